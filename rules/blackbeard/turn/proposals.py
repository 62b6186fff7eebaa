"""Ready-made orders, each one press (spec 8): go on as before, hunt, sell, repair, retire, stay."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.blackbeard.arrivals import usual_refuges
from rules.blackbeard.hidden import Move
from rules.blackbeard.odds import capture_of
from rules.blackbeard.odds import retire as likely
from rules.blackbeard.policies import EVERY, OTHERS, POLICIES, SPARE, SPARING, overriding, recorded
from rules.blackbeard.port.sales import proceeds_of, shut, trades
from rules.blackbeard.port.treasure import PURSE, may_deposit
from rules.blackbeard.sea.debauch import TEMPTING, keeps_last_turn, keeps_sober
from rules.blackbeard.sea.merchants import RANDOM, left_by, meets_any, targets, wise_policy, would_attack
from rules.blackbeard.sea.passage import can_sail, danger, default_move, may_enter
from rules.blackbeard.ship.fates import RETIRING
from rules.blackbeard.ship.figures import room
from rules.blackbeard.state import SECTIONS, Pirate, Sail
from rules.blackbeard.tables import LANES, PORTS
from rules.blackbeard.turn.captain import Possible, scene_of
from rules.blackbeard.turn.desk import Desk, takes_orders
from rules.blackbeard.turn.goals import Goals
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import TERMS, port_at, stake_of, status_of
from rules.blackbeard.world.routes import distances_to, sailing_distance
from rules.blackbeard.world.zones import is_zone
from rules.kernel import FormAsk, Proposal, Refusal

Steps = Mapping[str, Any]
NOTHING: Steps = MappingProxyType({})
STAY, EACH, RETIREMENT, HUNT = "stay", "each", "retire", "hunt"
SEAT_STEPS = ("seat_extras", "ally_with", "break_with")
"""Steps of the orders form that concern a seat as a whole."""
WORN = 2
"""The lost boxes with which a captain makes for a port."""
DETOUR = 8
"""The hexes more that a captain sails to sell in his Refuge instead of another port."""
PROMISING = 25
"""The chance of retiring, in per cent, from which it is proposed at any time, among the others."""
CERTAIN = 90
"""The chance of retiring, in per cent, from which it is proposed first: the plan that a player confirms unread.

A seat that only confirms plans scores more if it retires at PROMISING. But retirement ends a career, the last one a
match: nobody is led into that who has not asked for it.
"""


def proposals(desk: Desk, ask: FormAsk[Any], pins: Steps = NOTHING, *, paid: bool = False) -> list[Proposal]:
    """Return the proposals that are legal and say something, without two that are the same; orders: the best first.

    ``pins``: the rerolls that are settled; who rerolled sails by the second die. ``paid``: each action costs a token,
    so that to keep it comes first, and a move alone is not proposed.
    """
    desk = desk.after(pins)
    captains = acting(desk)

    def steps_of(pirate: Pirate, name: str) -> Steps:
        steps = cautious(desk, pirate, hoarding(desk, pirate, WAYS[name](desk, pirate)))
        return NOTHING if paid and f"{pirate.id}_operation" not in steps else steps

    ways = {pirate.id: {name: steps_of(pirate, name) for name in WAYS} for pirate in captains}
    best = {pirate.id: _best(desk, pirate, ways[pirate.id]) for pirate in captains}
    # A captain who shares his hex with a hunter does not stay there unless he is told to (spec 4.3.6).
    leaving = [pirate for pirate in captains if default_move(desk.state, pirate)[0].kind != "hold"]
    # Other orders of a seat are not about where its captains sail.
    keeps = [*SEAT_STEPS, *(f"{hunter.token}_challenge" for hunter in desk.state.hunters), *_homes(desk)]
    found: list[Proposal] = []
    answers: list[Steps] = []
    names = [STAY, *WAYS] if paid else FREE if desk.extra else _names(list(best.values()))
    for name in names:
        answer: dict[str, Any] = {}
        says_something = name in (STAY, EACH)
        for pirate in captains:
            steps = ways[pirate.id].get(best[pirate.id] if name == EACH else name, NOTHING)
            says_something = says_something or bool(steps)
            if not steps and name != STAY and not desk.extra:
                # Where the captains of a seat differ, nobody is idle.
                steps = ways[pirate.id].get(best[pirate.id], NOTHING)
            answer.update({f"{pirate.id}_spend": "yes", **steps} if steps and desk.extra else steps)
            answer |= {"seat_extras": ["spend_tokens"]} if _cashes(desk, pirate, steps) else {}
        whole = _whole(ask, {**pins, **answer}) if says_something else None
        if whole is not None and whole not in answers:
            answers.append(whole)
            # An extra action is one captain's own: the label names him if several could act.
            spending = [pirate for pirate in captains if ways[pirate.id].get(name)] if desk.extra else captains
            facts: Mapping[str, Any] = {}
            if name != EACH:
                facts = _clearing(desk, leaving) if name == STAY else _aim(desk, spending, ways, name)
            if (paid or name == RETIREMENT) and len(captains) > 1:
                facts = {**facts, "captain": [one.id for one in spending if paid or ways[one.id].get(name)]}
            found.append(Proposal(name, whole, {"captains": len(captains), **facts}, keeps))
    return found


def _homes(desk: Desk) -> list[str]:
    """Return the steps that ask for the Refuges of pirates without one, and where new ones start."""
    new = [name for name, seat in desk.state.newcomers if seat == desk.seat]
    homeless = [pirate.id for pirate in desk.state.active(desk.seat) if pirate.homeless]
    return [*(f"{name}_refuge" for name in (*homeless, *new)), *(f"{name}_start" for name in new)]


def _clearing(desk: Desk, leaving: Sequence[Pirate]) -> Mapping[str, Any]:
    """Return what captains do who get no orders.

    ``leaves``: whether any of them sails all the same; ``flees``: whether each of these does so because of a hunter in
    his hex, not out of a port that he took; ``place``: where the only one goes, "" for several.
    """
    goals = [default_move(desk.state, pirate)[0].goal for pirate in leaving]
    flees = bool(leaving) and not any(pirate.position.inside for pirate in leaving)
    return {"leaves": bool(leaving), "flees": flees, "place": goals[0] if len(goals) == 1 else ""}


def _aim(
    desk: Desk, captains: Sequence[Pirate], ways: Mapping[str, Mapping[str, Steps]], name: str
) -> Mapping[str, Any]:
    """Return where a proposal leads the only captain, and what he does on arrival.

    Of several captains it is told only where they hunt: ``places``, none for extra actions.
    ``port``, ``lane``: where he sails, "" for neither. ``does``: the operation that is ordered for this turn already.
    ``place``: the hex of the lane, or the one in which he does it, "" if a port is named. ``arrives``: whether he gets
    to the port.
    """
    if name == RETIREMENT:
        captains = [pirate for pirate in captains if ways[pirate.id][name]]
    if len(captains) != 1:
        hunting = [pirate for pirate in captains if ways[pirate.id][name]] if name == HUNT and not desk.extra else []
        places = [_aimed_at(pirate, str(ways[pirate.id][name].get(f"{pirate.id}_move", ""))) for pirate in hunting]
        nowhere = {"port": "", "lane": "", "does": "", "place": "", "arrives": False}
        return {**nowhere, "places": [*dict.fromkeys(places)]}
    (pirate,) = captains
    steps = ways[pirate.id][name]
    head, _, goal = str(steps.get(f"{pirate.id}_move", "")).partition("/")
    here = HEXES[pirate.position.place].port if not head and _calls(pirate, steps) else ""
    port = goal if head == "port" else here
    does = str(steps.get(f"{pirate.id}_operation", ""))
    hexed = head == "lane" or (bool(does) and not port)
    place = _aimed_at(pirate, str(steps.get(f"{pirate.id}_move", ""))) if hexed else ""
    arrives = bool(port) and PORTS[port].hex in _goals(desk, pirate).reached
    aim = {"port": port, "lane": goal if head == "lane" else "", "does": does, "place": place, "arrives": arrives}
    return {**aim, "places": []}


def _aimed_at(pirate: Pirate, move: str) -> str:
    """Return the hex at which the option of a move that hunts aims."""
    head, _, goal = move.partition("/")
    if head == "lane":
        return LANES[goal].hex
    return goal.rpartition("/")[2] or pirate.position.place


def _calls(pirate: Pirate, steps: Steps) -> bool:
    """Return whether he does something in the port of the hex in which he lies."""
    return not is_zone(pirate.position.place) and (pirate.position.inside or f"{pirate.id}_end" in steps)


def _names(best: list[str]) -> list[str]:
    """Return the names of all proposals, first the one that suits every captain."""
    names = list(dict.fromkeys(best))
    first = names[0] if len(names) == 1 else EACH
    return list(dict.fromkeys([first if names else STAY, *WAYS, STAY]))


def acting(desk: Desk) -> list[Pirate]:
    """Return the captains whom the form is about: all who take orders, or those with a die for an extra action."""
    own = desk.state.active(desk.seat)
    return [pirate for pirate in own if (pirate.id in desk.dice if desk.extra else takes_orders(desk.state, pirate))]


def _whole(ask: FormAsk[Any], answer: Steps) -> Steps | None:
    """Return an answer with every step that would be asked; None if it is not legal."""
    try:
        return ask.complete(answer)
    except Refusal:
        return None


def _best(desk: Desk, pirate: Pirate, ways: Mapping[str, Steps]) -> str:
    """Return the way that suits a captain best: sell if he is laden or in port, repair, hunt; at last retire."""
    laden = not room(pirate.ship, desk.options.hold_capacity) or pirate.position.inside
    order = ("go_on", "home", "repair", "hunt") if laden else ("go_on", "repair", "hunt", "home")
    if not can_sail(pirate):
        # Nothing else helps a ship that lies still.
        order = ("repair", *order)
    if desk.options.is_last(desk.state.turn):
        # What is sold now counts for nothing unless he can yet retire; a prize brings Notoriety (spec 6.5).
        order = ("home" if _cashes(desk, pirate, ways["home"]) else "hunt", *order)
    # A seat that has a retired pirate scores already: another one counts only if he is richer.
    wise = desk.late or (not desk.state.has_retired(desk.seat) and _odds_of(desk, pirate) >= CERTAIN)
    # Nobody ends the match as a loser while turns are left.
    losing = desk.is_finale(pirate) and _worth_of(desk, pirate) < desk.rival
    wise = wise and not (losing and not desk.options.is_last(desk.state.turn))
    return next((name for name in (*(["retire"] if wise else []), *order) if ways[name]), STAY)


def _cashes(desk: Desk, pirate: Pirate, steps: Steps) -> bool:
    """Return whether he sells on the last turn where an extra action lets him retire then (spec 4.16, 4.19)."""
    trades_now = steps.get(f"{pirate.id}_operation") == "business" and not desk.extra
    if not trades_now or not pirate.tokens or not desk.options.is_last(desk.state.turn):
        return False
    head, _, goal = str(steps.get(f"{pirate.id}_move", "")).partition("/")
    port = goal if head == "port" else port_at(pirate.position.place)
    if not port or status_of(desk.state, pirate, port, desk.stances) not in RETIRING:
        return False
    worth = _worth_of(desk, pirate) + proceeds_of(desk.state, pirate, port, desk.stances)
    enough = worth > max(desk.scores.values(), default=0) and worth >= desk.secrets(pirate)["refused"]
    return enough and likely(worth) > 0


# ---------------------------------------------------------------- the ways


def go_on(desk: Desk, pirate: Pirate) -> Steps:
    """Go on with the course of the last turn, to business in a port or to a merchant at a lane's end.

    Nothing if that would be an idle turn: at a lane without a merchant worth an attack, or with full holds.
    """
    last = desk.last.get(pirate.id)
    if last is None or not last.move.course or not can_sail(pirate):
        return NOTHING
    port, lane = HEXES[last.move.course].port, HEXES[last.move.course].lane
    if port:
        trade = trades(desk.state, pirate, port, desk.stances)
        return _to_port(desk, pirate, port, "business" if trade else "")
    if not lane or not room(pirate.ship, desk.options.hold_capacity):
        return NOTHING
    sails: Steps = {f"{pirate.id}_move": f"lane/{lane}"}
    if last.move.course not in _goals(desk, pirate).reached:
        return NOTHING if desk.options.is_last(desk.state.turn) else sails
    target = target_in(desk, pirate, last.move.course)
    return {**sails, **_attacks(pirate, target)} if target else NOTHING


def hunt(desk: Desk, pirate: Pirate) -> Steps:
    """Attack the best merchant in reach, or else search deep water that uses the allowance, not far from a port.

    A merchant that is known to be too strong is let alone: to spare it costs fame. So is one that the seat's captains
    before him may attack.
    """
    if not can_sail(pirate) or not room(pirate.ship, desk.options.hold_capacity):
        return NOTHING
    goals = _goals(desk, pirate)
    if pirate.position.mode == "sea" and (target := target_in(desk, pirate, pirate.position.place)):
        return _attacks(pirate, target)
    feared = danger(desk.state, pirate)
    hexes = {place: cost for place, cost in goals.reached.costs.items() if cost and place not in feared}
    found = {place: goals.merchants(place) for place in hexes if place in goals.sails}
    prey = [place for place, there in found.items() if there["sails"]]
    for place in sorted(prey, key=lambda place: (-found[place]["odds"], hexes[place])):
        if target := target_in(desk, pirate, place):
            lane = HEXES[place].lane
            return {f"{pirate.id}_move": f"lane/{lane}" if lane else goals.to_hex(place), **_attacks(pirate, target)}
    deep = [place for place in hexes if goals.uses_all(place) and HEXES[place].terrain != "coast"]
    if not deep:
        return NOTHING
    haven = _haven(desk, pirate)
    ways: Mapping[str, int] = distances_to(PORTS[haven].hex) if haven else {}
    place = min(deep, key=lambda place: ways.get(place, 0))
    return {f"{pirate.id}_move": goals.to_hex(place), f"{pirate.id}_operation": "search"}


def _attacks(pirate: Pirate, target: Steps) -> Steps:
    return {f"{pirate.id}_operation": "attack_merchant", **target}


def _policy(desk: Desk, pirate: Pirate) -> str:
    """Return the policy by which a proposal hunts: the recorded one, or a wiser one than the default."""
    standing = _standing(desk, pirate)
    # After the last turn no Refuge is of use.
    last = desk.options.is_last(desk.state.turn)
    usual = standing == POLICIES["merchant"].values[0] or (last and standing in SPARING)
    stake = "" if last else stake_of(desk.state, pirate, _refuge(desk, pirate))
    return wise_policy(stake, last=last) if usual else standing


def _refuge(desk: Desk, pirate: Pirate) -> str:
    """Return the Refuge that a pirate without one asks for in these orders: he has it before he sails."""
    return desk.once(("refuges", desk.seat), lambda: usual_refuges(desk.state, desk.seat)).get(pirate.id, "")


def _standing(desk: Desk, pirate: Pirate) -> str:
    return desk.once(("merchant", pirate.id), lambda: desk.policy(pirate, "merchant"))


def target_in(desk: Desk, pirate: Pirate, place: str) -> Steps:
    """Return the step that names the merchant of a hex that is best to attack; nothing if none is worth it.

    One that is named is attacked whatever the policy for unseen ones says (BN 9.12): too strong ones are never named.
    """
    policy = _policy(desk, pirate)
    policy = _standing(desk, pirate) if policy == EVERY else SPARE if policy == OTHERS else policy
    left = {sail.token if sail.face else RANDOM: sail.face for sail in _left(desk, pirate) if sail.hex == place}
    refuge = _refuge(desk, pirate)
    able = [
        (capture_of(desk.state, pirate, left[name]), name)
        for name in targets(desk.state, pirate, place)
        if name in left and (name == RANDOM or would_attack(desk.state, pirate, left[name], policy, refuge))
    ]
    return {f"{pirate.id}_attack_merchant_target": max(able)[1]} if able else NOTHING


def _left(desk: Desk, pirate: Pirate) -> Sequence[Sail]:
    """Return the merchants at sea that the seat's captains before him do not attack, whether they go on or hunt."""
    captains = acting(desk)

    def find() -> Sequence[Sail]:
        left: Sequence[Sail] = desk.state.sails
        for other in captains[: captains.index(pirate)]:
            ways = [left_by([other], way(desk, other), left) for way in (go_on, hunt)]
            left = [sail for sail in left if all(sail in one for one in ways)]
        return left

    # The dice are part of the key: once a reroll is settled, the captains before him sail as far as the new die allows.
    return desk.once(("left", pirate.id, *desk.dice.values()), find)


def home(desk: Desk, pirate: Pirate) -> Steps:
    """Sail to a port where a pirate may sell, and do business there."""
    if is_zone(pirate.position.place) or not _booty(pirate):
        return NOTHING
    ports = _markets(desk, pirate)
    near = [port for port in ports if PORTS[port].hex in _goals(desk, pirate).reached]

    def proceeds(port: str) -> int:
        return proceeds_of(desk.state, pirate, port, desk.stances)

    port = next(iter(ports), "")
    best = max(near, key=proceeds, default="")
    # His Refuge is worth a detour, unless one of the ports in reach pays more; else he takes the best of these.
    if best and (port != pirate.refuge or proceeds(best) > proceeds(port)):
        port = best
    return _to_port(desk, pirate, port, "business") if port else NOTHING


def _markets(desk: Desk, pirate: Pirate) -> Sequence[str]:
    """Return his havens in which business brings money; with full holds at least one where he may empty them."""
    havens = _havens(desk, pirate)
    found = [port for port in havens if trades(desk.state, pirate, port, desk.stances)]
    if desk.late:
        # Near the end the money is of use where he may retire.
        found = [port for port in found if status_of(desk.state, pirate, port, desk.stances) in RETIRING] or found
    if found or room(pirate.ship, desk.options.hold_capacity):
        return found
    return [port for port in havens if not shut(desk.state, pirate, port)]


def hoarding(desk: Desk, pirate: Pirate, steps: Steps) -> Steps:
    """Add to a way that the money goes into his Refuge: before he leaves it, or after a sale there (BN 10.71).

    It is safe there, and counts just the same when he retires.
    """
    name, refuge = pirate.id, pirate.refuge
    move = steps.get(f"{name}_move", "")
    leaves = bool(move) and may_deposit(desk.state, pirate)
    there = move == f"port/{refuge}" or (not move and port_at(pirate.position.place) == refuge)
    sells = steps.get(f"{name}_operation") == "business" and bool(refuge) and there
    if not leaves and not (sells and status_of(desk.state, pirate, refuge) == "refuge"):
        return steps
    money = pirate.cabin + (0 if leaves else proceeds_of(desk.state, pirate, refuge))
    if money < PURSE:
        return steps
    extras = ["treasure", *(["treasure_first"] if leaves else []), *steps.get(f"{name}_extras", ())]
    return {**steps, f"{name}_extras": extras, f"{name}_treasure": "deposit_all"}


def cautious(desk: Desk, pirate: Pirate, steps: Steps) -> Steps:
    """Add to a way the policies that are wise in this turn, unless other orders stand (BN 9.22, 9.282, 17.1).

    He spares the flag of his Refuge, or lets no merchant go if that would bring a mutiny. He refuses his crew a debauch
    that would cost him the last turn, and at war if it likes him well enough.
    """
    wanted = hunting_policy(desk, pirate, steps)
    content = desk.options.threatened() and keeps_sober(desk.state, pirate)
    sober = content or keeps_last_turn(desk.options, desk.state.turn, pirate)
    if sober and steps.get(f"{pirate.id}_operation") in TEMPTING:
        usual = POLICIES["debauch_forced"].values[0]
        if recorded(desk.table, desk.seat, "debauch_forced", pirate.id) == usual:
            wanted["debauch_forced"] = "no"
    if _cashes(desk, pirate, steps):
        # After a debauch he could not act again in this turn.
        wanted["debauch_forced"] = "no"
    return overriding(pirate.id, steps, wanted) if wanted else steps


def hunting_policy(desk: Desk, pirate: Pirate, steps: Steps) -> dict[str, str]:
    """Return the policy about unseen merchants that is wise for a captain's orders; {}: it is the recorded one.

    See :func:`cautious`.
    """
    wise = _policy(desk, pirate)
    usual = recorded(desk.table, desk.seat, "merchant", pirate.id)
    return {"merchant": wise} if meets_any(pirate, steps) and wise != usual else {}


def _booty(pirate: Pirate) -> bool:
    return bool(pirate.ship.markers or pirate.hostages)


def repair(desk: Desk, pirate: Pirate) -> Steps:
    """Repair what can be repaired where he is; or sail to a port for it, with more than a scratch."""
    worn = sum(pirate.ship.damage[section] for section in SECTIONS)
    if not worn or pirate.careened or is_zone(pirate.position.place):
        return NOTHING
    staying = Possible(scene_of(desk, pirate, desk.dice.get(pirate.id, 0), (), Move()), Move())
    here = port_at(pirate.position.place)
    # A governor whom nobody has seen may chase him out.
    ashore = ("refit", "careen") if not here or TERMS[status_of(desk.state, pirate, here)].open else ()
    for name in ashore if can_sail(pirate) else (*ashore, "jury"):
        if staying.ways(name):
            return {f"{pirate.id}_operation": name}
    port = _haven(desk, pirate)
    if worn < WORN or not port or PORTS[port].hex == pirate.position.place:
        return NOTHING
    only_hull = not any(pirate.ship.damage[section] for section in SECTIONS if section != "hull")
    return _to_port(desk, pirate, port, "" if only_hull else "refit")


def retire(desk: Desk, pirate: Pirate) -> Steps:
    """Retire, or make for the nearest port where he may, if that will probably succeed or the end is near (BN 18.3).

    Any chance is good enough to name it at an extra action, where the first plan is another one.
    Nothing if the seat has a retired pirate who is as rich: only the richest one counts (spec 6.5).
    """
    least, worth = 1 if desk.late or desk.extra else PROMISING, _worth_of(desk, pirate)
    poorer = worth <= max(desk.scores.values(), default=-1)
    if poorer or _odds_of(desk, pirate) < least or worth < desk.secrets(pirate)["refused"]:
        return NOTHING
    port = _retreat(desk, pirate)
    return _to_port(desk, pirate, port, RETIREMENT) if port else NOTHING


def _retreat(desk: Desk, pirate: Pirate) -> str:
    """Return the nearest port in which he may retire, "" if there is none: all are as good, his lost Refuge too."""
    state, here, lost = desk.state, pirate.position.place, pirate.refuge
    found = [port for port in _havens(desk, pirate) if status_of(state, pirate, port, desk.stances) in RETIRING]
    if lost and status_of(state, pirate, lost, desk.stances) == "anti" and may_enter(state, pirate, lost, RETIREMENT):
        found.append(lost)
    away = ((sailing_distance(here, PORTS[port].hex), port) for port in found)
    return min(((far, port) for far, port in away if far is not None), default=(0, ""))[1]


def _odds_of(desk: Desk, pirate: Pirate) -> int:
    """Return the chance of retiring with what he has, in per cent."""
    return likely(_worth_of(desk, pirate))


def _worth_of(desk: Desk, pirate: Pirate) -> int:
    """Return the doubloons that count when he retires: those in his cabin, and those that he has hidden."""
    return pirate.cabin + desk.secrets(pirate)["treasure"]


def _to_port(desk: Desk, pirate: Pirate, number: str, operation: str) -> Steps:
    """Return the steps to enter a port, or to sail towards it, and what is done there on arrival ("" for nothing)."""
    if not may_enter(desk.state, pirate, number, operation):
        return NOTHING
    place = PORTS[number].hex
    if place not in _goals(desk, pirate).reached and _too_far(desk, pirate, place, operation):
        return NOTHING
    steps: dict[str, Any] = {}
    if place != pirate.position.place:
        if not can_sail(pirate):
            return NOTHING
        steps[f"{pirate.id}_move"] = f"port/{number}"
    elif pirate.position.mode != "port":
        steps[f"{pirate.id}_end"] = "enter_port"
    if operation and place in _goals(desk, pirate).reached:
        steps[f"{pirate.id}_operation"] = operation
    return steps


def _too_far(desk: Desk, pirate: Pirate, place: str, operation: str) -> bool:
    """Return whether he would never arrive in a port that is beyond his reach, or only when that is of no use.

    Who may retire there tries as long as turns are left; a sale on the last turn helps who may then act again.
    """
    left = desk.options.turn_cap - desk.state.turn
    if not desk.options.turn_cap or not left:
        return bool(desk.options.turn_cap)
    if operation == RETIREMENT or is_zone(pirate.position.place):
        return False
    return _goals(desk, pirate).way(place)["turns"] > left + (operation == "business" and pirate.tokens > 0)


def _goals(desk: Desk, pirate: Pirate) -> Goals:
    return desk.goals(pirate, desk.dice.get(pirate.id, 0), ())


def _haven(desk: Desk, pirate: Pirate) -> str:
    """Return the best of his havens, "" if he has none."""
    return next(iter(_havens(desk, pirate)), "")


def _havens(desk: Desk, pirate: Pirate) -> Sequence[str]:
    """Return the ports of the map that are open to a pirate, the nearest first; his Refuge is worth a detour."""
    return desk.once(("havens", pirate.id), lambda: _measured(desk, pirate))


def _measured(desk: Desk, pirate: Pirate) -> Sequence[str]:
    state, measured = desk.state, list[tuple[int, str]]()
    for number in state.ports:
        away = sailing_distance(pirate.position.place, PORTS[number].hex)
        if away is None or not may_enter(state, pirate, number):
            continue
        if TERMS[status_of(state, pirate, number, desk.stances)].open:
            measured.append((away - DETOUR * (number == pirate.refuge), number))
    return [number for _, number in sorted(measured)]


WAYS: Mapping[str, Callable[[Desk, Pirate], Steps]] = MappingProxyType(
    {"go_on": go_on, "hunt": hunt, "home": home, "repair": repair, RETIREMENT: retire}
)
FREE = (*(name for name in WAYS if name != RETIREMENT), STAY, RETIREMENT)
"""The names of the proposals for a free operation, in order: the first one ends no career."""
