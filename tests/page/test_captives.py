"""A captive is rescued by a third person in the page, over a restart: what each of the three reads of it."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing, opened
from bot.cli.transcript import custom_id_of, newest, public_messages
from bot.loopback import Message
from bot.tables.table import Table
from rules.blackbeard import ledgers
from rules.blackbeard.battle.bonds import maroon
from rules.blackbeard.state import Position
from rules.blackbeard.turn import play
from rules.blackbeard.voyage import Voyage
from rules.kernel import Match, Play

from .conftest import PLAIN
from .tabs import PHONE, WIDE, tab
from .talking import talking

pytestmark = pytest.mark.browser

OPTIONS = "m_hazards=no, m_hunters=no"
TREASURE, PLEDGE = 2345, 1500
SECRET = re.compile(r"2[,\u202f]345|\b845\sdoubl")
"""The treasure before and after it pays the pledge, as people read it."""


def arrange(voyage: Voyage) -> None:
    """Have the first captain maroon the second, who has a hidden treasure, and bring the third to the island."""
    captor, captive, rescuer = (voyage.state.active(seat)[0] for seat in range(3))
    captor.position = captive.position = Position("J9", "sea")
    ledgers.treasure(voyage, captive, captive.refuge, TREASURE, "deposit", "BN 10.1")
    maroon(voyage, captor, captive)
    rescuer.position = Position(captive.position.place, "sea")


@pytest.fixture
def marooned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin every match in that position, also when it is replayed after a restart."""
    turns = play.play_turns

    def arranged(voyage: Voyage) -> Play[None]:
        if not voyage.state.captives:
            arrange(voyage)
        yield from turns(voyage)

    monkeypatch.setattr(play, "play_turns", arranged)


async def begin(playing: Playing) -> Table:
    """Sit Anne, Bart and Claire down, and answer the questions of the set-up by their defaults."""
    server = playing.server
    async with talking(server.url, server.people[0].id) as talk:
        await talk.ask("welcome", name="Claire", locale="fr")
    anne = server.people[0]

    def card() -> Message | None:
        return newest(public_messages(anne, server.channel), lambda press: press.verb == "join")

    await (await anne.slash("game new", server.channel, game="blackbeard", options=OPTIONS)).done()
    await server.until(card)
    for person, verb in (*((person, "join") for person in server.people), (anne, "start")):
        shown = card()
        assert shown is not None
        await (await person.press(shown, custom_id_of(shown, verb))).settled()
    table = await playing.bot.tables.in_channel(server.channel.id)
    assert table is not None
    while not await table.look(lambda match: any(asked.kind == "orders" for asked in match.questions.values())):
        await answer(playing, table, await table.look(lambda match: min(match.questions)))
    return table


async def answer(playing: Playing, table: Table, seat: int, **steps: Any) -> None:
    """Answer what a seat is asked, by default or with these steps of the form."""
    asked = await table.look(lambda match: match.questions[seat])
    user_id = playing.server.people[seat].id
    await table.answer(seat, steps or asked.default, asked.id, by="player", user_id=user_id)


def names(match: Match) -> list[str]:
    """Return the ids of the captains by seat."""
    pirates = match.view(None).state.pirates.values()
    return [pirate.id for pirate in sorted(pirates, key=lambda pirate: pirate.seat)]


@pytest.mark.usefixtures("marooned")
async def test_a_castaway_with_a_pledge_is_rescued_over_a_restart(tmp_path: Path, browser: Browser) -> None:
    database = tmp_path / "play.db"
    async with opened(database, 0, **PLAIN, dice_seed="scenes") as playing:
        table = await begin(playing)
        captor, captive, rescuer = await table.look(names)
        await answer(playing, table, 0, **{f"{captor}_move": "hold"})
        await answer(playing, table, 1, **{f"{captive}_pledge": PLEDGE, f"{captive}_promise": "peace"})
        await answer(playing, table, 2, **{f"{rescuer}_move": "hold", f"{rescuer}_operation": "rescue"})
        assert await table.look(lambda match: match.questions[2].kind) == "free_or_keep"
    async with opened(database, 0, **PLAIN, dice_seed="scenes") as playing:
        url, (anne, bart, claire) = playing.server.url, playing.server.people
        async with (
            tab(browser, f"{url}/?as={anne.id}", WIDE) as hers,
            tab(browser, f"{url}/?as={bart.id}", WIDE) as his,
            tab(browser, f"{url}/?as={claire.id}", PHONE, chat=False) as theirs,
        ):
            asked = theirs.page.locator("#touch .t-ask")
            await expect(asked).to_contain_text("Le libère-t-il")
            await expect(asked).to_contain_text("1\u202f500 doublons promis")
            await asked.get_by_role("button", name="Le libérer", exact=True).click()
            await asked.get_by_role("button", name="Confirmer", exact=True).click()
            touch = his.page.locator("#touch")
            await expect(touch).to_contain_text("What turn 1 brought you")
            await expect(touch.get_by_text(f"Now hidden there: {TREASURE - PLEDGE} doubloons")).not_to_have_count(0)
            # His captain did not act: what is public does not stand in his messages but for the news.
            await expect(his.pane("dm")).to_contain_text("Taylor frees Vane (Bart).")
            for other in (hers, theirs):
                await other.page.locator("#touch").get_by_text("Martinique").last.wait_for(state="attached")
                assert SECRET.search(await other.everything()) is None
            assert SECRET.search(await his.everything()) is not None
