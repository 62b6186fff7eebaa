"""The view of one reader: its data, and the changes that events make to it (spec 7)."""
