"""Whole matches with random answers: invariants, views, names, replay (spec 11)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.chart import publish
from rules.blackbeard.dice import KINDS
from rules.blackbeard.hazards.procedure import EVENTS as TABLE
from rules.blackbeard.hidden import STOCKS
from rules.blackbeard.hunters import MOST_HEXES
from rules.blackbeard.markers import CHEST, EQUIPMENT, GOLD, GOODS
from rules.blackbeard.names import QUESTIONS
from rules.blackbeard.options import Options
from rules.blackbeard.ship.figures import LEAST_SPEED, MAINSAIL, MOST_SPEED, boxes, combat, rating, speed
from rules.blackbeard.ship.wounds import is_fatal
from rules.blackbeard.state import SECTIONS, UNSEEN, Pirate, State
from rules.blackbeard.stocks import CONTENTS
from rules.blackbeard.tables import CARDS, LETTERS, PIRATES, PORTS
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.zones import zones_in_play
from rules.kernel import Match

from .courses import AtWar
from .event_kinds import EVENTS
from .walks import any_answer, begin_at_war, walk

STEP_KINDS = (
    "governor_port",
    "reroll_die",
    "boosts",
    "move",
    "operation",
    "move_end",
    "extras",
    "treasure_way",
    "treasure_amount",
    "jettison",
    "stow",
    "override",
    "policy",
    "seat_extras",
    "spend_token",
    "offer_to",
    "offer_give",
    "offer_ask",
    "offer_pay",
    "offer_charge",
    "offer_promise",
    "accept_offer",
    "hunter_target",
    "plan_arms",
    "plan_smoke",
    "plan_mainsail",
    "plan_barrel",
    "plan_breaks",
    "plan_board",
    "plan_surrender",
    "hunter_order",
    "hunter_hexes",
    "hunter_others",
    "challenge_speed",
    "petition_target",
    "attack_aim",
    "attack_targets",
    "attack_arms",
    "rescue_whom",
    "loser_fate",
    "keep_ship",
    "keep_cargo",
    "duel_surrender",
    "duel_cunning",
    "bid",
    "share",
    "free_action",
)

RATINGS = ("competence", "charisma", "cunning", "duel_attack", "duel_defence", "endurance")


def check_stocks(match: Match) -> None:
    """Every counter is in its stock, on the board, or with a pirate (spec 11.1)."""
    state, hidden = match.state.state, match.state.hidden
    assert len(hidden.deck) + len(hidden.discard) == len(CARDS) == len({*hidden.deck, *hidden.discard})
    assert state.deck == len(hidden.deck)
    assert state.stocks == {name: len(hidden.stocks[name]) for name in STOCKS} or not state.stocks
    if not state.turn:
        return
    outside = {
        "pirates": [*state.pirates, *(name for name, _ in state.newcomers)],
        "merchants": [hidden.faces[sail.token] for sail in state.sails],
        "governors": [
            *(
                port.governor.face or hidden.faces[port.governor.token]
                for port in state.ports.values()
                if port.governor is not None and not port.governor.permanent
            ),
            *(name for name in state.governors_out if name != UNSEEN),
            *hidden.governors_out,
        ],
        "letters": [
            *(pirate.letter for pirate in state.pirates.values() if pirate.letter),
            *state.offered,
            *(letter for letters in state.aside.values() for letter in letters),
            *under_the_hammer(match),
        ],
        "warships": [hunter.face or hidden.faces[hunter.token] for hunter in state.hunters if hunter.kind != "kc"],
        "commissioners": [hunter.face for hunter in state.hunters if hunter.kind == "kc"],
    }
    for name, contents in zip(STOCKS, CONTENTS, strict=True):
        if name in outside:
            assert sorted([*hidden.stocks[name], *outside[name]]) == sorted(contents), name


def under_the_hammer(match: Match) -> list[str]:
    """Return the letter for which captains bid at this moment (events 26, 33)."""
    for event in reversed(match.log):
        if event.kind in ("auction", "action_card", "turn_start"):
            break
        if event.kind == "pardon_offered":
            return [event.data["letter"]]
    return []


def check_pirate(state: State, pirate: Pirate, capacity: int) -> None:
    """Nothing leaves its scale (spec 11.3-11.8)."""
    assert 0 <= pirate.notoriety <= 100
    assert 0 <= pirate.popularity <= 15
    assert 0 <= pirate.cabin <= 5000
    assert pirate.tokens >= 0
    ship = pirate.ship
    assert all(0 <= ship.damage[section] <= boxes(ship, section) for section in SECTIONS)
    assert combat(pirate) >= 0
    assert all(rating(pirate, name) >= 0 for name in RATINGS)
    assert speed(pirate) >= LEAST_SPEED
    for hold in ship.holds:
        assert len(hold.markers) <= capacity
        assert hold.water == "dry" or not hold.markers
        assert hold.markers == [CHEST] or all(marker in (*GOODS, *GOLD, *EQUIPMENT) for marker in hold.markers)
    place = pirate.position.place
    if pirate.status != "active":
        return
    if pirate.position.mode == "zone":
        assert place in zones_in_play(state.seas)
    else:
        assert HEXES[place].water
        assert HEXES[place].port or not pirate.position.inside
        # Over a wreck, which lies on a lane, ships anchor in deep sea (event 51).
        assert HEXES[place].terrain == "coast" or HEXES[place].lane or pirate.position.mode == "sea"
        assert HEXES[place].terrain == "coast" or not pirate.careened
    assert not pirate.careened or pirate.position.mode in ("port", "anchored")


def check_captain(pirate: Pirate) -> None:
    """Check that the facts of a pirate fit together (spec 11.3, 11.4, 11.6, 11.7, 11.9)."""
    assert pirate.notoriety < 100
    assert speed(pirate) <= MOST_SPEED + MAINSAIL * pirate.now.mainsail
    equipment = [marker for marker in pirate.ship.markers if marker in EQUIPMENT]
    assert len(equipment) == len(set(equipment))
    assert pirate.tokens <= PIRATES[pirate.id].competence
    nation = LETTERS[pirate.letter].nationality if pirate.letter else ""
    assert nation not in pirate.enemy or pirate.pardon
    for tokens in pirate.wounds.values():
        assert tokens
        assert len({token.grade == "prosthesis" for token in tokens}) == 1
    if pirate.status == "active":
        assert not is_fatal(pirate)
        # A mutiny is due, is being tried, or waits for the end of a battle (spec 4.24).
        assert pirate.popularity or pirate.mutiny_due or pirate.now.mutinied or pirate.now.foe


def check_captives(match: Match) -> None:
    """Every captive has one holder: a captor in play, an island, a prison that stands (spec 11.13).

    While the winner of a battle is asked what becomes of a dead captor's ship, his captives are still aboard.
    """
    state: State = match.state.state
    taken_over = any(question.kind == "aftermath" for question in match.questions.values())
    statuses = {"island": "marooned", "prison": "imprisoned", "plank": "captive", "mast": "captive"}
    held = {captive.pirate: statuses[captive.how] for captive in state.captives}
    assert len(held) == len(state.captives)
    for pirate in state.pirates.values():
        assert held.get(pirate.id, "") == (pirate.status if pirate.status in statuses.values() else "")
    for captive in state.captives:
        pirate = state.pirates[captive.pirate]
        if captive.how == "island":
            assert captive.holder == pirate.position.place
        elif captive.how == "prison":
            assert PORTS[captive.holder].hex == pirate.position.place
            assert not state.ports[captive.holder].destroyed
        else:
            assert state.pirates[captive.holder].in_play or taken_over
            assert state.pirates[captive.holder].seat != pirate.seat


def check_cunning(match: Match) -> None:
    """Between two uses by a pirate lies one by a pirate of another seat, or a declaration of peace (spec 11.12)."""
    blocked: list[tuple[int, str]] = []
    for event in match.log:
        if event.kind == "peace":
            blocked = []
        elif event.kind == "rerolled":
            user = event.data["seat"], event.data["pirate"]
            assert user not in blocked
            blocked = [one for one in blocked if one[0] == user[0]] + [user]


def check_events(match: Match) -> None:
    """Check the causes, the owners in play and the loot of lasting events, and that one parrot exists (spec 5)."""
    state = match.state.state
    for entry in state.lasting:
        assert entry.event in TABLE
        owner = state.pirates.get(entry.owner)
        assert owner is None or owner.in_play or entry.event == "46"
    assert list(match.state.hidden.stolen) == [entry.id for entry in state.lasting if entry.event == "35"]
    assert sum(pirate.parrot and pirate.in_play for pirate in state.pirates.values()) <= 1


def check(match: Match) -> None:
    """Check all invariants of a match between two answers."""
    state: State = match.state.state
    options: Options = match._table.options
    check_stocks(match)
    check_captives(match)
    check_events(match)
    for pirate in state.pirates.values():
        check_pirate(state, pirate, options.hold_capacity)
        if not state.ended:
            check_captain(pirate)
            assert not pirate.in_play or not any(state.ports[port].destroyed for port in pirate.chests)
    for hunter in state.hunters:
        assert not hunter.target or state.pirates[hunter.target].seat != hunter.controller
    for port in state.ports.values():
        assert port.governor is None or not PORTS[port.number].pirate or port.english
        assert not port.destroyed or (port.governor is None and not port.display)
    for seat in range(state.seats):
        assert len(state.active(seat)) <= options.most_active()
        assert state.careers[seat] <= options.careers
    for reader in (*range(state.seats), None):
        # The chart is told before every question, so nobody answers on an old picture.
        assert match.view(reader).state == state


def check_log(match: Match) -> None:
    """Check what a whole match tells: the moves of hunters, cunning, the keys of every event (spec 11.10, 11.12)."""
    check_cunning(match)
    for event in match.log:
        assert event.kind != "hunter_sailed" or len(event.data["path"]) <= MOST_HEXES
        keys: set[str] = {*event.data, *(key for more in event.private.values() for key in more)}
        wanted = EVENTS[event.kind].split()
        assert keys <= {key.rstrip("?") for key in wanted}, event.kind
        assert keys >= {key for key in wanted if not key.endswith("?")}, event.kind
        # No plan or policy is told to anybody.
        assert not keys & {"surrender", "breaks", "board", "policy", "overrides"}, event.kind


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invariants_hold_and_every_view_shows_the_public_state(seats: int) -> None:
    match = walk(seats, 10 * seats, look=check)
    assert match.result is not None
    check_log(match)
    assert sorted(seat for place in match.result.ranking for seat in place) == list(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_replay_equals_the_play(seats: int) -> None:
    match = walk(seats, 100 + seats, turns=12)
    again = Match.replay(match.record(), GAME)
    assert again.log == match.log
    assert again.result == match.result
    assert again.state == match.state


def test_events_and_questions_have_the_names_of_the_contract() -> None:
    asked: Counter[str] = Counter()

    def look(match: Match) -> None:
        for question in match.questions.values():
            asked[question.kind] += 1
            for step in question.steps:
                asked[step.kind] += 1
                assert not any(":" in option.id for option in step.options)

    told: Counter[str] = Counter()
    for seed in range(4):
        for event in walk(2 + seed % 4, 200 + seed, look=look, turns=10).log:
            told[event.kind] += 1
            keys: set[str] = {*event.data, *(key for more in event.private.values() for key in more)}
            wanted = EVENTS[event.kind].split()
            assert keys <= {key.rstrip("?") for key in wanted}, event.kind
            assert keys >= {key for key in wanted if not key.endswith("?")}, event.kind
    kinds = {one.kind for one in QUESTIONS.values()}
    assert {kind for kind in asked if kind not in STEP_KINDS} - ROOM_STEPS <= kinds
    assert {"orders", "choose_refuge", "choose_end", "place_governors"} <= set(asked)
    assert {"sailed", "entered_port", "left_port", "rerolled", "governor_clash", "match_end"} <= set(told)


ROOM_STEPS = {"careening", "refit_points", "jury_section", "ally_with", "contract_by", "accept_contract"}


def test_all_kinds_of_names_are_distinct() -> None:
    names = [*EVENTS, *(one.kind for one in QUESTIONS.values()), *STEP_KINDS]
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert not any("-" in name for name in names)
    assert len(set(KINDS)) == len(KINDS)


def test_coins_are_conserved_or_explained_by_an_event() -> None:
    for seed in range(4):
        match = walk(3, 300 + seed, turns=10)
        cabins: Counter[str] = Counter()
        treasures: Counter[Any] = Counter()
        for event in match.log:
            if event.kind == "cabin":
                cabins[event.data["pirate"]] += event.data["by"]
            if event.kind == "treasure":
                (amounts,) = event.private.values()
                treasures[event.data["pirate"], event.data["port"]] += amounts["by"]
        for pirate in match.state.state.pirates.values():
            assert pirate.cabin == cabins[pirate.id]
            for port, doubloons in match.state.hidden.treasures.get(pirate.id, {}).items():
                assert doubloons == treasures[pirate.id, port]


def test_everybody_may_resign() -> None:
    match = walk(2, 1, turns=3)
    assert match.result is not None
    match = Match.start(GAME, seats=2, seed="resign", salt="", options={})
    match.resign(0)
    match.resign(1)
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("resigned", ())


def test_undo_goes_on_from_a_turn_that_was_saved() -> None:
    """A match played on from a checkpoint is the same as one replayed from its start."""
    match = walk(3, 7, turns=9)
    record = match.record()
    half = record.model_copy(update={"entries": record.entries[: len(record.entries) // 2]})
    again = Match.replay(half, GAME)
    publish_nothing(again)
    assert again.log == match.log[: len(again.log)]


def publish_nothing(match: Match) -> None:
    """Check that the chart is up to date at open questions."""
    from rules.blackbeard.voyage import Voyage

    before = len(match.log)
    publish(Voyage(match._table, match.state))
    assert len(match.log) == before


# ---------------------------------------------------------------- simultaneous answers


def bundled(seats: int, seed: int, *, war: bool, backwards: bool) -> Match:
    """Play a match in which each seat's answer depends on its question alone; bundles are answered in one order."""
    if war:
        match = begin_at_war(seats, seed, turn_cap=8)
    else:
        match = Match.start(GAME, seats=seats, seed=f"bundle {seed}", salt="", options={"turn_cap": 5})
        for seat in range(seats):
            match.set_orders(seat, {"extra_actions": "ask", "cunning": "ask", "board": "ask"})
    while match.result is None:
        for seat, question in sorted(match.questions.items(), reverse=backwards):
            chance = Random(f"{seed} {seat} {question.kind} {match.state.state.turn}")
            answer = AtWar(chance).answer(match, seat, question) if war else any_answer(question, chance)
            match.answer(seat, answer, question=question.id)
    return match


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_11_11_the_order_of_answers_in_a_bundle_changes_nothing(seats: int) -> None:
    for seed, war in enumerate((False, True)):
        one, other = (bundled(seats, seed, war=war, backwards=backwards) for backwards in (False, True))
        assert one.log == other.log
        assert one.draws == other.draws
        assert one.result == other.result
        check_cunning(one)
