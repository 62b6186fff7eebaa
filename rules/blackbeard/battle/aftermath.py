"""What follows from a conquest: the loser, his ship, his cargo, his prisoners (spec 4.12.7, 4.12.9, BN 12.2)."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.battle.duel import duellist
from rules.blackbeard.battle.prisoners import follow_ship, prisoners_of
from rules.blackbeard.captivity.pledges import redeem
from rules.blackbeard.dice import dice
from rules.blackbeard.markers import EQUIPMENT, numbered
from rules.blackbeard.names import asked
from rules.blackbeard.sea.cargo import automatic, worth
from rules.blackbeard.sea.merchants import ship_facts
from rules.blackbeard.ship.damage import hit
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.ship.homecoming import restart, set_free
from rules.blackbeard.ship.repair import mend
from rules.blackbeard.state import Captive, Pirate, Position, Section, Ship, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import HEXES, nearest
from rules.blackbeard.world.ports import nation_of
from rules.kernel import Ask, Option, Play, choose, form, pick

RULE = "BN 12.2"
CONQUERED = -10
"""Notoriety that a conquered captain loses (BN 12.2, 16.24)."""
DISGRACE = -5
"""Popularity that he loses to a winner of no less Notoriety (BN 12.2)."""
FREED, RESCUERS_DICE = 5, 2
"""The Notoriety of a captive who is freed, and the dice for that of his rescuer (BN 16.24, 16.27)."""
REFITTED: tuple[Section, ...] = ("crew", "guns")
"""The sections that the winner's ship has repaired, and that a wreck has lost (BN 12.2)."""
WRECK = 2
"""The least boxes of crew and of guns that a wreck has lost (BN 12.2)."""
OWN, EXCHANGE = "own", "exchange"
LET_GO = "let_go"
BY_STRONGER, BY_WEAKER = ("maroon", "plank", "mast"), ("ashore", "wreck")
"""What a winner may do with a loser of no greater Notoriety, and with one of greater; the default first."""
FREE = "free"
Bonds = Literal["plank", "mast"]


class Spoils(NamedTuple):
    """What a winner decides (BN-A1). ``keep``: the markers that he keeps, of both ships."""

    fate: str
    ship: str
    keep: Sequence[str]


class Beaten(NamedTuple):
    """What held before a duel or battle: the Notoriety of both captains, and the loser's cabin."""

    winner: int
    loser: int
    cabin: int


def before(winner: Pirate, loser: Pirate) -> Beaten:
    """Return what holds now."""
    return Beaten(winner.notoriety, loser.notoriety, loser.cabin)


def conquest(voyage: Voyage, winner: Pirate, loser: Pirate, known: Beaten, *, rescue: bool = False) -> Play[None]:
    """Let the winner of a boarding dispose of the loser, both ships and their cargo (spec 4.12.7).

    ``rescue``: he may also let the loser go with his ship, because he came for a captive.
    """
    alive = loser.status == "active"
    fates = _fates(known, alive=alive, rescue=rescue)
    spoils = yield from put(voyage, _ask(winner, loser, fates, voyage.options.hold_capacity))
    voyage.tell(
        "conquered",
        seat=winner.seat,
        pirate=winner.id,
        target=loser.id,
        fate=spoils.fate,
        exchanged=spoils.ship == EXCHANGE,
        place=winner.position.place,
        rule=RULE,
    )
    if spoils.fate == LET_GO:
        return
    loser.hostages = []
    _hand_over_prisoners(voyage, loser, winner)
    follow_ship(voyage.state, loser, winner)
    _take_cabin(voyage, winner, loser, loser.cabin if alive else known.cabin)
    _take_ships(voyage, winner, loser, spoils)
    for section in REFITTED:
        mend(voyage, winner, section, winner.ship.damage[section], "conquest", RULE)
    if spoils.fate != "wreck":
        voyage.tell("ship_scuttled", seat=loser.seat, pirate=loser.id, ship=loser.ship.type, rule=RULE)
    if alive:
        yield from _treat(voyage, winner, loser, spoils.fate)


def _fates(known: Beaten, *, alive: bool, rescue: bool) -> list[str]:
    """Return what may become of the loser, the default first; nothing to choose for a dead one."""
    if not alive:
        return []
    found = BY_STRONGER if known.winner >= known.loser else BY_WEAKER
    return [*([LET_GO] if rescue else []), *found]


# ---------------------------------------------------------------- the question


def _ask(winner: Pirate, loser: Pirate, fates: Sequence[str], capacity: int) -> Ask[Spoils]:
    """Ask the winner for the fate of the loser, the ship that he keeps, and the cargo (BN-A1)."""
    question = asked("BN-A1")

    def steps() -> Play[Spoils]:
        fate = ""
        if fates:
            fate = yield from choose(
                winner.seat,
                "loser_fate",
                [Option(name, {"fate": name}) for name in fates],
                step="fate",
                default=fates[0],
                data={"pirate": winner.id, "target": loser.id},
                rule=RULE,
            )
        if fate == LET_GO:
            return Spoils(fate, OWN, ())
        ship = yield from choose(
            winner.seat,
            "keep_ship",
            [
                Option(name, {"ship": kept.type, **ship_facts(kept), "damage": sum(kept.damage.values())})
                for name, kept in ((OWN, winner.ship), (EXCHANGE, loser.ship))
            ],
            step="ship",
            default=OWN,
            data={"pirate": winner.id, "target": loser.id},
            rule=RULE,
        )
        return Spoils(fate, ship, (yield from _ask_cargo(winner, loser, ship, capacity)))

    return form(
        winner.seat,
        question.kind,
        steps,
        facts=lambda spoils: {"fate": spoils.fate, "exchanged": spoils.ship == EXCHANGE, "markers": list(spoils.keep)},
        data={"pirate": winner.id, "target": loser.id, "cabin": loser.cabin},
        rule=question.rule,
    )


def _ask_cargo(winner: Pirate, loser: Pirate, ship: str, capacity: int) -> Play[Sequence[str]]:
    """Ask which markers of both ships are kept; by default those of greatest worth."""
    found = booty(winner.ship, loser.ship)
    kept = loser.ship if ship == EXCHANGE else winner.ship
    most = min(len(found), capacity * len(kept.usable))
    options = [Option(name, facts) for name, facts in numbered(found)]
    best = sorted(range(len(found)), key=lambda index: -worth(found[index]))[:most]
    if not options:
        return ()
    chosen = yield from pick(
        winner.seat,
        "keep_cargo",
        options,
        (0, most),
        step="cargo",
        default=[options[index].id for index in sorted(best)],
        quiet=True,
        data={"pirate": winner.id, "room": most},
        rule=RULE,
    )
    return [name.partition("/")[2] for name in chosen]


def booty(mine: Ship, theirs: Ship) -> list[str]:
    """Return the markers of two ships, the winner's first; no equipment twice, because one ship uses one of each."""
    found = list(mine.markers)
    for marker in theirs.markers:
        if marker not in EQUIPMENT or marker not in found:
            found.append(marker)
    return found


# ---------------------------------------------------------------- ships and goods


def _take_cabin(voyage: Voyage, winner: Pirate, loser: Pirate, doubloons: int) -> None:
    """Bring the loser's money into the winner's cabin, as far as there is room; a dead loser's is booked already."""
    if loser.status == "active":
        doubloons = ledgers.spend(voyage, loser, doubloons, "conquered", RULE)
    ledgers.lose_surplus(voyage, winner, ledgers.earn(voyage, winner, doubloons, "conquest", RULE), "conquest", RULE)


def _take_ships(voyage: Voyage, winner: Pirate, loser: Pirate, spoils: Spoils) -> None:
    """Give the winner the ship that he wants, and stow in it what he keeps; everything else is lost."""
    ledgers.unload(voyage, winner, winner.ship.markers, "conquest", RULE)
    ledgers.unload(voyage, loser, loser.ship.markers, "conquered", RULE)
    if spoils.ship == EXCHANGE:
        winner.ship, loser.ship = loser.ship, winner.ship
        winner.position, loser.position = loser.position, winner.position
        winner.facing, loser.facing = loser.facing, winner.facing
        winner.careened = loser.careened = False
        for pirate in (winner, loser):
            pirate.jury_job, pirate.jury_turns = None, 0
        voyage.tell("ship_swapped", seat=winner.seat, pirate=winner.id, ship=winner.ship.type, rule=RULE)
    placed, _ = automatic(winner.ship, spoils.keep, voyage.options.hold_capacity)
    ledgers.load(voyage, winner, placed, "conquest", RULE)


# ---------------------------------------------------------------- the loser


def _treat(voyage: Voyage, winner: Pirate, loser: Pirate, fate: str) -> Play[None]:
    """Carry out the fate of a loser who lives (BN 12.2)."""
    loser.now.stopped = True
    loser.debauched, loser.careened = 0, False
    ledgers.notoriety(voyage, loser, CONQUERED, "conquered", "BN 16.24")
    if fate == "wreck":
        for section in REFITTED:
            missing = WRECK - loser.ship.damage[section]
            if missing > 0:
                white = section in loser.ship.white
                yield from hit(voyage, loser, section, missing + white, "conquest", combat=False)
        return
    if fate == "ashore":
        restart(voyage, loser)
        return
    ledgers.popularity(voyage, winner, 1, "conquest", RULE)
    ledgers.popularity(voyage, loser, DISGRACE, "conquered", RULE)
    if fate == "maroon":
        maroon(voyage, winner, loser)
    else:
        hold(voyage, winner, loser, "mast" if fate == "mast" else "plank")


def maroon(voyage: Voyage, winner: Pirate, loser: Pirate) -> None:
    """Put a beaten captain on an island: the nearest coastal hex without a port (spec 4.12.7a)."""
    island = island_near(voyage.state, winner.position.place)
    loser.status, loser.position = "marooned", Position(island, "anchored")
    _capture(voyage, winner, loser, Captive(loser.id, island, "island"), island)


def hold(voyage: Voyage, winner: Pirate, loser: Pirate, how: Bonds) -> None:
    """Keep a pirate aboard as a captive: to walk the plank, or tied to the mast for torture (spec 4.12.7b, c)."""
    state = voyage.state
    before = [captive for captive in state.captives if captive.pirate == loser.id]
    state.captives = [captive for captive in state.captives if captive not in before]
    loser.status, loser.position = "captive", winner.position
    # What he has pledged stays pledged.
    data = {name: one.data[name] for one in before for name in ("pledge", "promise") if name in one.data}
    if how == "mast":
        data |= {"endurance": duellist(loser).endurance, "since": state.turn}
    _capture(voyage, winner, loser, Captive(loser.id, winner.id, how, data), winner.position.place)


def _capture(voyage: Voyage, winner: Pirate, loser: Pirate, captive: Captive, place: str) -> None:
    loser.ship = new_ship("sloop")
    loser.mutiny_due, loser.undone_by = False, winner.id
    voyage.state.captives.append(captive)
    voyage.tell(
        "captive_taken",
        seat=loser.seat,
        pirate=loser.id,
        captain=winner.id,
        how=captive.how,
        place=place,
        rule=RULE,
    )


def island_near(state: State, place: str) -> str:
    """Return the coastal hex without a port that is nearest to a place (spec 4.12.7a)."""
    coasts = [name for name, one in HEXES.items() if one.terrain == "coast" and not one.port and one.sea in state.seas]
    return nearest(place, coasts)[0]


# ---------------------------------------------------------------- captives


def _hand_over_prisoners(voyage: Voyage, loser: Pirate, winner: Pirate) -> None:
    """Pass the loser's captives on to the winner; those of the winner's own seat are free (spec 4.12.8, 4.12.9)."""
    state = voyage.state
    for captive in prisoners_of(state, loser):
        held = state.pirates[captive.pirate]
        if held.seat == winner.seat:
            set_free(voyage, held, winner.id)
        else:
            captive.holder = winner.id
            voyage.tell(
                "captive_taken",
                seat=held.seat,
                pirate=held.id,
                captain=winner.id,
                how=captive.how,
                place=winner.position.place,
                rule=RULE,
            )


def free(voyage: Voyage, pirate: Pirate, by: Pirate | None, *, prison: bool) -> None:
    """Free a captive or prisoner: he restarts in his Refuge (spec 4.12.9, 4.18.4).

    ``by``: the pirate who frees him, for the rewards of both; None where there are none. ``prison``: he comes out of a
    prison, so that he keeps ship and Popularity; one in a Spanish port doubles the rescuer's reward.
    """
    state = voyage.state
    held = next((captive for captive in state.captives if captive.pirate == pirate.id), None)
    rolls = [] if by is None else dice(voyage, "rescue", RESCUERS_DICE)
    if prison:
        port = "" if held is None else held.holder
        doubled = port in PORTS and nation_of(state, port) == "Spanish"
        captain = "" if by is None else by.id
        voyage.tell("captive_freed", seat=pirate.seat, pirate=pirate.id, captain=captain, rolls=rolls, rule="BN 18.2")
        restart(voyage, pirate, sloop=False)
        reward = sum(rolls) * (2 if doubled else 1)
    else:
        set_free(voyage, pirate, "" if by is None else by.id, rolls)
        reward = sum(rolls)
    if by is None:
        return
    ledgers.notoriety(voyage, pirate, FREED, "freed", "BN 16.24")
    if prison:
        ledgers.popularity(voyage, pirate, 1, "freed")
    ledgers.notoriety(voyage, by, reward, "rescued", "BN 16.27")


def free_or_keep(voyage: Voyage, rescuer: Pirate, held: Pirate) -> Play[None]:
    """Let a rescuer free a captive or keep him (BN-A2); one of his own seat is free without rewards."""
    if held.seat == rescuer.seat:
        free(voyage, held, None, prison=False)
        return
    question = asked("BN-A2")
    facts: Mapping[str, Any] = {"pirate": rescuer.id, "target": held.id}
    chosen = yield from put(
        voyage,
        choose(
            rescuer.seat,
            question.kind,
            [Option(name, {"fate": name}) for name in (FREE, "plank", "mast")],
            default=FREE,
            data=facts,
            rule=question.rule,
        ),
    )
    if chosen == FREE:
        for captive in [captive for captive in voyage.state.captives if captive.pirate == held.id]:
            yield from redeem(voyage, captive, rescuer)
        free(voyage, held, rescuer, prison=False)
    else:
        hold(voyage, rescuer, held, "mast" if chosen == "mast" else "plank")
