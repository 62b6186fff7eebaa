"""Battles: interceptions, hunters, rivals, duels and what follows from them."""
