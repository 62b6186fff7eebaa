"""What a pilot plays from its hand while others attack (KS 5.4)."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kaiser.cards import GERMANS, action, defence_of, is_german, is_warship, kind_of, marked
from rules.kaiser.cards import va_of as va
from rules.kaiser.judging import Judge, fight, wins
from rules.kaiser.view import SeenVessel
from rules.kernel import Question

PASS = "pass"  # noqa: S105 - to pass
THRIFT = 0.8
"""How dear a card in the hand is held against what it surely saves now."""


class Raid:
    """An attack on an own ship, as its owner sees it: what it will come to, and with what answer."""

    def __init__(self, judge: Judge, data: Mapping[str, Any], target: SeenVessel) -> None:
        self.judge = judge
        self.target = target
        self.kind: str = data["attack"]
        self.coin: str = data["coin"]
        self.what: str = data["what"]
        self.night = bool(data["night"])
        self.ship = judge.vessel(self.what)
        self.boarding = bool(data.get("boarding"))
        self.doubled = self.boarding or bool(data["cargo"])
        if self.ship is not None and is_german(self.ship.card):
            self.plus = judge.attack_of(
                self.ship, night=self.night, surprise=data["surprise"], light=data["searchlight"]
            )
        else:
            self.plus = 2 * bool(data["surprise"]) + 3 * bool(data["searchlight"]) - self.night
            self.plus += 2 * (self.kind == "MO")

    def outlook(self, plus: int = 0, *, capture: bool = False, port: int = 0) -> float:
        """Return what comes of the attack, with that much added to it."""
        judge, target = self.judge, self.target
        if self.kind in ("BI", "IN", "MO"):
            return -judge.danger(self.coin, self.plus + plus, target)
        sunk, damaged = fight(self.coin, self.plus + plus, defence_of(target.card), -2 * target.damage)
        captured = capture or self.boarding
        loss = judge.grudge * va(target.card) * (2 if captured or self.doubled else 1)
        hurt = 0.0 if captured or target.damage else damaged
        home = (1 - sunk - hurt) * self.home(port)
        return home - sunk * loss - hurt * judge.grudge * judge.wounded(va(target.card))

    def home(self, plus: int = 0) -> float:
        """Return what a merchant gains that comes through: it may reach a port (KS 5.3.6)."""
        sails_on = self.kind in ("WI", "RI") and not is_german(self.target.card)
        return self.judge.port(self.target, plus) * va(self.target.card) if sails_on else 0.0

    def known(self) -> float:
        """Return what it is worth that the raider becomes known."""
        ship = self.ship
        if ship is None or not is_german(ship.card) or is_warship(ship.card) or ship.identified:
            return 0.0
        return 0.14 * va(ship.card) * min(1.0, self.judge.turns / 3)

    def guns(self, coin: str) -> float:
        """Return what shots at the attacking ship are worth."""
        if self.ship is None or not is_german(self.ship.card):
            return 0.0
        return self.judge.hunt(coin, -self.night, self.ship)


def away(raid: Raid, chance: float) -> float:
    """Return what comes of a try to get away."""
    return chance * raid.home() + (1 - chance) * raid.outlook()


def amc(raid: Raid) -> float:
    """An armed merchant cruiser fights; it may be sunk for 7 VA."""
    sunk, _ = fight(raid.coin, raid.plus, action("amc").coin_defence, 0)
    return raid.guns(action("amc").coin_attack) + raid.known() - sunk * raid.judge.grudge * action("amc").va


def trap(raid: Raid) -> float:
    """Guns, while the attack goes on."""
    return raid.outlook() + raid.guns(action("trap").coin_attack) + raid.known()


def break_contact(raid: Raid) -> float:
    """Get away altogether."""
    plus = -2 * raid.target.damage - 2 * raid.target.low_supply
    return away(raid, wins("B", plus, "G"))


def shallow_run(raid: Raid) -> float:
    """Get away, or run aground."""
    target, judge = raid.target, raid.judge
    chance = wins("BR", -2 * target.damage, "B")
    if is_german(target.card) or judge.is_prize(target):
        aground = judge.loses(target) + judge.grudge * va(target.card) if target.damage else judge.hurt(target)
    else:
        aground = judge.grudge * (va(target.card) if target.damage else judge.wounded(va(target.card)))
    return chance * raid.home() - (1 - chance) * aground


def fast_ship(raid: Raid) -> float:
    """Run; Seeadler is slow."""
    slow = raid.judge.options["sail_raider"] and raid.ship is not None and marked(raid.ship.card, "sail")
    return raid.outlook(-4 if slow else -2)


def non_combatant(raid: Raid) -> float:
    """Be captured at worst, and sail on at best."""
    return raid.outlook(-2, capture=True, port=2)


def qqq(raid: Raid) -> float:
    """Cry for help."""
    return raid.outlook() + raid.known()


def cancelled(raid: Raid) -> float:
    """There is no attack."""
    return 0.0


def reflag(raid: Raid) -> float:
    """Be somebody else, for longer than this attack."""
    return 0.1 * va(raid.target.card)


def pull_the_plug(raid: Raid) -> float:
    """Lose the ship, and nobody scores it."""
    return -raid.judge.loses(raid.target)


def q_ship(raid: Raid) -> float:
    """The merchant is spared; either of the two that fight may be lost."""
    return 0.25 * action("submarine_u").va - 0.2 * raid.judge.grudge * action("q_ship").va


def razzle_dazzle(raid: Raid) -> float:
    """The torpedo may miss."""
    return (1 - wins("G", 0, "W")) * raid.outlook()


ANSWERS: Mapping[str, Callable[[Raid], float]] = {
    "amc": amc,
    "break_contact": break_contact,
    "fast_ship": fast_ship,
    "minesweeper": cancelled,
    "non_combatant": non_combatant,
    "pull_the_plug": pull_the_plug,
    "q_ship": q_ship,
    "qqq": qqq,
    "razzle_dazzle": razzle_dazzle,
    "reflag": reflag,
    "sail_q_ship": q_ship,
    "shallow_run": shallow_run,
    "slim_pickings": cancelled,
    "trap": trap,
}


def raids(judge: Judge, question: Question) -> list[Raid]:
    """Return the attacks that one answer is for: one, or those of mines and of a sweep along the row."""
    data = question.data
    aims: list[str] = data["targets"] if "targets" in data else [data["target"]]
    vessels = [vessel for aim in aims if (vessel := judge.vessel(aim)) is not None]
    return [Raid(judge, data, vessel) for vessel in vessels]


def best_card(judge: Judge, question: Question, gains: Mapping[str, float]) -> str:
    """Return the card that gains most beyond what it is worth in the hand, or a pass."""
    best, most = PASS, 0.0
    for option in question.options:
        if option.id != PASS:
            surplus = gains.get(kind_of(option.id), 0.0) - THRIFT * judge.rate - 0.25 * judge.keeps(option.id)
            if surplus > most:
                best, most = option.id, surplus
    return best


def react(judge: Judge, question: Question) -> str:
    """Answer an attack on an own ship before the dice fall."""
    under = raids(judge, question)
    gains: dict[str, float] = {}
    for option in question.options:
        answer = ANSWERS.get(kind_of(option.id))
        if answer is not None:
            gains[kind_of(option.id)] = sum(answer(raid) - raid.outlook() for raid in under)
    return best_card(judge, question, gains)


def slim(judge: Judge, question: Question) -> str:
    """Release all but one of several merchants: the attacker keeps the best."""
    losses = sorted(-raid.outlook() for raid in raids(judge, question))
    return best_card(judge, question, {"slim_pickings": sum(losses[:-1])})


def after_sinking(judge: Judge, question: Question) -> str:
    """Have the ship recalled, or change the merchant for a cheaper one."""
    data = question.data
    ships: list[str] = data["ships"] if "ships" in data else [data["what"]]
    sunk = [scored.card for scored in judge.force.pile if scored.how == "sunk"]
    gains = {"recalled": max(recalled(judge, ship) for ship in ships)}
    if sunk and "target" in data:
        difference = va(data["target"]) - min(va(card) for card in sunk)
        gains["mistaken_identity"] = wins("B", 0, "G") * difference * (1 + judge.grudge)
    return best_card(judge, question, gains)


def recalled(judge: Judge, card: str) -> float:
    """Return what it is worth that a German ship may go home."""
    ship = judge.vessel(card)
    if ship is None or not is_german(card):
        return 0.0
    # A damaged one might have been sunk.
    return wins("B", 0, "B") * (judge.grudge * judge.service(ship) * 1.3 - 0.1 * va(card) * bool(ship.damage))


def reflag_now(judge: Judge, question: Question) -> str:
    """Disguise a ship again: against a card that would take it, or for the turns to come."""
    vessel = judge.vessel(question.data["target"])
    if vessel is None:
        return PASS
    cause, loss = question.data["cause"], judge.loses(vessel)
    if cause == "transfer_command":
        gain = wins("G", 0, "B") * loss * (1 + judge.grudge)
    elif cause == "interned":
        gain = wins("BG", 2 * vessel.damage + 2 * vessel.low_supply, "B") * loss
    else:
        hunters = min(1.0, judge.threats / (judge.sides - 1) / 3)
        gain = (0.4 if vessel.damage else 0.25) * hunters * (loss + judge.grudge * va(vessel.card))
    return best_card(judge, question, {"reflag": gain})


def quickest(judge: Judge, question: Question) -> str:
    """Recall the ship that would do most."""
    ships = {option.id: judge.vessel(option.id) for option in question.options}
    return max(ships, key=lambda card: judge.service(ship) if (ship := ships[card]) and card in GERMANS else 0.0)
