"""The ship and its captain: figures, damage, wounds, repair, fates."""
