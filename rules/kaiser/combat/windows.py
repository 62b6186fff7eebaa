"""The windows in which other seats than the active one may play a card from the hand (KS 5.4, 5.5.32, 7.1).

A window opens with any hand, and is asked in secret: a pass reveals nothing. It does not open where everybody can
see that nothing could be played. The Phantom answers each target of an attack once, with a solitaire card.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from rules.kaiser.choices.targets import dice_facts, success_facts
from rules.kaiser.combat.answering import Threat, answers, blocked
from rules.kaiser.combat.attack import Attack
from rules.kaiser.combat.outlook import aim_facts, row_facts
from rules.kaiser.decks.solitaire import drawn_defence
from rules.kaiser.orders import ordered, waits
from rules.kaiser.pieces import AFTER, BEFORE, defence_of, kind_of, va_of
from rules.kaiser.ships.changes import damage_mods, disguise, may_be_disguised
from rules.kaiser.state import State, Vessel
from rules.kernel import Option, Play, Table, choose

PASS = "pass"  # noqa: S105 - to pass


def ask_reaction(table: Table, state: State, attack: Attack, target: Vessel, *, boarding: bool = False) -> Play[str]:
    """Ask the owner of the target for one reaction card; return it, "" for none (KS 5.4.1).

    ``boarding``: whether a Boarding Party was attached against the target. Mines are answered once for all targets.
    """
    threat = Threat(table.options, attack, target, state.forces[attack.defender])
    if state.is_phantom(attack.defender):
        return phantom_reacts(table, state, threat)
    kinds = answers(threat)
    if attack.kind == "MI":
        facts = {**attack.facts(), "targets": attack.aims()}
        odds = partial(row_facts, table.options, attack)
    else:
        held = blocked(threat, threat.force.hand)
        facts = {
            **attack.facts(),
            "target": target.card,
            "boarding": boarding,
            "blocked": held,
            **defence_facts(target),
        }
        odds = partial(aim_facts, table.options, attack, target, boarding=boarding)
    return (yield from ask_window(table, state, attack.defender, "react", kinds, facts, "KP 3.2.2", odds))


def defence_facts(target: Vessel) -> Mapping[str, Any]:
    """Return the dice with which a ship defends, and the modifier of its damage: both are public (KS 5.2.3)."""
    return {"defence": defence_of(target.card), "weak": sum(mod.amount for mod in damage_mods(target))}


def phantom_reacts(table: Table, state: State, threat: Threat) -> str:
    """Draw the Phantom's answer from a solitaire card; return "" for none or an impossible one (KS 5.9.6, 5.9.7).

    It is the only answer to the target, for the windows before and after the dice.
    """
    drawn = drawn_defence(table, state)
    if not drawn:
        return ""
    seat, target, plays = threat.force.seat, threat.target.card, drawn in answers(threat, (BEFORE, AFTER))
    table.tell("phantom_answered", seat=seat, target=target, card=drawn, plays=plays, rule="KP 5.3.3")
    return drawn if plays else ""


def ask_slim_pickings(table: Table, state: State, attack: Attack) -> Play[bool]:
    """Ask the defender of several merchants for Slim Pickings; return whether it was played (KS 5.3.2)."""
    threat = Threat(table.options, attack, attack.targets[0], state.forces[attack.defender])
    if state.is_phantom(attack.defender) or "slim_pickings" not in answers(threat):
        return False
    attack.slim_offered = True
    facts = {**attack.facts(), "targets": attack.aims()}
    card = yield from ask_window(table, state, attack.defender, "slim", ["slim_pickings"], facts, "KP 3.3.40")
    return bool(card)


def ask_after_sinking(table: Table, state: State, attack: Attack, merchant: Vessel, ships: Sequence[str]) -> Play[str]:
    """Ask the owner of a sunk merchant for Recalled or Mistaken Identity (KS 5.4.5).

    ``ships``: the ships that Recalled may name.
    """
    kinds = answers(Threat(table.options, attack, merchant, state.forces[attack.defender]), (AFTER,))
    facts = {**attack.facts(), "target": merchant.card, **({"ships": list(ships)} if ships else {})}
    odds = partial(sinking_facts, attack.seat, merchant.card)
    return (yield from ask_window(table, state, attack.defender, "after_sinking", kinds, facts, "KP 3.3.30", odds))


def sinking_facts(foe: int, lost: str | None, cards: Sequence[str]) -> Mapping[str, Any]:
    """Return what each card does that answers a sinking by ``foe``: its own dice alone decide (KS 5.5.23, 5.5.30).

    ``lost``: the sunk merchant; None where the sinking is not known yet.
    """
    also = {"other": foe, "target": lost}
    return {"replies": [{"card": card, **dice_facts(card), **success_facts(card), **also} for card in cards]}


def ask_reflag(table: Table, state: State, vessel: Vessel, cause: str) -> Play[bool]:
    """Ask the owner of an identified raider or prize for Reflag; return whether it was played (KS 5.5.32)."""
    owner = state.owner(vessel)
    if owner is None or not may_be_disguised(vessel):
        return False
    facts = {"target": vessel.card, "cause": cause, "seat": state.turn.seat}
    if not (yield from ask_window(table, state, owner, "reflag", ["reflag"], facts, "KP 3.3.32")):
        return False
    disguise(table, state, vessel, "KP 3.3.32")
    return True


def chance_facts(kind: str, card: str) -> Mapping[str, int]:
    """Return the chance of a card that answers a sinking: its own dice alone decide (KS 5.5.23, 5.5.30)."""
    return success_facts(card) if kind in ("after_sinking", "recall_late") else {}


def ask_window(
    table: Table,
    state: State,
    seat: int,
    kind: str,
    kinds: Sequence[str],
    facts: Mapping[str, Any],
    rule: str,
    odds: Callable[[Sequence[str]], Mapping[str, Any]] = lambda _: {},
) -> Play[str]:
    """Ask a seat for a card of some kinds or a pass; a played card leaves the hand at once. Return "" for a pass.

    ``odds`` returns further facts for the seat, from the cards that it could play. The Phantom plays nothing from its
    hand.
    """
    if state.is_phantom(seat):
        return ""
    cards = one_of_each_kind(state.forces[seat].hand, kinds)
    if not cards and not hides_an_empty_hand(table, state, kinds):
        return ""
    options = [Option(PASS), *(Option(card, {"card": card, **chance_facts(kind, card)}) for card in cards)]
    chosen = yield from choose(
        seat,
        kind,
        options,
        default=PASS,
        secret=True,
        window=True,
        standing=lambda orders: ordered(orders, kind, facts, cards),
        waits=waits,
        rule=rule,
        data={**facts, **odds(cards)},
    )
    said: dict[str, Any] = {"seat": seat, "window": kind, "target": facts.get("target")}
    if chosen == PASS:
        table.tell("passed", **said, rule=rule)
        return ""
    use_reaction(state, seat, chosen)
    table.tell("reacted", **said, card=chosen, reveals=True, rule=rule)
    return chosen


def hides_an_empty_hand(table: Table, state: State, kinds: Sequence[str]) -> bool:
    """Return whether a seat without a fitting card is asked all the same, so that the others do not learn it (KS 7.1).

    It is not asked if every fitting card is face up. Nobody is there to hide it from in a match for one, nor at a table
    that plays ``only_if_able``.
    """
    if state.solo or table.options.reaction_prompts == "only_if_able":
        return False
    return not state.all_face_up(kinds)


def one_of_each_kind(hand: Sequence[str], kinds: Sequence[str]) -> list[str]:
    """Return the first card of each kind in a hand, in the order of the hand; cards with names of their own, all.

    Those that score have such names, as the two merchant cruisers: nobody should wonder where one of them is.
    """
    found: list[str] = []
    for card in hand:
        again = kind_of(card) in [kind_of(other) for other in found] and not va_of(card)
        if kind_of(card) in kinds and not again:
            found.append(card)
    return found


def use_reaction(state: State, seat: int, card: str) -> None:
    """Move a reaction card from a hand to this turn's reactions (KS 4.2.12)."""
    state.forces[seat].hand.remove(card)
    state.turn.reactions.append(card)
    state.turn.answered[card] = seat
