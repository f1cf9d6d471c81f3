"""`kronika serve`: tables in the browser and by the API."""
from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from kronika.cli.common import Data, Lang, complain, fail, guarded, texts_for, use_data


@guarded
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option()] = 8000,
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    base_url: Annotated[str, typer.Option(metavar="URL")] = "",
    show: Annotated[bool, typer.Option("--open")] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Serve until told to stop. The server is loaded only now: the other commands start faster without it."""
    texts = texts_for(lang)
    folder = data or chosen()
    use_data(texts, folder)
    from kronika.table.problem import Startup, Stopped
    from kronika.web.run import app_for, bound, run

    try:
        with bound(host, port) as listener:
            app = app_for(database, base_url, str(folder or ""))
            link = base_url or f"http://{shown(host)}:{listener.getsockname()[1]}/"
            print(texts.text("serve-ready", link=link), flush=True)
            if show and on_a_desktop():
                webbrowser.open(link)
            run(app, listener)
    except Stopped as problem:
        complain(texts.text(problem.code, **problem.arguments))
        raise typer.Exit(1) from None
    except Startup as problem:
        fail(problem.code, **problem.arguments)


def chosen() -> Path | None:
    """The box that the environment names."""
    name = os.environ.get("KRONIKA_DATA", "")
    return Path(name) if name else None


def on_a_desktop() -> bool:
    """Whether there is a screen to open a page on."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def shown(host: str) -> str:
    """A host as it stands in an address."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
