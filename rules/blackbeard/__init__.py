"""Barbe Noire 2: pirates of the golden age on three maps (2 to 5 seats; rule ids "BN x.y.z").

The rooms and what they offer each other: docs/blackbeard.md.
"""
