"""The picture of the hand shows what a form proposes: the crew, cards for another crew, the scuttled card."""

import json
from dataclasses import replace

import pytest

from bot.pictures import THEMES, Theme
from bot.pictures.corsari.art import chosen_legend
from bot.pictures.registry import pictures_of
from bot.pictures.shapes import PALETTES
from bot.screens.chosen import chosen_in_form
from bot.screens.context import Context
from bot.screens.layout import Picture
from bot.screens.lesson import lesson_screen
from bot.screens.pages import own_screen
from bot.tables.drafts import Draft, FormSheet
from bot.tables.lessons import page_of
from bot.text import words_for
from rules import GAMES
from rules.kernel import LEARNER, Match

from ...games.test_lessons import advised, begun, others_answer

CORSARI = GAMES["corsari"]
NAMES = ("Ann", *(f"AI {number}" for number in range(1, 9)))
CONTEXT = Context(words_for("en"), CORSARI, 1, NAMES.__getitem__, advises=True, lesson=True, theme="dark")


def until_asked(kind: str) -> tuple[Match, int]:
    """Return the lesson of Corsari at a question of a kind, and how far the learner has read."""
    match, read = begun("corsari"), 0
    while True:
        others_answer(match)
        if (until := page_of(match, read).until) is not None:
            read = until
            continue
        question = match.questions[LEARNER]
        if question.kind == kind:
            return match, read
        match.answer(LEARNER, advised(match, question), question.id)


@pytest.mark.parametrize(("kind", "step"), [("layout", "scuttle"), ("load", "add")])
def test_the_hand_of_a_lesson_shows_the_division_that_is_proposed(kind: str, step: str) -> None:
    match, read = until_asked(kind)
    sheet = FormSheet(match, match.questions[LEARNER], Draft())
    value = {one.step: answer for one, answer in sheet.done}
    crew, other = value["crew"], value[step]
    assert isinstance(crew, list)
    others = other if isinstance(other, list) else [other]
    expected = {f"card:{card}": "crew" for card in crew} | {f"card:{card}": step for card in others}
    assert chosen_in_form(CONTEXT, match, LEARNER, Draft()) == expected
    assert {"crew", step} <= {*expected.values()}
    for screen in (lesson_screen(CONTEXT, match, Draft(), read), own_screen(CONTEXT, match, LEARNER, Draft())):
        hand = [item.drawing for item in screen.items if isinstance(item, Picture)][-1]
        assert hand.subject == "hand"
        assert json.loads(hand.scene)["chosen"] == expected


def test_a_hand_without_a_form_shows_nothing_chosen() -> None:
    match, read = until_asked("draw")
    assert chosen_in_form(CONTEXT, match, LEARNER, Draft()) == {}
    hand = [item.drawing for item in lesson_screen(CONTEXT, match, Draft(), read).items if isinstance(item, Picture)]
    assert "chosen" not in json.loads(hand[-1].scene)
    match, _ = until_asked("layout")
    assert chosen_in_form(CONTEXT, match, LEARNER + 1, Draft()) == {}
    paused = own_screen(replace(CONTEXT, paused=True), match, LEARNER, Draft())
    assert "chosen" not in json.loads(next(item.drawing for item in paused.items if isinstance(item, Picture)).scene)


def test_a_step_that_is_open_has_chosen_nothing_yet() -> None:
    match, _ = until_asked("layout")
    found = chosen_in_form(CONTEXT, match, LEARNER, Draft(steps={}))
    assert "scuttle" not in found.values()


@pytest.mark.parametrize("theme", THEMES)
def test_each_way_of_being_chosen_is_drawn_and_explained(theme: Theme) -> None:
    pictures = pictures_of("corsari")
    assert pictures is not None
    match, _ = until_asked("layout")
    hand = [item.drawing for item in own_screen(CONTEXT, match, LEARNER, Draft()).items if isinstance(item, Picture)]
    scene = json.loads(hand[-1].scene)
    draw = pictures.artists["hand"]
    drawn = {kind: draw({**scene, "chosen": {f"card:{scene['cards'][0]}": kind}}, theme) for kind in pictures.chosen}
    assert len({*drawn.values()}) == 3
    for kind, words in (("crew", "crew"), ("add", "add"), ("scuttle", "scuttled")):
        legend = chosen_legend([kind], scene, PALETTES[theme])
        assert [name for name, svg in drawn.items() if legend in svg] == [kind]
        assert scene["words"][words]
