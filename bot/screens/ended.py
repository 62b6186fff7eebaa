"""The screen after the story when a match is over: the ranking, and buttons. One opens the seal of the dice."""

from collections.abc import Container

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import Button, Item, Style, button, rows, text
from bot.screens.rules import rules_button
from bot.screens.tiles import LEARN, tile_buttons
from rules.kernel import Match


def ended_items(context: Context, match: Match) -> list[Item]:
    """Return the ranking and the buttons. The story above says why the match ended."""
    return [ranking_text(context, match), *rows(ended_buttons(context))]


def ranking_text(context: Context, match: Match) -> Item:
    """Return the ranking."""
    places = context.words.ranking(context.game, match.told_result, context.names)
    return text("\n".join([context.words.line("bot-ended-places"), *places]))


def after_items(context: Context) -> list[Item]:
    """Return the buttons of a match that is over."""
    return rows(after_buttons(context))


def after_buttons(context: Context) -> list[Button]:
    """Return the buttons of a match that is over, in their order: first those of what to play next."""
    return [
        reading_button(context, "again", "primary"),
        # A player whose first match is over may want to be taught the game.
        *tile_buttons(context.words, context.game, (LEARN,)),
        reading_button(context, "replay"),
        reading_button(context, "export"),
        *reading_buttons(context),
    ]


def ended_buttons(context: Context) -> list[Button]:
    """Return the buttons of a match that was played to its end: those of one that is over, and its fair dice."""
    dice = button(context.words.line("bot-lobby-button-dice"), Press(context.table, "dice").custom_id())
    return [*after_buttons(context), dice]


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
