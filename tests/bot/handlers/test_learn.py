"""/learn: a game's lesson in private screens, through the real client: beside a match, after a restart, and alone."""

import asyncio
from datetime import timedelta
from random import Random

import pytest

from bot.cli.records import verify_all
from bot.cli.transcript import presses
from bot.custom_ids import Press
from bot.loopback import Channel, Message, Person
from bot.tables.lessons import LEARNER
from bot.tables.table import Table
from bot.text import words_for
from bot.workers import purging
from rules import GAMES

from ...end_to_end.playing import all_settled, everything, play_on, restart
from ...house import House, settled

SHORT = "corsari"
FORWARD = ("readon", "takeadvice", "confirm", "advise")
"""Verbs of a learner who does as the AI advises, the first that is there."""
CHOICES = ("a", "k", "n", "done", "confirm", "propose", "readon", "takeadvice", "back", "edit")


async def learn(house: House, person: Person, game: str = SHORT, channel: Channel | None = None) -> Message:
    """Have a person ask for a lesson; return the private screen."""
    reply = await settled(await person.slash("learn", channel or house.server.channel, game=game))
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.message


def next_press(message: Message) -> str | None:
    """Return the custom_id of what a learner presses who does as the AI advises; None: nothing is left to do."""
    found = presses(message)
    return next((id_ for verb in FORWARD for id_, press in found if press.verb == verb and id_[:2] == "qb"), None)


async def step(person: Person, message: Message, custom_id: str | None = None) -> Message:
    """Make one press of a lesson; return the screen that shows its outcome."""
    pressed = custom_id or next_press(message)
    assert pressed is not None
    reply = await settled(await person.press(message, pressed))
    return reply.message or message


async def twice(person: Person, message: Message) -> None:
    """Make the next press of a lesson twice at the same moment."""
    pressed = next_press(message)
    assert pressed is not None
    for reply in await asyncio.gather(person.press(message, pressed), person.press(message, pressed)):
        await settled(reply)


async def lesson_at(house: House, person: Person, game: str = SHORT) -> Table:
    """Return a person's lesson in the running bot."""
    (row,) = [row for row in await house.bot.store.lessons.of(person.id) if row.game == game]
    table = await house.bot.tables.get(row.id)
    assert table is not None
    return table


async def entries(table: Table) -> int:
    return await table.look(lambda match: len(match.entries))


def verbs(message: Message) -> list[str]:
    return [press.verb for _, press in presses(message)]


# -------------------------------------------------------------------- whole lessons


@pytest.mark.parametrize(
    ("game", "locale"), [("corsari", "en-GB"), ("tortuga", "fr"), ("kaiser", "ja"), ("blackbeard", "fr")]
)
async def test_a_whole_lesson_is_played_by_following_the_advice(house: House, game: str, locale: str) -> None:
    ann = house.server.add_person("Ann", locale=locale)
    words = words_for(locale)
    lesson = GAMES[game].lesson
    assert lesson is not None
    screen = await learn(house, ann, game)
    shown = [screen.text]
    while next_press(screen) is not None:
        screen = await step(ann, screen)
        shown.append(screen.text)
    assert words.line("bot-lesson-learnt") in screen.text
    # Each thing is explained, in the reader's language, before it counts as learned.
    for topic in ("", *(topic.name for topic in lesson.topics if topic.always)):
        told = words.lesson(GAMES[game], topic)
        assert any(told.text in text for text in shown), topic
        assert not topic or told.title in screen.text
    # Nobody else sees anything of it, and nothing is left to do.
    assert everything(house.server, ann) == {}
    assert house.idle
    assert await house.bot.store.work.unhandled() == []
    # The lesson is over: the next one begins at the beginning.
    first = (await lesson_at(house, ann, game)).id
    assert (await learn(house, ann, game)).text == shown[0]
    assert (await lesson_at(house, ann, game)).id > first


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_learner_may_do_anything_and_still_gets_to_the_end(house: House, game: str) -> None:
    (ann,) = house.people("Ann")
    chance = Random(game)
    screen = await learn(house, ann, game)
    table = await lesson_at(house, ann, game)
    for _ in range(30):
        if table.row.state == "over":
            break
        ways = [(id_, press) for id_, press in presses(screen) if press.verb in CHOICES]
        enabled = {button.custom_id for button in screen.buttons if not button.disabled}
        selects = {select.custom_id: select for select in screen.selects}
        ways = [(id_, press) for id_, press in ways if id_ in enabled or id_ in selects]
        custom_id, press = chance.choice(ways)
        if custom_id in selects:
            menu = selects[custom_id]
            values = chance.sample([option.value for option in menu.options], max(1, menu.min_values))
            reply = await settled(await ann.select(screen, custom_id, values))
        elif press.verb == "n" and not press.arg:
            continue
        else:
            reply = await settled(await ann.press(screen, custom_id))
        screen = reply.message or screen
        assert "Lesson: " in screen.text
    # From wherever that has led, the advice leads to the end.
    while next_press(screen) is not None:
        screen = await step(ann, screen)
    assert "You have learned:" in screen.text
    assert table.row.state == "over"


# -------------------------------------------------------------------- beside other matches


async def test_a_lesson_leaves_the_match_of_the_channel_alone(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await play_on(table, 4)
    await house.bot.settled(table, 30)
    before, changes = everything(house.server, ann, ben), table.changes
    outbox = await house.bot.store.outbox.last(table.id, "t")
    screen = await learn(house, ann)
    for _ in range(4):
        screen = await step(ann, screen)
    await all_settled(house)
    assert everything(house.server, ann, ben) == before
    assert await house.bot.store.outbox.last(table.id, "t") == outbox
    assert table.changes == changes
    # Neither do the person's commands lead to the lesson, nor does it count among their tables.
    assert await house.bot.tables.of_user(ann.id) == [table]
    assert await house.bot.tables.in_channel(house.server.channel.id) is table
    listed = await settled(await ann.slash("my games", house.server.channel))
    assert listed.message is not None
    assert listed.message.text.count("Corsari") == 1
    # And the match goes on.
    await play_on(table, 2)
    await house.bot.settled(table, 30)
    assert everything(house.server, ann, ben) != before


async def test_a_learner_is_never_named_like_an_ai(house: House) -> None:
    (person,) = house.people("AI 1")
    await learn(house, person)
    assert {sitting.name for sitting in (await lesson_at(house, person)).sittings} == {"AI\u00a01", "AI 1 (2)"}


async def test_two_people_learn_at_the_same_time(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    screens = {ann: await learn(house, ann), ben: await learn(house, ben)}
    assert screens[ann].text.replace("Ann", "Ben") == screens[ben].text
    for _ in range(3):
        screens[ann] = await step(ann, screens[ann])
    assert await entries(await lesson_at(house, ben)) == 0
    screens[ben] = await step(ben, screens[ben])
    assert await entries(await lesson_at(house, ben)) > 0
    assert "Ben" not in screens[ann].text
    assert "Ann" not in screens[ben].text


async def test_nobody_else_can_press_into_a_lesson(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    hers, his = await learn(house, ann), await learn(house, ben)
    table = await lesson_at(house, ann)
    for custom_id, press in presses(hers):
        if press.table == table.id and custom_id.startswith("qb:"):
            reply = await settled(await ben.forge(his, custom_id))
            assert reply.message is None or "Ann" not in reply.message.text
    assert await entries(table) == 0
    # A lesson has no lobby, no orders and no undo by vote.
    for verb in ("start", "orders", "undo", "export", "pace", "ask"):
        await settled(await ann.forge(hers, Press(table.id, verb, arg="stop").custom_id()))
    assert table.row.state == "playing"
    assert await entries(table) == 0


async def test_a_lesson_is_no_lobby_and_no_match_for_others(house: House) -> None:
    (ann,) = house.people("Ann")
    await learn(house, ann)
    reply = await settled(await ann.slash("game status", house.server.channel))
    assert reply.message is not None
    assert "no table in this channel" in reply.message.text
    await house.open_lobby(ann)


async def test_a_lesson_is_played_in_direct_messages_too(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await learn(house, ann, channel=ann.open_dm())
    while next_press(screen) is not None:
        screen = await step(ann, screen)
    assert "You have learned:" in screen.text
    # A table can be opened in a server only.
    assert "solo" not in verbs(screen)


# -------------------------------------------------------------------- leaving and coming back


async def test_a_lesson_goes_on_where_it_was_after_a_restart(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await learn(house, ann)
    steps = 0
    while steps < 7 or "readon" not in verbs(screen):
        screen = await step(ann, screen)
        steps += 1
    before, page = await entries(await lesson_at(house, ann)), screen.text
    await restart(house)
    assert house.idle
    again = await learn(house, ann)
    assert again.text == page
    assert await entries(await lesson_at(house, ann)) == before
    later = await step(ann, again)
    await restart(house)
    # Pages that were read stay read.
    assert (await learn(house, ann)).text == later.text


async def test_an_old_screen_is_brought_up_to_date(house: House) -> None:
    (ann,) = house.people("Ann")
    old = await learn(house, ann)
    await restart(house)
    new = await step(ann, await learn(house, ann))
    custom_id = next(id_ for id_, press in presses(old) if press.verb == "a")
    shown = await step(ann, old, custom_id)
    assert "already answered" in shown.text
    assert new.text.splitlines()[-6:] == shown.text.splitlines()[-6:]


async def test_a_double_press_counts_once(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await learn(house, ann)
    table = await lesson_at(house, ann)
    await twice(ann, screen)
    assert await table.look(lambda match: sum(entry.seat == LEARNER for entry in match.entries)) == 1


async def test_a_double_press_turns_one_page(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await learn(house, ann, "blackbeard")
    while "readon" not in verbs(screen):
        screen = await step(ann, screen)
    table = await lesson_at(house, ann, "blackbeard")
    until = int((next_press(screen) or "").rpartition(":")[2])
    await twice(ann, screen)
    assert table.row.read_to == until


async def test_a_lesson_is_begun_anew_or_ended(house: House) -> None:
    (ann,) = house.people("Ann")
    begun = await learn(house, ann)
    text = begun.text
    screen = await step(ann, begun)
    first = (await lesson_at(house, ann)).id
    out = await house.press(ann, screen, "lesson")
    assert out.message is not None
    assert "`/learn` continues it where you stopped" in out.message.text
    back = await house.press(ann, out.message, "hand")
    assert back.message is not None
    assert "Lesson: Corsari" in back.message.text
    out = await house.press(ann, back.message, "lesson")
    assert out.message is not None
    again = await house.press(ann, out.message, "anew")
    assert again.message is not None
    assert again.message.text == text
    assert (await lesson_at(house, ann)).id > first
    assert await house.bot.store.tables.get(first) is None
    out = await house.press(ann, again.message, "lesson")
    assert out.message is not None
    gone = await house.press(ann, out.message, "endlesson")
    assert gone.message is not None
    assert "was deleted" in gone.message.text
    assert await house.bot.store.lessons.of(ann.id) == []
    # Its old buttons lead nowhere.
    reply = await settled(await ann.forge(gone.message, Press(first, "hand").custom_id()))
    assert reply.message is not None
    assert "Lesson" not in reply.message.text


async def test_a_choice_is_taken_back_together_with_what_the_ais_did(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await step(ann, await learn(house, ann))
    screen = await step(ann, screen)
    assert "takeback" in verbs(screen)
    taken = await house.press(ann, screen, "takeback")
    assert taken.message is not None
    assert "What now?" in taken.message.text


async def test_log_and_rules_lead_back_to_the_lesson(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await learn(house, ann)
    title = screen.text.splitlines()[0]
    for verb in ("log", "rules"):
        beside = await house.press(ann, screen, verb)
        assert beside.message is not None
        if verb == "rules":
            beside = await house.press(ann, beside.message, "rules", arg="1.forth")
            assert beside.message is not None
        back = await house.press(ann, beside.message, "hand")
        assert back.message is not None
        assert back.message.text.splitlines()[0] == title
        screen = back.message


async def test_a_lesson_whose_rules_have_changed_is_begun_anew(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await learn(house, ann)
    text = screen.text
    screen = await step(ann, screen)
    table = await lesson_at(house, ann)
    await house.bot.store.tables.freeze(table.id, "it is another game now")
    await table.read()
    lost = await step(ann, screen)
    assert "The bot was updated" in lost.text
    again = await house.press(ann, lost, "learn", arg=SHORT)
    assert again.message is not None
    assert again.message.text == text


# -------------------------------------------------------------------- finding a lesson, and what is stored


@pytest.mark.parametrize("typed", ["Corsari", "corsaires", "corsar", "コルサリ"])
async def test_a_game_is_found_by_any_spelling(house: House, typed: str) -> None:
    (ann,) = house.people("Ann")
    assert "Lesson: Corsari" in (await learn(house, ann, typed)).text


async def test_without_a_name_the_games_are_offered(house: House) -> None:
    (ann,) = house.people("Ann")
    reply = await settled(await ann.slash("learn", house.server.channel))
    assert reply.message is not None
    assert [button.label for button in reply.message.buttons] == ["Learn"] * len(GAMES)
    begun = await house.press(ann, reply.message, "learn", arg="tortuga")
    assert begun.message is reply.message
    assert "Lesson: Tortuga 1667" in reply.message.text
    unknown = await settled(await ann.slash("learn", house.server.channel, game="chess"))
    assert unknown.message is not None
    assert "I don’t know a game called “chess”" in unknown.message.text


async def test_a_lobby_offers_the_lesson(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    text = card.text
    reply = await house.press(ben, card, "learn")
    assert reply.message is not None
    assert "Lesson: Corsari" in reply.message.text
    assert card.text == text


async def test_completions_name_the_games(house: House) -> None:
    (ann,) = house.people("Ann")
    choices = await ann.autocomplete("learn", house.server.channel, "game", "kai")
    assert [choice.value for choice in choices] == ["kaiser"]


async def test_forgetting_a_person_deletes_their_lessons(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    screen = await step(ann, await learn(house, ann))
    await learn(house, ben)
    table = await lesson_at(house, ann)
    shown = await settled(await ann.slash("privacy", house.server.channel))
    assert shown.message is not None
    assert "One lesson of yours is kept" in shown.message.text
    assert "You have not played at any table" in shown.message.text
    asked = await house.press(ann, shown.message, "forget")
    assert asked.message is not None
    await house.press(ann, asked.message, "doforget")
    assert await house.bot.store.lessons.of(ann.id) == []
    assert await house.bot.store.tables.get(table.id) is None
    assert len(await house.bot.store.lessons.of(ben.id)) == 1
    after = await step(ann, screen)
    assert "Lesson" not in after.text


async def test_a_lesson_that_nobody_goes_on_with_is_deleted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (ann,) = house.people("Ann")
    await learn(house, ann)
    services = house.bot.services
    await purging.purge_lessons(services)
    assert len(await services.store.lessons.of(ann.id)) == 1
    # Not longer than that: the bot itself may purge at any time, and would delete the next lesson, too.
    with monkeypatch.context() as patch:
        patch.setattr(purging, "LESSONS_KEPT", timedelta(days=-1))
        await purging.purge_lessons(services)
    assert await services.store.lessons.of(ann.id) == []
    assert "Lesson: Corsari" in (await learn(house, ann)).text


async def test_a_lesson_is_verified_like_any_match(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    (ann,) = house.people("Ann")
    await step(ann, await learn(house, ann))
    await house.stop()
    assert await verify_all(house.settings.database) == 0
    assert "1 of 1 matches replay; 1 are sealed and whole" in capsys.readouterr().out
