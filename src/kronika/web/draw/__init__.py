"""From what a viewer may see of a table to what the templates show: one package per game, and the house's own parts."""
