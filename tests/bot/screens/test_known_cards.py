"""A choice about a hidden card names it to a player who has looked at it, and to nobody else."""

import pytest

from bot.commands.typed_answers import complete
from bot.screens.context import Context
from bot.screens.layout import Row, Select, Text
from bot.screens.pages import table_page
from bot.screens.questions import question_items
from bot.tables.drafts import Draft
from bot.text import locales, words_for
from bot.touch.asking import Ask
from bot.touch.items import Signs
from rules.kernel import Match
from rules.tortuga import GAME

from ...rules.tortuga.positions import position, say


def confirmation(match: Match, answer: str, locale: str = "en") -> str:
    """Return what the seat that is asked reads when it confirms an answer."""
    context = screen(locale)
    (question,) = match.questions.values()
    assert question.is_final(answer)
    items = question_items(context, match, question, Draft(value=answer, editing="confirm"))
    return "\n".join(item.content for item in items if isinstance(item, Text))


def screen(locale: str = "en") -> Context:
    return Context(words_for(locale), GAME, 1, "AB".__getitem__)


def choices(match: Match, path: str, locale: str = "en") -> dict[str, tuple[str, str | None]]:
    """Return what the seat that is asked can choose under a path: by its id, its label and the line about it."""
    (question,) = match.questions.values()
    rows = [item for item in question_items(screen(locale), match, question, Draft(path=path)) if isinstance(item, Row)]
    found: dict[str, tuple[str, str | None]] = {}
    for child in (child for row in rows for child in row.children):
        if isinstance(child, Select):
            found |= {entry.value: (entry.label, entry.description) for entry in child.options}
        else:
            found[child.custom_id.rpartition(":")[2]] = (child.label, None)
    return found


def peeked() -> Match:
    """Return a match of two in which the first has looked at the first two cards, and has one more action."""
    match = position("FD[0] JR[1]", seats=2, row="ALB BSP PIS")
    say(match, "peek/1-2")
    return match


@pytest.mark.parametrize("locale", locales())
def test_a_card_that_the_player_has_seen_is_named(locale: str) -> None:
    albatross = words_for(locale).line("tortuga-term-card", value="ALB")
    assert albatross in confirmation(peeked(), "reveal/1", locale)


def test_only_cards_that_the_choice_is_about_are_named() -> None:
    match = peeked()
    # With what it does: that decides whether it is revealed.
    seen = "You have looked at it:\n1: 🕊️ Albatross. Keep it for the rest of the match."
    assert seen in confirmation(match, "reveal/1")
    assert "Black Spot" not in confirmation(match, "reveal/1")
    assert "You have looked" not in confirmation(match, "reveal/3")
    assert "It takes effect at once and can’t be declined." in confirmation(match, "reveal/3")
    told = confirmation(match, "force/1/1-3")
    assert "Albatross" in told
    assert "Pistol" not in told


def test_nobody_else_reads_the_name() -> None:
    match = peeked()
    say(match, "peek/4-5")
    assert match.questions.keys() == {1}
    for answer in ("reveal/1", "reveal/2", "force/0/1-2"):
        told = confirmation(match, answer)
        assert "You have looked" not in told
        assert "Albatross" not in told
        assert "Black Spot" not in told
    # A player who is forced knows the cards that they have seen themselves.
    say(match, "force/0/1-3")
    assert "Albatross" in confirmation(match, "1")
    assert "You have looked" not in confirmation(match, "3")


@pytest.mark.parametrize("locale", locales())
def test_an_option_names_the_cards_that_the_player_has_seen(locale: str) -> None:
    albatross, spot = (words_for(locale).line("tortuga-term-card", value=card) for card in ("ALB", "BSP"))
    match = peeked()
    reveals, peeks, forces = (choices(match, path, locale) for path in ("reveal/", "peek/", "force/1/"))
    assert albatross in reveals["reveal/1"][0]
    assert spot in reveals["reveal/2"][0]
    assert albatross not in str(reveals["reveal/3"])
    for options, head in ((peeks, "peek/"), (forces, "force/1/")):
        assert albatross in str(options[f"{head}1-2"][1])
        assert spot in str(options[f"{head}1-2"][1])
        assert spot not in str(options[f"{head}1-3"][1])
        assert options[f"{head}3-4"][1] is None


def test_an_option_says_what_its_reader_saw() -> None:
    match = peeked()
    assert choices(match, "reveal/")["reveal/1"][0] == "🎴 Reveal card 1 (you saw: 🕊️ Albatross)"
    assert choices(match, "reveal/")["reveal/3"][0] == "🎴 Reveal card 3"
    force = choices(match, "force/1/")["force/1/1-2"]
    assert force[1] == "You know card 1: 🕊️ Albatross · card 2: ⚫ Black Spot"
    # The label of one known card names it.
    assert choices(match, "force/1/")["force/1/1-3"] == ("👉 Force B: card 1 or 3 (1: 🕊️ Albatross)", None)


def test_an_option_names_a_card_to_its_reader_alone() -> None:
    match = peeked()
    say(match, "peek/4-5")
    # The other player is asked, and has seen other cards.
    assert "saw" not in str(choices(match, "reveal/"))
    assert "know" not in str(choices(match, "peek/"))
    say(match, "force/0/1-3")
    (question,) = match.questions.values()
    assert question.seat == 0
    assert choices(match, "") == {"1": ("🎴 Card 1 (you saw: 🕊️ Albatross)", None), "3": ("🎴 Card 3", None)}
    assert ("🎴 Card 1 (you saw: 🕊️ Albatross)", "1") in complete(screen(), match, question, Draft(), "")
    touched = Ask(screen(), match, question, Draft(), Signs()).options
    assert "you saw" in touched[0]["label"]
    assert touched[0]["of"] == "slot:1"
    # What everybody may read is the question itself, and the table's message.
    assert [screen().words.option(GAME, question, option, "AB".__getitem__) for option in question.options] == [
        "🎴 Card 1",
        "🎴 Card 3",
    ]
    assert "Albatross" not in str(table_page(screen(), match, [], 1, {0: 7, 1: 8}))


def told_options(locale: str, memory: dict[int, str], kind: str = "action") -> dict[str, tuple[str, str]]:
    """Return the label and the line about each option of a seat that leads, when slot 4 must hold the Armada."""
    match = position("FD[2,0] JR[1]", "FD.B=2 JR.F=1", loyalty="BFBF", seats=4)
    if kind == "forced_card":
        match = position("FD[2,0] JR[1]", "FD.B=2 JR.F=1", loyalty="BFBF", seats=4, active=1)
        say(match, "force/0/3-4")
    view, question, words = match.view(0), match.questions[0], words_for(locale)
    assert question.kind == kind
    assert view.me is not None
    me = view.me.model_copy(update={"memory": memory})
    view = view.model_copy(update={"deck": 0, "late": [4], "me": me})
    found = ((option.id, view.informed(option)) for option in question.options)
    names = "AB".__getitem__
    return {
        name: (words.option(GAME, question, one, names), words.about(GAME, question, one, names))
        for name, one in found
        if "seat" not in one.data
    }


def test_the_last_hidden_card_is_told_as_the_armada_with_what_it_brings() -> None:
    label, about = told_options("en", {})["reveal/4"]
    assert label == "🎴 Reveal card 4 (it must be: 🇪🇸 Spanish Armada)"
    assert about == "It ends the match at once: you win 2–1."
    label, about = told_options("en", {4: "ARM"})["reveal/4"]
    assert label == "🎴 Reveal card 4 (you saw: 🇪🇸 Spanish Armada)"
    assert about == "It ends the match at once: you win 2–1."
    # What holds for every card stands once: above the cards, and where one is confirmed.
    assert told_options("en", {})["reveal/3"][1] == ""
    assert told_options("fr", {})["reveal/4"][1] == "Elle met aussitôt fin à la partie\u00a0: vous gagnez 2 à 1."


@pytest.mark.parametrize("locale", locales())
def test_a_forced_armada_is_named_with_who_wins(locale: str) -> None:
    armada = words_for(locale).line("tortuga-term-card", value="ARM")
    won = {"en": "you win", "fr": "vous gagnez", "ja": "あなたの勝ち"}[locale]
    forced = told_options(locale, {}, "forced_card")
    assert armada in forced["4"][0]
    assert won in forced["4"][0]
    assert armada not in str(forced["3"])
