"""Every refusal as JSON: a stable code, a sentence in the reader's language, and the rule if a rule refused."""
from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from kronika.core.rule import Cause, Rule
from kronika.games import notes
from kronika.locale import Texts
from kronika.locale.log import because
from kronika.referee import rulebook
from kronika.table.problem import ByRule, Conflict, Problem
from kronika.web.language import language, texts

LOG = logging.getLogger("kronika.web")


def told(said: Texts, game: str, edition: str, rule: Rule, cause: Cause | None) -> dict[str, Any]:
    """The rule that refuses, its sentence, and where it needs saying why it refuses here."""
    text = rulebook.sentence(said, game, edition, rule.ref)
    why = because(said, notes(game, edition), cause) if cause else ""
    return {"ref": rule.ref, "text": f"{text} {why}" if why else text, "because": why}


def rule_link(game: str, edition: str, ref: str) -> str:
    """Where the rule is to be read."""
    return f"/rules/{game}{f'?edition={edition}' if edition else ''}#{ref}"


def explained(problem: Problem, lang: str, game: str = "", edition: str = "") -> dict[str, Any]:
    """The answer to a refused request."""
    said = texts(lang)
    if isinstance(problem, ByRule) and game:
        return {"code": problem.code, **told(said, game, edition, problem.rule, problem.cause)}
    return {"code": problem.code, "text": said.text(f"server-{problem.code}", **problem.spoken(said.text)),
            **problem.more}


def answer(request: Request, problem: Problem) -> JSONResponse:
    game = getattr(request.state, "game", ("", ""))
    headers = {"Retry-After": str(problem.arguments.get("seconds", 1))} if problem.status in (429, 503) else {}
    return JSONResponse(explained(problem, language(request), *game), problem.status, headers=headers)


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return answer(request, error)


async def on_invalid(request: Request, error: Exception) -> Response:
    """A body or parameter that is not what the API describes; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    wrong = [{"where": [str(part)[:40] for part in row["loc"]], "what": str(row["type"])}
             for row in error.errors()[:10]]
    return answer(request, Problem("bad-request", status=422, more={"detail": wrong}))


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "no-page", 405: "bad-method", 413: "too-big"}
    return answer(request, Problem(codes.get(error.status_code, "bad-request"), status=error.status_code))


async def on_busy(request: Request, error: Exception) -> Response:
    """Somebody else was faster too often: to be tried again."""
    LOG.warning("%s %s: %s", request.method, request.url.path, " ".join(str(error).split())[:300])
    return answer(request, Problem("busy", status=503))


def install(app: FastAPI) -> None:
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Conflict, on_busy)
