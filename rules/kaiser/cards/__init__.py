"""The action halves of the cards: what each does, and when it can be played (KS 5.5)."""
