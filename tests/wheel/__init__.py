"""The built wheel, as a stranger gets it."""
