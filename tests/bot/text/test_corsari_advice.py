"""What Corsari tells a newcomer about the sweep, and why the AI advises what it does."""

import pytest

from bot import limits
from bot.text import words_for
from bot.text.catalog import locales
from rules.kernel import Match, Reason

from ...rules.corsari.positions import SWEEPER, cheap_sail, resumed, say, stacked
from ..matches import CORSARI

SWEEP = {"en": "sweep", "fr": "grand chelem", "ja": "スイープ"}


@pytest.mark.parametrize("locale", locales())
def test_what_was_learned_names_both_ends_of_a_match(locale: str) -> None:
    assert CORSARI.lesson is not None
    assert CORSARI.lesson.topics[-1].after == ("match_ended",)
    for told in words_for(locale, strict=True).lesson(CORSARI, CORSARI.lesson.topics[-1].name):
        assert "101" in told
        assert SWEEP[locale] in told


def names(seat: int) -> str:
    return "ABCD"[seat]


def sailing() -> Match:
    """Return a match in which seat 0 is about to lay out its cards."""
    match = resumed(2, dealer=1, deals=[stacked(range(2), 1, {0: SWEEPER}, "N1")])
    say(match, "pile", "sail")
    return match


LEAVES = {"leaves": "denied", "after": 7, "better": "R3"}
"""A discard that keeps a card from the next player: it leaves a higher total than the hand says."""


@pytest.mark.parametrize("locale", locales())
def test_a_discard_says_what_total_it_leaves_and_why_it_is_not_another(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"total": 3, "lap": 2, "percent": 20, "sweep": "match", "tavern_left": 4, **LEAVES}
    for kind in ("wait_for_sweep", "risk_of_overtake", "may_not_sail"):
        told = words.reason(CORSARI, Reason(kind, facts), names)
        assert "7" in told
        assert {"en": "next player", "fr": "personne suivante", "ja": "次の人"}[locale] in told
        assert {"en": "❤️R3", "fr": "❤️R3", "ja": "❤️赤3"}[locale] in told


@pytest.mark.parametrize("locale", locales())
def test_advice_to_draw_names_both_places_that_it_compares(locale: str) -> None:
    words = words_for(locale, strict=True)
    names_of = {
        "en": ("Taking the discard", "tavern’s card"),
        "fr": ("carte de la défausse", "carte de la taverne"),
        "ja": ("捨て札", "酒場"),
    }
    for kind in ("draw_fewer", "draw_level"):
        facts = {"source": "tavern", "total": 20, "rival": "discard", "least": 16}
        told = words.reason(CORSARI, Reason(kind, facts), names)
        assert all(name in told for name in names_of[locale])


@pytest.mark.parametrize("locale", locales())
def test_a_plan_to_sail_names_the_card_that_is_put_aside(locale: str) -> None:
    """Two plans may have the same crew."""
    words = words_for(locale, strict=True)
    (question,) = sailing().questions.values()
    best = question.proposals[0]
    data = {**best.data, "total": 60, "openings": 11, "crew_colours": ["A", "N"], "scuttled": "A11"}
    for kind in ("best", "other-2"):
        label = words.proposal(CORSARI, question, best._replace(id=kind, data=data), names)
        assert {"en": "🩵L11 aside", "fr": "sans 🩵Bc11", "ja": "裏向き：🩵水11"}[locale] in label
        assert label.endswith({"en": ")", "fr": ")", "ja": "）"}[locale])
        assert len(label) <= limits.BUTTON_LABEL


@pytest.mark.parametrize("locale", locales())
def test_who_waits_for_a_sweep_reads_that_an_opponent_may_sweep_first_and_how_often(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"total": 6, "lap": 4, "percent": 61, "own": 17, "rivals": 23, "sweep": "match", "tavern_left": 4, **LEAVES}
    told = words.reason(CORSARI, Reason("wait_for_sweep", facts), names)
    assert {"en": "an opponent may sweep first", "fr": "avant vous", "ja": "相手が先にスイープ"}[locale] in told
    assert all(str(number) in told for number in (61, 17, 23))
    told = words.reason(CORSARI, Reason("lead", {**facts, "lead": 45}), names)
    assert all(str(number) in told for number in (45, 61))


@pytest.mark.parametrize("locale", locales())
def test_a_chance_to_be_overtaken_is_weighed_and_not_called_dangerous(locale: str) -> None:
    """26 of 100 was too risky in one match and 33 of 100 fine in another: what else may come decides."""
    words = words_for(locale, strict=True)
    facts = {"total": 18, "lap": 1, "percent": 26, "safe": 74, **LEAVES}
    waits = {
        sweep: words.reason(CORSARI, Reason("risk_of_overtake", {**facts, "sweep": sweep}), names)
        for sweep in ("round", "match")
    }
    for told in waits.values():
        assert {"en": "risky", "fr": "risqué", "ja": "危険"}[locale] not in told
        assert {"en": "Waiting is worth more", "fr": "Mieux vaut attendre", "ja": "待つほうが得"}[locale] in told
    assert [SWEEP[locale] in told for told in waits.values()] == [False, True]
    told = words.reason(CORSARI, Reason("low_risk_of_overtake", facts), names)
    assert "26" in told
    assert "74" in told


@pytest.mark.parametrize("locale", locales())
def test_only_who_declares_reads_of_a_card_put_aside(locale: str) -> None:
    words = words_for(locale, strict=True)
    match = sailing()
    (layout,) = match.questions.values()
    told = {"declarer": words.question(CORSARI, layout.steps[1], names).hint}
    loading = cheap_sail(2)
    told["other"] = words.question(CORSARI, loading.questions[1].steps[1], names).hint
    aside = {"en": "scuttle", "fr": "sabordée", "ja": "裏向き"}[locale]
    assert {name: aside in hint for name, hint in told.items()} == {"declarer": True, "other": False}


@pytest.mark.parametrize("locale", locales())
def test_advice_to_draw_says_which_total_it_means(locale: str) -> None:
    words = words_for(locale, strict=True)
    meant = {"en": "after the discard", "fr": "après la défausse", "ja": "1枚捨てた後の密航者の合計"}[locale]
    facts = {"source": "pile", "total": 20, "rival": "discard", "least": 16}
    for kind in ("draw_known", "draw_unknown", "draw_fewer", "draw_level"):
        assert meant in words.reason(CORSARI, Reason(kind, facts), names)


@pytest.mark.parametrize("locale", locales())
def test_all_who_overtake_are_paid_for(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"total": 30, "lap": 1, "percent": 60, "sweep": "match", **LEAVES}
    texts = {"en": "of all who overtake you", "fr": "de tous ceux qui vous dépassent", "ja": "追い抜いた人全員の合計"}
    everyone = texts[locale]
    assert everyone in words.reason(CORSARI, Reason("risk_of_overtake", facts), names)
    assert everyone in words.how(CORSARI, {})


@pytest.mark.parametrize("locale", locales())
def test_newcomers_read_that_a_sailor_may_pay_nothing(locale: str) -> None:
    """Otherwise nobody would sail."""
    words = words_for(locale, strict=True)
    nothing = {
        "en": ("pays nothing", "0 points", "no points at all"),
        "fr": ("ne paie rien", "aucun point", "aucun point"),
        "ja": ("ペナルティは0", "ペナルティは0点", "ペナルティは0点"),
    }[locale]
    told = (words.lesson(CORSARI).text, words.lesson(CORSARI, "turn").text, words.how(CORSARI, {}))
    assert [said in text for said, text in zip(nothing, told, strict=True)] == [True, True, True]


@pytest.mark.parametrize("locale", locales())
def test_all_hands_are_shown_to_every_reader(locale: str) -> None:
    """No reader is "the other" of the player who sailed."""
    words = words_for(locale, strict=True)
    match = cheap_sail(2)
    for seat, question in list(match.questions.items()):
        match.answer(seat, question.default)
    (shown,) = (event for event in match.events(None) if event.kind == "loads_revealed")
    told = words.event(CORSARI, shown, names) or ""
    assert told.startswith({"en": "All hands", "fr": "Toutes les mains", "ja": "全員の手札"}[locale])


@pytest.mark.parametrize("locale", locales())
def test_one_opponent_is_not_spoken_of_as_many(locale: str) -> None:
    words = words_for(locale, strict=True)
    several = {"en": "all other", "fr": "tous les autres", "ja": "ほかの人の合計は、すべて"}[locale]
    for seats in (2, 3):
        match = cheap_sail(seats)
        for seat, question in list(match.questions.items()):
            match.answer(seat, question.default)
        (scored,) = (event for event in match.events(None) if event.kind == "round_scored")
        assert (several in (words.event(CORSARI, scored, names) or "")) == (seats > 2)


@pytest.mark.parametrize("locale", locales())
def test_the_end_of_a_lesson_speaks_of_its_buttons_where_it_has_them(locale: str) -> None:
    words = words_for(locale, strict=True)
    typed = [("`/" in words.line("bot-lesson-next", buttons=buttons)) for buttons in (True, False)]
    assert typed == [False, True]
