"""How much the bot sends: requests, edits, alerts and statements for a turn. All are counted, none is timed."""

from collections import Counter
from datetime import timedelta
from typing import Any

import pytest

from bot.cli.transcript import Cast, play_match
from bot.loopback import Message, Person
from bot.tables.table import Table
from rules import GAMES

from ...end_to_end.playing import play_on, restart
from ...hand_clock import HandClock
from ...house import House
from ..ears import SUPPRESS_NOTIFICATIONS

OPTIONS = GAMES["corsari"].options(limit=80).model_dump(mode="json")


class Alerts:
    """Counts the messages that alert each person."""

    def __init__(self, house: House, *people: Person) -> None:
        self._house, self._people = house, people
        self.count: Counter[str] = Counter()
        house.server.watch(self._note)

    def _note(self, change: str, message: Message) -> None:
        if change != "create" or message.flags & SUPPRESS_NOTIFICATIONS or message.ephemeral_for is not None:
            return
        for person in self._people:
            if message.channel is person.dm or person.id in message.mentions:
                self.count[person.name] += 1


def requests(house: House) -> Counter[str]:
    """Count the bot's requests by method and kind of place."""
    found: Counter[str] = Counter()
    for entry in house.server.traffic:
        place = entry["path"].split("/")[1]
        found[f"{entry['method']} {place}"] += 1
    return found


async def answers_of(house: House, table: Table) -> int:
    return len(await house.bot.store.entries.after(table.id))


async def last_table(house: House) -> Table:
    (row,) = await house.bot.store.tables.all()
    table = await house.bot.tables.get(row.id)
    assert table is not None
    return table


async def test_a_live_match_alerts_each_person_five_times_at_most(house: House) -> None:
    people = house.people("Ann", "Ben", "Cat")
    people[2].dms = False
    house.server.expected.add(50007)
    alerts = Alerts(house, *people)
    await play_match(Cast(house.server, house.bot, people), GAMES["corsari"], OPTIONS)
    table = await last_table(house)
    assert await answers_of(house, table) > 40
    assert alerts.count.keys() == {"Ann", "Ben", "Cat"}
    assert max(alerts.count.values()) <= 5, alerts.count


async def test_a_live_match_costs_few_requests_and_statements(house: House) -> None:
    people = house.people("Ann", "Ben", "Cat")
    statements, commits = house.bot.store.statements, house.bot.store.commits
    await play_match(Cast(house.server, house.bot, people), GAMES["corsari"], OPTIONS)
    answers = await answers_of(house, await last_table(house))
    sent = requests(house)
    # The limit of requests a second counts those to channels; each answer has one edit of the table's message.
    assert (sent["PATCH channels"] + sent["POST channels"] + sent["GET channels"]) / answers < 3, sent
    assert sent["GET channels"] / answers < 0.2, sent
    assert sent["PATCH webhooks"] / answers < 1.5, sent
    # BEGIN and COMMIT are among them.
    assert (house.bot.store.statements - statements) / answers < 22
    assert (house.bot.store.commits - commits) / answers < 4


async def test_a_person_who_is_away_is_alerted_to_each_turn_once(house_of_hours: House) -> None:
    house = house_of_hours
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    clock = house.bot.clock
    assert isinstance(clock, HandClock)
    await house.bot.settled(table, 30)
    turns = 0
    for _ in range(10):
        clock.move(timedelta(minutes=10))
        alerts, before = Alerts(house, ann, ben), await table.look(lambda match: next(iter(match.questions)))
        await play_on(table, 1)
        await house.bot.settled(table, 30)
        now = await table.look(lambda match: next(iter(match.questions), None))
        if now is None:
            break
        # Another question to the same person is shown by an edit.
        turns += now != before
        assert dict(alerts.count) == ({} if now == before else {(ann, ben)[now].name: 1})
    assert turns > 1


@pytest.fixture
async def house_of_hours(tmp_path: Any) -> Any:
    async with House(tmp_path, HandClock()) as house:
        yield house


async def test_a_restart_without_events_edits_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await play_on(table, 6)
    await house.bot.settled(table, 30)
    before = requests(house)
    await restart(house)
    woken = await house.bot.tables.get(table.id)
    assert woken is not None
    # Even a round of delivery finds that every message shows what it should.
    house.bot.crew.start(woken)
    await house.bot.settled(woken, 30)
    after = requests(house)
    assert after["PATCH channels"] == before["PATCH channels"]
    assert after["POST channels"] == before["POST channels"]


async def test_others_moves_change_no_direct_message_and_no_private_screen(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await house.sit_down(ann, ben, cat, options="first_dealer=2")
    screen = await house.own_screen(ben, "hand")
    await house.bot.settled(table, 30)
    assert ben.dm is not None
    page = ben.sees(ben.dm)[-1]
    before, shown = page.text, screen.text
    seat = await table.look(lambda match: next(iter(match.questions)))
    assert table.sitting_at(seat).user_id != ben.id
    await play_on(table, 1)
    await house.bot.settled(table, 30)
    assert (ben.sees(ben.dm)[-1].text, screen.text) == (before, shown)


async def test_a_press_in_a_direct_message_is_answered_by_its_edit(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await house.bot.settled(table, 30)
    assert ann.dm is not None
    page = ann.sees(ann.dm)[-1]
    path = f"/channels/{ann.dm.id}/messages/{page.id}"
    edits = [entry for entry in house.server.traffic if entry["method"] == "PATCH" and entry["path"] == path]
    reply = await ann.press(page, next(b.custom_id for b in page.buttons if b.custom_id.endswith(":pile")))
    await house.bot.settled(table, 30)
    now = [entry for entry in house.server.traffic if entry["method"] == "PATCH" and entry["path"] == path]
    assert "You drew" in ann.sees(ann.dm)[-1].text
    # If delivery was busy, the press is acknowledged first, or the message is edited once more.
    assert reply.kind in ("update", "deferred update")
    assert len(now) - len(edits) <= 1


@pytest.mark.parametrize("arrived", [False, True])
async def test_a_direct_message_that_failed_is_sent_again_though_nothing_changed(house: House, arrived: bool) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann, "corsari", options="first_dealer=2")
    for person in (ann, ben):
        await house.press(person, card, "join")
    await house.shown(lambda: all(person.dm is not None and person.sees(person.dm) for person in (ann, ben)))
    for person in (ann, ben):
        assert person.dm is not None
        house.server.faults.add("POST", f"^/channels/{person.dm.id}/messages$", status=503, after=arrived)
    await house.press(ann, card, "start")
    for person in (ann, ben):
        await house.shown(lambda person=person: "Your hand" in person.sees(person.dm)[-1].text)
        assert len(person.sees(person.dm)) == 2


async def test_a_direct_message_that_failed_alerts_when_it_is_sent_again(house_of_hours: House) -> None:
    house = house_of_hours
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    clock = house.bot.clock
    assert isinstance(clock, HandClock)
    await house.bot.settled(table, 30)
    clock.move(timedelta(minutes=10))
    asked = await table.look(lambda match: next(iter(match.questions)))
    turned = (ben, ann)[asked]
    assert turned.dm is not None
    alerts = Alerts(house, ann, ben)
    house.server.faults.add("POST", f"^/channels/{turned.dm.id}/messages$", status=503)
    while await table.look(lambda match: next(iter(match.questions))) == asked:
        await play_on(table, 1)
    await house.shown(lambda: alerts.count)
    await house.bot.settled(table, 30)
    assert dict(alerts.count) == {turned.name: 1}
