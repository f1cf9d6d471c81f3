"""Civilization (1980)."""
