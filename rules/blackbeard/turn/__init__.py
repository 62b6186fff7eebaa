"""The turn: its steps, orders, entries, arenas."""
