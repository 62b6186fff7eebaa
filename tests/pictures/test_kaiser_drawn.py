"""Pictures of The Kaiser's Pirates stay within their frame in crowded positions, and their signs can be told apart."""

import json
import re
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.pictures import THEMES
from bot.pictures.kaiser import fleets
from bot.pictures.kaiser.art import HALF
from bot.pictures.kaiser.art import ROOM as BOARD
from bot.pictures.kaiser.dice import DICE
from bot.pictures.kaiser.emblems import BADGES, COINS, EXPLAINED, FAMILIES, PALE, STATES
from bot.pictures.kaiser.fights import APART as APART_FROM
from bot.pictures.kaiser.fights import FARTHEST, LEAST, LEAST_MODS, NAME, dice_begin, mods, rows_of, title_room
from bot.pictures.kaiser.fleets import APART, LEAST_NAME, MOST, PAD, needed, shares, shifted, vessel_line
from bot.pictures.kaiser.hands import COLUMN, ROOM, stacks
from bot.pictures.kaiser.scene import LAID, explained
from bot.pictures.kaiser.scores import BESIDE, lines_of
from bot.pictures.kaiser.scores import LEAST as LEAST_LINE
from bot.pictures.kaiser.signs import line_of_signs, lines_of_signs
from bot.pictures.kaiser.telling import printed_name
from bot.pictures.kaiser.terms import card_name, piece_name, purpose_name
from bot.pictures.render import svg_of
from bot.pictures.shapes import HEADING, PALETTES, drawable, fitted, text, wide
from bot.text import locales, words_for
from rules.kaiser.coins import SIDES
from rules.kaiser.pieces import ACTIONS, DECK, GERMANS, MERCHANTS, is_german, is_warship, kind_of, va_of
from rules.kaiser.view.model import KaiserView, SeenScored

from .frames import is_within
from .kaiser import ODD, PLAIN, crowded, full_hand, hand_of, table_of
from .test_pictures import contrast

HITS = (
    ("sunk", None),
    ("sunk", "captured"),
    ("damaged", None),
    ("damaged", "again"),
    ("damaged", "spared"),
    ("none", None),
)
"""The outcomes of an attack."""
CHALLENGES = ("safe_passage", "pursuit", "refuge_repair", "refuge_supply", "exhausted", "recognise_prize")
"""Contests that no card calls for."""


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


@pytest.mark.parametrize(
    ("locale", "named"),
    [("en", "sunk, waits for a merchant"), ("fr", "coulé, attend un marchand"), ("ja", "商船待ちのドイツ艦")],
)
def test_beside_an_amount_stand_the_sunk_german_ships_that_wait_for_a_merchant(locale: str, named: str) -> None:
    """They count nothing yet (KS 6.1.2): alone, 0 VA would read as if they were worth nothing."""
    view = crowded(2, 3, 0)
    view.forces[0].pile = [SeenScored(card="W1", how="german")]
    view.forces[1].pile = [*view.forces[0].pile, SeenScored(card="M01", how="sunk")]
    drawn: list[str] = []
    for pile in ([], view.forces[0].pile):
        view.forces[0].pile = pile
        table = table_of(view, locale=locale)
        assert table is not None
        assert is_within(table)
        scene = json.loads(table.scene)
        assert [seat["waiting"] for seat in scene["seats"]] == [len(pile), 0]
        assert (["waiting", named] in scene["legend"]) == bool(pile)
        drawn.append(fleets.panel(scene["seats"][0], HALF, 300, 30, "single", PALETTES["light"]))
    assert drawn[0] != drawn[1]


def test_the_largest_amounts_leave_the_points_beside_them_free(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[float, str, float]] = []

    def noted(x: float, _y: float, words: str, size: float, _fill: str, **how: Any) -> str:
        room = how.get("room", HALF)
        assert fitted(words, room, how.get("least") or size, "title") == words
        drawn.append((x, words, x + min(room, wide(words, size, "title"))))
        return ""

    monkeypatch.setattr(fleets, "text", noted)
    fleets.amount({"va": "112–126 VA", "waiting": 4}, (70, 174, 215), PALETTES["light"])
    (begin, _, end), (late, words, right) = drawn
    assert words == "4"
    assert 70 <= begin < end < late < right <= 215


def afloat(name: str, *states: str) -> dict[str, Any]:
    """Return a ship as a panel of a fleet shows it."""
    return {"name": name, "states": [*states], "damage": len(states), "cards": []}


def test_two_ships_in_a_line_share_its_room_by_their_names() -> None:
    room, tall = HALF - 2 * PAD, 23
    gounod, dee, wolf, iltis = (
        afloat("Charles Gounod"),
        afloat("Dee", "damage"),
        afloat("Wolf"),
        afloat("Iltis", "damage"),
    )
    for line in ([gounod, dee], [dee, gounod]):
        given = shares(line, room, tall)
        assert sum(given) + APART == room
        assert all(one >= needed(ship, tall, LEAST_NAME) for one, ship in zip(given, line, strict=True))
    one, other = shares([wolf, iltis], room, tall)
    assert one == other
    # A name that fits beside no other one of its line stands with the single ship of the next line.
    kirby, davout, staut = afloat("John H. Kirby"), afloat("Maréchal Davout", "damage"), afloat("Staut")
    assert shifted([[kirby, davout], [staut]], room, tall) == [[kirby], [davout, staut]]
    assert shifted([[gounod, dee], [staut]], room, tall) == [[gounod, dee], [staut]]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the texts of fleets that are drawn with less than all of their letters."""
    found: list[str] = []

    def noted(x: float, y: float, words: str, size: float, fill: str, **how: Any) -> str:
        if "room" in how and fitted(drawable(words, "text"), how["room"], how.get("least") or size) != words:
            found.append(words)
        return text(x, y, words, size, fill, **how)

    monkeypatch.setattr(fleets, "text", noted)
    return found


def marked_all_over(ship: str) -> dict[str, Any]:
    """Return a ship with all signs that it may have at once, and a card that lays mines."""
    kind = "merchant" if not is_german(ship) else "warship" if is_warship(ship) else "raider"
    hides = [] if kind == "warship" else ["identified"]
    states = [*hides, "damage", "supply", "refuge"] if is_german(ship) else [*hides, "damage"]
    name = printed_name(ship)
    signs = {"states": states, "damage": 12, "cards": [[True, []]] if is_german(ship) else []}
    return {"ship": ship, "name": name, "va": va_of(ship), "kind": kind, **signs}


def test_no_name_of_a_ship_with_the_most_signs_is_cut(cut: list[str]) -> None:
    for ship in (*GERMANS, *MERCHANTS):
        for tall in range(fleets.LEAST, MOST + 1):
            vessel_line(marked_all_over(ship), HALF - 2 * PAD, tall, PALETTES["light"])
    assert cut == []


def battered(view: KaiserView) -> KaiserView:
    """Damage every ship of a view, and have every German ship low on supply and in refuge."""
    for force in view.forces.values():
        force.ships = [ship.but(damage=1, low_supply=True, refuge=True) for ship in force.ships]
        force.prizes, force.row = ([ship.but(damage=1) for ship in ships] for ships in (force.prizes, force.row))
    return view


@pytest.mark.parametrize(("seats", "germans", "prizes"), [(1, 7, 4), (2, 8, 6), (3, 5, 4), (4, 3, 1), (4, 5, 3)])
def test_no_name_in_the_largest_fleets_is_cut(seats: int, germans: int, prizes: int, cut: list[str]) -> None:
    for view in (crowded(seats, germans, prizes), battered(crowded(seats, germans, prizes))):
        table = table_of(view)
        assert table is not None
        assert is_within(table)
        svg_of("kaiser", "table", "light", table.scene)
    assert cut == []


@pytest.mark.parametrize("locale", locales())
def test_no_name_of_a_card_in_the_hand_is_cut(locale: str) -> None:
    words = words_for(locale, strict=True)
    names = [drawable(card_name(card, words), "title") for card in DECK]
    assert [name for name in names if fitted(name, COLUMN - 66, LEAST, "title") != name] == []


@pytest.mark.parametrize("locale", locales())
def test_no_name_in_the_last_contest_is_cut(locale: str) -> None:
    """Ships, the Royal Navy, and the cards that attack or defend with dice of their own."""
    words = words_for(locale, strict=True)
    fighting = [
        card for card in DECK if kind_of(card) in ("amc", "q_ship", "sail_q_ship", "submarine_u", "submarine_uc")
    ]
    for piece in (*GERMANS, *MERCHANTS, "royal_navy", *fighting):
        name = drawable(piece_name(piece, words), "text")
        begin = dice_begin({"sides": [{"what": "Emden"}, {"what": name}]})
        assert begin <= FARTHEST
        assert wide(name, LEAST) <= begin - NAME - 8
    assert dice_begin({"sides": [{"what": "Emden"}, {"what": "Leipzig"}]}) < FARTHEST


@pytest.mark.parametrize("locale", locales())
def test_no_title_and_no_outcome_of_a_contest_is_cut(locale: str) -> None:
    words = words_for(locale, strict=True)
    fire = ("intercept", "mines", "torpedo", "amc", "amc_guns", "trap", "duel")
    attacks = [(purpose, outcome, hit) for purpose in fire for outcome, hit in HITS]
    rolled = [*CHALLENGES, *(kind for kind, card in ACTIONS.items() if card.challenge)]
    tried = [(purpose, outcome, None) for purpose in rolled for outcome in ("success", "failure")]
    for purpose, outcome, hit in (*attacks, *tried):
        title = purpose_name(purpose, words)
        result = words.line("kaiser-picture_outcome", outcome=outcome, purpose=purpose, hit=hit)
        left = HALF - 24 - APART_FROM
        room = title_room({"title": title, "outcome": result}, left)
        assert fitted(drawable(title), room, LEAST) == drawable(title), title
        assert fitted(drawable(result, "title"), left - room, LEAST, "title") == drawable(result, "title"), result


@pytest.mark.parametrize("locale", locales())
def test_modifiers_beside_dice_end_before_the_arrow(locale: str) -> None:
    words, palette = words_for(locale, strict=True), PALETTES["light"]
    why = ("night", "surprise_attack", "searchlight", "damaged", "low_supply")
    told = [words.line("kaiser-picture_mod", why=one, amount=-2) for one in why]
    for dice, count in ((1, 3), (2, 2), (2, 3), (2, 4), (3, 2), (3, 3)):
        room = HALF - 67 - APART_FROM - 18 - dice * 40
        whole, rows = " · ".join(told[:count]), rows_of(told[:count], room)
        drawn = mods(told[:count], 0, room, palette)
        # Several lines, or one that leaves the gap before the arrow.
        assert drawn.count("scale(") == (1 if wide(whole, LEAST) <= room else len(rows))
        assert len(rows) <= 3
        assert " · ".join(rows) == whole
        assert all(fitted(drawable(row), room, LEAST_MODS) == drawable(row) for row in rows)


def test_the_legend_names_the_star_of_round_points_beside_the_states() -> None:
    table = table_of(crowded(2, 3, 1))
    assert table is not None
    legend = dict(json.loads(table.scene)["legend"])
    *states, star, warship, prize = legend
    assert states == [*(state for state in STATES if state != "identified"), *LAID]
    assert [legend[place] for place in LAID] == ["Royal Navy", "upright card"]
    assert (star, legend[star]) == ("points", "round points (to their left: VA of this round)")
    assert [(kind, legend[kind]) for kind in (warship, prize)] == [("warship", "warship"), ("prize", "prize")]
    assert explained([], ["warship"]) == []
    assert explained(["damage"], ["raider"]) == ["damage", "points", "raider"]
    assert explained(["upright", "british"]) == ["british", "upright", "points"]
    assert explained(["damage", "waiting"]) == ["waiting", "damage", "points"]


@pytest.mark.parametrize("locale", locales())
def test_the_star_of_round_points_is_named_among_many_signs(locale: str) -> None:
    words, palette = words_for(locale), PALETTES["light"]
    brief = words.line("kaiser-picture_state", state="points_brief")
    star = EXPLAINED["points"](palette.soft, palette.sheet)

    def rows(*states: str, points: str = "points") -> list[list[str]]:
        told = {state: words.line("kaiser-picture_state", state=state) for state in (*states, points)}
        return [[state, told[points if state == "points" else state]] for state in states]

    few = explained(["disguised"])
    assert line_of_signs(rows(*few), ROOM, palette, {"points": brief}) == line_of_signs(rows(*few), ROOM, palette)
    # All of these have room in a line, if their letters are smaller.
    some = rows(*explained(["damage", "disguised"], ["warship", "raider"]))
    drawn = line_of_signs(some, ROOM, palette, {"points": brief})
    assert all(EXPLAINED[sign](palette.soft, palette.sheet) in drawn for sign, _ in some)
    for laid in (["british"], ["british", "upright"]):
        many = explained(["damage", "disguised", *laid], ["warship", "raider", "prize"])
        drawn = line_of_signs(rows(*many), ROOM, palette, {"points": brief})
        assert drawn == line_of_signs(rows(*many, points="points_brief"), ROOM, palette)
        assert star in drawn
        # A second line has what the first has no room for.
        lines = lines_of_signs(rows(*many), ROOM, {"points": brief})
        assert sorted(sign for line in lines for _, sign, _ in line.signs) == sorted(many)
        assert len({line.size for line in lines}) == 1


@pytest.mark.parametrize("locale", locales())
def test_ships_are_named_below_a_board_that_has_room_for_a_second_line(locale: str) -> None:
    table = table_of(crowded(3, 3, 0), locale=locale)
    assert table is not None
    words, signs = words_for(locale), [*explained(["damage", "disguised", *LAID], ["warship", "raider"])]
    legend = [[sign, words.line("kaiser-picture_state", state=sign)] for sign in signs]
    signed = replace(table, scene=json.dumps({**json.loads(table.scene), "legend": legend}))
    drawn = svg_of("kaiser", "table", "dark", signed.scene)
    palette = PALETTES["dark"]
    assert [sign for sign in signs if EXPLAINED[sign](palette.soft, palette.sheet) not in drawn] == []
    assert is_within(signed)


@pytest.mark.parametrize("locale", locales())
def test_the_signs_beside_the_dice_of_a_hand_are_explained_beneath_it(locale: str) -> None:
    view = full_hand(6)
    assert view.me is not None
    found: list[list[str]] = []
    for cards in (["trap#1"], ["lay_mines#1", "trap#1"], ["breakout#1"]):
        view.me.hand = cards
        drawing = hand_of(view, "light", locale)
        assert drawing is not None
        assert is_within(drawing)
        signs = json.loads(drawing.scene)["signs"]
        assert line_of_signs(signs, ROOM, PALETTES["light"]) in svg_of("kaiser", "hand", "light", drawing.scene)
        found.append([sign for sign, _ in signs])
    assert found == [["sideways", "upright"], ["sideways", "upright", "mine"], ["sideways", "night", "challenge"]]


def test_a_hand_explains_only_signs_that_its_cards_show() -> None:
    """The guns and the defence of a submarine or an AMC have no room beside their other dice."""
    view = full_hand(6)
    assert view.me is not None
    view.me.hand = ["submarine_u#1", "amc#1", "q_ship#1"]
    drawing = hand_of(view, "light", "en")
    assert drawing is not None
    signs = [sign for sign, _ in json.loads(drawing.scene)["signs"]]
    assert signs == ["sideways", "challenge", "torp"]


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


@pytest.mark.parametrize(
    ("points", "teams", "places"),
    [
        ([[3], [1], [3], [2]], False, {0: 1, 2: 1, 3: 3, 1: 4}),
        # A further round decides between those who share the first place only.
        ([[2, 1], [3, 1], [3, 2], [1, 9]], False, {2: 1, 1: 2, 0: 3, 3: 4}),
        ([[1], [3], [1], [3]], True, {1: 1, 3: 1, 0: 3, 2: 3}),
    ],
    ids=["tied", "further round", "teams"],
)
def test_the_end_shows_each_seats_place(points: list[list[int]], teams: bool, places: dict[int, int]) -> None:
    view = crowded(4, 3, 1)
    for force, won in zip(view.forces.values(), points, strict=True):
        force.points, force.amounts = won, [10] * len(won)
    view.options = {**view.options, "rounds": 1, "teams": teams}
    view.ended = {"winners": [seat for seat, place in places.items() if place == 1]}
    table = table_of(view)
    assert table is not None
    assert is_within(table)
    assert {seat["number"] - 1: seat["place"] for seat in json.loads(table.scene)["seats"]} == places
    assert [*places] == [seat["number"] - 1 for seat in json.loads(table.scene)["seats"]]


@pytest.mark.parametrize(("locale", "last"), [("en", "R3: "), ("fr", "M3\u00a0: "), ("ja", "第3ラウンド：")])
def test_below_the_sums_of_several_rounds_what_was_scored_names_its_round(locale: str, last: str) -> None:
    view = crowded(3, 3, 1)
    for force in view.forces.values():
        force.points, force.amounts = [1, 2, 3], [10, 20, 30]
        force.pile = [SeenScored(card="submarine_u#1", how="card"), SeenScored(card="M52", how="safe")]
    view.options, view.round = {**view.options, "rounds": 3}, 3
    scenes = []
    for ended in (None, {"winners": [0]}):
        view.ended = ended
        table = table_of(view, locale=locale)
        assert table is not None
        assert is_within(table)
        scenes.append([*json.loads(table.scene)["seats"][0]["score"]["counted"], table.alt])
    (first, *rest, _), (named, *same, alt) = scenes
    assert (named, same) == (last + first, rest)
    round_3 = {"en": "Round 3: ", "fr": "Manche 3\u00a0: ", "ja": "第3ラウンド："}[locale]
    assert alt.count(round_3 + first) == 3 > scenes[0][-1].count(round_3 + first)
    # What was not counted names its round, too, where nothing else was scored in it.
    view.forces[0].pile, view.ended = [SeenScored(card="W1", how="struck")], None
    unnamed = table_of(view, locale=locale)
    view.ended = {"winners": [0]}
    table = table_of(view, locale=locale)
    assert table is not None
    assert unnamed is not None
    short, long = {"en": ("(R3)", "(round 3)"), "fr": ("(M3)", "(manche 3)"), "ja": ("第3", "第3")}[locale]
    struck = [json.loads(one.scene)["seats"][0]["score"]["struck"] for one in (unnamed, table)]
    assert [short in line for line in struck] == [False, True]
    told = [row for row in table.alt.split("\n") if "Dresden" in row]
    assert long in told[0].partition("+3")[2]
    # What is neither a merchant nor a German ship is told apart from the cards of a hand.
    assert {"en": "ship sunk", "fr": "navire coulé", "ja": "隻撃沈"}[locale] in rest[-1]


@pytest.mark.parametrize(
    ("purpose", "named"), [("safe_passage", "Hunters"), ("shallow_run", "Shoals"), ("intercept", "Emden")]
)
def test_the_danger_to_a_ship_is_not_named_after_the_ship(purpose: str, named: str) -> None:
    view = crowded(2, 3, 1)
    assert view.last_fight is not None
    view.last_fight["purpose"] = purpose
    for side in ("ours", "theirs"):
        view.last_fight[side]["what"] = "W2"
    if purpose == "intercept":
        view.last_fight["ours"]["what"] = "R1"
    table = table_of(view)
    assert table is not None
    assert json.loads(table.scene)["fight"]["sides"][1]["what"] == named
    assert f" {named} (" in table.alt


def test_the_sides_of_a_breakout_have_names_of_their_own() -> None:
    view = crowded(2, 3, 1)
    assert view.last_fight is not None
    view.last_fight["purpose"] = "breakout"
    for side in ("ours", "theirs"):
        view.last_fight[side]["what"] = "breakout"
    table = table_of(view)
    assert table is not None
    assert [side["what"] for side in json.loads(table.scene)["fight"]["sides"]] == ["Breakout", "Blockade"]


@pytest.mark.parametrize(("number", "rounds", "titled"), [(1, 1, "Round 1"), (2, 3, "Round 2/3"), (4, 3, "Round 4")])
def test_the_title_counts_the_rounds_to_play(number: int, rounds: int, titled: str) -> None:
    view = crowded(2, 3, 1)
    view.round, view.options = number, {**view.options, "rounds": rounds}
    table = table_of(view)
    assert table is not None
    assert json.loads(table.scene)["title"] == titled
    assert table.alt.startswith(f"{titled}. ")


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


def test_copies_with_names_of_their_own_are_drawn_with_them() -> None:
    drawn: list[str] = []
    for held in (["q_ship#1", "q_ship#2"], ["q_ship#1", "q_ship#1"]):
        view = full_hand(6)
        assert view.me is not None
        view.me.hand = held
        hand = hand_of(view)
        assert hand is not None
        drawn.append(re.sub("card:[a-z_]+#[0-9]", "", svg_of("kaiser", "hand", "light", hand.scene)))
    assert drawn[0] != drawn[1]


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


@pytest.mark.parametrize("locale", locales())
def test_the_classes_of_the_cards_in_a_hand_are_explained_beside_its_title(locale: str) -> None:
    view = full_hand(6)
    assert view.me is not None
    held: dict[str, list[str]] = {}
    for cards in (["trap#1"], ["trap#1", "reflag#1"], ["surprise_attack#1", "trap#1", "collier#1"] * 4):
        view.me.hand = cards
        drawing = hand_of(view, "light", locale)
        assert drawing is not None
        assert is_within(drawing)
        scene = json.loads(drawing.scene)
        held[str(cards)] = [family for family, _ in scene["legend"]]
        room = ROOM - wide(scene["title"], HEADING) - 24
        # At the smallest size, all names and their signs fit beside the title.
        assert sum(wide(word, 14.0) + 48 for _, word in scene["legend"]) - 18 <= room
    assert [*held.values()] == [["reaction"], ["action", "reaction"], ["action", "reaction", "assist"]]


def test_seats_bear_initials_and_ais_their_numbers_so_that_none_reads_as_a_place() -> None:
    view = crowded(3, 3, 1)
    table = table_of(view, names=["Anne", "IA 1", "IA 2"])
    assert table is not None
    scene = json.loads(table.scene)
    assert {seat["name"]: seat["mark"] for seat in scene["seats"]} == {"Anne": "A", "IA 1": "1", "IA 2": "2"}
    assert view.last_fight is not None
    fighting = [view.last_fight[side]["seat"] for side in ("ours", "theirs")]
    assert [side["mark"] for side in scene["fight"]["sides"]] == ["A12"[seat] for seat in fighting]


@pytest.mark.parametrize(("locale", "phantom", "mark"), [("en", "The Phantom", "P"), ("fr", "Le Fantôme", "F")])
def test_the_initial_of_the_phantom_is_not_that_of_its_article(locale: str, phantom: str, mark: str) -> None:
    table = table_of(crowded(1, 3, 1), locale=locale, names=["Anne", phantom])
    assert table is not None
    assert [seat["mark"] for seat in json.loads(table.scene)["seats"]] == ["A", mark]


@pytest.mark.parametrize("locale", locales())
def test_nothing_that_a_round_has_scored_is_cut(locale: str) -> None:
    view = crowded(4, 3, 2)
    hows = ("sunk", "safe", "exhausted", "german", "card")
    for force in view.forces.values():
        force.pile = [SeenScored(card="W1" if how == "german" else "M30", how=how) for how in hows]
        force.points, force.amounts = [1, 2, 3], [10, 20, 30]
    view.round, view.ended = 3, {"winners": [0]}
    table = table_of(view, locale=locale)
    assert table is not None
    assert is_within(table)
    for seat in json.loads(table.scene)["seats"]:
        lines = [line for line, _ in lines_of(seat, BOARD)]
        assert " · ".join(lines[:-1] if seat["score"]["struck"] else lines).endswith(
            " · ".join(seat["score"]["counted"][-1:])
        )
        assert all(wide(line, LEAST_LINE) <= BOARD - BESIDE for line in lines)
