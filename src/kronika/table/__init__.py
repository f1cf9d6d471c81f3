"""The server's heart: tables, seats, clocks, storage, live updates, bot workers and accounts."""
