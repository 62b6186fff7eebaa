"""What is folded away on a phone: hints and long explanations, but nothing that says what an option stands for."""

import pytest
from playwright.async_api import Browser

from bot.cli.play import Playing

from .tabs import PHONE, tab

pytestmark = pytest.mark.browser

FOLDED = """async (lines) => {
    const { fold } = await import("/touch/told.js");
    const { say } = await import("/touch/words.js");
    const told = document.createElement("div");
    const text = told.appendChild(document.createElement("div"));
    text.className = "t-text";
    for (const line of lines) {
        const shown = text.appendChild(document.createElement("p"));
        const hint = /^Hint: /.test(line);
        if (hint) shown.appendChild(document.createElement("strong")).textContent = say("hint");
        else shown.className = "t-small";
        shown.append(line);
    }
    fold(told);
    return [...text.querySelectorAll("details p")].map((line) => line.lastChild.textContent);
}"""


async def test_the_terms_of_offers_stay_in_view_however_long_they_are(playing: Playing, browser: Browser) -> None:
    goods = "cloth, arms, sugar, tobacco, rum, ivory, silk, spices, coffee, dye, timber, iron and gold (1,000)"
    offers = [f"1. Quelch gives Vane {goods}.", f"2. Quelch wants {goods}, and 500 doubloons."]
    offers += [f"3．{goods}", f"• Trap: {goods}"]
    explained = f"Up to three offers to pirates in the same hex, of goods such as {goods}."
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as anne:
        assert await anne.page.evaluate(FOLDED, [*offers, explained, "Short."]) == [explained]


async def test_lines_of_equal_kind_keep_their_order_though_only_one_of_them_is_long(
    playing: Playing, browser: Browser
) -> None:
    explained = (
        "A pirate who spends a token acts once more in this turn: he moves, and then carries out one operation. " * 2
    )
    states = ["Condent (S17): 4 tokens left.", "Captain England (Santo Domingo): " + "four tokens are left. " * 6]
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as anne:
        assert await anne.page.evaluate(FOLDED, [explained, *states]) == [explained]


async def test_a_short_line_between_a_hint_and_an_explanation_stays_in_view(playing: Playing, browser: Browser) -> None:
    hint, short = "Hint: help the votes that suit you.", "3 cards in all: it takes 2 skulls."
    explained = "If it succeeds, the Captain is marooned on Tortuga, and everyone behind moves up. " * 2
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as anne:
        assert await anne.page.evaluate(FOLDED, [hint, short, explained]) == [hint, explained]
        assert await anne.page.evaluate(FOLDED, [short, hint, "Short."]) == [hint]
