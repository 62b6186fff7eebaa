"""Delivery: tells each person everything that is new, exactly once."""
