"""Tables, seats, grants and the log of decisions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "meta", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("content", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("watchable", sa.Boolean, nullable=False),
        sa.Column("pace_ms", sa.Integer, nullable=False),
        sa.Column("limit_s", sa.Integer),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("waiting_since", sa.Float, nullable=False),
        sa.Column("hurry", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.Float),
        sa.Column("lease_owner", sa.String(40)),
        sa.Column("lease_until", sa.Float),
        sa.Column("next_table", sa.String(24)),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_updated", "tables", ["updated_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("person", sa.Boolean, nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_table(
        "grants",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("facing", sa.Boolean, nullable=False),
    )
    op.create_index("grants_holder", "grants", ["holder"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("entries", "grants", "seats", "tables", "meta"):
        op.drop_table(name)
