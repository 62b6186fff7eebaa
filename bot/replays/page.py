"""A replay as one HTML file: pictures and lines are stored once, packed, and put together by the page's own script."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Any
from zlib import compress

from bot.pictures import Drawing, Theme, all_emoji, letters_font
from bot.pictures.render import svg_of
from bot.replays.pieces import Pieces
from bot.replays.replay import EVERYBODY, Dice, Replay, Viewpoint
from bot.replays.steps import Step, context_of, steps_of
from bot.text import Words, words_for
from bot.text.emoji import signs
from rules import GAMES

IN_PAGE = (
    "event",
    "pictures",
    "log",
    "controls",
    "eyes",
    "slider",
    "first",
    "back",
    "forward",
    "last",
    "play",
    "speed",
    "slow",
    "normal",
    "fast",
    "keys",
    "dice",
    "why",
    "without-script",
    "too-old",
)
"""The words that stand in the page from the beginning, by the ends of their messages' names."""

COMMAND = re.compile("`([^`]*)`")
STRONG = re.compile(r"\*\*([^*]*)\*\*")


class Pool:
    """Things that are stored once; ``number`` returns the place of one."""

    def __init__(self) -> None:
        self.kept: dict[str, int] = {}

    def number(self, text: str) -> int:
        """Return the place of a text, which is taken in if it is new."""
        return self.kept.setdefault(text, len(self.kept))


class Packer:
    """Packs the steps of all viewpoints."""

    def __init__(self, replay: Replay, words: Words, theme: Theme) -> None:
        self._replay, self._words = replay, words
        self._theme: Theme = theme
        self._context = context_of(replay, words)
        self._lines, self._pieces = Pool(), Pieces()
        self._drawn: dict[tuple[str, str], int] = {}

    def packed(self) -> str:
        """Return everything that the page's script shows, packed in letters."""
        shown = [(self.name(one), list(map(self._step, self._steps(one)))) for one in self._replay.viewpoints]
        emoji = {sign: self._pieces.add(svg) for sign, svg in self._signs()}
        pieces, places = self._pieces.stored(sorted({*self._drawn.values(), *emoji.values()}))
        for _, pictures, *_ in (step for _, steps in shown for step in steps):
            for picture in pictures:
                picture[1] = places[picture[1]]
        data = {
            "pieces": pieces,
            "lines": [*self._lines.kept],
            "signs": {sign: places[number] for sign, number in emoji.items()},
            "views": [{"name": name, "steps": steps} for name, steps in shown],
        }
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        return b64encode(compress(text.encode(), 9)).decode()

    def _signs(self) -> Iterator[tuple[str, str]]:
        """Yield the bot's own emoji that the lines show, each with its drawing."""
        own = {emoji.sign: emoji for emoji in all_emoji().values()}
        pattern = signs(own)
        for sign in dict.fromkeys(found for line in self._lines.kept for found in pattern.findall(line)):
            yield sign, own[sign].svg

    def texts(self) -> Iterator[str]:
        """Yield every text of the packed steps; ask for them after ``packed``."""
        yield from self._lines.kept
        yield from map(self.name, self._replay.viewpoints)

    def name(self, viewpoint: Viewpoint) -> str:
        """Return what a viewpoint is called: a seat by the last of those who held it."""
        if viewpoint is None or viewpoint == EVERYBODY:
            return self._words.line("replay-everybody" if viewpoint == EVERYBODY else "replay-spectator")
        return self._seat(viewpoint)

    def _seat(self, seat: int) -> str:
        holders = [holder.name for holder in self._context.seating().holders if holder.seat == seat]
        return holders[-1] if holders else self._context.names(seat)

    def _steps(self, viewpoint: Viewpoint) -> Iterator[Step]:
        return steps_of(self._replay, viewpoint, self._words, self._theme)

    def _step(self, step: Step) -> list[Any]:
        """Return [lines, pictures, taken back, known, why]: a line is [its number, and that of the seat's name]."""
        lines = [[self._lines.number(line.told), *self._named(line.seat)] for line in step.lines]
        pictures = [self._picture(drawing, seat) for drawing, seat in step.pictures]
        why = [self._lines.number(line) for line in dict.fromkeys(line.why for line in step.lines) if line]
        return [lines, pictures, int(step.undone), step.known if len(self._replay.viewpoints) > 1 else 0, why]

    def _picture(self, drawing: Drawing, seat: int | None) -> list[Any]:
        """Return [subject, the number of the piece, those of the alt text's lines, and that of the seat's name]."""
        alt = [self._lines.number(line) for line in drawing.alt.splitlines()]
        return [drawing.subject, self._piece(drawing), alt, *self._named(seat)]

    def _piece(self, drawing: Drawing) -> int:
        key = drawing.subject, drawing.scene
        if key not in self._drawn:
            svg = svg_of(drawing.game, drawing.subject, self._theme, drawing.scene)
            self._drawn[key] = self._pieces.add(svg)
        return self._drawn[key]

    def _named(self, seat: int | None) -> list[int]:
        return [] if seat is None else [self._lines.number(self._seat(seat))]


def page_of(replay: Replay, locale: str, theme: Theme) -> str:
    """Return the HTML of a replay in a reader's language; it takes seconds of work for a long match."""
    words = words_for(locale)
    title = words.line("replay-title", game=words.pitch(GAMES[replay.game]).title)
    said = {
        **{name: words.line(f"replay-{name}") for name in ("play", "pause", "undone")},
        "where": words.line("replay-where", n="{n}", last="{last}"),
        "of": words.line("replay-of", name="{name}", told=""),
    }
    packer = Packer(replay, words, theme)
    shown = {name.replace("-", "_"): escape(words.line(f"replay-{name}")) for name in IN_PAGE} | {
        "language": words.locale,
        "theme": theme,
        "title": escape(title),
        "dice_text": dice_text(replay.dice, words),
        "words": json.dumps(said, ensure_ascii=False).replace("<", "\\u003c"),
        "data": packer.packed(),
    }
    letters = letters_font("".join([*shown.values(), *packer.texts()]))
    style, script = font_face(letters) + source("page.css"), source("page.js")
    return Template(source("page.html")).substitute(
        shown, style=style, script=script, style_hash=allowed(style), script_hash=allowed(script)
    )


def font_face(font: bytes) -> str:
    """Return the CSS that brings a font; it stands behind those of the reader's machine."""
    if not font:
        return ""
    url = f"data:font/woff;base64,{b64encode(font).decode()}"
    return f'@font-face {{ font-family: "Replay"; src: url("{url}") format("woff"); font-weight: 100 900; }}\n'


def source(name: str) -> str:
    """Return one of the files that the page is made from."""
    return (files("bot.replays") / name).read_text(encoding="utf-8")


def allowed(text: str) -> str:
    """Return how a Content Security Policy names a style or a script, so that no other one runs."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def dice_text(dice: Dice, words: Words) -> str:
    """Return the HTML of the seal of the dice and of the keys that are revealed."""
    rows = [(words.line("replay-commitment"), dice.commitment), (words.line("replay-salt"), dice.salt or "–")]
    rows += [(words.line("replay-key", kind=kind), key) for kind, key in dice.keys.items()]
    sealed = [(kind, key_hash) for kind, key_hash in dice.key_hashes.items() if kind not in dice.keys]
    rows += [(words.line("replay-hash", kind=kind), key_hash) for kind, key_hash in sealed]
    about = [words.line("replay-dice-about")]
    # While the match is played, no draw can be checked.
    about += [words.line("replay-dice-export", whole=not sealed)] if dice.keys else []
    told = STRONG.sub(r"<strong>\1</strong>", COMMAND.sub(r"<code>\1</code>", escape("\n".join(about))))
    note = words.line("replay-dice-kept" if dice.keys else "replay-dice-sealed") if sealed else ""
    return "".join(
        [
            f"<p>{told}</p>",
            f"<p>{escape(note)}</p>" if note else "",
            "<dl>",
            *(f"<dt>{escape(name)}</dt><dd><code>{escape(value)}</code></dd>" for name, value in rows),
            "</dl>",
        ]
    )
