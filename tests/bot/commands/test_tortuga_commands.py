"""Every legal command of Tortuga is at most three presses away, and `/answer` completes each by typing."""

from pathlib import Path
from random import Random

import pytest

from bot import limits
from bot.commands.typed_answers import complete, read, typable
from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.widgets import choose_widgets, grouped, in_paths
from bot.tables.drafts import Draft
from bot.text import words_for
from rules import GAMES
from rules.kernel import Match, Option, Question

from ...house import settled
from ...secrets.polls import BEN, CAT, casts, poll

TORTUGA = GAMES["tortuga"]


def context(locale: str) -> Context:
    return Context(words_for(locale), TORTUGA, 1, lambda seat: f"Somebody with a name {seat}")


def questions(seats: int) -> list[tuple[Match, Question]]:
    """Play at random; return each question with options, paired with the match."""
    random, match = Random(seats), Match.start(TORTUGA, seats, f"commands {seats}", options={"actions_per_turn": "2"})
    found: list[tuple[Match, Question]] = []
    while match.result is None and len(match.entries) < 60:
        question = next(iter(match.questions.values()))
        if question.shape == "choose":
            found.append((match, question))
            # A random verb first, then one of its options: "force" has many options and "attack" one.
            verb = random.choice(list(dict.fromkeys(option.id.split("/")[0] for option in question.options)))
            options = [option.id for option in question.options if option.id.split("/")[0] == verb]
            match.answer(question.seat, random.choice(options))
        else:
            match.answer(question.seat, question.default)
    return found


def presses_to(options: tuple[Option, ...], wanted: str) -> int:
    """Count the presses to an option through its menus, the last press included."""
    if not in_paths(options):
        return 1
    path, presses = "", 0
    while True:
        presses += 1
        head = next(head for head, group in grouped(options, path).items() if wanted in [one.id for one in group])
        if not head or len(grouped(options, path)[head]) == 1:
            return presses
        path = head


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_every_command_takes_at_most_three_presses(seats: int) -> None:
    met = questions(seats)
    assert {question.kind for _, question in met} >= {"action", "ballot"}
    for match, question in met:
        assert choose_widgets(context("en"), question, question, "", Draft())
        assert max(presses_to(question.options, option.id) for option in question.options) <= 3
        assert match.seats == seats


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_every_command_can_be_typed(locale: str) -> None:
    here = context(locale)
    for match, question in questions(6):
        for option in question.options:
            offered = complete(here, match, question, Draft(), typable(option.id))
            assert typable(option.id) in [value for _, value in offered[: limits.CHOICES]]
            press, values = read(here, match, question, Draft(), typable(option.id))
            assert press == Press(1, "a", question.id, "", option.id) or values == [option.id]


async def test_a_ballot_that_is_not_asked_for_is_refused_with_its_reason_and_rule(tmp_path: Path) -> None:
    """Spec 4.6: who has no vote, who has voted, and who must wait."""
    async with poll(tmp_path / "vote", [casts(BEN, 3)], 10) as one:
        for seat, why in (
            (CAT, "You have no ballot in this vote."),
            (BEN, "ballots are final. (Rule: Secret ballots)"),
        ):
            reply = await settled(await one.people[seat].slash("answer", one.house.server.channel, answer="blind"))
            assert why in reply.text
        assert await one.table.look(lambda match: len(match.ballots)) == 1
    async with poll(tmp_path / "turn", [], -1) as one:
        reply = await settled(await one.people[BEN].slash("answer", one.house.server.channel, answer="blind"))
        assert "wait until you’re asked. (Rule: Turns)" in reply.text
