"""The application: service, API, security; pages are mounted by kronika.web.pages if it is there."""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib import import_module
from importlib.util import find_spec

from fastapi import FastAPI

from kronika import __version__
from kronika.table.bus import listen
from kronika.table.database import default_url, open_held, shown_url
from kronika.table.keeper import Keeper
from kronika.table.problem import Problem, Startup
from kronika.table.service import Service
from kronika.table.settings import Settings
from kronika.table.storage import Storage
from kronika.web import api_meta, api_people, api_play, api_tables, errors
from kronika.web.limits import Limits
from kronika.web.security import Security
from kronika.web.standing import Standing

ABOUT = """Everything the pages do can be done here.

Authorization: Bearer TOKEN, where the token is a seat's (s_...), a host's (h_...) or a personal one (p_...). Without
one you may look on, and make and join tables.

A move is a sentence of the notation, posted with the id of the decision that it answers. Refusals carry a stable code,
a sentence in the language of Accept-Language or ?lang=, and the rule that refused as ref."""


def create_app(settings: Settings) -> FastAPI:
    """The whole server on one database. Raises Startup if that cannot be used."""
    engine, held = open_held(settings.database or default_url())
    app = FastAPI(title="Krónika API", version=__version__, description=ABOUT, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json", lifespan=lifespan)
    app.state.service = Service(settings, Storage(engine, held))
    app.state.problem = None                     # why the server cannot go on
    app.state.limits = Limits(settings)
    errors.install(app)
    for module in (api_play, api_tables, api_meta, api_people):          # what is asked most is found first
        app.include_router(module.router)
    app.include_router(api_meta.plain)
    if find_spec("kronika.web.pages") is not None:
        import_module("kronika.web.pages").mount(app)
    app.add_middleware(Standing, storage=app.state.service.storage)
    app.add_middleware(Security, settings=settings, limits=app.state.limits)
    return app


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Bots, clocks and the line between processes live as long as the server does."""
    service: Service = app.state.service
    try:
        await service.open()
    except Problem as problem:
        app.state.problem = Startup(f"startup-{problem.code}", url=shown_url(service.storage.engine.url),
                                    reason=str(problem.reason))
        yield
        service.storage.close()
        return
    keeper = Keeper(service)
    tasks = [asyncio.create_task(keeper.run()), asyncio.create_task(keeper.watch())]
    if not service.storage.sqlite:
        tasks.append(asyncio.create_task(listen(service.storage.engine, service.heard, service.lost)))
    try:
        yield
    finally:
        service.closing.set()
        service.bus.tell_all()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await keeper.close()
        service.storage.close()
