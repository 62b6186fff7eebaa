"""Random battles, duels and captivity, and whole matches in which pirates hunt each other (spec 11, 4.12)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.captives import RESCUE, captives
from rules.blackbeard.battle.duty import challenge
from rules.blackbeard.battle.engagement import fight_pirates
from rules.blackbeard.battle.pirates import may_attack, target_facts
from rules.blackbeard.battle.prisoners import rescuable
from rules.blackbeard.dice import KINDS
from rules.blackbeard.hidden import Entry
from rules.blackbeard.markers import EQUIPMENT, GOLD, GOODS
from rules.blackbeard.options import Options
from rules.blackbeard.policies import POLICIES
from rules.blackbeard.ship.figures import boxes
from rules.blackbeard.shown import shown_draws
from rules.blackbeard.state import PARTS, SECTIONS, Hostage, Lasting, Pirate, Position, State, Wound
from rules.blackbeard.tables import PIRATES, SHIPS
from rules.blackbeard.turn.play import HOOKS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Match, Play, ScriptedDice
from rules.kernel.dice import Dice
from rules.kernel.shown import Shown, Told

from .decks import Deck
from .test_matches import check, check_log, check_pirate
from .walks import any_answer, hunting

T = TypeVar("T")


class RandomDice(ScriptedDice):
    """Dice that fall as a seeded generator says."""

    def __init__(self, seed: int) -> None:
        super().__init__(dict.fromkeys(KINDS, ()))
        self._random = Random(seed)

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        return self._random.randint(lo, hi)

    def permutation(self, kind: str, n: int, items: Sequence[T], k: int) -> list[T]:
        return self._random.sample(list(items), k)


def situation(chance: Random) -> Deck:
    """Return a board on which six pirates of three seats meet in a hex or two, in all states."""
    options = {
        "combat_popularity": chance.choice(["per_point", "per_battle"]),
        "damage_location": chance.choice(["per_round", "per_point"]),
        "duel_win_popularity": chance.choice([2, 3]),
        "exact_change": chance.choice(["holds", "strict"]),
        "hold_capacity": chance.choice([1, 4]),
        "alliances": "on",
    }
    deck = Deck(3, m_rivals=True, careers=4, **options)
    names = chance.sample(list(PIRATES), 6)
    for number, name in enumerate(names):
        place = chance.choice(["J9", "J9", "J9", "K9"])
        pirate = deck.pirate(name, number % 3, ship=chance.choice(list(SHIPS)), at=Position(place, "sea"))
        furnish(deck, pirate, chance)
        deck.campaign.hidden.entries[name] = Entry(
            overrides={policy: chance.choice(row.values) for policy, row in POLICIES.items() if chance.random() < 0.4}
        )
    state = deck.campaign.state
    for one in state.active():
        hostage = Hostage(f"hostage{one.id}", "English", "11", 1, chance.choice(["", names[0]]))
        one.hostages = [hostage] if chance.random() < 0.5 and hostage.relative_of != one.id else []
    state.alliances = [chance.sample(names[:3], 2)] if chance.random() < 0.4 else []
    if chance.random() < 0.3:
        state.lasting = [Lasting("lasting1", chance.choice(["42", "46"]), names[0], "hazard", {"holder": names[1]})]
    return deck


def furnish(deck: Deck, pirate: Pirate, chance: Random) -> None:
    """Give a pirate damage, wounds, cargo and fame."""
    for section in SECTIONS:
        pirate.ship.damage[section] = chance.randint(0, boxes(pirate.ship, section) - 1)
    goods = [*GOODS, *GOLD, "cannon", "cistern", "smoke", "barrel", "mainsail", "arms"]
    for hold in pirate.ship.holds:
        wanted = chance.sample(goods, chance.randint(0, deck.options.hold_capacity))
        aboard = pirate.ship.markers
        hold.markers = [one for one in wanted if one not in EQUIPMENT or one not in aboard]
    for part in chance.sample(PARTS[::2], chance.randint(0, 2)):
        pirate.wounds[part] = [Wound("minor")]
    pirate.notoriety, pirate.popularity = chance.randint(0, 60), chance.randint(1, 15)
    pirate.cabin = chance.choice([0, 300, 5000])
    pirate.pet, pirate.tattoo = chance.random() < 0.3, chance.random() < 0.3
    pirate.refuge = chance.choice(["", "11", "12", "24"])
    pirate.debauched = chance.choice([0, 0, 1])


def skirmish(voyage: Voyage, chance: Random) -> Play[None]:
    """Let pirates attack, challenge and rescue each other for some turns."""
    state = voyage.state
    for _ in range(6):
        state.turn += 1
        for pirate in list(state.in_order()):
            pirate.now.stopped = False
            if pirate.status == "active" and not pirate.position.afloat:
                pirate.position = Position("J9", "sea")
            if pirate.status == "active" and (found := may_attack(state, pirate)):
                target = chance.choice(found)
                prizes = rescuable(state, pirate, target)
                aim = chance.choice(["conquer", *(prize.aim for prize in prizes)])
                yield from fight_pirates(voyage, pirate, target, aim=aim, arms=chance.choice([None, 0, 1]))
            elif pirate.status == "active" and chance.random() < 0.5:
                yield from challenge(voyage, pirate)
        for held in [one for one in state.captives if one.how == "island"]:
            if rescuer := next((one for one in state.active() if one.seat != state.pirates[held.pirate].seat), None):
                rescuer.position, rescuer.careened = Position(held.holder, "sea"), False
                if chance.random() < 0.5:
                    yield from RESCUE.run(voyage, rescuer, {"captive": held.pirate})
        for pirate in state.in_order(held=True):
            yield from captives(voyage, pirate)


def check_captives(state: State, fallen: Sequence[str] = ()) -> None:
    """Each captive has one holder, who is at large, and each holder holds him (spec 11.13).

    ``fallen``: captains who have just lost a battle. Their captives change hands after the question of its aftermath.
    """
    held = [captive.pirate for captive in state.captives]
    assert len(held) == len(set(held))
    for captive in state.captives:
        pirate = state.pirates[captive.pirate]
        assert pirate.status == ("marooned" if captive.how == "island" else "captive")
        if captive.how == "island":
            assert captive.holder == pirate.position.place
        else:
            holder = state.pirates[captive.holder]
            assert holder.status == "active" or holder.id in fallen
            assert holder.seat != pirate.seat
    for pirate in state.pirates.values():
        if pirate.status in ("captive", "marooned"):
            assert pirate.id in held
            assert pirate.ship.markers == []
            assert pirate.hostages == []


@pytest.mark.parametrize("seed", range(40))
def test_random_skirmishes_keep_the_invariants(seed: int) -> None:
    chance = Random(seed)
    deck = situation(chance)
    state = deck.campaign.state

    def play(table: Any) -> Play[None]:
        yield from skirmish(Voyage(table, deck.campaign, HOOKS), chance)

    match = Match.of(play, 3, RandomDice(seed), deck.options, GAME)
    for _ in range(600):
        for pirate in state.pirates.values():
            check_pirate(state, pirate, deck.options.hold_capacity)
            equipment = [marker for marker in pirate.ship.markers if marker in EQUIPMENT]
            assert len(equipment) == len(set(equipment))
        if not match.questions:
            break
        seat = chance.choice(sorted(match.questions))
        question = match.questions[seat]
        match.answer(seat, any_answer(question, chance), question=question.id)
    assert not match.questions
    check_captives(state)
    check_log(match)
    assert all(not pirate.now.foe for pirate in state.active())
    careers = Counter(pirate.seat for pirate in state.pirates.values())
    assert all(state.careers[seat] == count for seat, count in careers.items())


# ---------------------------------------------------------------- whole matches


def rival_walk(seats: int, seed: int, *, turns: int = 12) -> Iterator[Match]:
    """Play a match of hunters of each other; yield it before each answer and at the end."""
    chance = Random(seed)
    options = {"turn_cap": turns, "m_rivals": True, "alliances": "off", "seas": "na_car"}
    match = Match.start(GAME, seats=seats, seed=f"rivals {seed}", salt="", options=options)
    for seat in range(seats):
        wanted = {"extra_actions": "ask", "cunning": "ask", "duel_surrender": chance.choice(["0", "1", "ask"])}
        match.set_orders(seat, {**wanted, "board": chance.choice(["always", "stronger", "ask"])})
    for _ in range(900):
        yield match
        if match.result is not None:
            return
        seat = chance.choice(sorted(match.questions))
        question = match.questions[seat]
        match.answer(seat, hunting(question, chance), question=question.id)


def wrong_draws(match: Match) -> list[str]:
    """Return the kinds of the events that show other dice than were drawn."""
    events = [Told(number, event.kind, event.data) for number, event in enumerate(match.events(None), 1)]
    options: Options = match._table.options
    story = Shown(None, match.seats, options, events, [], Dice(ScriptedDice({}), KINDS), match.drawn)
    return [events[number - 1].kind for number, right in shown_draws(story) if not right]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_matches_of_rivals_keep_the_invariants_and_replay(seats: int) -> None:
    match: Match | None = None
    for match in rival_walk(seats, 10 * seats):
        check(match)
    assert match is not None
    assert match.result is not None
    check_log(match)
    assert wrong_draws(match) == []
    again = Match.replay(match.record(), GAME)
    assert again.log == match.log
    assert again.state == match.state
    assert {"pirate_round", "duel_round", "rerolled"} <= {event.kind for event in match.log}


def test_without_rivals_nobody_is_attacked() -> None:
    match = Match.start(GAME, seats=2, seed="peace", salt="", options={"turn_cap": 4, "m_rivals": False})
    kinds: list[str] = []
    while match.result is None:
        for seat, question in dict(match.questions).items():
            kinds += [option.id for step in question.steps for option in step.options if step.kind == "operation"]
            match.answer(seat, question.default, question=question.id)
    assert not {"attack_pirate", "rescue"} & {*kinds}


@pytest.mark.parametrize(("boarder", "other", "wins"), [("PI01", "PI02", 68), ("PI02", "PI01", 32)])
def test_bn_19_who_may_be_attacked_tells_the_chance_of_the_duel_after_boarding(
    boarder: str, other: str, wins: int
) -> None:
    deck = Deck()
    assert target_facts(deck.pirate(boarder), deck.pirate(other, 1))["wins"] == wins
