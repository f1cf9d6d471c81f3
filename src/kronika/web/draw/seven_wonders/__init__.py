"""7 Wonders on the page."""
