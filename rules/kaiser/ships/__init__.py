"""Events of ships: markers, sinking and capture, safe passage, refuge, prizes (KS 5.1, 5.3)."""
