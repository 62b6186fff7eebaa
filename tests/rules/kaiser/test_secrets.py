"""What a seat must not know (spec 7, KS 11.8): twins that differ only in what is hidden from a reader are one to it.

The twins themselves are in ``twins.py``. Beside them: leaks that are planted, each of which the twins must tell.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.kaiser import GAME, committing, declaring, intercept, tabled
from rules.kaiser.cards import ANSWERS, kind_of
from rules.kaiser.state import State
from rules.kernel import Game, IllegalAnswer, Match, NotYourSeat, StaleQuestion

from ...secrets.twins import differences, sight
from ..courses import course
from ..leaks import leak_events, leak_questions
from .courses import Chance
from .positions import asked, commit, position, say
from .scenes import mines, navy, raid, torpedo
from .twins import Twins

VARIANTS: list[dict[str, Any]] = [
    {},
    {"teams": True, "carry_over": True},
    {"auto_safe_passage": False, "slim_chooser": "defender", "reflag_cancels": False, "pp_targeting": "live"},
    {"tournament": "choose", "prize_resupply": True, "teams": True, "pp_targeting": "random"},
    {"after_1914": True, "torpedo_prizes": True, "shallow_pursuit": True, "fast_raiders": True},
]


def variant(seats: int, n: int) -> dict[str, Any]:
    """Return options: partners only where there are four, decks that are soon drawn."""
    chosen = {**VARIANTS[n % len(VARIANTS)], "deck_size": 9 * max(2, seats), "rounds": 2, "max_extra_rounds": 0}
    chosen["teams"] = chosen.get("teams", False) and seats == 4
    return chosen


def pair(game: Game, seats: int, seed: int, options: dict[str, Any] | None = None) -> Twins:
    """Return twins for any reader."""
    reader = Random(seed).choice([None, *range(seats)])
    return Twins(game, seats, reader, seed, {**variant(seats, seed), **(options or {})}, length=400)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_hidden_from_a_reader_makes_no_difference_to_it(seats: int):
    """Whole matches with all that is hidden dealt anew time and again, to seats and spectators."""
    met: Counter[str] = Counter()
    for seed in range(10):
        twins = pair(GAME, seats, seed)
        assert differences(twins) == [], (seats, seed, twins.reader)
        assert not twins.parted
        assert twins.swapped > 20 * twins.compared
        met.update(twins.seen)
    happened = ["committed", "revealed", "discarded", "carried"] + ["drew_card", "reacted", "passed"] * (seats > 1)
    assert all(met[kind] for kind in happened), met


# ---------------------------------------------------------------- the twins tell planted leaks apart


Change = Callable[[str, dict[str, Any], State], dict[str, Any]]


def open_to_all(*kinds: str) -> Change:
    """Tell everybody what was for single seats, under another name: views would take it for their own."""

    def change(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
        parts = [*(facts.get("private") or {}).values()]
        return {**facts, "leaked": parts} if kind in kinds else facts

    return change


def add(kind: str, fact: Callable[[State, dict[str, Any]], Any]) -> Change:
    """Tell one fact more with a kind of event."""

    def change(told: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
        return {**facts, "leaked": fact(state, facts)} if told == kind else facts

    return change


def might_react(state: State, facts: dict[str, Any]) -> bool:
    return any(kind_of(card) in ANSWERS for card in state.forces[facts["seat"]].hand)


EVENT_LEAKS: dict[str, Change] = {
    "faces_in_committed": open_to_all("committed"),
    "one_face_in_committed": add("committed", lambda state, _: [c.card for c in state.turn.committed][:1]),
    "hands_as_dealt": open_to_all("dealt_hand"),
    "drew_card_tells_the_card": open_to_all("drew_card"),
    "hand_seen_tells_the_hand": open_to_all("hand_seen"),
    "deck_seen_tells_the_cards": open_to_all("deck_seen"),
    "deck_ordered_tells_the_order": open_to_all("deck_ordered"),
    "cards_taken_tells_the_cards": open_to_all("cards_taken"),
    "exchanged_tells_the_cards": open_to_all("exchanged"),
    "next_card_of_the_deck": add("turn_start", lambda state, _: state.actions[:1]),
    "how_far_a_card_is": add("turn_start", lambda state, _: (state.actions + ["recalled#1"]).index("recalled#1")),
    "what_was_set_aside": add("round_start", lambda state, _: state.aside[:1]),
    "next_merchant": add("turn_end", lambda state, _: state.merchants.unused[:1]),
    "next_german_ship": add("turn_end", lambda state, _: state.germans.unused[:1]),
    "whoever_passed_could_have_reacted": add("passed", might_react),
    "a_card_of_whoever_passed": add("passed", lambda state, facts: state.forces[facts["seat"]].hand[:1]),
    "what_is_left_in_a_hand": add("turn_end", lambda state, facts: state.forces[facts["seat"]].hand[-1:]),
    "assists_that_were_kept_back": add(
        "declared", lambda state, _: sum(c.state == "down" and "surprise" in c.card for c in state.turn.committed)
    ),
}
QUESTION_LEAKS: dict[str, Callable[[State], dict[str, Any]]] = {
    "next_card_in_a_question": lambda state: {"next": state.actions[:1]},
    "committed_face_in_a_question": lambda state: {"faces": [c.card for c in state.turn.committed]},
    "a_hand_in_a_question": lambda state: {"hands": [force.hand[:1] for force in state.forces]},
}
SOLITAIRE_LEAKS: dict[str, Change] = {
    "order_of_discarded": add("discarded", lambda state, facts: state.discard[-facts["cards"] :]),
    "hand_of_the_live_player": open_to_all("dealt_hand", "drew_card"),
    "cards_that_recon_aircraft_lost": open_to_all("cards_lost"),
    "hand_of_the_phantom": add("turn_start", lambda state, _: state.forces[1].hand[:1]),
    "card_that_the_phantom_drew": add("phantom_drew", lambda state, _: state.discard[-1:]),
    "next_solitaire_card": add("turn_end", lambda state, _: state.solitaire.unused[:1]),
}


def told_apart(game: Game, seats: int | None = None, options: dict[str, Any] | None = None, seeds: int = 40) -> bool:
    return any(differences(pair(game, seats or 2 + seed % 3, seed, options)) for seed in range(seeds))


@pytest.mark.parametrize("name", EVENT_LEAKS)
def test_a_planted_leak_makes_a_difference(name: str):
    teams = name == "exchanged_tells_the_cards"
    assert told_apart(leak_events(GAME, EVENT_LEAKS[name]), 4 if teams else None, {"teams": True} if teams else None)


@pytest.mark.parametrize("name", QUESTION_LEAKS)
def test_a_leak_planted_in_questions_makes_a_difference(name: str):
    assert told_apart(leak_questions(GAME, QUESTION_LEAKS[name]))


@pytest.mark.parametrize("name", SOLITAIRE_LEAKS)
def test_a_leak_planted_in_solitaire_makes_a_difference(name: str):
    assert told_apart(leak_events(GAME, SOLITAIRE_LEAKS[name]), 1)


def test_windows_that_are_opened_only_if_able_make_a_difference():
    """KS 7.1: that option is marked as one that leaks."""
    assert told_apart(GAME, None, {"reaction_prompts": "only_if_able"})


@pytest.mark.parametrize("module", [declaring, intercept])
def test_assists_asked_for_only_where_there_are_some_make_a_difference(module: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "may_assist", lambda table, state: False)
    assert told_apart(GAME)


def test_committed_cards_in_the_order_of_the_hand_make_a_difference(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(committing, "sorted", lambda placed, key: list(placed), raising=False)
    assert told_apart(GAME)


def test_slots_that_keep_the_order_of_the_hand_make_a_difference(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tabled, "change_slots", lambda state, committed: None)
    assert told_apart(GAME)


# ---------------------------------------------------------------- being asked says nothing


def to_others(match: Match, asked_seat: int) -> Any:
    """Return what all others, and spectators, see of a match in which a seat is asked."""
    return [sight(match, reader) for reader in (None, *range(match.seats)) if reader != asked_seat]


def declared(defender: str, **rest: Any) -> Match:
    return raid(row="M48 M46 M24", defender=defender, **rest)


def after_sinking(defender: str) -> Match:
    match = declared(defender, piles={1: "M01"}, dice="B10 G1 W1 / G1")
    say(match, "pass")
    return match


def last_recall(defender: str) -> Match:
    match = after_sinking(defender)
    say(match, "pass")
    return match


def interned(defender: str) -> Match:
    match = position(seats=3, ships={1: "R9!"}, hands={0: "interned qqq", 1: defender})
    commit(match, "interned action", "qqq british")
    say(match, "interned")
    return match


WINDOWS: dict[str, tuple[Callable[[str], Match], str, str]] = {
    "an intercept": (declared, "react", "amc"),
    "several merchants": (
        lambda defender: declared(defender, attach="good_hunting", targets="M48 M46"),
        "slim",
        "slim_pickings",
    ),
    "a patrol": (lambda defender: navy(defender=defender), "react", "pull_the_plug"),
    "mines": (lambda defender: mines(defender=defender), "react", "minesweeper"),
    "a torpedo": (lambda defender: torpedo(defender=defender), "react", "razzle_dazzle"),
    "a sinking": (after_sinking, "after_sinking", "mistaken_identity"),
    "the end of the turn": (last_recall, "recall_late", "recalled"),
    "interned": (interned, "reflag", "reflag"),
}


@pytest.mark.parametrize("when", WINDOWS)
def test_ks_7_1_a_window_opens_whatever_is_in_the_hand(when: str):
    """(b): even if to pass is the only option; nobody else sees which it is."""
    build, kind, card = WINDOWS[when]
    with_it, without = build(card), build("collier")
    assert asked(with_it) == asked(without) == [(1, kind)]
    assert [len(match.questions[1].options) for match in (with_it, without)] == [2, 1]
    assert to_others(with_it, 1) == to_others(without, 1)


@pytest.mark.parametrize(("card", "put"), [("amc", [(1, "react")]), ("collier", [])])
def test_ks_7_1_only_if_able_asks_only_whoever_can_react(card: str, put: list[tuple[int, str]]):
    fought = "" if card == "amc" else "B1 G1 W1 / G8 / W1 / G8"
    match = declared(card, reaction_prompts="only_if_able", dice=fought)
    assert asked(match) == put


def test_ks_7_1_whoever_has_cards_lying_upright_is_asked_for_assists_whatever_they_are():
    sights: list[Any] = []
    for other in ("surprise_attack", "collier", "boarding_party"):
        match = position(seats=2, ships={0: "R11"}, rows={1: "M48 M46 M24"}, hands={0: f"qqq {other}"})
        commit(match, "qqq ship/R11", f"{other} action")
        seen: list[Any] = [to_others(match, 0)]
        reveal = next(o.id for o in match.questions[0].options if o.data.get("card", "").startswith("qqq"))
        for answer in (reveal, [], "M48", "no"):
            match.answer(0, answer)
            seen.append(to_others(match, 0))
        assert asked(match) == [(1, "react")]
        sights.append(seen)
    assert sights[0] == sights[1] == sights[2]


@pytest.mark.parametrize(
    ("seats", "prompts", "put"), [(2, "always", True), (2, "only_if_able", False), (1, "always", False)]
)
def test_ks_7_1_nobody_is_asked_for_assists_where_there_is_nothing_to_hide(seats: int, prompts: str, put: bool):
    """Nobody sits opposite the live player; and a table may agree on speed."""
    match = position(
        seats=seats, ships={0: "R11"}, rows={1: "M48 M46 M24"}, hands={0: "qqq collier"}, reaction_prompts=prompts
    )
    commit(match, "qqq ship/R11", "collier action")
    match.answer(0, "reveal/1")
    assert (asked(match) == [(0, "assists")]) == put


def test_ks_7_1_which_of_the_cards_in_one_place_was_turned_up_is_not_told():
    for card in ("collier", "damage_control"):
        match = position(seats=2, ships={0: "R11*~"}, hands={0: "collier damage_control"})
        commit(match, "collier action", "damage_control action")
        (event,) = [event for event in say(match, card) if event.kind == "revealed"]
        assert (event.data["slot"], event.data["card"]) == (1, f"{card}#1")
        mine, other = match.view(0), match.view(1)
        left = "damage_control#1" if card == "collier" else "collier#1"
        assert [(slot.slot, slot.card, slot.up) for slot in mine.committed] == [
            (1, f"{card}#1", True),
            (2, left, False),
        ]
        assert [(slot.slot, slot.card, slot.up) for slot in other.committed] == [
            (1, f"{card}#1", True),
            (2, None, False),
        ]


# ---------------------------------------------------------------- who is told what


def test_each_event_is_told_to_those_whom_the_spec_names():
    """4.6, chapter 7: the private part of an event is for whom it is about."""
    whose: dict[str, tuple[str, ...]] = {
        "dealt_hand": ("seat",),
        "drew_card": ("seat",),
        "committed": ("seat",),
        "deception_drawn": ("seat",),
        "hand_seen": ("seat",),
        "deck_seen": ("seat",),
        "deck_ordered": ("seat",),
        "cards_taken": ("seat", "victim"),
        "cards_lost": ("seat",),
        "exchanged": ("seat", "partner"),
    }
    met: list[str] = []
    for seats, seed in [(4, 1), (4, 2), (4, 3), (3, 1), (2, 1), (1, 1), (1, 2)]:
        options = {"deck_size": 18 * max(2, seats), "teams": seats == 4}
        match = Match.start(GAME, seats, f"audiences {seed}", options=options)
        for _ in course(match, Chance(Random(seed), bold=0.95)):
            pass
        for event in match.log:
            if event.private:
                met.append(event.kind)
                named = {event.data[key] for key in whose[event.kind]}
                assert {*event.private} == {seat for seat in named if seat < seats}
            if event.audience is not None:
                assert event.kind == "wished"
                assert sorted(event.audience) in ([0, 2], [1, 3])
    assert {*met} == {*whose}


def test_refusals_say_nothing_of_what_others_hold():
    """KS 7.1 (a)."""
    said: list[Any] = []
    for card in ("amc", "collier"):
        match = declared(card)
        for seat, question in ((0, None), (0, match.questions[1].id)):
            with pytest.raises((StaleQuestion, NotYourSeat)) as refused:
                match.answer(seat, "amc#1", question=question)
            said.append((refused.value.code, refused.value.data))
        with pytest.raises(IllegalAnswer) as illegal:
            match.answer(1, "trap#1")
        said.append((illegal.value.code, illegal.value.data))
    assert said[:3] == said[3:]
