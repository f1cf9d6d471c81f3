"""Static files from memory, compressed once; an address with a version may be kept for ever."""
from __future__ import annotations

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kronika.table.problem import Missing
from kronika.web.asker import spend_address
from kronika.web.render import HOMES
from kronika.web.versioned import served

router = APIRouter(include_in_schema=False)
KEPT = "public, max-age=31536000, immutable"
TYPES = {".woff2": "font/woff2", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
         ".svg": "image/svg+xml"}
READY = (".woff2", ".png")             # compressed already


@cache
def index(homes: tuple[Path, ...]) -> dict[str, Path]:
    """All that there is to fetch. A name from outside is looked up here and is never made into a path."""
    folders = [home / "static" for home in reversed(homes)]
    return {path.relative_to(folder).as_posix(): path for folder in folders for path in folder.rglob("*")
            if path.is_file()}


@cache
def loaded(path: Path) -> tuple[bytes, bytes, str]:
    """A file of the index, the file compressed, and its type."""
    body = served(path)
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return body, b"" if path.suffix in READY else gzip.compress(body, 9, mtime=0), kind


@router.api_route("/static/{name:path}", methods=["GET", "HEAD"])
async def static_file(request: Request, name: str) -> Response:
    spend_address(request, "static")
    found = index(tuple(HOMES)).get(name)
    if found is None:
        raise Missing("no-page")
    body, packed, kind = loaded(found)
    headers = {"Cache-Control": KEPT, "Vary": "Accept-Encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)


@router.api_route("/favicon.ico", methods=["GET", "HEAD"])
async def favicon(request: Request) -> Response:
    return await static_file(request, "icon.svg")
