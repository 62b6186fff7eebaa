"""Checks the components of a message or modal as Discord does."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

from bot.loopback import components as kinds
from bot.loopback.components import Component
from bot.loopback.errors import Form, Path
from bot.loopback.ids import number_of
from bot.loopback.json_values import is_object

MAX_COMPONENTS = 40
MAX_ROWS = 5
MAX_TEXT = 4000
MAX_ID = 2**31 - 1

V1_TOP = frozenset({kinds.ROW})
IN_ROW = kinds.SELECTS | {kinds.BUTTON}
IN_CONTAINER = frozenset({kinds.ROW, kinds.SECTION, kinds.TEXT, kinds.GALLERY, kinds.FILE, kinds.SEPARATOR})
V2_TOP = IN_CONTAINER | {kinds.CONTAINER}
IN_SECTION = frozenset({kinds.TEXT})
ACCESSORIES = frozenset({kinds.BUTTON, kinds.THUMBNAIL})
MODAL_TOP = frozenset({kinds.ROW, kinds.LABEL, kinds.TEXT})
IN_MODAL_ROW = frozenset({kinds.TEXT_INPUT})
IN_LABEL = kinds.SELECTS | {kinds.TEXT_INPUT, kinds.FILE_UPLOAD, kinds.RADIO, kinds.CHECKBOXES, kinds.CHECKBOX}


class ComponentCheck:
    """Walks a tree of components and adds to the form every error that Discord would report.

    `filenames` are the files to which `attachment://` may refer, `emojis` the ids of the emoji that may be shown.
    """

    def __init__(
        self, form: Form, filenames: frozenset[str] = frozenset(), emojis: Container[int] = frozenset()
    ) -> None:
        self.form = form
        self.filenames = filenames
        self.emojis = emojis
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._count = 0
        self._in_modal = False
        self._checks: dict[int, Callable[[list[str | int], Component], None]] = {
            kinds.ROW: self._row,
            kinds.BUTTON: self._button,
            kinds.TEXT_INPUT: self._text_input,
            kinds.SECTION: self._section,
            kinds.TEXT: self._text,
            kinds.THUMBNAIL: self._picture,
            kinds.GALLERY: self._gallery,
            kinds.FILE: self._file,
            kinds.SEPARATOR: self._separator,
            kinds.CONTAINER: self._container,
            kinds.LABEL: self._label,
            kinds.CHECKBOX: self._pressable,
            kinds.FILE_UPLOAD: self._pressable,
            **dict.fromkeys(kinds.SELECTS | kinds.CHOOSERS, self._select),
        }

    def message(self, components: Sequence[Any], *, v2: bool) -> None:
        """Check the components of a message."""
        top = V2_TOP if v2 else V1_TOP
        listed = self.form.items(["components"], components, 0, MAX_COMPONENTS if v2 else MAX_ROWS)
        self._children(["components"], listed, top)
        if self._count > MAX_COMPONENTS:
            wrong = f"Total number of components cannot exceed {MAX_COMPONENTS}, was {self._count}"
            self.form.wrong(["components"], "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", wrong)
        if not self.form.errors and sum(map(len, kinds.texts(listed))) > MAX_TEXT:
            wrong = f"Displayable text size exceeds maximum size of {MAX_TEXT}"
            self.form.wrong(["components"], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", wrong)

    def modal(self, components: Sequence[Any]) -> None:
        """Check the components of a modal."""
        self._in_modal = True
        listed = self.form.items(["data", "components"], components, 1, 5)
        self._children(["data", "components"], listed, MODAL_TOP)

    def _children(self, path: Path, children: Sequence[Any], allowed: frozenset[int]) -> None:
        for index, child in enumerate(children):
            self._one([*path, index], child, allowed)

    def _one(self, path: list[str | int], component: Any, allowed: frozenset[int]) -> None:
        self._count += 1
        if not is_object(component):
            self.form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        kind = component.get("type")
        if kind not in allowed:
            choices = ", ".join(map(str, sorted(allowed)))
            self.form.wrong([*path, "type"], "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
            return
        self._id(path, component)
        self._checks[kind](path, component)

    def _id(self, path: list[str | int], component: Component) -> None:
        number = component.get("id")
        if not number or not self.form.number([*path, "id"], number, 0, MAX_ID):
            return
        if number in self._ids:
            self.form.wrong([*path, "id"], "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self._ids.add(number)

    def _custom_id(self, path: list[str | int], component: Component) -> None:
        custom_id = component.get("custom_id")
        if not self.form.text([*path, "custom_id"], custom_id, 1, 100):
            return
        if custom_id in self._custom_ids:
            wrong = "Component custom id cannot be duplicated"
            self.form.wrong([*path, "custom_id"], "COMPONENT_CUSTOM_ID_DUPLICATED", wrong)
        self._custom_ids.add(str(custom_id))

    # ------------------------------------------------------------------ one kind each

    def _row(self, path: list[str | int], row: Component) -> None:
        inside = self.form.items([*path, "components"], row.get("components"), 1, 5)
        self._children([*path, "components"], inside, IN_MODAL_ROW if self._in_modal else IN_ROW)
        wide = any(is_object(c) and c.get("type") != kinds.BUTTON for c in inside)
        if wide and len(inside) > 1:
            wrong = "The specified component exceeds the maximum width"
            self.form.wrong([*path, "components"], "COMPONENT_LAYOUT_WIDTH_EXCEEDED", wrong)

    def _container(self, path: list[str | int], container: Component) -> None:
        inside = self.form.items([*path, "components"], container.get("components"), 1, MAX_COMPONENTS)
        self.form.number([*path, "accent_color"], container.get("accent_color"), 0, 0xFFFFFF)
        self._children([*path, "components"], inside, IN_CONTAINER)

    def _section(self, path: list[str | int], section: Component) -> None:
        inside = self.form.items([*path, "components"], section.get("components"), 1, 3)
        self._children([*path, "components"], inside, IN_SECTION)
        self._one([*path, "accessory"], section.get("accessory"), ACCESSORIES)

    def _text(self, path: list[str | int], text: Component) -> None:
        self.form.text([*path, "content"], text.get("content"), 1, MAX_TEXT)

    def _button(self, path: list[str | int], button: Component) -> None:
        style = button.get("style")
        self.form.number([*path, "style"], style, 1, 6, required=True)
        self.form.text([*path, "label"], button.get("label"), 0, 80, required=False)
        self._emoji([*path, "emoji"], button.get("emoji"))
        if style == kinds.PREMIUM_BUTTON:
            return
        if not button.get("label") and not button.get("emoji"):
            wrong = "A label or emoji is required"
            self.form.wrong([*path, "label"], "BUTTON_COMPONENT_MISSING_LABEL", wrong)
        if style == kinds.LINK_BUTTON:
            self.form.text([*path, "url"], button.get("url"), 1, 512)
            unfit = "custom_id"
        else:
            self._custom_id(path, button)
            unfit = "url"
        if button.get(unfit) is not None:
            wrong = "A custom id and url cannot both be specified"
            self.form.wrong([*path, unfit], "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", wrong)

    def _select(self, path: list[str | int], select: Component) -> None:
        self._custom_id(path, select)
        self.form.text([*path, "placeholder"], select.get("placeholder"), 0, 150, required=False)
        self.form.number([*path, "min_values"], select.get("min_values"), 0, 25)
        self.form.number([*path, "max_values"], select.get("max_values"), 1, 25)
        if select["type"] in kinds.CHOOSERS:
            self._options(path, select)

    def _options(self, path: list[str | int], select: Component) -> None:
        most = 25 if select["type"] == kinds.STRING_SELECT else 10
        options = self.form.items([*path, "options"], select.get("options"), 1, most)
        values: set[str] = set()
        for index, option in enumerate(options):
            at = [*path, "options", index]
            self.form.text([*at, "label"], option.get("label"), 1, 100)
            self.form.text([*at, "description"], option.get("description"), 0, 100, required=False)
            self._emoji([*at, "emoji"], option.get("emoji"))
            if not self.form.text([*at, "value"], option.get("value"), 1, 100):
                continue
            if option["value"] in values:
                wrong = "The specified option value is already used"
                self.form.wrong([*at, "value"], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", wrong)
            values.add(option["value"])
        self._range(path, select, options)

    def _emoji(self, path: list[str | int], emoji: Any) -> None:
        """Check an emoji of a button or an option: a custom one by its id, any other by its characters."""
        if emoji is None:
            return
        custom = is_object(emoji) and emoji.get("id") is not None
        known = is_object(emoji) and (number_of(str(emoji["id"])) in self.emojis if custom else emoji.get("name"))
        if not known:
            self.form.wrong([*path, "id" if custom else "name"], "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _range(self, path: list[str | int], select: Component, options: list[Component]) -> None:
        low, high = select.get("min_values"), select.get("max_values")
        low, high = 1 if low is None else low, 1 if high is None else high
        if not isinstance(low, int) or not isinstance(high, int):
            return
        if low > high or high > max(len(options), 1):
            wrong = f"Must be between {low} and {len(options)}"
            self.form.wrong([*path, "max_values"], "NUMBER_TYPE_MAX", wrong)
        if sum(bool(o.get("default")) for o in options) > high:
            wrong = "Too many options are selected by default"
            self.form.wrong([*path, "options"], "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", wrong)

    def _pressable(self, path: list[str | int], component: Component) -> None:
        self._custom_id(path, component)

    def _separator(self, path: list[str | int], separator: Component) -> None:
        self.form.number([*path, "spacing"], separator.get("spacing"), 1, 2)

    def _gallery(self, path: list[str | int], gallery: Component) -> None:
        items = self.form.items([*path, "items"], gallery.get("items"), 1, 10)
        for index, item in enumerate(items):
            self._picture([*path, "items", index], item)

    def _picture(self, path: list[str | int], picture: Component) -> None:
        self.form.text([*path, "description"], picture.get("description"), 1, 1024, required=False)
        self._media([*path, "media"], picture.get("media"))

    def _file(self, path: list[str | int], file: Component) -> None:
        self._media([*path, "file"], file.get("file"))

    def _media(self, path: list[str | int], media: Any) -> None:
        url = media.get("url") if is_object(media) else None
        if not self.form.text([*path, "url"], url, 1, 2048):
            return
        url = str(url)
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.filenames:
                wrong = f"The referenced attachment ({url}) was not found"
                self.form.wrong(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", wrong)
        elif not url.startswith(("http://", "https://")):
            wrong = f"Scheme \"{url.partition(':')[0]}\" is not supported. Scheme must be one of ('http', 'https')."
            self.form.wrong([*path, "url"], "URL_TYPE_INVALID_SCHEME", wrong)

    def _label(self, path: list[str | int], label: Component) -> None:
        self.form.text([*path, "label"], label.get("label"), 1, 45)
        self.form.text([*path, "description"], label.get("description"), 1, 100, required=False)
        self._one([*path, "component"], label.get("component"), IN_LABEL)

    def _text_input(self, path: list[str | int], text_input: Component) -> None:
        self._custom_id(path, text_input)
        in_row = path[-1] != "component"
        self.form.text([*path, "label"], text_input.get("label"), 1, 45, required=in_row)
        self.form.number([*path, "style"], text_input.get("style"), 1, 2, required=True)
        self.form.number([*path, "min_length"], text_input.get("min_length"), 0, 4000)
        self.form.number([*path, "max_length"], text_input.get("max_length"), 1, 4000)
        self.form.text([*path, "placeholder"], text_input.get("placeholder"), 0, 100, required=False)
        self.form.text([*path, "value"], text_input.get("value"), 0, 4000, required=False)
