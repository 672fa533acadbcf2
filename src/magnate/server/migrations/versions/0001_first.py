"""The first edition: people, tables with their logs, talk, orders and replays."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, String

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        Column("id", String(22), primary_key=True),
        Column("name", String(24), nullable=False),
        Column("login", String(64), unique=True),
        Column("password", String(200)),
        Column("made", Float, nullable=False),
        Column("seen", Float, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("token", String(64), primary_key=True),
        Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        Column("made", Float, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        Column("id", String(22), primary_key=True),
        Column("status", String(8), nullable=False),
        Column("game", String(32), nullable=False),
        Column("terms", LargeBinary, nullable=False),
        Column("record", LargeBinary),
        Column("host", String(22), nullable=False),
        Column("public", Boolean, nullable=False),
        Column("made", Float, nullable=False),
        Column("touched", Float, nullable=False),
        Column("to_act", String(16), nullable=False),
        Column("shown", Boolean, nullable=False),
        Column("paused", Boolean, nullable=False),
        Column("clocks", LargeBinary),
        Column("rematch", String(22)),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_table(
        "seats",
        _of_table(),
        Column("number", Integer, primary_key=True),
        Column("person", String(22)),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "log",
        _of_table(),
        Column("ply", Integer, primary_key=True),
        Column("lines", LargeBinary, nullable=False),
        Column("digest", String(24), nullable=False),
        Column("key", String(64)),
        Column("clocks", LargeBinary),
    )
    op.create_table(
        "chat",
        _of_table(),
        Column("number", Integer, primary_key=True),
        Column("person", String(22), nullable=False),
        Column("name", String(24), nullable=False),
        Column("text", String(500), nullable=False),
        Column("time", Float, nullable=False),
    )
    op.create_table(
        "orders",
        _of_table(),
        Column("seat", Integer, primary_key=True),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "replays",
        Column("id", String(22), primary_key=True),
        Column("person", String(22), nullable=False),
        Column("table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), unique=True),
        Column("record", LargeBinary),
        Column("made", Float, nullable=False),
    )
    op.create_index("ix_replays_person", "replays", ["person"])
    op.create_table(
        "keys",
        Column("name", String(16), primary_key=True),
        Column("value", String(64), nullable=False),
    )


def _of_table() -> Column[str]:
    return Column(
        "table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
