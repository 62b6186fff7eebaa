"""Private replies do not pile up: a new one removes what it makes superfluous, and nobody else notices anything."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

import bot.interactions.standing
from bot.cli.player import Cast, Player
from bot.cli.transcript import newest, presses, public_messages
from bot.interactions.standing import LIVES, Slot, Standing, Standings
from bot.loopback import Message, Person, Response
from bot.tables.table import Table
from rules.kernel import Refusal

from ...end_to_end.playing import restart
from ...hand_clock import HandClock
from ...house import House, settled
from ..watching import privately

REMOVING = r"^/webhooks/\d+/[^/]+/messages/"


def standing(house: House, person: Person) -> list[Message]:
    """Return the private replies to a person that were not removed, in all channels."""
    channels = [house.server.channel, *([person.dm] if person.dm else [])]
    return [message for channel in channels for message in privately(person, channel)]


async def only(house: House, person: Person, *messages: Message | None) -> None:
    """Wait until exactly these private replies stand."""
    await house.shown(lambda: standing(house, person) == list(messages))


async def begun(house: House, *people: Person, **about: Any) -> Table:
    options = {"options": f"first_dealer={len(people)}"} | about
    table = await house.sit_down(*people, **options)
    await house.bot.settled(table, 30)
    return table


async def told(house: House, person: Person, command: str, **about: Any) -> Message:
    reply = await settled(await person.slash(command, house.server.channel, **about))
    assert reply.message is not None
    return reply.message


def offers(message: Message, verb: str) -> bool:
    return any(press.verb == verb for _, press in presses(message))


# ---------------------------------------------------------------- replaced replies


async def test_a_new_play_screen_replaces_the_old_one_of_the_same_person_only(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await begun(house, ann, ben)
    theirs = await house.own_screen(ben)
    first = await house.own_screen(ann)
    await only(house, ann, first)
    changes: list[tuple[str, int | None]] = []
    stop = house.server.watch(lambda change, message: changes.append((change, message.ephemeral_for)))
    second = await house.own_screen(ann, "hand")
    await only(house, ann, second)
    third = await told(house, ann, "move")
    await only(house, ann, third)
    stop()
    assert {whose for _, whose in changes} == {ann.id}
    await only(house, ben, theirs)
    # The one that stands is followed.
    await house.press(ann, third, "a", arg="tavern")
    assert "What now?" in third.text
    await only(house, ann, third)


async def test_the_welcome_to_a_seat_goes_when_the_match_begins(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    for person in (ann, ben):
        await house.press(person, card, "join")
    (welcome,) = standing(house, ann)
    assert "You’ve joined" in welcome.text
    # The card shows that an AI sits down and that the match begins.
    await house.press(ann, card, "ai")
    await house.shown(lambda: not next(b for b in card.buttons if b.label == "Start").disabled)
    assert standing(house, ann) == [welcome]
    await house.press(ann, card, "start")
    await only(house, ann)
    await only(house, ann, await house.own_screen(ann, "hand"))


async def test_the_welcome_stays_where_it_says_how_to_play_without_direct_messages(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    ben.dms = False
    card = await house.open_lobby(ann)
    for person in (ann, ben):
        await house.press(person, card, "join")
    (welcome,) = standing(house, ben)
    await house.press(ann, card, "start")
    await only(house, ann)
    assert standing(house, ben) == [welcome]


@pytest.mark.parametrize("ending", ["start", "cancel"])
async def test_the_options_of_a_lobby_go_when_it_closes(ending: str, house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    for person in (ann, ben):
        await house.press(person, card, "join")
    (welcome,) = standing(house, ann)
    options = (await house.press(ann, card, "options")).message
    assert options is not None
    await house.select(ann, options, "option", ["sweep"])
    await only(house, ann, welcome, options)
    if ending == "start":
        await house.press(ann, card, "start")
    else:
        sure = (await house.press(ann, card, "cancel")).message
        assert sure is not None
        await house.press(ann, sure, "docancel")
    await house.shown(lambda: welcome not in standing(house, ann) and options not in standing(house, ann))


async def test_log_and_rules_stand_beside_the_play_screen_and_lead_back_to_it(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await begun(house, ann, ben)
    play = await house.own_screen(ann)
    log = (await house.press(ann, await house.board(ann, "log"), "log")).message
    await only(house, ann, play, log)
    rules = await told(house, ann, "rules", search="sail")
    await only(house, ann, play, rules)
    await house.press(ann, rules, "rules", step="corsari")
    await only(house, ann, play, rules)
    assert offers(rules, "hand")
    await house.press(ann, rules, "hand")
    assert "Where do you draw from?" in rules.text
    await only(house, ann, rules)
    more = (await house.press(ann, await house.board(ann, "more"), "more")).message
    assert more is not None
    await house.press(ann, more, "log")
    await house.press(ann, more, "hand")
    await only(house, ann, more)
    # The table is followed where the play screen is now.
    await house.press(ann, more, "a", arg="tavern")
    assert "What now?" in more.text


async def test_a_screen_that_became_something_to_read_is_not_overwritten_by_the_table(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await begun(house, ann, ben)
    theirs = await house.own_screen(ben)
    log = (await house.press(ben, await house.board(ben, "log"), "log")).message
    assert log is not None
    await house.press(ben, log, "hand")
    await only(house, ben, log)
    why = await told(house, ben, "game log")
    assert theirs.id not in [message.id for message in standing(house, ben)]
    before = why.text
    mine = await house.own_screen(ann)
    await house.press(ann, mine, "a", arg="tavern")
    await house.select(ann, mine, "a", [mine.selects[0].options[0].value])
    await house.bot.settled(table, 30)
    await house.shown(lambda: "Where do you draw from?" in log.text)
    assert why.text == before


async def test_somebody_without_a_seat_gets_no_way_to_a_hand(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    await begun(house, ann, ben)
    assert not offers(await told(house, eve, "game log"), "hand")
    assert not offers(await told(house, eve, "rules", game="corsari"), "hand")


async def test_a_file_stays_whatever_follows(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await begun(house, ann, ben)
    file = await told(house, ann, "game export")
    assert file.attachments
    play = await house.own_screen(ann)
    log = await told(house, ann, "game log")
    await only(house, ann, file, play, log)
    again = await told(house, ann, "game export")
    await only(house, ann, file, play, log, again)


async def test_a_note_vanishes_with_the_next_act(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await begun(house, ann, ben)
    play = await house.own_screen(ben)
    note = await told(house, ben, "game pause")
    assert "host" in note.text
    await only(house, ben, play, note)
    other = await told(house, ben, "game stop")
    await only(house, ben, play, other)
    log = await told(house, ben, "game log")
    await only(house, ben, play, log)


async def test_a_half_filled_form_is_not_lost_with_its_screen(house: House) -> None:
    ann, ben, eve, max_ = house.people("Ann", "Ben", "Eve", "Max")
    table = await begun(house, ann, ben, eve, max_, game="tortuga", options="brethren=auto")
    form = await told(house, ann, "orders")
    edit = next((found for found, press in presses(form) if press.verb in ("a", "edit", "k", "propose")), None)
    assert edit is not None
    if edit.startswith("qs:"):
        menu = next(select for select in form.selects if select.custom_id == edit)
        await settled(await ann.select(form, edit, [menu.options[-1].value]))
    else:
        await settled(await ann.press(form, edit))
    filled = form.text
    play = await house.own_screen(ann)
    await only(house, ann, play)
    assert (await told(house, ann, "orders")).text == filled
    assert table.row.state == "playing"


async def test_a_question_that_is_declined_vanishes(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await begun(house, ann, ben)
    play = await house.own_screen(ann)
    sure = await told(house, ann, "game resign")
    await only(house, ann, play, sure)
    await house.press(ann, sure, "nothing")
    await only(house, ann, play)
    assert await table.look(lambda match: match.plays(0))


# ---------------------------------------------------------------- double presses


async def test_a_double_press_at_the_table_is_answered_on_the_play_screen(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await begun(house, ann, ben)
    board = await house.board(ann, "a")
    custom_id = next(found for found, press in presses(board) if press.verb == "a" and press.arg == "tavern")
    replies = await asyncio.gather(*(ann.press(board, custom_id) for _ in range(3)))
    for reply in replies:
        await settled(reply)
    await house.shown(lambda: len(standing(house, ann)) == 1)
    (screen,) = standing(house, ann)
    assert "What now?" in screen.text
    assert await table.look(lambda match: len(match.entries)) == 1


async def test_a_double_press_in_a_direct_message_leaves_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await begun(house, ann, ben)
    direct = ann.dm
    assert direct is not None
    page = await house.shown(lambda: newest(ann.sees(direct), lambda press: press.verb == "a"))
    custom_id = next(found for found, press in presses(page) if press.verb == "a" and press.arg == "tavern")
    await asyncio.gather(*(ann.press(page, custom_id) for _ in range(3)))
    await house.bot.settled(table, 30)
    await house.shown(lambda: "What now?" in ann.sees(direct)[-1].text)
    assert privately(ann, direct) == []


# ---------------------------------------------------------------- races, faults, restarts


async def test_many_presses_at_once_leave_one_screen(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await begun(house, ann, ben)
    board = await house.board(ann)
    verbs = ("move", "hand", "move", "hand")
    buttons = {press.verb: found for found, press in presses(board)}
    for reply in await asyncio.gather(*(ann.press(board, buttons[verb]) for verb in verbs)):
        await settled(reply)
    await house.shown(lambda: len(standing(house, ann)) == 1)
    (screen,) = standing(house, ann)
    await house.press(ann, screen, "a", arg="tavern")
    assert "What now?" in screen.text
    await only(house, ann, screen)


async def test_a_press_on_a_screen_that_is_replaced_meanwhile_is_not_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await begun(house, ann, ben)
    old = await house.own_screen(ann)
    arrived, go_on = asyncio.Event(), asyncio.Event()
    answer = table.answer

    async def slowly(*args: Any, **about: Any) -> None:
        arrived.set()
        await go_on.wait()
        await answer(*args, **about)

    monkeypatch.setattr(table, "answer", slowly)
    pressing = asyncio.create_task(house.press(ann, old, "a", arg="tavern"))
    await arrived.wait()
    new = await house.own_screen(ann, "hand")
    await only(house, ann, new)
    house.server.expected.add(10008)
    go_on.set()
    await asyncio.wait([pressing])
    # The earlier press was taken, and shows on the screen of the later one.
    await house.shown(lambda: "What now?" in new.text)
    await only(house, ann, new)
    assert await table.look(lambda match: [entry.answer for entry in match.entries]) == ["tavern"]


@pytest.mark.parametrize("fault", [{"status": 404}, {"status": 503}, {"drop": True}], ids=["gone", "fails", "drops"])
async def test_a_removal_that_fails_is_no_error(house: House, fault: dict[str, Any]) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await begun(house, ann, ben)
    first = await house.own_screen(ann)
    await only(house, ann, first)
    before = sum(entry["method"] == "DELETE" for entry in house.server.traffic)
    house.server.faults.add("DELETE", REMOVING, **fault)
    new = await house.own_screen(ann, "hand")
    await house.shown(lambda: before < sum(entry["method"] == "DELETE" for entry in house.server.traffic))
    await house.press(ann, new, "a", arg="tavern")
    assert "What now?" in new.text
    assert [message for message in standing(house, ann) if message not in (first, new)] == []
    if fault.get("status") == 404:
        # It was not removed, and nothing tries again. When it is pressed, it is brought up to date, and then it stands.
        await house.press(ann, first, "a", arg="discard")
        assert "What now?" in first.text
        await only(house, ann, first)
    assert await table.look(lambda match: [entry.answer for entry in match.entries]) == ["tavern"]


async def test_after_a_restart_an_old_screen_is_brought_up_to_date_when_it_is_pressed(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await begun(house, ann, ben)
    old = await house.own_screen(ann)
    await restart(house)
    new = await house.own_screen(ann)
    await only(house, ann, old, new)
    await house.press(ann, new, "a", arg="tavern")
    assert "Where do you draw from?" in old.text
    await house.press(ann, old, "a", arg="discard")
    # The draw was answered on the other screen: this one says so, shows what is asked now, and stands alone.
    assert "already answered" in old.text
    assert "What now?" in old.text
    await only(house, ann, old)


async def test_a_reply_whose_token_no_longer_lives_is_left_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.people("Ann", "Ben")
    await begun(house, ann, ben)
    old = await house.own_screen(ann)
    await only(house, ann, old)
    before = [entry for entry in house.server.traffic if entry["method"] == "DELETE"]
    monkeypatch.setattr(bot.interactions.standing, "LIVES", bot.interactions.standing.LIVES * 0)
    new = await house.own_screen(ann)
    assert [entry for entry in house.server.traffic if entry["method"] == "DELETE"] == before
    assert standing(house, ann) == [old, new]


# ---------------------------------------------------------------- whole matches


class Reader:
    """A person who looks up everything between answers, by buttons and by commands."""

    def __init__(self, house: House, person: Person, table: Table) -> None:
        self._house, self._person, self._table = house, person, table
        self.files: list[Message] = []
        self.seen = 0
        """How many private replies there have ever been."""
        self._taken_back = 0

    async def look_around(self, turn: int) -> None:
        """Do one of all the things that lead to private replies."""
        house, person, channel = self._house, self._person, self._house.server.channel
        acts: list[Any] = [
            lambda: person.slash("rules", channel, search="ship"),
            lambda: self._board("log"),
            lambda: person.slash("orders", channel),
            lambda: person.slash("game log", channel),
            lambda: self._board("hand"),
            lambda: person.slash("game undo", channel),
            lambda: self._board("rules"),
            lambda: person.slash("game export", channel),
            lambda: self._board("more"),
            lambda: person.slash("game at", channel, number=3),
            self._pause,
            lambda: person.slash("my games", channel),
            lambda: person.slash("hand", channel),
            lambda: person.slash("game verify", channel),
            lambda: person.slash("game resign", channel),
        ]
        reply: Response = await settled(await acts[turn % len(acts)]())
        self.seen += 1
        shown = reply.message
        assert shown is not None
        if shown.attachments and reply.interaction.data.get("name") == "game":
            self.files.append(shown)
        if offers(shown, "nothing"):
            await house.press(person, shown, "nothing")
        elif turn % 3 == 0 and offers(shown, "hand") and shown.ephemeral_for is not None:
            await house.press(person, shown, "hand")
        elif offers(shown, "takeback") and shown.ephemeral_for is not None and self._taken_back < 2:
            self._taken_back += 1
            await house.press(person, shown, "takeback")

    async def _pause(self) -> Response:
        await settled(await self._person.slash("game pause", self._house.server.channel))
        return await self._person.slash("game resume", self._house.server.channel)

    async def _board(self, verb: str) -> Response:
        person, channel = self._person, self._house.server.channel
        board = await self._house.shown(
            lambda: newest(public_messages(person, channel), lambda press: press.verb == verb)
        )
        return await person.press(board, next(found for found, press in presses(board) if press.verb == verb))


@pytest.mark.parametrize(
    ("game", "ais", "options"),
    [("corsari", 1, "end_mode=fixed_rounds fixed_rounds=2"), ("tortuga", 3, "brethren=pick")],
)
async def test_a_whole_match_leaves_one_play_screen_and_one_to_read(
    house: House, game: str, ais: int, options: str
) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=ais, game=game, options=options)
    seat = table.sitting_of(ann.id)
    assert seat is not None
    cast: Any = Cast(house.server, house.bot, [ann] * (ais + 1))
    player, reader, turn = Player(cast, table, seat.seat), Reader(house, ann, table), 0
    while table.row.state == "playing":
        await house.server.until(lambda: table.row.state != "playing" or not table.in_use, 60)
        question = await table.look(lambda match: match.questions.get(seat.seat))
        if question is None:
            await asyncio.sleep(0.01)
            continue
        if turn % 2 == 0:
            await reader.look_around(turn // 2)
        turn += 1
        try:
            now = await table.look(lambda match, seat=seat.seat: match.questions.get(seat))
            if now is not None:
                await player.answer(now)
        except Refusal:
            # Taken back in between.
            continue
        await house.shown(lambda: len(standing(house, ann)) <= 3 + len(reader.files))
    await house.bot.settled(table, 60)
    assert reader.seen > 3
    await house.own_screen(ann, "hand") if offers(await house.board(ann, "log"), "hand") else None
    await told(house, ann, "game log")
    await house.shown(lambda: len(standing(house, ann)) <= 2 + len(reader.files))
    left = standing(house, ann)
    assert [message for message in reader.files if message not in left] == []


async def test_a_message_is_removed_once_even_if_a_press_on_it_is_answered_late() -> None:
    clock = HandClock()
    standings = Standings(clock)
    deleted: list[int] = []

    def shown(number: int, message_id: int) -> Standing:
        async def delete() -> None:
            deleted.append(message_id)

        about = {"id": number, "created_at": clock.now(), "user": SimpleNamespace(id=7)}
        return Standing(cast("Any", SimpleNamespace(delete_original_response=delete, **about)), message_id)

    slot = Slot("play", 1, 7)
    assert standings.put(slot, shown(1, 100)) == []
    # A press on the first message is under way while another message replaces it.
    await standings.remove(standings.put(slot, shown(3, 101)))
    await standings.remove(standings.put(slot, shown(2, 100)))
    assert deleted == [100]
    clock.move(LIVES)
    assert standings.put(slot, shown(4, 102)) == []
    assert standings._removed == {}
