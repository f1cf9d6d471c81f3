"""History of the World, drawn."""
