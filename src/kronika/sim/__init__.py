"""Simulation: many games at once, and how fast they go."""
