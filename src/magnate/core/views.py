"""How views say what their numbers are: `Colour = Annotated[int, of(COLOUR)]`.

View types stand in interpreted files (`view_types.py` of a game): compiling would erase them.
"""

from __future__ import annotations

import msgspec

from magnate.core.domains import Domain


def by(domain: Domain) -> msgspec.Meta:
    """Mark a list of a view that has one item for each value of a domain."""
    return msgspec.Meta(extra_json_schema={"by": domain.name})


def of(domain: Domain) -> msgspec.Meta:
    """Mark an int of a view as a value of a domain, for the schema that clients get."""
    return msgspec.Meta(extra_json_schema={"domain": domain.name})
