"""Targets of committed cards, and cards attached to attacks (KS 4.2.9 to 4.2.11, 5.4.6)."""

from collections.abc import Callable, Sequence

from rules.kaiser.coins import AMOUNTS
from rules.kaiser.pieces import ACTIONS, GERMANS, action, is_german, kind_of
from rules.kaiser.pieces import va_of as va
from rules.kaiser.pilot.card_gains import AT_ENEMY, ATTACKING, USES, quality
from rules.kaiser.pilot.judging import Judge
from rules.kaiser.pilot.ship_gains import AIMS, best_gain
from rules.kaiser.view.model import SeenSlot, SeenVessel
from rules.kernel import Option, Question


def offered_ids(question: Question) -> list[str]:
    """Return the ids of the options."""
    return [option.id for option in question.options]


def open_seats(judge: Judge) -> list[int]:
    """Return the enemies that are not in fog."""
    return [seat for seat in judge.enemies if not judge.view.forces[seat].fog]


def own_upright(judge: Judge) -> list[SeenSlot]:
    """Return the seat's own face-down cards in front of its force."""
    return [slot for slot in judge.view.committed if slot.place == "action" and not slot.up and slot.card]


def has_upright(judge: Judge, kind: str) -> bool:
    """Return whether a card of this kind is ready to be attached."""
    return any(kind_of(slot.card) == kind for slot in own_upright(judge) if slot.card)


# ---------------------------------------------------------------- targets


def gain_of_sortie(judge: Judge, ship: str, card: str, seat: int) -> float:
    """Return the gain of an own ship against the best merchant of a seat."""
    return best_gain(
        judge, lambda judge, target: gain_of_strike(judge, ship, card, target), judge.view.forces[seat].row
    )


def gain_of_strike(judge: Judge, ship: str, card: str, target: SeenVessel) -> float:
    """Return the gain of an own ship against a merchant, with a Boarding Party if one is ready and pays."""
    vessel = judge.vessel(ship)
    if vessel is None:
        return 0.0
    plus = judge.attack_of(vessel, night=bool(card) and bool(action(card).intercept_night))
    plain = judge.strike(ship, plus, target)
    if has_upright(judge, "boarding_party"):
        return max(plain, judge.strike(ship, plus, target, boarding=True))
    return plain


def card_on(judge: Judge, ship: str) -> str:
    """Return the card that lies on an own ship, "" if its face is unknown."""
    return next((slot.card or "" for slot in judge.view.committed if slot.place == f"ship/{ship}"), "")


def aimed_with(question: Question) -> str:
    """Return the ship or card that attacks; for an intercept by the Royal Navy, the card that is read for it."""
    return str(question.data.get("card", question.data.get("what", "")))


def score_target_seat(judge: Judge, question: Question, option: Option) -> float:
    """Score a seat to attack by the gain, with a small bonus for its lead."""
    seat, what = int(option.id), aimed_with(question)
    return gain_at_seat(judge, what, seat) + 0.03 * judge.leads(seat)


def gain_at_seat(judge: Judge, what: str, seat: int) -> float:
    """Return the gain of a ship or card at a seat; for an attack, with the other committed attacks."""
    kind = kind_of(what)
    if not is_german(what) and (kind in AT_ENEMY or kind not in ACTIONS):
        return USES[kind](judge, seat) if kind in USES else 0.0
    slots = [slot for slot in judge.view.committed if slot.card and (not slot.up or slot.card == what)]
    sorties = [(slot.place.partition("/")[2], slot.card or "") for slot in slots if slot.place.startswith("ship/")]
    if is_german(what) and any(slot.up and slot.place == f"ship/{what}" for slot in judge.view.committed):
        sorties.append((what, card_on(judge, what)))
    return gain_of_sorties(judge, sorties, seat) + sum(gain_of_slot(judge, slot, seat) for slot in slots)


def gain_of_sorties(judge: Judge, sorties: Sequence[tuple[str, str]], seat: int) -> float:
    """Return the gain of own ships and their cards at a seat: no two of them meet the same merchant (KS 4.2.11)."""
    row, total = list(judge.view.forces[seat].row), 0.0
    for ship, card in sorties:
        gains = [gain_of_strike(judge, ship, card, target) for target in row]
        if gains:
            total += max(gains)
            row.pop(gains.index(max(gains)))
    return total


def gain_of_slot(judge: Judge, slot: SeenSlot, seat: int) -> float:
    """Return the gain of a committed attack at a seat, but for those of own ships."""
    card = slot.card or ""
    if slot.place.startswith("ship/"):
        return 0.0
    if slot.place == "british":
        return best_gain(judge, gain_of_hunt(card), navy_prey(judge, seat))
    kind = kind_of(card)
    return USES[kind](judge, seat) if kind in ATTACKING else 0.0


def gain_of_hunt(card: str) -> Callable[[Judge, SeenVessel], float]:
    """Return a function for the gain of a card's intercept half against a ship."""
    printed = action(card)
    plus = AMOUNTS["night"] * printed.intercept_night
    return lambda judge, target: judge.hunt(printed.intercept_attack, plus, target)


def navy_prey(judge: Judge, seat: int) -> list[SeenVessel]:
    """Return the ships of a seat that the Royal Navy may intercept."""
    force = judge.view.forces[seat]
    return [vessel for vessel in force.fleet if judge.exposed(vessel)]


def score_target_ship(judge: Judge, question: Question, option: Option) -> float:
    """Score a target by the gain."""
    what = aimed_with(question)
    vessel = judge.vessel(option.id)
    return 0.0 if vessel is None else gain_against(judge, what, vessel)


def gain_against(judge: Judge, what: str, vessel: SeenVessel) -> float:
    """Return the gain of a ship or card at a target."""
    if is_german(what):
        return gain_of_strike(judge, what, card_on(judge, what), vessel)
    if any(slot.card == what and slot.place == "british" for slot in judge.view.committed):
        return gain_of_hunt(what)(judge, vessel)
    kind = kind_of(what)
    if kind == "lay_mines":
        # The raider that lays mines: the least useful one.
        return -quality(vessel.card)
    aim = AIMS.get(kind)
    return aim(judge, vessel) if aim else 0.0


def answer_targets(judge: Judge, question: Question) -> list[str]:
    """Take the merchants of the highest gain, the best first."""
    order = sorted(question.options, key=lambda option: -score_target_ship(judge, question, option))
    return [option.id for option in order[: question.data["count"]]]


def answer_mine_order(question: Question) -> list[str]:
    """Attack cheap merchants first, because they may draw out a Mistaken Identity."""
    return sorted(offered_ids(question), key=va)


def score_slim_target(judge: Judge, question: Question, option: Option) -> float:
    """Score the remaining merchant: the best one for the attacker, the cheapest for the defender."""
    vessel, ship = judge.vessel(option.id), str(question.data["what"])
    worth = 0.0 if vessel is None or not is_german(ship) else gain_of_strike(judge, ship, "", vessel)
    return worth if question.data["seat"] == judge.seat else -worth


# ---------------------------------------------------------------- assists


def answer_assists(judge: Judge, question: Question) -> list[str]:
    """Attach all cards laid down for this attack, unless a better attack is still to come."""
    what = aimed_with(question)
    return [card for card in offered_ids(question) if not waits(judge, kind_of(card), what)]


def waits(judge: Judge, kind: str, what: str) -> bool:
    """Return whether an assist card is worth more in another attack of this turn."""
    if kind == "special_cargo" and has_upright(judge, "boarding_party") and is_german(what):
        # A prize counts double even without Special Cargo.
        return sum(kind_of(slot.card) == "boarding_party" for slot in own_upright(judge) if slot.card) > 0
    if kind != "surprise_attack" or not is_german(what):
        return False
    others = [
        slot.place.partition("/")[2]
        for slot in judge.view.committed
        if slot.place.startswith("ship/") and not slot.up and slot.card
    ]
    return any(quality(other) > quality(what) + 0.05 for other in others)


def answer_boarding(judge: Judge, question: Question) -> str:
    """Attach the Boarding Party if it raises the gain; it is spent in any case."""
    ship, target = judge.vessel(str(question.data["what"])), judge.vessel(str(question.data["target"]))
    if "yes" not in offered_ids(question) or ship is None or target is None or ship.card not in GERMANS:
        return "no"
    plus = judge.attack_of(
        ship,
        night=bool(question.data["night"]),
        surprise=bool(question.data["surprise"]),
        light=bool(question.data["searchlight"]),
    )
    cargo = bool(question.data["cargo"])
    gain = judge.strike(ship.card, plus, target, boarding=True)
    return "yes" if gain > judge.strike(ship.card, plus, target, cargo=cargo) else "no"
