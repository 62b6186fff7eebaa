"""The commands of a turn, the stall guard, and refusals (spec 4)."""

from random import Random
from typing import Any, NoReturn

import pytest

from rules.kernel import IllegalAnswer, Match, Option, StaleQuestion, Table
from rules.tortuga.actions import is_legal
from rules.tortuga.commands import PARTS, command_of, verb_of
from rules.tortuga.options import Options
from rules.tortuga.state import STALLS_COUNTED

from .positions import asked, heads, offered, position, say, start, told


@pytest.mark.golden("G9")
def test_golden_an_attack_needs_a_target():
    """TO-H5, A10."""
    for agreed in ("galleon_first", "captain_choice"):
        match = position("FD[0,2,4] JR[1,3,5]", "GAL=0 FD.B=3", attack_target=agreed)
        assert "attack" not in heads(match)


@pytest.mark.golden("G27")
def test_golden_the_first_mate_may_also_be_cabin_boy():
    """TO 2.12, 3.5, 3.6."""
    match = position("JR[1,3] FD[0,2,4,5]", "JR.B=1", active=3)
    ids = offered(match)
    assert "mutiny" in ids
    assert "stow/JR-B" in ids
    for absent in ("stow/JR-F", "attack", "maroon/1", "brawl"):
        assert absent not in ids
    assert match.questions[3].data["duties"] == ["FM", "CB"]


def test_a_pawn_alone_aboard_is_captain_and_cabin_boy():
    match = position("FD[0] JR[1,2,3,4,5]")
    assert match.questions[0].data["duties"] == ["CPT", "CB"]
    assert "maroon" not in heads(match)
    assert "stow/FD-F" in offered(match)


def test_the_round_before_a_forced_reveal_counts_its_turns():
    """TO-H1."""
    match = position("FD[0,2] JR[1,3]", seats=4, stall_rounds=2)
    counted = []
    for _ in range(9):
        ((_, question),) = match.questions.items()
        counted.append((question.data["turns_before"], question.data["restricted"]))
        say(match, question.default)
    assert counted == [*[(0, False)] * 4, (4, False), (3, False), (2, False), (1, False), (0, True)]
    for options in ({"stall_rounds": 0}, {"stall_rounds": 1}):
        match = position("FD[0,2] JR[1,3]", seats=4, **options)
        assert match.questions[0].data["turns_before"] == 0


@pytest.mark.parametrize("patched", [True, False])
def test_a_restricted_turn_says_for_how_many_rounds_no_card_was_revealed(
    patched: bool, monkeypatch: pytest.MonkeyPatch
):
    """TO-H1. Older matches go on without."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patched and patch == STALLS_COUNTED)
    match = position("FD[0,2] JR[1,3]", seats=4, stall_rounds=2)
    say(match, *["peek/1-2"] * 8)
    turns = told(match, "turn_started")
    assert [turn.get("stalled") for turn in turns] == [*[None] * 8, 2 if patched else None]
    assert [turn["restricted"] for turn in turns] == [*[False] * 8, True]


@pytest.mark.golden("G37")
def test_golden_too_many_rounds_without_a_reveal_force_a_reveal():
    """TO-H1."""
    match = position("FD[0,2] JR[1,3]", seats=4, stall_rounds=3)
    for _ in range(12):
        assert heads(match) != ["reveal", "force"]
        say(match, next(iter(match.questions.values())).default)
    ((seat, question),) = match.questions.items()
    assert heads(match) == ["reveal", "force"]
    assert question.default == "reveal/1"
    assert question.data["restricted"]
    assert question.data["stalled"] == 3
    assert match.view(None).restricted
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, "peek/1-2")
    assert (caught.value.code, caught.value.rule) == ("reveal_first", "TO-H1")
    match.answer(seat, "reveal/1")
    assert match.state.stall == 0
    assert not match.view(None).restricted


def test_the_stall_guard_may_be_off_and_counts_turns_without_a_reveal():
    match = position("FD[0,2] JR[1,3]", seats=4, stall_rounds=0)
    for _ in range(60):
        say(match, next(iter(match.questions.values())).default)
    assert "peek" in heads(match)
    match = position("FD[0,2] JR[1,3]", seats=4, stall_rounds=1, row="CRO", actions_per_turn=2)
    say(match, "reveal/1", "peek/2-3", *["peek/1-2"] * 8)
    assert match.state.stall == 4
    assert heads(match) == ["reveal", "force"]
    say(match, "reveal/2")
    assert "peek" in heads(match)


@pytest.mark.golden("G38")
def test_golden_the_default_is_to_look_at_two_cards():
    match = position("FD[0,2,4] JR[1,3,5]")
    assert match.questions[0].default == "peek/1-2"
    gap = position("FD[0,2,4] JR[1,3,5]")
    gap.state.row[1] = None
    assert gap.questions[0].default == "peek/2-3"


@pytest.mark.golden("G40")
def test_golden_with_both_boats_taken_no_move_is_offered():
    match = position("FD[0,2] JR[4] TOR[5] B1=3 B2=1", active=5)
    assert "move" not in heads(match)


@pytest.mark.golden("G48")
def test_golden_a_forced_seat_still_takes_its_own_turn():
    match = position("FD[0,2] JR[1,3]", seats=4, row="CRO BSP")
    say(match, "force/1/1-2", "2")
    assert asked(match) == [(1, "action")]
    say(match, "peek/1-3")
    assert asked(match) == [(2, "action")]


def test_every_command_is_offered_with_all_its_parameters():
    """Spec 4.2: a turn has at most about 150 commands."""
    match = position("FD[0,1,2,3] TOR[4,5,6,7,8]", "FD.B=1 FD.F=1", seats=9, held={0: "LOM MAP-FD"})
    ids = offered(match)
    assert len(ids) == len(set(ids)) == 10 + 5 + 80 + 2 + 1 + 3 + 0 + 2 + 0 + 10
    assert heads(match) == ["peek", "reveal", "force", "move", "attack", "maroon", "stow", "letter"]
    assert match.questions[0].rule == "TO 3.2"
    assert not match.questions[0].takeback


@pytest.mark.parametrize(
    ("places", "command", "code", "rule"),
    [
        ("FD[0,2,4]", "peek/1-1", "two_cards", "TO 3.3a"),
        ("FD[0,2,4]", "peek/1", "two_cards", "TO 3.3a"),
        ("FD[0,2,4]", "peek/2-1", "two_cards", "TO 3.3a"),
        ("FD[0,2,4]", "reveal/6", "slot_empty", "TO 3.3b"),
        ("FD[0,2,4]", "force/0/1-2", "force_oneself", "TO-P3"),
        ("FD[0,2,4]", "force/1/2-2", "two_cards", "TO 3.3c"),
        ("FD[0,2,4] B1=3", "move/B1", "boat_taken", "TO 6.2"),
        ("FD[0,2,4]", "move/B2", "boat_destroyed", "TO-E GUN"),
        ("FD[0,2,4]", "move/JR", "by_boat_only", "TO 3.3d"),
        ("FD[0,2,4]", "move/TOR", "by_boat_only", "TO 3.3d"),
        ("FD[2,4] B1=0", "move/B2", "by_boat_only", "TO 3.3d"),
        ("FD[2,0,4]", "attack", "rank_needed", "TO 3.4a"),
        ("FD[2,0,4]", "maroon/4", "rank_needed", "TO 3.4b"),
        ("FD[0,2,4]", "maroon/0", "not_in_crew", "TO 3.4b"),
        ("FD[0,2,4]", "maroon/1", "not_in_crew", "TO 3.4b"),
        ("FD[0,2,4]", "mutiny", "rank_needed", "TO 3.5"),
        ("FD[0,2,4]", "stow/FD-F", "rank_needed", "TO 3.6"),
        ("FD[2,4,0]", "stow/FD-B", "hold_empty", "TO 3.6"),
        ("FD[0,2,4]", "brawl", "rank_needed", "TO 3.7"),
        ("FD[2,4] B1=0", "brawl", "no_rank_in_boat", "TO 6.2"),
        ("FD[2,4] B1=0", "attack", "no_rank_in_boat", "TO 6.2"),
        ("FD[0,2,4]", "letter/1/FD", "no_letter", "TO-E LOM"),
        ("FD[0,2,4]", "sing", "not_offered", "TO 3.2"),
        ("FD[0,2,4]", "move/GAL", "not_offered", "TO 3.2"),
    ],
)
def test_an_illegal_command_is_refused_with_its_rule(places: str, command: str, code: str, rule: str):
    """Spec 4.6."""
    match = position(places, destroyed="B2" if "B2" in command and "B1=0" not in places else "")
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(0, command)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert match.entries == []


def test_an_attack_without_a_target_and_a_letter_for_a_seat_aboard_are_refused():
    match = position("FD[0,2,4] JR[1,3,5]", "GAL=0 FD.B=3", held={0: "LOM"})
    for command, code, rule in (("attack", "no_target", "TO-H5"), ("letter/1/FD", "aboard_already", "TO-E LOM")):
        with pytest.raises(IllegalAnswer) as caught:
            match.answer(0, command)
        assert (caught.value.code, caught.value.rule) == (code, rule)


def test_a_seat_that_is_not_asked_must_wait():
    """TO 3.1."""
    match = position("FD[0,2,4] JR[1,3,5]")
    with pytest.raises(StaleQuestion) as caught:
        match.answer(1, "peek/1-2")
    assert (caught.value.code, caught.value.rule) == ("wait", "TO 3.1")


def test_the_actions_left_are_counted_down_in_every_view():
    match = position("FD[0,2] JR[1,3]", seats=4, actions_per_turn=2)
    assert [match.view(reader).actions for reader in (None, 0, 1)] == [2, 2, 2]
    say(match, "peek/1-2")
    assert asked(match) == [(0, "action")]
    assert [match.view(reader).actions for reader in (None, 0, 1)] == [1, 1, 1]
    assert told(match, "actions_left") == [{"seat": 0, "actions": 1}]
    say(match, "peek/1-2")
    assert asked(match) == [(1, "action")]
    assert match.view(None).actions == 2
    assert len(told(match, "actions_left")) == 1


def test_a_command_is_read_in_its_parts():
    seen = set()
    for match in (
        position("FD[0,1,2,3] TOR[4,5,6,7,8]", "FD.B=1 FD.F=1", seats=9, held={0: "LOM MAP-FD"}),
        position("FD[0,2,4] JR[1,3,5]", "JR.B=1", attack_target="captain_choice"),
        position("FD[2,0,4] JR[1,3,5]"),
        position("TOR[0,2] FD[4] JR[1,3,5]"),
    ):
        for option in match.questions[0].options:
            command = command_of(option.id)
            again = [str(command.seat)] * (command.seat >= 0) + ["-".join(map(str, command.slots))] * bool(
                command.slots
            )
            assert "/".join([verb_of(option.id), *again, *[command.where] * bool(command.where)]) == option.id
            assert command.verb == verb_of(option.id)
            assert command.seat in (-1, option.data.get("seat"))
            seen.add(command.verb)
    assert seen == {*PARTS}


@pytest.mark.parametrize(
    "text", ["peek/a-b", "peek/", "peek/1--2", "force/x/1-2", "maroon/²", "maroon/-1", "letter/", "peek/999", "stow"]
)
def test_a_command_with_unreadable_parts_is_refused(text: str):
    match = position("FD[0,2,4] JR[1,3,5]", held={0: "LOM"})
    with pytest.raises(IllegalAnswer):
        match.answer(0, text)
    assert match.entries == []


@pytest.mark.parametrize(
    ("places", "treasure", "options"),
    [
        ("FD[0,1,2,3] TOR[4,5,6,7,8]", "FD.B=1 FD.F=1", {}),
        ("FD[1,2] JR[3,4,5] TOR[6,7,8] B1=0", "GAL=4 JR.B=2", {}),
        ("FD[0,1] JR[3,4,5] TOR[2,6,7,8]", "GAL=2 JR.B=2", {"attack_target": "captain_choice"}),
    ],
)
def test_a_text_is_legal_exactly_if_it_is_a_command_on_offer(places: str, treasure: str, options: dict[str, Any]):
    match = position(places, treasure, seats=9, held={0: "LOM MAP-FD"}, **options)
    ids = offered(match)
    words = [
        "",
        "0",
        "1",
        "2",
        "5",
        "9",
        "01",
        "1-2",
        "2-1",
        "1-1",
        "1-2-3",
        "FD",
        "JR",
        "TOR",
        "B1",
        "B2",
        "GAL",
        "FD-B",
    ]
    texts = [*PARTS, "sing", ""]
    texts += [f"{verb}/{word}" for verb in PARTS for word in words]
    texts += [f"{verb}/{first}/{word}" for verb in PARTS for first in words for word in words]
    state, agreed = match.state, Options(**options)
    legal = [text for text in (*ids, *texts) if is_legal(state, agreed, 0, text)]
    assert sorted(legal) == sorted(text for text in (*ids, *texts) if text in ids)


def test_a_legal_command_is_checked_without_listing_the_others(monkeypatch: pytest.MonkeyPatch):
    match = start(9)
    while asked(match)[0][1] != "action":
        (seat, question) = next(iter(match.questions.items()))
        match.answer(seat, question.default)
    (seat,) = match.questions
    command = match.questions[seat].default

    def all_of_them(*_: object) -> NoReturn:
        raise AssertionError("all commands were listed")

    monkeypatch.setattr("rules.tortuga.refusing.commands", all_of_them)
    match.answer(seat, command)
    assert told(match, "peeked")


@pytest.mark.parametrize("seats", [2, 4, 9])
def test_options_say_whether_they_reveal_something(seats: int):
    """What reveals nothing can be undone with everybody's consent, and what is final never can."""
    met: set[tuple[str, bool]] = set()
    for seed in range(12):
        match, random = Match.start("tortuga", seats, f"reveals {seed}"), Random(seed)
        while match.result is None and len(match.acts) < 400:
            question = next(iter(match.questions.values()))
            by_verb: dict[str, list[Option]] = {}
            for option in question.options:
                by_verb.setdefault(verb_of(option.id), []).append(option)
            option = random.choice(random.choice([*by_verb.values()]))
            say(match, option.id)
            if option.final or not option.reveals:
                met.add((verb_of(option.id) if question.kind == "action" else question.kind, option.final))
                assert can_be_undone(match) != option.final, (question, option)
    assert {kind for kind, final in met if final} == {
        "peek", "reveal", "attack", "mutiny", "brawl", "forced_card", "attack_dest",
    }  # fmt: skip
    assert {kind for kind, final in met if not final} == {
        "move", "maroon", "stow", "letter", "start_hold",
    }  # fmt: skip


def can_be_undone(match: Match) -> bool:
    """Return whether the last answer can be undone with everybody's consent."""
    try:
        return bool(match.undoable(1))
    except (IllegalAnswer, StaleQuestion):
        return False
