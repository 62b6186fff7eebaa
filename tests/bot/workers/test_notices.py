"""Notices: direct messages beside a table's story, with a button for what they ask for."""

import pytest

from bot.loopback import Message, Person
from bot.screens.notices import NOTICE_MARK
from bot.tables.table import Table
from bot.text import words_for

from ...end_to_end.audit import mark_of
from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, Ears, begun, pass_together, wants
from ..evenings import told
from ..vacations import DAY, goes_away, is_back, seated, sits_down
from .test_reminders_digest import MINUTE, at_tables


def notices(person: Person) -> list[Message]:
    """Return the notices that a person received, oldest first."""
    messages = [] if person.dm is None else person.sees(person.dm)
    return [m for m in messages if (mark := mark_of(m)) is not None and mark[0] == NOTICE_MARK]


def labels(message: Message) -> list[str]:
    return [button.label or "" for button in message.buttons]


async def by_whom(table: Table) -> list[str | None]:
    return await table.look(lambda match: [entry.by for entry in match.entries if entry.type == "answer"])


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-US", ["It is your turn. Half the time is up.", "It is your turn. Time is almost up."]),
        (
            "fr",
            [
                "C’est à vous de jouer. La moitié du temps est passée.",
                "C’est à vous de jouer. Le temps est presque écoulé.",
            ],
        ),
        ("ja", ["あなたの番です。時間の半分が過ぎました。", "あなたの番です。残り時間はわずかです。"]),
    ],
)
async def test_a_reminder_says_whether_it_is_the_last_call(weeks: Weeks, locale: str, words: list[str]) -> None:
    ann, ben = weeks.people("Ann", "Ben", locale=locale)
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, 22 * HOUR)
    assert [notice.text.split("\n")[0] for notice in notices(ann)] == [f"⏰ {told}" for told in words]
    # The deadline stands once in each of them.
    until = {"en-US": "deadline: ", "fr": "échéance\u00a0: ", "ja": "期限："}[locale]
    assert [notice.text.count(until.strip(" ：:\u00a0")) for notice in notices(ann)] == [1, 1]
    assert all(f"{until}<t:" in notice.text for notice in notices(ann))


async def test_the_buttons_of_a_digest_name_their_channels(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ben, remind=())
    tables = await at_tables(weeks, ann, ben, names=("attic", "bay"), apart=MINUTE)
    ears = Ears(weeks)
    await pass_together(weeks, 22 * HOUR, *tables)
    half, last = ears.reminders
    assert labels(last) == ["My move: Toy in #attic", "My move: Toy in #bay"]
    assert half.text.count("· half the time is up") == 2
    assert last.text.count("· time almost up") == 2


async def test_a_time_out_notice_says_what_was_played_and_takes_it_back(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, remind=())
    table = await begun(weeks, ann, ben, time="1h")
    await weeks.pass_by(table, HOUR)
    (out,) = notices(ann)
    assert out.text.endswith("The default (the safest choice) was played for you:\n> Choice 1")
    assert labels(out) == ["My move", "Undo"]
    screen = (await weeks.press(ann, out, "move")).message
    assert screen is not None
    assert screen.ephemeral_for == ann.id
    await weeks.press(ann, out, "takeback")
    await weeks.told(table)
    assert 0 in await table.look(lambda match: list(match.questions))


async def test_a_notice_of_a_final_move_has_no_button_to_take_it_back(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, remind=())
    table = await begun(weeks, ann, ben, time="1h", script="sure+two")
    await weeks.pass_by(table, HOUR)
    (out,) = notices(ann)
    assert labels(out) == ["My move"]
    assert await by_whom(table) == ["default"]


@pytest.mark.parametrize(
    ("after", "locale", "said"),
    [
        (1, "en-US", "You ran out of time in"),
        (2, "en-US", "You ran out of time 2 times in a row in"),
        (1, "fr", "Votre temps s’est écoulé dans"),
        (2, "fr", "Votre temps s’est écoulé 2 fois de suite dans"),
        (1, "ja", "で時間切れになったため"),
        (2, "ja", "で時間切れが2回続いたため"),
    ],
)
async def test_an_offer_notice_says_how_often_time_ran_out(weeks: Weeks, after: int, locale: str, said: str) -> None:
    ann, ben = weeks.people("Ann", "Ben", locale=locale)
    await wants(weeks, ann, remind=())
    table = await begun(weeks, ann, ben, time="1h", script="two+two+two+two+two", after=after, then="offer")
    for _ in range(2 * after):
        await weeks.pass_by(table, HOUR)
    offered = next(notice for notice in notices(ann) if said in notice.text and "💤" in notice.text)
    reply = await settled(await ann.press(offered, offered.buttons[0].custom_id))
    assert reply.message is not None


@pytest.mark.parametrize("locale", ["en-US", "fr", "ja"])
async def test_notices_seat_a_stand_in_and_show_the_returned_owner_their_hand(weeks: Weeks, locale: str) -> None:
    ann, cat = weeks.people("Ann", "Cat", locale=locale)
    (ben,) = weeks.people("Ben")
    table = await begun(weeks, ann, ben, script="two+two+two")
    await goes_away(weeks, table, ann, person=cat)
    (asked,) = notices(cat)
    await weeks.press(cat, asked, "sit")
    await weeks.told(table)
    assert seated(table) == (cat.id, ann.id)
    await weeks.pass_by(table, 3 * DAY)
    back = notices(ann)[-1]
    assert seated(table) == (ann.id, None)
    assert labels(back) == [words_for(locale.split("-", maxsplit=1)[0]).line("bot-my-hand")]
    screen = (await weeks.press(ann, back, "hand")).message
    assert screen is not None
    assert screen.ephemeral_for == ann.id


async def test_an_obsolete_request_to_stand_in_is_dropped(weeks: Weeks) -> None:
    """The offer is gone before the message is sent."""
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await weeks.bot.store.notices.write(cat.id, "late", {"kind": "standin", "table": table.id, "seat": 0})
    weeks.bot.crew.reminders.wake()
    await weeks.told(table)
    assert notices(cat) == []
    (late,) = await weeks.bot.store.notices.of(cat.id)
    assert late.state == "dropped"


async def test_an_absent_player_who_looks_plays_again_by_one_press(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="1h", script="two+two+two", after=1)
    await weeks.pass_by(table, HOUR)
    assert table.sitting_at(0).away == "absent"
    for asked in ("move", "hand"):
        screen = await told(weeks, ann, asked)
        assert "The AI is playing for you" in screen.text
        assert "I’m back" in labels(screen)
    assert "I’m back" not in labels(await told(weeks, ben, "move"))
    reply = await weeks.press(ann, screen, "return")
    assert "Welcome back" in reply.text
    assert table.sitting_at(0).away is None
    assert "I’m back" not in labels(await told(weeks, ann, "move"))


@pytest.mark.parametrize("asleep", [False, True])
async def test_vacation_notices_are_silent_in_the_readers_quiet_hours(weeks: Weeks, *, asleep: bool) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ben, ann)
    for person in (ann, cat):
        await wants(weeks, person, remind=(), quiet=(8, 12) if asleep else None)
    ears = Ears(weeks)
    await goes_away(weeks, table, ann, person=cat)
    await sits_down(weeks, table, cat)
    await is_back(weeks, table, ann)
    told = [[line for line in lines if line.endswith("notice")] for lines in (ears.heard, ears.unheard)]
    # Cat is asked and thanked; Ann is told that she plays again.
    assert sorted(told.pop(asleep)) == ["0 Ann notice", "0 Cat notice", "0 Cat notice"]
    assert told == [[]]
