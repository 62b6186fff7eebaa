"""The last round of a match as a picture that moves: a WebP file, for posting."""

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from bot.pictures import Theme
from bot.pictures.render import rasterised, svg_of
from bot.pictures.shapes import BODY, PALETTES, WIDTH, box, text, wide
from bot.replays.replay import Replay
from bot.replays.steps import Step, steps_of
from bot.text import Words, words_for
from bot.text.emoji import in_words

FRAMES = 40
"""The most events that a picture shows: the newest of the round."""
SHOWN, LAST = 1200, 5000
"""Milliseconds for which a frame stays, and the last one."""
ZOOM = 0.75
"""Pixels per unit: the picture is 540 pixels wide."""
LINES, LINE, EDGE = 2, 34, 16
"""Lines of words under the table, their height in units, and the margin around them."""
STRIP = LINES * LINE + EDGE


def moving_picture(replay: Replay, locale: str, theme: Theme) -> bytes:
    """Return the WebP of the last round, as the first viewpoint sees the table, with the words of each event below.

    Raises ValueError if there was no picture yet.
    """
    words = words_for(locale)
    steps = last_round(list(steps_of(replay, replay.viewpoints[0], words, theme)))
    frames = list(frames_of(steps, words, theme))
    if not frames:
        msg = "the match has no picture yet"
        raise ValueError(msg)
    written = BytesIO()
    frames[0].save(
        written,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=[SHOWN] * (len(frames) - 1) + [LAST],
        loop=0,
        lossless=True,
        quality=60,
        method=3,
    )
    return written.getvalue()


def last_round(steps: Sequence[Step]) -> Sequence[Step]:
    """Return the steps since the last round began, at most the newest ones for which there is room."""
    begin = max((place for place, step in enumerate(steps) if step.begins), default=0)
    return steps[max(begin, len(steps) - FRAMES) :]


def frames_of(steps: Sequence[Step], words: Words, theme: Theme) -> Iterator[Image.Image]:
    """Yield a frame for each step with a table, all of one size."""
    tables: dict[str, Image.Image] = {}
    shown: list[tuple[Image.Image, Image.Image]] = []
    for step in steps:
        drawing = next((picture.drawing for picture in step.pictures if picture.drawing.subject == "table"), None)
        if drawing is not None:
            if drawing.scene not in tables:
                tables[drawing.scene] = opened(svg_of(drawing.game, "table", theme, drawing.scene))
            shown.append((tables[drawing.scene], opened(strip(step, words, theme))))
    high = max((table.height for table in tables.values()), default=0)
    for table, below in shown:
        frame = Image.new("RGB", (table.width, high + below.height), PALETTES[theme].sheet)
        frame.paste(table, (0, 0))
        frame.paste(below, (0, high))
        yield frame


def opened(svg: str) -> Image.Image:
    """Return the picture of an SVG."""
    return Image.open(BytesIO(rasterised(svg, ZOOM))).convert("RGB")


def strip(step: Step, words: Words, theme: Theme) -> str:
    """Return the SVG of the words of a step."""
    palette, room = PALETTES[theme], WIDTH - 2 * EDGE
    told = " · ".join(row for line in step.lines for row in in_words(words.dice_in_words(line.told)).splitlines())
    lines = wrapped(" ".join(told.split()), room)
    shown = [text(EDGE, LINE * n, line, BODY, palette.ink, room=room) for n, line in enumerate(lines, 1)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{STRIP}" viewBox="0 0 {WIDTH} {STRIP}">'
        f"{box(0, 0, WIDTH, STRIP, palette.deep)}{''.join(shown)}</svg>"
    )


def wrapped(words: str, room: float) -> list[str]:
    """Break words into lines; the last one may be too long. Texts without spaces break anywhere."""
    lines: list[str] = []
    while words and len(lines) < LINES - 1 and wide(words, BODY) > room:
        end = next(end for end in range(len(words), 0, -1) if wide(words[:end], BODY) <= room)
        space = words.rfind(" ", 0, end + 1)
        end = space if space > end // 2 else end
        lines.append(words[:end])
        words = words[end:].lstrip()
    return [*lines, words]
