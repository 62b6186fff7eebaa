"""What a newcomer meets who opens the page for the first time: the games, and a first hand in one press."""

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing
from bot.cli.transcript import custom_id_of, holding, public_messages
from bot.text import words_for
from rules import GAMES

from .matches import answer_as_advised, asked, seat_of
from .tabs import PHONE, WIDE, tab


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_the_page_opens_on_the_games_and_one_press_deals(empty: Playing, browser: Browser, size) -> None:
    async with tab(browser, f"{empty.server.url}/", size, chat=False) as seat:
        touch = seat.page.locator("#touch")
        await touch.get_by_text("What would you like to play?").wait_for()
        plays = touch.get_by_role("button", name="Play now")
        await expect(plays).to_have_count(len(GAMES))
        # They are offered once: nothing waits unread beside them.
        await seat.pane().get_by_text("No messages yet.").wait_for(state="attached")
        await expect(seat.page.locator(".badge:visible")).to_have_count(0)
        await plays.first.click()
        await touch.locator(".t-ask").get_by_text("Where do you draw from?").wait_for()
        await seat.page.get_by_text("YOUR TURN", exact=True).wait_for()
        assert (await seat.page.title()).startswith("YOUR TURN · ")
        table = await empty.bot.tables.in_channel(empty.server.channel.id)
        assert table is not None
        assert table.row.game == "corsari"
        assert len(table.sittings) == GAMES["corsari"].first_seats
        await seat.read()
        await seat.page.reload()
        await touch.locator(".t-ask").get_by_text("Where do you draw from?").wait_for()
        assert await plays.count() == 0


async def test_all_games_are_in_view_and_the_table_comes_before_the_chat(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/", WIDE) as seat:
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        tiles = touch.get_by_role("group")
        await expect(tiles).to_have_count(len(GAMES))
        for name in ("Play now", "Open a table"):
            for game in await tiles.all():
                await expect(game.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        # Each group of buttons says whose it is.
        await expect(touch.get_by_role("group", name="Tortuga 1667").get_by_role("button")).to_have_count(3)
        await keys.press("Tab")
        skip = seat.page.get_by_role("link", name="Skip to the table")
        await expect(skip).to_be_focused()
        await expect(skip).to_be_in_viewport()
        await keys.press("Enter")
        await expect(touch.locator(".t-card")).to_be_focused()
        await keys.press("Tab")
        await expect(touch.get_by_role("button", name="Play now").first).to_be_focused()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_a_menu_below_the_games_starts_one_against_more_or_fewer_ais(
    empty: Playing, browser: Browser, size
) -> None:
    async with tab(browser, f"{empty.server.url}/", size, chat=False) as seat:
        touch = seat.page.locator("#touch")
        # It belongs to no game.
        numbers = touch.locator(".t-tiles > .t-row").get_by_role("combobox", name="Play against more or fewer AIs…")
        await numbers.select_option(label="Tortuga 1667: 6 AIs")
        await touch.locator(".t-ask").wait_for()
        table = await empty.bot.tables.in_channel(empty.server.channel.id)
        assert table is not None
        assert (table.row.game, len(table.sittings)) == ("tortuga", 7)


async def test_on_a_phone_the_link_to_the_message_box_turns_to_its_tab(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False) as seat:
        await seat.page.keyboard.press("Tab")
        await seat.page.keyboard.press("Tab")
        await expect(seat.page.get_by_role("link", name="Skip to the message box")).to_be_focused()
        await seat.page.keyboard.press("Enter")
        await expect(seat.page.locator("#channel-text")).to_be_focused()
        await expect(seat.page.locator("#channel-text")).to_be_in_viewport()


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "ja-JP"])
async def test_six_games_would_be_in_view_and_who_reads_a_conversation_is_said_in_full(
    empty: Playing, browser: Browser, locale: str
) -> None:
    async with tab(browser, f"{empty.server.url}/", WIDE, locale=locale) as seat:
        for pane in ("channel", "dm"):
            about = seat.pane(pane).locator("header p.small")
            assert await about.evaluate("(line) => line.scrollWidth <= line.clientWidth"), await about.inner_text()
        # With more games than six, `.t-tiles` in touch.css needs another layout.
        tiles = seat.page.locator("#touch .t-tile")
        await expect(tiles).to_have_count(len(GAMES))
        missing = max(0, 6 - len(GAMES))
        await tiles.last.evaluate("(tile, n) => { while (n--) tile.after(tile.cloneNode(true)); }", missing)
        await expect(tiles).to_have_count(6)
        for game in await tiles.all():
            for name in (".success", ".primary"):
                await expect(game.locator(name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_how_the_game_goes_can_be_read_again_in_the_first_round(empty: Playing, browser: Browser, size) -> None:
    async with tab(browser, f"{empty.server.url}/", size, chat=False, locale="fr-FR") as seat:
        touch = seat.page.locator("#touch")
        how, ask = touch.locator(".t-how"), touch.locator(".t-ask")
        await touch.locator(".t-tiles .t-button.success").first.click()
        await expect(how.locator("summary")).to_have_text("Déroulement du jeu")
        last = how.locator(".t-text > *").last
        if size == WIDE:
            # All of it is in view, and nothing says that it goes on.
            await expect(last).to_be_in_viewport(ratio=1)
            assert await how.evaluate("(how) => how.scrollHeight <= how.clientHeight + 1")
        else:
            await expect(last).to_be_hidden()
        await touch.locator("[data-tag='pile:pile']").click()
        await expect(ask).to_contain_text("Et maintenant")
        # It has made room for the story, and is a touch away.
        await expect(how).not_to_have_attribute("open", "")
        await how.locator("summary").click()
        await expect(last).to_be_in_viewport()
        # It goes with the first round.
        table = await empty.bot.tables.in_channel(empty.server.channel.id)
        assert table is not None
        me = await seat_of(table)
        while await table.look(lambda match: [event.kind for event in match.events(None)].count("round_started")) < 2:
            question = await asked(table, me)
            assert question is not None
            await answer_as_advised(table, me, question, empty.server.people[0].id)
        await expect(how).to_be_hidden()


TORN = """(tiles) => {
    const found = [[], []], walker = document.createTreeWalker(tiles, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
        for (const word of walker.currentNode.data.matchAll(/ましょう|ません|ペナルティ|メッセージ/g)) {
            const range = document.createRange();
            range.setStart(walker.currentNode, word.index);
            range.setEnd(walker.currentNode, word.index + word[0].length);
            found[0].push(word[0]);
            if (range.getClientRects().length > 1) found[1].push(word[0]);
        }
    return found;
}"""


async def test_a_line_of_japanese_ends_after_a_word(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/", WIDE, locale="ja-JP") as seat:
        tiles = seat.page.locator("#touch .t-tiles")
        await tiles.wait_for()
        for size in (WIDE, PHONE):
            await seat.page.set_viewport_size(size)  # type: ignore[arg-type]
            words, torn = await tiles.evaluate(TORN)
            assert len({*words}) == 4
            assert torn == [], size


async def test_a_second_person_is_shown_the_games_too(empty: Playing, browser: Browser) -> None:
    bart = empty.server.people[1]
    async with tab(browser, f"{empty.server.url}/") as hers:
        await hers.page.locator("#touch").get_by_text("What would you like to play?").wait_for()
        async with tab(browser, f"{empty.server.url}/?as={bart.id}") as his:
            await his.page.locator("#touch").get_by_role("button", name="Open a table").last.click()
            await hers.button("Join").wait_for()
            # Nothing is left that says that a table may be opened.
            await expect(hers.page.get_by_role("button", name="Open a table")).to_have_count(0)
            await expect(his.page.get_by_role("button", name="Open a table")).to_have_count(0)


async def test_a_page_that_was_opened_before_the_bot_was_ready_shows_the_games(
    empty: Playing, browser: Browser
) -> None:
    table, empty.page._beside = empty.page._beside, None
    assert table is not None
    async with tab(browser, f"{empty.server.url}/") as seat:
        await seat.page.locator("#channel").wait_for()
        await expect(seat.page.locator("#touch")).to_have_count(0)
        empty.page.stand_beside(table)
        await expect(seat.page.locator("#touch .t-tile .t-button.success")).to_have_count(len(GAMES))


async def test_the_turn_is_marked_only_while_something_waits(empty: Playing, browser: Browser) -> None:
    anne, bart = empty.server.people
    channel = empty.server.channel
    await (await anne.slash("game new", channel, game="corsari", options="first_dealer=2")).done()
    await empty.server.until(lambda: public_messages(anne, channel))
    (card,) = public_messages(anne, channel)
    for person, verb in ((anne, "join"), (bart, "join"), (anne, "start")):
        await empty.server.until(lambda verb=verb: holding(card, lambda press: press.verb == verb))
        await (await person.press(card, custom_id_of(card, verb))).done()
    table = await empty.bot.tables.in_channel(channel.id)
    assert table is not None
    async with tab(browser, f"{empty.server.url}/?as={bart.id}") as his:
        mark = his.page.get_by_text("YOUR TURN", exact=True)
        await his.button("My move").wait_for()
        assert await mark.count() == 0
        for _ in range(2):
            question = await table.look(lambda match: match.questions[0])
            await table.answer(0, question.default, question.id, by="player", user_id=anne.id)
        await mark.wait_for()
        assert (await his.page.title()).startswith("YOUR TURN · ")
        for _ in range(2):
            question = await table.look(lambda match: match.questions[1])
            await table.answer(1, question.default, question.id, by="player", user_id=bart.id)
        await mark.wait_for(state="detached")
        assert not (await his.page.title()).startswith("YOUR TURN")


@pytest.mark.parametrize(("locale", "colon"), [("en-US", ": "), ("fr-FR", "\u00a0: "), ("ja-JP", "：")])
async def test_each_button_of_a_game_is_called_by_its_words_and_the_game(
    empty: Playing, browser: Browser, locale: str, colon: str
) -> None:
    async with tab(browser, f"{empty.server.url}/", locale=locale) as seat:
        anne, channel = empty.server.people[0], empty.server.channel
        await (await anne.slash("game new", channel)).done()
        message = seat.pane("dm").locator(".message").last
        words = words_for(locale)
        for tiles in (seat.page.locator("#touch"), message):
            for verb in ("solo", "open", "learn"):
                for game in GAMES.values():
                    title = words.pitch(game).title
                    label = words.line(f"bot-tiles-{verb}")
                    button = tiles.get_by_role("button", name=f"{label}{colon}{title}", exact=True)
                    await expect(button).to_have_text(label)


async def test_a_button_that_is_called_like_no_other_has_no_other_name(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/") as seat:
        await seat.page.locator("#touch").get_by_role("button", name="Open a table").first.click()
        await expect(seat.pane().get_by_role("button", name="Learn", exact=True)).to_be_visible()
