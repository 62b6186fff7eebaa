"""What a press or a command does, one file a subject."""
