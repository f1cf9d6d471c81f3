"""The pages: rendered on the server from the same views that bots get."""
from __future__ import annotations

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from kronika.web.pages import books, lobby, statics, tables

PACK = 5                               # how hard pages are compressed; events are never


def mount(app: FastAPI) -> None:
    """Add every page to the application."""
    for module in (statics, lobby, tables, books):
        app.include_router(module.router)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=PACK)
