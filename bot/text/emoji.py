"""Emoji in texts: how to find them, and texts in words alone, for places that show no drawn emoji."""

import re
from collections.abc import Callable, Iterable

OLDER = "\u21a9\u21aa\u231a-\u23ff\u25aa\u25ab\u2600-\u2604\u2607-\u27bf\u2b00-\u2bff"
NEWER = "\U0001f000-\U0001f1e5\U0001f200-\U0001faff"
PART = f"[{OLDER}{NEWER}]"
"""A character of an emoji. Arrows and stars of a typeface are none."""
JOINER = "\u2060"
"""Follows an emoji that a person has written; nobody sees it. It keeps such an emoji from being taken for the bot's."""

RUN = re.compile(f"(?:{PART}|[\U0001f1e6-\U0001f1ff\ufe0f\u200d\u20e3{JOINER}])+")
"""Emoji in a row, with everything that joins their parts."""

AFTER = f"{JOINER}\u200d\ufe0f\u20e3\U0001f3fb-\U0001f3ff"
"""What follows a sign that is only a part of another emoji, or that a person has written."""

ONE = f"(?:[\U0001f1e6-\U0001f1ff]{{2}}|{PART}(?:\ufe0f|\u200d{PART})*)"
UNGUARDED = re.compile(f"{ONE}(?![\u200d\ufe0f{JOINER}])")
BESIDE_WORDS = re.compile(f"({ONE}+)({JOINER}?) ?")
SIDES = {"🔵": "d10", "🟢": "d8", "⚪": "d6", "🔴": "d4"}
"""By sign of a die, what is written for it in words."""
ROLLS = {"⚔️": "attack", "🛡️": "defence"}
"""By sign before dice, the mark ("bot-mark") that says what they are rolled for."""
DICE = re.compile(f"(?:({'|'.join(ROLLS)}) ?)?([{''.join(SIDES)}]+)(?![{JOINER}{''.join(SIDES)}])(?=(\\w?))")
"""Dice, the sign before them and the letter or digit after them."""


def guarded(text: str) -> str:
    """Return a text that a person has written, with a joiner after each emoji."""
    return UNGUARDED.sub(rf"\g<0>{JOINER}", text)


def dice_in_words(text: str, mark: Callable[[str], str]) -> str:
    """Return a text with words in the place of dice, which no words beside them repeat: "attack d10 d8".

    ``mark``: returns the words of one of :data:`ROLLS`.
    """

    def said(found: re.Match[str]) -> str:
        words = [*([mark(ROLLS[found[1]])] if found[1] else []), *(SIDES[die] for die in found[2])]
        return " ".join(words) + (" " if found[3] else "")

    return DICE.sub(said, text)


def in_words(text: str) -> str:
    """Return a text without the emoji that words beside them repeat: for completions, boxes to type into, alt texts."""
    return BESIDE_WORDS.sub(lambda found: found[0] if found[2] else "", text)


def signs(known: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern that finds signs, the longest first; nothing for none."""
    longest = sorted(known, key=len, reverse=True)
    return re.compile(f"(?:{'|'.join(map(re.escape, longest))})(?![{AFTER}])(?<!\u200d)" if longest else r"(?!)")
