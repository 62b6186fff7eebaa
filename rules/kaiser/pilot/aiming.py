"""Where a pilot aims what it has committed, and what it attaches (KS 4.2.9 to 4.2.11, 5.4.6)."""

from collections.abc import Callable

from rules.kaiser.cards import ACTIONS, GERMANS, action, is_german, kind_of
from rules.kaiser.cards import va_of as va
from rules.kaiser.judging import Judge
from rules.kaiser.using import AIMS, AT_ENEMY, ATTACKING, USES, best, quality
from rules.kaiser.view import SeenSlot, SeenVessel
from rules.kernel import Option, Question


def ids(question: Question) -> list[str]:
    """Return what is offered."""
    return [option.id for option in question.options]


def open_seats(judge: Judge) -> list[int]:
    """Return the enemies that can be attacked."""
    return [seat for seat in judge.enemies if not judge.view.forces[seat].fog]


def upright(judge: Judge) -> list[SeenSlot]:
    """Return the seat's own cards in front of its force that are not turned up yet."""
    return [slot for slot in judge.view.committed if slot.place == "action" and not slot.up and slot.card]


def has_upright(judge: Judge, kind: str) -> bool:
    """Tell whether a card of that kind is ready to be attached."""
    return any(kind_of(slot.card) == kind for slot in upright(judge) if slot.card)


# ---------------------------------------------------------------- targets


def sally(judge: Judge, ship: str, card: str, seat: int) -> float:
    """Return what an own ship gains against the best merchant of a seat."""
    return best(judge, lambda judge, target: struck(judge, ship, card, target), judge.view.forces[seat].row)


def struck(judge: Judge, ship: str, card: str, target: SeenVessel) -> float:
    """Return what an own ship gains against a merchant, with whoever is ready to board it."""
    vessel = judge.vessel(ship)
    if vessel is None:
        return 0.0
    plus = judge.attack_of(vessel, night=bool(card) and bool(action(card).intercept_night))
    plain = judge.strike(ship, plus, target)
    if has_upright(judge, "boarding_party"):
        return max(plain, judge.strike(ship, plus, target, boarding=True))
    return plain


def card_on(judge: Judge, ship: str) -> str:
    """Return the card that lies on an own ship, "" if its face is not known."""
    return next((slot.card or "" for slot in judge.view.committed if slot.place == f"ship/{ship}"), "")


def target_seat(judge: Judge, question: Question, option: Option) -> float:
    """Attack where it pays, and rather who is ahead."""
    seat, what = int(option.id), str(question.data.get("what", ""))
    return gain_at(judge, what, seat) + 0.03 * judge.leads(seat)


def gain_at(judge: Judge, what: str, seat: int) -> float:
    """Return what a ship or card gains at a seat, and what else is on the table for an attack on it."""
    kind = kind_of(what)
    if not is_german(what) and (kind in AT_ENEMY or kind not in ACTIONS):
        return USES[kind](judge, seat) if kind in USES else 0.0
    slots = [slot for slot in judge.view.committed if slot.card and (not slot.up or slot.card == what)]
    total = sum(pending(judge, slot, seat) for slot in slots)
    if is_german(what):
        total += sally(judge, what, card_on(judge, what), seat) * any(
            slot.up and slot.place == f"ship/{what}" for slot in judge.view.committed
        )
    return total


def pending(judge: Judge, slot: SeenSlot, seat: int) -> float:
    """Return what a committed attack would gain at a seat."""
    card = slot.card or ""
    mode, _, ship = slot.place.partition("/")
    if mode == "ship":
        return sally(judge, ship, card, seat)
    if mode == "british":
        return best(judge, hunter(card), fair_game(judge, seat))
    kind = kind_of(card)
    return USES[kind](judge, seat) if kind in ATTACKING else 0.0


def hunter(card: str) -> Callable[[Judge, SeenVessel], float]:
    """Return what a card's intercept half gains against a ship."""
    printed = action(card)
    return lambda judge, target: judge.hunt(printed.intercept_attack, -printed.intercept_night, target)


def fair_game(judge: Judge, seat: int) -> list[SeenVessel]:
    """Return what the Royal Navy may hunt."""
    force = judge.view.forces[seat]
    return [vessel for vessel in [*force.ships, *force.prizes] if judge.exposed(vessel)]


def target_ship(judge: Judge, question: Question, option: Option) -> float:
    """Aim at the ship that is worth most to it."""
    what = str(question.data.get("what", ""))
    vessel = judge.vessel(option.id)
    return 0.0 if vessel is None else aimed(judge, what, vessel)


def aimed(judge: Judge, what: str, vessel: SeenVessel) -> float:
    """Return what a ship or card gains at a ship."""
    if is_german(what):
        return struck(judge, what, card_on(judge, what), vessel)
    if any(slot.card == what and slot.place == "british" for slot in judge.view.committed):
        return hunter(what)(judge, vessel)
    kind = kind_of(what)
    if kind == "lay_mines":
        # Whichever raider is least missed.
        return -quality(vessel.card)
    aim = AIMS.get(kind)
    return aim(judge, vessel) if aim else 0.0


def targets(judge: Judge, question: Question) -> list[str]:
    """Take the best merchants, the best first."""
    order = sorted(question.options, key=lambda option: -target_ship(judge, question, option))
    return [option.id for option in order[: question.data["count"]]]


def mine_order(judge: Judge, question: Question) -> list[str]:
    """Sink the cheap ones first: they may draw out a Mistaken Identity."""
    return sorted(ids(question), key=va)


def slim_target(judge: Judge, question: Question, option: Option) -> float:
    """As an attacker keep the best merchant; as the defender leave the cheapest."""
    vessel, ship = judge.vessel(option.id), str(question.data["what"])
    worth = 0.0 if vessel is None or not is_german(ship) else struck(judge, ship, "", vessel)
    return worth if question.data["seat"] == judge.seat else -worth


# ---------------------------------------------------------------- assists


def assists(judge: Judge, question: Question) -> list[str]:
    """Attach what was laid down for it, unless a better attack is still to come."""
    what = str(question.data["what"])
    return [card for card in ids(question) if not waits(judge, kind_of(card), what)]


def waits(judge: Judge, kind: str, what: str) -> bool:
    """Tell whether an assist card is better kept for another attack of this turn."""
    if kind == "special_cargo" and has_upright(judge, "boarding_party") and is_german(what):
        # A prize counts double anyway.
        return sum(kind_of(slot.card) == "boarding_party" for slot in upright(judge) if slot.card) > 0
    if kind != "surprise_attack" or not is_german(what):
        return False
    others = [
        slot.place.partition("/")[2]
        for slot in judge.view.committed
        if slot.place.startswith("ship/") and not slot.up and slot.card
    ]
    return any(quality(other) > quality(what) + 0.05 for other in others)


def boarding(judge: Judge, question: Question) -> str:
    """Board what is worth it: the party is spent, whatever comes of it."""
    ship, target = judge.vessel(str(question.data["what"])), judge.vessel(str(question.data["target"]))
    if "yes" not in ids(question) or ship is None or target is None or ship.card not in GERMANS:
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
