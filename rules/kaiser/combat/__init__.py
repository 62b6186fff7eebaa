"""Attacks: declaring them, the reactions to them, the dice, and what follows a sinking (KS 5.2 to 5.4)."""
