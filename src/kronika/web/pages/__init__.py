"""The pages: rendered on the server from the same views that bots get."""
from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from kronika.table.problem import Missing
from kronika.web import errors
from kronika.web.pages import account, books, coach, gathering, links, lobby, me, newtable, proof, statics, tables
from kronika.web.pages.kit import problem_page

PACK = 5                               # how hard pages are compressed; events are never


def mount(app: FastAPI) -> None:
    """Add every page to the application."""
    for module in (statics, lobby, newtable, gathering, proof, coach, tables, links, books, me, account):
        app.include_router(module.router)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=PACK)


def for_people(request: Request) -> bool:
    return not request.url.path.startswith("/api")


async def on_http(request: Request, error: Exception) -> Response:
    """An address that leads nowhere: a page for people, JSON for programs."""
    if for_people(request):
        return problem_page(request, Missing("no-page"))
    return await errors.on_http(request, error)


async def on_invalid(request: Request, error: Exception) -> Response:
    """An address with a part that cannot be."""
    if for_people(request):
        return problem_page(request, Missing("no-page"))
    return await errors.on_invalid(request, error)
