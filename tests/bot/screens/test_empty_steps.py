"""A step that leaves nothing to choose is told in words, and no button opens its empty list."""

from bot.custom_ids import TEMPLATES, parse
from bot.screens.context import Context
from bot.screens.layout import Button, Row, Text
from bot.screens.questions import question_items
from bot.tables.drafts import Draft
from bot.text import words_for
from rules import GAMES
from rules.kernel import Match

from ..matches import sweeping

CONTEXT = Context(words_for("en"), GAMES["corsari"], 1, ("Ann", "Ben").__getitem__)


def shown(match: Match, seat: int) -> tuple[str, list[str]]:
    """Return the text of a seat's question, and the steps that its buttons open."""
    items = question_items(CONTEXT, match, match.questions[seat], Draft())
    buttons = [one for item in items if isinstance(item, Row) for one in item.children if isinstance(one, Button)]
    presses = [parse(found) for one in buttons if (found := TEMPLATES["b"].fullmatch(one.custom_id))]
    text = "\n".join(item.content for item in items if isinstance(item, Text))
    return text, [press.step for press in presses if press.verb == "edit"]


def loading(crew: list[str]) -> Match:
    """Return a match in which seat 0 has sailed with this crew, and seat 1 is asked for its load."""
    match = sweeping(2, {"sweep": "round"})
    for answer in ("pile", "sail", {"scuttle": "P2", "crew": crew}):
        match.answer(0, answer)
    return match


def test_a_hand_of_which_nothing_can_be_added_says_so_and_offers_no_list() -> None:
    text, steps = shown(loading([]), 1)
    assert "none, because none of your cards can be added" in text
    assert steps == ["crew"]


def test_a_hand_that_can_add_cards_opens_their_list() -> None:
    match = loading(["R1"])
    text, steps = shown(match, 1)
    assert "none of your cards" not in text
    assert steps == ["add", "crew"]
