"""Fills in modals and select menus, and checks the values as a client does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.loopback import components as kinds
from bot.loopback.components import Component, Select, as_select, walk
from bot.loopback.interactions import Interaction
from bot.loopback.json_values import Json


class NotPossible(Exception):  # noqa: N818 - it says what the client says
    """A Discord client would not let this person do that."""


@dataclass(eq=False, slots=True)
class Modal:
    """A modal on a person's screen; `open` until it is submitted."""

    interaction: Interaction
    custom_id: str
    title: str
    components: list[Component]
    open: bool = True

    @classmethod
    def of(cls, interaction: Interaction) -> Modal:
        """Return the modal that answered an interaction."""
        data = interaction.answer_data
        return cls(interaction, data["custom_id"], data["title"], data["components"])

    @property
    def fields(self) -> list[Component]:
        """The components that a person can fill in, in reading order."""
        return [c for c in walk(self.components) if c.get("custom_id")]

    @property
    def text(self) -> str:
        """The title, labels and texts, one per line."""
        lines = [self.title]
        for component in walk(self.components):
            lines += [component[k] for k in ("label", "description", "content") if isinstance(component.get(k), str)]
        return "\n".join(line for line in lines if line)

    def fill_in(self, values: dict[str, Any]) -> Json:
        """Return the data of the filled-in modal; texts are strings, selects are lists of values.

        Raises NotPossible for unknown fields, and for values that the client would mark as errors.
        """
        if not self.open:
            raise NotPossible("that modal was sent off already")
        names = [f["custom_id"] for f in self.fields]
        unknown = set(values) - set(names)
        if unknown:
            raise NotPossible(f"the modal has no {sorted(unknown)}, only {names}")
        filled = [_filled(component, values) for component in self.components]
        return {"custom_id": self.custom_id, "components": filled}


def _filled(component: Component, values: dict[str, Any]) -> Json:
    kind = component["type"]
    answer: Json = {"type": kind, "id": component.get("id") or 1}
    if kind == kinds.ROW:
        return answer | {"components": [_filled(c, values) for c in component["components"]]}
    if kind == kinds.LABEL:
        return answer | {"component": _filled(component["component"], values)}
    if kind in FILLERS:
        answer["custom_id"] = component["custom_id"]
        answer |= FILLERS[kind](component, values.get(component["custom_id"]))
    return answer


def _fill_text(component: Component, value: Any) -> Json:
    text = (component.get("value") or "") if value is None else str(value)
    required = component.get("required") is not False
    low = component.get("min_length") or (1 if required else 0)
    high = component.get("max_length") or 4000
    if not (text or required):
        return {"value": text}
    if not low <= len(text) <= high:
        raise NotPossible(f"{component['custom_id']!r} takes {low} to {high} characters, not {len(text)}")
    return {"value": text}


def _fill_select(component: Component, value: Any) -> Json:
    select = as_select(component)
    chosen = [o.value for o in select.options if o.default] if value is None else list(value)
    if chosen or component.get("required") is not False:
        check_selection(select, chosen)
    return {"values": chosen}


def _fill_radio(component: Component, value: Any) -> Json:
    select = as_select(component)
    chosen = next((o.value for o in select.options if o.default), None) if value is None else value
    if chosen is not None or component.get("required") is not False:
        check_selection(select, [] if chosen is None else [chosen])
    return {"value": chosen}


def _fill_checkbox(component: Component, value: Any) -> Json:
    return {"value": bool(component.get("default") if value is None else value)}


def _fill_nothing(_: Component, value: Any) -> Json:
    if value is not None:
        raise NotPossible("no files can be uploaded here")
    return {"values": []}


FILLERS: dict[int, Callable[[Component, Any], Json]] = {
    kinds.TEXT_INPUT: _fill_text,
    **dict.fromkeys(kinds.SELECTS | {kinds.CHECKBOXES}, _fill_select),
    kinds.RADIO: _fill_radio,
    kinds.CHECKBOX: _fill_checkbox,
    kinds.FILE_UPLOAD: _fill_nothing,
}


def check_selection(select: Select, values: Sequence[str]) -> None:
    """Check the chosen values of a select menu as the client does.

    Raises NotPossible.
    """
    if select.disabled:
        raise NotPossible(f"{select.custom_id!r} is disabled")
    if not select.min_values <= len(values) <= select.max_values or len(set(values)) != len(values):
        wanted = f"{select.min_values} to {select.max_values} different values"
        raise NotPossible(f"{select.custom_id!r} takes {wanted}, not {list(values)}")
    offered = [o.value for o in select.options]
    if select.type in kinds.CHOOSERS and not set(values) <= set(offered):
        raise NotPossible(f"{select.custom_id!r} offers {offered}, not {list(values)}")
