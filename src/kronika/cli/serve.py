"""`kronika serve`: tables in the browser and by the API."""
from __future__ import annotations

from typing import Annotated

import typer

from kronika.cli.common import Data, Lang, fail, guarded, texts_for, use_data


@guarded
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option()] = 8000,
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    base_url: Annotated[str, typer.Option(metavar="URL")] = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Serve until told to stop. The server is loaded only now: the other commands start faster without it."""
    texts = texts_for(lang)
    use_data(data)
    from kronika.table.problem import Startup
    from kronika.web.run import app_for, bound, run

    try:
        with bound(host, port) as listener:
            app = app_for(database, base_url, str(data or ""))
            link = base_url or f"http://{shown(host)}:{listener.getsockname()[1]}/"
            print(texts.text("serve-ready", link=link), flush=True)
            run(app, listener)
    except Startup as problem:
        fail(problem.code, **problem.arguments)


def shown(host: str) -> str:
    """A host as it stands in an address."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
