"""Krónika plays the great civilization board games by their rulebooks."""

__version__ = "0.1.0"
