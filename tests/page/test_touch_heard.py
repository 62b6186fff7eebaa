"""What screen readers are told at the table to touch: every line once, and names that say something."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing
from bot.pictures import all_emoji

from .matches import (
    RECORD,
    answer_as_advised,
    asked,
    deal,
    draw_and_discard,
    match_of,
    play_until,
    seat_of,
    shows,
    sit_down,
)
from .tabs import PHONE, tab
from .walking import Walker

pytestmark = pytest.mark.browser


async def test_a_screen_reader_hears_every_line_in_order(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch = seat.page.locator("#touch")
        heard = touch.get_by_role("log")
        card = touch.locator(".t-card")
        await sit_down(card)
        await expect(heard).to_contain_text("Ready")
        await seat.page.evaluate(RECORD)
        await card.get_by_role("button", name="Start").click()
        await expect(touch.locator(".t-ask")).to_contain_text("Where do you draw from?")
        for _ in range(2):
            await draw_and_discard(seat)
        # What runs over several lines is heard line by line.
        story = await touch.locator(".t-story li > :first-child > *").all_text_contents()
        assert len(story) > 8
        await seat.page.wait_for_function("(count) => window.added.length >= count", arg=len(story))
        assert await seat.page.evaluate("() => window.added") == story
        # A reader who starts at the beginning of the table meets each line once.
        await expect(heard.locator("> div")).to_have_count(0)
        tree = re.sub(r"\s+", " ", await touch.aria_snapshot())
        # Those with a sign stand in more than one part.
        plain = [line for line in story if "  " not in f" {line}"]
        assert len(plain) > 8
        seen = [tree.count(re.sub(r"\s", " ", line)) for line in plain]
        assert seen == [story.count(line) for line in plain]
        # What is asked is heard, and not the buttons below it.
        assert await touch.locator(".t-ask [aria-live] button").count() == 0
        # The chat does not repeat what the table says to who plays there.
        await touch.locator(".t-ask").focus()
        before = await seat.page.locator("#heard").text_content()
        await draw_and_discard(seat)
        assert await seat.page.locator("#heard").text_content() == before
        # A page that is opened later does not read out what has been.
        await seat.page.reload()
        await expect(touch.locator(".t-ask")).to_contain_text("Where do you draw from?")
        await expect(heard.locator("> div")).to_have_count(0)


async def test_on_a_phone_the_chat_that_is_not_shown_is_not_heard(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        await deal(seat)
        # As if nothing had been touched yet: the focus is nowhere.
        await seat.page.evaluate("() => document.activeElement.blur()")
        heard = seat.page.locator("#heard")
        await heard.evaluate("(heard) => (heard.textContent = '')")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me = await seat_of(table)
        for _ in range(4):
            question = await asked(table, me)
            assert question is not None
            await shows(Walker(seat, Random(1)), question.id)
            await answer_as_advised(table, me, question, playing.server.people[0].id)
        await expect(heard).to_be_empty()


async def test_only_what_is_new_of_a_question_is_heard(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        told, path = touch.locator(".t-told").first, touch.locator(".t-path")
        await play_until(playing, seat, "action")
        title = await told.locator("p").first.element_handle()
        assert title is not None
        # A group says what it is of while its options are chosen.
        await touch.get_by_role("button", name="Force a player").click()
        await expect(path.get_by_role("status")).to_have_text("Force a player to turn up one of two cards · Who?")
        await touch.get_by_role("button", name="AI 2", exact=True).click()
        await expect(path.get_by_role("status")).to_have_text(
            "Force a player to turn up one of two cards · AI 2 · Which cards?"
        )
        await touch.locator(".t-options .t-button").first.click()
        await expect(told).to_contain_text("Are you sure?")
        assert await title.evaluate("(title) => title.isConnected"), "the question stands as it stood"
        await seat.page.keyboard.press("Escape")
        await expect(told).not_to_contain_text("Are you sure?")
        assert await title.evaluate("(title) => title.isConnected")
        # What the action of a rank does is said before it is confirmed.
        await touch.get_by_role("button", name=re.compile("Attack the|Maroon|Mutiny|brawl|Stow a chest")).first.click()
        await expect(told).to_contain_text(re.compile("votes|There is no vote"))


async def test_a_field_for_a_number_is_said_once_and_apart_from_its_button(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch = seat.page.locator("#touch")
        note, panel = touch.locator(".t-note"), touch.locator(".t-panel")
        await touch.locator(".t-card").get_by_role("button", name="Options").click()
        await panel.locator("select").select_option("limit")
        await panel.get_by_role("button", name="A number from 20 to 500").click()
        await expect(note.get_by_role("textbox")).to_have_accessible_name("Your number")
        assert await note.text_content() == "Your number OK"
        # The field has the focus, which says it: an alert would say it again, and its button.
        await expect(touch.get_by_role("alert")).to_have_count(0)
        await expect(note).to_have_role("group")
        await expect(note).to_have_accessible_name("A number")
        # A refusal is an alert.
        await note.get_by_role("textbox").fill("7")
        await note.get_by_role("button", name="OK", exact=True).click()
        await expect(touch.get_by_role("alert")).to_contain_text("isn’t allowed")


async def test_a_text_beside_the_table_has_a_name(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch = seat.page.locator("#touch")
        await expect(touch.get_by_role("group", name="Corsari", exact=True)).to_contain_text("No players yet")
        await touch.get_by_role("button", name="Options").click()
        # It gets the focus, and is said by what it begins with.
        await expect(touch.get_by_role("region", name="Options of Corsari", exact=True)).to_be_focused()
        await touch.get_by_role("button", name="Close").click()
        await deal(seat)
        await touch.get_by_role("button", name="More", exact=True).click()
        await expect(touch.get_by_role("region", name="More actions", exact=True)).to_be_focused()


async def test_emoji_without_words_beside_them_are_spoken(playing: Playing, browser: Browser) -> None:
    spoken = """async ([name, after]) => {
        const { markdown } = await import("/touch/words.js");
        return markdown(`<:${name}:1>${after}`)[0].querySelector("img").alt;
    }"""
    names = {one.sign: one.full_name for one in all_emoji().values()}
    async with tab(browser, f"{playing.server.url}/") as seat:
        await seat.page.locator("#touch .t-card").get_by_role("button", name="Join").wait_for()
        for sign, after, said in [
            ("🇬🇧", " 1 · 3", "British"),
            ("🔥", " 2 · 1", "torch"),
            ("🔥", f" <:{names['💀']}:1> Jack", ""),
            ("🔥", " Fire aboard!", ""),
            ("🛡️", f" <:{names['🔵']}:1>", "defence"),
            ("🇬🇧", " British", ""),
            ("💣🇬🇧💀", " | ", "cannon, British flag, skull"),
            ("💜", "V9", ""),
            ("🇬🇧", " **@Anne**", ""),
            ("🔵", "3", "d10 "),
            ("🟢⚪", "", "d8 d6 "),
            ("🟢", " · damaged", "d8"),
        ]:
            assert await seat.page.evaluate(spoken, [names[sign], after]) == said
        voiced = """async (text) => (await import("/touch/words.js")).voiced(text)"""
        for text, said in [
            ("Otaki · VA 9 · 🛡️ 🔵🟢", "Otaki · VA 9 · defence d10 d8"),
            ("Otaki · 🛡️ 🟢 · 💥 damaged", "Otaki · defence d8 · 💥 damaged"),
            ("🔥🇬🇧💀 | 🔥", "torch, British flag, skull | torch"),
            ("🔥🇬🇧💀 torch · British · skull", "torch · British · skull"),
            ("⚔️ 🏴‍☠️ Möwe attacks", "🏴‍☠️ Möwe attacks"),
        ]:
            assert await seat.page.evaluate(voiced, text) == said
