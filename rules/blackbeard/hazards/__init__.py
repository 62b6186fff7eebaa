"""Hazard events."""
