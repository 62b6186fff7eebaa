"""docs/verify/index.html in a real browser: it finds what the checker on the command line finds."""

import json
import re
from collections.abc import AsyncIterator
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.text import words_for
from rules import GAMES
from rules.corsari.cards import DECK
from rules.kaiser import pieces
from rules.kernel import game_of
from rules.tortuga import cards as tortuga

from ..verify.files import (
    GOLDEN,
    PAGE,
    File,
    Tampering,
    checker,
    exported_record,
    exported_story,
    faults_of,
    golden,
    named,
    of_course,
    of_sealed,
    of_story,
    tampered,
)
from ..verify.voyages import SHOWN, story_of, with_wrong_value
from .tabs import PHONE, WIDE, Tab

pytestmark = pytest.mark.browser
LANGUAGES = {"en": "Check the dice", "fr": "Vérifier les dés", "ja": "ダイスの検証"}


CHECKED = """async ([text, posted]) => {
    // The page's own function, as for a chosen file: hundreds of files would take long in the real box.
    await check(text, posted);
    const rows = ["#draws > li", "#draws > li.checked"].map((rows) => document.querySelectorAll(rows).length);
    return [document.querySelector("#verdict").className, ...rows];
}"""


class DicePage(Tab):
    """The page in a tab, with files to drop."""

    async def open(self) -> None:
        await self.page.goto(PAGE.as_uri())

    async def checks(self, data: File | str, posted: str = "") -> tuple[str, int, int]:
        """Give the page a file; return its verdict, the number of draws and that of checked draws."""
        text = data if isinstance(data, str) else json.dumps(data)
        verdict, rows, checked = await self.page.evaluate(CHECKED, [text, posted])
        return verdict, rows, checked

    async def chooses(self, path: Path) -> None:
        await self.page.set_input_files("#file", path)
        await self.page.locator(f"#result[data-file='{path.name}']").wait_for()


async def opened(browser: Browser, **about: Any) -> DicePage:
    context = await browser.new_context(**{"locale": "en-GB", "viewport": WIDE, **about})
    tab = DicePage(await context.new_page())
    await tab.open()
    return tab


@pytest_asyncio.fixture(loop_scope="session")
async def tab(browser: Browser) -> AsyncIterator[DicePage]:
    """Open the page; errors on its console and requests to anywhere fail the test."""
    tab = await opened(browser)
    yield tab
    assert tab.wrong == []
    assert tab.hosts <= {None, ""}


def of(name: str) -> Any:
    return golden(next(path for path in GOLDEN if named(path) == name))


async def test_every_golden_record_and_story_is_right(tab: DicePage) -> None:
    for reader, path in zip(cycle((None, 0)), GOLDEN, strict=False):
        match = golden(path)
        drawn = [kind for kind, _, _ in match.draws]
        told = len([kind for kind in drawn if kind not in match.secret_kinds])
        for data, draws in ((exported_record(match), len(drawn)), (exported_story(match, reader), told)):
            assert (named(path), *await tab.checks(data)) == (named(path), "right", draws, draws)


@pytest.mark.parametrize("name", ["corsari-resigned_and_beaten", "tortuga-all_resign", "kaiser-shared"])
async def test_every_tampering_that_the_checker_finds_is_found(tab: DicePage, name: str) -> None:
    match = of(name)
    record, story = exported_record(match), exported_story(match, 0)
    tried = [*cases(record, [*of_sealed(record), *of_course(record)][:: 1 if "corsari" in name else 11])]
    tried += cases(story, [*of_story(story)])
    for what, data in tried:
        assert faults_of(data), what
        verdict, _, _ = await tab.checks(data)
        assert verdict == "wrong", what


async def test_every_wrong_value_in_an_event_of_a_voyage_is_found(tab: DicePage) -> None:
    for kind, field in SHOWN:
        assert (kind, field, (await tab.checks(with_wrong_value(kind, field)))[0]) == (kind, field, "wrong")
    story = story_of("absent")
    tried = cases(story, [*of_story(story)][::29])
    for what, data in tried:
        assert (what, (await tab.checks(data))[0]) == (what, "wrong" if faults_of(data) else "right")


def cases(data: File, tamperings: list[Tampering]) -> list[tuple[str, File]]:
    return [(name, changed) for name, work in tamperings if (changed := tampered(data, (name, work))) is not None]


async def test_other_files_are_refused(tab: DicePage) -> None:
    for text in ("", "[]", "{}", "null", '{"events": []}', '{"course": 1}', "no JSON"):
        assert ((await tab.checks(text))[0], text) == ("wrong", text)


async def test_a_wrong_draw_is_marked_and_the_later_ones_are_not_called_checked(tab: DicePage, tmp_path: Path) -> None:
    record = exported_record(of("kaiser-shared"))
    draws = [draw for after in record["course"] for draw in after.get("draws", [])]
    wrong = next(place for place, draw in enumerate(draws) if draw["kind"] == "B")
    draws[wrong]["outcome"] = draws[wrong]["outcome"] % 10 + 1
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    await tab.chooses(path)
    states = [await row.get_attribute("class") for row in await tab.page.locator("#draws > li").all()]
    kinds = [str(state).split()[0] for state in states]
    assert kinds == ["checked"] * wrong + ["wrong"] + ["unchecked"] * (len(draws) - wrong - 1)
    await expect(tab.page.locator("#verdict")).to_contain_text("not what the sealed dice give")


async def test_a_dropped_file_is_shown_as_cards_and_dice(tab: DicePage) -> None:
    record = exported_record(of("corsari-resigned_and_beaten"))
    await tab.page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "dropped.json", { type: "application/json" }));
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        json.dumps(record),
    )
    await tab.page.locator("#result[data-file='dropped.json']").wait_for()
    await expect(tab.page.locator("#verdict")).to_have_class("right")
    drawn = [draw for after in record["course"] for draw in after.get("draws", [])]
    await tab.page.locator("summary").first.click()
    shown = [
        str(await chip.get_attribute("title"))
        for chip in await tab.page.locator("details").first.locator(".chip").all()
    ]
    assert shown == next(draw["outcome"] for draw in drawn if draw["kind"] == "deal")
    await expect(tab.page.locator("details").first.locator(".chip").first).to_contain_text(shown[0])


async def test_dice_are_shown_with_their_faces(tab: DicePage) -> None:
    match = of("kaiser-shared")
    await tab.checks(exported_record(match))
    faces = [str(await chip.text_content()) for chip in await tab.page.locator(".die.B").all()]
    assert faces == [str(outcome) for kind, _, outcome in match.draws if kind == "B"]
    assert faces


async def test_the_posted_commitment_is_compared(tab: DicePage, tmp_path: Path) -> None:
    match = of("corsari-resigned_and_beaten")
    path = tmp_path / "record.json"
    path.write_text(json.dumps(exported_record(match)), encoding="utf-8")
    await tab.chooses(path)
    await expect(tab.page.locator("#verdict")).to_have_class("right")
    await tab.page.locator("#posted").fill("0" * 64)
    await tab.page.locator("#posted").press("Tab")
    await expect(tab.page.locator("#verdict")).to_have_class("wrong")
    await tab.page.locator("#posted").fill(f" {checker.commitment_of(match.key_hashes()).upper()} ")
    await tab.page.locator("#posted").press("Tab")
    await expect(tab.page.locator("#verdict")).to_have_class("right")
    await expect(tab.page.locator("#about")).to_contain_text("equal to the one posted")


async def test_the_salt_tells_when_people_joined(tab: DicePage) -> None:
    story = exported_story(of("corsari-resigned_and_beaten"))
    # The first moment of 2026 and three seconds later.
    first = (1767225600000 - 1420070400000) << 22
    await tab.checks({**story, "salt": f"{first}-{first + (3000 << 22)}"})
    times = await tab.page.locator("#about dd").filter(has_text="join 1").text_content()
    assert times is not None
    assert re.search("2026|2025", times)
    assert "start" in times


REFUSING = {"en": "refuse to start", "fr": "refuser de lancer", "ja": "開始を拒んだり"}
"""What the page says of the person who runs the bot."""
WIDTH_AND_PAPER = """() => [
    document.documentElement.scrollWidth, getComputedStyle(document.body).backgroundColor,
]"""


async def test_it_fits_every_screen_in_every_language_and_says_what_remains_on_trust(browser: Browser) -> None:
    records = [
        exported_record(of(name))
        for name in ("corsari-resigned_and_beaten", "tortuga-all_resign", "kaiser-shared", "blackbeard-absent")
    ]
    for language, title in LANGUAGES.items():
        tab = await opened(browser, locale=language)
        await expect(tab.page.get_by_role("heading", level=1)).to_have_text(title)
        for record in records:
            assert (await tab.checks(record))[0] == "right"
            await tab.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
            for look, size in product(("light", "dark"), (WIDE, PHONE)):
                shown = (language, record["game"], look, size)
                await tab.page.emulate_media(color_scheme=look)
                await tab.page.set_viewport_size(size)  # type: ignore[arg-type]
                wide, paper = await tab.page.evaluate(WIDTH_AND_PAPER)
                assert wide == size["width"], shown
                assert (sum(map(int, re.findall(r"\d+", paper))) < 300) == (look == "dark"), shown
        await expect(tab.page.locator("#trust")).to_contain_text(REFUSING[language])
        assert tab.wrong == []
        await tab.page.context.close()


async def test_the_page_may_load_nothing(tab: DicePage) -> None:
    policy = await tab.page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert policy == "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"
    assert not re.search(r"https?://|src=|@import|url\(", PAGE.read_text(encoding="utf-8"))
    blocked = await tab.page.evaluate("() => fetch('https://example.com').then(() => false, () => true)")
    assert blocked
    tab.wrong.clear()
    tab.hosts.discard("example.com")


async def test_a_name_in_a_file_is_no_markup(tab: DicePage) -> None:
    story = exported_story(of("corsari-resigned_and_beaten"))
    await tab.checks({**story, "game": "<img src=x onerror=alert(1)>"})
    assert await tab.page.locator("#result img").count() == 0


async def test_cards_are_called_as_the_bot_calls_them(browser: Browser) -> None:
    for language in LANGUAGES:
        tab = await opened(browser, locale=language)
        words = words_for(language)
        named_here = words._wording(game_of("tortuga"), str)
        shown = await tab.page.evaluate("() => ({ ...WORDS, votes: NAMES.votes, ships: NAMES.ships })")
        assert shown["votes"] == {card.code: named_here.term("vote", card.code) for card in tortuga.VOTE_CARDS}
        assert shown["events"] == {card.id: named_here.term("card", card.id) for card in tortuga.EVENT_CARDS}
        assert shown["pirates"] == {str(n): named_here.term("pirate", n) for n in tortuga.PIRATES}
        of_kaiser = words._wording(game_of("kaiser"), str)
        assert shown["actions"] == {key: of_kaiser.term("card", key).strip("「」") for key in pieces.ACTIONS}
        assert list(shown["ships"]) == [*pieces.GERMANS, *pieces.MERCHANTS]
        for ship, name in shown["ships"].items():
            assert of_kaiser.term("ship", ship).endswith(name)
        of_corsari = words._wording(game_of("corsari"), str)
        named = "(cards) => cards.map((card) => itemName('corsari', 'deck', card))"
        assert await tab.page.evaluate(named, list(DECK)) == [of_corsari.term("card", card) for card in DECK]
        kinds = sorted(kind for game in GAMES for kind in GAMES[game].kinds)
        known = sorted(await tab.page.evaluate("() => Object.keys(SAY.kinds)"))
        assert known == kinds, (
            f"kinds of TEXT.{language[:2]} on the page: {sorted({*known} ^ {*kinds})}; games share no kind"
        )
        titles = {game: words_for("en").pitch(GAMES[game]).title for game in GAMES}
        assert await tab.page.evaluate("() => NAMES.games") == titles
