"""Through the Ages: a story of civilization."""
