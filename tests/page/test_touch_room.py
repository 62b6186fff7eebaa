"""On a phone, the little room above the options is shared: the question, what has happened, and what was said."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing

from .matches import match_of, play_until, stop_confirming
from .tabs import PHONE, tab

pytestmark = pytest.mark.browser

COVERED = """([above, below]) => {
    const [over, under] = [above, below].map((one) => document.querySelector(one).getBoundingClientRect());
    return over.bottom > under.top + 1;
}"""


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en-GB", "From now on"), ("fr-FR", "désormais"), ("ja-JP", "今後")],
)
async def test_a_vote_is_in_view_below_what_was_said_before_it(
    tmp_path: Path, browser: Browser, locale: str, told: str
) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE, locale) as (playing, seat):
        touch = seat.page.locator("#touch")
        ask, note = touch.locator(".t-ask"), touch.locator(".t-note")
        await stop_confirming(playing, seat)
        await expect(note).to_contain_text(told)
        await play_until(playing, seat, "ballot")
        asked = ask.locator(".t-told strong").first
        await expect(asked).to_be_in_viewport(ratio=1)
        assert not await seat.page.evaluate(COVERED, [".t-ask > .t-told strong", ".t-ask > .t-options"])
        # What was said takes two lines at most, which a touch unfolds; another touch takes it away.
        short = await note.bounding_box() or {}
        assert short["height"] < 48
        await note.locator(".t-text").click()
        assert (await note.bounding_box() or {})["height"] > short["height"]
        await note.locator(".t-text").click()
        await expect(note).to_be_hidden()


ROLLED = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const rest = { options: [], picked: [], heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [] };
    const ask = new Ask({ press: () => {}, refresh: () => {} }, { say: () => {} });
    const ground = document.createElement("div");
    ground.className = "touch playing asked";
    ground.style.height = "500px";
    ground.innerHTML = '<div class="t-ground"><div class="t-side"><div class="t-desk"></div></div></div>';
    ground.querySelector(".t-desk").append(ask.element);
    document.body.replaceChildren(ground);
    const text = () => ask.element.querySelector(".t-since > .t-text");
    const whole = () => text().scrollHeight <= text().clientHeight + 1;
    const put = (id, lines) => {
        ask.take({ id, since: Array.from({ length: lines }, (_, n) => `Line ${n + 1}`).join("\\n"), ...rest });
        ask.draw(new Set(), [], false);
        ask.fit();
        return [whole(), ask.element.querySelector(".t-all")?.textContent ?? null];
    };
    const found = [put("1/", 3), put("2/", 30)];
    ask.element.querySelector(".t-all").click();
    ask.fit();
    found.push([whole(), ask.element.querySelector(".t-all")?.textContent ?? null]);
    return [...found, put("3/", 31)];
}"""
"""Tell three lines before a question and thirty before another one, unroll these, and tell more before a third."""


async def test_what_has_more_lines_than_are_in_view_says_so_and_is_unrolled(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        assert await seat.page.evaluate(ROLLED) == [
            [True, None],
            [False, "Show all 30 lines"],
            [True, None],
            [False, "Show all 31 lines"],
        ]


LONG = (
    ROLLED.partition("const put")[0]
    + """
    const line = "↩️ Undone by Anne: " + "moved on and on and further ".repeat(16);
    ask.take({ id: "1/", since: ["One", "Two", "Three", line].join("\\n"), ...rest });
    ask.draw(new Set(), [], false);
    ask.fit();
    const [box, last] = [text(), text().lastElementChild].map((one) => one.getBoundingClientRect());
    return [last.height > box.height, last.top >= box.top - 2, last.top < box.bottom];
}"""
)
"""Tell a last line that is longer than the room for all lines."""


async def test_a_last_line_without_room_is_read_from_its_beginning(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        assert await seat.page.evaluate(LONG) == [True, True, True]


@pytest.mark.parametrize(
    ("locale", "more", "undo", "reason"),
    [
        ("en-GB", "More", "Undo", "Nothing can be undone at the moment: with the last moves, something was revealed"),
        ("fr-FR", "Plus", "Revenir en arrière", "Rien ne peut être annulé pour l’instant. Un secret a été révélé"),
        ("ja-JP", "その他", "取り消し", "今は何も取り消せません。"),
    ],
)
async def test_a_refusal_stands_in_the_panel_where_it_was_pressed(
    tmp_path: Path, browser: Browser, locale: str, more: str, undo: str, reason: str
) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE, locale) as (playing, seat):
        touch = seat.page.locator("#touch")
        panel, note = touch.locator(".t-panel"), touch.locator(".t-note")
        await play_until(playing, seat, "action", again=True)
        await play_until(playing, seat, "action", again=True)
        await touch.get_by_role("button", name=more, exact=True).click()
        await panel.get_by_role("button", name=undo, exact=True).click()
        await expect(panel.locator(".t-note")).to_be_in_viewport(ratio=1)
        await expect(note).to_contain_text(reason)
        assert await note.evaluate(
            """(note) => {
                const { left, right, top, bottom } = note.getBoundingClientRect();
                return note.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
            }"""
        )
        # It goes with the panel.
        await panel.locator(".t-shut").click()
        await expect(note).to_be_hidden()


CUT = """(zoom) => {
    const { left, right, top, bottom } = zoom.getBoundingClientRect();
    const y = (top + bottom) / 2;
    const box = document.querySelector(".t-table > .t-box").getBoundingClientRect();
    const lies = (x) => document.elementFromPoint(x, y).closest("svg") !== null;
    return [left - 40, left - 8, right + 2].map((x) => (x < innerWidth ? lies(x) : false)).concat(box.top < top);
}"""
"""Whether the picture goes on beside the button that enlarges it, at three places; and whether it begins above it."""


async def test_the_button_that_enlarges_the_board_covers_no_part_of_it(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        ground, zoom = touch.locator(".t-ground"), touch.locator(".t-table > .t-zoom")
        await play_until(playing, seat, "action", again=True)
        await expect(touch.locator(".t-table.dense")).to_be_visible()
        await ground.evaluate("(ground) => (ground.scrollTop = 0)")
        # Less room, as below a result: the lower part of the board is out of view.
        await touch.locator(".t-desk").evaluate(
            "(desk) => (desk.style.minHeight = '500px', desk.style.maxHeight = '500px')"
        )
        await expect(zoom).to_be_in_viewport(ratio=1)
        assert await zoom.evaluate(CUT) == [False, False, False, True]


CLOCK = """async () => {
    const { learn, markdown } = await import("/touch/words.js");
    const of = (locale) => {
        learn({ words: {}, locale, signs: {}, spoken: {} });
        return markdown("<t:1000000800:f>").map((one) => one.textContent).join("");
    };
    return ["en-US", "fr", "ja"].map(of);
}"""
"""Write a moment of an afternoon in three languages."""


@pytest.mark.parametrize(("locale", "hours"), [("en-GB", [False, False, False]), ("en-US", [True, False, False])])
async def test_times_are_written_as_in_the_readers_region(
    playing: Playing, browser: Browser, locale: str, hours: list[bool]
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False, locale=locale) as seat:
        assert [("AM" in told or "PM" in told) for told in await seat.page.evaluate(CLOCK)] == hours
