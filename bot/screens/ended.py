"""What stands under the story when a match is over: the ranking, the dice to check, and what can be done now."""

import discord
from discord import ui

from bot.custom_ids import Press
from bot.screens.context import Context, Item, button, rows, text
from bot.screens.rules import rules_button
from rules.kernel import Match, commitment_of


def ended_items(context: Context, match: Match) -> list[Item]:
    """Return the places, the seal of the dice and the buttons; why it ended is the last thing that the story tells."""
    words = context.words
    places = words.ranking(context.game, match.result, context.names)
    dice = words.line("bot-ended-dice", commitment=commitment_of(match.key_hashes()), salt=match.head.salt or "-")
    return [
        text("\n".join([words.line("bot-ended-places"), *places])),
        text("\n".join(f"-# {line}" for line in dice.splitlines())),
        *after_items(context),
    ]


def after_items(context: Context) -> list[Item]:
    """Return the buttons for when nothing is played any more."""
    return rows(
        [
            reading_button(context, "again", discord.ButtonStyle.success),
            reading_button(context, "export"),
            *reading_buttons(context),
        ]
    )


def reading_buttons(context: Context) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons to read by, at any time of a match."""
    return [reading_button(context, "log"), rules_button(context.words, context.game)]


def reading_button(
    context: Context, verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    """Return one of them."""
    return button(context.words.line(f"bot-button-{verb}"), Press(context.table, verb).custom_id(), style)
