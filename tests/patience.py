"""How long a test waits for what must come: what is there is seen at once, and a busy machine may need long."""

PATIENCE = 180                         # seconds
