"""Alembic's folder: how the database came to its present form."""
