"""Stand-ins: people who play a seat during its owner's vacation; the owner always gets the seat back."""

import pytest

from bot.handlers.seat_service import seat_to_ai, vacate
from bot.schedule.timers import DEADLINE
from bot.tables.table import Table

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, answers, begun
from ..vacations import DAY, day, goes_away, heard, is_back, more, said, seated, sits_down, started_anew
from ..watching import publicly


def due(table: Table, seat: int | None = 0) -> list[object]:
    return [timer.due_at for timer in table.timers if timer.kind == DEADLINE and timer.seat == seat]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_stand_in_plays_until_the_vacation_is_over(weeks: Weeks, *, restarted: bool) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    await begun(weeks, ann, ben, script="two+two+two")
    table = await started_anew(weeks, restarted=restarted)
    await goes_away(weeks, table, ann, person=cat)
    table = await started_anew(weeks, restarted=restarted)
    await sits_down(weeks, table, cat)
    table = await started_anew(weeks, restarted=restarted)
    assert seated(table) == (cat.id, ann.id)
    await answers(weeks, table)
    await weeks.pass_by(table, DAY)
    table = await started_anew(weeks, restarted=restarted)
    assert seated(table) == (cat.id, ann.id)
    await weeks.pass_by(table, 2 * DAY)
    table = await started_anew(weeks, restarted=restarted)
    assert seated(table) == (ann.id, None)
    assert (heard(cat, "stand in"), heard(cat, "is back"), heard(ann, "You’re playing again")) == (1, 1, 1)
    assert table.offers == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_stand_in_who_comes_after_the_vacation_finds_no_seat(weeks: Weeks, *, restarted: bool) -> None:
    """The offer ends with the vacation, so nobody takes the seat of a returned owner for good."""
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, person=cat)
    board = await weeks.board(cat, "sit")
    take = next(button.custom_id for button in board.buttons if ":sit:" in button.custom_id)
    begin = due(table)
    await weeks.pass_by(table, 2 * DAY)
    assert table.offers
    assert due(table) == begin  # no time ran out meanwhile
    table = await started_anew(weeks, restarted=restarted)
    await weeks.pass_by(table, 15 * HOUR)
    assert table.offers == []
    assert "is offered to" not in publicly(weeks, ben)[-1].text
    assert await table.look(lambda match: len(match.entries)) == 0
    assert "Nothing has changed" in (await settled(await cat.forge(board, take))).text
    assert seated(table) == (ann.id, None)


async def test_naming_another_stand_in_withdraws_the_first_offer(weeks: Weeks) -> None:
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, person=cat)
    await weeks.pass_by(table, HOUR)
    await goes_away(weeks, table, ann, person=dan)
    assert [(offer.user_id, offer.for_user) for offer in table.offers] == [(dan.id, ann.id)]
    await weeks.pass_by(table, HOUR)
    await goes_away(weeks, table, ann)
    assert table.offers == []
    assert (heard(cat, "stand in"), heard(dan, "stand in")) == (1, 1)


async def test_a_stand_in_who_sits_down_late_in_a_pause_gives_the_seat_back(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, person=cat)
    await said(weeks, ann, "game pause")
    await weeks.pass_by(table, 4 * DAY)
    await sits_down(weeks, table, cat)
    assert seated(table) == (cat.id, ann.id)
    await said(weeks, ann, "game resume")
    await weeks.told(table)
    assert seated(table) == (ann.id, None)
    assert heard(ann, "You’re playing again") == 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_owner_gets_the_seat_back_from_an_ai_that_replaced_the_stand_in(
    weeks: Weeks, *, restarted: bool
) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two")
    await answers(weeks, table)
    await goes_away(weeks, table, ann, person=cat)
    await sits_down(weeks, table, cat)
    ask = (await settled(await ann.slash("game replace", weeks.server.channel, seat="1"))).message
    assert ask is not None
    await weeks.press(ann, ask, "doreplace")
    table = await started_anew(weeks, restarted=restarted)
    assert seated(table) == (None, ann.id)
    await weeks.pass_by(table, DAY)
    table = await started_anew(weeks, restarted=restarted)
    assert seated(table) == (None, ann.id)
    await weeks.pass_by(table, 2 * DAY)
    assert seated(table) == (ann.id, None)
    assert (heard(ann, "You’re playing again"), heard(cat, "is back")) == (1, 0)


async def test_a_replacement_for_a_stand_in_is_a_stand_in_too(weeks: Weeks) -> None:
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, person=cat)
    await sits_down(weeks, table, cat)
    await said(weeks, dan, "help")
    await said(weeks, ann, "game replace", seat="1", person=dan)
    await sits_down(weeks, table, dan)
    assert seated(table) == (dan.id, ann.id)
    await weeks.pass_by(table, 4 * DAY)
    assert seated(table) == (ann.id, None)
    assert (heard(dan, "is back"), heard(cat, "is back")) == (1, 0)


async def test_a_stand_in_who_leaves_gives_the_seat_back_and_its_deadline_waits(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, person=cat)
    await sits_down(weeks, table, cat)
    await weeks.pass_by(table, HOUR)
    screen = (await weeks.press(cat, await weeks.board(cat, "more"), "more")).message
    assert screen is not None
    asked = await weeks.press(cat, screen, "ask", arg="leave")
    assert "Its owner plays again at once" in asked.text
    assert "The seat is back with its owner" in (await weeks.press(cat, screen, "doleave")).text
    await weeks.told(table)
    assert seated(table) == (ann.id, None)
    assert (heard(cat, "Ann is playing again in"), heard(cat, "now plays for you")) == (1, 0)
    assert not any("replaces" in message.text for message in publicly(weeks, ben)[-1:])
    await weeks.pass_by(table, 2 * DAY)
    assert await table.look(lambda match: len(match.entries)) == 0
    assert (seated(table), table.offers) == ((ann.id, None), [])
    assert heard(cat, "stand in") == 1


@pytest.mark.parametrize("time", ["daily", "none"])
async def test_a_shortened_vacation_brings_the_owner_back_on_time(weeks: Weeks, time: str) -> None:
    """The table has a deadline before the return, or none."""
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, time=time)
    await goes_away(weeks, table, ann, 20, person=cat)
    await sits_down(weeks, table, cat)
    # Nothing but the end of the vacation wakes the table.
    await said(weeks, ann, "vacation", until=day(weeks, 1), person=cat)
    await weeks.bot.crew.awake[table.id].times.rounds.settled(20)
    weeks.clock.move(39 * HOUR)
    await weeks.shown(lambda: seated(table) == (ann.id, None))
    await weeks.told(table)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_changed_vacation_keeps_the_stand_in_until_its_new_end(weeks: Weeks, *, restarted: bool) -> None:
    """A seated stand-in is not replaced; the new choice holds after the stand-in leaves."""
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await begun(weeks, ann, ben, time="none")
    await goes_away(weeks, table, ann, 2, person=cat)
    await sits_down(weeks, table, cat)
    table = await started_anew(weeks, restarted=restarted)
    for chosen in ({"ai": True}, {"person": dan}, {}):
        keeps = f"In <#{weeks.server.channel.id}>, {cat.mention} already plays for you until you’re back"
        assert keeps in await goes_away(weeks, table, ann, 5, **chosen)
        assert keeps in await said(weeks, ann, "vacation")
        assert (seated(table), table.offers) == ((cat.id, ann.id), [])
    assert heard(dan, "stand in") == 0
    # The reply is silent about a chosen stand-in who has sat down.
    assert "already" not in await goes_away(weeks, table, ann, 5, person=cat)
    await goes_away(weeks, table, ann, 5, ai=True)
    table = await started_anew(weeks, restarted=restarted)
    await weeks.pass_by(table, 5 * DAY)
    assert seated(table) == (cat.id, ann.id)
    await weeks.pass_by(table, DAY)
    assert seated(table) == (ann.id, None)
    assert "already" not in await said(weeks, ann, "vacation")


async def test_the_ai_chosen_instead_of_a_stand_in_plays_after_the_stand_in_leaves(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two")
    await goes_away(weeks, table, ann, 5, person=cat)
    await sits_down(weeks, table, cat)
    await goes_away(weeks, table, ann, 5, ai=True)
    screen = (await weeks.press(cat, await weeks.board(cat, "more"), "more")).message
    assert screen is not None
    await weeks.press(cat, screen, "ask", arg="leave")
    await weeks.press(cat, screen, "doleave")
    await weeks.told(table)
    assert (seated(table), table.sitting_at(0).away) == ((ann.id, None), "vacation")
    assert "already" not in await said(weeks, ann, "vacation")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "In {}, the AI already plays for you until you’re back."),
        ("fr", "Dans {}, l’IA occupe déjà votre place, jusqu’à votre retour."),
        ("ja", "{}では、すでにAIがあなたの席に着いています。あなたが戻るまで、そのままです。"),
    ],
)
async def test_vacation_says_that_an_ai_replaced_the_stand_in(weeks: Weeks, locale: str, told: str) -> None:
    (ann,) = weeks.people("Ann", locale=locale)
    ben, cat = weeks.people("Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, 5, person=cat)
    await sits_down(weeks, table, cat)
    async with weeks.bot.services.seating:
        await seat_to_ai(weeks.bot.services, table, 0)
    assert told.format(f"<#{weeks.server.channel.id}>") in await said(weeks, ann, "vacation")
    assert f"<#{weeks.server.channel.id}>" not in await goes_away(weeks, table, ann, 5, ai=True)


async def test_ending_the_vacation_gives_the_seat_back_at_once(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, person=cat)
    await sits_down(weeks, table, cat)
    await weeks.pass_by(table, HOUR)
    assert "Welcome back" in await is_back(weeks, table, ann)
    assert seated(table) == (ann.id, None)
    assert heard(cat, "is back") == 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_taking_one_seat_back_leaves_the_vacation_at_other_tables(weeks: Weeks, *, restarted: bool) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    first = weeks.server.channel
    weeks.server.channel = weeks.server.add_channel("attic")
    elsewhere = (await begun(weeks, ann, ben)).id
    weeks.server.channel = first
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, 10, person=cat)
    await sits_down(weeks, table, cat)
    await weeks.pass_by(table, HOUR)
    assert "Welcome back" in await more(weeks, table, ann, "return")
    table = await started_anew(weeks, restarted=restarted)
    await weeks.pass_by(table, HOUR)
    assert (seated(table), table.offers) == ((ann.id, None), [])
    assert due(table) == [weeks.clock.now() + 23 * HOUR]
    assert (heard(cat, "stand in"), heard(cat, "is back")) == (2, 1)
    other = await weeks.bot.tables.get(elsewhere)
    assert other is not None
    await weeks.told(other)
    assert [(offer.user_id, offer.for_user) for offer in other.offers] == [(cat.id, ann.id)]
    assert due(other)[0] > weeks.clock.now() + 9 * DAY  # pyright: ignore[reportOperatorIssue]


async def test_an_owner_who_accepts_an_offer_of_their_own_seat_is_back(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ben, ann, script="two+two")
    await answers(weeks, table)
    await goes_away(weeks, table, ann, 10, person=cat)
    await sits_down(weeks, table, cat)
    await weeks.pass_by(table, HOUR)
    await said(weeks, ben, "game replace", seat="2", person=ann)
    await sits_down(weeks, table, ann)
    assert seated(table, 1) == (ann.id, None)
    await weeks.pass_by(table, 2 * HOUR)
    assert (seated(table, 1), table.offers) == ((ann.id, None), [])


async def test_a_player_who_leaves_the_match_does_not_get_the_seat_back(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two")
    await goes_away(weeks, table, ann, person=cat)
    assert table.offers
    async with weeks.bot.services.seating:
        await vacate(weeks.bot.services, table, 0)
    await weeks.told(table)
    assert (seated(table), table.offers) == ((None, None), [])
    await weeks.pass_by(table, 4 * DAY)
    assert seated(table) == (None, None)


async def test_a_stand_in_may_go_on_vacation(weeks: Weeks) -> None:
    """The AI may play for a stand-in, but nobody stands in for one; the seat stays its owner's."""
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await begun(weeks, ann, ben, time="slow", script="two+two+two")
    await goes_away(weeks, table, ann, 4, person=cat)
    await sits_down(weeks, table, cat)
    await weeks.pass_by(table, HOUR)
    heard_of_it = await goes_away(weeks, table, cat, 2, person=dan)
    assert f"{dan.mention} can’t stand in" in heard_of_it
    assert table.offers == []
    await goes_away(weeks, table, cat, 2, ai=True)
    assert table.sitting_at(0).away == "vacation"
    assert [entry.by for entry in await table.look(lambda match: list(match.entries))] == ["pilot"]
    await weeks.pass_by(table, 3 * DAY)
    assert (seated(table), table.sitting_at(0).away) == ((cat.id, ann.id), None)
    await weeks.pass_by(table, 2 * DAY)
    assert seated(table) == (ann.id, None)


async def test_the_ai_plays_for_a_silent_stand_in(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two", time="2h", after=1)
    await goes_away(weeks, table, ann, 2, person=cat)
    await sits_down(weeks, table, cat)
    await weeks.pass_by(table, 3 * HOUR)
    assert (seated(table), table.sitting_at(0).away) == ((cat.id, ann.id), "absent")
    await is_back(weeks, table, ann)
    assert (seated(table), table.sitting_at(0).away) == ((ann.id, None), None)


async def test_a_stand_in_cannot_resign_the_seat(weeks: Weeks) -> None:
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await weeks.sit_down(ann, ben, cat)
    await weeks.told(table)
    await goes_away(weeks, table, ann, person=dan)
    await sits_down(weeks, table, dan)
    entries = await table.look(lambda match: len(match.entries))
    assert "you can’t resign" in await said(weeks, dan, "game resign")
    told = await more(weeks, table, dan, "ask", "resign")
    # The same words at the table to touch, where there are no commands.
    assert "you can’t resign. **Leave**, under **More**, gives the seat back." in told
    assert await table.look(lambda match: len(match.entries)) == entries


async def test_nobody_is_asked_to_stand_in_on_a_resigned_seat(weeks: Weeks) -> None:
    ann, ben, cat, dan, eve = weeks.people("Ann", "Ben", "Cat", "Dan", "Eve")
    table = await weeks.sit_down(ann, ben, cat)
    await weeks.told(table)
    screen = (await settled(await ann.slash("game resign", weeks.server.channel))).message
    assert screen is not None
    await weeks.press(ann, screen, "doresign")
    await goes_away(weeks, table, ben, person=dan)
    await sits_down(weeks, table, dan)
    assert "can’t stand in" not in await goes_away(weeks, table, ann, person=eve)
    assert (heard(eve, "stand in"), table.offers) == (0, [])
    assert (seated(table, 0), seated(table, 1)) == ((ann.id, None), (dan.id, ben.id))
    table = await started_anew(weeks, restarted=True)
    await weeks.pass_by(table, 4 * DAY)
    assert seated(table, 1) == (ben.id, None)


async def test_a_stand_in_is_asked_once_in_a_long_vacation(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await answers(weeks, table)
    await goes_away(weeks, table, ben, 80, person=cat)
    ask = (await settled(await ann.slash("game replace", weeks.server.channel, seat="2"))).message
    assert ask is not None
    await weeks.press(ann, ask, "withdraw")
    await weeks.told(table)
    assert table.offers == []
    for _ in range(2):
        weeks.bot.purged.clear()
        await weeks.pass_by(table, 35 * DAY)
        await weeks.bot.purged.wait()
        table = await started_anew(weeks, restarted=True)
    assert table.offers == []
    assert heard(cat, "stand in") == 1
