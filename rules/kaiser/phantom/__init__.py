"""The Phantom Player: its turn, line by line of the solitaire cards (KS 5.9)."""
