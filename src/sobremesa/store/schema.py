"""The tables of the database as they are now; `migrations/` says how they came about.

Bodies are TEXT, so that a log can be read with any database tool. There is no foreign key from
entries to tables: on PostgreSQL it would lock the table's row at every move.
"""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text, text

REVISION = "0001"
"""The newest of `migrations/versions/`."""

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("opener", Text),
    # The opener while this table is the one it keeps open (N10): unique, so two requests at once open one table.
    Column("claim", Text),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("tables_claim", "claim", unique=True),
    Index("tables_seen", "seen"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("id", Text),
    Column("digest", Text),
    Index(
        "entries_id",
        "table_code",
        "by",
        "id",
        unique=True,
        sqlite_where=text("id IS NOT NULL"),
        postgresql_where=text("id IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("id", Text),
    Index(
        "chat_id",
        "table_code",
        "by",
        "id",
        unique=True,
        sqlite_where=text("id IS NOT NULL"),
        postgresql_where=text("id IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)
