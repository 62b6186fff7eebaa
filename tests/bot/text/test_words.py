"""The wording of facts: terms, lists, rows, names, missing texts."""

import re
from dataclasses import replace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.text import MissingText, QuestionText, Words, locales, words_for
from bot.text.catalog import Catalog
from rules import GAMES
from rules.kernel import (
    Fact,
    IllegalAnswer,
    Malformed,
    NotYourSeat,
    Option,
    Proposal,
    Question,
    Refusal,
    Result,
    SeenEvent,
    StaleQuestion,
    choose,
    form,
    number,
    pick,
)

from ..matches import CORSARI, sweeping

NAMES = ["Ann", "Ben", "Cleo", "Dan"].__getitem__
TOY = replace(CORSARI, name="toy", vocabulary={"coin": "coin", "seat": "seat", "who": "seat"})
TOY_TEXT = """
toy-silent = { "" }
toy-sailed = { $who } sailed.
toy-optional = { $extra ->
    [none] nothing
   *[other] { $extra }
}
toy-flag = { $up ->
    [true] up
   *[false] down
}
toy-level = { $level ->
    [1] first
   *[other] level { $level }
}
toy-rows = { $rows }
toy-rows-rows = { $seat } has { $coin }
toy-fight = { $ours }; { $theirs }
toy-fight-ours = { $seat } rolls { $dice }
toy-fight-ours-dice = { $die }{ $face }
    .separator = +
toy-automaton = Nobody
toy-explained = Which one?
    .option = One of them
    .said = Gold, a coin
    .about-z = The last one
toy-about-coin = { $letters ->
    [G] Gold
   *[other] Not gold
}
toy-purse = { $coin_count }: { $coin }
toy-minted = { $coin }: { $coin_code ->
    [AB12] rare
   *[other] common
}
toy-where = { $place }
toy-term-coin = { $letters }/{ $digits }/{ $value }
toy-ask = Well?
    .yes = Yes { $what }
    .option = { $coin }
    .group = Any
    .group-yes = Which yes?
toy-plain = Plain
    .option = { $id }
toy-amount = How much, { $lo } to { $hi }?
toy-deal = Deal
    .proposal-best = Take { $what }
    .proposal = Number { $n }
toy-sum =
    .summary = All of { $what }: { $answer }
bot-list =
    .separator = {", "}
    .last = {" and "}
    .ordered = {" → "}
    .none = none
bot-answer-number = { $number }
bot-choose = Choose
bot-rung = The bell rings.
bot-refused =
    .malformed = What?
    .illegal = No.
    .stale = Late.
    .not_yours = Not you.
    .ruled = { $text } [{ $rule }]
toy-rule-T-1 = A coin has two sides.
    .title = Coins
"""


@pytest.fixture
def corsari() -> Words:
    return words_for("en", strict=True)


@pytest.fixture
def toy() -> Words:
    return Words([Catalog("en", [TOY_TEXT])], strict=True)


def seen(kind: str, rule: str | None = None, **data: Any) -> SeenEvent:
    return SeenEvent(1, kind, data, rule, personal=False)


def fact(words: Words, kind: str, **data: Any) -> str:
    return words.fact(TOY, Fact(kind, data), NAMES)


# -------------------------------------------------------------------- values


def test_cards_are_printed_with_the_emoji_and_letter_of_their_colour(corsari: Words) -> None:
    assert corsari.event(CORSARI, seen("discarded", seat=0, card="O7"), NAMES) == "Ann discarded 🧡O7."
    assert corsari.event(CORSARI, seen("drew_card", seat=0, card="R11"), NAMES) == "You drew ❤️R11."
    assert (
        corsari.event(CORSARI, seen("tavern_colour", colour="A"), NAMES)
        == "The tavern colour is now 🩵 light blue (L)."
    )


def test_a_term_gets_the_letters_and_digits_of_its_value(toy: Words) -> None:
    assert fact(toy, "purse", coin=["AB12"]) == "1: AB/12/AB12"
    assert fact(toy, "purse", coin=["XY"]) == "1: XY/none/XY"


def test_a_message_can_select_by_a_value_that_a_term_words(toy: Words) -> None:
    assert fact(toy, "minted", coin="AB12") == "AB/12/AB12: rare"
    assert fact(toy, "minted", coin="XY") == "XY/none/XY: common"


def test_lists_are_joined_with_the_separators_of_the_language(toy: Words, corsari: Words) -> None:
    assert fact(toy, "where", place=["a"]) == "a"
    assert fact(toy, "where", place=["a", "b"]) == "a and b"
    assert fact(toy, "where", place=["a", "b", "c"]) == "a, b and c"
    assert fact(toy, "where", place=[]) == "none"
    assert toy.listing(["Ann", "Ben", "Cleo"]) == "Ann, Ben and Cleo"
    hand = corsari.event(CORSARI, seen("hand_dealt", hand=["R1", "S11"]), NAMES)
    assert hand == "Your 2 cards: ❤️R1 🩶Gy11"


def test_objects_in_a_list_are_worded_row_by_row(toy: Words) -> None:
    rows = [{"seat": 1, "coin": "G5"}, {"seat": 0, "coin": "S2"}]
    assert fact(toy, "rows", rows=rows) == "Ben has G/5/G5\nAnn has S/2/S2"
    assert fact(toy, "rows", rows=[]) == "none"


def test_an_object_is_worded_as_one_row_and_rows_may_have_rows(toy: Words) -> None:
    ours = {"seat": 0, "dice": [{"die": "B", "face": 7}, {"die": "R", "face": 2}]}
    assert fact(toy, "fight", ours=ours, theirs="none") == "Ann rolls B7+R2; none"


def test_the_number_of_a_copy_is_not_among_the_letters(toy: Words) -> None:
    assert fact(toy, "purse", coin=["G#2"]) == "1: G/2/G\\#2"


def test_a_seat_that_nobody_has_is_named_by_the_game(toy: Words) -> None:
    assert toy.fact(TOY, Fact("rows", {"rows": [{"seat": 2, "coin": "G1"}]}), lambda _: "") == "Nobody has G/1/G1"


def test_an_option_is_explained_by_the_first_fact_that_has_a_line(toy: Words) -> None:
    options = [Option("x", {"place": "b", "coin": "G5"}), Option("y", {"place": "b"}), Option("z/1", {"coin": "G5"})]
    asked = Question(choose(0, "explained", options), "0.1")
    assert [toy.about(TOY, asked, option, NAMES) for option in options] == ["Gold", "", "The last one"]


def test_an_option_is_not_explained_by_what_its_label_says(toy: Words) -> None:
    option = Option("said", {"coin": "G5"})
    assert toy.about(TOY, Question(choose(0, "explained", [option]), "0.1"), option, NAMES) == ""


def test_texts_over_fluents_limit_are_not_cut(toy: Words) -> None:
    assert fact(toy, "where", place="x" * 9000) == "x" * 9000


def test_messages_select_by_flags_numbers_and_missing_values(toy: Words) -> None:
    assert fact(toy, "flag", up=True) == "up"
    assert fact(toy, "flag", up=False) == "down"
    assert fact(toy, "level", level="1") == "first"
    assert fact(toy, "level", level="1+") == "level 1+"
    assert [fact(toy, "optional"), fact(toy, "optional", extra=None), fact(toy, "optional", extra=3)] == [
        "nothing",
        "nothing",
        "3",
    ]


# -------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann_B*", r"Ann\_B\*"),
        ("<@123>", r"\<\@123\>"),
        ("@everyone", r"\@everyone"),
        ("[win](http://x.y)", r"\[win\](http://x.y)"),
        ("# Ann", r"\# Ann"),
        ("- Ann", r"\- Ann"),
        ("1. Ann", r"1\. Ann"),
        ("||a||`b`~~c~~", r"\|\|a\|\|\`b\`\~\~c\~\~"),
        ("two\nlines", "two lines"),
        ("\u202egnorw", "gnorw"),
        ("アン🏴\u200d☠️", "アン🏴\u200d☠️\u2060"),
    ],
)
def test_names_have_no_markdown_or_mentions(corsari: Words, name: str, shown: str) -> None:
    event = seen("discarded", seat=0, card="O7")
    assert corsari.event(CORSARI, event, lambda _: name) == f"{shown} discarded 🧡O7."


def test_kept_texts_follow_the_names_and_facts(corsari: Words) -> None:
    def told(name: str, **facts: Any) -> str | None:
        return corsari.event(CORSARI, seen("discarded", **facts), lambda _: name)

    assert told("Ann", seat=0, card="O7") == told("Ann", seat=0, card="O7") == "Ann discarded 🧡O7."
    assert told("Ben", seat=0, card="O7") == "Ben discarded 🧡O7."
    assert told("Ann", seat=0, card="O8") == "Ann discarded 🧡O8."
    assert corsari.event(CORSARI, seen("discarded", seat=1, card="O7"), NAMES) == "Ben discarded 🧡O7."
    assert told("Ann", seat=0, card="O7") == "Ann discarded 🧡O7."


def test_labels_show_names_unescaped(corsari: Words) -> None:
    question = Question(pick(0, "press", ["1", "2", "3"], k=(2, 2)), "0.1")
    label = corsari.option(CORSARI, question, question.options[0], lambda _: "Ann_B*\n")
    assert label == "Ann_B*"
    assert corsari.answer(CORSARI, question, ["1", "2"], lambda _: "Ann_B*") == r"Eliminated: Ann\_B\* and Ann\_B\*"


def test_a_forged_answer_has_no_markdown_or_mentions(corsari: Words) -> None:
    refusal = IllegalAnswer("not_in_hand", "CO 6.1", card="**@everyone**")
    told = corsari.refusal(CORSARI, refusal, NAMES)
    assert told == r"\*\*\@everyone\*\* isn’t in your hand. (Rule: The declarer’s layout)"


# -------------------------------------------------------------------- what is missing


def test_silent_events_have_no_text(toy: Words) -> None:
    assert toy.event(TOY, seen("silent"), NAMES) is None


def test_events_of_the_kernel_have_texts_in_every_game(toy: Words) -> None:
    assert toy.event(TOY, seen("rung"), NAMES) == "The bell rings."


@pytest.mark.parametrize("kind", ["no_such_kind", "sailed"])
def test_missing_messages_and_arguments_raise_in_strict_words(toy: Words, kind: str) -> None:
    with pytest.raises(MissingText):
        toy.event(TOY, seen(kind), NAMES)


def test_strictness_can_be_set_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTERMASTER_STRICT_TEXT", "1")
    with pytest.raises(MissingText):
        words_for("en").line("bot-no-such-line")


def test_people_get_english_then_the_bare_id_and_the_log_gets_one_line() -> None:
    words = Words([Catalog("fr", ["toy-a = Un\ntoy-b = { $n } deux"]), Catalog("en", ["toy-b = { $m } two"])])
    with capture_logs() as logs:
        assert words.line("toy-a") == "Un"
        assert words.line("toy-b", m=2) == "2 two"
        assert words.line("toy-b", n=2) == "2 deux"
        assert [words.line("toy-c"), words.line("toy-c")] == ["toy-c", "toy-c"]
    assert [entry["message"] for entry in logs] == ["toy-b", "toy-c"]


# -------------------------------------------------------------------- questions and answers


def test_options_are_worded_by_the_head_of_their_id(toy: Words) -> None:
    question = Question(choose(0, "ask", [Option("yes:a/b", {"what": "sir"}), "G5"]), "0.1")
    assert [toy.option(TOY, question, option, NAMES) for option in question.options] == ["Yes sir", "G/5/G5"]
    assert toy.group(TOY, question, "yes", NAMES) == "Which yes?"
    assert toy.group(TOY, question, "no", NAMES) == "Any"
    assert toy.answer(TOY, question, "yes:a/b", NAMES) == "Yes sir"


def test_picks_and_numbers_are_worded_as_answers(toy: Words) -> None:
    options = ["a", "b", "c"]
    assert toy.answer(TOY, Question(pick(0, "plain", options, (0, 3)), "0.1"), ["a", "c"], NAMES) == "a and c"
    assert toy.answer(TOY, Question(pick(0, "plain", options, (0, 3)), "0.1"), [], NAMES) == "none"
    ordered = Question(pick(0, "plain", options, (0, 3), ordered=True), "0.1")
    assert toy.answer(TOY, ordered, ["c", "a"], NAMES) == "c → a"
    amount = Question(number(0, "amount", 2, 5), "0.1")
    assert toy.question(TOY, amount, NAMES) == QuestionText("How much, 2 to 5?", "")
    assert toy.answer(TOY, amount, 4, NAMES) == "4"
    assert toy.group(TOY, amount, "", NAMES) == "Choose"


def test_a_form_is_worded_step_by_step(toy: Words) -> None:
    def chain() -> Any:
        first = yield from choose(0, "plain", ["a", "b"], step="first")
        return (yield from number(0, "amount", 1, 9)) if first == "b" else 0

    proposals = [Proposal("best", {"first": "a"}, {"what": "it"}), Proposal("more-2", {"first": "b"}, {"what": "two"})]
    question = Question(form(0, "deal", chain, proposals), "0.1")
    assert toy.answer(TOY, question, {}, NAMES) == "a"
    assert toy.answer(TOY, question, {"first": "b", "amount": 7}, NAMES) == "b\n7"
    assert [toy.proposal(TOY, question, proposal, NAMES) for proposal in question.proposals] == [
        "Take it",
        "Number 2",
    ]
    summed = Question(form(0, "sum", chain, facts=lambda value: {"what": str(value)}), "0.1")
    assert toy.answer(TOY, summed, {"first": "b", "amount": 7}, NAMES) == "All of 7: b\n7"


def test_corsaris_questions_read_like_this(corsari: Words) -> None:
    match = sweeping(2, {})
    draw = match.questions[0]
    assert corsari.question(CORSARI, draw, NAMES).title == "Where do you draw from?"
    assert [corsari.option(CORSARI, draw, option, NAMES) for option in draw.options] == [
        "From the pile (78 left)",
        "Take the discard 💛Y8",
        "Take 🩷P3 from the tavern (its colour is then 💛 yellow (Y))",
    ]
    same = Option("tavern", {"card": "R7", "tavern_size": 2, "colour": "R", "stays": True})
    told = "Take ❤️R7 from the tavern (its colour stays ❤️ red (R))"
    assert corsari.option(CORSARI, draw, same, NAMES) == told
    last = Option("tavern", {"card": "R7", "tavern_size": 1})
    assert corsari.option(CORSARI, draw, last, NAMES) == "Take ❤️R7: last tavern card, voids the round"
    sure = "This is the last card of the tavern: taking it voids the round, and nobody scores."
    assert corsari.consequence(CORSARI, draw, "tavern", NAMES) == sure
    match.answer(0, "pile")
    act = match.questions[0]
    assert (
        corsari.question(CORSARI, act, NAMES).title
        == "You drew 🩷P2 (total of stowaways if you sail now: 0). What now?"
    )
    assert corsari.group(CORSARI, act, "drop", NAMES) == "Discard a card…"
    assert corsari.answer(CORSARI, act, "drop:R6", NAMES) == "Discard ❤️R6"
    assert corsari.option(CORSARI, act, act.options[-1], NAMES) == "Hoist the sails!"
    assert corsari.question(CORSARI, act, NAMES).hint.endswith("with 🩷P2 put aside, your total is 0.")
    (known,) = match.view(0).known(act, "sail")
    told = "Your total would be 0, with 🩷P2 put aside. That is a sweep: you win the match at once."
    assert corsari.fact(CORSARI, known, NAMES) == told
    match.answer(0, "sail")
    layout = match.questions[0]
    assert corsari.proposal(CORSARI, layout, layout.proposals[0], NAMES) == (
        "Best: ❤️ red (R) and 🧡 orange (O); 🩷P2 aside (total 0; a sweep)"
    )
    best = corsari.answer(CORSARI, layout, layout.proposals[0].answer, NAMES)
    assert best.startswith("Total of stowaways: 0 (the lowest possible)\nScuttled (put aside, costs nothing): ")
    assert corsari.answer(CORSARI, layout, {"scuttle": "R1", "crew": ["R2", "R3"]}, NAMES) == (
        "Total of stowaways: 60 (there is a layout with a lower total)\n"
        "Scuttled (put aside, costs nothing): ❤️R1\nYour crew: ❤️R2 ❤️R3\nPrisoners: 🩷P1 🩷P2\n"
        "Stowaways: ❤️R4 ❤️R5 ❤️R6 🧡O7 🧡O8 🧡O9 🧡O10 🧡O11\n"
        "Openings (places in your crew where another card would fit): 9 (the fewer, the better)"
    )


def test_corsaris_story_reads_like_this(corsari: Words) -> None:
    match = sweeping(2, {})
    for answer in ("pile", "sail", {}):
        match.answer(0, answer)
    assert [corsari.event(CORSARI, event, NAMES) for event in match.events(None)] == [
        "⚓ The match begins. Ben deals first. Options: First dealer: seat 2.",
        (
            "🍻 Round 1: Ben deals, Ann begins.\n"
            "Tavern (its top card is on the right): 💛Y2 💛Y3 💛Y4 💛Y5 💛Y6 💛Y7 🩷P3\n"
            "Its colour is 🩷 pink (P). First discard: 💛Y8."
        ),
        "Ann drew from the pile.",
        "⛵ Ann hoists the sails!",
        (
            "Ann shows their cards. Total of stowaways: 0.\n"
            "Crew: ❤️R1 ❤️R2 ❤️R3 ❤️R4 ❤️R5 ❤️R6 🧡O7 🧡O8 🧡O9 🧡O10 🧡O11\n"
            "Prisoners: 🩷P1\n"
            "Stowaways: none\n"
            "One card is scuttled (put aside, face down)."
        ),
        "🌊 A sweep! Ann sails without a single stowaway.",
        "☠️ Ben is out because of the sweep with 0 points and finishes 2nd.",
        "🏆 Ann made a sweep and wins the match.\nScuttled cards (put aside when sailing):\nRound 1, Ann: 🩷P2",
    ]
    assert corsari.result(CORSARI, match.result, NAMES) == (
        "🏆 Ann made a sweep and wins the match.\n1. Ann: 0 penalty points\n2. Ben: 0 penalty points"
    )


def test_a_sailing_is_one_line_for_each_seat(corsari: Words) -> None:
    scores = [
        {"seat": 0, "case": "3+", "load": 14, "before": 3, "change": 33, "total": 36, "floored": False},
        {"seat": 1, "case": "2", "load": 9, "before": 4, "change": -10, "total": 0, "floored": True},
        {"seat": 2, "case": "1", "load": 20, "before": 0, "change": 20, "total": 20, "floored": False},
    ]
    scores[0] |= {"surcharge": 10, "received": 9}
    assert corsari.event(CORSARI, seen("round_scored", "CO 8.1", seat=0, declared=14, scores=scores), NAMES) == (
        "📜 Ann sailed with a total of 14 and was overtaken by Ben, whose total of 9 is lower.\n"
        "Ann: 3 + 33 = **36** penalty points in all (overtaken by Ben: 10 + own total 14 + Ben’s total 9)\n"
        "Ben: 4 − 10 = **0** penalty points in all (stowaways: total 9, overtook Ann; raised to zero)\n"
        "Cleo: 0 + 20 = **20** penalty points in all (stowaways: total 20)"
    )
    first = {"seat": 0, "case": "3", "load": 14, "before": 0, "change": 0, "total": 0, "floored": False}
    alone = corsari.event(
        CORSARI, seen("round_scored", "CO 8.1", seat=0, declared=14, scores=[first, scores[2]]), NAMES
    )
    assert alone is not None
    assert alone.startswith(
        "📜 Ann sailed with a total of 14 and was not overtaken: the other total is higher.\nAnn: 0"
    )
    loads = [
        {"seat": 1, "added": ["O9"], "prisoners": [], "crew": ["R1", "Y2"], "stowaways": ["G11"], "total": 11},
        {"seat": 2, "added": [], "prisoners": ["A1"], "crew": [], "stowaways": [], "total": 0},
    ]
    assert corsari.event(CORSARI, seen("loads_revealed", "CO 6.7", declarer=0, loads=loads), NAMES) == (
        "All hands are now shown:\n"
        "Ben: total 11. Added to Ann’s crew: 🧡O9. Crew: ❤️R1 💛Y2. Prisoners: none. Stowaways: 💚G11.\n"
        "Cleo: total 0. Crew: none. Prisoners: 🩵L1. Stowaways: none."
    )
    alone = corsari.event(CORSARI, seen("loads_revealed", "CO 6.7", declarer=0, loads=loads[1:]), NAMES)
    assert alone is not None
    assert alone.startswith("All hands are now shown:\nCleo: total 0.")


def test_shared_places_have_the_same_number(corsari: Words) -> None:
    result = Result(((1, 2), (0,)), (1, 2), {0: 101, 1: 35, 2: 35}, "first_bust")
    assert corsari.result(CORSARI, result, NAMES) == (
        "🏆 The limit has been reached. Ben and Cleo win together with the fewest points.\n"
        "1. Ben: 35 penalty points\n1. Cleo: 35 penalty points\n3. Ann: 101 penalty points"
    )


# -------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (IllegalAnswer("add_number_aboard", "CO 6.8", card="V7"), "already has that number. (Rule: What may be added)"),
        (IllegalAnswer("wrong_count", None, lo=2, hi=2, count=1), "You chose 1. Choose exactly 2."),
        (IllegalAnswer("wrong_count", None, lo=0, hi=2, count=3), "You chose 3. Choose 0 to 2."),
        (StaleQuestion("answered_already", seat=0), "You’ve already answered that."),
        (
            Malformed("bad_option", option="limit", fault="too small"),
            "That value isn’t allowed for the option “Limit”.",
        ),
        (Malformed("bad_option", option="", fault="sweep"), "the match to end when only one player is left."),
    ],
)
def test_refusals_are_worded_with_the_title_of_their_rule(corsari: Words, refusal: Refusal, told: str) -> None:
    assert corsari.refusal(CORSARI, refusal, NAMES).endswith(told)


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
@pytest.mark.parametrize(
    ("game", "refusal"),
    [
        ("corsari", IllegalAnswer("number_repeated_in_crew", "CO 6.3", card="V7")),
        ("tortuga", IllegalAnswer("slot_empty", "TO 3.3b")),
        ("kaiser", IllegalAnswer("wrong_count", "KP 3.2", lo=2, hi=2, count=1)),
        ("blackbeard", IllegalAnswer("no_way_there", "BN 6.4")),
    ],
)
def test_no_refusal_shows_the_id_of_a_rule(locale: str, game: str, refusal: Refusal) -> None:
    words = words_for(locale, strict=True)
    told = words.refusal(GAMES[game], refusal, NAMES)
    assert not re.search(r"(CO|TO|KP|BN) ?[0-9]", told)
    (rule,) = [rule for rule in words.rules(GAMES[game]) if rule.id == refusal.rule]
    assert rule.title in told
    # By its title people find it in the rules.
    assert rule in words.find_rules(GAMES[game], rule.title, 3)


def test_refusals_outside_of_any_game_are_worded(corsari: Words) -> None:
    assert corsari.refusal(None, Malformed("no_such_game", game="chess"), NAMES) == "I don’t know that game."
    assert corsari.refusal(None, Malformed("bad_option", option="limit"), NAMES) == "These options can’t be combined."


@pytest.mark.parametrize(
    ("kind", "told"),
    [(Malformed, "What?"), (IllegalAnswer, "No."), (StaleQuestion, "Late."), (NotYourSeat, "Not you.")],
)
def test_a_code_without_a_text_gets_that_of_its_kind(toy: Words, kind: type[Refusal], told: str) -> None:
    assert toy.refusal(TOY, kind("odd"), NAMES) == told
    assert toy.refusal(TOY, kind("odd", "T 1"), NAMES) == f"{told} [Coins]"
    # An id tells people nothing.
    assert toy.refusal(TOY, kind("odd", "T 2"), NAMES) == told


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_count_of_missing_answers_is_true_for_those_who_have_answered_and_those_who_have_not(
    locale: str, count: int
) -> None:
    """The line for everybody may be read by somebody whose own answer is among the missing ones."""
    line = words_for(locale, strict=True).line("bot-waiting-count", count=count)
    assert not [word for word in ("other", "autre", "joueur", "ほか", "他") if word in line]
