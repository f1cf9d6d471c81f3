"""`kronika admin`: who the administrator is, and a new signing key; also while the server runs."""
from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import typer

from kronika.cli.common import Lang, fail, guarded, one_of, texts_for

R = TypeVar("R")
ACTIONS = ["grant", "revoke", "list", "rotate-key"]


@guarded
def admin(
    action: Annotated[str, typer.Argument(metavar="grant|revoke|list|rotate-key")],
    name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    lang: Lang = None,
) -> None:
    """`grant` and `revoke` take the name of an account, the others none."""
    texts = texts_for(lang)
    one_of("admin", action, ACTIONS)
    if bool(name) != (action in ("grant", "revoke")):
        fail("admin-name" if not name else "admin-no-name", action=action)
    from kronika.table import people

    if action == "list":
        found = inside(database, people.admins)
        print("\n".join(found) if found else texts.text("admin-none"))
    elif action == "rotate-key":
        inside(database, people.change_key)
        print(texts.text("admin-key"))
    else:
        shown = inside(database, lambda c: people.set_admin(c, name, action == "grant"))
        if shown is None:
            fail("admin-unknown", name=name)
        print(texts.text(f"admin-{action}", name=shown))


def inside(url: str, work: Callable[..., R]) -> R:
    """Do something in one transaction of the database. What cannot be used is told in one sentence."""
    from sqlalchemy.exc import DBAPIError

    from kronika.table.database import default_url, open_engine, reason, shown
    from kronika.table.problem import Problem, Startup

    url = url or default_url()
    try:
        engine = open_engine(url, writing=False)
    except Startup as problem:
        fail(problem.code, **problem.arguments)
    try:
        with engine.connect().execution_options(writing=True) as connection, connection.begin():
            return work(connection)
    except DBAPIError as error:
        fail("startup-database", url=shown(url), reason=reason(error))
    except Problem as problem:
        fail(f"server-{problem.code}", **problem.arguments)
    finally:
        engine.dispose()
