"""Playing in a real browser."""

import asyncio
import json
import re

import pytest
from aiohttp import web
from playwright.async_api import Browser, expect

from bot.cli.play import Playing
from bot.loopback import Message, Person
from bot.touch.viewer import Viewer

from .tabs import PHONE, WIDE, Tab, tab

pytestmark = pytest.mark.browser

DRAW = re.compile("From the pile")
SAIL = re.compile("Hoist the sails")

CARDS = re.compile(r"([^\sA-Z]+[A-Z][a-z]?\d+ ?){2,}")
"""A line of a hand: at least two cards of one colour."""


async def begin(seat: Tab) -> None:
    """Sit down with an AI and start."""
    await seat.press("Join")
    await seat.sees("@Anne")
    await seat.press("Add AI")
    await seat.sees("Ready.")
    await seat.press("Start")
    await seat.button("My move").wait_for()


async def answer(playing: Playing, seat: Tab, name: re.Pattern[str]) -> None:
    """Press an answer in the direct messages, and Confirm if it is required."""
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    before = await table.look(lambda match: len(match.entries))
    await seat.press(name, "dm")
    async with asyncio.timeout(30):
        while await table.look(lambda match: len(match.entries)) == before:
            await seat.press_if_there("Confirm", "dm")
            await asyncio.sleep(0.05)


LOSING = """() => {
    const Real = WebSocket;
    let tries = 0;
    const lost = () => {
        const socket = new EventTarget();
        setTimeout(() => socket.dispatchEvent(new Event("close")));
        return socket;
    };
    window.WebSocket = function (url) {
        return tries++ < 2 ? lost() : new Real(url);
    };
    window.WebSocket.OPEN = Real.OPEN;
    window.said = [];
    const texts = ({ addedNodes }) => [...addedNodes].map((node) => node.textContent);
    const heard = (changes) => window.said.push(...changes.flatMap(texts));
    new MutationObserver(heard).observe(document.getElementById("status"), { childList: true });
}"""
"""Have the next two tries to connect fail, and record what is said of the connection."""


async def test_a_round_of_corsari_by_clicking(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await begin(seat)
        await seat.button(DRAW, "dm").wait_for()
        await answer(playing, seat, DRAW)
        await seat.button(SAIL, "dm").wait_for()
        # During a turn, reload the page, then cut the connection.
        shown = await seat.pane("dm").locator("li.message").last.inner_text()
        await seat.read()
        await seat.page.reload()
        await seat.button(SAIL, "dm").wait_for()
        assert await seat.pane("dm").locator("li.message").last.inner_text() == shown
        assert await seat.page.title() == "YOUR TURN · Quartermaster · Anne"
        await seat.page.evaluate(LOSING)
        await playing.page.disconnect()
        await seat.page.get_by_text("Connected again.").wait_for()
        # Screen readers would say it again at each try.
        assert await seat.page.evaluate("() => window.said") == ["Connection lost. Trying again…"]
        await playing.server.people[1].say(playing.server.channel, "Still there?")
        await seat.sees("Still there?")
        await answer(playing, seat, SAIL)
        async with asyncio.timeout(30):
            while not await seat.pane().get_by_text(re.compile(r"sailed with a total of \d+ and was")).count():
                await seat.press_if_there("Confirm", "dm")
                await asyncio.sleep(0.05)
    assert not playing.server.trouble


async def test_a_browser_never_receives_the_secrets_of_another(playing: Playing, browser: Browser) -> None:
    anne, bart = playing.server.people
    url = playing.server.url
    async with tab(browser, f"{url}/?as={anne.id}") as hers, tab(browser, f"{url}/?as={bart.id}") as his:
        await hers.press("Join")
        await his.press("Join")
        await hers.sees("Ready.")
        await hers.press("Start")
        for seat in (hers, his):
            await seat.press("My hand")
            await seat.sees("Dismiss", "dm")
            await seat.sees("Your hand", "dm")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        first = await table.look(lambda match: min(match.questions))
        asked = hers if table.sitting_at(first).user_id == anne.id else his
        await answer(playing, asked, DRAW)
        await asked.button(SAIL, "dm").wait_for()
        await his.read()
        await his.page.reload()
        await his.button("My move").wait_for()
        # His ephemeral messages are gone after that.
        await expect(his.pane("dm").get_by_text("Dismiss", exact=True)).to_have_count(0)
        await his.press("My hand")
        await his.sees("Dismiss", "dm")
        await playing.bot.settled(table, 10)
        private = {person: private_messages(playing, person) for person in (anne, bart)}
        for person, seat in ((anne, hers), (bart, his)):
            assert len(private[person]) >= 3
            for message in private[person]:
                if message.ephemeral_for is None:
                    await seat.page.locator(f"#m{message.id}").wait_for()
        held = {anne: await hers.everything(), bart: await his.everything()}
        for person, other in ((anne, bart), (bart, anne)):
            hands = {line for m in private[person] for line in m.text.splitlines() if CARDS.fullmatch(line)}
            assert hands
            for secret in [str(person.open_dm().id), *(str(m.id) for m in private[person]), *hands]:
                assert secret in held[person], "the test looks in the right place"
                assert secret not in held[other]


def private_messages(playing: Playing, person: Person) -> list[Message]:
    """Return the messages that only this person sees, except the dismissed one about their open lobby."""
    own = [*person.sees(person.open_dm()), *person.sees(playing.server.channel)]
    private = [message for message in own if message.ephemeral_for is not None or message.channel is person.dm]
    return [message for message in private if "The lobby for" not in message.text]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("/game nw", "/game new"), ("/gmae new", "/game new"), ("/ruls dealer", "/rules"), ("/xyzzy", "")],
)
async def test_a_command_that_does_not_exist_names_the_nearest(
    playing: Playing, browser: Browser, typed: str, meant: str
) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await seat.page.get_by_role("combobox", name="Write in #tavern").fill(typed)
        await seat.page.keyboard.press("Enter")
        asked = f" Did you mean {meant}?" if meant else ""
        await expect(seat.page.get_by_text(f"There is no such command here.{asked}", exact=True)).to_be_visible()


async def test_what_is_typed_after_a_command_that_takes_nothing_is_not_ignored_in_silence(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        box = seat.page.get_by_role("combobox", name="Write in #tavern")
        await box.fill("/move the galleon")
        await seat.page.keyboard.press("Enter")
        told = seat.page.get_by_text("/move takes nothing else: “the galleon” was ignored.", exact=True)
        await expect(told).to_be_visible()


async def test_commands_modals_and_keys(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        keys, box = seat.page.keyboard, seat.page.get_by_role("combobox", name="Write in #tavern")
        # A command, found and filled in with completion, by keys only.
        await box.focus()
        await keys.type("/rul")
        await expect(seat.page.get_by_role("option", name="/rules")).to_have_attribute("aria-selected", "true")
        await keys.press("Enter")
        search = seat.page.get_by_role("combobox", name="search")
        await expect(search).to_be_focused()
        await keys.type("CO 3.1")
        # Completions of what was typed before are replaced.
        await expect(seat.page.get_by_role("option").first).to_have_text(re.compile("^CO 3.1"))
        await keys.press("ArrowDown")
        await keys.press("Enter")
        await keys.press("Enter")
        await seat.sees(re.compile(r"\bCO 3.1\b"), "dm")
        await expect(box).to_be_focused()
        # A message that only one person sees can be dismissed.
        await seat.press("Dismiss", "dm")
        await expect(seat.pane("dm").get_by_text("Dismiss", exact=True)).to_have_count(0)
        # A menu and a modal.
        await seat.press("Options")
        menu = seat.pane("dm").get_by_role("combobox", name="Which option do you want to change?")
        await menu.select_option("limit")
        await seat.press(re.compile("A number from"), "dm")
        dialog = seat.page.get_by_role("dialog", name="A number")
        await dialog.get_by_label("Your number").fill("50")
        await keys.press("Enter")
        await expect(dialog).to_have_count(0)
        await seat.sees("Limit: 50")
        # The same menu, used by keys, waits for Enter.
        await seat.press("Options")
        await expect(seat.pane("dm").get_by_text("Done.")).to_have_count(0)
        await menu.focus()
        await keys.press("ArrowDown")
        await expect(seat.button("OK", "dm")).to_be_visible()
        # A button, pressed by key; it keeps the focus while its message changes.
        await seat.button("Add AI").focus()
        await keys.press("Enter")
        await seat.sees("(1 of 4)")
        await expect(seat.button("Add AI")).to_be_focused()
        # A message, sent by Enter.
        await box.focus()
        await keys.type("**Ahoy** <b>all</b>")
        await keys.press("Enter")
        await expect(seat.pane().locator("strong", has_text="Ahoy")).to_have_count(1)
        await seat.sees("<b>all</b>")
        await expect(seat.page.get_by_role("button", name="Send").first).to_be_visible()


async def test_text_that_is_typed_after_a_command_is_used(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        keys, box = seat.page.keyboard, seat.page.get_by_role("combobox", name="Write in #tavern")

        async def send(typed: str) -> None:
            await box.focus()
            await keys.type(typed)
            await keys.press("Enter")

        # A text takes all that follows, and the command runs at once.
        await send("/rules last tavern card")
        await seat.sees(re.compile(r"\bCO 7.1\b"), "dm")
        await expect(box).to_be_focused()
        # Options by name, as on Discord.
        await send("/rules search: albatross game: tortuga 1667")
        await seat.sees(re.compile(r"\bTO-E ALB\b"), "dm")
        # As a Japanese keyboard writes it, and with a space too many.
        await send("／rules　prisoners")
        await seat.sees(re.compile(r"\bCO 6.2\b"), "dm")
        await send("/Rules  last tavern card")
        await seat.sees(re.compile(r"\bCO 7.1\b"), "dm")
        # What is not understood stays in the form, and so does what is complete but for an option.
        await send("/game log next")
        page = seat.page.get_by_label(re.compile("^page"))
        await expect(page).to_be_visible()
        await keys.press("Escape")
        await send("/game replace person: Bart")
        await expect(seat.page.get_by_label(re.compile("^person")).locator("option:checked")).to_have_text("Bart")


async def test_a_command_form_is_there_again_after_a_reload(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        keys, box = seat.page.keyboard, seat.page.get_by_role("combobox", name="Write in #tavern")
        await box.fill("/game replace")
        await keys.press("Enter")
        seats = seat.page.get_by_role("combobox", name=re.compile("^seat"))
        person = seat.page.get_by_label(re.compile("^person"))
        await person.select_option(label="Bart")
        await seats.fill("somebody")
        await seat.read()
        await seat.page.reload()
        await expect(person.locator("option:checked")).to_have_text("Bart")
        await expect(seats).to_have_value("somebody")
        # It is gone when it was left, also after a reload.
        await seats.focus()
        await keys.press("Escape")
        await expect(box).to_be_focused()
        await seat.read()
        await seat.page.reload()
        await expect(box).to_be_visible()
        # What was chosen from completions is sent as chosen.
        await box.fill("/rules")
        await keys.press("Enter")
        search = seat.page.get_by_role("combobox", name="search")
        await search.press_sequentially("CO 3.1")
        await expect(seat.page.get_by_role("option").first).to_have_text(re.compile("^CO 3.1"))
        await keys.press("ArrowDown")
        await keys.press("Enter")
        await seat.read()
        await seat.page.reload()
        await search.press("Enter")
        await seat.sees(re.compile(r"\bCO 3.1\b"), "dm")
        await expect(box).to_be_focused()


async def test_a_command_form_offers_people_who_joined_after_it_opened(playing: Playing, browser: Browser) -> None:
    address = f"{playing.server.url}/"
    async with tab(browser, address) as seat, tab(browser, f"{address}?as={playing.server.people[1].id}") as other:
        await seat.page.get_by_role("combobox", name="Write in #tavern").focus()
        await seat.page.keyboard.type("/game replace")
        await seat.page.keyboard.press("Enter")
        menu = seat.page.get_by_label(re.compile("^person"))
        await menu.select_option(label="Bart")
        await other.page.get_by_role("button", name=re.compile("^Playing as")).click()
        dialog = other.page.get_by_role("dialog", name="Who do you want to play as?")
        await dialog.get_by_label("Name").fill("Zoe")
        await dialog.get_by_role("button", name="Add").click()
        await other.page.get_by_role("button", name="Playing as Zoe").wait_for()
        await seat.page.get_by_role("combobox", name=re.compile("^seat")).focus()
        await menu.focus()
        await expect(menu.locator("option", has_text="Zoe")).to_have_count(1)
        await expect(menu.locator("option:checked")).to_have_text("Bart")


async def test_changing_to_another_person(playing: Playing, browser: Browser) -> None:
    bad = "<img src=x onerror=1>"
    async with tab(browser, f"{playing.server.url}/") as seat:
        await seat.page.get_by_role("button", name="Playing as Anne").click()
        dialog = seat.page.get_by_role("dialog", name="Who do you want to play as?")
        await dialog.get_by_label("Name").fill(bad)
        await seat.read()
        await dialog.get_by_role("button", name="Add").click()
        await seat.page.get_by_role("button", name=f"Playing as {bad}").wait_for()
        someone = playing.server.people[-1]
        assert seat.page.url.endswith(f"/?as={someone.id}")
        await seat.press("Join")
        await seat.sees(f"@{bad}")
        await seat.page.get_by_role("combobox", name="Write in #tavern").fill(f"{bad} [x](javascript:alert(1))")
        await seat.page.keyboard.press("Enter")
        await seat.sees("javascript:alert(1)")
        assert await seat.page.locator("img[onerror], a[href^='javascript']").count() == 0
        # The tab keeps its person even without the address.
        await seat.read()
        await seat.page.goto(f"{playing.server.url}/")
        await seat.page.get_by_role("button", name=f"Playing as {bad}").wait_for()
        await seat.page.get_by_role("button", name=f"Playing as {bad}").click()
        await dialog.get_by_label("Language").first.select_option("ja")
        await expect(seat.page.locator("html")).to_have_attribute("lang", "ja")
        assert someone.locale == "ja"


async def test_a_new_language_while_the_table_is_still_connecting(
    playing: Playing, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A browser warns of a websocket that is closed before it is open, and a warning fails the test.
    connected = asyncio.Event()
    connecting = asyncio.Event()
    serve = Viewer.serve

    async def late(viewer: Viewer, request: web.Request) -> web.WebSocketResponse:
        connecting.set()
        await connected.wait()
        return await serve(viewer, request)

    async with tab(browser, f"{playing.server.url}/") as seat:
        monkeypatch.setattr(Viewer, "serve", late)
        await seat.read()
        await seat.page.reload()
        await connecting.wait()
        await seat.page.get_by_role("button", name="Playing as Anne").click()
        await seat.page.get_by_role("dialog").get_by_label("Language").first.select_option("ja")
        await expect(seat.page.locator("html")).to_have_attribute("lang", "ja")
        connected.set()
        await expect(seat.page.locator("#touch")).to_contain_text("参加")


async def test_on_a_phone(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, has_touch=True, color_scheme="dark") as seat:
        await expect(seat.pane()).to_be_visible()
        await expect(seat.pane("dm")).to_be_hidden()
        await seat.press("Join")
        direct = seat.page.get_by_role("tab", name="Private")
        await expect(direct.locator(".badge")).to_have_text("1")
        await expect(direct).to_have_attribute("aria-selected", "false")
        assert (await seat.page.title()).startswith("(1)")
        await direct.click()
        await expect(seat.pane("dm")).to_be_visible()
        await expect(seat.pane()).to_be_hidden()
        await seat.sees("You’ve joined", "dm")
        await expect(direct.locator(".badge")).to_be_hidden()
        wide = await seat.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]
        narrow = await seat.page.evaluate(
            """() => [...document.querySelectorAll('section:not([hidden]) button, .tabs button')]
                .filter((one) => one.offsetHeight && one.offsetHeight < 24).map((one) => one.outerHTML)"""
        )
        assert narrow == []


CONTRAST = """() => {
  const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const linear = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = channels(colour).map((c) => linear(c / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const colour = getComputedStyle(one).backgroundColor;
      if ((channels(colour)[3] ?? 1) === 1) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const texts = [...document.querySelectorAll('body *')].filter((element) =>
    element.offsetHeight && !element.closest(':disabled, .hidden, .skip') &&
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  return texts.map((element) => {
    const [one, two] = [light(getComputedStyle(element).color), light(ground(element))].sort((a, b) => b - a);
    return [element.className + ': ' + element.textContent.slice(0, 30), (one + 0.05) / (two + 0.05)];
  });
}"""


async def test_every_text_has_enough_contrast(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", reduced_motion="reduce") as seat:
        await seat.press("Join")
        await seat.sees("You’ve joined", "dm")
        await seat.page.get_by_role("combobox", name="Write in #tavern").fill("/")
        await seat.page.get_by_role("option", name="/rules").wait_for()
        # A button whose press is on its way shows a spinner instead of its text.
        await expect(seat.page.locator("[aria-busy=true]")).to_have_count(0)
        for scheme in ("light", "dark"):
            await seat.page.emulate_media(color_scheme=scheme)
            measured = await seat.page.evaluate(CONTRAST)
            assert len(measured) > 30
            assert [entry for entry in measured if entry[1] < 4.5] == [], scheme
            nameless = await seat.page.evaluate(
                """() => [...document.querySelectorAll('button, a, input, select')].filter((one) => one.offsetHeight &&
                    !(one.ariaLabel || one.innerText || one.labels?.length)).map((one) => one.outerHTML)"""
            )
            assert nameless == []
    assert json.dumps(playing.server.trouble) == "[]"


async def test_a_second_browser_is_asked_for_its_person(playing: Playing, browser: Browser) -> None:
    anne, bart = playing.server.people
    async with tab(browser, f"{playing.server.url}/") as hers:
        await hers.press("Join")
        await hers.press("Add AI")
        await hers.press("Start")
        await hers.sees("Your hand", "dm")
        for address in ("/", "/?as=999"):
            context = await browser.new_context(locale="fr-FR")
            his = Tab(await context.new_page())
            await his.page.goto(playing.server.url + address)
            dialog = his.page.get_by_role("dialog", name="Qui voulez-vous être")
            await expect(dialog.get_by_text("dans un autre onglet")).to_have_count(1)
            await expect(his.page.locator("html")).to_have_attribute("lang", "fr")
            for _ in range(2):
                await his.page.keyboard.press("Escape")
            await expect(dialog).to_be_visible()
            await dialog.get_by_role("link", name="Choisir Bart").click()
            await his.page.get_by_role("button", name="Bart").wait_for()
            assert his.page.url.endswith(f"as={bart.id}")
            await his.sees("Corsari")
            held = "\n".join(his.heard) + await his.page.content()
            private = private_messages(playing, anne)
            assert private
            for secret in (str(anne.open_dm().id), *(str(message.id) for message in private)):
                assert secret in "\n".join(hers.heard), "the test looks in the right place"
                assert secret not in held
            assert his.wrong == []
            await his.close()


async def test_a_french_browser_finds_a_french_table(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", locale="fr-FR") as seat:
        await expect(seat.page.locator("html")).to_have_attribute("lang", "fr")
        await seat.button("Rejoindre").wait_for()
        # The bot names the server as the page does.
        assert playing.server.guild.name == "La Taverne"
        await seat.page.get_by_role("button", name="Vous êtes Anne").click()
        dialog = seat.page.get_by_role("dialog", name="Qui voulez-vous être")
        await dialog.get_by_label("Langue").first.select_option("ja")
        # She manages the server: one click sets the table's language too; the offer is in the language just chosen.
        await seat.page.get_by_role("dialog").get_by_role("button", name="卓の言語も日本語にする").click()
        await seat.button("参加").wait_for()
        await expect(seat.page.get_by_role("dialog")).to_have_count(0)
        await seat.page.get_by_role("button", name="Anne").click()
        dialog = seat.page.get_by_role("dialog")
        await dialog.get_by_label("名前").fill("a\u202eb")
        await dialog.get_by_role("button", name="入室").click()
        await seat.page.get_by_text("名前は1～32文字で").wait_for()


async def test_an_answer_scrolls_into_view_and_can_be_dismissed_at_once(playing: Playing, browser: Browser) -> None:
    server = playing.server
    async with tab(browser, f"{server.url}/", PHONE) as seat:
        for number in range(30):
            await server.people[1].say(server.channel, f"line {number}")
        await seat.sees("line 29")
        await seat.pane().locator(".log").evaluate("(log) => (log.scrollTop = 0)")
        for _ in range(3):
            await seat.press("Options")
            dismiss = seat.pane().get_by_text("Dismiss", exact=True)
            await expect(dismiss.last).to_be_in_viewport()
            # A new screen replaces the one that stood beside the table.
            await expect(dismiss).to_have_count(1)
            await expect(dismiss).to_be_in_viewport()
            await seat.pane().locator(".log").evaluate("(log) => (log.scrollTop = 0)")
        small = await seat.page.evaluate(
            "[...document.querySelectorAll('.plain')].filter((one) => one.offsetHeight && one.offsetHeight < 32).length"
        )
        assert small == 0
        # From the log, Tab goes to the newest control.
        await seat.pane().locator(".log").focus()
        await seat.page.keyboard.press("Tab")
        newest = seat.pane().locator("li.message").last
        await expect(newest.locator("select, button").first).to_be_focused()
        await seat.press("Dismiss")
        await expect(seat.pane().get_by_text("Dismiss", exact=True)).to_have_count(0)


async def test_all_that_only_one_person_sees_is_in_one_pane(playing: Playing, browser: Browser) -> None:
    """A private reply stands with the direct messages; on a narrow window, where its button was pressed."""
    async with tab(browser, f"{playing.server.url}/") as seat:
        everybody, own = (seat.pane(kind).locator("li.message.private") for kind in ("channel", "dm"))
        await seat.press("Options")
        await expect(own).to_have_count(1)
        await expect(everybody).to_have_count(0)
        await own.get_by_role("combobox").select_option("limit")
        number = seat.button(re.compile("A number from"), "dm")
        await number.wait_for()
        for size, here, there in ((PHONE, everybody, own), (WIDE, own, everybody)):
            await seat.page.set_viewport_size(size)  # type: ignore[arg-type]
            await expect(here).to_have_count(1)
            await expect(there).to_have_count(0)
        await number.wait_for()
        await seat.press("Dismiss", "dm")
        await expect(own).to_have_count(0)
