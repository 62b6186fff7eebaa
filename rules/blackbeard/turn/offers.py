"""The things that may be traded, and how offers are made and accepted (spec 8 "Trade", BN 6.8)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.blackbeard.lasting import relatives_with
from rules.blackbeard.league.alliances import alliance_steps
from rules.blackbeard.league.contracts import Draft
from rules.blackbeard.league.talks import contract_answers, contract_steps
from rules.blackbeard.markers import counted
from rules.blackbeard.names import asked
from rules.blackbeard.options import Options
from rules.blackbeard.sea.hostages import home_of
from rules.blackbeard.state import Pirate, State
from rules.kernel import Ask, Option, Play, choose, form, number, pick

OFFERS = 3
"""The offers that a seat may make in one turn."""
NONE = "none"
PROMISES = (NONE, "peace", "way_clear", "favour")
"""The promises of an offer, which bind nobody (spec 8): peace, to keep out of a partner's way, a favour in return."""
PET, PARROT, SHIP, HOSTAGE, RELATIVE = "pet", "parrot", "ship", "hostage", "relative"
RULE = "BN 6.8"


@dataclass(frozen=True)
class Offer:
    """An offer of one pirate to another.

    Items are markers, ``hostage/ID``, ``relative/ID`` of an event, ``pet``, ``parrot``; ``ship`` in ``give``: both
    change ships. ``pay``, ``charge``: doubloons from cabin to cabin.
    """

    by: str
    to: str
    give: Sequence[str] = ()
    ask: Sequence[str] = ()
    pay: int = 0
    charge: int = 0
    promise: str = NONE

    @property
    def empty(self) -> bool:
        """Whether nothing would change hands."""
        return not (self.give or self.ask or self.pay or self.charge)

    def facts(self) -> dict[str, Any]:
        """Return the facts of the offer."""
        return {
            "pirate": self.by,
            "target": self.to,
            "give": list(self.give),
            "ask": list(self.ask),
            "pay": self.pay,
            "charge": self.charge,
            "promise": self.promise,
        }


@dataclass(frozen=True)
class Talk:
    """The answer of a seat in one round of the window: offers or those accepted, contracts likewise, and alliances."""

    offers: Sequence[Offer] = ()
    drafts: Sequence[Draft] = ()
    ally: Sequence[str] = ()
    breaks: Sequence[str] = ()

    def facts(self) -> dict[str, Any]:
        """Return the facts of the offers, and of contracts and alliances if there are any."""
        found: dict[str, Any] = {"offers": [offer.facts() for offer in self.offers]}
        if self.drafts:
            found["contracts"] = [draft.facts() for draft in self.drafts]
        return found


# ---------------------------------------------------------------- offers


def items_of(state: State, pirate: Pirate) -> list[Option]:
    """Return everything that a pirate could give (BN 6.8): a letter of marque stays with its captain."""
    options = [
        Option(f"{one['marker']}.{index}", one) for index, one in enumerate(counted(sorted(pirate.ship.markers)), 1)
    ]
    options += [
        Option(f"{HOSTAGE}/{hostage.id}", {"number": number, **home_of(hostage)})
        for number, hostage in enumerate(pirate.hostages, 1)
    ]
    options += [
        Option(f"{RELATIVE}/{entry.id}", {"event": entry.event, "relative_of": entry.owner})
        for entry in relatives_with(state, pirate)
    ]
    options += [Option(one) for one, has in ((PET, pirate.pet), (PARROT, pirate.parrot)) if has]
    return options


def ask_offers(
    state: State,
    options: Options,
    seat: int,
    pairs: Sequence[tuple[Pirate, Pirate]],
    wanting: Sequence[int],
    *,
    goods: bool = True,
) -> Ask[Talk]:
    """Return the form of a seat's offers; the default is to make none (BN-T1).

    ``wanting``: the seats that have asked for a parley, and may propose a contract. ``goods``: whether there
    are goods to deliver.
    """
    kind, rule = asked("BN-T1")
    own: dict[str, tuple[Pirate, Pirate]] = {}
    for one, other in pairs:
        for mine, theirs in ((one, other), (other, one)):
            if mine.seat == seat:
                own[f"{mine.id}/{theirs.id}"] = mine, theirs

    def steps() -> Play[Talk]:
        offers = (yield from offer_steps(state, seat, own)) if own else []
        ally, breaks = yield from alliance_steps(state, options, seat, near=True)
        draft = (yield from contract_steps(state, options, seat, goods=goods)) if seat in wanting else None
        return Talk(offers, [draft] if draft is not None else [], ally, breaks)

    return form(
        seat,
        kind,
        steps,
        facts=Talk.facts,
        secret=True,
        data={"turn": state.turn},
        rule=rule,
    )


def offer_steps(state: State, seat: int, own: Mapping[str, tuple[Pirate, Pirate]]) -> Play[list[Offer]]:
    """Ask for one offer after another, until there is none."""
    found: list[Offer] = []
    for place in range(1, OFFERS + 1):
        facts = {"number": place}
        pairs = [Option(name, {"pirate": mine.id, "target": theirs.id}) for name, (mine, theirs) in own.items()]
        options = [Option(NONE, facts), *pairs]
        chosen = yield from choose(seat, "offer_to", options, step=f"offer{place}", rule=RULE, data=facts)
        if chosen == NONE:
            break
        offer = yield from one_offer(state, seat, place, *own[chosen])
        if not offer.empty:
            found.append(offer)
    return found


def one_offer(state: State, seat: int, place: int, mine: Pirate, theirs: Pirate) -> Play[Offer]:
    """Ask what is given and wanted in the offer of that number; where there is nothing to choose, nothing is asked."""
    step = f"offer{place}"
    facts = {"pirate": mine.id, "target": theirs.id, "number": place}
    give = yield from _ask_items(
        state, seat, "offer_give", f"{step}_give", mine, facts, ships=not aground(mine, theirs)
    )
    ask = yield from _ask_items(state, seat, "offer_ask", f"{step}_ask", theirs, facts)
    pay = yield from _ask_sum(seat, "offer_pay", f"{step}_pay", mine, facts)
    charge = yield from _ask_sum(seat, "offer_charge", f"{step}_charge", theirs, facts)
    promise = yield from choose(
        seat, "offer_promise", PROMISES, step=f"{step}_promise", default=NONE, data=facts, rule=RULE
    )
    return Offer(mine.id, theirs.id, give, ask, pay, charge, promise)


def _ask_sum(seat: int, kind: str, step: str, owner: Pirate, facts: Mapping[str, Any]) -> Ask[int]:
    """Ask for a sum out of a cabin; none where that is empty."""
    most = owner.cabin
    return number(seat, kind, 0, most, step=step, default=0, quiet=not most, data={**facts, "cabin": most}, rule=RULE)


def _ask_items(
    state: State, seat: int, kind: str, step: str, owner: Pirate, facts: Mapping[str, Any], *, ships: bool = False
) -> Play[list[str]]:
    """Ask for some of a pirate's things; return them as items."""
    options = [*items_of(state, owner), *([Option(SHIP)] if ships else [])]
    chosen = yield from pick(
        seat,
        kind,
        options,
        (0, len(options)),
        step=step,
        default=list[str],
        quiet=not options,
        data=facts,
        rule=RULE,
    )
    return [option.partition(".")[0] for option in chosen]


def aground(mine: Pirate, theirs: Pirate) -> bool:
    """Return whether one of two ships is careened, so that they are not exchanged (BN 15.5)."""
    return mine.careened or theirs.careened


# ---------------------------------------------------------------- answers


def ask_answers(state: State, seat: int, offers: Sequence[Offer], drafts: Sequence[Draft]) -> Ask[Talk]:
    """Return the form in which a seat accepts offers, at most one of each pair, and contracts (BN-T2).

    The default accepts none.

    The table sees only how many seats are asked: a name would tell to whom an offer was made.
    """
    kind, rule = asked("BN-T2")
    pairs: dict[str, list[Offer]] = {}
    for offer in offers:
        if state.pirates[offer.to].seat == seat:
            pairs.setdefault(f"{offer.to}_{offer.by}", []).append(offer)

    def steps() -> Play[Talk]:
        accepted: list[Offer] = []
        for name, made in pairs.items():
            numbered = [{**one.facts(), "number": place} for place, one in enumerate(made, 1)]
            options = [Option(NONE), *(Option(f"offer/{one['number']}", one) for one in numbered)]
            facts = {"pirate": made[0].to, "target": made[0].by, "offers": numbered}
            chosen = yield from choose(seat, "accept_offer", options, step=name, data=facts, rule=RULE)
            if chosen != NONE:
                accepted.append(made[int(chosen.rpartition("/")[2]) - 1])
        return Talk(accepted, (yield from contract_answers(state, drafts, seat)))

    facts = {"offers": [offer.facts() for made in pairs.values() for offer in made]}
    return form(seat, kind, steps, facts=_accepted, secret=True, show="count", data=facts, rule=rule)


def _accepted(talk: Talk) -> Mapping[str, Any]:
    facts = talk.facts()
    return {"accepted": facts.pop("offers"), **facts}
