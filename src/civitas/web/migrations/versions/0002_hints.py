"""Tables at which people may ask a bot for advice."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables of before: against bots advice is allowed, as it is for new ones.
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE tables SET hints = (mode = 'solo')"))


def downgrade() -> None:
    op.drop_column("tables", "hints")
