"""The AI seat: what it orders captain by captain, and how it answers each kind of question.

``captain`` plays the voyage and ``corsair`` the war; ``perils`` and ``prey`` judge hunters and rivals for him.
"""

from rules.blackbeard.pilot.answers import advise, counsel, pilot, voyager

__all__ = ["advise", "counsel", "pilot", "voyager"]
