"""Battles between pirates (spec 4.12.1 to 4.12.4, BN 12)."""
