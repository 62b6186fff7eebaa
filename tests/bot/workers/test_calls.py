"""Mentions in the table's message on a player's turn: once per question, and only where the player wants them."""

from bot.loopback import Person

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, Ears, answers, begun, wants
from ..watching import publicly


async def three(house: Weeks, script: str) -> tuple[Person, Person, Person, Ears]:
    """Begin a slow match of three players who are all asked at once and want no reminders."""
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    for person in (ann, ben, cat):
        await wants(house, person, remind=("turn",))
    ears = Ears(house)
    await house.sit_down(ann, ben, cat, game="toy", options=f"script={script} together=true")
    await settled(await ann.slash("game pace", house.server.channel, time="slow"))
    return ann, ben, cat, ears


async def test_a_player_is_not_mentioned_again_when_others_answer(weeks: Weeks) -> None:
    _, _, cat, ears = await three(weeks, "two+two")
    table = await weeks.bot.tables.in_channel(weeks.server.channel.id)
    assert table is not None
    await weeks.told(table)
    assert ears.of(cat, "call")[-1:] == ["0 call"]
    before = len(publicly(weeks, cat)), len(ears.of(cat, "call"))
    for seat in (0, 1):
        # The message is now older than an hour, so the table goes on in a new one.
        await weeks.pass_by(table, 2 * HOUR)
        await answers(weeks, table, seat)
        await cat.say(weeks.server.channel, "hm")
    await weeks.told(table)
    assert len(ears.of(cat, "call")) == before[1]
    assert len(publicly(weeks, cat)) > before[0]
    await answers(weeks, table, 2)
    # The new question comes as a direct message; the fresh message in the channel is only edited.
    assert ears.of(cat, "page")[-1] == "4 page"
    assert len(ears.of(cat, "call")) == before[1]


async def test_a_player_who_wants_mentions_gets_a_new_message_even_after_a_fresh_one(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ben, remind=("turn",), by="channel")
    ears = Ears(weeks)
    table = await begun(weeks, ann, ben)
    assert "Ben call" not in " ".join(ears.heard[1:])
    calls = len(ears.of(ben, "call"))
    count = len(publicly(weeks, ann))
    await answers(weeks, table)
    assert len(ears.of(ben, "call")) == calls + 1
    assert len(publicly(weeks, ann)) == count + 1
    await answers(weeks, table, 1)
    assert len(publicly(weeks, ann)) == count + 1


async def test_a_player_with_closed_direct_messages_is_mentioned_in_the_channel(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    ben.dms = False
    ears = Ears(weeks)
    table = await begun(weeks, ann, ben)
    calls = len(ears.of(ben, "call"))
    await answers(weeks, table)
    assert len(ears.of(ben, "call")) == calls + 1
