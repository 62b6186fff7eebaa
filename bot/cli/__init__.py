"""The command line, one module per kind of work."""
