"""What somebody asks of all others, and whom the host sent away, survive a restart."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, LargeBinary

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", Column("request", LargeBinary))
    op.add_column("tables", Column("sent_away", LargeBinary))
