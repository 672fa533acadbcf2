"""How games began stands apart from where they stand, which is written again every second."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, LargeBinary, String, text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "beginnings",
        Column("table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("record", LargeBinary, nullable=False),
    )
    began = "SELECT id, record FROM tables WHERE record IS NOT NULL"
    op.execute(text(f'INSERT INTO beginnings ("table", record) {began}'))
    op.drop_column("tables", "record")
