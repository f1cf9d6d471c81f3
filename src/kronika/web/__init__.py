"""The server's edge: HTTP API, live events, security, and the place where pages are mounted."""
