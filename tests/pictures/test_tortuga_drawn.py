"""Pictures of Tortuga stay within their frame in crowded positions, and their signs can be told apart."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.pictures import THEMES
from bot.pictures.shapes import PALETTES
from bot.pictures.tortuga.cards import PAPER, PAWNS, vote
from bot.pictures.tortuga.emblems import DARK, EVENTS, RANKS
from bot.pictures.tortuga.places import LANDS, WOODS
from rules.kernel import Match
from rules.tortuga.cards import EVENT_CARDS, PIRATES, TYPES

from ..rules.tortuga.positions import cast, position, say
from .frames import is_within
from .test_pictures import contrast
from .tortuga import STRANGE, hand_of, table_of

EVERYBODY = "8,1,2,3,4,5,6,7,0"


def voted(match: Match, kind: str) -> Match:
    """Call a vote and have all voters vote blind."""
    say(match, kind)
    cast(match, dict.fromkeys(match.questions, "blind"))
    return match


def extremes() -> Iterator[Match]:
    """Yield the positions that leave the least room."""
    for where, kind in (("FD", "attack"), ("JR", "attack"), ("TOR", "brawl")):
        held = {8: "ALB LOM LOM MAP-FD MAP-JR MAP-TOR", 3: "ALB ALB LOM"}
        yield position(f"{where}[{EVERYBODY}]", seats=9, active=8, held=held)
        yield voted(position(f"{where}[{EVERYBODY}]", seats=9, active=8), kind)
    yield position("FD[0,2,4] JR[1,6,7,8] B1=3 B2=5", seats=9, active=5, held={5: "ALB", 3: "LOM LOM LOM"})
    yield position("FD[0] JR[1]", seats=2, destroyed="B1 B2", phase="sudden_death")
    peeked = position("FD[0] JR[1]", seats=2, row="CRO PIE KIL GUN BSP", starred="CRO PIE KIL GUN", hands={0: ""})
    say(peeked, "peek/1-2", "peek/3-4", "peek/1-2", "peek/1-2", "peek/4-5")
    yield peeked


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_there_is_room_for_the_fullest_places(locale: str) -> None:
    for match in extremes():
        for names in (STRANGE, tuple(reversed(STRANGE))):
            assert is_within(table_of(match.view(None), "light", locale, names))
        fullest = max(range(match.seats), key=lambda seat: len(hand_of(match.view(seat)).scene))
        assert is_within(hand_of(match.view(fullest), "light", locale))


def test_signs_of_one_kind_all_differ() -> None:
    assert {card.id for card in EVENT_CARDS} == set(EVENTS)
    for kinds in (
        [EVENTS[card]() for card in EVENTS],
        [vote(code) for code in TYPES],
        [RANKS[rank]("#fff", "#000") for rank in RANKS],
    ):
        assert all(one != other for one, other in combinations(kinds, 2))


def test_numbers_on_pawns_and_names_of_places_can_be_read() -> None:
    assert set(PAWNS) == set(PIRATES)
    assert min(contrast(pawn.field, pawn.ink) for pawn in PAWNS.values()) >= 4.5
    assert contrast(PAPER, DARK) >= 7
    for theme in THEMES:
        assert contrast(PALETTES[theme].ink, WOODS[theme][0]) >= 4.5
        assert contrast(PALETTES[theme].ink, LANDS[theme][0]) >= 4.5
