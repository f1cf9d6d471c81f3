"""The market: a toy game that has what the great ones have and no shipped one does: barter, bluff, a sealed list of
small moves, a gong, and a map. It lives outside the package, as a game of other authors would."""
