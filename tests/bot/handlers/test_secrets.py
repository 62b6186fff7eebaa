"""Hidden cards stay hidden: a checker inspects every change of every message of a match."""

import json
import re
from collections.abc import AsyncIterator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.cli.player import Cast, Player
from bot.loopback import Message, Person
from bot.pictures import Drawing, hand_drawing
from bot.screens import pages
from bot.screens.context import Context
from bot.screens.layout import Picture, Screen, page
from bot.tables.table import Table
from rules.corsari.cards import DECK
from rules.kernel import Match

from ...house import House
from ..painting import PlainPainter, scenes

CARD = re.compile(r"(?<![A-Za-z0-9])(?:" + "|".join(DECK) + r")(?![A-Za-z0-9])")
PRIVATE_WORDS = ("Your hand", "You drew", "Just drawn", "Your total of stowaways", "if you sailed now")
ENDED = {"round_scored", "round_void", "match_ended"}


def cards_in(facts: Any) -> set[str]:
    return set(CARD.findall(json.dumps(facts, ensure_ascii=False)))


def everything(message: Message) -> str:
    """Return all of a message that a client receives: texts, labels, custom_ids, values, alt texts, files, pictures."""
    files = [(file.filename, file.description) for file in message.attachments]
    shown = [message.content, message.embeds, message.components, files, scenes(message), str(message.nonce)]
    return json.dumps(shown, ensure_ascii=False)


@pytest.fixture
async def dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house with fixed cards, so that rounds are short, and with pictures that hold readable text."""
    monkeypatch.setattr("bot.app.Painter", PlainPainter())
    async with House(tmp_path, dice_seed="7", pictures="dark") as house:
        yield house


class Checker:
    """Compares every change of a message with what its readers may know, in the first round of a match.

    The check ends with the round: cards that were public in it are hidden again in the next.
    """

    def __init__(self, house: House, seated: Iterable[Person]) -> None:
        self._house = house
        self._seats = {person.id: seat for seat, person in enumerate(seated)}
        self.table: Table | None = None
        self.leaks: list[str] = []
        self.looked = 0
        house.server.watch(self._look)

    def _match(self) -> Match | None:
        # The first board may come before the press on "Start" is answered.
        table = self.table or next(iter(self._house.bot.tables.known()), None)
        return None if table is None else table._match

    def _look(self, change: str, message: Message) -> None:
        if change == "delete" or message.author.id in self._seats:
            return
        reader = message.ephemeral_for or (message.channel.recipient.id if message.channel.recipient else None)
        seat = None if reader is None else self._seats.get(reader)
        sent, match = everything(message), self._match()
        known = set() if match is None else cards_in([event.data for event in match.events(seat)])
        self.looked += 1
        for card in cards_in(sent) - known:
            self.leaks.append(f"{card} to {reader or 'everybody'}: {message.text}")
        if seat is None and any(word in sent for word in PRIVATE_WORDS):
            self.leaks.append(f"private words to {reader or 'everybody'}: {message.text}")
        if self.table is not None and self.table.row.seed in sent:
            self.leaks.append(f"the seed: {message.text}")


async def first_round(house: House, checker: Checker, people: list[Person], eve: Person, options: str = "") -> None:
    """Play the first round with every way to answer; a spectator presses all buttons now and then."""
    table = checker.table = await house.sit_down(*people, **({"options": options} if options else {}))
    players = [Player(Cast(house.server, house.bot, people), table, seat) for seat in range(len(people))]
    moves = 0
    while not await table.look(lambda match: ENDED & {event.kind for event in match.events(None)}):
        for seat, question in (await table.look(lambda match: dict(match.questions))).items():
            moves += 1
            if moves % 5 == 0:
                board = await house.board(eve)
                for button in board.buttons:
                    await eve.forge(board, button.custom_id)
                await people[(seat + 1) % len(people)].slash("hand", house.server.channel)
                await eve.slash("game status", house.server.channel)
            await players[seat].answer(question)
    await house.bot.settled(table, 30)


@pytest.mark.parametrize(("seats", "options"), [(2, ""), (3, "scuttle_face=up advice=false"), (4, "")])
async def test_no_message_holds_a_card_hidden_from_its_readers(dealt: House, seats: int, options: str) -> None:
    *people, eve = dealt.people(*["Ann", "Ben", "Cat", "Dan"][:seats], "Eve")
    checker = Checker(dealt, people)
    await first_round(dealt, checker, people, eve, options)
    assert checker.leaks == []
    assert checker.looked > 20


PLANTED: dict[str, tuple[str, Any]] = {
    "a text of the board": (
        "waiting_line",
        lambda was: lambda c, m, x, **more: was(c, m, x, **more) + " " + m.view(0).me.hand[0],
    ),
    "advice on the board": (
        "waiting_line",
        lambda was: lambda c, m, x, **more: was(c, m, x, **more) + " if you sailed now: 3",
    ),
}


def hung(screen: Screen, drawing: Drawing | None) -> Screen:
    """Return the screen with one more picture."""
    assert drawing is not None
    return page([*screen.items, Picture(drawing)], None, screen.mark)


def hand_of_first(context: Context, match: Match, **changed: str) -> Drawing:
    drawing = hand_drawing(context.game, match.view(0), context.words, context.names, "dark")
    assert drawing is not None
    return replace(drawing, **changed)


PICTURED = {
    "a picture of a hand": lambda c, m: hand_of_first(c, m, alt="A hand"),
    "the alt text of a hand": lambda c, m: hand_of_first(c, m, scene="{}"),
}
PLANTED |= {
    place: ("table_page", lambda was, draw=draw: lambda c, m, *rest, **more: hung(was(c, m, *rest, **more), draw(c, m)))
    for place, draw in PICTURED.items()
}


@pytest.mark.parametrize("place", PLANTED)
async def test_a_planted_leak_is_found(dealt: House, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, leaking = PLANTED[place]
    monkeypatch.setattr(pages, name, leaking(getattr(pages, name)))
    ann, ben = dealt.people("Ann", "Ben")
    checker = Checker(dealt, [ann, ben])
    checker.table = await dealt.sit_down(ann, ben)
    await dealt.bot.settled(checker.table, 30)
    assert checker.leaks


async def test_a_card_in_a_label_or_custom_id_is_found(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    checker = Checker(house, [ann, ben])
    table = checker.table = await house.sit_down(ann, ben, options="first_dealer=2")
    await house.bot.settled(table, 30)
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="pile")
    assert checker.leaks == []
    for reader in (ben.id, None):
        checker.leaks.clear()
        screen.ephemeral_for = reader
        checker._look("edit", screen)
        assert checker.leaks
