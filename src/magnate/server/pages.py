"""The web client: the files of its build, answered from memory."""

from __future__ import annotations

import asyncio
import re
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from magnate.words import Words, default_language

SERVERS_OWN: Final = ("api", "schema", "health")
"""What addresses of the server's own begin with; all others are the client's."""
TYPES: Final = {
    ".avif": "image/avif",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not those of the machine, which differ from one to the next."""
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""How files are packed beside the plain ones, the smallest first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The name of an asset changes with what is in it."""
ASK_AGAIN: Final = "no-cache"


class File(msgspec.Struct, frozen=True):
    kind: str
    kept: str
    """How long a browser keeps it."""
    plain: bytes
    packed: dict[str, bytes]


class Pages:
    """Stands before the application and answers what belongs to the client. Only files that were
    found in its folder have an address, so that none leads out of it."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = app
        self._folder = folder
        self._built: int | None = None
        self._files: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "GET" or not of_client(scope):
            await self._app(scope, receive, send)
            return
        file = self._find(scope["path"])
        if file is not None:
            await _answer(send, file, dict(scope["headers"]).get(b"accept-encoding", b""))
        elif _is_page(scope["path"]):
            await _answer(send, await asyncio.to_thread(_not_built), b"", 503)
        else:
            await self._app(scope, receive, send)  # which knows no such thing

    def _find(self, path: str) -> File | None:
        page = _is_page(path)
        if page or not self._files:
            self._read()
        return self._files.get("/index.html" if page else path)

    def _read(self) -> None:
        """Take in all files, if they were built since the last time."""
        try:
            built = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            self._built, self._files = None, {}
            return
        if built == self._built:
            return
        found = {
            "/" + path.relative_to(self._folder).as_posix(): path
            for path in self._folder.rglob("*")
            if path.is_file()
        }
        endings = tuple(ending for _, ending in PACKED)
        self._files = {
            address: File(
                kind=TYPES.get(path.suffix, "application/octet-stream"),
                kept=FOR_EVER if address.startswith("/assets/") else ASK_AGAIN,
                plain=path.read_bytes(),
                packed={
                    coding: found[address + ending].read_bytes()
                    for coding, ending in PACKED
                    if address + ending in found
                },
            )
            for address, path in found.items()
            if not address.endswith(endings)
        }
        self._built = built


def of_client(scope: Any) -> bool:
    """Whether an address is none of the server's own."""
    parts = [part for part in scope["path"].split("/") if part]
    return not parts or parts[0] not in SERVERS_OWN


def _is_page(path: str) -> bool:
    """Whether the client itself knows what to show there."""
    return not path.startswith("/assets/") and "." not in path.rpartition("/")[2]


def _understood(header: bytes, coding: str) -> bool:
    """Whether a browser says that it can unpack something."""
    wish = re.search(
        rf"(?:^|,)\s*{coding}\s*(?:;\s*q=([0-9.]+))?\s*(?:,|$)", header.decode("latin-1")
    )
    return wish is not None and (wish[1] is None or wish[1].strip("0.") != "")


async def _answer(send: Send, file: File, understood: bytes, status: int = 200) -> None:
    body, headers = file.plain, [(b"content-type", file.kind.encode())]
    if file.packed:
        headers.append((b"vary", b"accept-encoding"))
    for coding, data in file.packed.items():
        if _understood(understood, coding):
            body = data
            headers.append((b"content-encoding", coding.encode()))
            break
    headers.append((b"content-length", str(len(body)).encode()))
    headers.append((b"cache-control", file.kept.encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _not_built() -> File:
    """A page of words for those who came before the client was built, in the language of whoever
    started the server: he can do something about it."""
    language = default_language()
    said = escape(Words(language).text("cli-serve-not-built", command="make play"))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Magnate</title>'
        f"<p>{said}</p></html>"
    )
    return File(TYPES[".html"], "no-store", page.encode(), {})
