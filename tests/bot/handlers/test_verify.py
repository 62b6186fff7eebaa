"""/game verify: the stored match is checked as the command line checks it, and the answer holds no secret."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.transcript import holding
from rules.corsari.cards import DECK

from ...house import House
from ..evenings import opened, over, told, went_on

UNSEAL = (
    "DELETE FROM entry_seals",
    "UPDATE seals SET version = NULL, head = NULL, chain = NULL, whole = NULL",
)


async def edit(house: House, *statements: str) -> None:
    """Edit the bot's database behind its back. In a thread: what the bot is just writing ends on the event loop."""
    await asyncio.to_thread(edit_file, house.settings.database, statements)


def edit_file(database: Path, statements: Sequence[str]) -> None:
    """Edit a database without its triggers."""
    connection = sqlite3.connect(database, timeout=60)
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        assert connection.execute(statement).rowcount
    connection.commit()
    connection.close()


async def test_an_open_match_that_is_whole_says_so_and_shows_its_commitment(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben)
    await went_on(house, table, 4)
    for person in (ann, eve):
        text = (await told(house, person, "game verify")).text
        assert "✅ The log is intact. Its 4 answers were replayed" in text
        assert f"Fingerprint of the draws: `{table.row.commitment}`. Compare it with the one in the message" in text


async def test_a_finished_match_shows_that_the_keys_fit(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await over(house, ann, ben)
    text = (await told(house, ann, "game verify")).text
    entries, draws = await table.look(lambda match: (len(match.entries), len(match.draws)))
    assert (
        f"Its {entries} answers and other acts and {draws} random draws (a shuffle counts as one) were replayed" in text
    )
    assert "✅ The keys of the draws match the fingerprint shown when the match began." in text
    assert table.row.commitment in text


async def test_a_finished_match_that_keeps_secrets_promises_no_other_keys(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, game="tortuga")
    await went_on(house, table, 1000)
    await house.shown(lambda: table.row.state == "over")
    text = (await told(house, ann, "game verify")).text
    assert "so not all keys of its draws are public" in text
    assert "once the match is over" not in text
    await house.bot.settled(table, 30)
    ended = next(m for m in reversed(ann.sees(house.server.channel)) if "Final ranking" in m.text)
    dice = await opened(house, ann, ended, "dice")
    assert "some of it stays secret: **Export** gives you the keys that are public" in dice.text


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET by_whom = 'pilot' WHERE position = 2",
        "UPDATE entries SET answer = '\"discard\"' WHERE position = 2",
        "DELETE FROM entries WHERE position = 3",
        "UPDATE tables SET commitment = replace(commitment, substr(commitment, 1, 1), 'x')",
        "UPDATE tables SET head = json_set(head, '$.salt', 'other')",
        "DELETE FROM seals",
    ],
)
async def test_an_altered_match_is_reported_without_a_word_of_what_it_holds(house: House, statement: str) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await went_on(house, table, 4)
    await edit(house, statement)
    text = (await told(house, ben, "game verify")).text
    assert text.startswith("❌ The match was altered in the bot’s database. This check has changed nothing.")
    assert "entry" not in text


async def test_edited_winners_are_reported(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    await edit(house, "UPDATE results SET result = json_set(result, '$.winners', json('[0, 1]'))")
    assert "❌ The match was altered" in (await told(house, ann, "game verify")).text


async def test_a_match_from_before_there_were_seals_says_what_is_not_known(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await went_on(house, table, 4)
    await edit(house, *UNSEAL)
    text = (await told(house, ann, "game verify")).text
    assert "✅ The log is intact." in text
    assert "The match began before version 0.1.0 and has no checksums." in text
    await went_on(house, table, 1000)
    await edit(house, "UPDATE entries SET digest = 'other' WHERE position = 2")
    text = (await told(house, ann, "game verify")).text
    assert text.startswith("⚠️ The match began before version 0.1.0 and has no checksums, and it can’t be replayed.")


async def test_older_rules_and_a_log_that_does_not_replay_are_told_apart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    monkeypatch.setattr("rules.corsari.play.DECK", DECK[::-1])
    text = (await told(house, ann, "game verify")).text
    assert text.startswith("❌ Replaying the log gives different results from those at the table.")
    monkeypatch.setattr("bot.tables.verification.VERSION", "99.0.0")
    text = (await told(house, ann, "game verify")).text
    assert text.startswith("✅ The log is unaltered.")
    assert "older rules of version 0.1.0" in text
    await edit(house, "UPDATE entries SET by_whom = 'pilot' WHERE position = 2")
    assert "❌ The match was altered" in (await told(house, ann, "game verify")).text


async def test_a_match_of_ai_seats_alone_is_whole(house: House) -> None:
    eve, *_ = house.people("Eve")
    card = await house.open_lobby(eve)
    for _ in range(2):
        await house.press(eve, card, "ai")
    await house.shown(lambda: holding(card, lambda press: press.verb == "start"))
    await house.press(eve, card, "start")
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    await house.shown(lambda: table.row.state == "playing")
    await table.look(lambda match: match.result)
    assert "✅ The log is intact." in (await told(house, eve, "game verify")).text


async def test_matches_that_the_bot_stores_verify_with_everything_around_them(house: House) -> None:
    """Messages, an AI seat and a forgotten person leave a whole match."""
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, ai=1)
    await went_on(house, table, 3)
    await house.bot.store.tables.stop(table.id)
    await house.stop()
    assert await asyncio.to_thread(main, ["forget", str(house.settings.database), "--person", str(ben.id)]) == 0
    assert await asyncio.to_thread(main, ["verify", "--all", str(house.settings.database)]) == 0
