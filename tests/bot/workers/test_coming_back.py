"""Whoever comes to a seat, back from a holiday or in somebody's place: called once, may sit there, and has time."""

from datetime import timedelta

import pytest

from bot.due import DEADLINE
from bot.tables import Table

from ..end_to_end.playing import eventually
from ..house import settled
from ..weeks import Weeks
from .ears import HOUR, Ears, answers, begun
from .vacations import DAY, goes_away, heard, is_back, more, said, seated, sits_down, started_anew
from .watching import publicly

MINUTE = timedelta(minutes=1)


def left(house: Weeks, table: Table, seat: int | None = 0) -> timedelta:
    """Return how long a seat, or everybody (None), has to answer."""
    return next(t.due_at for t in table.timers if t.kind == DEADLINE and t.seat == seat) - house.clock.now()


async def by_whom(table: Table) -> list[str]:
    return await table.look(lambda match: [entry.by for entry in match.entries])


# ---------------------------------------------------------------- while the AI plays


@pytest.mark.parametrize("restarted", [False, True])
async def test_one_press_on_holiday_and_one_plays_at_that_table_again(weeks: Weeks, *, restarted: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, script="two+two+two+two")
    await goes_away(weeks, table, ann, 10, ai=True)
    assert table.sitting_at(0).away == "vacation"
    assert await by_whom(table) == ["pilot"]
    await weeks.pass_by(table, HOUR)
    assert "Welcome back: the seat is yours to play" in await more(weeks, table, ann, "return")
    table = await started_anew(weeks, restarted=restarted)
    assert table.sitting_at(0).away is None
    await answers(weeks, table, 1)
    # It is Ann's turn, and like everybody else who is there she has a day for it.
    assert await by_whom(table) == ["pilot", "player"]
    assert left(weeks, table) == DAY
    await weeks.pass_by(table, 10 * HOUR)
    assert (table.sitting_at(0).away, await by_whom(table)) == (None, ["pilot", "player"])
    # A holiday after this one is a new one.
    await is_back(weeks, table, ann)
    await goes_away(weeks, table, ann, 5, ai=True)
    assert table.sitting_at(0).away == "vacation"
    assert await by_whom(table) == ["pilot", "player", "pilot"]


async def test_who_wants_a_person_and_not_the_ai_after_all_is_stood_in_for(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two")
    await goes_away(weeks, table, ann, 10, ai=True)
    await weeks.pass_by(table, HOUR)
    await goes_away(weeks, table, ann, 10, person=cat)
    assert table.sitting_at(0).away is None
    assert [(offer.user_id, offer.for_user) for offer in table.offers] == [(cat.id, ann.id)]
    assert heard(ann, "You play again") == 0
    await is_back(weeks, table, ann)
    assert table.offers == []


# ---------------------------------------------------------------- called, and offered the seat: both or neither


async def test_who_is_told_of_a_seat_finds_it_on_offer_whatever_breaks_in_between(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    tried = breaks(weeks, monkeypatch)
    await said(weeks, cat, "help")
    await said(weeks, ann, "vacation", until="2026-03-08", person=cat)
    await eventually(lambda: tried)
    monkeypatch.undo()
    table = await started_anew(weeks, restarted=True)
    assert heard(cat, "stand in") == 1
    await sits_down(weeks, table, cat)
    assert seated(table) == (cat.id, ann.id)


async def test_whose_seat_is_offered_to_anybody_hears_of_it_whatever_breaks_in_between(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, after=1, then="offer")
    tried = breaks(weeks, monkeypatch)
    weeks.clock.move(DAY)
    await eventually(lambda: tried)
    monkeypatch.undo()
    table = await started_anew(weeks, restarted=True)
    assert [offer.seat for offer in table.offers] == [0]
    assert heard(ann, "your seat is on offer") == 1


def breaks(house: Weeks, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Have no seat be offered any more; return what collects the attempts."""
    tried: list[object] = []

    async def full(*asked: object) -> None:
        tried.append(asked)
        raise OSError("disk full")

    monkeypatch.setattr(house.bot.store.hosting, "_offer", full)
    return tried


# ---------------------------------------------------------------- time


async def test_a_substitute_has_the_whole_time_and_not_what_is_left_of_another_s(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, DAY - 2 * MINUTE)
    await said(weeks, cat, "help")
    await said(weeks, ann, "game replace", seat="1", person=cat)
    await sits_down(weeks, table, cat)
    assert left(weeks, table) == DAY
    await weeks.pass_by(table, 2 * HOUR)
    assert await by_whom(table) == []
    await weeks.pass_by(table, DAY - 2 * HOUR)
    assert await by_whom(table) == ["default"]
    assert "Cat’s time ran out" in publicly(weeks, ben)[-1].text


async def test_nor_is_who_comes_back_timed_out_for_a_stand_in(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, time="slow")
    await goes_away(weeks, table, ann, 2, person=cat)
    await sits_down(weeks, table, cat)
    await weeks.pass_by(table, 2 * DAY)
    assert left(weeks, table) == DAY
    await weeks.pass_by(table, 15 * HOUR)
    assert seated(table) == (ann.id, None)
    assert left(weeks, table) == 3 * DAY


@pytest.mark.parametrize("voted", [False, True])
async def test_a_vote_has_its_whole_time_again_for_whoever_takes_a_seat_over_has_it_voted_or_not(
    weeks: Weeks, *, voted: bool
) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await weeks.sit_down(ann, ben, game="toy", options="script=ballot+two together=true")
    await said(weeks, ann, "game pace", time="daily")
    await weeks.told(table)
    if voted:
        await answers(weeks, table, 0)
    await weeks.pass_by(table, 10 * HOUR)
    await said(weeks, cat, "help")
    await said(weeks, ann, "game replace", seat="1", person=cat)
    await sits_down(weeks, table, cat)
    assert left(weeks, table, None) == DAY


# ---------------------------------------------------------------- who may


async def test_who_sits_there_already_cannot_stand_in_which_is_said_at_once(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    told = await goes_away(weeks, table, ann, 5, person=ben)
    assert f"At <#{weeks.server.channel.id}>, {ben.mention} cannot stand in: your deadlines wait there." in told
    assert table.offers == []
    assert left(weeks, table) > 5 * DAY
    assert "cannot stand in" not in await goes_away(weeks, table, ann, 5, person=cat)


async def test_nor_can_who_has_sat_on_another_seat_of_the_match(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat", locale="fr")
    table = await weeks.sit_down(ann, ben, cat, game="toy", options="script=two+two")
    await weeks.pass_by(table, MINUTE)
    async with weeks.bot.presses.seating:
        await weeks.bot.presses.get_up(table, 2)
    told = await goes_away(weeks, table, ann, 5, person=cat)
    assert f"Dans <#{weeks.server.channel.id}>, {cat.mention} ne peut pas vous remplacer" in told
    assert table.offers == []


async def test_who_left_in_the_lobby_knows_nothing_and_may_stand_in(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    card = await weeks.open_lobby(ann, "toy", options="script=two+two")
    for person in (ann, ben, cat):
        await weeks.press(person, card, "join")
    await weeks.press(cat, card, "leave")
    await weeks.press(ann, card, "start")
    table = await started_anew(weeks, restarted=False)
    told = await goes_away(weeks, table, ann, 5, person=cat)
    assert "cannot stand in" not in told
    assert heard(cat, "stand in") == 1
    await sits_down(weeks, table, cat)
    assert seated(table) == (cat.id, ann.id)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-US", "It is on offer to anybody."),
        ("fr", "La place est proposée à qui veut la prendre."),
        ("ja", "この席を引き継ぐ人を募集しています。"),
    ],
)
async def test_a_seat_on_offer_to_anybody_is_said_to_be(weeks: Weeks, locale: str, words: str) -> None:
    ann, ben = weeks.people("Ann", "Ben", locale=locale)
    table = await weeks.sit_down(ann, ben, game="toy", options="script=two+two")
    await weeks.bot.store.hosting.offer(table.id, 0, 0)
    await table.refresh()
    shown = (await settled(await ann.slash("game replace", weeks.server.channel, seat="1"))).text
    assert words in shown
    assert "<@0>" not in shown


async def test_who_is_back_at_a_table_is_called_there_again(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, script="two+two+two+two")
    await answers(weeks, table)
    await goes_away(weeks, table, ann, 10, ai=True)
    await weeks.pass_by(table, HOUR)
    await more(weeks, table, ann, "return")
    ears = Ears(weeks)
    await answers(weeks, table, 1)
    await weeks.pass_by(table, 13 * HOUR)
    assert (ears.of(ann), ears.unheard) == (["0 page", "12 reminder"], [])


async def test_who_was_answered_for_while_their_page_was_written_is_called_for_the_next_question(weeks: Weeks) -> None:
    """The page shows no question any more, but was noted as one that does."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    await answers(weeks, table)
    outbox = weeks.bot.store.outbox
    page = await outbox.last(table.id, f"s{table.sitting_at(0).id}")
    assert page is not None
    await outbox.extend(page.id, page.upto_event, {**page.body, "asked": True})
    await weeks.told(table)
    ears = Ears(weeks)
    await answers(weeks, table, 1)
    assert ears.of(ann) == ["0 page"]
