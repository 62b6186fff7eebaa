"""The AI seat: how it values a view, and how it answers each kind of question."""
