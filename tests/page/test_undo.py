"""An undo that the others have to agree to, at the table to touch."""

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.cli.play import Playing

from .matches import answer_as_advised, asked
from .tabs import PHONE, WIDE, tab
from .test_pictures import begin

pytestmark = pytest.mark.browser


async def under_way(playing: Playing) -> tuple[int, int]:
    """Have Anne and Bart play a turn each; return who asks for an undo and who has to agree, as user ids."""
    anne, bart = playing.server.people
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    first = await table.look(lambda match: min(match.questions))
    for seat in (first, first, 1 - first, 1 - first):
        question = await asked(table, seat)
        assert question is not None
        await answer_as_advised(table, seat, question, (anne, bart)[seat].id)
    return (anne, bart)[first].id, (anne, bart)[1 - first].id


async def ask_for_undo(touch: Locator, presses: int) -> None:
    """Ask the others for an undo of the newest step."""
    await touch.get_by_role("button", name="More", exact=True).click()
    panel = touch.locator(".t-panel")
    await panel.get_by_role("button", name="Undo").click()
    await panel.get_by_role("combobox").select_option(index=1)
    await panel.get_by_role("button", name="Ask the others").click(click_count=presses)


@pytest.mark.parametrize("presses", [1, 2])
async def test_a_person_who_asks_for_an_undo_reads_that_the_others_are_asked(
    playing: Playing, browser: Browser, presses: int
) -> None:
    await begin(playing)
    asking, agreeing = await under_way(playing)
    url = playing.server.url
    async with (
        tab(browser, f"{url}/?as={asking}", WIDE) as hers,
        tab(browser, f"{url}/?as={agreeing}", PHONE, chat=False) as his,
    ):
        touch, other = hers.page.locator("#touch"), his.page.locator("#touch")
        await ask_for_undo(touch, presses)
        await expect(touch.locator(".t-note")).to_contain_text("I’ve asked the others")
        # The panel closes after the request. The player who asks is not asked to vote.
        await expect(touch.locator(".t-panel")).to_be_hidden()
        await expect(touch.locator(".t-status")).to_contain_text("Still to agree")
        await expect(touch.locator(".t-vote")).to_be_empty()
        buttons = touch.locator(".t-status").get_by_role("button")
        await expect(buttons).to_have_text(["Withdraw request"])
        # On a phone the board, the hand and the question leave no room below them.
        agree = other.get_by_role("button", name="Agree")
        await expect(agree).to_be_in_viewport(ratio=1)
        await expect(other.locator(".t-status")).to_be_empty()
        await agree.click()
        await expect(other.locator(".t-vote")).to_be_empty()
        await expect(touch.locator(".t-status")).to_be_empty()
