"""The table at an earlier moment: what everybody saw, and what only the reader's seat knew."""

from collections.abc import Sequence
from dataclasses import replace

from bot.custom_ids import Press
from bot.pictures import hand_drawing, table_drawing
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Item, Screen, button, line, page, rows, text
from bot.screens.log import marked, page_at, turners, with_changes, worded
from bot.screens.pages import board, scene_pictures, texts
from rules.kernel import Game, Match, SeenEvent


def moment_screen(context: Context, match: Match, reader: int | None, asked: int | None) -> Screen:
    """Show the table after public event ``asked`` (0: before the first), or as it is now if there is no such event."""
    public = match.events(None)
    last = len(public)
    number = asked if asked is not None and 0 <= asked <= last else last
    words, game = context.words, context.game
    head = [words.line("bot-at-title", game=words.pitch(game).title, number=number, last=last)]
    if asked is not None and asked > last:
        head.append(words.line("bot-at-beyond", asked=asked, last=last))
    if number < last:
        parts = worded(context, public[max(0, number - 1) : number])
        context = replace(context, names=context.names_at(public[max(0, number - 1)]))
    else:
        # The board names the present players, so the changes of seats since the event belong to it.
        parts = with_changes(context, [[event] for event in public], range(number - 1, number))
    head += [told if event is None else marked(context, event, told) for event, told in parts]
    then = match.view(None, at=number)
    shown, small = board(context, then, table_drawing, then.board())
    items: list[Item] = [text("\n".join(head)), *scene_pictures(context, then, 1), *shown, *texts(small)]
    if reader is not None:
        items += [line(), *own_items(context, match, reader, number)]
    story = Press(context.table, "log", "", "back", str(log_page(game, match.events(reader), number))).custom_id()
    to_story = button(words.line("bot-at-log"), story)
    return page([*items, *rows([*turners(context, "at", number, 0, last), to_story])], PRIVATE_COLOUR)


def own_items(context: Context, match: Match, seat: int, number: int) -> list[Item]:
    """Return what only one seat knew at that moment."""
    words = context.words
    view = match.view(seat, at=seen_by(match.events(seat), number))
    hand, small = board(context, view, hand_drawing, view.own())
    head = "-# " + words.line("bot-at-own")
    return [text(head), *([*hand, *texts(small)] or [text(words.line("bot-at-own-nothing"))])]


def seen_by(events: Sequence[SeenEvent], number: int) -> int:
    """Return how many events a reader had seen just before public event ``number`` + 1."""
    return next((event.n - 1 for event in events if event.public is not None and event.public > number), len(events))


def log_page(game: Game, events: Sequence[SeenEvent], number: int) -> int:
    """Return the page of a reader's log that shows a public event."""
    groups = enumerate(game.telling.grouped(events))
    return page_at(next((place for place, group in groups if any(event.public == number for event in group)), 0))
