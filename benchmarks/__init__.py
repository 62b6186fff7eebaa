"""Measurements, never tests: each prints what was measured, on what, how often, and a ratio within the same run."""
