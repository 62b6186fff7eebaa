"""What the action halves of the cards are worth to a pilot now, by kind (KS 5.5)."""

from collections.abc import Callable, Mapping, Sequence

from rules.kaiser.cards import GERMANS, action, is_german, is_raider, is_warship, kind_of
from rules.kaiser.cards import va_of as va
from rules.kaiser.judging import Judge, fight, wins
from rules.kaiser.view import SeenForce, SeenVessel

Use = Callable[[Judge, int], float]
"""What a card brings, aimed at a seat; cards that are aimed at nobody do not look at it."""
Aim = Callable[[Judge, SeenVessel], float]
"""What a card brings, aimed at a ship."""
FRESH = 3.0
"""What a German ship more is worth, of which nothing is known."""


def best(judge: Judge, aim: Aim, vessels: Sequence[SeenVessel]) -> float:
    """Return what the best of some ships brings; nothing if there is none."""
    return max((aim(judge, vessel) for vessel in vessels), default=0.0)


# ---------------------------------------------------------------- aimed at a ship


def interrogated(judge: Judge, vessel: SeenVessel) -> float:
    """It must be recognised; that is worth something even where the dice fail."""
    card = action("interrogate")
    return wins(card.challenge, 0, card.response) * (judge.hunt(card.coin_attack, 0, vessel) + 0.1 * va(vessel.card))


def bombarded(judge: Judge, vessel: SeenVessel) -> float:
    """A Monitor reaches into a refuge."""
    return judge.hunt(action("monitor").coin_attack, 2, vessel)


def torpedoed(judge: Judge, vessel: SeenVessel) -> float:
    """A torpedo of the better sort."""
    return 0.92 * judge.sinks(action("submarine_u").coin_torp, vessel)


def torpedoed_by_uc(judge: Judge, vessel: SeenVessel) -> float:
    """A torpedo of a minelayer."""
    return 0.92 * judge.sinks(action("submarine_uc").coin_torp, vessel)


def broken_down(judge: Judge, vessel: SeenVessel) -> float:
    """Damage makes a ship easier to sink."""
    chance = wins("G", 0, "G")
    return chance * (0.2 * va(vessel.card) * (judge.exposed(vessel)) + judge.grudge * judge.service(vessel) * 0.5)


def interned(judge: Judge, vessel: SeenVessel) -> float:
    """A ship that is interned is lost to all."""
    chance = wins("BG", 2 * vessel.damage + 2 * vessel.low_supply, "B")
    loss = judge.loses(vessel)
    # A German ship that is out of play cannot be sunk any more.
    return chance * (judge.grudge * loss - (0.1 * va(vessel.card) if is_german(vessel.card) else 0.0))


def taken_over(judge: Judge, vessel: SeenVessel) -> float:
    """A ship that changes sides counts twice."""
    loss = judge.loses(vessel)
    return wins("G", 0, "B") * loss * (1 + judge.grudge)


def repaired(judge: Judge, vessel: SeenVessel) -> float:
    """What damage costs is what repairs are worth."""
    return 1.1 * judge.hurt(vessel) if vessel.damage else 0.0


def scuttled(judge: Judge, vessel: SeenVessel) -> float:
    """What is as good as lost should not count for an enemy; a prize is worth more afloat."""
    if not is_german(vessel.card) or not judge.exposed(vessel) or not vessel.damage:
        return -1.0
    doom = min(0.5, 0.12 * judge.threats)
    return doom * judge.grudge * va(vessel.card) - (1 - doom) * judge.service(vessel)


def sheltered(judge: Judge, vessel: SeenVessel) -> float:
    """A refuge mends, supplies and hides."""
    if not vessel.damage and not vessel.low_supply:
        return 0.25 * judge.grudge * (judge.exposed(vessel) and judge.threats > 0) * va(vessel.card) - judge.service(
            vessel
        )
    peril = 0.3 * judge.grudge * va(vessel.card) if judge.exposed(vessel) and vessel.damage else 0.0
    care = wins("B", 0, "W") * (judge.hurt(vessel) * bool(vessel.damage) + 1.0 * vessel.low_supply)
    return care + peril * min(1.0, judge.threats / 3)


def brought_home(judge: Judge, vessel: SeenVessel) -> float:
    """A merchant scores in port; a prize is safe there."""
    worth = 0.15 * va(vessel.card) * judge.later if judge.is_prize(vessel) else va(vessel.card) + judge.unlocks()
    return judge.port(vessel, 1) * worth


def disguised(judge: Judge, vessel: SeenVessel) -> float:
    """What nobody knows is not hunted."""
    if not vessel.identified or is_warship(vessel.card):
        return 0.0
    at_stake = judge.loses(vessel) + judge.grudge * va(vessel.card)
    return (0.3 if vessel.damage else 0.17) * at_stake * min(1.0, judge.threats / 3) * (not vessel.refuge)


AIMS: Mapping[str, Aim] = {
    "breakdown": broken_down,
    "damage_control": repaired,
    "fair_seas": brought_home,
    "interned": interned,
    "interrogate": interrogated,
    "island_refuge": sheltered,
    "monitor": bombarded,
    "reflag": disguised,
    "scuttle": scuttled,
    "submarine_u": torpedoed,
    "submarine_uc": torpedoed_by_uc,
    "transfer_command": taken_over,
}


# ---------------------------------------------------------------- aimed at a seat, or at nobody


def at_own(aim: Aim, fitting: Callable[[SeenForce], list[SeenVessel]]) -> Use:
    """Aim at the best own ship for it."""

    def use(judge: Judge, seat: int) -> float:
        return best(judge, aim, fitting(judge.force))

    return use


def damaged(force: SeenForce) -> list[SeenVessel]:
    """Return what may be repaired."""
    return [vessel for vessel in force.vessels if vessel.damage]


def seaworthy(force: SeenForce) -> list[SeenVessel]:
    """Return what may try for a port."""
    return [vessel for vessel in [*force.prizes, *force.row] if not vessel.damage]


def at_sea(force: SeenForce) -> list[SeenVessel]:
    """Return the German ships that are not in refuge."""
    return [ship for ship in force.ships if not ship.refuge]


def fleet(force: SeenForce) -> list[SeenVessel]:
    """Return the German ships and prizes."""
    return [*force.ships, *force.prizes]


def breakdown(judge: Judge, seat: int) -> float:
    """Aim at an undamaged ship."""
    return best(judge, broken_down, [ship for ship in judge.view.forces[seat].ships if not ship.damage])


def at_exposed(aim: Aim) -> Use:
    """Aim at a warship, or at what is identified."""

    def use(judge: Judge, seat: int) -> float:
        force = judge.view.forces[seat]
        known = [v for v in [*force.ships, *force.prizes] if v.identified or is_warship(v.card)]
        return 0.0 if force.fog else best(judge, aim, known)

    return use


def hidden(judge: Judge, seat: int) -> list[SeenVessel]:
    """Return the disguised ships of a seat."""
    force = judge.view.forces[seat]
    return [v for v in [*force.ships, *force.prizes] if not v.identified and not is_warship(v.card) and not v.refuge]


def interrogate(judge: Judge, seat: int) -> float:
    """Ask the most suspicious ship."""
    return best(judge, interrogated, hidden(judge, seat))


def monitor(judge: Judge, seat: int) -> float:
    """Shell what is in refuge."""
    return best(judge, bombarded, [ship for ship in judge.view.forces[seat].ships if ship.refuge])


def submarine_u(judge: Judge, seat: int) -> float:
    """One torpedo."""
    return best(judge, torpedoed, judge.view.forces[seat].row)


def submarine_uc(judge: Judge, seat: int) -> float:
    """A torpedo, or mines."""
    row = judge.view.forces[seat].row
    return max(best(judge, torpedoed_by_uc, row), judge.sweep(action("submarine_uc").coin_mine, row))


def lay_mines(judge: Judge, seat: int) -> float:
    """Mines, from any raider."""
    return judge.sweep(action("lay_mines").coin_mine, judge.view.forces[seat].row)


def blockade_runner(judge: Judge, seat: int) -> float:
    """Each ship that is low tries for itself."""
    chance = wins("B", 2 if judge.force.prizes else 0, "G")
    return chance * sum(judge.supplies(ship) for ship in judge.force.ships if ship.low_supply)


def collier(judge: Judge, seat: int) -> float:
    """Each ship that is low gets supplies."""
    return sum(judge.supplies(ship) for ship in judge.force.ships if ship.low_supply)


def rendezvous_missed(judge: Judge, seat: int) -> float:
    """Each ship may lose its supplies."""
    force = judge.view.forces[seat]
    chance = wins("G", -2 if force.prizes else 0, "G")
    return judge.grudge * chance * sum(judge.supplies(s) for s in force.ships if not s.low_supply and not s.refuge)


def heavy_weather(judge: Judge, seat: int) -> float:
    """Whoever has damaged ships at sea may lose them."""
    total = 0.0
    for owner, force in judge.view.forces.items():
        hunted = [v for v in [*force.ships, *force.prizes] if v.damage and not v.refuge]
        if owner in judge.friends:
            # What sinks in a storm counts for nobody, which some that are hunted might else.
            total -= sum(judge.loses(v) - 0.3 * judge.grudge * va(v.card) * judge.exposed(v) for v in hunted)
        else:
            total += sum(judge.grudge * judge.loses(v) - 0.2 * va(v.card) * is_german(v.card) for v in hunted)
            total -= sum(judge.wounded(va(v.card)) for v in force.row if v.damage)
    return wins("G", 0, "B") * total


def breakout(judge: Judge, seat: int) -> float:
    """A ship more, or two: worth most to whoever has few."""
    want = (1.6, 1.5, 1.2, 0.6, 0.3)[min(4, len([s for s in judge.force.ships if not s.refuge]))]
    return 0.75 * want * FRESH * min(1.0, (judge.turns - 1) / 6)


def confuse(share: float) -> Use:
    """Keep an enemy from playing well, the more the less time it has to make up for it."""

    def use(judge: Judge, seat: int) -> float:
        force = judge.view.forces[seat]
        if force.fog or force.deception or judge.threats <= 0:
            return 0.0
        size = 4 if judge.view.seats == 1 else force.hand_size
        wasted = 0.8 * max(0, size - 2) if judge.turns <= 1 else 0.0
        return share * judge.grudge * (2.6 + wasted + 0.05 * max(-10.0, min(10.0, judge.leads(seat))))

    return use


def intelligence(judge: Judge, seat: int) -> float:
    """The best of the next cards."""
    return 0.9 * judge.rate / 1.9


def recon_aircraft(judge: Judge, seat: int) -> float:
    """Two cards."""
    if judge.view.seats == 1:
        # Their worth is the Phantom's shorter turn.
        return 2.5
    cards = min(2, judge.view.forces[seat].hand_size)
    return cards * (0.9 * judge.rate + judge.grudge * 1.2)


def second_chance(judge: Judge, seat: int) -> float:
    """Another turn, with what is still in the hand and the card just drawn; the end is one card nearer."""
    if judge.view.extra or judge.view.left < 2:
        return 0.0
    return judge.rate + 0.5 + 0.25 * min(4, len(judge.hand))


def wireless_intercept(judge: Judge, seat: int) -> float:
    """Two cards that are known."""
    if judge.view.extra or judge.view.seats == 1 or judge.turns <= 1:
        return 0.0
    return sum(0.95 * judge.keeps(card) for card in judge.view.top)


def bounding_main(judge: Judge, seat: int) -> float:
    """The next enemy loses a turn."""
    return 2.2 * judge.grudge if judge.teams and judge.threats else 0.0


def exchange_information(judge: Judge, seat: int) -> float:
    """Little, without talk."""
    return 0.3 if judge.teams else 0.0


USES: Mapping[str, Use] = {
    "blockade_runner": blockade_runner,
    "bounding_main": bounding_main,
    "breakdown": breakdown,
    "breakout": breakout,
    "collier": collier,
    "damage_control": at_own(repaired, damaged),
    "deception": confuse(0.7),
    "exchange_information": exchange_information,
    "fair_seas": at_own(brought_home, seaworthy),
    "fog_bank": confuse(1.0),
    "heavy_weather": heavy_weather,
    "intelligence": intelligence,
    "interned": at_exposed(interned),
    "interrogate": interrogate,
    "island_refuge": at_own(sheltered, at_sea),
    "lay_mines": lay_mines,
    "monitor": monitor,
    "recon_aircraft": recon_aircraft,
    "reflag": at_own(disguised, fleet),
    "rendezvous_missed": rendezvous_missed,
    "scuttle": at_own(scuttled, fleet),
    "second_chance": second_chance,
    "submarine_u": submarine_u,
    "submarine_uc": submarine_uc,
    "transfer_command": at_exposed(taken_over),
    "wireless_intercept": wireless_intercept,
}
ATTACKING = ("interrogate", "lay_mines", "monitor", "submarine_u", "submarine_uc")
"""The action halves that are attacks: all of a turn are aimed at one seat (KS 4.2.9)."""
AT_ENEMY = (
    "breakdown",
    "deception",
    "fog_bank",
    "interned",
    "recon_aircraft",
    "rendezvous_missed",
    "transfer_command",
)
"""Those that are aimed at an enemy and are no attacks (KS 4.2.10)."""


def uses(judge: Judge, card: str) -> float:
    """Return what the action half of a card that is no attack brings now, aimed as well as may be."""
    kind = kind_of(card)
    use = USES.get(kind)
    if use is None or kind in ATTACKING:
        return 0.0
    if kind in AT_ENEMY:
        return max(use(judge, seat) for seat in judge.enemies)
    return use(judge, judge.seat)


def quality(ship: str) -> float:
    """Return how good a German ship is to begin a round with: guns, and that nobody knows it."""
    return fight(GERMANS[ship].attack, 0, "G", 0)[0] + 0.05 * is_raider(ship)
