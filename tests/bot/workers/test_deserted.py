"""Absent players: AIs alone do not play a match to its end, and present players may host for an absent host."""

from collections.abc import Mapping
from datetime import timedelta

import pytest

from bot.cli.transcript import presses
from bot.loopback import Person
from bot.tables.table import Table

from ...end_to_end.playing import restart, table_of
from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR
from ..evenings import told
from ..watching import publicly


async def silent(house: Weeks, *people: Person, ai: int = 0, pace: Mapping[str, object] | None = None) -> Table:
    """Begin a match with an hour for each answer and let two days pass without one."""
    table = await house.sit_down(*people, ai=ai, options="first_dealer=1")
    await house.bot.store.tables.set_pace(table.id, {"minutes": 60, "after": 2, **(pace or {})})
    await table.refresh()
    await house.pass_by(table, timedelta(days=2))
    return table


@pytest.mark.parametrize("ai", [0, 2])
async def test_a_match_waits_while_all_its_players_are_away(weeks: Weeks, ai: int) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await silent(weeks, ann, ben, ai=ai)
    assert table.deserted
    entries = await table.look(lambda match: len(match.entries))
    assert entries < 40
    newest = publicly(weeks, ann)[-1]
    assert "The match is waiting" in newest.text
    assert "return" in [press.verb for _, press in presses(newest)]
    await weeks.pass_by(table, timedelta(days=3))
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.pass_by(table, timedelta(days=3))
    assert await table.look(lambda match: len(match.entries)) == entries
    assert table.row.state == "playing"
    # The match goes on with Ann; the AI plays for Ben.
    assert "Welcome back" in (await weeks.press(ann, publicly(weeks, ann)[-1], "return")).text
    for _ in range(12):
        await weeks.told(table)
    assert await table.look(lambda match: list(match.questions)) == [table.sitting_of(ann.id).seat]  # type: ignore[union-attr]
    assert "The match is waiting" not in publicly(weeks, ann)[-1].text


async def test_a_match_left_to_ais_is_not_deserted(weeks: Weeks) -> None:
    """The only player has left for good, so the AIs play on."""
    (ann,) = weeks.people("Ann")
    table = await weeks.sit_down(ann, ai=1, options="end_mode=fixed_rounds fixed_rounds=1 max_rounds=5")
    await weeks.press(ann, await weeks.board(ann, "more"), "more")
    await settled(await ann.slash("game leave", weeks.server.channel))
    assert not table.deserted


async def test_an_undo_does_not_need_the_consent_of_an_absent_player(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await weeks.sit_down(ann, ben, cat, options="first_dealer=3")
    await weeks.bot.store.sittings.set_away(table.sitting_at(2).id, "absent")
    await table.refresh()
    # Only Ann plays here: the AI might sail, and nobody can take back what that reveals.
    for _ in range(2):
        question = await table.look(lambda match: match.questions[0])
        await table.answer(0, question.default, question.id, by="player", user_id=ann.id)
        await weeks.told(table)
    entries = await table.look(lambda match: len(match.entries))
    steps = await told(weeks, ann, "game undo")
    assert steps.selects
    screen = await weeks.select(ann, steps, "undostep", [steps.selects[0].options[-1].value])
    assert screen.message is not None
    await weeks.press(ann, screen.message, "askundo")
    await weeks.told(table)
    missing = publicly(weeks, ann)[-1].text
    assert f"<@{ben.id}>" in missing
    assert f"<@{cat.id}>" not in missing
    await weeks.press(ben, publicly(weeks, ben)[-1], "agree")
    await weeks.told(table)
    kinds = await table.look(lambda match: [entry.type for entry in match.entries])
    assert "undo" in kinds[entries:]


async def test_players_may_host_while_the_host_is_away(weeks: Weeks) -> None:
    ann, ben, eve = weeks.people("Ann", "Ben", "Eve")
    table = await weeks.sit_down(ann, ben, options="first_dealer=1")
    assert "Only the host" in (await told(weeks, ben, "game pause")).text
    await weeks.bot.store.sittings.set_away(table.sitting_at(0).id, "absent")
    await table.refresh()
    assert "Only the host" in (await told(weeks, eve, "game pause")).text
    more = await weeks.press(ben, await weeks.board(ben, "more"), "more")
    assert more.message is not None
    assert "pause" in [press.verb for _, press in presses(more.message)]
    await told(weeks, ben, "game pause")
    assert table.paused
    await weeks.pass_by(table, HOUR)
    await told(weeks, ben, "game resume")
    assert not table.paused
    await weeks.bot.store.sittings.set_away(table.sitting_at(0).id, None)
    await table.refresh()
    assert "Only the host" in (await told(weeks, ben, "game pause")).text


async def test_players_may_host_after_the_host_has_left(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await weeks.sit_down(ann, ben, cat)
    await told(weeks, ann, "game pause")
    screen = await told(weeks, ann, "game leave")
    await weeks.press(ann, screen, "doleave")
    await weeks.told(table)
    assert "may not" not in (await told(weeks, ben, "game resume")).text
    assert not table.paused
