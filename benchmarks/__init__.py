"""Measurements, not tests: each prints its subject, machine, number of runs, and a ratio within the same run."""
