"""/rules: pages by topic, and a search by word or rule id."""

import re
import threading
from typing import Any

import pytest

from bot.delivery.rendering import view_of
from bot.loopback import Message
from bot.screens.layout import Button, Row
from bot.screens.rules import leaves_of, rules_screen
from bot.text import locales, rulebook, words_for
from rules import GAMES

from ...house import House, settled
from ..evenings import chosen, opened, told
from ..matches import CORSARI

IDS = re.compile("^-# ((?:CO |§\u00a0)[0-9.]+)$", re.MULTILINE)


def ids(message: Message) -> list[str]:
    """Return the rule ids in a message."""
    return [number.replace("§\u00a0", "spec ") for number in IDS.findall(message.text)]


async def test_the_rules_begin_with_their_topics_and_have_pages(house: House) -> None:
    (ann,) = house.people("Ann")
    words = words_for("en")
    screen = await told(house, ann, "rules")
    assert "## Corsari: rules" in screen.text
    assert "Scoring a round" in [button.label for button in screen.buttons]
    assert ids(screen) == []
    read: list[str] = []
    pages = len(leaves_of(words.chapters(CORSARI)))
    for _ in range(pages):
        turn = next(b for b in screen.buttons if b.custom_id.endswith(".forth"))
        assert not turn.disabled
        assert await settled(await ann.press(screen, turn.custom_id))
        read += ids(screen)
    assert read == [rule.id for rule in words.rules(CORSARI)]
    assert next(b for b in screen.buttons if b.custom_id.endswith(".forth")).disabled


async def test_the_rules_begin_with_how_the_game_goes_at_this_table(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    screen = await told(house, ann, "rules")
    assert "**How the game goes**\n1. On your turn" in screen.text
    assert "The last one left wins." in screen.text
    await house.sit_down(ann, ben, options="end_mode=first_bust limit=60")
    screen = await opened(house, ann, await house.board(ann), "rules")
    assert "as soon as a player has 60 points or more" in screen.text
    assert "The last one left wins." not in screen.text
    # Another game's rules are not about this table.
    screen = await told(house, ann, "rules", game="Tortuga 1667")
    assert "secretly British or French" in screen.text


async def test_every_topic_is_a_button_of_the_overview_and_an_entry_of_the_menu_beside_a_topic(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await told(house, ann, "rules")
    topics = [chapter.title for chapter in words_for("en").chapters(CORSARI)]
    assert [button.label for button in screen.buttons][: len(topics)] == topics
    # No list to read stands above them.
    assert screen.selects == []
    assert "Scoring a round" not in screen.text
    sailing = next(button for button in screen.buttons if button.label == "Sailing")
    assert await settled(await ann.press(screen, sailing.custom_id))
    assert ids(screen)[0] == "CO 6.1"
    (menu,) = screen.selects
    assert [option.label for option in menu.options] == topics
    await chosen(
        house, ann, screen, "rules", next(option.value for option in menu.options if option.label == topics[1])
    )
    assert f"**{topics[1]}**" in screen.text


@pytest.mark.parametrize("locale", locales())
def test_the_overview_of_every_game_has_room_for_all_its_topics(locale: str) -> None:
    words = words_for(locale, strict=True)
    for game in GAMES.values():
        titles = [chapter.title for chapter in words.chapters(game)]
        shown = [
            child.label
            for row in rules_screen(words, game).items
            if isinstance(row, Row)
            for child in row.children
            if isinstance(child, Button)
        ]
        assert shown[: len(titles)] == titles


async def test_the_tables_message_has_a_button_for_the_rules(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    await house.sit_down(ann, ben)
    screen = await opened(house, eve, await house.board(eve), "rules")
    assert screen.ephemeral_for == eve.id
    assert "Corsari: rules" in screen.text


async def test_the_rules_are_searched_from_their_screen(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await told(house, ann, "rules")
    modal = (await house.press(ann, screen, "find")).modal
    assert modal is not None
    await settled(await ann.submit(modal, {"value": "co 6.8"}))
    assert ids(screen) == ["CO 6.8"]
    # Nothing typed leads to the topics.
    modal = (await house.press(ann, screen, "find")).modal
    assert modal is not None
    await settled(await ann.submit(modal, {"value": " "}))
    assert ids(screen) == []
    assert "Scoring a round" in [button.label for button in screen.buttons]


async def test_a_rule_of_this_house_has_a_number_that_can_be_read_and_typed(house: House) -> None:
    """ "spec 5.9" under a French or Japanese rule was a word of the workshop."""
    (ann,) = house.people("Ann")
    screen = await told(house, ann, "rules", search="doldrums")
    assert "-# §\u00a05.9" in screen.text
    assert "spec 5" not in screen.text
    found = await told(house, ann, "rules", search="§\u00a05.9")
    assert "-# §\u00a05.9" in found.text


async def test_an_unknown_rule_id_shows_its_neighbours(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await told(house, ann, "rules", search="CO 6.99")
    assert "There is no rule CO 6.99. The nearest one:" in screen.text
    assert ids(screen)[0] == "CO 6.11"
    assert "rules found" not in screen.text
    screen = await told(house, ann, "rules", search="zeppelin")
    assert "No rules found for “zeppelin”." in screen.text
    value = screen.selects[0].options[0].value
    await chosen(house, ann, screen, "rules", value)
    assert ids(screen)


async def test_a_search_says_how_many_rules_it_has_found(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await told(house, ann, "rules", search="card")
    assert len(ids(screen)) == 5
    found = words_for("en").find_rules(CORSARI, "card", None)
    assert f"5 of the {len(found)} rules found, the best first. A more exact search finds the others." in screen.text
    screen = await told(house, ann, "rules", search="CO 6.8")
    assert "rules found" not in screen.text


async def test_the_searched_words_are_escaped_in_the_reply(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await told(house, ann, "rules", search="CO 6.99 @everyone **x**")
    assert "@everyone" not in screen.text.replace("\\@everyone", "")


async def test_rules_are_searched_beside_the_event_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first search indexes all rules of a game, which takes up to a second."""
    honest, within = rulebook.index_of, list[threading.Thread]()

    def watched(*about: Any) -> Any:
        within.append(threading.current_thread())
        return honest(*about)

    monkeypatch.setattr(rulebook, "index_of", watched)
    (ann,) = house.people("Ann")
    await ann.autocomplete("rules", house.server.channel, "search", "storm")
    await told(house, ann, "rules", search="storm")
    assert len(within) == 2
    assert threading.main_thread() not in within


@pytest.mark.parametrize("locale", locales())
def test_every_page_of_the_rules_fits_a_message(locale: str) -> None:
    words = words_for(locale, strict=True)
    for page in range(len(leaves_of(words.chapters(CORSARI))) + 2):
        (frame,) = view_of(rules_screen(words, CORSARI, page)).to_components()
        assert sum(len(item.get("content", "")) for item in frame["components"]) <= 4000
        assert not frame["components"][0]["content"].endswith("…")
