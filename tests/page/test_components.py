"""Every kind of component, drawn and used in a real browser."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing
from bot.loopback import Attachment, Message, Person

from .tabs import tab

pytestmark = pytest.mark.browser

PICTURE = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120">'
    b'<rect width="300" height="120" fill="teal"/></svg>'
)


def entries(*names: str, **about: Any) -> list[dict[str, Any]]:
    return [{"label": name, "value": name.lower(), **about} for name in names]


def post(playing: Playing, components: list[dict[str, Any]], content: str = "") -> Message:
    """Post components as the bot that this bot never sends."""
    server = playing.server
    picture = Attachment(server.state.ids.moment(), "map.svg", "", PICTURE, "image/svg+xml", "A map")
    picture.url = server.state.file_url(server.channel, picture.id, "map.svg")
    for component in components:
        for item in component.get("items", ()):
            item["media"]["url"] = picture.url
        if "accessory" in component and "media" in component["accessory"]:
            component["accessory"]["media"]["url"] = picture.url
    world = server.state.world
    message = Message(
        server.state.ids.moment(),
        server.channel,
        world.bot,
        server.state.now(),
        content=content,
        components=components,
        attachments=[picture],
    )
    return world.post(message)


async def test_components_without_input(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        post(
            playing,
            [
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "# Title\n- one\n- two\n> said"}],
                    "accessory": {"type": 11, "media": {}, "description": "A little map"},
                },
                {"type": 14, "spacing": 2, "divider": True},
                {"type": 12, "items": [{"media": {}, "description": "A large map"}, {"media": {}}]},
                {"type": 1, "components": [{"type": 2, "style": 5, "label": "Away", "url": "https://example.org/"}]},
                {"type": 10, "content": "<t:0:R> <t:0:d> ||hidden|| `a*b*` https://discord.com/channels/1/2/3"},
                {"type": 99, "content": "of a later time"},
            ],
        )
        newest = seat.pane().locator("li.message").last
        await newest.get_by_role("heading", name="Title", level=3).wait_for()
        await expect(newest.get_by_role("listitem")).to_have_text(["one", "two"])
        await expect(newest.get_by_role("separator")).to_have_count(1)
        pictures = newest.get_by_role("img")
        for name in ("A little map", "A large map", "Picture without a description"):
            await expect(pictures.and_(newest.get_by_alt_text(name, exact=True))).to_be_visible()
        assert await newest.evaluate("(one) => [...one.querySelectorAll('img')].every((image) => image.naturalWidth)")
        await expect(newest.get_by_role("link", name="Away")).to_have_attribute("rel", "noopener noreferrer")
        await expect(newest.locator("time[data-relative]")).to_contain_text("years ago")
        await newest.get_by_role("button", name="Hidden text").click()
        await expect(newest.locator(".shown")).to_have_text("hidden")
        await expect(newest.locator("code")).to_have_text("a*b*")
        plain = post(playing, [], "See the file")
        await expect(seat.page.locator(f"#m{plain.id}").get_by_alt_text("A map")).to_be_visible()


async def test_menus_for_several_entries(playing: Playing, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[str, list[Any]]] = []

    async def select(_: Person, __: Message, custom_id: str, values: list[Any]) -> Any:
        taken.append((custom_id, values))
        return SimpleNamespace(modal=None)

    monkeypatch.setattr(Person, "select", select)
    several: dict[str, Any] = {
        "type": 3,
        "custom_id": "many",
        "placeholder": "Which cards?",
        "min_values": 1,
        "max_values": 2,
    }
    several["options"] = entries("Ace", "King", "Queen", description="of cups")
    people = {"type": 5, "custom_id": "who", "placeholder": "Who?"}
    async with tab(browser, f"{playing.server.url}/") as seat:
        message = post(
            playing,
            [
                {"type": 10, "content": "Choose."},
                {
                    "type": 1,
                    "components": [several],
                },
                {"type": 1, "components": [people]},
            ],
        )
        group = seat.pane().get_by_role("group", name="Which cards?")
        ok = group.get_by_role("button", name="OK")
        await expect(ok).to_be_disabled()
        for name in ("Ace", "King"):
            await group.get_by_label(name).check()
        await expect(group.get_by_label("Queen")).to_be_disabled()
        await expect(group).to_contain_text("Choose 1 to 2.")
        await group.get_by_label("Ace").uncheck()
        await group.get_by_label("Queen").check()
        # An edit of the message keeps the ticks that were not sent.
        message.components[0] = {"type": 10, "content": "Choose well."}
        playing.server.state.world.edited(message)
        await seat.sees("Choose well.")
        await expect(group.get_by_label("King")).to_be_checked()
        await ok.click()
        await seat.pane().get_by_role("combobox", name="Who?").select_option(label="Bart")
        await expect(ok).not_to_have_attribute("aria-busy", "true")
        await told(taken, 2)
    assert taken == [("many", ["king", "queen"]), ("who", [playing.server.people[1]])]


async def told(taken: list[Any], count: int) -> None:
    """Wait until `count` actions have arrived."""
    async with asyncio.timeout(30):
        while len(taken) < count:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("ready", [True, False])
async def test_leaving_a_menu_sends_its_choice(
    playing: Playing, browser: Browser, monkeypatch: pytest.MonkeyPatch, ready: bool
) -> None:
    done = {"type": 2, "style": 3, "label": "Done", "custom_id": "done", "disabled": not ready}
    many = {"type": 3, "custom_id": "many", "placeholder": "Crew?", "min_values": 0, "max_values": 2}
    many["options"] = entries("Ace", "King")
    taken: list[Any] = []

    async def select(_: Person, chosen: Message, custom_id: str, values: list[Any]) -> Any:
        taken.append((custom_id, values))
        await asyncio.sleep(0.1)
        options = [{**entry, "default": entry["value"] in values} for entry in many["options"]]
        chosen.components = [
            {"type": 1, "components": [{**many, "options": options}]},
            {"type": 1, "components": [{**done, "disabled": False}]},
        ]
        playing.server.state.world.edited(chosen)
        return SimpleNamespace(modal=None)

    async def press(_: Person, __: Message, custom_id: str) -> Any:
        taken.append(custom_id)
        return SimpleNamespace(modal=None)

    monkeypatch.setattr(Person, "select", select)
    monkeypatch.setattr(Person, "press", press)
    async with tab(browser, f"{playing.server.url}/") as seat:
        post(playing, [{"type": 1, "components": [many]}, {"type": 1, "components": [done]}])
        group = seat.pane().get_by_role("group", name="Crew?")
        # Only one confirming button is shown: that of the screen.
        await expect(seat.pane().locator("li.message").last.locator(".button.success")).to_have_text(["Done"])
        await expect(group.get_by_role("button", name="OK")).to_have_count(0)
        # The menu takes a part of a choice; its own words say how many are wanted in all.
        await expect(group).to_contain_text("Crew?")
        await expect(group).not_to_contain_text("Choose 0")
        await group.get_by_label("King").check()
        await seat.press("Done")
        await told(taken, 2)
        assert taken == [("many", ["king"]), "done"]
        await expect(group.get_by_label("King")).to_be_checked()
        # A click elsewhere leaves the menu, too; an unchanged choice is not sent again.
        await group.get_by_label("Ace").check()
        await seat.page.locator("header.top").click(position={"x": 300, "y": 10})
        await told(taken, 3)
        await expect(group.get_by_label("Ace")).to_be_checked()
        await seat.press("Done")
        await told(taken, 4)
    assert taken[2:] == [("many", ["ace", "king"]), "done"]


def buttons(*names: str) -> list[dict[str, Any]]:
    return [
        {"type": 1, "components": [{"type": 2, "style": 1, "label": name, "custom_id": name.lower()} for name in names]}
    ]


async def test_a_new_screen_gets_the_focus_at_its_start(
    playing: Playing, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def press(_: Person, pressed: Message, custom_id: str) -> Any:
        pressed.components = buttons("Sail", "Draw", "Wait", "Leave") if custom_id == "back" else buttons("Yes", "Back")
        playing.server.state.world.edited(pressed)
        return SimpleNamespace(modal=None)

    monkeypatch.setattr(Person, "press", press)
    async with tab(browser, f"{playing.server.url}/") as seat:
        post(playing, buttons("One", "Two", "Back"))
        await seat.button("Back").focus()
        await seat.page.keyboard.press("Enter")
        await expect(seat.button("Sail")).to_be_focused()
        await seat.button("Wait").focus()
        await seat.page.keyboard.press("Enter")
        await expect(seat.button("Yes")).to_be_focused()


async def test_a_card_is_one_word_and_a_link_names_its_place(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        anne = playing.server.people[0]
        here, direct = playing.server.channel.id, anne.open_dm().id
        links = f"https://discord.com/channels/1/{here}/3 https://discord.com/channels/@me/{direct}/3"
        said = post(playing, [{"type": 10, "content": f"{links}\n❤️R7 💚G10 🂡 ラ・ビューズ Q-7"}])
        message = seat.page.locator(f"#m{said.id}")
        await expect(message.get_by_role("link")).to_have_text(["# tavern ›", "✉ Private ›"])
        await expect(message).to_contain_text("❤️\u2060R7 💚\u2060G10 🂡 ラ・\u2060ビューズ Q-\u20607")
        inline = "(text) => import('/touch/words.js').then((words) => words.inline(text))"
        touched = await seat.page.evaluate(inline, "ラ・ビューズ 金（1,000）×2 U-41 KP-3")
        assert touched == ["ラ・\u2060ビューズ 金\u2060（1,000）\u2060×2 U-\u206041 KP-3"]


async def test_a_press_is_not_lost_when_its_message_changes_meanwhile(
    playing: Playing, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[str] = []

    async def press(_: Person, __: Message, custom_id: str) -> Any:
        pressed.append(custom_id)
        return SimpleNamespace(modal=None)

    monkeypatch.setattr(Person, "press", press)
    async with tab(browser, f"{playing.server.url}/") as seat:
        message = post(playing, [{"type": 10, "content": "Before"}, *buttons("Sail")])

        def edit(text: str) -> None:
            message.components[0] = {"type": 10, "content": text}
            playing.server.state.world.edited(message)

        await seat.button("Sail").hover()
        await seat.page.mouse.down()
        edit("Meanwhile")
        await seat.hears("Meanwhile")
        await seat.page.mouse.up()
        await seat.sees("Meanwhile")
        await told(pressed, 1)
        # During a very long press the changes are shown all the same.
        await seat.page.mouse.down()
        edit("At last")
        await seat.sees("At last")
        await seat.page.mouse.up()
    assert pressed == ["sail"]


OFFERED_TWICE = """async () => {
  const { Completion } = await import("/page/completion.js");
  const input = document.body.appendChild(document.createElement("input"));
  const taken = [];
  const box = new Completion(input, "search", (entry) => taken.push(entry.label));
  const press = (key) => box.key(new KeyboardEvent("keydown", { key }));
  const offer = (...labels) => box.offer(labels.map((label) => ({ label })));
  offer("one", "two");
  press("ArrowDown");
  press("ArrowDown");
  offer("zero", "one", "two");
  press("Enter");
  offer("one", "two");
  const later = press("Enter");
  offer("two");
  press("ArrowDown");
  offer("one");
  return [taken, later, press("Enter")];
}"""


async def test_an_entry_marked_by_key_stays_marked_while_completions_arrive(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        # Enter takes the marked entry; after a choice, or once the entry is gone, it is not for the list.
        assert await seat.page.evaluate(OFFERED_TWICE) == [["two"], False, False]


async def test_a_text_without_words_leaves_no_empty_line(playing: Playing, browser: Browser) -> None:
    """Discord takes no empty text, and the bot's messages begin with one that they are known by."""
    async with tab(browser, f"{playing.server.url}/") as seat:
        post(playing, [{"type": 10, "content": "\u200b"}, {"type": 10, "content": "Only this"}])
        only = seat.page.locator(".text", has_text="Only this")
        await expect(only).to_be_visible()
        assert await only.evaluate("(text) => text.previousElementSibling?.offsetHeight ?? 0") == 0
