"""The rooms of the page: channels and threads, each with a table of its own, so that two games are played at once."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing, opened
from bot.loopback import LoopbackDiscord
from bot.loopback.page import Roster, rooms_of
from bot.loopback.page.action_handlers import MOST_THREADS
from bot.tables.calls import Call
from rules import GAMES
from rules.kernel import Match, Question

from .tabs import PHONE, WIDE, tab
from .talking import Talk, talking


def room(talk: Talk, name: str) -> str:
    """Return the id of the room of that name."""
    return next(room["id"] for room in talk.state["rooms"] if room["name"] == name)


async def enter(talk: Talk, name: str) -> Any:
    return await talk.ask("enter", channel=room(talk, name))


async def test_each_tab_is_in_a_room_of_its_own(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, anne.id) as hers, talking(playing.server.url, bart.id) as his:
        assert [one["name"] for one in hers.state["rooms"]] == ["tavern", "harbour"]
        lobby = hers.messages()
        assert lobby
        assert "fault" not in await enter(hers, "harbour")
        assert hers.messages() == {}
        assert [command["path"] for command in hers.state["panes"][0]["commands"]]
        await hers.ask("say", channel=room(hers, "harbour"), text="Anyone here?")
        assert [message["content"] for message in hers.messages().values()] == ["Anyone here?"]
        await his.ask("say", channel=room(his, "tavern"), text="Over here!")
        assert "Anyone here?" not in his.text
        assert "Over here!" not in hers.text
        assert "fault" not in await enter(hers, "tavern")
        assert lobby.keys() < hers.messages().keys()


async def test_a_thread_is_a_room_for_everybody(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, anne.id) as hers, talking(playing.server.url, bart.id) as his:
        assert "fault" not in await hers.ask("thread", channel=hers.pane())
        made = {"id": hers.pane(), "name": "table 2", "thread": True}
        assert hers.state["rooms"][1] == made, "after its channel, before the next one"
        assert await his.until(lambda: made in his.state["rooms"])
        assert "fault" not in await hers.ask(
            "slash", channel=hers.pane(), command="game new", options={"game": "corsari"}
        )
        await hers.until(hers.messages)
        # A thread below a thread is one below its channel.
        assert "fault" not in await hers.ask("thread", channel=hers.pane())
        assert [one["name"] for one in hers.state["rooms"]] == ["tavern", "table 2", "table 3", "harbour"]


async def test_a_threads_name_is_in_the_language_of_the_tables(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, anne.id) as hers, talking(playing.server.url, bart.id) as his:
        # Anne manages the server: her choice is that of the tables, and Bart's is his own.
        assert "fault" not in await hers.ask("speak", locale="fr", table=True)
        assert "fault" not in await his.ask("speak", locale="ja", table=False)
        assert "fault" not in await his.ask("thread", channel=his.pane())
        named = [one["name"] for one in his.state["rooms"] if one["thread"]]
        assert await hers.until(lambda: [one["name"] for one in hers.state["rooms"] if one["thread"]] == named)
        assert named == ["autre table 2"]


async def test_a_threads_name_is_in_the_bots_language_where_no_language_was_chosen(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"dice_seed": "first deal", "emoji": False, "language": "ja"}
    async with opened(tmp_path / "play.db", 0, **settings) as playing, talking(playing.server.url) as talk:
        assert "fault" not in await talk.ask("thread", channel=talk.pane())
        assert [one["name"] for one in talk.state["rooms"] if one["thread"]] == ["卓2"]


async def test_nobody_enters_a_direct_channel_or_opens_threads_without_end(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, anne.id) as talk:
        before = talk.state["panes"][0]["id"]
        for do in ("enter", "thread"):
            for channel in (anne.open_dm().id, bart.open_dm().id, 1):
                assert (await talk.ask(do, channel=str(channel)))["fault"] == "not_possible"
        for _ in range(MOST_THREADS):
            assert "fault" not in await talk.ask("thread", channel=before)
        assert (await talk.ask("thread", channel=before))["fault"] == "not_possible"
        assert len(talk.state["rooms"]) == 2 + MOST_THREADS


async def test_rooms_and_their_tables_are_there_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "play.db"
    settings: dict[str, Any] = {"pilot_pause": 0, "pictures": "off", "emoji": False}
    async with opened(database, 0, **settings) as playing, talking(playing.server.url) as talk:
        await talk.ask("thread", channel=room(talk, "harbour"))
        await talk.ask("slash", channel=talk.pane(), command="game new", options={"game": "tortuga"})
        await talk.until(talk.messages)
        rooms, thread = talk.state["rooms"], talk.pane()
    async with opened(database, 0, **settings) as playing, talking(playing.server.url, **{"in": thread}) as talk:
        assert talk.state["rooms"] == rooms
        assert talk.pane() == thread
        assert talk.messages(), "the lobby"


def test_a_file_of_an_older_version_has_people_only(tmp_path: Path) -> None:
    path = tmp_path / "play.people.json"
    Roster(LoopbackDiscord(), path).welcome("Anne")
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8"))["people"]), encoding="utf-8")
    server = LoopbackDiscord()
    roster = Roster(server, path)
    roster.restore()
    roster.open_channel("harbour")
    (anne,) = server.people
    assert [channel.name for channel in rooms_of(server)] == ["tavern", "harbour"]
    assert len({anne.id, anne.open_dm().id, *(channel.id for channel in rooms_of(server))}) == 4


async def test_two_games_are_played_at_once(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/") as seat:
        touch, rooms = seat.page.locator("#touch"), seat.page.locator("#rooms")
        games, title = touch.locator(".t-tile .t-button.success"), touch.locator("h2").first
        await games.nth(0).click()
        await expect(title).to_have_text("Corsari")
        await expect(rooms.get_by_role("button", name="#tavern: it’s your turn there")).to_be_visible()
        await rooms.get_by_role("button", name="#harbour").click()
        await expect(rooms.get_by_role("button", name="#harbour")).to_be_focused()
        await expect(touch.locator(".t-ask")).to_be_hidden()
        await games.nth(1).click()
        await expect(title).to_have_text("Tortuga 1667")
        await expect(rooms.locator(".asked")).to_have_count(2)
        # The page stays in its room, and nothing of it is left in the other one.
        await seat.page.reload()
        await expect(title).to_have_text("Tortuga 1667")
        await rooms.get_by_role("button", name="#tavern").click()
        await expect(title).to_have_text("Corsari")
        await expect(games).to_have_count(0)
        await expect(touch.get_by_text("Brethren")).to_have_count(0)


CALLS = """
window.calls = [];
const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) window.calls.push(node.textContent);
});
addEventListener("DOMContentLoaded", () => observer.observe(document.querySelector("#turn"), { childList: true }));
"""
"""Record from the beginning what a page says of one's turn."""


async def test_a_turn_in_another_room_is_marked_with_that_room(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/") as seat:
        page, touch, mark = seat.page, seat.page.locator("#touch"), seat.page.locator("#yours")
        games = touch.locator(".t-tile .t-button.success")
        await games.first.click()
        await expect(mark).to_have_text("YOUR TURN")
        await expect(mark).not_to_have_class(re.compile("elsewhere"))
        await page.locator("#rooms").get_by_role("button", name="#harbour").click()
        await expect(mark).to_have_text("YOUR TURN in #tavern")
        await expect(mark).to_have_class(re.compile("elsewhere"))
        await expect(page).to_have_title(re.compile("^YOUR TURN in #tavern · "))
        # It is said of each room, and of none twice.
        await page.add_init_script(CALLS)
        await page.reload()
        await games.first.wait_for()
        await page.wait_for_function("() => window.calls.length > 0")
        await games.nth(1).click()
        await expect(mark).to_have_text("YOUR TURN")
        await page.wait_for_function("() => window.calls.length > 1")
        await page.locator("#rooms").get_by_role("button", name="#tavern").click()
        await expect(touch.locator(".t-ask")).to_contain_text("Where do you draw from?")
        assert await page.evaluate("() => window.calls") == ["It’s your turn in #tavern.", "It’s your turn."]


async def until_called(playing: Playing, call: Call) -> None:
    """Play for the first person as the AI would, until their table calls upon them so."""
    anne = playing.server.people[0]
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    while True:
        await playing.bot.settled(table, 30)
        if await table.call_to(anne.id) == call:
            return
        question, answer = await table.look(next_of_first) or (None, None)
        if question is not None:
            await table.answer(0, answer, question.id, by="player", user_id=anne.id)


def next_of_first(match: Match) -> tuple[Question, Any] | None:
    """Return the first seat's question, and what the AI would answer."""
    assert match.result is None
    assert match.game is not None
    question = match.questions.get(0)
    return None if question is None else (question, match.game.pilot(match.view(0), question))


@pytest.mark.parametrize(
    ("locale", "size", "turn", "reacts", "told"),
    [
        ("en-US", WIDE, "YOUR TURN", "YOU MAY REACT", "You may react."),
        ("en-US", PHONE, "YOUR TURN", "YOU MAY REACT", "You may react."),
        ("fr-FR", PHONE, "À VOUS", "RÉAGIR\u202f?", "À vous de réagir."),
        ("ja-JP", PHONE, "あなたの番", "リアクション可", "あなたの選択待ちです（リアクション）。"),
    ],
    ids=["wide", "phone", "fr", "ja"],
)
async def test_a_reaction_is_not_marked_as_a_turn(
    empty: Playing, browser: Browser, locale: str, size: dict[str, int], turn: str, reacts: str, told: str
) -> None:
    async with tab(browser, f"{empty.server.url}/", size, chat=False, locale=locale) as seat:
        page, touch, mark = seat.page, seat.page.locator("#touch"), seat.page.locator("#yours")
        await touch.locator(".t-tiles .t-button.success").nth(list(GAMES).index("kaiser")).click()
        await expect(mark).to_have_text(turn)
        await until_called(empty, "react")
        await expect(mark).to_have_text(reacts)
        await expect(mark).to_be_in_viewport(ratio=1)
        await expect(page).to_have_title(re.compile(f"^{re.escape(reacts)} · "))
        await expect(touch.locator(".t-wait")).to_contain_text(told)
        # On a phone it stands in one row with what is beside it, too.
        await expect(page.locator("#rooms [aria-current='true']")).to_be_in_viewport(ratio=0.9)
        beside = [await part.bounding_box() for part in (mark, page.locator("#who"))]
        middles = [box["y"] + box["height"] / 2 for box in beside if box is not None]
        assert middles[0] == pytest.approx(middles[1], abs=3)
        await until_called(empty, "turn")
        await expect(mark).to_have_text(turn)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_the_mark_of_a_turn_leads_to_the_question(empty: Playing, browser: Browser, size: dict[str, int]) -> None:
    async with tab(browser, f"{empty.server.url}/", size, chat=False) as seat:
        page, touch, mark = seat.page, seat.page.locator("#touch"), seat.page.locator("#yours")
        ask = touch.locator(".t-ask")
        await touch.locator(".t-tiles .t-button.success").first.click()
        await expect(ask).to_contain_text("Where do you draw from?")
        await page.locator("#rooms").get_by_role("button", name="#harbour").click()
        await expect(ask).to_be_hidden()
        if size == PHONE:
            await page.locator("#channel-tab").click()
        await mark.click()
        await expect(ask).to_contain_text("Where do you draw from?")
        await expect(ask).to_be_focused()
        await expect(ask.get_by_text("Where do you draw from?")).to_be_in_viewport(ratio=1)
        await expect(page.locator("#rooms [aria-current='true']")).to_have_text("#tavern")
        # In the room itself it leads to the question, too, by keys as well.
        await expect(mark).to_have_text("YOUR TURN")
        await mark.press("Enter")
        await expect(ask).to_be_focused()


async def test_on_a_phone_all_that_stands_above_a_table_is_one_row_with_the_room_in_view(
    empty: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False) as seat:
        page = seat.page
        rooms, mark = page.locator("#rooms"), page.locator("#yours")
        await page.locator("#touch .t-tiles .t-button.success").first.click()
        await expect(mark).to_have_text("YOUR TURN")
        for name in ("#harbour", "#tavern"):
            await rooms.get_by_role("button", name=name).click()
            await expect(rooms.locator("[aria-current='true']")).to_have_text(name)
            await expect(rooms.locator("[aria-current='true']")).to_be_in_viewport(ratio=0.9)
        middles: list[float] = []
        for part in (rooms, mark, page.locator("#who")):
            box = await part.bounding_box()
            assert box is not None
            middles.append(box["y"] + box["height"] / 2)
        assert max(middles) - min(middles) < 3


async def test_private_messages_of_two_tables_say_which_one_they_belong_to(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/") as seat:
        touch, rooms, private = seat.page.locator("#touch"), seat.page.locator("#rooms"), seat.pane("dm")
        games, places = touch.locator(".t-tile .t-button.success"), private.locator(".place")
        await games.nth(0).click()
        await seat.sees("You’ve joined Corsari", "dm")
        # Of one table nothing need be said.
        await expect(places).to_have_count(0)
        await rooms.get_by_role("button", name="#harbour").click()
        await games.nth(1).click()
        await seat.sees("You’ve joined Tortuga", "dm")
        await seat.press("Rules")
        await expect(private.locator(".message.private .place")).to_have_text("#harbour")
        for game, room in (("Corsari", "#tavern"), ("Tortuga", "#harbour")):
            welcome = private.locator(".message", has_text=f"You’ve joined {game}")
            await expect(welcome.locator(".place")).to_have_text(room)
        await expect(places).to_have_count(await private.locator(".message").count())
