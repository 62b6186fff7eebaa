"""A decision that ends something is asked once more: on a phone its warning is in view, above its buttons."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from rules.blackbeard import ledgers
from rules.blackbeard.turn import play
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play

from .matches import match_of, play_until
from .tabs import PHONE

pytestmark = pytest.mark.browser

WARNED = """(ask) => {
    const [warning, sure] = [...ask.querySelectorAll(".t-told .t-text > :is(p, .t-item)")].slice(-2);
    const [desk, row] = [ask.closest(".t-desk"), ask.querySelector(":scope > .t-row")];
    const [first, last, view, foot] = [warning, sure, desk, row].map((part) => part.getBoundingClientRect());
    return first.top >= view.top && last.bottom <= foot.top && foot.bottom <= view.bottom + 1;
}"""
"""Whether the last two lines of the question are in view, and the buttons below them."""


@pytest.fixture
def rich(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin every match with a treasure with which the first captain may retire."""
    turns = play.play_turns

    def arranged(voyage: Voyage) -> Play[None]:
        captain = voyage.state.active(0)[0]
        ledgers.treasure(voyage, captain, captain.refuge, 5000, "deposit", "BN 10.1")
        yield from turns(voyage)

    monkeypatch.setattr(play, "play_turns", arranged)


@pytest.mark.usefixtures("rich")
@pytest.mark.parametrize(
    ("locale", "orders", "warning"),
    [
        ("en-GB", "retire, with a 67% chance", "If this succeeds, Rackham leaves play for good"),
        ("ja-JP", "引退（成功率67％）", "二度と戻りません"),
    ],
)
async def test_on_a_phone_a_warning_is_in_view_when_a_decision_is_asked_once_more(
    tmp_path: Path, browser: Browser, locale: str, orders: str, warning: str
) -> None:
    async with match_of("blackbeard", tmp_path, browser, PHONE, locale) as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        told, confirm = ask.locator(".t-told .t-text"), ask.locator("> .t-row > .success")
        await play_until(playing, seat, "orders")
        await expect(told.first).to_contain_text(orders)
        await confirm.click()
        await expect(told.first).to_contain_text(warning)
        await expect(ask.locator("[data-key*=':back:']")).to_be_visible()
        await expect(confirm).to_be_in_viewport(ratio=1)
        element = await ask.element_handle()
        await seat.page.wait_for_function(WARNED, arg=element)
        # The orders themselves are read by scrolling up.
        assert await ask.evaluate("(ask) => ask.closest('.t-desk').scrollTop") > 0
