"""What happens at sea: movement, search, merchants, cargo, hostages."""
