"""The real bot reveals no secrets: it sends the same messages and pictures for both of a pair of twins."""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from bot.custom_ids import Press
from bot.delivery.teller import Teller
from bot.handlers import advice, looks
from bot.pictures import Drawing
from bot.screens import pages
from bot.screens.layout import Item, Picture, Screen, button, page, rows, text
from bot.tables import advising
from bot.tables.table import Table
from rules.blackbeard import GAME as BLACKBEARD
from rules.corsari import GAME as CORSARI
from rules.kaiser import GAME as KAISER
from rules.kernel import Advice, Begun, IllegalAnswer, Match, Question, Reason
from rules.tortuga import GAME as TORTUGA
from rules.tortuga import votes

from ..games.registry import ON_OFFER
from ..games.twins import options_of
from ..rules.blackbeard.twins import OF_THREE, SECRETS, WarTwins
from ..rules.corsari.courses import Chance
from ..rules.corsari.twins import Twins as CorsariTwins
from ..rules.kaiser.twins import Twins as KaiserTwins
from ..rules.tortuga.twins import Twins as TortugaTwins
from .stage import parted, staged, told_apart
from .twins import Pair


def tortuga(seed: int, length: int = 20, **options: Any) -> Pair:
    seats = 4 + seed % 3
    reader = [None, *range(seats)][seed % (seats + 1)]
    return TortugaTwins(TORTUGA, seats, reader, seed, {"brethren": "auto", **options}, length)


def corsari(seed: int) -> Pair:
    seats = 2 + seed % 3
    reader = [None, *range(seats)][seed % (seats + 1)]
    options = {"scuttle_face": ["down", "up"][seed % 2]}
    return CorsariTwins(CORSARI, seats, reader, Chance(Random(seed), sail=0.1), options, length=24)


def kaiser(seed: int) -> KaiserTwins:
    """Return two, three and four seats, partners, and one seat; the seats and spectators read in turn."""
    cases: list[tuple[int, int | None, dict[str, Any]]] = [
        (2, 0, {}),
        (3, None, {}),
        (4, 3, {"teams": True}),
        (1, 0, {"rounds": 2}),
        (4, None, {"auto_safe_passage": False}),
    ]
    seats, reader, chosen = cases[seed % len(cases)]
    options = {"deck_size": 20 * max(2, seats), "rounds": 1, **chosen}
    return KaiserTwins(KAISER, seats, reader, seed, options, length=26)


def any_game(name: str, seed: int) -> Pair:
    """Return a short pair of any other game."""
    case = ON_OFFER[name]
    seats = case.game.seats[seed % len(case.game.seats)]
    reader = [None, *range(seats)][seed % (seats + 1)]
    pair: Any = case.pair(case.game, seats, reader, seed, options_of(case, seats, seed))
    # The record of a match that is over is public: the pairs stop before.
    pair.length = min(pair.length, 16)
    return pair


def war(seed: int, seats: int, reader: int | None) -> WarTwins:
    """Return a pair of the war; the seed decides which sealed questions it ends with."""
    return WarTwins(BLACKBEARD, seats, reader, seed, {"turn_cap": 5})


CHOSEN: dict[str, Callable[[int], Pair]] = {"tortuga": tortuga, "corsari": corsari, "kaiser": cast("Any", kaiser)}
"""Games with pairs of their own: their first moves reveal little, or the seats and readers matter."""
PAIRS = {name: CHOSEN.get(name, partial(any_game, name)) for name in ON_OFFER}


@pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game in PAIRS for seed in range(5 if game == "kaiser" else 3)]
)
async def test_twins_are_sent_the_same_messages(game: str, seed: int, tmp_path: Path) -> None:
    first, again = await staged(tmp_path, PAIRS[game](seed))
    assert parted(first, again) == []
    assert len(again) > (3 if game in CHOSEN else 1)


async def test_twins_are_sent_the_same_messages_when_missing_voters_are_named(tmp_path: Path) -> None:
    first, again = await staged(tmp_path, tortuga(1, missing_voters="names"))
    assert parted(first, again) == []


@pytest.mark.parametrize(("seed", "seats", "reader"), [(1, 3, 2), (4, 2, 1), (7, 2, None)])
async def test_twins_of_the_war_are_sent_the_same_messages(
    seed: int, seats: int, reader: int | None, tmp_path: Path
) -> None:
    """The pairs end with open bids, with orders that hold a petition, and with a battle plan."""
    pair = war(seed, seats, reader)
    first, again = await staged(tmp_path, pair)
    assert parted(first, again) == []
    assert len(first) == len(again)
    always = ("policies", "policies of a turn", "treasure", "warship nation", "warship Combat", "warship Speed")
    petitions = {1: "target of a lost petition", 4: "petition"}
    wanted = [*always, pair.ending, *filter(None, [petitions.get(seed)])]
    assert {*wanted} <= {*SECRETS, *OF_THREE}
    assert [name for name in wanted if not pair.kept[name]] == []


# ---------------------------------------------------------------- planted leaks


def secret(match: Match) -> str:
    """Return a text that depends on all hands."""
    forces = getattr(match.state, "forces", None)
    hands = match.state.hands if forces is None else [force.hand for force in forces]
    return sha256(str(hands).encode()).hexdigest()[:8]


def hung(plant: Callable[[Match, Drawing], Item]) -> Callable[[pytest.MonkeyPatch], None]:
    """Return a leak that adds an item to the table's message."""

    def leak(patch: pytest.MonkeyPatch) -> None:
        honest, drawn = pages.table_page, pages.table_drawing

        def leaking(context: Any, match: Match, *rest: Any, **more: Any) -> Screen:
            screen = honest(context, match, *rest, **more)
            drawing = drawn(context.game, match.view(None), context.words, context.names, "dark")
            assert drawing is not None
            return page([*screen.items, plant(match, drawing)], None, screen.mark)

        patch.setattr(pages, "table_page", leaking)

    return leak


def unsorted_pool(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(votes, "sort_types", list)


def names_instead_of_counts(patch: pytest.MonkeyPatch) -> None:
    honest = votes.choose
    patch.setattr(votes, "choose", lambda *asked, **ask: honest(*asked, **{**ask, "show": "names"}))


def eager_count(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "outstanding", lambda _, match: match.waiting(None).unnamed)


def error(patch: pytest.MonkeyPatch) -> None:
    def undoable(match: Match, most: int, unread: Collection[int] = ()) -> Any:
        raise IllegalAnswer("undo_vote" if int(secret(match), 16) % 2 else "undo_told")

    patch.setattr(Match, "undoable", undoable)


def nonce(patch: pytest.MonkeyPatch) -> None:
    honest = Teller._nonce

    def leaking(teller: Teller, row: Any) -> str:
        match = teller._table._match
        return honest(teller, row)[:20] + (secret(match)[:5] if match is not None else "")

    patch.setattr(Teller, "_nonce", leaking)


def advised(patch: pytest.MonkeyPatch) -> None:
    """Advise by what all hands are."""
    honest, open_question = advising.advice_on, advice.open_question
    seen: list[str] = []

    def watching(match: Match, *rest: Any) -> Any:
        seen[:] = [secret(match)]
        return open_question(match, *rest)

    async def leaking(game: str, view: Any, question: Question, begun: Begun) -> Advice:
        found = await honest(game, view, question, begun)
        return found._replace(
            reason=Reason("default" if int(seen[0], 16) % 2 else found.reason.kind, found.reason.data)
        )

    patch.setattr(advice, "open_question", watching)
    patch.setattr(advising, "advice_on", leaking)


def hinted(patch: pytest.MonkeyPatch) -> None:
    """Give a hint again when all hands say so."""
    honest = pages.question_items

    def leaking(context: Any, match: Match, *rest: Any) -> list[Item]:
        again = int(secret(match), 16) % 2 == 0
        return honest(replace(context, hints=replace(context.hints, met=())) if again else context, match, *rest)

    patch.setattr(pages, "question_items", leaking)


OWN_LEAKS = {"in advice": advised, "in a hint": hinted}
"""Leaks on a reader's own screens."""
LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "an unsorted pool": unsorted_pool,
    "names instead of counts": names_instead_of_counts,
    "an eager count": eager_count,
    "in an error": error,
    "in a nonce": nonce,
    "in an alt text": hung(lambda match, drawing: Picture(replace(drawing, alt=secret(match)))),
    "in a picture": hung(lambda match, drawing: Picture(replace(drawing, scene=f'{{"hands": "{secret(match)}"}}'))),
    "in a custom_id": hung(lambda match, _: rows([button("?", Press(1, "why", arg=secret(match)).custom_id())])[0]),
}


@pytest.mark.parametrize("place", LEAKS)
async def test_a_planted_leak_is_found(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[place](monkeypatch)
    for seed in (5, 2, 1):
        if await told_apart(tmp_path / str(seed), tortuga(seed, 14)):
            return
    pytest.fail("nothing was noticed")


@pytest.mark.parametrize("place", OWN_LEAKS)
async def test_a_leak_planted_on_a_readers_own_screens_is_found(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    OWN_LEAKS[place](monkeypatch)
    for seed in (4, 6, 3):
        if await told_apart(tmp_path / str(seed), tortuga(seed, 24), asks=6):
            return
    pytest.fail("nothing was noticed")


def next_card(patch: pytest.MonkeyPatch) -> None:
    """Tell the next card of the deck to everybody who looks at its size."""
    honest = looks.look_screen

    def leaking(context: Any, match: Match, *rest: Any) -> Screen:
        screen = honest(context, match, *rest)
        return page([*screen.items, text(match.state.actions[0])], None, screen.mark)

    patch.setattr(looks, "look_screen", leaking)


KAISER_LEAKS = {name: leak for name, leak in LEAKS.items() if name.startswith("in a")} | {"a look": next_card}
"""Leaks that do not need a vote."""


def figures(match: Match) -> Any:
    """Return the warships on the board, face down or not yet identified by all."""
    return sorted(face for token, face in match.state.hidden.faces.items() if token.startswith("warship"))


def bids(match: Match) -> Any:
    """Return the sealed bids of an auction that others still bid in."""
    given = [match.given(seat) for seat in range(match.seats)]
    return [one[1] for one in given if one is not None and one[0].kind == "sealed_bid"]


WAR_LEAKS: dict[str, Callable[[Match], Any]] = {
    "figures of warships": figures,
    "treasures": lambda match: match.state.hidden.treasures,
    "policies": lambda match: [len(str(match.orders(seat))) for seat in range(match.seats)],
    "bids": bids,
}


@pytest.mark.parametrize("about", WAR_LEAKS)
async def test_a_leak_of_the_war_is_found(about: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The alt text of the table's picture depends on a secret of the war."""

    def hint(match: Match, drawing: Drawing) -> Item:
        return Picture(replace(drawing, alt=sha256(str(WAR_LEAKS[about](match)).encode()).hexdigest()[:8]))

    hung(hint)(monkeypatch)
    assert await told_apart(tmp_path, war(1, 2, 0), asks=0)


@pytest.mark.parametrize("place", KAISER_LEAKS)
async def test_a_leak_planted_in_the_kaisers_pirates_is_found(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    KAISER_LEAKS[place](monkeypatch)
    pair = kaiser(1)
    pair.length = 16 if place == "a look" else 8
    assert await told_apart(tmp_path, cast("Any", pair), asks=2)
