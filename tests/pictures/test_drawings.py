"""Drawings of Corsari: what each reader may see, and the alt texts."""

import json
import re

import pytest

from bot.pictures import THEMES, Drawing, hand_drawing, table_drawing
from bot.pictures.corsari.art import LEFT
from bot.pictures.shapes import BODY, HEADING, WIDTH, wide
from bot.text import locales, words_for
from rules.corsari.cards import DECK
from rules.kernel import Match

from ..bot.matches import CORSARI, many
from ..bot.toys.game import GAME as TOY
from ..rules.corsari.positions import SWEEPER, resumed, say, stacked
from .scenes import ODD, PLAIN, hand_of, ids_in, moments, table_of

CARD = re.compile(r"(?<![A-Za-z0-9])(?:" + "|".join(DECK) + r")(?![A-Za-z0-9])")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_shows_public_cards_only_and_a_hand_its_own(seats: int) -> None:
    for moment in moments(seats):
        if moment.phase in ("scored", "ended"):
            continue
        deal = moment.table.round
        layout = deal.layout or {}
        public = {*deal.shown, *(card for name in ("crew", "prisoners", "stowaways") for card in layout.get(name, ()))}
        table = table_of(moment.table)
        assert {*CARD.findall(table.scene), *ids_in(table.alt)} <= public
        for view in moment.hands:
            hand = hand_of(view)
            held = {*view.me.hand, *([view.me.scuttled] if view.me.scuttled else [])}
            assert set(json.loads(hand.scene)["cards"]) == set(view.me.hand)
            assert set(CARD.findall(hand.scene)) <= held
            assert held <= ids_in(hand.alt) <= held | public


def test_a_hand_is_drawn_for_its_own_seat_and_not_for_a_spectator() -> None:
    match = Match.start(CORSARI, 2, "a")
    assert hand_of(match.view(None)) is None
    assert hand_of(match.view(0)) is not None
    match.resign(0)
    match.resign(1)
    assert match.result is not None


def test_a_game_without_pictures_has_no_drawings() -> None:
    match = Match.start(TOY, min(TOY.seats), "a")
    assert table_drawing(TOY, match.view(None), words_for("en"), PLAIN.__getitem__, "dark") is None
    assert hand_drawing(TOY, match.view(0), words_for("en"), PLAIN.__getitem__, "dark") is None


def test_the_alt_text_says_all_that_is_needed_to_play() -> None:
    match = Match.start(CORSARI, 3, "words")
    view = match.view(None)
    told = table_of(view).alt
    mover = PLAIN[view.round.mover]
    assert told.startswith(f"{mover} to draw.")
    assert {*view.round.tavern, view.round.discard} <= ids_in(told)
    for part in (str(view.round.pile), PLAIN[view.round.dealer]):
        assert part in told
    assert [f"{name}: 12" in told for name in PLAIN] == [True, True, True, False]


def test_each_theme_gives_a_picture_of_its_own() -> None:
    one, other = (table_of(moments(2)[0].table, theme) for theme in THEMES)
    assert one.scene == other.scene
    assert one.filename != other.filename


def test_every_end_of_every_kind_of_match_can_be_drawn() -> None:
    phases = set()
    for played in many():
        for _ in played.play(120):
            pass
        scene = json.loads(table_of(played.match.view(None)).scene)
        phases.add(scene["phase"])
        places = [seat["place"] for seat in scene["seats"]]
        assert places == sorted(places)
        assert places[0] == 1
    assert phases == {"ended"}


def test_a_closed_discard_pile_is_in_the_picture_and_in_the_alt_text() -> None:
    match = Match.start(CORSARI, 2, "calm")
    open_pile = table_of(match.view(None))
    while not match.view(None).round.discard_closed:
        (question,) = match.questions.values()
        match.answer(question.seat, "discard" if question.kind == "draw" else question.default)
    closed = table_of(match.view(None))
    assert (json.loads(open_pile.scene)["closed"], json.loads(closed.scene)["closed"]) == (False, True)
    assert "Doldrums!" in closed.alt
    assert "Doldrums!" not in open_pile.alt


def test_names_are_drawn_unchanged_and_words_in_the_readers_language() -> None:
    view = moments(4)[0].table
    for locale in locales():
        scene = json.loads(table_of(view, locale=locale, names=ODD).scene)
        assert [seat["name"] for seat in scene["seats"]] == list(ODD)
        assert scene["words"]["tavern"] == words_for(locale).line("corsari-picture_tavern")
    assert len({table_of(view, locale=locale).scene for locale in locales()}) == len(locales())


def test_a_match_without_a_winner_is_drawn_without_one() -> None:
    match = Match.start(CORSARI, 2, "a")
    match.resign(0)
    match.resign(1)
    assert match.result is not None
    assert [seat["won"] for seat in json.loads(table_of(match.view(None)).scene)["seats"]] == [False, False]
    assert any(seat["won"] for seat in json.loads(table_of(moments(2)[-2].table).scene)["seats"])


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("cards", [12, 13])
def test_the_total_if_one_sailed_stands_beside_its_words(locale: str, cards: int) -> None:
    for letters in "ROYGABVPNS":
        aside = words_for(locale).line("corsari-letter", letters=letters) + "11"
        words = words_for(locale).line("corsari-picture_advice", cards=cards, sails=True, aside=aside)
        assert LEFT + 54 + wide(words, BODY) + wide("108", HEADING, "title") < WIDTH - LEFT


@pytest.mark.parametrize(("locale", "letters"), [("en", "V"), ("fr", "Vi"), ("ja", "紫")])
def test_the_total_if_one_sailed_names_the_card_that_is_put_aside(locale: str, letters: str) -> None:
    match = resumed(2, dealer=1, deals=[stacked(range(2), 1, {0: SWEEPER}, "N1", "V11")])
    say(match, "pile")
    drawing = hand_of(match.view(0), locale=locale)
    assert drawing is not None
    scene = json.loads(drawing.scene)
    assert scene["advice"] == 0
    assert f"{letters}11" in scene["words"]["advice"]


@pytest.mark.parametrize("locale", [locale for locale in locales() if locale != "en"])
def test_no_label_of_a_hand_is_left_in_english(locale: str) -> None:
    def labels(drawing: Drawing | None) -> set[str]:
        assert drawing is not None
        scene = json.loads(drawing.scene)
        return {
            scene["title"],
            *scene["words"].values(),
            *(name for name in scene["letters"].values() if len(name) > 1),
        }

    for moment in moments(3):
        for view in moment.hands:
            if hand_of(view) is not None:
                assert not labels(hand_of(view, locale=locale)) & labels(hand_of(view))


def test_a_seat_that_has_resigned_is_marked_and_its_hand_is_not_drawn() -> None:
    match = Match.start(CORSARI, 3, "a")
    assert hand_of(match.view(1)) is not None
    match.resign(1)
    assert hand_of(match.view(1)) is None
    seats = json.loads(table_of(match.view(None)).scene)["seats"]
    assert [seat["resigned"] for seat in seats] == [False, True, False]
    assert "resigned" in table_of(match.view(None)).alt


@pytest.mark.parametrize(("locale", "rank"), [("en", "3rd"), ("fr", "3e"), ("ja", "3位")])
def test_the_place_of_a_seat_that_is_out_is_not_a_bare_number(locale: str, rank: str) -> None:
    match = Match.start(CORSARI, 3, "out 4", "", {"limit": 60, "sweep": "round"})
    while match.plays(0):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, question.default if seat == 0 else CORSARI.pilot(match.view(seat), question), question.id)
    assert match.result is None
    seats = json.loads(table_of(match.view(None), locale=locale).scene)["seats"]
    assert [(seat["out"], seat["rank"]) for seat in seats] == [(True, rank), (False, ""), (False, "")]
