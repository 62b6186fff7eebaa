"""The host's screen of options, and the choice of one of them."""

from collections.abc import Mapping
from typing import Any

from discord import SelectOption, ui

from bot import limits
from bot.custom_ids import Press
from bot.options import Choice, choices_of, read_value, typed
from bot.screens.context import Context, Item, button, page, rows, text
from bot.screens.pages import PRIVATE_COLOUR
from bot.screens.widgets import PRIMARY, row_of


def options_screen(context: Context, options: Mapping[str, Any], note: str = "") -> ui.LayoutView:
    """List every option with its present value, and a menu to change one."""
    words, game = context.words, context.game
    lines = [
        words.line(
            "bot-options.one",
            label=f"**{words.setting(game, choice.name).label}**",
            value=words.setting_value(game, choice.name, options[choice.name]),
        )
        for choice in choices_of(game)
    ]
    select = ui.Select[ui.LayoutView](
        custom_id=Press(context.table, "option").custom_id("s"),
        placeholder=limits.fit(words.line("bot-options-which"), limits.PLACEHOLDER),
        options=[
            SelectOption(
                label=limits.fit(words.setting(game, choice.name).label, limits.OPTION_LABEL),
                description=limits.fit(words.setting(game, choice.name).hint, limits.OPTION_DESCRIPTION) or None,
                value=choice.name,
            )
            for choice in choices_of(game)[: limits.SELECT_OPTIONS]
        ],
    )
    head = words.line("bot-options-title", game=words.pitch(game).title)
    return page(
        [text("\n".join(part for part in (note, f"**{head}**", *lines) if part)), row_of(select)], PRIVATE_COLOUR
    )


def option_screen(context: Context, choice: Choice, options: Mapping[str, Any]) -> ui.LayoutView:
    """Offer the values of one option."""
    words, game = context.words, context.game
    setting = words.setting(game, choice.name)
    now = words.setting_value(game, choice.name, options[choice.name])
    items: list[Item] = [text(f"**{setting.label}**\n{setting.hint}\n" + words.line("bot-options-now", value=now))]
    if choice.values:
        select = ui.Select[ui.LayoutView](
            custom_id=Press(context.table, "set", "", choice.name).custom_id("s"),
            options=[
                SelectOption(
                    label=limits.fit(
                        words.setting_value(game, choice.name, read_value(game, choice.name, value)),
                        limits.OPTION_LABEL,
                    ),
                    value=value,
                    default=value == typed(game, choice.name, options[choice.name]),
                )
                for value in choice.values[: limits.SELECT_OPTIONS]
            ],
        )
        items.append(row_of(select))
    buttons = [button(words.line("bot-back"), Press(context.table, "options").custom_id())]
    if choice.range is not None:
        lo, hi = choice.range
        enter = Press(context.table, "type", "", choice.name).custom_id()
        buttons.insert(0, button(words.line("bot-number-enter", lo=lo, hi=hi), enter, PRIMARY))
    return page([*items, *rows(buttons)], PRIVATE_COLOUR)
