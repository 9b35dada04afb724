"""Settings, tables, their logs and their chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("opener", sa.Text),
        sa.Column("claim", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_claim", "tables", ["claim"], unique=True)
    op.create_index("tables_seen", "tables", ["seen"])
    _log("entries", "seq", sa.Column("kind", sa.Text, nullable=False), sa.Column("digest", sa.Text))
    _log("chat", "n")


def _log(name: str, number: str, *more: sa.Column[str]) -> None:
    op.create_table(
        name,
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column(number, sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("id", sa.Text),
        *more,
        sqlite_with_rowid=False,
    )
    op.create_index(
        f"{name}_id",
        name,
        ["table_code", "by", "id"],
        unique=True,
        sqlite_where=sa.text("id IS NOT NULL"),
        postgresql_where=sa.text("id IS NOT NULL"),
    )
