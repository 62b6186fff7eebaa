"""No screen has more components than a message of Discord takes, not even the fullest of each kind."""

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest

from bot import limits
from bot.delivery.rendering import view_of
from bot.pictures import Drawing
from bot.schedule.pace import Habits, Pace, Vacation, pace_of
from bot.schedule.timers import Deadlines
from bot.screens import pages
from bot.screens.context import Context
from bot.screens.ended import ended_items
from bot.screens.habits import me_screen
from bot.screens.layout import Item, Row, Screen, Select, Text, button, components, page, rows, text
from bot.screens.lobby_options import option_screen, options_screen
from bot.screens.log import log_screen
from bot.screens.moments import moment_screen
from bot.screens.more import more_screen
from bot.screens.my_games import Mine, mine_screen
from bot.screens.news import news_page
from bot.screens.notices import Due, reminder_page
from bot.screens.orders import orders_screen, orders_text
from bot.screens.pace import pace_screen
from bot.screens.rules import leaves_of, rules_screen
from bot.screens.status import TableStatus, status_items
from bot.screens.undo import proposal_items
from bot.tables.calls import Call
from bot.tables.drafts import Advised, Draft, FormSheet
from bot.tables.hints import NO_HINTS, Hints
from bot.tables.options import choices_of
from bot.text import locales, words_for
from rules import GAMES
from rules.kernel import Fact, Match, News, Telling
from storage import ANYBODY, OfferRow, ProposalRow

from ..toys.game import GAME as TOY
from ..toys.playable import toy_playable
from ..toys.questions import QUESTIONS

NOW = datetime(2026, 3, 2, 9, 5, tzinfo=UTC)
ENGLISH = words_for("en")
MOST_SEATS = max(max(game.seats) for game in GAMES.values())
PEOPLE = {seat: f"<@{seat}>" for seat in range(3)}


def count(parts: list[Any]) -> int:
    """Count components as Discord does: all of them, however deep."""
    return sum(1 + count(part.get("components", [])) for part in parts)


def fits(screen: Screen) -> bool:
    sent = count(view_of(screen).to_components())
    assert sent == components(screen.items)
    return sent <= limits.COMPONENTS


def drawn(subject: Any) -> Callable[..., Drawing]:
    """Return what draws another picture every time."""
    scenes = map(str, itertools.count())
    return lambda game, *_, **__: Drawing(game.name, subject, "dark", next(scenes), "alt")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Context]:
    """The toy game, with a picture wherever there can be one."""
    monkeypatch.setattr("bot.screens.news.table_drawing", drawn("table"))
    for module in ("pages", "moments"):
        for subject in ("table", "hand"):
            monkeypatch.setattr(f"bot.screens.{module}.{subject}_drawing", drawn(subject))
    with toy_playable():
        deadlines = Deadlines(dict.fromkeys(range(3), NOW), NOW)
        hints = Hints(wanted=True)
        yield Context(
            words_for("en"), TOY, 7, lambda seat: f"*Ann* {seat}", "dark", deadlines, hints=hints, advises=True
        )


def begun(*script: str, seats: int = 3, played: int = 1) -> Match:
    """Return a match of which some questions are answered, each by all seats at once."""
    match = Match.start(TOY, seats, "x", options={"script": "+".join(script), "together": True})
    for _ in range(played * seats):
        question = next(iter(match.questions.values()))
        match.answer(question.seat, TOY.pilot(match.view(question.seat), question), question.id)
    return match


def proposed() -> ProposalRow:
    return ProposalRow(id=1, table_id=7, position=0, entries=3, user_id=1, consents=[], refused_by=None, asked_at=NOW)


def everything_else(context: Context, match: Match) -> list[Item]:
    """Return all that can stand beside a match: every seat on offer, everybody away, an undo asked for."""
    offers = [
        OfferRow(id=n, table_id=7, seat=n % match.seats, user_id=ANYBODY, offered_at=NOW, for_user=None)
        for n in range(MOST_SEATS)
    ]
    day = date(2026, 3, 9)
    return status_items(
        context,
        match,
        TableStatus(
            substitutes=[("<@1>", "Ann")],
            offers=offers,
            proposal=proposed(),
            fate="open",
            missing=["<@1>", "<@2>"],
            timed_out=["Ann"],
            away=[("vacation", "Ann", day)],
            deserted=True,
            vacations=[("Ben", day)],
            idle_warning="idle",
            pace_news="news",
        ),
    )


def test_the_table_with_everything_beside_it(toy: Context) -> None:
    match = begun("two", "five")
    assert len(pages.open_questions(match, PEOPLE)) == pages.MOST_OPEN
    story = match.events(None)
    alone = pages.table_page(toy, match, story, 9, PEOPLE)
    full = pages.table_page(toy, match, story, 9, PEOPLE, everything_else(toy, match))
    for screen, verb in ((alone, ":takeback:"), (full, ":agree:")):
        assert fits(screen)
        assert verb.strip(":") in str(screen)
        assert str(screen).count("Picture(") == 1


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_hand_with_orders_and_any_question(toy: Context, name: str) -> None:
    match = begun("two", name, seats=2)
    match.set_orders(0, {"choice": "ask", "amount": 0})
    for draft in drafts(match):
        own = pages.own_screen(toy, match, 0, draft, "note", away=True)
        direct = pages.own_page(
            toy, match, 0, draft, match.events(0), 3, "head", proposal_items(toy, match, proposed(), ["<@1>"])
        )
        assert fits(own)
        assert fits(direct)
        assert "Picture(" in str(own)


def test_many_standing_orders_are_only_mentioned_above_an_open_question() -> None:
    """The screen of orders shows them all."""
    match = Match.start("blackbeard", 2, "orders")
    context = Context(ENGLISH, GAMES["blackbeard"], 7, str)
    # Before any are set, those that the form shows apply.
    assert "changed your standing orders: the usual ones below apply" in str(orders_screen(context, match, 0, Draft()))
    # While one of them is changed, and where others than the usual ones stand in the form, none of that is below.
    usual = FormSheet(match, match.orders_question(0), Draft()).answer
    for draft in (Draft(editing="arms"), Draft(steps={**usual, "arms": "1"})):
        assert "the usual ones below" not in str(orders_screen(context, match, 0, draft))
    match.set_orders(0, {"merchant": "ask"})
    shown = str(pages.own_screen(context, match, 0, Draft(), ""))
    told = orders_text(context, match, 0).splitlines()
    assert "Your standing orders answer some questions for you. **Standing orders** shows and changes them." in shown
    assert not any(line in shown for line in told)
    whole = str(orders_screen(context, match, 0, Draft()))
    assert told[-1] in whole
    # Between this line and the list stand the title and its explanation.
    assert "Your standing orders are in force. They are listed below, under the title and its explanation." in whole


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_news_with_any_question(toy: Context, name: str) -> None:
    """There is more to tell than fits."""
    told = Fact("answered", {"name": "x" * 200, "answers": [{"seat": 0, "said": "y" * 90}] * 9})
    news = News(("answered",), lambda event: Fact("board_told", {"count": event.n}), lambda view, since: [told] * 20)
    context = replace(toy, game=replace(TOY, news=news))
    match = begun("two", name, seats=2)
    match.set_orders(0, {"choice": "ask", "amount": 0})
    for draft in drafts(match):
        own = pages.own_screen(context, match, 0, draft, "note", away=True)
        direct = pages.own_page(
            context, match, 0, draft, match.events(0), 3, "head", proposal_items(context, match, proposed(), ["<@1>"])
        )
        assert fits(own)
        assert fits(direct)
        assert "…" in str(direct)
    assert fits(news_page(context, match, match.events(None), 3))


def drafts(match: Match) -> list[Draft]:
    """Return ways in which the open question may be half answered."""
    question = match.questions[0]
    answer = TOY.pilot(match.view(0), question)
    found = [Draft(), Draft(page=1), Draft(editing="confirm", value=answer)]
    if question.shape == "form":
        found += [Draft(steps=answer), *(Draft(steps=answer, editing=step) for step in answer)]
    advised = Advised(answer=answer, kind="toy", data={"kind": question.kind})
    return [*found, *(draft.model_copy(update={"advice": advised}) for draft in found)]


def test_hints_and_advice_stand_on_the_readers_own_screens(toy: Context) -> None:
    match = begun("two", "five")
    plain, advised = drafts(match)[0], drafts(match)[3]
    for draft, verb in ((plain, ":advise:"), (advised, ":takeadvice:")):
        shown = str(pages.own_screen(toy, match, 0, draft))
        assert "Hint:** Take what you like." in shown
        assert verb in shown
    assert "It likes this answer" in str(pages.own_screen(toy, match, 0, advised))
    neither = str(pages.own_screen(replace(toy, hints=NO_HINTS, advises=False), match, 0, advised))
    assert "Hint" not in neither
    assert "advi" not in neither
    assert "Hint" not in str(pages.table_page(replace(toy, hints=NO_HINTS), match, match.events(None), 9, PEOPLE))


def test_standing_orders_that_are_not_confirmed_say_so() -> None:
    match = Match.start("blackbeard", 2, "orders")
    context = Context(ENGLISH, GAMES["blackbeard"], 7, str)
    fights = next(ready.answer for ready in match.orders_question(0).proposals if ready.id == "ask_fights")
    chosen = Draft(steps=dict(fights))
    unsaved = "Not saved yet: **Confirm** makes these your standing orders."
    assert unsaved in str(orders_screen(context, match, 0, chosen))
    assert unsaved not in str(orders_screen(context, match, 0, Draft()))
    assert unsaved not in str(orders_screen(context, match, 0, chosen.model_copy(update={"editing": "arms"})))
    match.set_orders(0, dict(fights))
    for draft in (chosen, Draft()):
        assert unsaved not in str(orders_screen(context, match, 0, draft))


def test_standing_orders_that_are_only_proposed_say_so() -> None:
    """Listed below "you have no standing orders", the proposal looked as if it were in force."""
    match = Match.start("kaiser", 3, "orders")
    context = Context(ENGLISH, GAMES["kaiser"], 7, str)
    proposed, kept = "A proposal, not in force yet", {"moves": "ahead"}
    assert proposed in str(orders_screen(context, match, 0, Draft()))
    # The line is gone once the player has changed something, and while a single step of the form is open.
    question = match.orders_question(0)
    changed = Draft(steps={**question.proposals[0].answer, "moves": "each"})
    assert proposed not in str(orders_screen(context, match, 0, changed))
    assert proposed not in str(orders_screen(context, match, 0, Draft(editing="pass")))
    match.set_orders(0, {**question.proposals[0].answer, **kept})
    assert proposed not in str(orders_screen(context, match, 0, Draft()))
    # Here the usual orders apply if none are given, and the form shows them.
    usual = Match.start("blackbeard", 2, "orders")
    assert proposed not in str(orders_screen(Context(ENGLISH, GAMES["blackbeard"], 7, str), usual, 0, Draft()))


def test_one_of_many_standing_orders_is_changed_without_the_list_of_the_others_above_it() -> None:
    match = Match.start("blackbeard", 2, "orders")
    match.set_orders(0, {"merchant": "ask"})
    context = Context(ENGLISH, GAMES["blackbeard"], 7, str)
    told = orders_text(context, match, 0).splitlines()
    hint = ENGLISH.line("bot-orders-hint", waits=GAMES["blackbeard"].windows)
    shown = str(orders_screen(context, match, 0, Draft(editing="arms")))
    assert not any(line in shown for line in (*told, hint))
    whole = str(orders_screen(context, match, 0, Draft()))
    assert all(line in whole for line in (*told, hint))


def test_many_standing_orders_that_are_being_changed_are_not_told_as_they_were() -> None:
    """The old ones, above the form and its Confirm, would look as if a press had been lost."""
    match = Match.start("blackbeard", 2, "orders")
    match.set_orders(0, {"merchant": "ask"})
    context = Context(ENGLISH, GAMES["blackbeard"], 7, str)
    before = str(orders_screen(context, match, 0, Draft()))
    shown = str(orders_screen(context, match, 0, Draft(steps={**match.orders(0), "merchant": "8"})))
    old = next(told for told in orders_text(context, match, 0).splitlines() if told not in shown)
    assert old in before
    assert shown.index("Not saved yet") < shown.index(orders_text(context, match, 0).splitlines()[-1])


def test_a_player_who_has_resigned_is_not_told_of_an_answer_that_others_wait_for() -> None:
    match = Match.start("blackbeard", 3, "orders")
    context = Context(ENGLISH, GAMES["blackbeard"], 7, str)
    match.answer(0, match.questions[0].default)
    match.resign(1)
    told = [str(pages.own_screen(context, match, seat, Draft(), "")) for seat in (0, 1)]
    assert ["Your answer is in" in screen for screen in told] == [True, False]


@pytest.mark.parametrize("name", GAMES)
def test_the_longest_advice_and_hints_of_every_game_fit(toy: Context, name: str) -> None:
    """The first forms of Barbe Noire are the longest of all."""
    game = GAMES[name]
    match = Match.start(name, min(seats for seats in game.seats if seats > 1), "long")
    while len(match.entries) < 3 * match.seats:
        for seat, question in list(match.questions.items()):
            advice = game.advise(match.view(seat), question)
            given = Advised(answer=advice.answer, kind=advice.reason.kind, data=dict(advice.reason.data))
            for words in map(words_for, locales()) if seat == 0 else ():
                context = replace(toy, words=words, game=game, names=lambda seat: f"Ann{seat}")
                screen = pages.own_screen(context, match, seat, Draft(advice=given), "note", away=True)
                assert fits(screen)
                assert sum(len(item.content) for item in screen.items if isinstance(item, Text)) <= limits.TEXT
            match.answer(seat, advice.answer)


def test_standing_orders(toy: Context) -> None:
    match = begun("two", "n1000ordered", seats=2)
    match.set_orders(0, {"choice": "ask", "amount": 0})
    for draft in (Draft(), Draft(editing="amount"), Draft(editing="choice")):
        assert fits(orders_screen(toy, match, 0, draft, "note"))


def test_the_screens_of_a_game_with_reactions(toy: Context) -> None:
    assert fits(pace_screen(toy, Pace(minutes=3 * 24 * 60 + 1, reactions=90, every=60), "note"))
    match = begun("window", seats=2, played=0)
    for draft in (Draft(), Draft(editing="timing")):
        assert fits(orders_screen(toy, match, 0, draft, "note"))
    match.orders_wait = True
    match.set_orders(0, {"choice": "o1", "timing": "later"})
    assert match.ordered(0) == "o1"
    for draft in (Draft(), Draft(editing="timing")):
        assert fits(orders_screen(toy, match, 0, draft, "note"))
    assert fits(pages.own_screen(toy, match, 0, Draft(), "note", away=True))


def test_the_end_the_log_and_a_moment(toy: Context) -> None:
    over = begun("two", "five", played=2)
    assert over.result is not None
    assert fits(pages.table_page(toy, over, over.events(None), 9, PEOPLE))
    assert fits(page(ended_items(toy, over)))
    match = begun(*["marks", "two"] * 30, "five", played=30)
    pages_of_story = len(match.events(0)) // 12
    assert pages_of_story > 3
    for number in (1, 3, pages_of_story):
        assert fits(log_screen(toy, match, 0, number, ["now"]))
    assert fits(moment_screen(toy, match, 0, 2))


def test_a_result_with_and_without_its_picture(toy: Context) -> None:
    match = begun(*["marks", "two"] * 20, "five", played=20)
    telling = Telling(results=("answered",), follows=("marked",), drawn=("answered",))
    story = match.events(None)
    for theme in ("dark", None):
        context = replace(toy, game=replace(toy.game, telling=telling), theme=theme)
        for drawn_too in (True, False):
            assert fits(pages.result_page(context, match, story, 9, drawn=drawn_too))


def test_the_lobby_and_its_options() -> None:
    for game in GAMES.values():
        context = Context(ENGLISH, game, 7, str)
        options = game.options().model_dump(mode="json")
        assert fits(pages.lobby_card(context, ["Ann"] * max(game.seats), "<@1>", options, 1, "slow"))
        assert fits(options_screen(context, options, "note"))
        assert all(fits(option_screen(context, choice, options)) for choice in choices_of(game))
        assert fits(pace_screen(context, pace_of({}), "note"))
        leaves = leaves_of(ENGLISH.chapters(game))
        assert all(fits(rules_screen(ENGLISH, game, number)) for number in range(len(leaves) + 1))


@pytest.mark.parametrize("paused", [False, True])
def test_the_more_screen_of_a_host_who_plays(paused: bool) -> None:
    context = Context(ENGLISH, GAMES["corsari"], 7, str)
    screen = more_screen(context, seated=True, out=False, hosting=True, paused=paused, away=True)
    assert fits(screen)
    assert sum(len(item.children) for item in screen.items if isinstance(item, Row)) == 11


def test_many_tables_and_a_persons_own_time() -> None:
    calls: tuple[Call | None, ...] = ("turn", None)
    tables = [Mine("Corsari", "W" * 100, "<#1>", "-", call=calls[n % 2], until=NOW) for n in range(200)]
    assert all(fits(mine_screen(ENGLISH, tables, number)) for number in (1, 17, 34))
    dues = [Due(Context(ENGLISH, GAMES["corsari"], n, str), n, NOW) for n in range(200)]
    assert fits(reminder_page(ENGLISH, dues, 3))
    away = Vacation(start=NOW, until=NOW.replace(year=2027), ai=True)
    habits: Mapping[str, Any] = {"quiet": (22, 7), "vacation": away}
    assert fits(me_screen(ENGLISH, Habits(**habits), NOW, "note", ["otherwise"]))


def test_a_screen_that_is_too_full_is_not_made() -> None:
    buttons = rows(button("x", str(number)) for number in range(limits.COMPONENTS))
    with pytest.raises(ValueError, match="components"):
        page(buttons)
    full = page([text("x")] * (limits.COMPONENTS - 1))
    assert fits(full)
    with pytest.raises(ValueError, match="41 components"):
        page([*full.items, text("x")])


def test_menus_of_options_that_stand_below_each_other_are_told_apart() -> None:
    for game, menus in (("blackbeard", 2), ("corsari", 1)):
        context = Context(ENGLISH, GAMES[game], 7, str)
        screen = options_screen(context, GAMES[game].options().model_dump(mode="json"))
        menus_of = [
            item for row in screen.items if isinstance(row, Row) for item in row.children if isinstance(item, Select)
        ]
        asked = [menu.placeholder for menu in menus_of if ":preset:" not in menu.custom_id]
        assert len(set(asked)) == len(asked) == menus


@pytest.mark.parametrize(("locale", "none"), [("en", "none"), ("ja", "なし")])
def test_an_answer_that_is_nothing_stands_below_what_was_asked(locale: str, none: str) -> None:
    with toy_playable():
        match = Match.start(TOY, 2, "none", options={"script": "few", "together": True})
        context = Context(words_for(locale), TOY, 7, str)
        match.answer(0, [])
        told = str(pages.own_screen(context, match, 0, Draft(), ""))
        assert f"Which ones?\\n{none}" in told
        asked = match.questions[1]
        match.answer(1, [asked.options[0].id])
        form = Match.start(TOY, 2, "none", options={"script": "voyage"}).questions[0]
        steps = context.words.answer(TOY, form, {**form.default, "sails": []}, str).splitlines()
        assert none not in steps
        assert any(line.endswith(none) for line in steps)


@pytest.mark.parametrize("people", [["Ann"], ["Ann", "AI 1"]])
def test_the_line_that_says_a_table_is_ready_says_of_one_player_that_the_match_is_for_one(people: list[str]) -> None:
    context = Context(ENGLISH, GAMES["kaiser"], 7, str)
    card = str(pages.lobby_card(context, people, "<@1>", {}, 1, "slow", ais=len(people) - 1))
    assert ("Ready for a match alone: <@1> can start it." in card) == (len(people) == 1)
    assert ("Ready. <@1> can start the match." in card) == (len(people) == 2)
