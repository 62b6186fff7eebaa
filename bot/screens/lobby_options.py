"""The host's screen of options, and the choice of one of them."""

from collections.abc import Mapping
from typing import Any

from bot import limits
from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Item, Screen, button, menu, option, page, rows, text
from bot.tables.options import Choice, choices_of, read_value, typed


def options_screen(context: Context, options: Mapping[str, Any], note: str = "") -> Screen:
    """List every option with its value, and offer a menu to choose one to change."""
    words, game = context.words, context.game
    lines = [
        words.line(
            "bot-options.one",
            label=f"**{words.setting(game, choice.name).label}**",
            value=words.setting_value(game, choice.name, options[choice.name]),
        )
        for choice in choices_of(game)
    ]
    settings = {choice.name: words.setting(game, choice.name) for choice in choices_of(game)[: limits.SELECT_OPTIONS]}
    which = menu(
        Press(context.table, "option").custom_id("s"),
        [option(setting.label, name, setting.hint) for name, setting in settings.items()],
        words.line("bot-options-which"),
    )
    head = words.line("bot-options-title", game=words.pitch(game).title)
    return page([text("\n".join(part for part in (note, f"**{head}**", *lines) if part)), which], PRIVATE_COLOUR)


def option_screen(context: Context, choice: Choice, options: Mapping[str, Any]) -> Screen:
    """Offer the values of one option."""
    words, game = context.words, context.game
    setting = words.setting(game, choice.name)
    now = words.setting_value(game, choice.name, options[choice.name])
    items: list[Item] = [text(f"**{setting.label}**\n{setting.hint}\n" + words.line("bot-options-now", value=now))]
    if choice.values:
        values = [
            option(
                words.setting_value(game, choice.name, read_value(game, choice.name, value)),
                value,
                default=value == typed(game, choice.name, options[choice.name]),
            )
            for value in choice.values[: limits.SELECT_OPTIONS]
        ]
        items.append(menu(Press(context.table, "set", "", choice.name).custom_id("s"), values))
    buttons = [button(words.line("bot-back"), Press(context.table, "options").custom_id())]
    if choice.range is not None:
        lo, hi = choice.range
        enter = Press(context.table, "type", "", choice.name).custom_id()
        buttons.insert(0, button(words.line("bot-number-enter", lo=lo, hi=hi), enter, "primary"))
    return page([*items, *rows(buttons)], PRIVATE_COLOUR)
