"""Alliances and contracts."""
