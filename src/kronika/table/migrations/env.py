"""Runs migrations on the connection that database.py hands over."""
from __future__ import annotations

from alembic import context

from kronika.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
