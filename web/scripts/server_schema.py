"""Prints the JSON schema of everything the server sends and gets, whatever the game, to make
TypeScript types of it: `python web/scripts/server_schema.py`"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

from docs import make_protocol
from magnate.core import wire
from magnate.server import answers

REF = "#/$defs/{name}"
OF_ANY_GAME = re.compile(r"_(dict|collections\.abc\.Mapping)_str__typing\.Any__")


def components() -> dict[str, Any]:
    """Every type by its name. What depends on the game (`Message` and `Position`, whose view is
    left open here) has its name alone too."""
    sent = make_protocol.sent_types(make_protocol.description())
    plain = [found for found in sent if not getattr(found, "__parameters__", ())]
    message = wire.Message[dict[str, Any]]
    (parcel, *_), found = msgspec.json.schema_components(
        [answers.Parcel, message, *plain], ref_template=REF
    )
    text = msgspec.json.encode({**found, "Parcel": parcel}).decode()
    named: dict[str, Any] = msgspec.json.decode(OF_ANY_GAME.sub("", text))
    return {name: {**one, "title": name} for name, one in sorted(named.items())}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode({"components": components()})).decode())
