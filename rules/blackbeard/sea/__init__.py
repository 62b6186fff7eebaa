"""Acts and events at sea: movement, search, merchants, cargo, hostages."""
