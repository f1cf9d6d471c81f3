"""The referee: the checked door, records, chance that can be proven, undo, views and scenarios."""
