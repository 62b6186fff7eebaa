"""What Corsari tells a newcomer about the sweep, and why the AI advises what it does."""

import re

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


LEAVES = {"leaves": "denied", "after": 7, "better": "R3", "lowest": 5, "opponent": 1}
"""A discard that keeps a card from the next player: it leaves a higher total than the hand says."""
SEVERAL = {"opponents": 2, "most": 13, "late": "false", "hope": "false"}
ONE = {**SEVERAL, "opponents": 1}
CARD = {"en": "❤️R3", "fr": "❤️R3", "ja": "❤️赤3"}


@pytest.mark.parametrize("locale", locales())
def test_a_discard_says_what_total_it_leaves_and_why_it_is_not_another(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"total": 3, "lap": 2, "percent": 20, "sweep": "match", "tavern_left": 4, **LEAVES, **SEVERAL}
    for kind in ("wait_for_sweep", "risk_of_overtake", "may_not_sail"):
        told = words.reason(CORSARI, Reason(kind, facts), names)
        assert "7" in told
        assert "5" in told, "what the other discard would leave"
        assert re.search(r"\bB\b", told, re.ASCII), "the next player"
        assert CARD[locale] in told


@pytest.mark.parametrize("locale", locales())
def test_advice_to_take_a_card_tells_the_total_that_the_advice_to_discard_will_leave(locale: str) -> None:
    """A player reads both, one after the other: a lowest total of 3, of which 5 is kept, is told as such."""
    words = words_for(locale, strict=True)
    facts = {"source": "discard", "total": 3, "rival": "pile", "least": 2, "gap": "lower", "other": 6}
    for kind in ("draw_known", "draw_fewer", "draw_level"):
        told = words.reason(CORSARI, Reason(kind, {**facts, "leaves": "lowest", "after": 3}), names)
        for leaves, said in (("fewer", ""), ("denied", CARD[locale])):
            kept = words.reason(CORSARI, Reason(kind, {**facts, **LEAVES, "leaves": leaves}), names)
            assert kept.startswith(told)
            assert "7" in kept.removeprefix(told)
            assert said in kept.removeprefix(told)


@pytest.mark.parametrize("locale", locales())
def test_advice_to_draw_never_calls_a_total_lower_than_the_same_number(locale: str) -> None:
    words = words_for(locale, strict=True)
    lower = {"en": ", lower", "fr": ", plus bas", "ja": "より小さい"}[locale]
    hardly = {"en": "a little lower", "fr": "un peu plus bas", "ja": "より少し小さい"}[locale]
    facts = {"source": "pile", "total": 6, "leaves": "lowest"}
    for kind in ("draw_known", "draw_unknown"):
        told = {
            gap: words.reason(CORSARI, Reason(kind, {**facts, "gap": gap, "other": other}), names)
            for gap, other in (("same", 6), ("hardly", 6), ("lower", 8))
        }
        assert lower in told["lower"]
        assert "8" in told["lower"]
        assert hardly in told["hardly"]
        assert lower not in told["same"]
        assert hardly not in told["same"]
        assert told["hardly"].count("6") == 1


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
        assert {"en": "🩵L11 aside", "fr": "total 60 sans 🩵Bc11", "ja": "裏向き：🩵水11"}[locale] in label
        assert label.endswith({"en": ")", "fr": ")", "ja": "）"}[locale])
        assert len(label) <= limits.BUTTON_LABEL


@pytest.mark.parametrize("locale", locales())
def test_one_opponent_is_named_in_advice(locale: str) -> None:
    words = words_for(locale, strict=True)
    someone = {"en": "opponent", "fr": "adversaire", "ja": "相手"}[locale]
    facts = {"total": 6, "lap": 4, "percent": 35, "safe": 65, "own": 17, "rivals": 23, "sweep": "match", "lead": 20}
    leaves = {"leaves": "lowest", "after": 6, "tavern_left": 4, "opponent": 1}
    for kind in ("wait_for_sweep", "wait_in_danger", "risk_of_overtake", "low_risk_of_overtake"):
        told = {
            number: words.reason(CORSARI, Reason(kind, {**facts, **leaves, **of}), names)
            for number, of in ((1, ONE), (2, SEVERAL))
        }
        assert someone in told[2]
        assert someone not in told[1]
        assert re.search(r"\bB\b", told[1], re.ASCII)


@pytest.mark.parametrize("locale", locales())
def test_advice_begins_with_the_reason_that_decides(locale: str) -> None:
    """A sweep that an opponent makes more often, last told, was no reason to wait."""
    words = words_for(locale, strict=True)
    facts = {"total": 7, "lap": 8, "percent": 76, "own": 8, "rivals": 29, "sweep": "match", "tavern_left": 4}
    told = words.reason(CORSARI, Reason("wait_in_danger", {**facts, **LEAVES, **SEVERAL}), names)
    assert told.index("76") < told.index("29")
    assert SWEEP[locale] in told[told.index("76") :]
    told = words.reason(CORSARI, Reason("wait_for_sweep", {**facts, "percent": 13, **LEAVES, **SEVERAL}), names)
    assert told.index(SWEEP[locale]) < told.index("29") < told.index("13")


@pytest.mark.parametrize("locale", locales())
def test_advice_to_sail_or_to_wait_says_where_the_line_is(locale: str) -> None:
    """24 of 100 was too much in one match, 33 of 100 fine in another: the AI goes by the total and the turn."""
    words = words_for(locale, strict=True)
    facts = {"total": 14, "lap": 2, "percent": 24, "safe": 76, "sweep": "match", **LEAVES, **SEVERAL}
    for kind in ("risk_of_overtake", "low_risk_of_overtake"):
        assert "13" in words.reason(CORSARI, Reason(kind, facts), names)
    late = words.reason(CORSARI, Reason("risk_of_overtake", {**facts, "late": "true"}), names)
    assert "13" not in late
    here = words.reason(CORSARI, Reason("low_risk_of_overtake", {**facts, "sweep": "round"}), names)
    assert here != words.reason(CORSARI, Reason("low_risk_of_overtake", facts), names)


@pytest.mark.parametrize("locale", locales())
def test_totals_below_those_to_sail_with_are_kept_for_a_sweep(locale: str) -> None:
    """A player read "7 or less" in one turn and "only with 0" in the next, and no reason."""
    words = words_for(locale, strict=True)
    facts = {"total": 14, "lap": 4, "percent": 24, "safe": 76, "sweep": "match", **LEAVES, **SEVERAL, "least": 5}
    for kind in ("risk_of_overtake", "low_risk_of_overtake"):
        told = words.reason(CORSARI, Reason(kind, {**facts, "most": 9, "span": "range"}), names)
        assert re.search(r"5\D{1,4}9", told)
    late = words.reason(CORSARI, Reason("risk_of_overtake", {**facts, "late": "true"}), names)
    assert SWEEP[locale] in late
    # The advice to sail says it, too: with less than 5 the AI did not sail, and nothing told why.
    sails = Reason("low_risk_of_overtake", {**facts, "most": 9, "span": "range", "clear": 12})
    told = words.reason(CORSARI, sails, names)
    assert SWEEP[locale] in told
    assert "12" in told, "with this lead the AI sails with less"


@pytest.mark.parametrize("locale", locales())
def test_the_chances_of_one_plan_are_not_added_to_those_of_another(locale: str) -> None:
    """54 of 100, 27 of 100 and 36 of 100 read like parts of one hundred."""
    words = words_for(locale, strict=True)
    facts = {"total": 1, "lap": 9, "percent": 36, "own": 54, "rivals": 27, "sweep": "match", **LEAVES, **SEVERAL}
    rest = {"en": "the rest end without a sweep", "fr": "les autres manches finissent", "ja": "残りはスイープなし"}[
        locale
    ]
    for kind in ("wait_for_sweep", "wait_in_danger"):
        for tavern_left in (1, 2, 3, 4):
            of = {**facts, "rest": 19, "tavern_left": tavern_left}
            told = words.reason(CORSARI, Reason(kind, of), names)
            # Those chances are of rounds that the tavern doesn't end.
            void = {"en": "the round is void", "fr": "la manche est nulle", "ja": "無効ラウンドになります"}
            assert (void[locale] in told) == (tavern_left <= 2)
            assert [sign in told for sign in (rest, "54", "27")] == [tavern_left > 2] * 3
            assert {"en": "may sweep first", "fr": "avant vous", "ja": "相手が先にスイープ"}[locale] in told
        assert rest not in words.reason(CORSARI, Reason(kind, {**facts, "rest": 0, "tavern_left": 4}), names)


@pytest.mark.parametrize("locale", locales())
def test_a_card_taken_for_the_colour_of_the_tavern_is_said_to_be(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {
        "source": "tavern",
        "total": 29,
        "gap": "lower",
        "other": 35,
        "leaves": "lowest",
        "colour": "B",
        "card": "R3",
    }
    told = words.reason(CORSARI, Reason("draw_known", facts), names)
    assert {"en": "💙 blue (B)", "fr": "💙 bleu", "ja": "💙青"}[locale] in told
    assert CARD[locale] in told, "the card that is taken, and discarded again"
    plain = words.reason(CORSARI, Reason("draw_known", {**facts, "colour": "none"}), names)
    assert told.startswith(plain)


@pytest.mark.parametrize("locale", locales())
def test_advice_to_sail_says_what_waiting_would_give_the_others_where_a_sweep_is_nothing_special(locale: str) -> None:
    """ "A lower total would win you nothing extra": it would lower the very risk that was told before."""
    words = words_for(locale, strict=True)
    facts = {"total": 14, "lap": 2, "percent": 33, "safe": 67, "sweep": "round", **LEAVES, **ONE}
    told = words.reason(CORSARI, Reason("low_risk_of_overtake", facts), names)
    assert {"en": "sail first", "fr": "hisser les voiles en premier", "ja": "先に出航"}[locale] in told
    assert len(re.findall(r"\bB\b", told, re.ASCII)) == 3


@pytest.mark.parametrize("locale", locales())
def test_advice_to_wait_says_what_lead_would_change_it(locale: str) -> None:
    """A player who led by 68 points read "unless you lead clearly" in every turn, and was told to wait with 12."""
    words = words_for(locale, strict=True)
    facts = {"total": 12, "percent": 64, "lap": 4, "sweep": "match", **LEAVES, **ONE, "least": 5, "most": 7}

    def told(**of: int | str) -> str:
        return words.reason(CORSARI, Reason("risk_of_overtake", {**facts, **of}), names)

    lead = {"en": "lead", "fr": "avance", "ja": "リード"}[locale]
    for late in ("true", "false"):
        span = told(late=late, span="range", lead=0, clear=12)
        assert lead in span
        assert span.count("12") == 2, "the total, and the lead that it takes"
        assert lead not in told(late=late, span="range", lead=0, clear=0)
    for late, span, line in (("lead", "any", "5"), ("false", "any", "7")):
        leading = told(late=late, span=span, lead=68, clear=0)
        assert lead in leading
        assert "68" in leading
        assert line in leading


@pytest.mark.parametrize("locale", locales())
def test_who_waits_reads_that_the_last_tavern_card_ends_the_round(locale: str) -> None:
    words = words_for(locale, strict=True)
    void = {"en": "void", "fr": "nulle", "ja": "無効ラウンド"}[locale]
    facts = {"total": 12, "percent": 64, "lap": 4, "sweep": "match", **LEAVES, **ONE}
    for hope, lefts in (("true", (1, 2)), ("false", (1, 2)), ("void", (1, 2, 3))):
        for left in range(5):
            reason = Reason("risk_of_overtake", {**facts, "hope": hope, "tavern_left": left})
            assert words.reason(CORSARI, reason, names).count(void) == (hope == "void" or left in lefts)


@pytest.mark.parametrize("locale", locales())
def test_the_highest_total_that_overtakes_is_one_of_the_low_ones(locale: str) -> None:
    """ "A higher total that still overtakes" reads backwards: one overtakes with a low total."""
    words = words_for(locale, strict=True)
    low = {"en": "low enough to overtake", "fr": "totaux assez bas pour dépasser", "ja": "追い抜ける範囲で"}[locale]
    assert low in words.line("corsari-first-crew", within_reach=True)
    assert low in words.line("corsari-first-orders")


TURNS = {
    "en": ("your first turn", "your sixth turn", "your eleventh turn", "turn 13"),
    "fr": ("votre premier tour", "votre sixième tour", "votre onzième tour", "votre 13ᵉ tour"),
    "ja": ("1巡目", "6巡目", "11巡目", "13巡目"),
}


@pytest.mark.parametrize("locale", locales())
def test_the_first_turns_of_a_round_are_named_in_words(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"total": 29, "percent": 71, "sweep": "match", **LEAVES, **ONE}
    laps = (1, 6, 11, 13)
    told = [words.reason(CORSARI, Reason("risk_of_overtake", {**facts, "lap": lap}), names) for lap in laps]
    assert [turn in one for turn, one in zip(TURNS[locale], told, strict=True)] == [True] * 4
    if locale == "en":
        assert "on your first turn of this round, B’s total would be" in told[0]
        assert "on your eleventh turn of this round" in told[2]


@pytest.mark.parametrize("locale", locales())
def test_an_equal_total_is_called_equal(locale: str) -> None:
    words = words_for(locale, strict=True)
    equal = {"en": "equal", "fr": "égal", "ja": "同じ"}[locale]
    for level in ("true", "false"):
        told = words.reason(CORSARI, Reason("overtake", {"total": 8, "level": level, "declarer": 1}), names)
        assert (equal in told) == (level == "true")
        assert "B" in told


@pytest.mark.parametrize("locale", locales())
def test_who_waits_for_a_sweep_reads_that_an_opponent_may_sweep_first_and_how_often(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {
        "total": 6,
        "lap": 4,
        "percent": 61,
        "own": 17,
        "rivals": 23,
        "sweep": "match",
        "tavern_left": 4,
        **LEAVES,
        **SEVERAL,
    }
    told = words.reason(CORSARI, Reason("wait_for_sweep", facts), names)
    assert {"en": "an opponent may sweep first", "fr": "avant vous", "ja": "相手が先にスイープ"}[locale] in told
    assert all(str(number) in told for number in (61, 17, 23))
    told = words.reason(CORSARI, Reason("lead", {**facts, "lead": 45}), names)
    assert all(str(number) in told for number in (45, 61))


@pytest.mark.parametrize("locale", locales())
def test_a_chance_to_be_overtaken_is_weighed_and_not_called_dangerous(locale: str) -> None:
    """26 of 100 was too risky in one match and 33 of 100 fine in another: what else may come decides."""
    words = words_for(locale, strict=True)
    facts = {"total": 18, "lap": 1, "percent": 26, "safe": 74, "sweep": "match", **LEAVES}
    waits = {
        hope: words.reason(CORSARI, Reason("risk_of_overtake", {**facts, **SEVERAL, "hope": hope}), names)
        for hope in ("false", "true")
    }
    for told in waits.values():
        assert {"en": "risky", "fr": "risqué", "ja": "危険"}[locale] not in told
        assert {"en": "Waiting is worth more", "fr": "Mieux vaut attendre", "ja": "待つほうが得"}[locale] in told
    assert [SWEEP[locale] in told for told in waits.values()] == [False, True]
    told = words.reason(CORSARI, Reason("low_risk_of_overtake", {**facts, **SEVERAL}), names)
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
    facts = {"total": 30, "lap": 1, "percent": 60, "sweep": "match", **LEAVES, **SEVERAL}
    texts = {
        "en": "of all who overtake you",
        "fr": "de chaque personne qui vous dépasse",
        "ja": "追い抜いた人全員の合計",
    }
    everyone = texts[locale]
    assert everyone in words.reason(CORSARI, Reason("risk_of_overtake", facts), names)
    assert everyone in words.how(CORSARI, {})


@pytest.mark.parametrize("locale", locales())
def test_a_crew_may_have_fewer_than_two_colours(locale: str) -> None:
    most = {"en": "two colours at most", "fr": "deux couleurs au plus", "ja": "2色まで"}[locale]
    assert most in words_for(locale, strict=True).how(CORSARI, {})


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


@pytest.mark.parametrize("locale", locales())
def test_who_overtakes_pays_nothing_for_stowaways(locale: str) -> None:
    """A player with a total of 8 expected 8 − 10 = −2."""
    words = words_for(locale, strict=True)
    nothing = {
        "en": r"own stowaways cost (you|them)? ?nothing",
        "fr": r"clandestins (de qui dépasse )?ne (vous |lui )?coûtent rien",
        "ja": "密航者(は|が)(自分の)?ペナルティにならず",
    }[locale]
    (rule,) = words.find_rules(CORSARI, "CO 8.3")
    for told in (words.how(CORSARI, {}), words.lesson(CORSARI, "overtaken").text, rule.text):
        assert re.search(nothing, told)


@pytest.mark.parametrize(("source", "verb"), [("pile", "drew"), ("tavern", "took"), ("discard", "took")])
def test_a_card_that_lay_face_up_is_taken_and_not_drawn(source: str, verb: str) -> None:
    match = resumed(2, dealer=1, deals=[stacked(range(2), 1, {0: SWEEPER}, "N1")])
    say(match, source)
    assert words_for("en").question(CORSARI, match.questions[0], names).title.startswith(f"You {verb} ")


@pytest.mark.parametrize("locale", locales())
def test_advice_to_wait_late_in_a_round_says_what_has_shown_it(locale: str) -> None:
    """ "Overtaken too often" stood beside 22 of 100, after advice to sail with 33 of 100."""
    words = words_for(locale, strict=True)
    facts = {"total": 5, "percent": 22, "lap": 6, "sweep": "match", **LEAVES, **ONE, "least": 5, "most": 1}
    tried = {"en": "trial matches", "fr": "parties d’essai", "ja": "試しに行った多くの対戦"}[locale]
    for late in ("true", "lead", "false"):
        of = {**facts, "late": late, "lead": 30, "clear": 0, "span": "any"}
        told = words.reason(CORSARI, Reason("risk_of_overtake", of), names)
        assert (tried in told) == (late != "false")
        assert {"en": "too often", "fr": "trop souvent", "ja": "多すぎる"}[locale] not in told


@pytest.mark.parametrize("locale", locales())
def test_the_price_of_an_overtake_is_told_once_in_a_round(locale: str) -> None:
    words = words_for(locale, strict=True)
    price = {"en": "10 points", "fr": "10 points", "ja": "10点"}[locale]
    for lap in (1, 2, 7):
        facts = {"total": 30, "lap": lap, "percent": 60, "sweep": "match", **LEAVES, **SEVERAL}
        assert (price in words.reason(CORSARI, Reason("risk_of_overtake", facts), names)) == (lap == 1)


@pytest.mark.parametrize("locale", locales())
def test_a_low_total_is_that_of_a_sailing_and_not_of_the_discard(locale: str) -> None:
    """ "The total is down to 2" stood beside advice that left a total of 5."""
    words = words_for(locale, strict=True)
    facts = {"total": 2, "lap": 2, "percent": 9, "sweep": "match", "tavern_left": 4, **LEAVES, **SEVERAL}
    told = words.reason(CORSARI, Reason("wait_for_sweep", facts), names)
    assert told.startswith({"en": "If you sailed now", "fr": "Si vous hissiez les voiles", "ja": "今出航する"}[locale])


OUT = {
    "last_standing": {"en": "would put you out", "fr": "vous seriez hors course", "ja": "敗退する"},
    "first_bust": {"en": "would end the match", "fr": "la partie finirait là", "ja": "対戦が終わる"},
}


@pytest.mark.parametrize("end", OUT)
@pytest.mark.parametrize("locale", locales())
def test_advice_says_that_the_limit_is_near(locale: str, end: str) -> None:
    """A player with 90 points, out at 101, read of penalties only."""
    words = words_for(locale, strict=True)
    facts = {"total": 11, "lap": 2, "percent": 30, "safe": 70, "sweep": "match", "own": 20, "rivals": 10, "rest": 70}
    facts |= {**LEAVES, **SEVERAL, "points": 90, "limit": 101, "end": end, "tavern_left": 4}
    waiting = ("wait_for_sweep", "wait_in_danger", "risk_of_overtake")
    for kind, near in (*((kind, ("sails", "waits", "both")) for kind in waiting), ("low_risk_of_overtake", ("sails",))):
        told = [words.reason(CORSARI, Reason(kind, {**facts, "stake": stake}), names) for stake in ("none", *near)]
        assert len(set(told)) == len(told)
        assert "90" not in told[0]
        for one in told[1:]:
            assert "90" in one
            assert "101" in one
            assert OUT[end][locale] in one


@pytest.mark.parametrize("locale", locales())
def test_the_first_hint_about_a_low_total_is_true_at_this_table(locale: str) -> None:
    """ "One sails with a low total" stood beside advice to keep a 7; "0 normally wins" is always or never so."""
    words = words_for(locale, strict=True)
    keeps = {"en": "keep a very low total for 0", "fr": "très bas, on le garde", "ja": "合計がごく小さいとき"}[locale]
    usually = {"en": "normally", "fr": "gagne d’ordinaire", "ja": "通常は"}[locale]
    for sails in (True, False):
        told = {
            one: words.line("corsari-first-act", sails=sails, sweep=one) for one in ("match", "eliminate_two", "round")
        }
        assert len(set(told.values())) == 3
        assert [keeps in told[one] for one in told] == [True, True, False]
        assert not any(usually in hint for hint in told.values())
        assert all(len(hint) <= 200 for hint in told.values())


@pytest.mark.parametrize("locale", locales())
def test_how_the_game_goes_says_that_a_very_low_total_may_be_kept(locale: str) -> None:
    keeps = {"en": "a very low total", "fr": "un total très bas", "ja": "合計がごく小さいとき"}[locale]
    words = words_for(locale, strict=True)
    told = [keeps in words.how(CORSARI, {"sweep": sweep}) for sweep in ("match", "eliminate_two", "round")]
    assert told == [True, True, False]


@pytest.mark.parametrize("locale", locales())
def test_advice_to_wait_weighs_a_sailing_against_the_wait(locale: str) -> None:
    """ "You make a sweep in 9 rounds of 100, an opponent in 23" read like a reason not to wait."""
    words = words_for(locale, strict=True)
    facts = {"total": 7, "loss": 17, "lap": 7, "percent": 63, "own": 9, "rivals": 23, "rest": 68, "tavern_left": 4}
    facts |= {"sweep": "match", **LEAVES, **SEVERAL}
    for kind in ("wait_for_sweep", "wait_in_danger"):
        told = words.reason(CORSARI, Reason(kind, facts), names)
        assert abs(told.index("17") - told.index("63")) < 70, "how often, and what it costs"
    tried = {"en": "trial matches", "fr": "parties d’essai", "ja": "試しに行った多くの対戦"}[locale]
    little = {"en": "costs you little", "fr": "vous coûte peu", "ja": "ペナルティは少なく"}[locale]
    assert told.index("23") < told.index(little) < told.index(tried)


@pytest.mark.parametrize("locale", locales())
def test_advice_to_draw_says_why_the_round_is_not_made_void(locale: str) -> None:
    """The last tavern card lay there, a way out with a total of 31; the advice did not speak of it."""
    words = words_for(locale, strict=True)
    last = {"en": "tavern’s last card", "fr": "dernière carte de la taverne", "ja": "酒場の最後の1枚"}[locale]
    facts = {"source": "pile", "total": 24, "rival": "discard", "least": 20, "gap": "alone", "leaves": "lowest"}
    facts |= {"patience": 10, "content": 8, "held": 6, **SEVERAL}
    tenth = {"en": "your tenth turn", "fr": "votre dixième tour", "ja": "10巡目"}[locale]
    danger = {"en": "may sweep first", "fr": "avant vous", "ja": "相手が先にスイープ"}[locale]
    for kind in ("draw_known", "draw_unknown", "draw_fewer", "draw_level"):
        for void, named in (("early", (tenth, "8")), ("low", ("8", "6")), ("never", ()), ("none", ())):
            told = words.reason(CORSARI, Reason(kind, {**facts, "void": void}), names)
            assert (last in told) == (void != "none")
            assert all(number in told for number in named)
            # The advice to discard speaks of that danger.
            assert (danger in told) == (void == "early")
            one = words.reason(CORSARI, Reason(kind, {**facts, **ONE, "opponent": 1, "void": void}), names)
            assert bool(re.search(r"\bB\b", one, re.ASCII)) == (void == "early")


@pytest.mark.parametrize("locale", locales())
def test_advice_fits_on_a_phone(locale: str) -> None:
    """Fifteen lines stood above the answers."""
    words = words_for(locale, strict=True)
    facts = {"total": 7, "loss": 17, "lap": 8, "percent": 76, "safe": 24, "own": 8, "rivals": 29, "rest": 63}
    facts |= {"sweep": "match", "leaves": "lowest", "after": 7, "most": 14, "least": 9, "span": "range", "clear": 30}
    facts |= {"opponents": 2, "late": "false", "hope": "true", "lead": 0, "stake": "none"}
    most = {"en": 490, "fr": 560, "ja": 260}[locale]
    for kind in ("wait_for_sweep", "wait_in_danger", "risk_of_overtake", "low_risk_of_overtake"):
        for tavern_left in (1, 2, 4):
            told = words.reason(CORSARI, Reason(kind, {**facts, "tavern_left": tavern_left}), names)
            assert len(told) <= most, (kind, tavern_left, len(told))


@pytest.mark.parametrize("locale", locales())
def test_an_opening_is_a_place_and_not_a_card_that_somebody_holds(locale: str) -> None:
    """Two of the twelve "cards that the others could add" lay face up in the tavern."""
    words = words_for(locale, strict=True)
    (question,) = sailing().questions.values()
    hint = words.question(CORSARI, question, names).hint
    place = {"en": "place", "fr": "place", "ja": "入る所"}[locale]
    told = words.answer(CORSARI, question, {"scuttle": "R1", "crew": ["R2", "R3"]}, names)
    assert place in told.splitlines()[-1]
    assert hint is not None
    assert len(hint) <= 260


@pytest.mark.parametrize("locale", locales())
def test_a_void_round_in_short_says_why(locale: str) -> None:
    match = resumed(2, dealer=1, deals=[stacked(range(2), 1, {0: SWEEPER}, "N1")])
    while not any(event.kind == "round_void" for event in match.events(None)):
        (question,) = match.questions.values()
        tavern = any(option.id == "tavern" for option in question.options)
        say(match, "tavern" if tavern else question.default)
    void = next(event for event in match.events(None) if event.kind == "round_void")
    told = words_for(locale, strict=True).short(CORSARI, void, names) or ""
    assert {"en": "last tavern card", "fr": "dernière carte de la taverne", "ja": "酒場の最後"}[locale] in told
    assert "A" in told or "B" in told


@pytest.mark.parametrize("locale", locales())
def test_the_end_says_how_players_who_are_out_in_the_same_round_are_ranked(locale: str) -> None:
    words = words_for(locale, strict=True)
    same = {
        "en": "in the same round, fewer",
        "fr": "dans la même manche, le moins",
        "ja": "同じラウンドなら累計の少ない",
    }
    facts = {"reason": "last_standing", "winners": "A", "winners_count": 1}
    assert same[locale] in words.line("corsari-result", **facts, totals_count=3)
    assert same[locale] not in words.line("corsari-result", **facts, totals_count=2)
