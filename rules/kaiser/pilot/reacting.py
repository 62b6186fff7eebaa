"""The AI's reactions to attacks by others (KS 5.4)."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules.kaiser.coins import AMOUNTS
from rules.kaiser.combat.windows import PASS
from rules.kaiser.pieces import GERMANS, action, is_german, is_warship, kind_of, marked
from rules.kaiser.pieces import va_of as va
from rules.kaiser.pilot.judging import Judge, attacked, fight, marks, succeeds
from rules.kaiser.pilot.ship_gains import interned
from rules.kaiser.view.model import SeenVessel
from rules.kernel import Question

THRIFT = 0.8
"""The share of a card's worth in the hand that its gain must exceed."""


class Raid:
    """An attack on an own ship as its owner sees it, and its outlook with each answer."""

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
            causes = {
                "surprise_attack": data["surprise"],
                "searchlight": data["searchlight"],
                "night": self.night,
                "monitor": self.kind == "MO",
            }
            self.plus = sum(AMOUNTS[cause] for cause, applies in causes.items() if applies)

    def outlook(self, plus: int = 0, *, capture: bool = False, port: int = 0) -> float:
        """Return the outlook of the attack for the owner, with ``plus`` added to the roll."""
        judge, target = self.judge, self.target
        if self.kind in ("BI", "IN", "MO"):
            return -judge.danger(self.coin, self.plus + plus, target)
        sunk, damaged = attacked(self.coin, self.plus + plus, target)
        captured = capture or self.boarding
        loss = judge.grudge * va(target.card) * (2 if captured or self.doubled else 1)
        hurt = 0.0 if captured or target.damage else damaged
        home = (1 - sunk - hurt) * self.home(port)
        return home - sunk * loss - hurt * judge.grudge * judge.wounded(va(target.card))

    def home(self, plus: int = 0) -> float:
        """Return the gain of a merchant that survives: it may reach a port (KS 5.3.6)."""
        sails_on = self.kind in ("WI", "RI") and not is_german(self.target.card)
        return self.judge.port(self.target, plus) * va(self.target.card) if sails_on else 0.0

    def known(self) -> float:
        """Return the worth of identifying the raider."""
        ship = self.ship
        if ship is None or not is_german(ship.card) or is_warship(ship.card) or ship.identified:
            return 0.0
        return 0.14 * va(ship.card) * min(1.0, self.judge.turns / 3)

    def guns(self, coin: str) -> float:
        """Return the worth of shots at the attacking ship."""
        if self.ship is None or not is_german(self.ship.card):
            return 0.0
        return self.judge.hunt(coin, AMOUNTS["night"] * self.night, self.ship)


def outlook_of_escape(raid: Raid, chance: float) -> float:
    """Return the outlook of an attempt to escape."""
    return chance * raid.home() + (1 - chance) * raid.outlook()


def outlook_with_amc(raid: Raid) -> float:
    """Return the outlook of a fight by an armed merchant cruiser, which may be sunk for its VA."""
    sunk, _ = fight(raid.coin, raid.plus, action("amc").coin_defence, 0)
    return raid.guns(action("amc").coin_attack) + raid.known() - sunk * raid.judge.grudge * va("amc")


def outlook_with_trap(raid: Raid) -> float:
    """Return the outlook of the attack, with guns that fire back."""
    return raid.outlook() + raid.guns(action("trap").coin_attack) + raid.known()


def outlook_with_break_contact(raid: Raid) -> float:
    """Return the outlook of an attempt to break contact."""
    return outlook_of_escape(raid, succeeds("break_contact", marks(raid.target)))


def outlook_with_shallow_run(raid: Raid) -> float:
    """Return the outlook of a shallow run: an escape, or running aground."""
    target, judge = raid.target, raid.judge
    chance = succeeds("shallow_run", AMOUNTS["damaged"] * target.damage)
    if is_german(target.card) or judge.is_prize(target):
        aground = judge.loses(target) + judge.grudge * va(target.card) if target.damage else judge.hurt(target)
    else:
        aground = judge.grudge * (va(target.card) if target.damage else judge.wounded(va(target.card)))
    return chance * raid.home() - (1 - chance) * aground


def outlook_with_fast_ship(raid: Raid) -> float:
    """Return the outlook of a run; Seeadler is slower."""
    slow = raid.judge.options["sail_raider"] and raid.ship is not None and marked(raid.ship.card, "sail")
    return raid.outlook(AMOUNTS["fast_ship_from_seeadler" if slow else "fast_ship"])


def outlook_with_non_combatant(raid: Raid) -> float:
    """Return the outlook of a non-combatant: captured at worst, with a better try for port."""
    return raid.outlook(AMOUNTS["non_combatant"], capture=True, port=AMOUNTS["non_combatant_to_port"])


def outlook_with_qqq(raid: Raid) -> float:
    """Return the outlook of a cry for help, which identifies the raider."""
    return raid.outlook() + raid.known()


def outlook_cancelled(_: Raid) -> float:
    """Return 0: the attack is cancelled."""
    return 0.0


def outlook_with_reflag(raid: Raid) -> float:
    """Return the outlook of a disguise, which lasts longer than this attack."""
    return 0.1 * va(raid.target.card)


def outlook_with_pull_the_plug(raid: Raid) -> float:
    """Return the outlook of sinking the own ship, which no seat scores."""
    return -raid.judge.loses(raid.target)


def outlook_with_q_ship(raid: Raid) -> float:
    """Return the outlook of a duel that spares the merchant and may sink either fighter."""
    return 0.25 * va("submarine_u") - 0.2 * raid.judge.grudge * va("q_ship")


def outlook_with_razzle_dazzle(raid: Raid) -> float:
    """Return the outlook of a torpedo that may miss."""
    return (1 - succeeds("razzle_dazzle")) * raid.outlook()


OUTLOOKS: Mapping[str, Callable[[Raid], float]] = {
    "amc": outlook_with_amc,
    "break_contact": outlook_with_break_contact,
    "fast_ship": outlook_with_fast_ship,
    "minesweeper": outlook_cancelled,
    "non_combatant": outlook_with_non_combatant,
    "pull_the_plug": outlook_with_pull_the_plug,
    "q_ship": outlook_with_q_ship,
    "qqq": outlook_with_qqq,
    "razzle_dazzle": outlook_with_razzle_dazzle,
    "reflag": outlook_with_reflag,
    "sail_q_ship": outlook_with_q_ship,
    "shallow_run": outlook_with_shallow_run,
    "slim_pickings": outlook_cancelled,
    "trap": outlook_with_trap,
}


def raids(judge: Judge, question: Question) -> list[Raid]:
    """Return the attacks that one answer covers: one, or one for each target of mines or a sweep."""
    data = question.data
    aims: list[str] = data["targets"] if "targets" in data else [data["target"]]
    vessels = [vessel for aim in aims if (vessel := judge.vessel(aim)) is not None]
    return [Raid(judge, data, vessel) for vessel in vessels]


class Weighed(NamedTuple):
    """A card that may be played: its gain here, and its worth in the hand, which the gain must exceed."""

    card: str
    gain: float
    price: float

    @property
    def surplus(self) -> float:
        """The gain beyond the worth in the hand."""
        return self.gain - self.price


def weighed(judge: Judge, question: Question, gains: Mapping[str, float]) -> Weighed | None:
    """Return the card with the highest gain beyond its worth in the hand, the first of equals; None without cards."""
    cards = [option.id for option in question.options if option.id != PASS]
    found = [
        Weighed(card, gains.get(kind_of(card), 0.0), THRIFT * judge.rate + 0.25 * judge.keeps(card)) for card in cards
    ]
    return max(found, key=lambda one: one.surplus, default=None)


def best_card(judge: Judge, question: Question, gains: Mapping[str, float]) -> str:
    """Return the card with the highest gain beyond its worth in the hand, or a pass."""
    best = weighed(judge, question, gains)
    return best.card if best is not None and best.surplus > 0 else PASS


def gains_of_reactions(judge: Judge, question: Question) -> Mapping[str, float]:
    """Return the gain of each kind of card that answers an attack on own ships."""
    under = raids(judge, question)
    if question.kind == "slim":
        # All but one of several merchants are released; the attacker keeps the best.
        losses = sorted(-raid.outlook() for raid in under)
        return {"slim_pickings": sum(losses[:-1])}
    gains: dict[str, float] = {}
    for option in question.options:
        answer = OUTLOOKS.get(kind_of(option.id))
        if answer is not None:
            gains[kind_of(option.id)] = sum(answer(raid) - raid.outlook() for raid in under)
    return gains


def answer_react(judge: Judge, question: Question) -> str:
    """Answer an attack on own ships before the dice."""
    return best_card(judge, question, gains_of_reactions(judge, question))


def answer_after_sinking(judge: Judge, question: Question) -> str:
    """Recall the ship, or exchange the lost merchant for a cheaper one."""
    return best_card(judge, question, gains_after_sinking(judge, question))


def gains_after_sinking(judge: Judge, question: Question) -> Mapping[str, float]:
    """Return the gain of each kind of card that answers a sinking."""
    data = question.data
    ships: list[str] = data["ships"] if "ships" in data else [data["what"]]
    sunk = [scored.card for scored in judge.force.pile if scored.how == "sunk"]
    gains = {"recalled": max(gain_of_recall(judge, ship) for ship in ships)}
    if sunk and "target" in data:
        difference = va(data["target"]) - min(va(card) for card in sunk)
        gains["mistaken_identity"] = succeeds("mistaken_identity") * difference * (1 + judge.grudge)
    return gains


def gain_of_recall(judge: Judge, card: str) -> float:
    """Return the gain of an attempt to send a German ship home."""
    ship = judge.vessel(card)
    if ship is None or not is_german(card):
        return 0.0
    # A damaged ship might have been sunk for its VA.
    return succeeds("recalled") * (judge.grudge * judge.service(ship) * 1.3 - 0.1 * va(card) * bool(ship.damage))


def answer_reflag(judge: Judge, question: Question) -> str:
    """Disguise a ship again: against a card that would take it, or for later turns."""
    vessel = judge.vessel(question.data["target"])
    if vessel is None:
        return PASS
    cause, loss = question.data["cause"], judge.loses(vessel)
    if cause == "transfer_command":
        gain = succeeds("transfer_command") * loss * (1 + judge.grudge)
    elif cause == "interned":
        gain = interned(vessel) * loss
    else:
        hunters = min(1.0, judge.threats / (judge.sides - 1) / 3)
        gain = (0.4 if vessel.damage else 0.25) * hunters * (loss + judge.grudge * va(vessel.card))
    return best_card(judge, question, {"reflag": gain})


def answer_recall_ship(judge: Judge, question: Question) -> str:
    """Recall the ship with the most valuable service."""
    ships = {option.id: judge.vessel(option.id) for option in question.options}
    return max(ships, key=lambda card: judge.service(ship) if (ship := ships[card]) and card in GERMANS else 0.0)
