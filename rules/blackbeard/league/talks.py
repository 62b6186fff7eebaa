"""Agreements in the trade window besides trade: alliances, contracts (spec 4.1 step 7, 4.21).

A seat that has asked for a parley may propose one contract; every other member's seat accepts or refuses it in the
second round. The words of a contract come from a list (spec 13).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.blackbeard.league.contracts import Draft
from rules.blackbeard.markers import GOODS
from rules.blackbeard.options import Options
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.world.hexes import HEXES
from rules.kernel import Option, Play, choose, number, pick

RULE = "BN 20.1"
NONE = "none"
TEXTS = (NONE, "peace", "territory", "defence", "prizes")
"""The texts of a contract: peace, a territory for each, help in battle, a share of prizes. It binds nobody."""
LONGEST = 20
"""The turns for which a contract may be made at most."""
USUAL = 5
REFUSE, ACCEPT = "refuse", "accept"
Condition = dict[str, Any]


def contract_steps(state: State, options: Options, seat: int, *, goods: bool = True) -> Play[Draft | None]:
    """Ask for a contract that the seat proposes; by default none. ``goods``: whether there are goods to deliver."""
    own = state.active(seat)
    others = [pirate for pirate in state.active() if pirate.seat != seat]
    if not options.allied(state.seats) or not own or not others:
        return None
    by = yield from choose(
        seat,
        "contract_by",
        [Option(NONE), *(Option(pirate.id, {"pirate": pirate.id}) for pirate in own)],
        step="contract",
        default=NONE,
        rule=RULE,
    )
    if by == NONE:
        return None
    facts = {"pirate": by}
    partners = yield from pick(
        seat,
        "contract_with",
        [Option(pirate.id, {"pirate": pirate.id}) for pirate in others],
        (1, len(others)),
        step="contract_with",
        data=facts,
        rule=RULE,
    )
    members = [by, *partners]
    text = yield from choose(seat, "contract_text", TEXTS, step="contract_text", default=NONE, data=facts, rule=RULE)
    condition = yield from _ask_condition(state, seat, members, goods=goods)
    stakes: dict[str, int] = {}
    if condition:
        for name in members:
            stakes[name] = yield from _ask_stake(state.pirates[name], seat)
    turns = yield from number(
        seat, "contract_turns", 1, LONGEST, step="contract_turns", default=USUAL, data=facts, rule=RULE
    )
    public = yield from choose(
        seat, "contract_public", ["no", "yes"], step="contract_public", default="no", data=facts, rule=RULE
    )
    if text == NONE and not condition:
        return None
    return Draft(by, members, text, condition, stakes, state.turn + turns, public == "yes")


def _ask_stake(pirate: Pirate, seat: int) -> Play[int]:
    """Ask what a member pays into the pot; his cabin must hold it, and nothing where that is empty."""
    return (
        yield from number(
            seat,
            "contract_stake",
            0,
            pirate.cabin,
            step=f"contract_stake_{pirate.id}",
            default=0,
            quiet=not pirate.cabin,
            data={"pirate": pirate.id, "cabin": pirate.cabin},
            rule=RULE,
        )
    )


def _ask_condition(state: State, seat: int, members: Sequence[str], *, goods: bool) -> Play[Condition]:
    """Ask on what condition the pot is paid; {} for none."""
    victims = [pirate.id for pirate in state.active() if pirate.id not in members]
    seas = {name: _seas_to_shun(state, state.pirates[name]) for name in members}
    kinds = {"target": bool(victims), "deliver": goods, "meet": True, "stay_out": any(seas.values())}
    able = [NONE, *(name for name, possible in kinds.items() if possible)]
    kind = yield from choose(
        seat,
        "contract_condition",
        [Option(name, {"condition": name}) for name in able],
        step="contract_condition",
        default=NONE,
        rule=RULE,
    )
    if kind == "target":
        return {"kind": kind, "target": (yield from _ask_pirate(seat, kind, victims))}
    if kind == "deliver":
        marker = yield from choose(
            seat, "contract_good", [Option(good, {"marker": good}) for good in GOODS], step="contract_good", rule=RULE
        )
        return {"kind": kind, "marker": marker, "port": (yield from _ask_port(state, seat))}
    if kind == "meet":
        return {"kind": kind, "port": (yield from _ask_port(state, seat))}
    if kind == "stay_out":
        name = yield from _ask_pirate(seat, kind, [name for name, shunned in seas.items() if shunned])
        options = [Option(one, {"sea": one}) for one in seas[name]]
        sea = yield from choose(
            seat,
            "contract_sea",
            options,
            step="contract_sea",
            quiet=len(options) == 1,
            data={"target": name},
            rule=RULE,
        )
        return {"kind": kind, "target": name, "sea": sea}
    return {}


def _seas_to_shun(state: State, pirate: Pirate) -> list[str]:
    """Return the seas in play where a pirate is not now."""
    here = HEXES[pirate.position.place].sea if pirate.position.place in HEXES else ""
    return [sea for sea in state.seas if sea != here]


def _ask_pirate(seat: int, kind: str, names: Sequence[str]) -> Play[str]:
    options, facts = [Option(name, {"pirate": name}) for name in names], {"condition": kind}
    return (
        yield from choose(
            seat, "contract_target", options, step="contract_target", quiet=len(options) == 1, data=facts, rule=RULE
        )
    )


def _ask_port(state: State, seat: int) -> Play[str]:
    """Ask for a port, in menus by sea."""
    options = [
        Option(f"{PORTS[port.number].sea}/{port.number}", {"port": port.number})
        for port in state.ports.values()
        if not port.destroyed
    ]
    chosen = yield from choose(seat, "contract_port", options, step="contract_port", rule=RULE)
    return chosen.partition("/")[2]


# ---------------------------------------------------------------- the second round


def invited(state: State, drafts: Sequence[Draft], seat: int) -> list[Draft]:
    """Return the contracts that other seats have proposed to a seat."""
    return [
        draft
        for draft in drafts
        if state.pirates[draft.by].seat != seat and any(state.pirates[name].seat == seat for name in draft.members)
    ]


def contract_answers(state: State, drafts: Sequence[Draft], seat: int) -> Play[list[Draft]]:
    """Ask a seat which of the contracts that were proposed to it it accepts; by default none."""
    accepted: list[Draft] = []
    for place, draft in enumerate(invited(state, drafts, seat), 1):
        own = sum(doubloons for name, doubloons in draft.stakes.items() if state.pirates[name].seat == seat)
        facts: Mapping[str, Any] = {**draft.facts(), "number": place}
        chosen = yield from choose(
            seat,
            "accept_contract",
            [Option(REFUSE), Option(ACCEPT, {"stake": own})],
            step=f"contract{place}",
            default=REFUSE,
            data=facts,
            rule=RULE,
        )
        if chosen == ACCEPT:
            accepted.append(draft)
    return accepted
