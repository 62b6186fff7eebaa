"""The screen that asks for confirmation."""

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import Screen, button, page, rows, text


def sure_screen(context: Context, what: str, **about: int) -> Screen:
    """Ask for confirmation before leaving, resigning or stopping. ``about``: the variables of the question's text."""
    words = context.words
    yes = Press(context.table, f"do{what}").custom_id()
    no = Press(context.table, "nothing").custom_id()
    return page(
        [
            text(words.line(f"bot-sure-{what}", **about)),
            *rows(
                [
                    button(words.line(f"bot-sure-{what}-yes"), yes, "danger"),
                    button(words.line("bot-back"), no),
                ]
            ),
        ]
    )
