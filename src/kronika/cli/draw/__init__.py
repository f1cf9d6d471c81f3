"""How a game is drawn in the terminal: one module for each game, from its board.py."""
