"""The host may ask those who only watch to be silent."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", Column("spectators_muted", Boolean))
