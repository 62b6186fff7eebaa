"""Buttons, menus and modals that survive a restart: their custom_id says what they mean."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot import limits
from bot.custom_ids import BUTTON_TEMPLATE, MODAL_TEMPLATE, SELECT_TEMPLATE, Press, parse
from bot.interactions.reply import OpenBox
from bot.text.emoji import in_words

Interaction = discord.Interaction[Any]

VALUE = "value"


class Presses(Protocol):
    """Takes what is pressed: :class:`bot.interactions.door.Door`."""

    async def press(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Have a press answered."""
        ...

    async def unknown(self, interaction: Interaction) -> None:
        """Answer a press on a component that the bot does not know."""
        ...


class PressedButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON_TEMPLATE):
    """A button of the bot that was pressed."""

    def __init__(self, item: ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: ui.Item[Any], match: Any, /) -> Self:
        """Read the press off the custom_id."""
        return cls(cast("ui.Button[Any]", item), parse(match))

    async def callback(self, interaction: Interaction) -> None:
        """Pass the press on."""
        await presses_of(interaction).press(interaction, self.press, [])


class ChosenSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT_TEMPLATE):
    """A menu of the bot from which something was chosen."""

    def __init__(self, item: ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: ui.Item[Any], match: Any, /) -> Self:
        """Read the press off the custom_id."""
        return cls(cast("ui.Select[Any]", item), parse(match))

    async def callback(self, interaction: Interaction) -> None:
        """Pass the press on with the chosen values."""
        await presses_of(interaction).press(interaction, self.press, list(self.item.values))


def presses_of(interaction: Interaction) -> Presses:
    """Return the door of the client that an interaction reached."""
    return cast("Presses", interaction.client.door)


async def answer_the_rest(interaction: Interaction) -> None:
    """Take modals, and answer every component that no item above claims."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    presses = presses_of(interaction)
    if interaction.type is discord.InteractionType.modal_submit:
        match = MODAL_TEMPLATE.fullmatch(custom_id)
        if match is None:
            await presses.unknown(interaction)
        else:
            await presses.press(interaction, parse(match), [typed_in(data)])
    elif interaction.type is discord.InteractionType.component and not is_ours(interaction, custom_id, data):
        await presses.unknown(interaction)


def is_ours(interaction: Interaction, custom_id: str, data: Mapping[str, Any]) -> bool:
    """Return whether an item above claims a component: its custom_id is one of the bot's, and is in the message."""
    kind = data.get("component_type")
    template = {2: BUTTON_TEMPLATE, 3: SELECT_TEMPLATE}.get(kind if isinstance(kind, int) else 0)
    if template is None or template.fullmatch(custom_id) is None or interaction.message is None:
        return False
    return any(
        getattr(component, "custom_id", None) == custom_id and component.type.value == kind
        for component in every_component(interaction.message.components)
    )


def every_component(components: Any) -> Iterator[Any]:
    """Yield components and everything inside them."""
    for component in components:
        yield component
        yield from every_component(getattr(component, "children", ()))


def typed_in(data: Mapping[str, Any]) -> str:
    """Return the text that was typed into a modal's only box."""
    for row in data.get("components", ()):
        inner = [row["component"]] if "component" in row else row.get("components", ())
        for component in inner:
            if component.get("custom_id") == VALUE:
                return str(component.get("value", ""))
    return ""


def box_modal(box: OpenBox) -> ui.Modal:
    """Return a modal with one box to type into."""
    modal = ui.Modal(
        title=limits.fit(in_words(box.title), limits.MODAL_TITLE), custom_id=box.press.custom_id("m"), timeout=None
    )
    most = limits.TYPED if box.free else limits.TYPED_NUMBER
    typed = ui.TextInput[ui.Modal](custom_id=VALUE, placeholder=box.placeholder or None, max_length=most)
    modal.add_item(ui.Label(text=limits.fit(in_words(box.label), limits.LABEL), component=typed))
    # Its submission is recognized by custom_id, so that one open during a restart is not lost.
    modal.stop()
    return modal
