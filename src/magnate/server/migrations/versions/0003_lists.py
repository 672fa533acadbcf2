"""Lists tell what is asked at a table, and how a game ended."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, LargeBinary, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", Column("question", String(64)))
    op.add_column("tables", Column("result", LargeBinary))
