"""Choices: asking a seat, choosing for the Phantom Player, and finding legal targets."""
