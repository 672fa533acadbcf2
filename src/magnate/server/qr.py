"""Links as pictures, to be read by the camera of a telephone."""

from __future__ import annotations

from typing import Annotated

import msgspec
import segno
from litestar import post
from litestar.status_codes import HTTP_200_OK

from magnate.server.people import Person


class QrText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class QrCode(msgspec.Struct, frozen=True):
    """A picture of so many dots each way, without its white border."""

    size: int
    path: str
    """The dark dots, as the `d` of an SVG path."""


@post("/api/qr", status_code=HTTP_200_OK)
async def qr(data: QrText, person: Person) -> QrCode:
    """A link as a picture. It is posted, since links hold secrets, which are in no address."""
    dots = segno.make(data.text, error="m", micro=False).matrix
    path = "".join(
        f"M{x},{y}h1v1h-1z" for y, row in enumerate(dots) for x, dark in enumerate(row) if dark
    )
    return QrCode(len(dots), path)
