"""The AI seat: what it knows, what it does, and how well it plays."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules.kernel import Match, Question
from rules.tortuga.beliefs import Beliefs
from rules.tortuga.commands import verb_of
from rules.tortuga.first import First
from rules.tortuga.pilot import move, peek, pilot, reasoned, v1
from rules.tortuga.reasons import reason_for
from rules.tortuga.view import Shift

from .positions import position, say


def answer(match: Match, seat: int) -> Any:
    return pilot(match.view(seat), match.questions[seat])


# ---------------------------------------------------------------- its knowledge


def test_it_answers_every_kind_of_question():
    missing = {
        "brethren", "start_hold", "action", "forced_card", "ballot", "attack_source", "attack_dest", "forfeit",
        "letter", "pistol", "map", "gunpowder", "cabin", "pieces",
    }  # fmt: skip
    for seed in range(60):
        match = Match.start("tortuga", 2 + seed % 8, f"kinds {seed}")
        while missing and match.result is None:
            for seat, question in list(match.questions.items()):
                missing.discard(question.kind)
                given, (kind, facts) = reasoned(match.view(seat), question)
                assert given == answer(match, seat)
                assert (kind == "no_effect") == (question.kind == "brethren")
                assert kind != "default"
                assert all(type(fact) in (int, str) for fact in facts.values())
                match.answer(seat, given)
    assert not missing


# ---------------------------------------------------------------- its acts


def test_it_stows_treasure_for_its_nation_and_never_against_it():
    assert answer(position("FD[2,0] JR[1,3,4,5]", "FD.F=1 JR.B=1", loyalty="BFBFBF"), 0) == "stow/FD-F"
    assert answer(position("FD[2,0] JR[1,3,4,5]", "FD.F=1 JR.B=1", loyalty="FBFBFB"), 0) != "stow/FD-F"


def peeked_armada(loyalty: str, seats: int = 6) -> Match:
    match = position("FD[2,4,0] JR[1,3,5]", "FD.B=2 JR.F=1", loyalty=loyalty, row="CRO ARM", seats=seats)
    say(match, "peek/1-2")
    while 0 not in match.questions:
        say(match, "peek/4-5")
    return match


def test_it_turns_up_the_armada_when_its_nation_leads_and_only_then():
    assert answer(peeked_armada("BFBFBF"), 0) == "reveal/2"
    assert answer(peeked_armada("FBFBFB"), 0) != "reveal/2"


def test_a_captain_brings_a_cannon_and_a_stranger_water():
    hands = {0: "CBS WFN TFN", 2: "CBN WBS TFN"}
    match = position("FD[0,2] JR[1,3,4,5]", hands=hands)
    say(match, "attack")
    assert answer(match, 0) == "CBS"
    match.answer(0, "CBS")
    assert answer(match, 2) in ("WBS", "CBN")


def test_in_a_brawl_it_shows_its_flag():
    match = position("JR[1,3,4] FD[2] TOR[0,5]", loyalty="BFBFBF", hands={0: "CFS CFN WBN", 5: "CBS TBN TFN"})
    say(match, "brawl")
    assert answer(match, 0) == "WBN"


def test_it_trusts_a_seat_that_has_stowed_for_its_nation():
    match = position("FD[2,4] JR[1,3,5,0]", "FD.F=1 JR.B=1", active=4, loyalty="BFBFBF")
    assert Beliefs(match.view(0)).friend(4) == 0
    say(match, "stow/FD-F")
    assert Beliefs(match.view(0)).friend(4) > 0 > Beliefs(match.view(1)).friend(4)


def test_it_keeps_a_map_and_picks_which_card_to_lose():
    match = position("FD[0,2,4] JR[1,3,5]", row="MAP-FD")
    say(match, "reveal/1")
    assert answer(match, 0) == "0"
    match = position("FD[2,4] JR[1,3,5] TOR[0]", row="BSP", hands={0: "CBS TBS WFN"}, loyalty="BFBFBF")
    say(match, "reveal/1")
    assert answer(match, 0) == "WFN"


def answers_of(ai: Callable[[Any, Question], Any], seats: int, seed: str) -> Iterator[tuple[Any, str]]:
    """Play a match in which every seat is this AI; yield each view and what it answered."""
    match = Match.start("tortuga", seats, seed)
    while match.result is None:
        for seat, question in list(match.questions.items()):
            view = match.view(seat)
            given = ai(view, question)
            yield view, str(given)
            match.answer(seat, given)


def test_at_two_seats_it_leaves_unknown_cards_to_the_rival():
    """The older AI turned them up, and so ended matches that it was losing."""
    turned_up = {pilot: 0, v1: 0}
    for ai in turned_up:
        for seed in range(4):
            for view, given in answers_of(ai, 2, f"unknown {seed}"):
                verb, _, slot = given.partition("/")
                turned_up[ai] += verb == "reveal" and int(slot) not in view.me.memory
    assert turned_up[pilot] < turned_up[v1] / 2


def test_it_moves_less_often_than_the_older_ai():
    """The older AI counted the rank that it left among those of the place that it went to."""
    moved = {pilot: 0, v1: 0}
    for ai in moved:
        for seed in range(4):
            moved[ai] += sum(given.startswith("move/") for _, given in answers_of(ai, 4, f"move {seed}"))
    assert moved[pilot] < moved[v1] / 2


def test_it_looks_for_the_armada_only_among_the_last_five_cards():
    found = 0
    for seed in range(6):
        match = Match.start("tortuga", 3, f"late {seed}")
        while match.result is None:
            for seat, question in list(match.questions.items()):
                view, state = match.view(seat), match.state
                assert len(view.late) + view.deck <= 5 or not view.late
                slots = [slot for slot, card in state.row.items() if card == "ARM"]
                assert all(slot in view.late for slot in slots)
                beliefs = Beliefs(view)
                chances = {slot: beliefs.chance(slot) for slot in state.row}
                assert all(slot in view.late for slot, chance in chances.items() if chance)
                unknown = [slot for slot in slots if slot not in view.me.memory]
                assert all(chances[slot] == 1 / (view.deck + sum(map(bool, chances.values()))) for slot in unknown)
                found += len(unknown)
                match.answer(seat, pilot(view, question))
    assert found


def test_it_does_not_count_the_rank_that_it_leaves():
    match = position("FD[0,2,4] JR[1,3,5]", loyalty="BFBFBF")
    assert Beliefs(match.view(0)).arriving("TOR") < First(match.view(0)).arriving("TOR")


def test_a_dutch_captain_moves_captured_treasure_towards_a_tie():
    match = position(
        "FD[0] JR[1,2]", "GAL=0 FD.B=1 JR.F=1", seats=3, loyalty="DBF", hands={0: "CBS CBN CFS"}, top="TBS"
    )
    say(match, "attack")
    say(match, "CBS")
    assert answer(match, 0) == "FD-F"


def test_it_gives_its_reason():
    match = position("FD[2,0] JR[1,3,4,5]", "FD.F=1 JR.B=1", loyalty="BFBFBF")
    assert reasoned(match.view(0), match.questions[0]) == ("stow/FD-F", ("treasure_gain", {"gain": 2, "hold": "FD-B"}))
    match = peeked_armada("BFBFBF")
    told = {"card": "ARM", "lead": 1, "end": 1, "dutch": 0}
    assert reasoned(match.view(0), match.questions[0]) == ("reveal/2", ("end_the_match", told))


def test_its_reason_for_an_unknown_card_says_who_would_win_now():
    for treasure, end in (("FD.B=2 JR.F=1", 1), ("FD.B=1 JR.F=1", 0), ("FD.B=1 JR.F=2", -1)):
        match = position("FD[2,4,0] JR[1,3,5]", treasure, loyalty="BFBFBF")
        kind, facts = reason_for(Beliefs(match.view(0)), match.questions[0], "reveal/1")
        assert (kind, facts["end"]) == ("turn_up_unknown", end)


def test_its_reasons_tell_the_dutch_of_the_tie_and_a_captain_what_to_rob():
    match = position("FD[0,2] JR[1]", "FD.B=2 FD.F=2", seats=3, loyalty="DBF")
    kind, facts = reason_for(Beliefs(match.view(0)), match.questions[0], "reveal/1")
    assert (kind, facts["end"], facts["dutch"]) == ("turn_up_unknown", 1, 1)
    match = position("FD[2,0] JR[1]", "FD.B=2", seats=3, loyalty="DBF")
    told = reason_for(Beliefs(match.view(0)), match.questions[0], "stow/FD-B")
    assert told == ("treasure_level", {"gain": 2, "before": 2, "after": 0})
    match = position(
        "FD[0] JR[1,2]", "GAL=0 JR.B=1 JR.F=1", seats=3, loyalty="BDF", hands={0: "CBS CBN CFS"}, top="TBS"
    )
    say(match, "attack")
    say(match, "CBS")
    assert match.questions[0].kind == "attack_source"
    assert reason_for(Beliefs(match.view(0)), match.questions[0], "JR-F") == ("treasure_robbed", {"hold": "JR-F"})


def test_its_reason_for_a_ballot_says_whether_other_cards_would_do_as_well():
    own = {"why": "own"}
    for hand, chosen, told in (
        ("TBS WBS WFN", "TBS", ("ballot_attack", {"card": "TBS", "equal": 0, **own})),
        ("TBS TFN WFN", "TFN", ("ballot_attack", {"card": "TFN", "equal": 1, **own})),
        # The other one will be missed more.
        ("TBS TFN WFN", "TBS", ("ballot_attack", {"card": "TBS", "equal": 0, **own})),
        ("TBS WBS WFN", "WFN", ("ballot_bluff", {"card": "WFN", "vote": "attack", **own})),
    ):
        match = position("FD[0,2] JR[1,3,4,5]", hands={0: hand})
        say(match, "attack")
        assert reason_for(Beliefs(match.view(0)), match.questions[0], chosen) == told


@pytest.fixture
def honest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the AI never bluff."""
    monkeypatch.setattr(Beliefs, "whim", lambda *_: False)


def advised(vote: str, *shifts: tuple[int, str, int], treasure: str = "FD.B=1 JR.F=1", **more: Any) -> Any:
    """Return the icon that matters of the card that the first seat is advised to cast, and why, for a vote of another.

    The third seat is the captain of its ship, or in a mutiny the First Mate of the fifth. ``shifts``: the treasure
    shifted so far, each with the seat, the cause and the lean.
    """
    places = "FD[2,0] JR[1,3,4,5]" if vote == "attack" else "FD[4,2,0] JR[1,3,5]"
    match = position(places, treasure, active=2, hands={0: "CBN TFS WBN"}, **more)
    say(match, vote)
    seen = match.view(0)
    view = seen.model_copy(update={"shifts": [Shift(seat=one, cause=cause, lean=n) for one, cause, n in shifts]})
    answer, (_, facts) = reasoned(view, match.questions[0])
    return answer[0 if vote == "attack" else 2], {key: facts[key] for key in facts if key not in ("card", "equal")}


@pytest.mark.usefixtures("honest")
def test_its_advice_in_an_attack_says_which_outcome_it_wants_and_by_what_sign():
    """Even the first chest of a ship, its captain's only sign, is one."""
    for lean, icon, side, nation in ((1, "T", "friend", "B"), (-1, "W", "enemy", "F")):
        for cause in ("start", "stow", "attack", "pieces"):
            told = {"why": side, "seat": 2, "dutch": 0, "sign": cause, "nation": nation}
            assert advised("attack", (2, cause, lean), loyalty="BFBFBF") == (icon, told)
    stranger = {"why": "stranger", "seat": 2, "dutch": 0, "sign": "none"}
    assert advised("attack", loyalty="BFBFBF") == ("W", stranger)
    # What another seat has done shows nothing.
    assert advised("attack", (3, "stow", 1), loyalty="BFBFBF") == ("W", stranger)
    # The strongest sign is told, and of equals the newest.
    _, facts = advised("attack", (2, "start", 1), (2, "attack", 1), (2, "stow", 1), (2, "start", -1), loyalty="BFBFBF")
    assert facts["sign"] == "stow"


@pytest.mark.usefixtures("honest")
def test_its_advice_follows_from_its_own_view_alone():
    """No loyalty but its own reaches it: whoever the captain is, the same signs give the same advice."""
    told = [advised("attack", (2, "start", 1), loyalty=loyalty) for loyalty in ("BFBFBF", "BBFFBF", "BFFBFB")]
    assert told[0] == told[1] == told[2]


@pytest.mark.usefixtures("honest")
def test_its_advice_to_the_dutch_speaks_of_the_tie():
    dutch = {"loyalty": "DBFBF", "seats": 5}
    places = "FD.B=1 JR.F=1"
    assert ballot_of_the_dutch(places, **dutch) == ("W", {"why": "level"})
    icon, facts = ballot_of_the_dutch("FD.B=2 JR.F=1", **dutch)
    assert (icon, facts["why"], facts["dutch"], facts["nation"]) == ("W", "enemy", 1, "B")
    icon, facts = ballot_of_the_dutch("FD.B=1 JR.F=2", **dutch)
    assert (icon, facts["why"], facts["dutch"]) == ("T", "friend", 1)


def ballot_of_the_dutch(treasure: str, **more: Any) -> Any:
    match = position("FD[2,0] JR[1,3,4]", treasure, active=2, hands={0: "CBN TFS WBN"}, **more)
    say(match, "attack")
    view = match.view(0).model_copy(update={"shifts": [Shift(seat=2, cause="stow", lean=1)]})
    answer, (_, facts) = reasoned(view, match.questions[0])
    return answer[0], {key: facts[key] for key in facts if key not in ("card", "equal")}


@pytest.mark.usefixtures("honest")
def test_the_dutch_captain_of_level_nations_does_not_want_its_own_attack_to_succeed():
    match = position("FD[0,2] JR[1]", "FD.B=1 JR.F=1", seats=3, loyalty="DBF", hands={0: "CBN TFS WBN"})
    say(match, "attack")
    answer, (_, facts) = reasoned(match.view(0), match.questions[0])
    assert (answer, facts["why"]) == ("WBN", "level")


@pytest.mark.usefixtures("honest")
def test_its_advice_in_a_mutiny_weighs_the_captain_and_then_the_first_mate():
    signs = {"dutch": 0, "sign": "stow"}
    for shifts, told in (
        ([(4, "stow", -1)], ("S", {"why": "enemy", "seat": 4, "nation": "F", **signs})),
        ([(4, "stow", 1), (2, "stow", 1)], ("N", {"why": "friend", "seat": 4, "nation": "B", **signs})),
        ([(2, "stow", 1)], ("S", {"why": "heir_friend", "seat": 2, "nation": "B", **signs})),
        ([(2, "stow", -1)], ("N", {"why": "heir_enemy", "seat": 2, "nation": "F", **signs})),
        # Either outcome is the same to it, so it keeps the better cards.
        ([], ("N", {"why": "unsure", "seat": 2, "captain": 4})),
    ):
        assert advised("mutiny", *shifts, loyalty="BFBFBF") == told


def test_its_reason_against_a_seat_names_the_sign_of_its_side():
    match = position("FD[0,2,4] JR[1,3,5]", loyalty="BFBFBF")
    for lean, kind, nation in ((-2, "against_enemy", "F"), (1, "against_friend", "B")):
        view = match.view(0).model_copy(update={"shifts": [Shift(seat=2, cause="stow", lean=lean)]})
        told = {"seat": 2, "dutch": 0, "sign": "stow", "nation": nation}
        assert reason_for(Beliefs(view), match.questions[0], "maroon/2") == (kind, told)


def test_of_two_boats_it_takes_that_of_the_ship_to_which_it_wants():
    for places, boat in (("FD[1,2,3] TOR[4,5,0]", "B2"), ("JR[1,2,3] TOR[4,5,0]", "B1")):
        match = position(places, "FD.B=1 JR.B=1", loyalty="BFBFBF")
        beliefs = Beliefs(match.view(0))
        judged = {one.id: move(beliefs, one) for one in match.questions[0].options if one.id.startswith("move/")}
        assert max(judged, key=judged.__getitem__) == f"move/{boat}"
        _, facts = reason_for(beliefs, match.questions[0], f"move/{boat}")
        assert facts["destination"] == {"B1": "FD", "B2": "JR"}[boat]


def test_a_known_letter_of_marque_takes_it_aboard_sooner_than_a_boat():
    """TO-E LOM: the letter moves the pawn at once, a boat with the next action."""
    match = position("FD[1,2] TOR[3,4,0]", "FD.F=2", loyalty="BFBFB", row="CRO LOM", seats=5)
    assert v1(match.view(0), match.questions[0]).split("/")[0] == answer(match, 0).split("/")[0] == "move"
    view = match.view(0)
    assert view.me is not None
    view = view.model_copy(update={"me": view.me.model_copy(update={"memory": {2: "LOM"}})})
    assert reasoned(view, match.questions[0]) == ("reveal/2", ("turn_up_known", {"card": "LOM", "helps": 1}))
    assert v1(view, match.questions[0]) != "reveal/2"
    say(match, "reveal/2")
    assert answer(match, 0) == "0/JR"
    # Aboard a ship, it is a card to keep.
    aboard = position("FD[1,2,0] TOR[3,4]", "FD.F=2", loyalty="BFBFB", seats=5)
    assert Beliefs(aboard.view(0)).boarding == 0


@pytest.mark.parametrize(
    ("deck", "late", "memory", "chance"),
    [
        (6, [], {}, None),
        (5, [], {}, 20),
        (4, [5], {}, 20),
        (4, [5], {5: "ALB"}, 25),
        (3, [4, 5], {5: "ARM"}, None),
        (0, [4, 5], {}, None),
    ],
)
def test_its_reason_for_a_card_says_whether_the_next_one_may_be_the_armada(
    deck: int, late: list[int], memory: dict[int, str], chance: int | None
):
    match = position("FD[2,4,0] JR[1,3,5]", loyalty="BFBFBF")
    view = match.view(0)
    assert view.me is not None
    for known in ({}, {1: "PIS"}):
        me = view.me.model_copy(update={"memory": {**memory, **known}})
        seen = view.model_copy(update={"deck": deck, "late": late, "me": me})
        _, facts = reason_for(Beliefs(seen), match.questions[0], "reveal/1")
        assert facts.get("next") == chance
    # Of a card that may be the Armada itself, that is the news.
    if late and not memory:
        _, facts = reason_for(
            Beliefs(view.model_copy(update={"deck": deck, "late": late})), match.questions[0], "reveal/5"
        )
        assert "next" not in facts


def ballot_reasons(vote: str, hand: str, **more: Any) -> list[tuple[str, dict[str, int | str]]]:
    """Return the reason for each card that the first seat may cast in a vote which it has called."""
    match = position(hands={0: hand}, **more)
    say(match, vote)
    beliefs, question = Beliefs(match.view(0)), match.questions[0]
    cards = [option.id for option in question.options if option.id != "blind"]
    return [(kind, dict(facts)) for kind, facts in (reason_for(beliefs, question, card) for card in cards)]


def test_its_reason_does_not_praise_a_card_that_helps_its_side_in_nothing():
    places, loyalty = "JR[1,3,4] FD[2] TOR[0,5]", "FBFBFB"
    flags = ballot_reasons("brawl", "TBN WBN WBS", places=places, loyalty=loyalty)
    assert {kind for kind, _ in flags} == {"ballot_useless"}
    told = {"vote": "brawl", "wanted": "F"}
    assert [facts for _, facts in flags] == [
        {"card": card, "equal": card == "WBN", **told} for card in ("TBN", "WBS", "WBN")
    ]
    # With a flag of its own, the seat wants that one to win.
    assert ballot_reasons("brawl", "TBN WBN WFS", places=places, loyalty=loyalty)[2] == (
        "ballot_brawl",
        {"card": "WFS", "equal": 0},
    )
    water = ballot_reasons("attack", "WBN WFN WBS", places="FD[0,2] JR[1,3,4,5]")
    assert {kind for kind, _ in water} == {"ballot_useless"}
    torches = ballot_reasons("attack", "WBN TFN WBS", places="FD[0,2] JR[1,3,4,5]")
    assert {kind for kind, _ in torches} == {"ballot_attack", "ballot_bluff"}
    calm = ballot_reasons("mutiny", "WBN WFN", places="FD[2,0] JR[1,3,4,5]")
    assert {kind for kind, _ in calm} == {"ballot_useless"}


def test_its_reason_tells_the_dutch_that_a_brawl_is_all_the_same_to_them():
    for places, tie in (("JR[1] FD[2] TOR[0]", 1), ("JR[1] TOR[0,2]", 0)):
        told = ballot_reasons("brawl", "CBN TFN", places=places, treasure="FD.B=2 JR.F=2", seats=3, loyalty="DBF")
        facts = [{"card": card, "equal": card == "TFN", "tie": tie} for card in ("CBN", "TFN")]
        assert told == [("ballot_even", one) for one in facts]
    # Where the ships are not level, one of the flags brings the tie.
    told = ballot_reasons("brawl", "CBN TFN", places="JR[1] TOR[0,2]", treasure="FD.B=3 JR.F=1", seats=3, loyalty="DBF")
    assert told == [("ballot_bluff", {"card": "CBN"}), ("ballot_brawl", {"card": "TFN", "equal": 0})]


def test_the_dutch_brawl_for_the_nation_that_trails_by_the_ships():
    """A brawl puts both chests of Tortuga down anew, so that where they lie now does not count."""
    match = position("JR[1,2] TOR[0]", "FD.F=1 TOR.B=2", seats=3, loyalty="DBF")
    beliefs = Beliefs(match.view(0))
    assert (beliefs.lead, beliefs.flag) == (1, "B")
    assert reason_for(beliefs, match.questions[0], "brawl")[0] != "brawl_for_flag"
    match = position("JR[1,2] TOR[0]", "TOR.B=2", seats=3, loyalty="DBF")
    assert reason_for(Beliefs(match.view(0)), match.questions[0], "brawl") == ("brawl_for_tie", {})
    match = position("JR[1,2] TOR[0]", "TOR.B=1 TOR.F=1", seats=3, loyalty="DBF")
    assert reason_for(Beliefs(match.view(0)), match.questions[0], "brawl") == ("brawl_no_worse", {})
    match = position("JR[1,2] TOR[0]", "FD.B=2", seats=3, loyalty="DBF")
    assert reason_for(Beliefs(match.view(0)), match.questions[0], "brawl") == ("brawl_for_flag", {"loyalty": "F"})


def test_its_reason_for_a_peek_names_the_only_card_that_may_be_the_armada():
    match = position("FD[2,4,0] JR[1,3,5]")
    view = match.view(0).model_copy(update={"deck": 3, "late": [4, 5]})
    beliefs, question = Beliefs(view), match.questions[0]
    for chosen, unknown, chance, slot in (("1-2", 2, 0, 0), ("3-4", 2, 20, 4), ("4-5", 2, 40, 0)):
        told = ("look_at_unknown", {"unknown": unknown, "percent": chance, "slot": slot})
        assert reason_for(beliefs, question, f"peek/{chosen}") == told


def test_its_reason_for_an_unknown_forced_card_is_the_known_one_that_it_avoids():
    match = position("FD[2,4,0] JR[1,3,5]", "FD.B=2 JR.F=1", loyalty="BFBFBF", row="PIS ALB")
    say(match, "peek/2-3", "force/0/1-2")
    beliefs, question = Beliefs(match.view(0)), match.questions[0]
    assert reason_for(beliefs, question, "1") == ("spare_known", {"card": "ALB"})
    assert reason_for(beliefs, question, "2") == ("turn_up_known", {"card": "ALB", "helps": 0})
    # Nothing is known of either.
    match = position("FD[2,4,0] JR[1,3,5]", "FD.B=2 JR.F=1", loyalty="BFBFBF", row="PIS ALB")
    say(match, "peek/4-5", "force/0/1-2")
    assert reason_for(Beliefs(match.view(0)), match.questions[0], "1") == ("forced_unknown", {"other": 0})


def test_its_reason_for_one_of_two_unknown_cards_is_that_only_the_other_may_be_the_armada(
    monkeypatch: pytest.MonkeyPatch,
):
    match = position("FD[2,4,0] JR[1,3,5]", "FD.B=2 JR.F=1", loyalty="BFBFBF", row="PIS ALB")
    say(match, "peek/4-5", "force/0/1-2")
    beliefs, question = Beliefs(match.view(0)), match.questions[0]
    monkeypatch.setattr(Beliefs, "chance", lambda _, slot: 0.25 * (slot == 2))
    assert reason_for(beliefs, question, "1") == ("forced_unknown", {"other": 25})
    kind, facts = reason_for(beliefs, question, "2")
    assert (kind, facts["percent"]) == ("turn_up_unknown", 25)
    # Where both may be, it makes no difference.
    monkeypatch.setattr(Beliefs, "chance", lambda _, slot: 0.25)
    assert reason_for(beliefs, question, "2") == ("forced_unknown", {"other": 0})


def test_its_reason_against_a_stranger_names_the_rank_that_it_loses():
    match = position("FD[0,2,4] JR[1,3,5]")
    beliefs, question = Beliefs(match.view(0)), match.questions[0]
    for answer, rank in (("maroon/2", "FM"), ("maroon/4", "CB"), ("force/2/1-2", "none")):
        assert reason_for(beliefs, question, answer) == (
            "against_unknown",
            {"seat": int(answer.split("/")[1]), "rank": rank},
        )


def test_its_reason_for_a_known_card_says_whether_that_card_helps():
    for card, treasure, gains in (("PIS", "", 1), ("BSP", "", 0), ("STO", "FD.F=2", 1), ("STO", "FD.B=2", 0)):
        match = position("FD[0,2,4] JR[1,3,5]", treasure, loyalty="BFBFBF", row=f"ALB {card}")
        say(match, "peek/1-2")
        while 0 not in match.questions:
            say(match, "peek/4-5")
        assert reason_for(Beliefs(match.view(0)), match.questions[0], "reveal/2") == (
            "turn_up_known",
            {"card": card, "helps": gains},
        )


def lost_soon(*peekers: int, loyalty: str = "FBFBFB") -> Match:
    """Return a match that the first seat would lose now, and has seen the Armada; others look at it after that."""
    match = position("FD[2,4,0] JR[1,3,5]", "FD.B=2 JR.B=1", loyalty=loyalty, row="ALB ARM")
    say(match, "peek/1-2")
    while 0 not in match.questions:
        say(match, "peek/1-2" if next(iter(match.questions)) in peekers else "peek/4-5")
    return match


def test_its_reason_says_that_others_know_the_armada_and_may_end_the_match():
    for peekers, known, seat in (((3,), 1, 3), ((1, 3), 2, 1)):
        match = lost_soon(*peekers)
        beliefs, question = Beliefs(match.view(0)), match.questions[0]
        told = ("lost_soon", {"slot": 2, "known": known, "seat": seat})
        for chosen in ("peek/3-4", "move/B1", "reveal/3", "force/3/1-3"):
            assert reason_for(beliefs, question, chosen) == told
        # These change who would win, or end the match themselves.
        assert reason_for(beliefs, question, "stow/FD-B")[0] == "treasure_gain"
        assert reason_for(beliefs, question, "reveal/2")[0] == "end_the_match"
    # Nobody else knows it, or the seat would win.
    behind = {"destination": "JR", "rank": "CB", "stows": 1, "captain": 1}
    ahead = {"destination": "TOR", "rank": "GOV", "stows": 0}
    for match, best in ((lost_soon(), behind), (lost_soon(3, loyalty="BFBFBF"), ahead)):
        told = reason_for(Beliefs(match.view(0)), match.questions[0], "move/B1")
        assert told == ("better_boat", {"where": "B1", **best})


def test_it_knows_that_the_last_hidden_card_is_the_armada_for_all_to_see():
    match = position("FD[2,4,0] JR[1,3,5]", "FD.B=2 JR.B=1", loyalty="FBFBFB")
    view = match.view(0)
    assert Beliefs(view).armada is None
    view = view.model_copy(update={"deck": 0, "late": [4], "row": {**view.row, 5: "empty"}})
    beliefs, question = Beliefs(view), match.questions[0]
    assert (beliefs.armada, beliefs.everybody_knows, beliefs.lost_soon) == (4, True, True)
    assert reason_for(beliefs, question, "move/B1") == ("lost_soon", {"slot": 4, "known": 0, "seat": 1})
    told = {"card": "ARM", "lead": 3, "end": -1, "dutch": 0}
    assert reason_for(beliefs, question, "reveal/4") == ("end_the_match", told)
    # Of two such cards, a seat that has seen the other one knows it alone.
    view = view.model_copy(update={"late": [3, 4], "me": beliefs.me.model_copy(update={"memory": {3: "ALB"}})})
    beliefs = Beliefs(view)
    assert (beliefs.armada, beliefs.everybody_knows, beliefs.lost_soon) == (4, False, False)


def test_it_looks_at_no_more_cards_when_the_match_is_about_to_be_lost():
    match = lost_soon(3)
    beliefs = Beliefs(match.view(0))
    peeks = [option for option in match.questions[0].options if verb_of(option.id) == "peek"]
    assert max(peek(beliefs, option) for option in peeks) == 0.02


# ---------------------------------------------------------------- how well it plays


def test_it_does_not_drag_a_match_out():
    for seats in range(2, 10):
        match = Match.start("tortuga", seats, f"length {seats}")
        while match.result is None:
            for seat in list(match.questions):
                match.answer(seat, answer(match, seat))
        assert match.state.turns < 200


@pytest.mark.parametrize(
    ("places", "treasure", "held", "prospects"),
    [
        ("FD[1,2,3,4,5] B1=0", "FD.B=1", {}, {"JR": ("CPT", 0), "FD": ("CB", 0, 1), "TOR": ("GOV", 0)}),
        (
            "FD[1] JR[2,3] B1=0 TOR[4,5]",
            "FD.F=1 JR.F=1",
            {},
            {"FD": ("FM", 1, 1), "JR": ("CB", 1, 2), "TOR": ("none", 0)},
        ),
        ("FD[1] JR[2,3] B1=0 TOR[4,5]", "FD.F=1", {0: "ALB", 1: "ALB"}, {"FD": ("none", 0), "JR": ("CB", 0, 2)}),
    ],
)
def test_its_reason_for_a_move_says_what_can_be_done_there(
    places: str, treasure: str, held: dict[int, str], prospects: dict[str, tuple[str, int] | tuple[str, int, int]]
):
    match = position(places, treasure, loyalty="BFBFBF", held=held)
    for where, (rank, stows, *captain) in prospects.items():
        told = reason_for(Beliefs(match.view(0)), match.questions[0], f"move/{where}")
        risk = {"captain": captain[0]} if captain else {}
        assert told == ("better_place", {"where": where, "rank": rank, "stows": stows, **risk})


def test_its_reason_for_a_boat_names_another_ship_that_is_empty():
    """The AI goes where it can move a chest; a person may rather want to be Captain."""
    for places, empty in (("FD[] JR[2]", "FD"), ("FD[5] JR[2]", None)):
        boat = "" if "5" in places else " B2=5"
        match = position(f"{places} TOR[1,3,4,0]{boat}", "FD.F=2 JR.B=1 TOR.B=2", loyalty="FBFBFB")
        name, facts = reason_for(Beliefs(match.view(0)), match.questions[0], "move/B1")
        assert facts["destination"] == "JR"
        assert name == "better_boat"
        assert facts.get("empty") == empty, places
    # Where the AI would be Captain itself, nothing else is named.
    match = position("FD[] JR[1] TOR[2,0]", "JR.F=2", seats=4, loyalty="FBFB")
    assert reason_for(Beliefs(match.view(0)), match.questions[0], "move/B1")[1]["rank"] == "CPT"


def test_its_reason_for_a_move_fears_no_captain_who_must_reveal_a_card():
    """TO-H1: who must reveal a card in the next turn, can't maroon in it."""
    for stall, captain in ((10, 1), (11, None)):
        match = position("FD[1] JR[2] TOR[3] B1=0", seats=4, stall=stall)
        told = reason_for(Beliefs(match.view(0)), match.questions[0], "move/FD")
        assert told[1].get("captain") == captain
    match = position("FD[1] JR[2] TOR[3] B1=0", seats=4, stall=11)
    assert reason_for(Beliefs(match.view(0)), match.questions[0], "move/JR")[1]["captain"] == 2


def test_its_reason_for_a_move_names_the_captain_who_may_maroon_it_first():
    places = "FD[1] JR[2] TOR[3] B1=0"

    def told(match: Match, option: str, seat: int = 0) -> int | str | None:
        return reason_for(Beliefs(match.view(seat)), match.questions[seat], option)[1].get("captain")

    assert told(position(places, seats=4), "move/FD") == 1
    # With two actions, a seat that comes aboard with the first can act before the captain.
    match = position(places, seats=4, actions_per_turn="2")
    assert told(match, "move/FD") is None
    say(match, "peek/1-2")
    assert told(match, "move/FD") == 1
    # A boat is left with the next action, and the captain plays after that.
    assert told(position("FD[1] JR[2,0] TOR[3]", "FD.F=1 JR.F=1", seats=4), "move/B1") == 1
    # A captain who seems to be a friend is no risk.
    for loyalty, captain in (("BBFF", None), ("FBBF", 1)):
        match = position("FD[1] JR[2,0] TOR[3]", "FD.F=1 JR.B=1", seats=4, active=1, loyalty=loyalty)
        say(match, "stow/FD-F", "peek/1-2", "peek/1-2", "move/B1", "peek/3-4", "peek/3-4", "peek/3-4")
        assert told(match, "move/FD") == captain
    # A letter of marque that is turned up in another seat's turn: who plays until one's own.
    match = position("FD[1] JR[2] TOR[3,0]", seats=4, active=2, row="LOM LOM")
    say(match, "force/0/1-2", "1")
    assert told(match, "0/JR") is None
    assert told(match, "0/FD") is None
    match = position("FD[3] JR[2] TOR[1,0]", seats=4, active=2, row="LOM LOM")
    say(match, "force/0/1-2", "1")
    assert told(match, "0/FD") == 3


def test_its_reason_for_the_other_nations_hold_is_a_bluff():
    found: set[tuple[bool, str]] = set()
    for seed in range(30):
        match = Match.start("tortuga", 4, f"bluff {seed}", options={"brethren": "auto"})
        (seat, question) = next(iter(match.questions.items()))
        view = match.view(seat)
        given, (kind, _) = reasoned(view, question)
        found.add((given.endswith(view.me.loyalty), kind))
    assert found == {(True, "treasure_hold"), (False, "bluff")}
