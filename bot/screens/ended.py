"""The screen after the story when a match is over: the ranking, the seal of the dice, and buttons."""

from collections.abc import Container

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import Button, Item, Style, button, rows, text
from bot.screens.rules import rules_button
from rules.kernel import Match, commitment_of


def ended_items(context: Context, match: Match) -> list[Item]:
    """Return the ranking, the seal of the dice and the buttons. The story above says why the match ended."""
    return [*ended_texts(context, match), *after_items(context)]


def ended_texts(context: Context, match: Match, *, checked: bool = False) -> list[Item]:
    """Return the ranking and the seal of the dice. ``checked``: whether a button below checks the dice."""
    words = context.words
    places = words.ranking(context.game, match.result, context.names)
    dice = words.line(
        "bot-ended-dice",
        commitment=commitment_of(match.key_hashes()),
        salt=match.head.salt or None,
        whole=not match.secret_kinds,
        button=checked,
    )
    return [
        text("\n".join([words.line("bot-ended-places"), *places])),
        text("\n".join(f"-# {line}" for line in dice.splitlines() if line)),
    ]


def after_items(context: Context) -> list[Item]:
    """Return the buttons of a match that is over."""
    return rows(after_buttons(context))


def after_buttons(context: Context) -> list[Button]:
    """Return the buttons of a match that is over, in their order."""
    return [
        reading_button(context, "again", "primary"),
        reading_button(context, "replay"),
        reading_button(context, "export"),
        *reading_buttons(context),
    ]


def reading_buttons(context: Context) -> list[Button]:
    """Return the buttons that open the log and the rules."""
    return [reading_button(context, "log"), rules_button(context)]


def look_buttons(context: Context, without: Container[str] = ()) -> list[Button]:
    """Return the buttons that open what the game lets anybody look up, ``without`` some of it."""
    game = context.game
    return [
        button(context.words.line(f"bot-look-{game.name}-{what}"), Press(context.table, "look", arg=what).custom_id())
        for what in game.looks
        if what not in without
    ]


def reading_button(context: Context, verb: str, style: Style = "secondary") -> Button:
    """Return the button for a verb, with its own label."""
    return button(context.words.line(f"bot-button-{verb}"), Press(context.table, verb).custom_id(), style)
