"""Discord's limits, and functions that fit texts to them. No other module has these numbers."""

from collections.abc import Sequence

CUSTOM_ID = 100
BUTTON_LABEL = 80
OPTION_LABEL = 100
OPTION_VALUE = 100
OPTION_DESCRIPTION = 100
PLACEHOLDER = 150
SELECT_OPTIONS = 25
ROW_BUTTONS = 5
TEXT = 4000
COMPONENTS = 40
CHOICES = 25
CHOICE_NAME = 100
MODAL_TITLE = 45
LABEL = 45
# Characters that may be typed into a box: a number, or words to search for.
TYPED_NUMBER = 10
TYPED = 100
NONCE = 25
NAME = 32
ALT = 1024
FILE = 10 * 1024 * 1024  # bytes; boosted servers allow more

# The summary in a message: the most lines, and the most characters of each line and of all.
SUMMARY_LINES = 3
SUMMARY_LINE = 400
SUMMARY_UNDONE = 200
SUMMARY = 1600
# The limit of the summary, the board and whose turn it is, and what the board has of it at least.
BOARD = 3400
LEAST_BOARD = 600
# The limits of the pages of news: of the table, whose other parts are short, and of a seat, beside its question.
NEWS = 3200
OWN_NEWS = 1600
NEWS_LINE = 500
# A page on the web holds whole pages of news.
PAGE_NEWS = 6000
NEWS_PASSAGE = 1000


def fit(text: str, limit: int) -> str:
    """Cut a text to the limit; an ellipsis marks the cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def fit_words(text: str, limit: int) -> str:
    """Cut a text to the limit after a whole word, if its language has words with spaces between them."""
    fitted = fit(text, limit)
    if fitted == text or text[len(fitted) - 1 :].startswith(" "):
        return fitted
    whole, _, _ = fitted.rpartition(" ")
    return whole.rstrip(" ,;:") + "…" if whole else fitted


def fit_each(texts: Sequence[str], limit: int) -> list[str]:
    """Cut the longest of some texts until all together keep the limit."""
    fitted = list(texts)
    while (over := sum(map(len, fitted)) - limit) > 0:
        place = max(range(len(fitted)), key=lambda place: len(fitted[place]))
        longest = fitted[place]
        fitted[place] = fit(longest, max(len(longest) - over, len(longest) // 2))
    return fitted


def fit_lines(lines: list[str], limit: int) -> str:
    """Join lines; if they do not all fit, drop the first ones, because the newest matter most."""
    kept = list(lines)
    while len(kept) > 1 and sum(len(line) + 1 for line in kept) > limit:
        kept.pop(0)
    text = "\n".join(kept)
    return fit(("…\n" if len(kept) < len(lines) else "") + text, limit)


def fit_sections(sections: Sequence[Sequence[str]], limit: int) -> list[tuple[list[str], int]]:
    """Leave out the first lines of the longest sections until all keep the limit; the newest matter most.

    Return the lines of each section, and how many were left out. Each section keeps at least one.
    """
    kept = [list(lines) for lines in sections]

    def size(lines: Sequence[str]) -> int:
        return sum(len(line) + 1 for line in lines)

    while sum(map(size, kept)) > limit and any(len(lines) > 1 for lines in kept):
        max((lines for lines in kept if len(lines) > 1), key=size).pop(0)
    return [(lines, len(whole) - len(lines)) for lines, whole in zip(kept, sections, strict=True)]
