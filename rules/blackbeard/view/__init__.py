"""The views of the readers."""
