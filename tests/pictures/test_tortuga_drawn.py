"""Pictures of Tortuga stay within their frame in crowded positions, and their signs can be told apart."""

import json
import re
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from bot.pictures import THEMES
from bot.pictures.render import svg_of
from bot.pictures.shapes import HEADING, PALETTES, SMALL, WIDTH, wide
from bot.pictures.tortuga import rows
from bot.pictures.tortuga.art import CORNER, HALF, LEFT, ROOM, legend, peeker_lines, peekers
from bot.pictures.tortuga.cards import EVENT_HIGH, EVENT_WIDE, PAPER, PAWNS, VOTE_WIDE, small_event, vote
from bot.pictures.tortuga.emblems import DARK, EVENTS, MAPS, RANKS, event
from bot.pictures.tortuga.hands import CELL, broken, event_cell
from bot.pictures.tortuga.hands import ROOM as HAND_ROOM
from bot.pictures.tortuga.places import LANDS, SIDE, WOODS
from bot.pictures.tortuga.rows import seat_row
from bot.pictures.tortuga.scene import letter, sign_name
from bot.text import words_for
from rules import GAMES
from rules.kernel import Match
from rules.tortuga.cards import EVENT_CARDS, PIRATES, TYPES

from ..rules.tortuga.positions import cast, position, say
from .frames import is_within
from .test_pictures import contrast
from .tortuga import STRANGE, hand_of, moments, table_of

LOCALES = ("en", "fr", "ja")
ABBREVIATED = {"英": "イギリス", "仏": "フランス", "蘭": "オランダ"}
"""Japanese characters that stand for names which are not spelled with them."""
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


@pytest.mark.parametrize("held", ["", "ALB", "ALB LOM MAP-FD", "ALB ALB LOM MAP-FD MAP-JR"])
def test_the_cards_of_a_winner_leave_room_for_its_name(held: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end a row has a flag, too."""
    rooms: dict[str, float] = {}

    def text(x: float, y: float, words: str, *style: float | str, room: float = 0, **more: float) -> str:
        rooms[words] = room
        return ""

    monkeypatch.setattr(rows, "text", text)
    codes = held.split()
    shown = {"held": codes, "letters": dict.fromkeys(codes, ""), "loyalty": "B", "won": True, "turn": False}
    who = {"number": 1, "name": "Anne", "nameless": "", "pirate": 1, "mark": "A", "ranks": ["CPT", "CB"], "votes": 3}
    seat_row({**who, **shown}, HALF - 2 * SIDE, 36, PALETTES["light"])
    assert wide("Anne", SMALL) <= rooms["Anne"]


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_there_is_room_for_the_fullest_places(locale: str) -> None:
    for match in extremes():
        for names in (STRANGE, tuple(reversed(STRANGE))):
            assert is_within(table_of(match.view(None), "light", locale, names))
        fullest = max(range(match.seats), key=lambda seat: len(hand_of(match.view(seat)).scene))
        assert is_within(hand_of(match.view(fullest), "light", locale))


def test_the_ranks_are_always_named_and_the_picture_is_never_higher_than_wide() -> None:
    everyday = [moment.table for seats in (2, 5, 9) for moment in moments(seats)]
    for view in (*everyday, *(match.view(None) for match in extremes())):
        shown = table_of(view, "light", "fr")
        assert shown is not None
        drawn, palette = svg_of(shown.game, shown.subject, shown.theme, shown.scene), PALETTES["light"]
        named = json.loads(shown.scene)["words"]
        assert any(legend(named, palette, powers=powers) in drawn for powers in (True, False))
        found = re.search(r'viewBox="0 0 (\d+) (\d+)"', drawn)
        assert found is not None
        assert int(found[2]) <= int(found[1])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_says_in_the_whole_lesson_what_each_rank_may_do(locale: str) -> None:
    """Also where so many seats have looked at a card that they stand in two lines (seats: 6)."""
    game = GAMES["tortuga"]
    assert game.lesson is not None
    match = Match.start(game, game.lesson.seats, game.lesson.seed, options=dict(game.lesson.options))
    lines: set[int] = set()
    while match.result is None:
        ((seat, question), *_) = match.questions.items()
        match.answer(seat, game.pilot(match.view(seat), question), question.id)
        shown = table_of(match.view(None), "light", locale)
        assert shown is not None
        scene = json.loads(shown.scene)
        lines |= {peeker_lines(len(slot["peekers"])) for slot in scene["row"]}
        drawn = svg_of(shown.game, shown.subject, shown.theme, shown.scene)
        assert legend(scene["words"], PALETTES["light"], powers=True) in drawn
    assert max(lines) > 1


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_in_the_legend_is_cut(locale: str) -> None:
    shown = table_of(position("FD[0,2,4] JR[1,3,5]").view(None), "light", locale)
    assert shown is not None
    assert "…" not in legend(json.loads(shown.scene)["words"], PALETTES["light"], powers=True)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_leaves_the_corner_to_the_button_that_enlarges_the_picture(locale: str) -> None:
    words = words_for(locale)
    last = LEFT + 3 * (ROOM - CORNER) / 4 + 32
    for name in ("rank", "power"):
        assert last + wide(words.line(f"tortuga-picture_{name}", rank="GOV"), SMALL) <= WIDTH - LEFT - CORNER


@pytest.mark.parametrize("number", range(1, 10))
def test_those_who_looked_at_a_card_never_hide_each_other(number: int) -> None:
    drawn = peekers([[pirate, str(pirate)] for pirate in range(1, number + 1)])
    places = [(float(x), float(y)) for x, y in re.findall(r"translate\(([\d.]+) ([\d.]+)\) scale", drawn)]
    assert len(places) == number
    for (left, top), (right, below) in combinations(places, 2):
        # A mark stands in the middle of its pawn, which is 22 units wide.
        assert abs(left - right) >= 12 or abs(top - below) >= 22
    # It is plain which card they belong to: they stand below it, well apart from those of the next one.
    assert max(x for x, _ in places) + 22 <= EVENT_WIDE + 10 <= ROOM / 7 - 24


@pytest.mark.parametrize("number", range(1, 9))
def test_each_card_before_a_seat_is_drawn(number: int) -> None:
    held = ["LOM", "LOM", "LOM", "ALB", "ALB", "MAP-FD", "MAP-JR", "MAP-TOR"][:number]
    match = position("FD[0] JR[1]", seats=2, held={0: " ".join(held)})
    drawing = table_of(match.view(None), "light")
    seat = json.loads(drawing.scene)["ships"][0]["line"][0]
    drawn = seat_row(seat, 290, 36, PALETTES["light"])
    assert [drawn.count(small_event(card, seat["letters"][card])) for card in held] == [
        held.count(card) for card in held
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_vote_that_a_seat_takes_part_in_is_named_in_full(locale: str) -> None:
    words = words_for(locale)
    room = HAND_ROOM - wide(words.line("tortuga-picture_hand"), HEADING, "title") - 22 - 48
    for kind, ship, aim in product(("attack", "mutiny", "brawl"), ("FD", "JR"), ("GAL", "FD", "JR")):
        line = words.line("tortuga-picture_calling", vote=kind, at=ship, aim=aim)
        assert wide(line, SMALL) <= room


def test_signs_of_one_kind_all_differ() -> None:
    assert sorted(card.id for card in EVENT_CARDS) == sorted([*EVENTS, *MAPS])
    for kinds in (
        *([event(card.id, letter(card.id, words_for(locale))) for card in EVENT_CARDS] for locale in LOCALES),
        *([vote(code, names_of(code, locale)) for code in TYPES] for locale in LOCALES),
        [RANKS[rank]("#fff", "#000") for rank in RANKS],
    ):
        assert all(one != other for one, other in combinations(kinds, 2))


@pytest.mark.parametrize("locale", LOCALES)
def test_letters_on_cards_are_those_of_the_languages_names(locale: str) -> None:
    words = words_for(locale)

    def fits(sign: str, named: str) -> bool:
        mark = letter(sign, words)
        return ABBREVIATED.get(mark, mark).casefold() in named.casefold()

    for card in MAPS:
        assert fits(card, re.split("[:：]", words.line("tortuga-picture_card", code=card))[1])
    assert all(fits(side, words.line("tortuga-picture_loyalty", side=side)) for side in "BFD")


@pytest.mark.parametrize("locale", LOCALES)
def test_vote_cards_name_their_signs_in_a_size_that_can_be_read(locale: str) -> None:
    words = words_for(locale)
    for third, signs in enumerate(("CTW", "BF", "SN")):
        assert len({sign_name(sign, words) for sign in signs}) == len(signs)
        for sign in signs:
            named = sign_name(sign, words)
            code = "".join(sign if n == third else one for n, one in enumerate("CBS"))
            spoken = re.split(", |、", words.line("tortuga-spoken-vote", letters=code))[third]
            assert named.casefold() in spoken.casefold()
            lines = [" ".join(named.split()[:2]), " ".join(named.split()[2:])] if sign == "N" else [named]
            assert all(wide(line, SMALL) <= VOTE_WIDE - 12 for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_are_drawn_with_the_letters_of_the_readers_language(locale: str) -> None:
    match = position("FD[0] JR[1]", seats=2, held={0: "MAP-FD"}, hands={0: "WBS"})
    chart = event("MAP-FD", letter("MAP-FD", words_for(locale)))
    for shown, faces in (
        (hand_of(match.view(0), "light", locale), [chart, vote("WBS", names_of("WBS", locale))]),
        (table_of(match.view(None), "light", locale), [chart]),
    ):
        assert shown is not None
        drawn = svg_of(shown.game, shown.subject, shown.theme, shown.scene)
        assert all(face in drawn for face in faces)


def names_of(code: str, locale: str) -> tuple[str, ...]:
    """Return the names of the signs of a vote card."""
    return tuple(sign_name(sign, words_for(locale)) for sign in code)


def test_numbers_on_pawns_and_names_of_places_can_be_read() -> None:
    assert set(PAWNS) == set(PIRATES)
    assert min(contrast(pawn.field, pawn.ink) for pawn in PAWNS.values()) >= 4.5
    assert contrast(PAPER, DARK) >= 7
    for theme in THEMES:
        assert contrast(PALETTES[theme].ink, WOODS[theme][0]) >= 4.5
        assert contrast(PALETTES[theme].ink, LANDS[theme][0]) >= 4.5


@pytest.mark.parametrize("card", ["MAP-FD", "MAP-JR", "MAP-TOR"])
def test_a_japanese_name_on_two_lines_is_broken_after_its_colon(card: str) -> None:
    name = words_for("ja").line("tortuga-picture_card", code=card)
    assert broken(name, CELL - 6) == [f"{name.partition('：')[0]}：", name.partition("：")[2]]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_frame_around_a_known_card_stays_clear_of_its_name_and_of_the_next_card(locale: str) -> None:
    """The page frames the box of the whole cell, 2 units further out."""
    for card in EVENT_CARDS:
        name = words_for(locale).line("tortuga-picture_card", code=card.id)
        cell = event_cell({"card": card.id, "letter": "", "name": name, "slot": 1}, PALETTES["light"])
        found = re.search(r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"[^>]*fill="none"', cell)
        assert found
        x, y, across, high = map(float, found.groups())
        lines = broken(name, CELL - 6)
        assert y + high + 2 > EVENT_HIGH + 22 * len(lines) + 0.3 * SMALL
        assert x + across + 2 < CELL + x - 2
