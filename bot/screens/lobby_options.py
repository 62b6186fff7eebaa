"""The host's screen of options, and the choice of one of them."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from bot import limits
from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Button, Item, Screen, button, menu, option, page, rows, text
from bot.tables.options import Choice, choices_of, preset_of, read_value, typed
from bot.text.options import SettingText
from rules.kernel import options_that_count


def options_screen(context: Context, options: Mapping[str, Any], note: str = "") -> Screen:
    """List every option that counts with its value, and offer menus to choose one to change, as many as they need."""
    words, game = context.words, context.game
    counted = options_that_count(game, options)
    choices = [choice for choice in choices_of(game) if choice.name in counted]
    lines = [
        words.line(
            "bot-options.one",
            label=f"**{words.setting(game, choice.name).label}**",
            value=words.setting_value(game, choice.name, options[choice.name]),
        )
        for choice in choices
    ]
    settings = [(choice.name, words.setting(game, choice.name)) for choice in choices]
    parts = parts_of(settings)
    menus = [
        menu(
            # The step only keeps the ids of the menus apart.
            Press(context.table, "option", "", str(first) if first else "").custom_id("s"),
            [option(setting.label, name, setting.hint) for name, setting in part],
            words.line("bot-options-which", first=part[0][1].label, last=part[-1][1].label, several=len(parts) > 1),
        )
        for first, part in parts
    ]
    head = words.line("bot-options-title", game=words.pitch(game).title)
    advising = words.line("bot-advising", value=context.settings.advise)
    top, told = text(f"{note}\n**{head}**".strip()), text("\n".join([*lines, advising]))
    # Nobody needs to read through the options that a preset sets.
    presets = presets_menu(context, options)
    return page([top, *presets, told, *menus, *rows([advising_button(context)])], PRIVATE_COLOUR)


def advising_button(context: Context) -> Button:
    """Return the button that lets the AI advise everybody at the table, or nobody who plays against people."""
    other = "off" if context.settings.advise else "on"
    press = Press(context.table, "advising", "", "", other)
    return button(context.words.line("bot-advising-set", value=other), press.custom_id())


def presets_menu(context: Context, options: Mapping[str, Any]) -> list[Item]:
    """Offer the game's presets, if it has any; the one that the options are is marked."""
    words, game, now = context.words, context.game, preset_of(context.game, options)
    worded = [(name, words.preset(game, name)) for name in game.presets]
    offered = [option(told.label, name, told.hint, default=name == now) for name, told in worded]
    asked = words.line("bot-options-preset")
    return [menu(Press(context.table, "preset").custom_id("s"), offered, asked)] if offered else []


def parts_of(settings: Sequence[tuple[str, SettingText]]) -> list[tuple[int, Sequence[tuple[str, SettingText]]]]:
    """Cut the options into menus of like size; each part comes with the number of options before it."""
    size = ceil(len(settings) / ceil(len(settings) / limits.SELECT_OPTIONS)) if settings else 1
    return [(first, settings[first : first + size]) for first in range(0, len(settings), size)]


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
