"""What each reader sees."""
