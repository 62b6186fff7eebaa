"""Open answers given for a player are marked in the table's story and the log.

Secret answers are not marked: they look like any answer, because a default may reveal what the player held.
"""

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR
from ..evenings import told
from ..watching import publicly

MARK = "played for them"


async def test_an_open_time_out_is_marked_and_a_secret_one_is_not(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await weeks.sit_down(ann, ben, ai=1, options="first_dealer=3")
    await settled(await ann.slash("game pace", weeks.server.channel, time="1h"))
    # Ann lets her time run out twice: for where to draw, and for what to discard.
    for named in (True, False):
        await weeks.pass_by(table, HOUR)
        assert ("Ann ran out of time" in publicly(weeks, ben)[-1].text) == named
    for answer in ("pile", None):
        question = await table.look(lambda match: match.questions[1])
        await table.answer(1, answer or question.default, question.id, by="player", user_id=ben.id)
        await weeks.told(table)
    log = (await told(weeks, ben, "game log")).text.split("\n")
    marked = {who: [line for line in log if f" {who} " in f" {line}" and MARK in line] for who in ("Ann", "Ben", "AI")}
    assert [len(lines) for lines in marked.values()] == [1, 0, 0], log
    assert "drew" in marked["Ann"][0]
    assert any("Ann discarded" in line for line in log)
    story = "\n".join(message.text for message in publicly(weeks, ben))
    assert story.count(MARK) == 1
    # The mark survives a restart.
    await weeks.stop()
    await weeks.start()
    assert (await told(weeks, ben, "game log")).text.count(MARK) == 1


async def test_open_answers_of_an_ai_for_an_absent_player_are_marked(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await weeks.sit_down(ann, ben, options="first_dealer=2")
    await weeks.bot.store.sittings.set_away(table.sitting_at(0).id, "absent")
    await table.refresh()
    for _ in range(4):
        await weeks.told(table)
    assert await table.look(lambda match: list(match.questions)) == [1]
    story = "\n".join(message.text for message in publicly(weeks, ben))
    assert story.count(MARK) == 1
