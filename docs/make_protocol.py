"""Writes what follows from the code into docs/protocol.md: `python docs/make_protocol.py`."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from magnate.core import records, wire
from magnate.server import answers, terms
from magnate.server.app import make_app
from magnate.server.settings import Settings

FILE = Path(__file__).with_name("protocol.md")
METHODS = ("get", "post", "patch", "put", "delete")
BUILT = {
    "/api/tables/{id}/message": "`Message`",
    "/api/guides/{game}/position": "`Learnt`",
    "/api/tables/{id}/past": "list of `Past`",
    "/api/tables/{id}/blocked": "list of `Blocked`",
    "/api/tables/{id}/trial": "`Tried`",
    "/api/tables/{id}/record": "a record, or `OwnRecord`",
    "/api/replays/{id}/record": "a record",
    "/api/replays/{id}/plies/{ply}": "`Message`",
    "/api/replays/{id}/entries": "list of `EntryData`",
}
"""Answers that are built by hand, so that their description doesn't tell their type."""


def description() -> dict[str, Any]:
    """What the server says at /schema/openapi.json."""
    app = make_app(Settings(database="sqlite:///never-opened.sqlite"))
    return app.openapi_schema.to_schema()


def routes(schema: dict[str, Any]) -> str:
    """A table of all routes."""
    lines = ["| route | sends | gets | what it does |", "|---|---|---|---|"]
    for path in sorted(schema["paths"]):
        for method in METHODS:
            route = schema["paths"][path].get(method)
            if route is None:
                continue
            body = _content(route.get("requestBody", {}))
            good = next(r for status, r in route["responses"].items() if status < "300")
            query = "".join(
                f" `?{one['name']}`" for one in route.get("parameters", ()) if one["in"] == "query"
            )
            gets = BUILT.get(path) or _content(good)
            words = " ".join(route.get("description", "").split())
            name = f"`{method.upper()} {path}`{query}"
            lines.append(f"| {name} | {body} | {gets} | {words} |")
    lines.append(
        "| `GET /api/tables/{id}/live` `?since` | | `Parcel`s | A socket: the table, and all "
        "that happens at it from a ply on. |"
    )
    return "\n".join(lines)


def _content(part: dict[str, Any]) -> str:
    """What a request or an answer holds, in short."""
    content = part.get("content", {}).get("application/json", {}).get("schema", {})
    return _short(content)


def _short(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2].rpartition('.')[2]}`"
    if "oneOf" in schema or "anyOf" in schema:
        kinds = [_short(one) for one in schema.get("oneOf") or schema["anyOf"]]
        return " or ".join(kind for kind in kinds if kind)
    if schema.get("type") == "array":
        inner = _short(schema.get("items", {}))
        return f"list of {inner}" if inner else "list"
    if schema.get("type") == "string":
        return "text"
    if schema.get("type") in ("object", "integer", "boolean"):
        return str(schema["type"])
    return ""


def types(schema: dict[str, Any]) -> str:
    """The types of everything that is sent, as they stand in the code."""
    blocks = []
    for found in sent_types(schema):
        source = re.sub(r"^@.*\n", "", inspect.getsource(found))
        blocks.append(f"```python\n{source.rstrip()}\n```")
    return "\n\n".join(blocks)


def sent_types(schema: dict[str, Any]) -> list[type[msgspec.Struct]]:
    """The types of everything that is sent."""
    _, pushed = msgspec.json.schema_components((answers.Parcel, answers.Learnt, answers.Tried))
    sent = {name.rpartition(".")[2] for name in schema["components"]["schemas"]}
    sent |= {re.sub(r"_.*", "", name) for name in pushed}
    sent.add(terms.Customs.__name__)  # part of others, by inheritance
    modules = [module for name, module in sorted(sys.modules.items()) if _speaks(name)]
    types = []
    for module in [*modules, wire, records]:
        for name, found in vars(module).items():
            own = isinstance(found, type) and found.__module__ == module.__name__
            if own and issubclass(found, msgspec.Struct) and name in sent:
                types.append(found)
    return types


def _speaks(module: str) -> bool:
    return module.startswith("magnate.server.") and ".migrations" not in module


def renewed(text: str) -> str:
    """The file's text with its made parts made anew."""
    schema = description()
    for name, made in (("routes", routes(schema)), ("types", types(schema))):
        begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}\n{made}\n{end}{after}"
    return text


if __name__ == "__main__":
    FILE.write_text(renewed(FILE.read_text()))
