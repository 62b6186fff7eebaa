"""Contracts and bounties: money in escrow, and the conditions on which it is paid (spec 4.21.3, 4.21.4, BN 20.1).

A contract that its members make public stands in ``state.contracts``, any other in ``hidden.contracts``. Its condition
is plain data: ``kind`` and what that kind needs. :data:`CHECKS` has a function for each kind.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.sea.bounty import pay_bounty
from rules.blackbeard.state import Contract, Pirate, State
from rules.blackbeard.stocks import new_token
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES

RULE = "BN 20.1"
LAST_STEP = 6
"""The step of a turn after which a contract that ends with that turn is over."""
BOUNTY_TURNS = 10
"""The turns after which a bounty that nobody has earned is refunded."""


@dataclass(frozen=True)
class Draft:
    """A contract as it is proposed. ``stakes``: by member, what he pays into the pot; ``until``: its last turn."""

    by: str
    members: Sequence[str]
    text: str
    condition: Mapping[str, Any]
    stakes: Mapping[str, int]
    until: int
    public: bool = False

    def facts(self) -> dict[str, Any]:
        """Return the facts of the contract for questions and events."""
        return {
            "pirate": self.by,
            "members": list(self.members),
            "text": self.text,
            "stakes": [{"pirate": name, "doubloons": paid} for name, paid in self.stakes.items() if paid],
            "until": self.until,
            "public": self.public,
            **condition_facts(self.condition),
        }


def condition_facts(condition: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a condition: its kind, and "" for what that kind does not need."""
    found = {name: condition.get(name, "") for name in ("target", "marker", "port", "sea")}
    return {"condition": condition.get("kind", "none"), **found}


def contract_facts(contract: Contract) -> dict[str, Any]:
    """Return the facts of a contract for one line of text."""
    return {
        "members": list(contract.members),
        "text": contract.text,
        "pot": contract.pot,
        "until": contract.until,
        **condition_facts(contract.condition),
    }


class Verdict(NamedTuple):
    """The outcome of a contract: who is paid; ``over``: whether it is settled, with a refund if nobody is paid."""

    paid: Sequence[Pirate] = ()
    over: bool = False


GOES_ON = Verdict()
REFUNDED = Verdict(over=True)


# ---------------------------------------------------------------- making


def conclude_contract(voyage: Voyage, draft: Draft) -> None:
    """Make a contract that all have accepted; it lapses if somebody is gone or cannot pay his stake."""
    state = voyage.state
    members = [state.pirates[name] for name in draft.members]
    able = all(pirate.status == "active" and pirate.cabin >= draft.stakes.get(pirate.id, 0) for pirate in members)
    target = state.pirates.get(draft.condition.get("target", ""))
    if not able or (target is not None and not target.in_play):
        voyage.tell(
            "contract_lapsed", audience=seats_of(state, draft.members), seat=members[0].seat, rule=RULE, **draft.facts()
        )
        return
    for pirate in members:
        ledgers.pay(voyage, pirate, draft.stakes.get(pirate.id, 0), "contract", RULE)
    # A token counts pieces for everybody to see, so that a private contract does without one. In older matches its id
    # counted the private contracts, which is nobody's business (spec 7).
    number = draft.by if voyage.table.patched(DEALINGS_CORRECTIONS) else len(voyage.hidden.contracts) + 1
    private = f"pact{state.turn}.{number}"
    condition = dict(draft.condition)
    if condition and voyage.table.patched(STRIFE_CORRECTIONS):
        condition["since"] = state.turn
    contract = Contract(
        new_token(voyage, "contract") if draft.public else private,
        list(draft.members),
        draft.text,
        sum(draft.stakes.values()),
        condition,
        draft.until,
        {name: paid for name, paid in draft.stakes.items() if paid},
    )
    (state.contracts if draft.public else voyage.hidden.contracts).append(contract)
    audience = None if draft.public else seats_of(state, draft.members)
    voyage.tell(
        "contract_made",
        audience=audience,
        seat=members[0].seat,
        contract=contract.id,
        rule=RULE,
        **draft.facts(),
    )


def post_bounty(voyage: Voyage, pirate: Pirate, target: Pirate, doubloons: int) -> None:
    """Post a public bounty, already paid, for any pirate of another seat who puts the target out of action."""
    until = voyage.state.turn + BOUNTY_TURNS
    condition = {"kind": "target", "target": target.id, "open": True}
    voyage.state.contracts.append(
        Contract(
            new_token(voyage, "contract"), [pirate.id], "none", doubloons, condition, until, {pirate.id: doubloons}
        )
    )
    voyage.tell(
        "bounty_posted",
        seat=pirate.seat,
        pirate=pirate.id,
        target=target.id,
        doubloons=doubloons,
        until=until,
        rule="BN 20.8",
    )


def seats_of(state: State, members: Sequence[str]) -> list[int]:
    """Return the seats of some pirates, in order."""
    return sorted(dict.fromkeys(state.pirates[name].seat for name in members))


# ---------------------------------------------------------------- settling


def settle_contracts(voyage: Voyage) -> None:
    """Pay or refund every contract whose condition is fulfilled or impossible, and those whose time is over."""
    state = voyage.state
    for contracts in (state.contracts, voyage.hidden.contracts):
        for contract in list(contracts):
            verdict = verdict_on(state, contract)
            if verdict.over:
                contracts.remove(contract)
                _pay(voyage, contract, verdict.paid, public=contracts is state.contracts)
    for pirate in state.pirates.values():
        pirate.undone_by = ""


def verdict_on(state: State, contract: Contract) -> Verdict:
    """Return what has become of a contract by now."""
    check = CHECKS.get(contract.condition.get("kind", "none"))
    verdict = GOES_ON if check is None else check(state, contract)
    if verdict.over:
        return verdict
    alive = [name for name in contract.members if state.pirates[name].in_play]
    expired = state.step >= LAST_STEP and state.turn >= contract.until
    return REFUNDED if expired or not alive else GOES_ON


def _pay(voyage: Voyage, contract: Contract, paid: Sequence[Pirate], *, public: bool) -> None:
    """Pay the pot to those who have earned it, in equal parts; to nobody: give each member his stake back.

    A contract without stakes pays nobody.
    """
    state = voyage.state
    kept, broken = ("paid", "refunded") if contract.pot else ("fulfilled", "ended")
    first = state.pirates[contract.members[0]]
    voyage.tell(
        "contract_over",
        audience=None if public else seats_of(state, contract.members),
        seat=first.seat,
        pirate=first.id,
        contract=contract.id,
        members=list(contract.members),
        winners=[pirate.seat for pirate in paid],
        text=contract.text,
        pot=contract.pot,
        result=kept if paid else broken,
        rule=RULE,
        **condition_facts(contract.condition),
    )
    port = contract.condition.get("port", "")
    for pirate in paid if contract.pot else ():
        pay_bounty(voyage, pirate, contract.pot // len(paid), "contract", port, RULE)
    if paid:
        return
    for name, doubloons in contract.stakes.items():
        if state.pirates[name].in_play:
            pay_bounty(voyage, state.pirates[name], doubloons, "contract", rule=RULE)


# ---------------------------------------------------------------- the conditions


def _just_made(state: State, contract: Contract) -> bool:
    """Return whether a contract was made in this turn, so that what its members did in the turn came before it."""
    return contract.condition.get("since") == state.turn


def _members(state: State, contract: Contract) -> list[Pirate]:
    """Return the members who are at large, in the order of dice."""
    return [pirate for pirate in state.in_order() if pirate.id in contract.members]


def _target(state: State, contract: Contract) -> Verdict:
    """Check whether a claimant has sunk, killed or captured the target; of an open bounty any pirate may be one."""
    target = state.pirates[contract.condition["target"]]
    victor = state.pirates.get(target.undone_by)
    if victor is not None and victor.status == "active":
        claims = victor.seat != target.seat if contract.condition.get("open") else victor.id in contract.members
        if claims:
            return Verdict([victor], over=True)
    return GOES_ON if target.in_play else REFUNDED


def _deliver(state: State, contract: Contract) -> Verdict:
    """Check who has delivered a good in a port first."""
    port = state.ports[contract.condition["port"]]
    wanted = f"{port.number}/{contract.condition['marker']}"
    found = [pirate for pirate in _members(state, contract) if wanted in pirate.now.delivered]
    if found and not _just_made(state, contract):
        return Verdict(found[:1], over=True)
    return REFUNDED if port.destroyed else GOES_ON


def _meet(state: State, contract: Contract) -> Verdict:
    """Check whether all members are in a port together; they share the pot."""
    port = state.ports[contract.condition["port"]]
    if port.destroyed or any(not state.pirates[name].in_play for name in contract.members):
        return REFUNDED
    place = PORTS[port.number].hex
    there = [
        pirate for pirate in _members(state, contract) if pirate.position.inside and pirate.position.place == place
    ]
    return Verdict(there, over=True) if len(there) == len(contract.members) else GOES_ON


def _stay_out(state: State, contract: Contract) -> Verdict:
    """Check whether a pirate has kept out of a sea: he is paid at the end; if he enters it, the others are refunded."""
    pirate, sea = state.pirates[contract.condition["target"]], contract.condition["sea"]
    if not pirate.in_play:
        return REFUNDED
    way = [pirate.position.place]
    if not _just_made(state, contract):
        way += [*pirate.now.track, *pirate.now.path]
    if pirate.status == "active" and any(HEXES[place].sea == sea for place in way if place in HEXES):
        return REFUNDED
    over = state.step >= LAST_STEP and state.turn >= contract.until
    return Verdict([pirate], over=True) if over else GOES_ON


CHECKS: Mapping[str, Callable[[State, Contract], Verdict]] = MappingProxyType(
    {"target": _target, "deliver": _deliver, "meet": _meet, "stay_out": _stay_out}
)
"""By kind of condition, what it comes to; a contract without a condition binds nobody."""
