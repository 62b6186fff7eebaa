"""Buttons, menus and modals that survive a restart: what they mean is in their custom_id."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import ui

from bot import limits
from bot.custom_ids import BUTTON_TEMPLATE, MODAL_TEMPLATE, SELECT_TEMPLATE, Press, parse
from bot.replies import Interaction

if TYPE_CHECKING:
    from bot.app import Quartermaster

VALUE = "value"


class PressedButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON_TEMPLATE):
    """A button of ours, pressed."""

    def __init__(self, item: ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: ui.Item[Any], match: Any, /) -> Self:
        """Read the press off the custom_id."""
        return cls(cast("ui.Button[Any]", item), parse(match))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press on."""
        await bot_of(interaction).presses.take(interaction, self.press, [])


class ChosenSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT_TEMPLATE):
    """A menu of ours, chosen from."""

    def __init__(self, item: ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: ui.Item[Any], match: Any, /) -> Self:
        """Read the press off the custom_id."""
        return cls(cast("ui.Select[Any]", item), parse(match))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press on with what was chosen."""
        await bot_of(interaction).presses.take(interaction, self.press, list(self.item.values))


def bot_of(interaction: Interaction) -> "Quartermaster":
    """Return the bot that an interaction reached."""
    return cast("Quartermaster", interaction.client)


async def answer_the_rest(interaction: Interaction) -> None:
    """Take modals, and politely answer every component that no item above claims."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    presses = bot_of(interaction).presses
    if interaction.type is discord.InteractionType.modal_submit:
        match = MODAL_TEMPLATE.fullmatch(custom_id)
        if match is None:
            await presses.unknown(interaction)
        else:
            await presses.take(interaction, parse(match), [typed_in(data)])
    elif interaction.type is discord.InteractionType.component and not is_ours(interaction, custom_id, data):
        await presses.unknown(interaction)


def is_ours(interaction: Interaction, custom_id: str, data: Mapping[str, Any]) -> bool:
    """Tell whether an item above claims it: a custom_id of ours that really stands in the message."""
    kind = data.get("component_type")
    template = {2: BUTTON_TEMPLATE, 3: SELECT_TEMPLATE}.get(kind if isinstance(kind, int) else 0)
    if template is None or template.fullmatch(custom_id) is None or interaction.message is None:
        return False
    return any(
        getattr(component, "custom_id", None) == custom_id and component.type.value == kind
        for component in every_component(interaction.message.components)
    )


def every_component(components: Any) -> Iterator[Any]:
    """Yield components and all that is inside them."""
    for component in components:
        yield component
        yield from every_component(getattr(component, "children", ()))


def typed_in(data: Mapping[str, Any]) -> str:
    """Return what was typed into a modal's only box."""
    for row in data.get("components", ()):
        inner = [row["component"]] if "component" in row else row.get("components", ())
        for component in inner:
            if component.get("custom_id") == VALUE:
                return str(component.get("value", ""))
    return ""


def number_modal(press: Press, title: str, label: str, placeholder: str) -> ui.Modal:
    """Return a box to type a number into."""
    modal = ui.Modal(title=limits.fit(title, limits.MODAL_TITLE), custom_id=press.custom_id("m"), timeout=None)
    box = ui.TextInput[ui.Modal](custom_id=VALUE, placeholder=placeholder, max_length=10)
    modal.add_item(ui.Label(text=limits.fit(label, limits.LABEL), component=box))
    # Its submission is taken by custom_id, so that one that was open during a restart is not lost.
    modal.stop()
    return modal
