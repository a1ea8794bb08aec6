"""The tables of the database; `entries` is the truth, everything else can be derived from it or steers the page."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

meta = Table("meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(20), nullable=False),  # up to 2**64, more than a signed column holds
    Column("nonce", String(64), nullable=False),
    Column("mode", String(10), nullable=False),  # solo, screen, friends, api
    Column("watchable", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),  # may people ask a bot for advice?
    Column("pace_ms", Integer, nullable=False),
    Column("limit_s", Integer),  # a bot steps in for a person who takes longer
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("version", Integer, nullable=False),  # the number of entries
    Column("changes", Integer, nullable=False),  # of seats: names, claims, bots stepping in
    Column("to_act", Integer),
    Column("over", Boolean, nullable=False),
    Column("waiting_since", Float, nullable=False),
    Column("hurry", Boolean, nullable=False),  # bots do not wait until a person has decided again
    Column("due_at", Float),  # when the house has to decide or to step in; NULL: only a person can go on
    Column("lease_owner", String(40)),
    Column("lease_until", Float),
    Column("next_table", String(24)),  # the rematch
    Index("tables_due", "due_at"),
    Index("tables_updated", "updated_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),  # of the bot that plays or stands in
    Column("person", Boolean, nullable=False),  # does the seat belong to a person?
    Column("claimed", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),  # a bot stands in
    Column("epoch", Integer, nullable=False),  # raised to make old links worthless
)

grants = Table(
    "grants",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(64), primary_key=True),  # sha256 of a browser's key
    Column("seat", Integer, primary_key=True),  # HOST for the right to arrange the table
    Column("facing", Boolean, nullable=False),  # the seat that looks at this holder's screen
    Index("grants_holder", "holder"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps: two answers to one question collide here
    Column("kind", String(8), nullable=False),  # decide, undo, seal, unseal
    Column("seat", Integer, nullable=False),
    Column("decision", Integer, nullable=False),  # for an undo: the decision that was taken back
    Column("by", String(8), nullable=False),  # person, bot, stand-in
    Column("at", Float, nullable=False),
)

HOST = -1
