"""How bytes become requests, and messages bytes: uvicorn's protocols with limits of our own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.typing import ExtensionParameter

try:
    isal: Any = import_module("isal.isal_zlib")
except ImportError:
    isal = None  # it is not made for every machine

HEAD_BYTES: Final = 32 * 1024
"""What a request may bring around its body: headers, and the seams of one that comes in chunks."""
REQUEST_SECONDS: Final = 60.0
"""So soon a request must have arrived as a whole, and the first one must have come at all."""


class Requests(HttpToolsProtocol):
    """Requests that end, and soon. The parser is the quickest there is, but would collect headers
    for as long as a stranger sends some, and wait for them for ever."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._around = 0
        """Bytes of the request that is arriving, without its body; 0 between requests."""
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._around += len(data)
        super().data_received(data)
        if self._around > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")
        elif self._around:
            self._wait()

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _arrived(self) -> None:
        self._around = 0
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Deflate(ServerPerMessageDeflateFactory):
    """Packs with Intel's library where there is one: a fifth of the time for as few bytes."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, extension = super().process_request_params(params, accepted_extensions)
        if isal is not None and not extension.local_no_context_takeover:
            bits = -extension.local_max_window_bits
            extension.encoder = isal.compressobj(isal.ISAL_BEST_SPEED, wbits=bits)
        return agreed, extension


class Sockets(WebSocketsSansIOProtocol):
    """Sockets that remember the last messages they sent. The next one is much like them: looking
    back far is what makes it small, looking hard only takes time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            Deflate(
                client_max_window_bits=12,  # clients have nothing to say
                compress_settings={"level": 1, "memLevel": 5},
            )
        ]
