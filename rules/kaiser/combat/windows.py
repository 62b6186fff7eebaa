"""The windows in which others than the active seat may play a card from the hand (KS 5.4, 5.5.32, 7.1).

Each is opened for every attack, whatever is in the hand, and asked in secret: that a seat passes says nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kaiser.attack import Attack, answers, may_be_slimmed
from rules.kaiser.cards import kind_of
from rules.kaiser.moves import disguise, may_be_disguised
from rules.kaiser.orders import ordered
from rules.kaiser.phantom_cards import drawn_defence
from rules.kaiser.state import State, Vessel
from rules.kernel import Option, Play, Table, choose

PASS = "pass"  # noqa: S105 - to pass


def react(table: Table, state: State, attack: Attack, target: Vessel, *, boarding: bool = False) -> Play[str]:
    """Ask the owner of the target for one reaction card; return it, "" for none (KS 5.4.1).

    ``boarding``: whether a Boarding Party was shown for it. Mines are answered once for all targets.
    """
    kinds = answers(table.options, attack, target)
    if state.is_phantom(attack.defender):
        return phantom_reacts(table, state, attack, target, kinds)
    aim = {"targets": attack.aims()} if attack.kind == "MI" else {"target": target.card, "boarding": boarding}
    facts = {**attack.facts(), **aim}
    return (yield from window(table, state, attack.defender, "react", kinds, facts, "KP 3.2.2"))


def phantom_reacts(table: Table, state: State, attack: Attack, target: Vessel, kinds: Sequence[str]) -> str:
    """Read the Phantom's answer off a solitaire card; "" if that could not be played (KS 5.9.6, 5.9.7)."""
    drawn = drawn_defence(table, state)
    if not drawn:
        return ""
    if attack.ship is not None:
        # Recalled is kept until the target is resolved; Slim Pickings leaves one of several.
        several = len(attack.targets) > 1 and may_be_slimmed(table.options, attack)
        kinds = [*kinds, "recalled", *(["slim_pickings"] if several else [])]
    plays = drawn in kinds
    table.tell("phantom_answered", seat=attack.defender, target=target.card, card=drawn, plays=plays, rule="KP 5.3.3")
    return drawn if plays else ""


def slim(table: Table, state: State, attack: Attack) -> Play[bool]:
    """Ask the defender of several merchants for Slim Pickings; tell whether it was played (KS 5.3.2)."""
    if state.is_phantom(attack.defender) or not may_be_slimmed(table.options, attack):
        return False
    facts = {**attack.facts(), "targets": attack.aims()}
    card = yield from window(table, state, attack.defender, "slim", ["slim_pickings"], facts, "KP 3.3.40")
    return bool(card)


def after_sinking(table: Table, state: State, attack: Attack, merchant: str, *, recall: bool) -> Play[str]:
    """Ask whoever has lost a merchant for Recalled or Mistaken Identity (KS 5.4.5)."""
    if state.is_phantom(attack.defender):
        return ""
    kinds = ["recalled"] if recall else []
    if state.forces[attack.defender].sunk_merchants:
        kinds.append("mistaken_identity")
    facts = {**attack.facts(), "target": merchant}
    return (yield from window(table, state, attack.defender, "after_sinking", kinds, facts, "KP 3.3.30"))


def reflag_window(table: Table, state: State, vessel: Vessel, cause: str) -> Play[bool]:
    """Ask the owner of an identified raider or prize for Reflag; tell whether it is disguised again (KS 5.5.32)."""
    owner = state.owner(vessel)
    if owner is None or state.is_phantom(owner) or not may_be_disguised(vessel):
        return False
    facts = {"target": vessel.card, "cause": cause, "seat": state.turn.seat}
    if not (yield from window(table, state, owner, "reflag", ["reflag"], facts, "KP 3.3.32")):
        return False
    disguise(table, state, vessel, "KP 3.3.32")
    return True


def window(
    table: Table, state: State, seat: int, kind: str, kinds: Sequence[str], facts: Mapping[str, Any], rule: str
) -> Play[str]:
    """Ask a seat for one of some kinds of card, or to pass; a card that is played leaves the hand at once."""
    force = state.forces[seat]
    cards = fitting(force.hand, kinds)
    if not cards and table.options.reaction_prompts == "only_if_able":
        return ""
    options = [Option(PASS), *(Option(card, {"card": card}) for card in cards)]
    chosen = yield from choose(
        seat,
        kind,
        options,
        default=PASS,
        secret=True,
        standing=lambda orders: ordered(orders, kind, facts, cards),
        rule=rule,
        data=facts,
    )
    said: dict[str, Any] = {"seat": seat, "window": kind, "target": facts.get("target")}
    if chosen == PASS:
        table.tell("passed", **said, rule=rule)
        return ""
    use(state, seat, chosen)
    table.tell("reacted", **said, card=chosen, reveals=True, rule=rule)
    return chosen


def fitting(hand: Sequence[str], kinds: Sequence[str]) -> list[str]:
    """Return one card of each kind that a hand holds, in the order of the hand."""
    found: list[str] = []
    for card in hand:
        if kind_of(card) in kinds and kind_of(card) not in [kind_of(other) for other in found]:
            found.append(card)
    return found


def use(state: State, seat: int, card: str) -> None:
    """Take a reaction card out of a hand; it is discarded at the end of the turn (KS 4.2.12)."""
    state.forces[seat].hand.remove(card)
    state.turn.reactions.append(card)
