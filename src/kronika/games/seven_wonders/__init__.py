"""7 Wonders, second edition (2020), for 3 to 7 seats."""
