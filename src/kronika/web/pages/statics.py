"""Static files from memory, compressed once; an address with a version may be kept for ever."""
from __future__ import annotations

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import PurePosixPath

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kronika.table.problem import Missing
from kronika.web.render import static_path

router = APIRouter(include_in_schema=False)
KEPT = "public, max-age=31536000, immutable"
TYPES = {".woff2": "font/woff2", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
         ".svg": "image/svg+xml"}
READY = (".woff2", ".png")             # compressed already


@cache
def loaded(name: str) -> tuple[bytes, bytes, str] | None:
    """The file, the file compressed, and its type; None if there is no such file."""
    if ".." in PurePosixPath(name).parts or not static_path(name).is_file():
        return None
    path = static_path(name)
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or guess_type(name)[0] or "application/octet-stream"
    return body, b"" if path.suffix in READY else gzip.compress(body, 9, mtime=0), kind


@router.get("/static/{name:path}")
async def static_file(request: Request, name: str) -> Response:
    found = loaded(name)
    if found is None:
        raise Missing("no-page")
    body, packed, kind = found
    headers = {"Cache-Control": KEPT, "Vary": "Accept-Encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    return await static_file(request, "icon.svg")
