"""Pictures of The Kaiser's Pirates stay within their frame in crowded positions, and their signs can be told apart."""

import json
from itertools import combinations

import pytest

from bot.pictures import THEMES
from bot.pictures.kaiser.dice import DICE
from bot.pictures.kaiser.emblems import BADGES, COINS, FAMILIES, PALE, STATES
from bot.pictures.kaiser.hands import stacks
from bot.pictures.render import svg_of
from bot.pictures.shapes import PALETTES
from bot.text import locales
from rules.kaiser.coins import SIDES
from rules.kaiser.pieces import ACTIONS, DECK, kind_of

from .frames import is_within
from .kaiser import ODD, PLAIN, crowded, full_hand, hand_of, table_of
from .test_pictures import contrast


@pytest.mark.parametrize(("seats", "germans", "prizes"), [(1, 7, 4), (2, 8, 6), (3, 5, 4), (4, 3, 1), (4, 5, 3)])
@pytest.mark.parametrize("locale", locales())
def test_there_is_room_for_the_largest_fleets(seats: int, germans: int, prizes: int, locale: str) -> None:
    for names in (PLAIN, ODD):
        table = table_of(crowded(seats, germans, prizes), "light", locale, names)
        assert table is not None
        assert is_within(table)


def test_every_ship_of_the_largest_fleets_is_in_the_scene() -> None:
    view = crowded(4, 5, 3)
    table = table_of(view)
    assert table is not None
    seats = json.loads(table.scene)["seats"]
    for seat, force in zip(seats, view.forces.values(), strict=True):
        shown = [vessel["va"] for vessel in (*seat["ships"], *seat["prizes"], *seat["row"])]
        assert len(shown) == len(force.vessels) == 11


def test_the_last_contest_gives_way_to_the_largest_fleets_only() -> None:
    """With three seats it stands beside the fleets, where it costs no room."""
    for seats, germans, prizes, shown in ((4, 3, 1, True), (4, 5, 3, False), (3, 5, 4, True)):
        table = table_of(crowded(seats, germans, prizes))
        assert table is not None
        scene = json.loads(table.scene)
        assert scene["fight"]
        without = json.dumps({**scene, "fight": None})
        drawn = svg_of("kaiser", "table", "dark", table.scene), svg_of("kaiser", "table", "dark", without)
        assert (drawn[0] != drawn[1]) == shown


@pytest.mark.parametrize("cards", [1, 6, 12, 13, 20, 47, 100])
@pytest.mark.parametrize("knows", [False, True])
def test_there_is_room_for_hands_of_any_size(cards: int, knows: bool) -> None:
    for locale in locales():
        hand = hand_of(full_hand(cards, knows=knows), "light", locale, ODD)
        assert hand is not None
        assert is_within(hand)


def test_a_large_hand_shows_each_kind_once_and_counts_its_cards() -> None:
    small, large = [kind_of(card) for card in DECK[:12]], [kind_of(card) for card in DECK]
    assert stacks(small) == [(kind, 1) for kind in small]
    assert stacks(large) == [(kind, card.count) for kind, card in ACTIONS.items()]


def test_signs_of_one_kind_all_differ() -> None:
    for kinds in (
        [sign("#fff", "#000") for sign in STATES.values()],
        [sign("#fff", "#000") for sign in COINS.values()],
        [sign("#fff", "#000") for _, sign in FAMILIES.values()],
        [look.outline for look in DICE.values()],
        list(BADGES.values()),
    ):
        assert all(one != other for one, other in combinations(kinds, 2))


def test_dice_have_their_own_number_of_sides_and_can_be_read() -> None:
    assert {letter: look.sides for letter, look in DICE.items()} == dict(SIDES)
    assert min(contrast(look.field, look.ink) for look in DICE.values()) >= 4.5


def test_classes_amounts_and_states_can_be_read() -> None:
    assert set(FAMILIES) == {card.family for card in ACTIONS.values()}
    assert min(contrast(field, PALE) for field, _ in FAMILIES.values()) >= 4.5
    assert min(contrast(field, PALE) for field, _ in BADGES.values()) >= 4.5
    for theme in THEMES:
        assert contrast(PALETTES[theme].bad, PALETTES[theme].plate) >= 4.5
