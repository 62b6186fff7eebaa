"""What players are advised, and that the reasons and figures beside it are true (rules/blackbeard/pilot, turn)."""

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.pilot import advise
from rules.blackbeard.setup import LOWER, UPPER, ask_end
from rules.blackbeard.tables import PORTS
from rules.kernel import Match
from rules.kernel.question import Question

from .decks import Deck
from .test_pilot import seen


@pytest.mark.parametrize("governors", [0, 4])
def test_bn_7_2_the_question_about_a_refuge_says_whether_there_are_governors(governors: int) -> None:
    match = Match.start(GAME, 2, "a lesson", options={"governors_per_seat": governors})
    for seat in [seat for seat, one in match.questions.items() if one.kind == "place_governors"]:
        match.answer(seat, dict(match.questions[seat].proposals[0].answer))
    (question,) = match.questions.values()
    assert (question.kind, question.data["governed"]) == ("choose_refuge", bool(governors))


def test_bn_7_2_the_advised_end_of_the_block_is_judged_by_the_port_that_it_names() -> None:
    """With one free port left in the sea, both ends lead there first: the choice is the port that follows."""
    deck = Deck(seats=3)
    state = deck.campaign.state
    for number, port in state.ports.items():
        port.destroyed = PORTS[number].sea == "NA" and number not in ("14", "21")
    deck.pirate("PI14").refuge = "14"
    question = Question(ask_end(state, 2, "14"), "0.1")
    facts = {option.id: option.data for option in question.options}
    assert question.data["same"]
    assert {facts[side]["port"] for side in (LOWER, UPPER)} == {"21"}
    better = max(facts, key=lambda side: facts[side]["next_lanes"] + facts[side]["next_sails"])
    assert len({facts[side]["next_lanes"] + facts[side]["next_sails"] for side in facts}) == 2
    advice = advise(seen(deck, 2), question)
    assert advice.answer == better
    assert advice.reason.data == {
        "port": facts[better]["next"],
        "lanes": facts[better]["next_lanes"],
        "sails": facts[better]["next_sails"],
    }
