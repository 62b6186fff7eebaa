"""The arithmetic of time: paces, deadlines, time zones, and times that people type. Pure: no clock, no Discord."""
