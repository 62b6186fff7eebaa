"""A changed record diverges at the entry that shows the change, and raises nothing but Diverged."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import Diverged, Entry, Game, Malformed, Match, MatchRecord, Play, Table, choose

from .programs import game_for, play_out, programs
from .toys import CONVOY, DEAL, DUEL, PARLEY, REGATTA, SALVAGE_PATCHED, SEED, SURVIVORS, VOTE, over, toy

TOYS = [DEAL, DUEL, PARLEY, REGATTA, SALVAGE_PATCHED, SURVIVORS, VOTE]
WRONG_ANSWERS = (None, True, 0, 1, 10**9, "", "a", "aye", [], ["a"], {}, {"set": 1}, {"set": ["jib"]}, [[[]]], 0.5)


def diverges(game: Game, record: MatchRecord, entries: list[Entry], position: int) -> Diverged:
    with pytest.raises(Diverged) as caught:
        Match.replay(record.model_copy(update={"entries": entries}), game)
    assert caught.value.position == position, caught.value
    assert str(caught.value) == f"entry {position}: {caught.value.what}"
    return caught.value


def changes(entry: Entry) -> Iterator[Entry]:
    """Change one field of an entry."""
    for seat in (-1, entry.seat + 1, 99):
        yield replace(entry, seat=seat)
    for question in ("", f"{entry.seat}.99", f"{entry.seat}.0", f"{entry.seat + 1}.1", None, "1.1.1"):
        if question != entry.question:
            yield replace(entry, question=question)
    for kind in ("", "other", None):
        if kind != entry.kind:
            yield replace(entry, kind=kind)
    for step in ("", "other", None):
        if step != entry.step:
            yield replace(entry, step=step)
    for answer in WRONG_ANSWERS:
        # repr is compared because True == 1.
        if repr(answer) != repr(entry.answer):
            yield replace(entry, answer=answer)
    for digest in ("", "0" * 32, entry.digest[:-1], entry.digest.upper() + "x"):
        yield replace(entry, digest=digest)
    for type_ in ("answer", "pin", "resign", "orders", "undo"):
        if type_ != entry.type:
            yield replace(entry, type=type_)


def assert_every_change_is_met(game: Game, match: Match) -> None:
    record = match.record()
    entries = list(record.entries)
    for position, entry in enumerate(entries):
        for changed in changes(entry):
            diverges(game, record, [*entries[:position], changed, *entries[position + 1 :]], position)
        diverges(game, record, [*entries[: position + 1], *entries[position:]], position + 1)
        if position + 1 < len(entries):
            diverges(game, record, [*entries[:position], *entries[position + 1 :]], position)
            swapped = [*entries[:position], entries[position + 1], entry, *entries[position + 2 :]]
            diverges(game, record, swapped, position)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_every_change_of_an_entry_diverges_there(game: Game, seed: int) -> None:
    match = play_out(Match.start(game, 4, SEED), random.Random(seed), resignations=seed > 1)
    assert_every_change_is_met(game, match)


@settings(deadline=None, max_examples=15)
@given(program=programs((0, 1, 2)), rng=st.randoms())
def test_changed_entries_of_random_games_diverge(program: Any, rng: random.Random) -> None:
    game = game_for(program)
    assert_every_change_is_met(game, play_out(Match.start(game, 3, SEED), rng, resignations=True))


@settings(deadline=None, max_examples=15)
@given(program=programs((0, 1, 2)), rng=st.randoms())
def test_changed_entries_of_games_with_orders_diverge(program: Any, rng: random.Random) -> None:
    game = game_for(program)
    assert_every_change_is_met(game, play_out(Match.start(game, 3, SEED), rng, resignations=True, orders=True))


def test_changed_entries_of_a_match_with_orders_and_undos_diverge() -> None:
    match = Match.start(CONVOY, 3, SEED)
    match.set_orders(2, {"fire": "never"})
    match.answer(0, 5)
    match.set_orders(1, {"speed": 7})
    match.undo(1, to=0, consent=(0, 2))
    match.answer(0, 6)
    match.undo(2)
    match.set_orders(2, {"fire": "always", "speed": 2})
    match.answer(1, "fire")
    match.set_orders(1, None)
    match.resign(2)
    play_out(match, random.Random(1))
    assert [entry.by for entry in match.entries].count("order") == 3
    assert_every_change_is_met(CONVOY, match)


def test_entries_after_the_end_of_the_match_diverge() -> None:
    match = play_out(Match.start(VOTE, 3, SEED), random.Random(1))
    entries = [*match.entries, replace(match.entries[0], question="0.2")]
    assert "over" in diverges(VOTE, match.record(), entries, 3).what


@pytest.mark.parametrize(
    ("kind", "answer", "named"),
    [
        ("undo", {"to": 0}, "an undo of what does not stand"),
        ("undo", True, "an undo of what does not stand"),
        ("orders", ["aye"], "orders that are no object"),
        ("orders", {"to": 0}, "the digest differs"),
        ("resign", {"to": 0}, "a resignation that says something"),
    ],
)
def test_impossible_entries_diverge(kind: Any, answer: Any, named: str) -> None:
    match = Match.start(VOTE, 3, SEED)
    match.answer(0, "aye")
    match.answer(1, "aye")
    entry = Entry(kind, 0, None, None, None, answer, "player", match.entries[1].digest)
    assert diverges(VOTE, match.record(), [*match.entries, entry], 2).what == named


# ---------------------------------------------------------------- the head


def salvaged() -> MatchRecord:
    return play_out(Match.start(SALVAGE_PATCHED, 1, SEED, salt="salt"), random.Random(1)).record()


@pytest.mark.parametrize(
    ("change", "position"),
    [
        ({"seed": "f" * 64}, 0),
        ({"salt": ""}, 0),
        ({"salt": "salt "}, 0),
        ({"kinds": []}, 0),
        ({"kinds": ["Dive"]}, 0),
        ({"patches": []}, 0),
        ({"options": {"rounds": 4}}, 2),  # the third dive no longer ends the match
        ({"options": {"rounds": 1}}, 0),
        ({"options": {"rounds": 0}}, 0),
        ({"options": {"rounds": "many"}}, -1),
        ({"options": {"unknown": 1}}, -1),
        ({"seats": 9}, -1),
        ({"seed": "no hex"}, -1),
    ],
    ids=str,
)
def test_a_changed_head_diverges(change: dict[str, Any], position: int) -> None:
    record = salvaged()
    with pytest.raises(Diverged) as caught:
        Match.replay(record.model_copy(update=change), SALVAGE_PATCHED)
    assert caught.value.position == position


def test_kinds_that_were_never_drawn_may_differ_but_not_the_commitment() -> None:
    match = play_out(Match.start(SALVAGE_PATCHED, 1, SEED), random.Random(1))
    more = Match.replay(match.record().model_copy(update={"kinds": ["dive", "later"]}), SALVAGE_PATCHED)
    assert more.result == match.result
    assert more.key_hashes() != match.key_hashes()


def test_a_changed_first_deal_diverges_at_the_first_entry() -> None:
    record = play_out(Match.start(DEAL, 3, SEED), random.Random(1)).record()
    diverges(DEAL, record.model_copy(update={"salt": "other"}), list(record.entries), 0)


def test_a_changed_later_draw_diverges_where_it_is_made() -> None:
    match = Match.start(DUEL, 2, SEED)
    at: list[int] = []
    for seat, answer in ((0, 3), (1, "suffer"), (1, 3), (0, "suffer")):
        drawn = len(match.draws)
        match.answer(seat, answer)
        if len(match.draws) > drawn:
            at.append(len(match.entries) - 1)
    assert at == [1, 3]
    # Another salt, under which the first roll has the same outcome and the second does not.
    first, second = (outcome for _, _, outcome in match.draws)
    for n in range(10_000):
        other = Match.start(DUEL, 2, SEED, salt=str(n))
        for seat, answer in ((0, 3), (1, "suffer"), (1, 3), (0, "suffer")):
            other.answer(seat, answer)
        if other.draws[0][2] == first and other.draws[1][2] != second:
            break
    diverges(DUEL, match.record().model_copy(update={"salt": str(n)}), list(match.entries), 3)


def test_an_unknown_game_diverges_before_the_first_entry() -> None:
    record = Match.start(VOTE, 2, SEED).record()
    with pytest.raises(Diverged) as caught:
        Match.replay(record)
    assert caught.value.position == -1


def test_the_reason_why_a_match_cannot_begin_is_named() -> None:
    def raising(table: Table, state: list[Any]) -> Play[Any]:
        raise KeyError("the ace of spades")

    record = Match.start(VOTE, 2, SEED).record()
    for game, change, named in (
        (VOTE, {"seats": 9}, "the match cannot begin: wrong_seats, seats=9, lo=1, hi=8"),
        (toy(raising), {}, "the match cannot begin: KeyError"),
    ):
        with pytest.raises(Diverged) as caught:
            Match.replay(record.model_copy(update=change), game)
        assert (caught.value.position, caught.value.what) == (-1, named)


def test_rules_with_a_different_question_diverge() -> None:
    record = play_out(Match.start(VOTE, 3, SEED), random.Random(1)).record()
    diverges(PARLEY, record, list(record.entries), 0)


def test_rules_with_a_different_result_diverge_at_the_last_entry() -> None:
    def other_result(table: Table, state: list[Any]) -> Play[Any]:
        result = yield from VOTE.play(table, state)
        return result._replace(reason="other")

    match = play_out(Match.start(VOTE, 3, SEED), random.Random(1))
    diverges(toy(other_result, kinds=VOTE.kinds), match.record(), list(match.entries), 2)


# ---------------------------------------------------------------- in slices


def test_the_slices_before_the_change_are_played() -> None:
    match = play_out(Match.start(REGATTA, 4, SEED), random.Random(2))
    entries = [*match.entries[:2], replace(match.entries[2], digest="0" * 32), *match.entries[3:]]
    run = Match.replaying(match.record().model_copy(update={"entries": entries}), REGATTA)
    assert [next(run), next(run)] == [1, 2]
    with pytest.raises(Diverged):
        next(run)


def test_any_exception_of_the_rules_in_a_replay_becomes_a_divergence() -> None:
    faults: list[Exception] = [KeyError(), StopIteration(), RecursionError(), Malformed("bad_form"), Diverged(7, "x")]

    def play(table: Table, state: list[Any]) -> Play[Any]:
        word = yield from choose(0, "word", ["good"])
        if word != "good":
            raise faults[word]  # type: ignore[index]
        return over(table)

    game = toy(play)
    match = Match.start(game, 1, SEED)
    match.answer(0, "good")
    for n in range(len(faults)):
        diverges(game, match.record(), [replace(match.entries[0], answer=n)], 0)
