"""What Corsari says where the options of a match matter."""

import pytest

from bot.pictures import hand_drawing, table_drawing
from bot.screens.context import Context
from bot.screens.summary import summary
from bot.text import words_for
from bot.text.catalog import locales
from rules.kernel import Match, Reason

from ...rules.corsari.positions import ALONE, DEFAULT, SWEEPER, cheap_sail, resumed, say, stacked
from ..matches import CORSARI

SAIL = {"en": "sail", "fr": "hisse", "ja": "出航"}
"""The stem of the word for sailing."""
FORBIDDEN = {"en": "nobody may sail", "fr": "personne ne hisse", "ja": "誰も出航できません"}


def names(seat: int) -> str:
    return "ABCD"[seat]


def drawn(**options: object) -> Match:
    """Return a match in which a seat has drawn its first card from the pile."""
    match = Match.start("corsari", 2, "first lap", options=options)
    (question,) = match.questions.values()
    match.answer(question.seat, "pile", question.id)
    return match


@pytest.mark.parametrize("advice", [True, False])
@pytest.mark.parametrize("locale", locales())
def test_who_may_not_sail_yet_is_asked_for_a_card_to_discard(locale: str, advice: bool) -> None:
    words = words_for(locale, strict=True)
    match = drawn(no_sail_first_lap=True, advice=advice)
    (question,) = match.questions.values()
    title, hint = words.question(CORSARI, question, names)
    assert SAIL[locale] not in title
    assert hint.count(SAIL[locale]) == hint.count(FORBIDDEN[locale]) == 1
    view = match.view(question.seat)
    hand = hand_drawing(CORSARI, view, words, names, "dark")
    assert hand is not None
    for told in (hand.alt, hand.scene, *(words.fact(CORSARI, fact, names) for fact in view.own())):
        assert {"en": "if you sail", "fr": "si vous hiss", "ja": "今出航"}[locale] not in told
    table = table_drawing(CORSARI, match.view(None), words, names, "dark")
    assert table is not None
    assert {"en": "discard or sail", "fr": "ou hisser", "ja": "出航するか"}[locale] not in table.alt


@pytest.mark.parametrize("locale", locales())
def test_who_may_sail_is_asked_whether_they_do(locale: str) -> None:
    words = words_for(locale, strict=True)
    (question,) = drawn().questions.values()
    title, hint = words.question(CORSARI, question, names)
    assert {"en": "if you sail now", "fr": "si vous hissez", "ja": "今出航すると"}[locale] in title
    assert FORBIDDEN[locale] not in hint


LOST = {
    ("last_standing", 78): {"en": "you are out", "fr": "vous êtes hors course", "ja": "あなたは敗退します"},
    ("first_bust", 78): {"en": "the match ends", "fr": "la partie finit là", "ja": "対戦が終わります"},
    ("last_standing", 10): None,
    ("fixed_rounds", 78): None,
}


@pytest.mark.parametrize(("end_mode", "before"), LOST)
@pytest.mark.parametrize("locale", locales())
def test_who_reaches_the_limit_reads_so_before_they_confirm(locale: str, end_mode: str, before: int) -> None:
    words = words_for(locale, strict=True)
    hands = {seat: ALONE[seat] for seat in range(2)}
    deals = [stacked(range(2), 1, hands, "N1", "Y7")]
    match = resumed(2, dealer=1, deals=deals, totals={1: before}, end_mode=end_mode, limit=100)
    say(match, "pile", "sail", DEFAULT)
    question = match.questions[1]
    said = words.answer(CORSARI, question, question.default, names)
    total = question.facts(question.default)["total"]
    assert total >= 22
    end = LOST[end_mode, before]
    for words_of_it in (one[locale] for one in LOST.values() if one is not None):
        assert (words_of_it in said) == (end is not None and words_of_it == end[locale])
    assert (str(before + total) in said) == (end is not None)


@pytest.mark.parametrize("locale", locales())
def test_a_hint_on_the_crew_of_who_can_overtake_weighs_a_higher_total(locale: str) -> None:
    words = words_for(locale, strict=True)
    (question,) = cheap_sail(2).questions.values()
    crew = question.steps[1]
    assert crew.data["within_reach"] is False
    hints: dict[bool, str] = {}
    for reach in (True, False):
        crew.data = {"declares": False, "within_reach": reach}
        hints[reach] = words.first_hint(CORSARI, crew, names)
    higher = {"en": "the highest costs", "fr": "le plus haut qui coûte", "ja": "合計が大きいほど"}[locale]
    assert {reach: higher in hint for reach, hint in hints.items()} == {True: True, False: False}


ENDS = {
    "last_standing": {
        "en": "The last one left wins.",
        "fr": "la dernière personne en lice gagne.",
        "ja": "最後まで残った",
    },
    "first_bust": {"en": "as soon as a player has 60", "fr": "dès que quelqu’un a 60", "ja": "60点以上の人が出たら"},
    "fixed_rounds": {"en": "after 6 rounds", "fr": "après 6 manches", "ja": "6ラウンド"},
}


@pytest.mark.parametrize("sweep", ["match", "round"])
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("locale", locales())
def test_how_the_game_goes_follows_the_options(locale: str, end: str, sweep: str) -> None:
    options = {"end_mode": end, "limit": 60, "fixed_rounds": 6, "sweep": sweep}
    first, _, last = words_for(locale, strict=True).how(CORSARI, options).splitlines()
    assert [one for one, told in ENDS.items() if told[locale] in last] == [end]
    swept = {"en": "(a sweep) you win", "fr": "(grand chelem), vous gagnez", "ja": "（スイープ）、その場で"}
    assert (swept[locale] in last) == (sweep == "match")
    later = words_for(locale, strict=True).how(CORSARI, {"no_sail_first_lap": True}).splitlines()[0]
    second = {"en": "your second turn", "fr": "votre deuxième tour", "ja": "2回目の手番"}[locale]
    assert second in later
    assert second not in first


def sailing(**options: object) -> Match:
    """Return a match in which seat 0 sails in round 5 with a total of 3, and all others are far above it."""
    deals = [stacked(range(3), 2, {seat: ALONE[seat] for seat in range(3)}, "N1")]
    match = resumed(3, dealer=2, deals=deals, totals={1: 60, 2: 40}, rounds=4, **options)
    say(match, "pile", "sail", DEFAULT)
    for seat, question in list(match.questions.items()):
        match.answer(seat, question.default)
    return match


def test_the_ranking_and_the_verdict_say_when_a_seat_was_out() -> None:
    match = sailing(limit=90)
    assert match.result is not None
    assert [seat for shared in match.result.ranking for seat in shared] == [0, 2, 1]
    assert match.result.data == {}, "stored results have no such facts"
    words, result = words_for("en", strict=True), match.told_result
    scores = match.result.scores
    assert words.result(CORSARI, result, names).splitlines() == [
        (
            "🏆 A is the last one left and wins the match. The longer the others stayed in, the better their place; in"
            " the same round, fewer points finish higher."
        ),
        "1. A: 0 penalty points",
        f"2. C: out in round 5 with {scores[2]} penalty points",
        f"3. B: out in round 5 with {scores[1]} penalty points",
    ]
    assert words.verdict(CORSARI, result, 0, names) == "**You win** with 0 penalty points."
    told = f"**You finish 3rd**: you were out in round 5, because your penalty had reached {scores[1]} points."
    assert words.verdict(CORSARI, result, 1, names) == told


@pytest.mark.parametrize("locale", locales())
def test_who_cannot_overtake_is_told_the_least_total(locale: str) -> None:
    words = words_for(locale, strict=True)
    deals = [stacked(range(2), 1, {0: ALONE[0], 1: ALONE[1]}, "N1")]
    match = resumed(2, dealer=1, deals=deals)
    say(match, "pile", "sail", DEFAULT)
    (question,) = match.questions.values()
    assert question.data["within_reach"] is False
    title, hint = words.question(CORSARI, question, names)
    assert str(question.data["least"]) in title
    assert {"en": "can’t overtake", "fr": "ne pouvez pas dépasser", "ja": "追い抜けません"}[locale] in title
    # What an overtake would bring is left out.
    assert {"en": "penalty", "fr": "pénalité", "ja": "累計"}[locale] not in hint


def test_a_sweep_is_told_before_those_it_puts_out() -> None:
    deals = [stacked(range(3), 2, {0: SWEEPER}, "N1")]
    match = resumed(3, dealer=2, deals=deals)
    say(match, "pile", "sail", DEFAULT)
    telling, events = CORSARI.telling, match.events(None)
    part = events[: telling.ends(events)[-1][1]]
    kinds = [event.kind for event in telling.result(part)]
    assert kinds == ["sweep", "seat_eliminated", "seat_eliminated"]
    # Those who reach the limit are told after the sums.
    events = sailing(limit=90).events(None)
    part = events[: telling.ends(events)[-1][1]]
    assert [event.kind for event in telling.result(part)] == ["round_scored", "seat_eliminated", "seat_eliminated"]


@pytest.mark.parametrize("locale", locales())
def test_a_wait_for_a_sweep_names_the_risk_of_the_last_tavern_card(locale: str) -> None:
    words = words_for(locale, strict=True)

    def told(left: int) -> str:
        reason = Reason("wait_for_sweep", {"total": 3, "sweep": "match", "tavern_left": left})
        return words.reason(CORSARI, reason, names)

    assert told(3) == told(0)
    for left in (1, 2):
        assert told(left).startswith(told(3))
        assert {"en": "void", "fr": "nulle", "ja": "無効ラウンド"}[locale] in told(left).removeprefix(told(3))
    assert told(1) != told(2)


def test_japanese_acts_of_one_turn_are_one_sentence() -> None:
    words = words_for("ja", strict=True)
    match = Match.start("corsari", 2, "acts", "", {})
    for answer in ("pile", None):
        (question,) = match.questions.values()
        match.answer(question.seat, answer or question.options[0].id, question.id)
    context = Context(words, CORSARI, 1, names)
    part = [event for event in match.events(None) if event.kind in ("drew", "discarded")]
    (line,) = summary(context, part).splitlines()
    assert "：山札から引き、" in line
    assert line.endswith("を捨てました")


@pytest.mark.parametrize("locale", locales())
def test_who_picks_cards_for_a_ship_reads_at_once_which_of_them_go_together(locale: str) -> None:
    """In a picture all cards can be picked, and the hint is folded up: only the refusal told a player."""
    words = words_for(locale, strict=True)
    (question,) = cheap_sail(2).questions.values()
    twice = {"en": "o number twice", "fr": "ucun numéro en double", "ja": "同じ数字は1枚だけ"}[locale]
    colours = {"en": "two colours", "fr": "eux couleurs", "ja": "2色まで"}[locale]
    add, crew = (words.question(CORSARI, step, names) for step in question.steps)
    assert twice in add.title
    assert twice in crew.title
    assert colours in crew.title
    assert colours not in crew.hint
