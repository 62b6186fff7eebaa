"""The news of a turn: one silent page for the table, told once, and a private one for each seat that is asked."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot import limits
from bot.loopback import Message, Person
from bot.tables.table import Table
from bot.workers.archiving import archive_idle

from ...end_to_end.audit import complaints, first_text
from ...end_to_end.playing import everything, of_bot, play_on, restart, table_of
from ...hand_clock import HandClock
from ...house import House, settled
from ...weeks import Weeks
from ..ears import HOUR, SUPPRESS_NOTIFICATIONS
from ..evenings import opened
from ..toys.playable import campaign_playable

LINE = "In turn {turn} {name} sails north."


@pytest.fixture
async def campaigns(tmp_path: Path) -> AsyncIterator[Weeks]:
    """A house with the campaign and a clock set by hand."""
    with campaign_playable():
        # What a captain alone finds is never undone, and some tests need a find: the dice are the same in `make fuzz`.
        async with Weeks(tmp_path, HandClock(), dice_seed="house") as house:
            yield house


async def begun(house: Weeks, *people: Person, options: str = "turns=6") -> Table:
    table = await house.sit_down(*people, game="campaign", options=options)
    await house.told(table)
    return table


async def answered(house: Weeks, table: Table, by: str = "player", told: bool = True) -> None:
    """Give every seat's default answer to what is asked now."""
    for seat, question in sorted((await table.look(lambda match: dict(match.questions))).items()):
        await table.answer(seat, question.default, question.id, by=by)
    if told:
        await house.told(table)


def news(house: Weeks) -> list[Message]:
    """Return the pages of news in the channel."""
    return [m for m in of_bot(house.server, house.server.channel) if first_text(m).startswith("## ")]


def pages(house: Weeks) -> list[str]:
    return [first_text(message) for message in news(house)]


def board_of(house: Weeks) -> Message:
    return of_bot(house.server, house.server.channel)[-1]


def told_count(house: Weeks, line: str) -> int:
    return sum(message.text.count(line) for message in of_bot(house.server, house.server.channel))


def own_page(person: Person) -> Message:
    assert person.dm is not None
    return person.sees(person.dm)[-1]


async def lain_still(house: Weeks, table: Table) -> None:
    """Let a table lie until it is archived."""
    for days in (28, 4):
        house.clock.move(timedelta(days=days))
        await archive_idle(house.bot.services)
        await house.bot.settled(table, 30)
    assert table.row.state == "archived"


def title(turn: int) -> str:
    return f"## News of turn {turn}"


# ---------------------------------------------------------------- the table's page


async def test_each_turn_ends_with_a_page_by_captain(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    assert pages(campaigns) == ["## Before the voyage\nThe campaign begins with Ann and Ben."]
    assert "Turn 1 begins." in board_of(campaigns).text
    await answered(campaigns, table)
    assert pages(campaigns)[1:] == [
        "\n".join(
            [
                title(1),
                "Turn 1 begins.",
                "**Captain Ann**",
                LINE.format(turn=1, name="Ann"),
                "**Captain Ben**",
                LINE.format(turn=1, name="Ben"),
                "**Elsewhere**",
                "The weather of turn 1 was fine.",
            ]
        )
    ]
    assert "Turn 2 begins." in board_of(campaigns).text
    assert "sails" not in board_of(campaigns).text


async def test_a_quick_turn_leaves_one_message(campaigns: Weeks) -> None:
    """The message that showed the turn so far becomes its page, and the table's next message follows it."""
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    shown = board_of(campaigns)
    before = len(of_bot(campaigns.server, campaigns.server.channel))
    await answered(campaigns, table)
    assert first_text(shown).startswith(title(1))
    assert len(of_bot(campaigns.server, campaigns.server.channel)) == before + 1


async def test_a_slow_turn_gets_a_message_of_its_own(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    shown = board_of(campaigns)
    await campaigns.pass_by(table, timedelta(hours=30))
    await answered(campaigns, table)
    assert [first_text(message).splitlines()[0] for message in news(campaigns)[1:]] == [title(1)]
    assert news(campaigns)[-1] is not shown
    assert first_text(shown) == ""
    assert not shown.buttons
    for name in ("Ann", "Ben"):
        assert told_count(campaigns, LINE.format(turn=1, name=name)) == 1


async def test_the_turn_so_far_stands_on_the_board_and_is_told_on_the_page_alone(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben, options="turns=4 parley=true")
    line = LINE.format(turn=1, name="Ben")
    await answered(campaigns, table)
    assert len(pages(campaigns)) == 1
    assert line in board_of(campaigns).text
    await campaigns.pass_by(table, timedelta(hours=30))
    await table.pause(paused=True)
    await table.pause(paused=False)
    await answered(campaigns, table)
    assert title(1) in pages(campaigns)[-1]
    assert line in pages(campaigns)[-1]
    assert told_count(campaigns, line) == 1


async def test_the_page_alerts_nobody(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben", dms=False)
    table = await begun(campaigns, ann, ben)
    for _ in range(2):
        await campaigns.pass_by(table, timedelta(hours=30))
        await answered(campaigns, table)
    pages_of_turns = news(campaigns)[1:]
    assert len(pages_of_turns) == 2
    assert all(message.flags & SUPPRESS_NOTIFICATIONS for message in pages_of_turns)
    assert not any(campaigns.called[message.id] for message in pages_of_turns)
    assert campaigns.called[board_of(campaigns).id] == sorted([ann.id, ben.id]), "the table's message calls them"


async def test_the_button_opens_that_moment(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    for _ in range(2):
        await answered(campaigns, table)
    page = news(campaigns)[1]
    (button,) = page.buttons
    assert button.label == "Table at this point"
    screen = await opened(campaigns, ben, page, "at")
    assert screen.ephemeral_for == ben.id
    assert "The weather of turn 1 was fine." in screen.text
    assert "Turn 1: north, north" in screen.text


async def test_the_last_turn_is_told_with_the_ranking(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben, options="turns=2")
    for _ in range(2):
        await answered(campaigns, table)
    assert [page.splitlines()[0] for page in pages(campaigns)] == ["## Before the voyage", title(1)]
    final = board_of(campaigns)
    assert LINE.format(turn=2, name="Ben") in final.text
    assert "**Final ranking" in final.text
    assert told_count(campaigns, LINE.format(turn=2, name="Ben")) == 1


@pytest.mark.parametrize("state", ["stopped", "archived"])
async def test_a_match_that_stops_in_mid_turn_tells_the_rest(campaigns: Weeks, state: str) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben, options="turns=3 parley=true")
    await answered(campaigns, table)
    line = LINE.format(turn=1, name="Ben")
    if state == "stopped":
        await campaigns.bot.store.tables.stop(table.id)
        await table.refresh()
    else:
        await lain_still(campaigns, table)
    await campaigns.bot.settled(table, 30)
    assert table.row.state == state
    assert told_count(campaigns, line) == 1
    assert line not in board_of(campaigns).text


async def test_a_match_that_is_woken_goes_on_with_its_turn(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben, options="turns=3 parley=true")
    await answered(campaigns, table)
    await lain_still(campaigns, table)
    await settled(await ann.slash("game wake", campaigns.server.channel))
    table = await table_of(campaigns)
    await campaigns.told(table)
    assert "Parley?" in board_of(campaigns).text
    await answered(campaigns, table)
    assert [page.splitlines()[0] for page in pages(campaigns)] == ["## Before the voyage", title(1)]
    for line in (LINE.format(turn=1, name="Ben"), "In turn 1 Ann parleys."):
        assert told_count(campaigns, line) == 1


# ---------------------------------------------------------------- exactly once


async def test_pages_are_told_once_over_restarts(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    await answered(campaigns, table)
    before = everything(campaigns.server)
    await restart(campaigns)
    table = await table_of(campaigns)
    await campaigns.told(table)
    assert everything(campaigns.server) == before
    await answered(campaigns, table, told=False)
    await restart(campaigns)
    table = await table_of(campaigns)
    await campaigns.told(table)
    await answered(campaigns, table)
    assert [page.splitlines()[0] for page in pages(campaigns)] == ["## Before the voyage", *map(title, (1, 2, 3))]
    for turn in (1, 2, 3):
        assert told_count(campaigns, LINE.format(turn=turn, name="Ben")) == 1


@pytest.mark.parametrize("seed", range(4))
async def test_everything_is_told_once_whatever_fails(campaigns: Weeks, seed: int) -> None:
    """Requests fail before or after they were carried out, hours pass, and the bot starts again in the middle."""
    chance = Random(seed)
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben, options="turns=6 parley=true")
    while await table.look(lambda match: bool(match.questions)):
        for method, path in (("POST", "/messages$"), ("PATCH", "/messages/")):
            if chance.random() < 0.5:
                campaigns.server.faults.add(
                    method, path, status=503, times=chance.randint(1, 3), after=chance.random() < 0.5
                )
        await answered(campaigns, table, told=chance.random() < 0.5)
        if chance.random() < 0.5:
            campaigns.clock.move(timedelta(hours=chance.choice([0.5, 5])))
        if chance.random() < 0.5:
            await restart(campaigns)
            table = await campaigns.bot.tables.get(table.id)
    campaigns.server.faults.clear()
    for _ in range(5):
        campaigns.clock.move(timedelta(minutes=6))
        await campaigns.told(table)
    await campaigns.bot.settled(table, 30)
    assert await complaints(campaigns.server, campaigns.settings.database) == []
    assert [page.splitlines()[0] for page in pages(campaigns)] == ["## Before the voyage", *map(title, range(1, 6))]


async def test_barbe_noire_is_told_once_over_restarts(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, game="blackbeard", options="turn_cap=3")
    while await table.look(lambda match: bool(match.questions)):
        await play_on(table, 5)
        await house.bot.settled(table, 30)
        await restart(house)
        table = await house.bot.tables.get(table.id)
        assert table is not None
    await house.bot.settled(table, 30)
    assert await complaints(house.server, house.settings.database) == []


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize("after", [False, True])
async def test_a_page_of_which_nobody_knows_whether_it_arrived_is_told_once(
    campaigns: Weeks, *, slow: bool, after: bool
) -> None:
    """``slow``: the page is a message of its own. ``after``: the request was carried out, though it seemed to fail."""
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    if slow:
        await campaigns.pass_by(table, timedelta(hours=30))
    channel = campaigns.server.channel
    campaigns.server.faults.add("POST", f"^/channels/{channel.id}/messages$", status=503, times=1, after=after)
    campaigns.server.faults.add("PATCH", f"^/channels/{channel.id}/messages/", status=503, times=1, after=after)
    await answered(campaigns, table, told=False)
    await campaigns.shown(lambda: any(entry["status"] == 503 for entry in campaigns.server.traffic))
    await restart(campaigns)
    campaigns.server.faults.clear()
    table = await table_of(campaigns)
    await campaigns.pass_by(table, HOUR / 30)
    assert [page.splitlines()[0] for page in pages(campaigns)] == ["## Before the voyage", title(1)]
    assert "Turn 2 begins." in board_of(campaigns).text


async def test_several_turns_at_once_have_a_page_each(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    for _ in range(3):
        await answered(campaigns, table, told=False)
    await campaigns.told(table)
    assert [page.splitlines()[0] for page in pages(campaigns)] == ["## Before the voyage", *map(title, (1, 2, 3))]


async def test_a_deleted_page_is_not_told_again(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    await answered(campaigns, table)
    campaigns.server.state.world.delete(news(campaigns)[-1])
    await restart(campaigns)
    table = await table_of(campaigns)
    await campaigns.told(table)
    await answered(campaigns, table)
    assert [page.splitlines()[0] for page in pages(campaigns)] == ["## Before the voyage", title(2)]


async def test_an_undone_turn_is_struck_through_on_its_page(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    await answered(campaigns, table)
    async with table.held() as match:
        await table.change(match, lambda match: match.undo(1, to=1, consent=(0, 1)), None, None, None)
    await campaigns.told(table)
    struck = f"~~{LINE.format(turn=1, name='Ben')}~~"
    assert struck in pages(campaigns)[1]
    assert len(news(campaigns)[1].buttons) == 1
    await answered(campaigns, table)
    again = pages(campaigns)[2:]
    assert [page.splitlines()[0] for page in again] == [title(1)]
    assert "~~Turn 2 begins.~~" in again[0]
    assert LINE.format(turn=1, name="Ben") in again[0]
    assert "Turn 2 begins." in board_of(campaigns).text


async def test_the_page_holds_the_picture_of_then(campaigns: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int | None, int]] = []
    monkeypatch.setattr(
        "bot.screens.news.pictures", lambda context, view, _: drawn.append((view.seat, view.turn)) or []
    )
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    await answered(campaigns, table)
    await answered(campaigns, table)
    assert [*dict.fromkeys(drawn)] == [(None, 0), (None, 1), (None, 2)]


# ---------------------------------------------------------------- a seat's own page


async def test_a_captain_reads_what_changed_while_away(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben)
    await answered(campaigns, table)
    assert "turns have passed: 1." in own_page(ben).text
    for _ in range(3):
        for by, seat in (("player", 0), ("default", 1)):
            question = await table.look(lambda match, seat=seat: match.questions[seat])
            await table.answer(seat, question.default, question.id, by=by)
        await campaigns.told(table)
    assert "turns have passed: 4." in own_page(ben).text
    assert "turns have passed: 1." in own_page(ann).text
    found = await table.look(lambda match: match.view(1).gold)
    assert f"Your log book: {found} doubloons." in own_page(ben).text
    text = own_page(ben).text
    assert text.index("turns have passed") < text.index("You have") < text.index("Where to in turn 5?")
    screen = await campaigns.own_screen(ben)
    assert "turns have passed: 4." in screen.text


async def test_in_mid_turn_there_is_nothing_new_to_read(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben, options="turns=4 parley=true")
    await answered(campaigns, table)
    assert "Parley?" in own_page(ann).text
    assert "turns have passed" not in own_page(ann).text


# ---------------------------------------------------------------- kept short


async def test_pages_are_cut_kindly(campaigns: Weeks) -> None:
    ann, ben = campaigns.people("Ann", "Ben")
    table = await begun(campaigns, ann, ben, options="turns=3 noise=40")
    await answered(campaigns, table)
    page = pages(campaigns)[-1]
    assert len(page) < limits.TEXT
    for name in ("Ann", "Ben"):
        assert f"**Captain {name}**" in page
    assert page.count("earlier lines: `/game log`") == 2
    assert "The weather of turn 1 was fine." in page
    assert "seat 1 gossip 39" in page, "the newest lines stay"
    own = own_page(ann).text
    assert len(own) < limits.TEXT
    assert "turns have passed: 1." in own
    assert "\n…\n" in own
    assert "Where to in turn 2?" in own


def test_sections_are_cut_where_they_are_longest() -> None:
    cut = limits.fit_sections([["a" * 10] * 5, ["b" * 10], ["c" * 10] * 2], 60)
    assert cut == [(["a" * 10] * 2, 3), (["b" * 10], 0), (["c" * 10] * 2, 0)]
    assert limits.fit_sections([["a" * 100], ["b" * 100]], 60) == [(["a" * 100], 0), (["b" * 100], 0)]
