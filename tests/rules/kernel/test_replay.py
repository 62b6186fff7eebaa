"""Replay equals play: the same events, draws, state, result and digests, at any point and in slices."""

import json
import random
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import (
    All,
    Diverged,
    Entry,
    Game,
    Match,
    MatchRecord,
    Play,
    Proposal,
    Result,
    Table,
    choose,
    form,
    number,
    pick,
)

from .programs import KINDS, game_for, move, order, play_out, programs, told
from .toys import DEAL, DUEL, PARLEY, REGATTA, SALVAGE, SALVAGE_PATCHED, SEED, SURVIVORS, VOTE, over, toy

TOYS = [DEAL, DUEL, PARLEY, REGATTA, SALVAGE_PATCHED, SURVIVORS, VOTE]


def assert_same(back: Match, match: Match) -> None:
    assert told(back) == told(match)
    assert back.entries == match.entries
    assert back._engine.digest == match._engine.digest
    assert back.record() == match.record()
    assert [back.orders(seat) for seat in range(match.seats)] == [match.orders(seat) for seat in range(match.seats)]
    for reader in (None, *range(match.seats)):
        assert back.events(reader) == match.events(reader)
        assert back.view(reader) == match.view(reader)
        assert back.waiting(reader) == match.waiting(reader)
    assert {s: q.plain() for s, q in back.questions.items()} == {s: q.plain() for s, q in match.questions.items()}


def through_json(record: MatchRecord) -> MatchRecord:
    return MatchRecord.model_validate_json(record.model_dump_json())


# ---------------------------------------------------------------- replay equals play


@settings(deadline=None)
@given(
    program=programs((0, 1, 2, 3)),
    rng=st.randoms(),
    salt=st.text(st.characters(codec="utf-8"), max_size=5),
    orders=st.booleans(),
)
def test_replay_equals_play(program: Any, rng: random.Random, salt: str, orders: bool) -> None:
    game = game_for(program)
    match = play_out(Match.start(game, 4, SEED, salt=salt), rng, resignations=True, orders=orders)
    assert_same(Match.replay(match.record(), game), match)
    assert_same(Match.replay(through_json(match.record()), game), match)


@settings(deadline=None, max_examples=15)
@given(program=programs((0, 1, 2)), seed=st.integers(0, 99))
def test_a_match_replayed_at_any_point_goes_on_the_same_way(program: Any, seed: int) -> None:
    game = game_for(program)

    def step(match: Match) -> None:
        rng = random.Random(f"{seed} {len(match.entries)}")
        if seed % 2 and rng.randrange(2):
            order(match, rng.randrange(match.seats), rng)
        else:
            move(match, rng.choice(list(match.questions)), rng)

    match = Match.start(game, 3, SEED)
    while match.result is None:
        loaded = Match.replay(through_json(match.record()), game)
        assert_same(loaded, match)
        step(match)
        step(loaded)
        assert_same(loaded, match)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_replay_equals_play_for_the_toys(game: Game, seed: int) -> None:
    match = play_out(Match.start(game, 4, f"seed {seed}"), random.Random(seed), resignations=seed > 2)
    assert_same(Match.replay(through_json(match.record()), game), match)


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    one, other = (play_out(Match.start(REGATTA, 4, SEED), random.Random(7)) for _ in range(2))
    assert_same(one, other)


# ---------------------------------------------------------------- in slices


def test_replaying_yields_after_every_entry() -> None:
    match = play_out(Match.start(PARLEY, 4, SEED), random.Random(3))
    run = Match.replaying(match.record(), PARLEY)
    done: list[int] = []
    while True:
        try:
            done.append(next(run))
        except StopIteration as stop:
            assert_same(stop.value, match)
            break
    assert done == list(range(1, len(match.entries) + 1))


def test_a_record_without_entries_replays_to_the_first_question() -> None:
    match = Match.start(DEAL, 3, SEED)
    run = Match.replaying(match.record(), DEAL)
    with pytest.raises(StopIteration) as stop:
        next(run)
    assert_same(stop.value.value, match)


def test_replaying_may_be_stopped() -> None:
    match = play_out(Match.start(DUEL, 2, SEED), random.Random(1))
    run = Match.replaying(match.record(), DUEL)
    assert next(run) == 1
    run.close()
    assert_same(Match.replay(match.record(), DUEL), match)


def test_replaying_does_not_change_the_record() -> None:
    record = play_out(Match.start(DUEL, 2, SEED), random.Random(1)).record()
    before = record.model_dump_json()
    back = Match.replay(record, DUEL)
    assert record.model_dump_json() == before
    assert back.record() is not record
    half = record.model_copy(update={"entries": record.entries[:2]})
    loaded = Match.replay(half, DUEL)
    play_out(loaded, random.Random(2))
    assert len(half.entries) == 2


# ---------------------------------------------------------------- replay computes and changes nothing else


def test_replay_computes_no_options_defaults_or_proposals() -> None:
    looked: list[str] = []

    def once(what: str, value: Any) -> Any:
        return lambda: looked.append(what) or value  # type: ignore[func-returns-value]

    def steps() -> Play[Any]:
        first = yield from choose(1, "first", once("step", ["a", "b"]), default=once("step default", "a"), final=True)
        second = yield from pick(1, "second", once("second", ["x", "y"]), (0, 2), default=once("second default", ["x"]))
        return [first, second]

    def play(table: Table, state: list[Any]) -> Play[Any]:
        for _ in range(2):
            asks = [
                choose(0, "choose", once("options", ["a", "b"]), default=once("default", "b")),
                form(1, "form", steps, once("proposals", [Proposal("p", {})]), default=once("form default", {})),
                pick(2, "pick", once("picks", ["a", "b"]), (1, 2)),
                number(3, "number", 1, 9, default=once("number default", 5)),
            ]
            state.append((yield from All(asks)))
        return over(table)

    game = toy(play)
    match = Match.start(game, 4, SEED)
    match.pin(1, "first", "b")
    for seat, answer in ((3, 7), (2, ["b", "a"]), (1, {}), (0, "a")):
        match.answer(seat, answer)
    match.resign(3)
    match.resign(0)
    match.answer(2, ["a"])
    match.answer(1, {"second": []})
    assert len(dict.fromkeys(looked)) >= 6
    looked.clear()
    assert Match.replay(match.record(), game).state == match.state
    assert looked == []


def test_options_and_events_may_grow_in_a_running_match() -> None:
    def shop(goods: list[str], told_kind: str) -> Game:
        def play(table: Table, state: list[Any]) -> Play[Any]:
            for _ in range(2):
                bought = yield from choose(0, "buy", goods, data={"goods": len(goods)}, rule=told_kind)
                state.append(bought)
                table.tell(told_kind, bought=bought, goods=goods)
            return over(table)

        return toy(play)

    old, new = shop(["rum", "rope"], "bought"), shop(["rope", "sail", "rum"], "sold")
    match = Match.start(old, 1, SEED)
    match.answer(0, "rum")
    loaded = Match.replay(match.record(), new)
    loaded.answer(0, "sail")
    assert loaded.state == ["rum", "sail"]


def test_the_author_of_an_answer_is_kept_but_never_reaches_the_rules() -> None:
    matches = [Match.start(VOTE, 2, SEED) for _ in range(2)]
    for match, by in zip(matches, ("player", "order"), strict=True):
        match.answer(0, "aye", by=by)  # type: ignore[arg-type]
        match.answer(1, "nay", by="pilot")
    assert [entry.by for entry in matches[1].entries] == ["order", "pilot"]
    assert matches[0].entries[1].digest == matches[1].entries[1].digest
    assert [entry.by for entry in Match.replay(matches[1].record(), VOTE).entries] == ["order", "pilot"]


# ---------------------------------------------------------------- patches


def test_a_patch_leaves_matches_that_began_without_it_unchanged() -> None:
    old = Match.start(SALVAGE, 1, SEED)
    old.answer(0, "deep")
    assert old.head.patches == []
    # The same match after an update whose rules know the patch.
    loaded = Match.replay(old.record(), SALVAGE_PATCHED)
    play_out(loaded, random.Random(1))
    assert (len(loaded.draws), loaded.record().patches) == (3, [])
    fresh = play_out(Match.start(SALVAGE_PATCHED, 1, SEED), random.Random(1))
    assert (len(fresh.draws), fresh.record().patches) == (6, ["two-dice"])
    assert_same(Match.replay(fresh.record(), SALVAGE_PATCHED), fresh)


def test_a_changed_rule_without_a_patch_makes_the_replay_diverge() -> None:
    old = play_out(Match.start(SALVAGE, 1, SEED), random.Random(1)).record()
    with pytest.raises(Diverged) as caught:
        Match.replay(old.model_copy(update={"patches": ["two-dice"]}), SALVAGE_PATCHED)
    assert caught.value.position == 0


@pytest.mark.parametrize("patches", [["three-dice"], ["two-dice", "three-dice"]])
def test_a_patch_that_the_game_does_not_know_is_named(patches: list[str]) -> None:
    fresh = Match.start(SALVAGE_PATCHED, 1, SEED).record()
    for run in (Match.replay, lambda record, game: list(Match.replaying(record, game))):
        with pytest.raises(Diverged) as caught:
            run(fresh.model_copy(update={"patches": patches}), SALVAGE_PATCHED)
        assert caught.value.position == -1
        assert caught.value.what == "the game knows no changed rule 'three-dice'"


# ---------------------------------------------------------------- records


def test_a_record_survives_json() -> None:
    match = play_out(Match.start(PARLEY, 3, SEED, salt="Ünï|cödé\n"), random.Random(5), resignations=True)
    record = match.record()
    assert through_json(record) == record
    assert MatchRecord.model_validate(json.loads(json.dumps(record.model_dump(mode="json")))) == record
    assert record.format == 1
    assert (record.game, record.seats, record.salt, record.kinds) == ("parley", 3, "Ünï|cödé\n", list(PARLEY.kinds))
    assert len(record.seed) == 64


def test_a_record_does_not_grow_with_its_match() -> None:
    match = Match.start(VOTE, 2, SEED)
    before = match.record()
    match.answer(0, "aye")
    assert list(before.entries) == []
    assert len(match.record().entries) == 1
    assert list(match.head.entries) == []


def test_a_record_keeps_every_option() -> None:
    assert Match.start(SALVAGE, 1, SEED).record().options == {"rounds": 3}
    short = play_out(Match.start(SALVAGE, 1, SEED, options={"rounds": 1}), random.Random(1))
    assert short.record().options == {"rounds": 1}
    assert_same(Match.replay(through_json(short.record()), SALVAGE), short)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"seed": "0" * 63},
        {"seed": "0" * 65},
        {"seed": "0" * 64 + "\n"},
        {"seed": "G" * 64},
        {"seats": 0},
        {"seats": "many"},
        {"kinds": None},
        {"unknown": 1},
        {"entries": [{}]},
        {"entries": [{"type": "cancel", "seat": 0, "question": None, "kind": None, "step": None, "answer": None,
                      "by": "player", "digest": ""}]},
        {"entries": [{"type": "resign", "seat": 0, "question": None, "kind": None, "step": None, "answer": None,
                      "by": "nobody", "digest": ""}]},
    ],
    ids=str,
)  # fmt: skip
def test_an_invalid_record_is_refused_before_it_is_played(change: dict[str, Any]) -> None:
    plain = Match.start(VOTE, 2, SEED).record().model_dump(mode="json")
    with pytest.raises(ValueError):
        MatchRecord.model_validate({**plain, **change})


def test_an_entry_is_frozen() -> None:
    entry = Entry("resign", 0, None, None, None, None, "player", "")
    with pytest.raises(AttributeError):
        entry.seat = 1  # type: ignore[misc]


def test_random_games_declare_the_kinds_that_they_draw() -> None:
    assert game_for(("roll", "a")).kinds == KINDS


def test_a_result_may_be_made_of_read_only_values() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        yield from choose(0, "any", ["a"])
        scores = MappingProxyType({0: 5, 1: 7})
        return Result(((1,), (0,)), (1,), scores, "scored", MappingProxyType({"cards": ("x", "y")}))

    game = toy(play)
    match = Match.start(game, 2, SEED)
    match.answer(0, "a")
    assert Match.replay(match.record(), game).result == match.result


def test_a_known_record_has_the_known_digests() -> None:
    # If this fails, the way of making digests has changed, and every stored match is lost.
    match = Match.start(DEAL, 2, SEED, salt="salt")
    match.answer(0, "right")
    match.resign(0)
    match.answer(1, "now")
    assert match.record().seed == "f284f2aaceeae41bd140e5507505ff5050b124b88d39eee9e597e8ef6f07acd2"
    assert [entry.digest for entry in match.entries] == [
        "eb5869e995c393510174389312d611a6",
        "02d9dc74cddfebfd26a99ec6743a4abd",
        "782f61b44b50a64cab3b578abb3cd44e",
    ]


def test_a_stored_form_replays_with_its_steps_in_any_order() -> None:
    match = Match.start(PARLEY, 1, SEED)
    match.answer(0, {"peek": "yes"})
    entry = match.entries[0]
    turned = replace(entry, answer=dict(reversed(entry.answer.items())))
    assert list(turned.answer) != list(entry.answer)
    back = Match.replay(match.record().model_copy(update={"entries": [turned]}), PARLEY)
    assert back.state == match.state


def test_a_different_next_question_is_found_before_it_is_answered() -> None:
    def asking(kind: str) -> Game:
        def play(table: Table, state: list[Any]) -> Play[Any]:
            yield from choose(0, "first", ["a"])
            yield from choose(0, kind, ["a"])
            return over(table)

        return toy(play)

    match = Match.start(asking("second"), 1, SEED)
    match.answer(0, "a")
    with pytest.raises(Diverged) as caught:
        Match.replay(match.record(), asking("other"))
    assert caught.value.position == 0
