"""What Corsari says to who can sweep: nobody overtakes them, and no other layout is worth a thought."""

import pytest

from bot import limits
from bot.screens.context import Context
from bot.screens.layout import Text
from bot.screens.questions import confirm_items
from bot.text import words_for
from bot.text.catalog import locales
from rules.kernel import Match, Reason

from ...rules.corsari.positions import d02, midround, say, swept
from ..matches import CORSARI

SWEEP = {"en": "sweep", "fr": "grand chelem", "ja": "スイープ"}
OVERTAKEN = {"en": "overtake", "fr": "dépasse", "ja": "追い抜"}
OPENINGS = {"en": "pening", "fr": "uverture", "ja": "空き"}
WINS = {"en": "you win the match at once", "fr": "gagnez aussitôt la partie", "ja": "その場で対戦に勝ちます"}
TWO = {"en": "up to two opponents", "fr": "jusqu’à deux adversaires", "ja": "相手プレイヤーが2人まで"}
OPTIONS = ("match", "eliminate_two", "round")


def names(seat: int) -> str:
    return "ABCD"[seat]


def confirmed(match: Match, locale: str, value: str) -> str:
    """Return what the seat that is asked reads before it confirms an answer."""
    context = Context(words_for(locale, strict=True), CORSARI, 1, names)
    (question,) = match.questions.values()
    items = confirm_items(context, match, question, question, value)
    return "\n".join(item.content for item in items if isinstance(item, Text))


@pytest.mark.parametrize("sweep", OPTIONS)
@pytest.mark.parametrize("locale", locales())
def test_who_confirms_a_sweep_is_not_told_how_one_is_overtaken(locale: str, sweep: str) -> None:
    match = swept(3, ("pile",), sweep=sweep)
    told = confirmed(match, locale, "sail")
    assert (OVERTAKEN[locale] in told) == (sweep == "round")
    assert (WINS[locale] in told) == (sweep == "match")
    assert (TWO[locale] in told) == (sweep == "eliminate_two")


@pytest.mark.parametrize("locale", locales())
def test_who_has_no_sweep_is_told_how_one_is_overtaken(locale: str) -> None:
    for advice in (True, False):
        match = d02(advice=advice)
        say(match, "pile")
        told = confirmed(match, locale, "sail")
        assert OVERTAKEN[locale] in told
        assert SWEEP[locale] not in told


@pytest.mark.parametrize("sweep", OPTIONS)
@pytest.mark.parametrize("locale", locales())
def test_who_lays_out_a_sweep_reads_what_it_does_and_nothing_of_openings(locale: str, sweep: str) -> None:
    words = words_for(locale, strict=True)
    question = swept(3, sweep=sweep).questions[0]
    best = question.proposals[0]
    hint = words.question(CORSARI, question, names).hint
    summary = words.answer(CORSARI, question, best.answer, names)
    label = words.proposal(CORSARI, question, best, names)
    advised = words.reason(CORSARI, Reason("hard_to_overtake", {"total": 0, "sweep": question.data["sweep"]}), names)
    assert sweep == "round" or len(hint) <= 260
    assert len(label) <= limits.BUTTON_LABEL
    for told in (hint, summary, label):
        assert (OPENINGS[locale] in told) == (sweep == "round")
        assert (SWEEP[locale] in told.lower()) == (sweep != "round")
    for told in (hint, summary):
        assert (WINS[locale] in told) == (sweep == "match")
        assert (TWO[locale] in told) == (sweep == "eliminate_two")
    assert (OVERTAKEN[locale] in advised) == (sweep == "round")
    # A player who changes such a layout reads that it is no longer a sweep.
    worse = words.answer(CORSARI, question, {"crew": []}, names)
    assert SWEEP[locale] not in worse.lower()
    assert OPENINGS[locale] in worse


@pytest.mark.parametrize("locale", locales())
def test_the_last_cards_say_why_they_cant_be_taken_back(locale: str) -> None:
    """ "If it reveals something hidden" left a player wondering what: the round is over."""
    words = words_for(locale, strict=True)
    match = midround({0: "", 1: ""}, tavern="N9", discard="S2", pile="S3")
    told = {one: words.turning_back(CORSARI, match.questions[0], one, names) for one in ("tavern", "pile", "discard")}
    assert {"en": "round ends", "fr": "manche prend fin", "ja": "ラウンドが終わる"}[locale] in told["tavern"]
    assert {"en": "sail", "fr": "voiles", "ja": "出航"}[locale] in told["pile"]
    assert told["discard"] == ""
