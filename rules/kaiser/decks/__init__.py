"""The decks: dealing and drawing, solitaire cards, and the ships kept for the next round (KS 3.2, 3.3)."""
