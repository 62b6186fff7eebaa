"""The pictures of the war in Barbe Noire 2: hunters, what lasts, captives, battles and duels."""

from dataclasses import replace
from functools import cache
from itertools import cycle
from random import Random
from typing import Any

import pytest

from bot import limits
from bot.pictures import THEMES, Theme, hand_drawing, look_drawings, moment_drawings, shapes, table_drawing
from bot.pictures.blackbeard import scene as scenes
from bot.pictures.blackbeard.fights import outcome, side_scene
from bot.pictures.blackbeard.framing import whole
from bot.pictures.blackbeard.key_art import Samples
from bot.pictures.blackbeard.paints import COINS, PAINTS
from bot.pictures.blackbeard.pieces import CHASE, sight
from bot.pictures.blackbeard.places import places
from bot.pictures.render import svg_of
from bot.pictures.shapes import PALETTES
from bot.text import locales, words_for
from rules.blackbeard import GAME
from rules.blackbeard.state import Pirate, Status
from rules.blackbeard.tables import PIRATES, PORTS
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.view.standing import BLOCKADE, marks
from rules.kernel import Match

from ..rules.blackbeard.walks import any_answer, hunting
from .frames import is_within
from .test_blackbeard_drawn import NAMES, played, view_of
from .war import PORT, besieged, fights, learned

WORDS = words_for("en")


def captors_view() -> BlackbeardView:
    """Return the view of the seat whose pirate holds a captive in :func:`besieged`."""
    first, *_ = view_of(played(4, 2)).state.pirates.values()
    return view_of(played(4, 2), first.seat)


def the_map(view: BlackbeardView) -> dict[str, Any]:
    return places(view, "M", whole("M"), WORDS)


# ---------------------------------------------------------------- the map


def test_a_hunter_is_drawn_with_its_figures_only_for_those_who_know_them() -> None:
    public = {one["hex"]: one for one in the_map(besieged(view_of(played(4, 2))))["hunters"]}
    assert [(one["what"], one["figures"]) for one in public.values()] == [
        ("warship", "?"), ("warship", "9/4"), ("kc", "9/1"), ("ghost", "8/5"), ("warship", "?")
    ]  # fmt: skip
    assert public["K14"]["flag"] == "unidentified"
    assert public["M16"]["target"] is None
    assert not any(one["told"] for one in public.values())
    own = {one["hex"]: one for one in the_map(learned(besieged(view_of(played(4, 2), 0))))["hunters"]}
    assert own["K14"] == {**public["K14"], "flag": "English", "letter": "E", "figures": "11/3", "told": True}
    assert {place: one for place, one in own.items() if place != "K14"} == {
        place: one for place, one in public.items() if place != "K14"
    }


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("label", ["1", "1a"])
def test_whom_a_hunter_chases_looks_like_no_ship(label: str, theme: Theme) -> None:
    board = Samples(PALETTES[theme], PAINTS[theme], {"unidentified": ""})
    board.chaser("warship", "?", flag="unidentified")
    [alone] = board.drawn
    board.chaser("warship", "?", flag="unidentified", target=[0, label])
    chasing = board.drawn[-1]
    # Cross hairs around the number, which is not on the metal of a coin.
    assert sight(0, 0, label).count("<path") > 2
    assert not any(metal in chasing and metal not in alone for metal, _ in COINS)
    assert chasing.count(CHASE) > alone.count(CHASE)


def test_lasting_events_are_marked_at_their_place_until_they_end() -> None:
    view = besieged(view_of(played(4, 2)))
    port = PORTS[PORT].hex
    found = [tuple(mark) for mark in the_map(view)["marks"]]
    assert [what for place, what in found if place == port] == ["12", "53", BLOCKADE]
    assert sorted(what for _, what in found) == ["12", "35", "41", "46", "51", "53", "56", BLOCKADE, "goal", "island"]
    told = [fact.data["event"] for fact in view.board() if fact.kind == "board_event"]
    assert told == [entry.event for entry in view.state.lasting]
    view.state.lasting, view.state.hunters, view.state.captives = [], [], []
    assert marks(view.state) == []
    assert [fact.kind for fact in view.board() if fact.kind in ("board_event", "board_blockade", "board_captive")] == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("locale", locales())
def test_pictures_of_the_war_stay_within_their_frames(locale: str, theme: Theme) -> None:
    words, public, own = words_for(locale), besieged(view_of(played(4, 2))), learned(besieged(captors_view()))
    found = [
        table_drawing(GAME, public, words, NAMES.__getitem__, theme),
        hand_drawing(GAME, own, words, NAMES.__getitem__, theme),
        *look_drawings(GAME, public, "map", words, NAMES.__getitem__, theme),
    ]
    for drawing in found:
        assert drawing is not None
        assert is_within(drawing)
        assert 0 < len(drawing.alt) <= limits.ALT
        assert "blackbeard-" not in drawing.alt + drawing.scene


def test_a_captor_has_his_captives_on_his_plate_and_in_his_log_book() -> None:
    view = besieged(captors_view())
    captor, captive, *_ = view.state.pirates.values()
    shown = scenes.table(view, WORDS, NAMES.__getitem__)
    assert shown is not None
    plate, *_ = [one for one in shown["plates"] if one["seat"] == captor.seat]
    assert ["captive", str(captive.seat + 1), "ink"] in plate["facts"]
    hand = scenes.hand(view, WORDS, NAMES.__getitem__)
    assert hand is not None
    line, *_ = [one[1] for one in hand["logs"][0]["lines"] if one[0] == "captive"]
    assert line.startswith(WORDS.line("blackbeard-term-pirate", value=captive.id))
    assert "(at the mast)" in line


@pytest.mark.parametrize("locale", locales())
def test_a_marooned_pirate_has_no_ship_and_the_map_is_around_his_island(locale: str) -> None:
    view = view_of(played(2, 2), 0)
    pirate, *others = [one for one in view.state.pirates.values() if one.seat == 0 and one.in_play]
    for other in others:
        other.status = "retired"
    pirate.position = pirate.position._replace(place="L26", mode="anchored")
    words = words_for(locale)
    ship = words.line("blackbeard-term-ship", value=pirate.ship.type)
    fates: tuple[tuple[Status, bool], ...] = (("active", True), ("marooned", False))
    for status, sails in fates:
        pirate.status = status
        scene = scenes.hand(view, words, NAMES.__getitem__)
        assert scene is not None
        (log,) = scene["logs"]
        assert (bool(log["sections"]), bool(log["holds"]), bool(log["ship"])) == (sails, sails, sails)
        (around,) = scene["maps"]
        assert around["extent"] != [*whole("M")]
        drawing = hand_drawing(GAME, view, words, NAMES.__getitem__, THEMES[0])
        assert drawing is not None
        assert is_within(drawing)
        assert (ship in drawing.alt) is sails


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("seats", "each"), [(4, 1), (4, 2), (5, 3)])
def test_no_plate_cuts_off_a_name_or_the_fate_of_a_pirate_at_the_end(
    locale: str, seats: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_of(played(seats, 2)).model_copy(update={"ended": {"reason": "turn_cap"}})
    pirates = view.state.pirates
    others = (one for one in PIRATES if one not in pirates)
    for pirate in [one for _ in range(each - 1) for one in list(pirates.values())[:seats]]:
        other = next(others)
        pirates[other] = replace(pirate, id=other)
    for pirate, status in zip(list(pirates.values()), cycle(("retired", "imprisoned", "dead", "active")), strict=False):
        pirates[pirate.id] = replace(pirate, status=status, notoriety=87, popularity=12)
    cut: list[str] = []

    def fitted(words: str, room: float, size: float, face: Any = "text") -> str:
        found = kept(words, room, size, face)
        cut.extend([words] * (found != words))
        return found

    kept = shapes.fitted
    monkeypatch.setattr(shapes, "fitted", fitted)
    drawing = table_drawing(GAME, view, words_for(locale), NAMES.__getitem__, "light")
    assert drawing is not None
    svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene)
    assert cut == []
    assert is_within(drawing)


# ---------------------------------------------------------------- battles and duels


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("locale", locales())
def test_battles_and_duels_stay_within_their_frames_and_have_alt_texts(locale: str, theme: Theme) -> None:
    view = view_of(played(4, 2))
    view.fights = fights(view)
    found = moment_drawings(GAME, view, words_for(locale), NAMES.__getitem__, theme)
    assert len(found) == len(view.fights)
    for drawing in found:
        assert is_within(drawing)
        assert 0 < len(drawing.alt) <= limits.ALT
        assert "blackbeard-" not in drawing.alt + drawing.scene
        assert "none" not in drawing.alt


def test_fights_are_drawn_from_a_spectators_view_only() -> None:
    with pytest.raises(ValueError, match="spectator"):
        moment_drawings(GAME, view_of(played(2, 2), 0), WORDS, NAMES.__getitem__, "dark")


def test_fights_tell_of_ships_and_captains_as_the_next_chart_does() -> None:
    """Events and the chart afterwards tell the same damage and wounds, and all readers see the same fights."""
    match = fought(2)
    compared = 0
    for event in match.events(None):
        if event.kind != "chart" or event.n == 1:
            continue
        before, after = view_at(match, event.n - 1), view_at(match, event.n)
        for fight in (one for one in before.fights if not one.closed):
            for pirate in fight.pirates.values():
                charted = after.state.pirates[pirate.id]
                assert pirate.ship.damage == charted.ship.damage
                assert grades(pirate) == grades(charted)
                compared += 1
        assert [one.closed or not one.result for one in after.fights] == [True] * len(before.fights)
    assert compared > 6
    assert all(view_of(match, seat).fights == view_of(match).fights for seat in range(match.seats))


def test_the_fights_of_a_turn_are_kept_until_the_next_turn() -> None:
    match = fought(2)
    (first, *_) = [event.n for event in match.events(None) if event.kind in ("pirate_battle_over", "duel_over")]
    starts = [event.n for event in match.events(None) if event.kind == "turn_start" and event.n > first]
    assert view_at(match, starts[0] - 1).fights
    assert view_at(match, starts[0]).fights == []


@cache
def fought(seed: int) -> Match:
    """Return a random match in which captains attack whom they can."""
    chance = Random(seed)
    match = Match.start(GAME, 4, f"find {seed}", salt="", options={"turn_cap": 12})
    while match.result is None:
        seat = chance.choice(sorted(match.questions))
        question = match.questions[seat]
        answer = hunting if chance.random() < 0.7 else any_answer
        match.answer(seat, answer(question, chance), question=question.id)
    return match


def grades(pirate: Pirate) -> dict[str, list[str]]:
    return {part: [wound.grade for wound in tokens] for part, tokens in pirate.wounds.items()}


def view_at(match: Match, n: int) -> BlackbeardView:
    view = match.view(None, at=n)
    assert isinstance(view, BlackbeardView)
    return view


@pytest.mark.parametrize(("count", "cards", "more"), [(10, 10, ""), (11, 9, "and 2 more hunters")])
def test_a_battle_with_many_hunters_says_how_many_are_not_shown(count: int, cards: int, more: str) -> None:
    view = besieged(view_of(played(4, 2)))
    full = next(fight for fight in fights(view) if len(fight.sides[1]) > count)
    side = side_scene(view, replace(full, sides=(full.sides[0], full.sides[1][:count])), 1, WORDS, NAMES.__getitem__)
    assert (len(side["cards"]), side["more"]) == (cards, more)


def test_the_card_of_a_battle_broken_off_shows_the_parts_of_the_sum_and_who_left() -> None:
    view = view_of(played(4, 2))
    words = words_for("en")
    fight = next(fight for fight in fights(view) if fight.result == "broke_off")
    scene = side_scene(view, fight, 0, words, NAMES.__getitem__)
    assert scene["roll"]["parts"] == [6, 3, 3, -1]
    assert "Comp." in scene["cards"][0]["figures"]
    assert outcome(fight, words) == f"{scene['cards'][0]['name']} breaks off the battle"
