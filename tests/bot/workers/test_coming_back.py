"""Players who return to a seat or take one over: they are asked once, may sit down and have the full time."""

from datetime import timedelta

import pytest

from bot.handlers.seat_service import vacate
from bot.schedule.timers import DEADLINE
from bot.tables.table import Table

from ...end_to_end.playing import eventually
from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, Ears, answers, begun
from ..vacations import DAY, goes_away, heard, is_back, more, said, seated, sits_down, started_anew
from ..watching import publicly

MINUTE = timedelta(minutes=1)


def left(house: Weeks, table: Table, seat: int | None = 0) -> timedelta:
    """Return the time until the deadline of a seat, or of a vote (None)."""
    return next(t.due_at for t in table.timers if t.kind == DEADLINE and t.seat == seat) - house.clock.now()


async def by_whom(table: Table) -> list[str]:
    return await table.look(lambda match: [entry.by for entry in match.entries])


# ---------------------------------------------------------------- while the AI plays


@pytest.mark.parametrize("restarted", [False, True])
async def test_one_press_during_a_vacation_returns_the_seat_to_its_player(weeks: Weeks, *, restarted: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, script="two+two+two+two")
    await goes_away(weeks, table, ann, 10, ai=True)
    assert table.sitting_at(0).away == "vacation"
    assert await by_whom(table) == ["pilot"]
    await weeks.pass_by(table, HOUR)
    assert "Welcome back! You’re playing again" in await more(weeks, table, ann, "return")
    table = await started_anew(weeks, restarted=restarted)
    assert table.sitting_at(0).away is None
    await answers(weeks, table, 1)
    # It is Ann's turn, and she has a day for it like every present player.
    assert await by_whom(table) == ["pilot", "player"]
    assert left(weeks, table) == DAY
    await weeks.pass_by(table, 10 * HOUR)
    assert (table.sitting_at(0).away, await by_whom(table)) == (None, ["pilot", "player"])
    # A vacation after this one is a new one.
    await is_back(weeks, table, ann)
    await goes_away(weeks, table, ann, 5, ai=True)
    assert table.sitting_at(0).away == "vacation"
    assert await by_whom(table) == ["pilot", "player", "pilot"]


async def test_a_person_chosen_instead_of_the_ai_is_offered_the_seat(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two")
    await goes_away(weeks, table, ann, 10, ai=True)
    await weeks.pass_by(table, HOUR)
    await goes_away(weeks, table, ann, 10, person=cat)
    assert table.sitting_at(0).away is None
    assert [(offer.user_id, offer.for_user) for offer in table.offers] == [(cat.id, ann.id)]
    assert heard(ann, "You’re playing again") == 0
    await is_back(weeks, table, ann)
    assert table.offers == []


# ---------------------------------------------------------------- the offer and its notice: both or neither


async def test_a_stand_in_asked_after_a_fault_finds_the_seat_on_offer(
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


async def test_a_player_whose_seat_is_offered_after_a_fault_is_told(
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
    assert heard(ann, "your seat is free for anyone") == 1


def breaks(house: Weeks, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Make every offer of a seat fail; return the list that collects the attempts."""
    tried: list[object] = []

    async def full(*asked: object) -> None:
        tried.append(asked)
        raise OSError("disk full")

    monkeypatch.setattr(house.bot.store.offers, "_offer", full)
    return tried


# ---------------------------------------------------------------- time


async def test_a_substitute_has_the_whole_time_for_the_open_question(weeks: Weeks) -> None:
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
    assert "Cat ran out of time" in publicly(weeks, ben)[-1].text


async def test_a_returning_player_has_the_whole_time_after_a_stand_in(weeks: Weeks) -> None:
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
async def test_a_vote_restarts_its_time_when_a_seat_changes_hands(weeks: Weeks, *, voted: bool) -> None:
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


# ---------------------------------------------------------------- permission to stand in


async def test_a_player_of_the_match_cannot_stand_in_and_the_reply_says_so(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    told = await goes_away(weeks, table, ann, 5, person=ben)
    assert (
        f"In <#{weeks.server.channel.id}>, {ben.mention} can’t stand in, so your deadlines are suspended there." in told
    )
    assert table.offers == []
    assert left(weeks, table) > 5 * DAY
    assert "can’t stand in" not in await goes_away(weeks, table, ann, 5, person=cat)


async def test_a_former_player_of_the_match_cannot_stand_in(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat", locale="fr")
    table = await weeks.sit_down(ann, ben, cat, game="toy", options="script=two+two")
    await weeks.pass_by(table, MINUTE)
    async with weeks.bot.services.seating:
        await vacate(weeks.bot.services, table, 2)
    told = await goes_away(weeks, table, ann, 5, person=cat)
    assert f"Dans <#{weeks.server.channel.id}>, {cat.mention} ne peut pas vous remplacer" in told
    assert table.offers == []


async def test_a_player_who_left_in_the_lobby_may_stand_in(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    card = await weeks.open_lobby(ann, "toy", options="script=two+two")
    for person in (ann, ben, cat):
        await weeks.press(person, card, "join")
    await weeks.press(cat, card, "leave")
    await weeks.press(ann, card, "start")
    table = await started_anew(weeks, restarted=False)
    told = await goes_away(weeks, table, ann, 5, person=cat)
    assert "can’t stand in" not in told
    assert heard(cat, "stand in") == 1
    await sits_down(weeks, table, cat)
    assert seated(table) == (cat.id, ann.id)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-US", "Anyone can take it."),
        ("fr", "N’importe qui peut la prendre."),
        ("ja", "この席を引き継ぐ人を募集しています。"),
    ],
)
async def test_replace_says_that_a_seat_is_on_offer_to_anybody(weeks: Weeks, locale: str, words: str) -> None:
    ann, ben = weeks.people("Ann", "Ben", locale=locale)
    table = await weeks.sit_down(ann, ben, game="toy", options="script=two+two")
    await weeks.bot.store.offers.offer(table.id, 0, 0)
    await table.refresh()
    shown = (await settled(await ann.slash("game replace", weeks.server.channel, seat="1"))).text
    assert words in shown
    assert "<@0>" not in shown


async def test_a_returned_player_is_notified_again(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, script="two+two+two+two")
    await answers(weeks, table)
    await goes_away(weeks, table, ann, 10, ai=True)
    await weeks.pass_by(table, HOUR)
    await more(weeks, table, ann, "return")
    # People who are at the table need no alert.
    await weeks.pass_by(table, timedelta(minutes=6))
    ears = Ears(weeks)
    await answers(weeks, table, 1)
    await weeks.pass_by(table, 13 * HOUR)
    assert (ears.of(ann), ears.unheard) == (["0 page", "12 reminder"], [])


async def test_a_page_noted_as_asking_does_not_silence_the_next_question(weeks: Weeks) -> None:
    """The question was answered for the player while the page was written."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    await answers(weeks, table)
    outbox = weeks.bot.store.outbox
    page = await outbox.last(table.id, f"s{table.sitting_at(0).id}")
    assert page is not None
    await outbox.extend(page.id, page.upto_event, {**page.body, "asked": "0.99"})
    await weeks.told(table)
    # People who are at the table need no alert.
    await weeks.pass_by(table, timedelta(minutes=6))
    ears = Ears(weeks)
    await answers(weeks, table, 1)
    assert ears.of(ann) == ["0 page"]
