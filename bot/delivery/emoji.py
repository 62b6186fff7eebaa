"""Shows the bot's own emoji in screens, where Discord knows them: in texts, and as the emoji of buttons and options."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot import limits
from bot.pictures import Emoji
from bot.screens.layout import Button, Item, Mark, Option, Row, Screen, Section, Select, Text
from bot.text.emoji import RUN, signs


class OwnEmoji:
    """The bot's own emoji that Discord knows. The screens are made with Unicode emoji, which stay where it knows none.

    A message has room for 4,000 characters, and an emoji counts as some forty. Where not all emoji fit, those that are
    needed most are shown, and the others stay as they are: no word gives way to an emoji.
    """

    def __init__(self) -> None:
        self.settled = False
        """Whether it is known which emoji Discord has."""
        self._marks: dict[str, Mark] = {}
        self._sign = signs(())

    def know(self, known: Mapping[str, int], emoji: Iterable[Emoji]) -> None:
        """Note which emoji Discord knows: their ids by full name. ``emoji``: all, the most needed first."""
        there = [one for one in emoji if one.full_name in known]
        self._marks = {one.sign: Mark(one.full_name, known[one.full_name]) for one in there}
        self._sign = signs(self._marks)
        self.settled = True

    def dressed(self, screen: Screen) -> Screen:
        """Return a screen with the bot's own emoji."""
        if not self._marks:
            return screen
        texts = iter(self.texts([item.content for item in screen.items if isinstance(item, Text | Section)]))
        return replace(screen, items=tuple(self._item(item, texts) for item in screen.items))

    def texts(self, contents: Sequence[str]) -> list[str]:
        """Return the texts of one message with as many of the bot's own emoji as there is room for."""
        room = limits.TEXT - sum(map(len, contents))
        counted = Counter(found[0] for content in contents for found in self._found(content))
        shown: dict[str, str] = {}
        for sign, mark in self._marks.items():
            more = counted[sign] * (len(str(mark)) - len(sign))
            if counted[sign] and more <= room:
                shown[sign] = str(mark)
                room -= more
        return [RUN.sub(lambda run: self._shown(run[0], shown), content) for content in contents]

    def _found(self, text: str) -> Iterator[re.Match[str]]:
        """Yield the signs in a text; most of it is none, and is passed over quickly."""
        for run in RUN.finditer(text):
            yield from self._sign.finditer(text, run.start(), run.end())

    def _shown(self, run: str, shown: Mapping[str, str]) -> str:
        return self._sign.sub(lambda found: shown.get(found[0], found[0]), run)

    def _item(self, item: Item, texts: Iterable[str]) -> Item:
        if isinstance(item, Text | Section):
            return replace(item, content=next(iter(texts)))
        if isinstance(item, Row):
            return Row(tuple(self._control(child) for child in item.children))
        return item

    def _control(self, control: Button | Select) -> Button | Select:
        if isinstance(control, Button):
            mark, label = self.lifted(control.label)
            return replace(control, label=label, emoji=mark)
        placeholder = None if control.placeholder is None else self.worded(control.placeholder)
        return replace(control, placeholder=placeholder, options=tuple(map(self._option, control.options)))

    def _option(self, option: Option) -> Option:
        mark, label = self.lifted(option.label)
        description = None if option.description is None else self.worded(option.description)
        return replace(option, label=label, description=description, emoji=mark)

    def lifted(self, label: str) -> tuple[Mark | None, str]:
        """Return the emoji of a label, and the label in words."""
        found = next(self._found(label), None)
        if found is None:
            return None, label
        rest = self.worded(label[: found.start()] + label[found.end() :].lstrip(" "))
        return (self._marks[found[0]], rest) if rest else (None, label)

    def worded(self, label: str) -> str:
        """Return a text without the emoji that words beside them repeat."""
        if not RUN.search(label):
            return label
        return re.sub(f"(?:{self._sign.pattern}) ?", "", label).strip() or label
