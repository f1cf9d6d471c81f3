"""Through the Ages on the page."""
