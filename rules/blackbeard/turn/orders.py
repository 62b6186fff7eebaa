"""Step 1: the one private orders form of every seat, all at once (spec 4.3)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rules.blackbeard.arrivals import activate, governed, refuge_candidates, refuge_facts, tell_refuge
from rules.blackbeard.asking import put_all
from rules.blackbeard.battle.captives import STOP, captive_steps, has_captive_orders, may_give_up, settle_captives
from rules.blackbeard.captivity.pledges import held_pirates, pledge_steps, post_pledges
from rules.blackbeard.crown.hunting import challenge_steps, hunter_facts, hunter_steps, own_hunters
from rules.blackbeard.crown.orders import standing_doubts
from rules.blackbeard.crown.petition import idle, idle_steps, odds
from rules.blackbeard.cunning import may_reroll, use
from rules.blackbeard.dice import d6
from rules.blackbeard.hidden import Entry, HunterEntry, SeatForm, SeatOrders
from rules.blackbeard.league.alliances import alliance_steps, pair_of
from rules.blackbeard.league.breach import orders_of_league
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, recorded
from rules.blackbeard.ship.figures import allowance, speed
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.arenas import dispute
from rules.blackbeard.turn.captain import captain_steps
from rules.blackbeard.turn.desk import Desk, desk_of, takes_orders
from rules.blackbeard.turn.handmade import suited
from rules.blackbeard.turn.proposals import NOTHING, Steps, acting, proposals
from rules.blackbeard.turn.summary import grave_in, orders_in
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Ask, Later, Option, Play, Proposal, Table, choose, form, pick

AT_REFUGE = "refuge"
SEAT_EXTRAS = ("parley", "spend_tokens")
PAIR = ("pirate", "target")


def ask_orders(voyage: Voyage) -> Play[None]:
    """Ask every seat that has something to order, reveal the forms together and keep them for the steps to come."""
    state = voyage.state
    seats = [seat for seat in range(state.seats) if has_orders(voyage.table, state, seat)]
    forms: list[SeatForm] = []
    if seats:
        forms = yield from put_all(voyage, [orders_form(voyage, seat) for seat in seats])
    hidden = voyage.hidden
    hidden.entries = {name: entry for form in forms for name, entry in form.entries.items()}
    # A seat with nothing to order in this turn challenges as before.
    others = {seat: standing_doubts(voyage, seat) for seat in range(state.seats) if seat not in seats}
    hidden.seat_orders = {seat: form.seat for seat, form in zip(seats, forms, strict=True)}
    hidden.seat_orders |= {seat: SeatOrders(challenge=doubts) for seat, doubts in others.items() if doubts}
    hidden.hunter_entries = {token: entry for form in forms for token, entry in form.hunters.items()}
    voyage.tell("orders_revealed", seats=seats, rule="BN 7.1")
    reveal_dice(voyage, {name: entry.reroll for name, entry in hidden.entries.items()})
    settle_newcomers(voyage, dict(zip(seats, forms, strict=True)))
    yield from settle_captives(voyage)
    post_pledges(voyage)
    yield from orders_of_league(voyage)


def has_orders(table: Table, state: State, seat: int) -> bool:
    """Return whether a seat has anything to order in this turn."""
    own, options = state.active(seat), table.options
    new = any(owner == seat for _, owner in state.newcomers)
    crown = bool(own_hunters(state, options, seat)) or bool(idle(state, options, seat))
    captive = has_captive_orders(table, state, seat) or bool(held_pirates(state, seat))
    return new or crown or captive or any(takes_orders(state, pirate) or pirate.homeless for pirate in own)


def orders_form(voyage: Voyage, seat: int) -> Ask[SeatForm]:
    """Return the orders form of a seat (BN-O1)."""
    kind, rule = asked("BN-O1")
    desk = desk_of(voyage, seat)

    def ready(pins: Steps = NOTHING) -> list[Proposal]:
        return proposals(desk, ask, pins)

    ask = form(
        seat,
        kind,
        partial(steps, desk),
        ready,
        facts=partial(summary, desk),
        pinned=ready,
        grave=lambda orders: grave_in(orders.entries),
        renewed=lambda pins: {"reach": reach_of_all(desk.after(pins))},
        suited=partial(suited, desk),
        secret=True,
        recall=True,
        # A seat without captains to give orders to gets no hint about hunting, but one about those who are captured.
        data=Later(
            {"turn": desk.state.turn},
            lambda: {
                "captains": len(acting(desk)),
                "reach": reach_of_all(desk),
                "detained": [captive.pirate for captive in held_pirates(desk.state, seat)],
                "gives_up": may_give_up(desk.table, desk.state, seat),
            },
        ),
        rule=rule,
    )
    return ask


def reach_of_all(desk: Desk) -> list[dict[str, Any]]:
    """Return how far the movement die of each captain takes him (BN 6.2); in a zone no die matters.

    ``alone``: whether the seat has no other captain to sail; ``speed``: that of his ship.
    """
    captains = [one for one in acting(desk) if not (one.careened or is_zone(one.position.place))]
    return [
        {
            "pirate": pirate.id,
            "die": desk.dice.get(pirate.id, 0),
            "speed": speed(pirate),
            "allowance": allowance(pirate, desk.dice.get(pirate.id, 0)),
            "alone": len(captains) == 1,
        }
        for pirate in captains
    ]


def steps(desk: Desk) -> Play[SeatForm]:
    """Ask for the entries of the seat's pirates and hunters, new Refuges, and what concerns the seat as a whole."""
    state = desk.state
    entries: dict[str, Entry] = {}
    refuges: dict[str, str] = {}
    starts: dict[str, str] = {}
    for pirate in state.active(desk.seat):
        if takes_orders(state, pirate):
            entries[pirate.id] = yield from captain_steps(desk, pirate)
    hunters: dict[str, HunterEntry] = {}
    for hunter in own_hunters(state, desk.options, desk.seat):
        hunters[hunter.token] = yield from hunter_steps(desk.bridge, hunter)
    homeless = [pirate.id for pirate in state.active(desk.seat) if pirate.homeless]
    new = [name for name, seat in state.newcomers if seat == desk.seat]
    for name in (*homeless, *new):
        refuges[name] = yield from ask_new_refuge(desk, name, refuges)
    for name in new:
        starts[name] = yield from ask_start(desk, name)
    return SeatForm(entries, (yield from ask_seat(desk)), refuges, starts, hunters)


def ask_new_refuge(desk: Desk, name: str, taken: Mapping[str, str]) -> Play[str]:
    """Ask for the Refuge of a new pirate; "" if no port is valid (BN-S2).

    ``beside``: whether only the ports beside the Refuges in use are offered.
    """
    free = _free_refuges(desk, taken.values())
    if not free:
        return ""
    kind, rule = asked("BN-S2")
    options = [Option(port, refuge_facts(desk.state, port)) for port in free]
    facts = {"pirate": name, "beside": bool(desk.state.refuges()), "governed": governed(desk.state)}
    return (
        yield from choose(
            desk.seat, kind, options, step=f"{name}_refuge", quiet=len(options) == 1, data=facts, rule=rule
        )
    )


def _free_refuges(desk: Desk, taken: Iterable[str]) -> list[str]:
    """Return the ports that a new pirate may have as his Refuge, without those of others on the same form."""
    gone = [*taken]
    return [port for port in refuge_candidates(desk.state) if port not in gone]


def ask_start(desk: Desk, name: str) -> Play[str]:
    """Ask where a replacement starts: in its Refuge, or in any sea hex without a ship (BN-R3); "" for the Refuge."""
    kind, rule = asked("BN-R3")
    chosen = yield from choose(
        desk.seat,
        kind,
        partial(start_options, desk.state),
        step=f"{name}_start",
        default=AT_REFUGE,
        data={"pirate": name},
        rule=rule,
    )
    return "" if chosen == AT_REFUGE else chosen.rpartition("/")[2]


def start_options(state: State) -> Iterator[Option]:
    """Yield the Refuge and every sea hex in play without a ship, in menus by sea and column."""
    yield Option(AT_REFUGE)
    for place in free_hexes(state):
        hexagon = HEXES[place]
        column = place.rpartition("-")[2].rstrip("0123456789")
        facts = {"place": place, "at": place, "port": hexagon.port, "lane": hexagon.lane}
        yield Option(f"{hexagon.sea}/{column}/{place}", {**facts, "terrain": hexagon.terrain})


def free_hexes(state: State) -> list[str]:
    """Return every sea hex in play without a ship."""
    taken = [pirate.position.place for pirate in state.active()]
    taken += [piece.hex for piece in state.sails] + [hunter.position.place for hunter in state.hunters]
    return [
        place for place, hexagon in HEXES.items() if hexagon.water and hexagon.sea in state.seas and place not in taken
    ]


def ask_seat(desk: Desk) -> Play[SeatOrders]:
    """Ask for a parley, and whether tokens are to be spent in this turn (spec 4.3.5, 13)."""
    offered = [extra for extra in SEAT_EXTRAS if extra != "spend_tokens" or _has_tokens(desk)]
    facts = {"allied": desk.options.allied(desk.state.seats)}
    chosen = yield from pick(
        desk.seat,
        "seat_extras",
        lambda: [Option(extra, facts) for extra in offered],
        (0, len(offered)),
        step="seat_extras",
        default=list[str],
        quiet=True,
        data=facts,
        rule="BN 6.8",
    )
    captives, abandoned = yield from captive_steps(desk.table, desk.state, desk.seat)
    ally, breaks = yield from alliance_steps(desk.state, desk.options, desk.seat)
    return SeatOrders(
        ally=ally,
        breaks=breaks,
        pledges=(yield from pledge_steps(desk.state, desk.seat, desk.treasures)),
        parley="parley" in chosen,
        spend_tokens="spend_tokens" in chosen,
        captives=captives,
        abandoned=abandoned,
        challenge=(yield from challenge_steps(desk.bridge)),
        petition=(yield from idle_steps(desk.state, desk.options, desk.seat)),
    )


def _has_tokens(desk: Desk) -> bool:
    return any(pirate.tokens for pirate in desk.state.active(desk.seat))


def _saved(desk: Desk, orders: SeatForm) -> int:
    """Return how many tokens a seat holds about which it is not asked in this turn."""
    if orders.seat.spend_tokens:
        return 0

    def policy(pirate: Pirate) -> str:
        standing = recorded(desk.table, desk.seat, "extra_actions", pirate.id)
        entry = orders.entries.get(pirate.id)
        return standing if entry is None else entry.overrides.get("extra_actions", standing)

    return sum(one.tokens for one in desk.state.active(desk.seat) if policy(one) != ASK)


def summary(desk: Desk, orders: SeatForm) -> Mapping[str, Any]:
    """Return the facts to confirm: what each pirate does, and where, and what concerns the seat as a whole.

    ``sole``: whether a new pirate's Refuge is the only port that he may have, so that nothing is asked;
    ``contested``: whether another seat asks for a Refuge in this turn too, and may get that port.
    """
    seat = orders.seat
    contested = any(one.homeless and one.seat != desk.seat for one in desk.state.active())
    contested = contested or any(owner != desk.seat for _, owner in desk.state.newcomers)
    pairs = {"allies": seat.ally, "breaks": seat.breaks}
    return {
        **orders_in(desk, orders.entries, orders.refuges),
        "parley": seat.parley,
        "spend_tokens": seat.spend_tokens,
        "saved": _saved(desk, orders),
        "refuges": [
            {
                "pirate": name,
                "port": port,
                "place": orders.starts.get(name, ""),
                "sole": len(_free_refuges(desk, [*orders.refuges.values()][:number])) == 1,
                "contested": contested,
                **_succession(desk, name),
            }
            for number, (name, port) in enumerate(orders.refuges.items())
        ],
        **{name: [dict(zip(PAIR, pair_of(one), strict=True)) for one in found] for name, found in pairs.items()},
        "petitions": [
            {"pirate": name, "target": rival, "odds": odds(desk.state.pirates[rival].notoriety)}
            for name, rival in seat.petition.items()
        ],
        "doubts": [{"hunter": token, "hexes": hexes} for token, hexes in seat.challenge.items()],
        "captives": [{"target": name, "fate": fate} for name, fate in seat.captives.items() if fate != STOP],
        "abandoned": [{"pirate": name} for name in seat.abandoned],
        "pledges": [{"pirate": name, "pledge": pledge.doubloons} for name, pledge in seat.pledges.items()],
        **({"hunters": hunter_facts(desk.bridge, orders.hunters)} if orders.hunters else {}),
    }


def _succession(desk: Desk, name: str) -> Mapping[str, Any]:
    """Return whether a pirate is ``new``, and the ``captain`` in whose place he comes, "" if it may be one of several.

    ``retired``: whether that captain has retired, else he is lost.
    """
    new = (name, desk.seat) in desk.state.newcomers
    gone = desk.state.gone(desk.seat)
    certain = new and bool(gone) and (len(gone) == 1 or desk.options.max_active == 1)
    last = gone[-1] if certain else None
    return {
        "new": new,
        "captain": "" if last is None else last.id,
        "retired": last is not None and last.status == "retired",
    }


# ---------------------------------------------------------------- after the forms are revealed


def roll_movement(voyage: Voyage, pirates: Sequence[Pirate]) -> None:
    """Roll the movement dice, and a sealed second one for those who may use cunning (spec 4.3.2d).

    Until the forms are revealed each seat knows its own dice only.
    """
    hidden = voyage.hidden
    hidden.dice = {pirate.id: d6(voyage, "move") for pirate in pirates}
    hidden.spare = {pirate.id: d6(voyage, "spare") for pirate in pirates if may_reroll(voyage, pirate)}
    for seat in range(voyage.state.seats):
        own = {pirate.id: hidden.dice[pirate.id] for pirate in pirates if pirate.seat == seat}
        if own:
            voyage.tell("die_rolled", audience=[seat], dice=own, reveals=True, rule="BN 6.2")


def reveal_dice(voyage: Voyage, rerolled: Mapping[str, bool]) -> None:
    """Set the movement dice of some pirates, and book their rerolls, from the marker on (spec 4.3.2d, 4.22.4).

    ``rerolled``: by pirate, whether he takes the sealed second die. All other sealed dice are discarded unseen.
    """
    hidden, state = voyage.hidden, voyage.state
    order = state.in_order()
    if not voyage.table.patched(VOYAGE_CORRECTIONS):
        order.sort(key=lambda one: (one.seat, one.id))
    for pirate in order:
        if pirate.id not in rerolled:
            continue
        pirate.now.die = hidden.dice.get(pirate.id, 0)
        if rerolled[pirate.id]:
            use(voyage, pirate)
            before, pirate.now.die = pirate.now.die, hidden.spare[pirate.id]
            voyage.tell(
                "rerolled",
                seat=pirate.seat,
                pirate=pirate.id,
                what="move",
                before=[before],
                after=[pirate.now.die],
                rule="BN 21.1",
            )
    hidden.spare = {}


def settle_newcomers(voyage: Voyage, forms: Mapping[int, SeatForm]) -> None:
    """Give Refuges to pirates who are to choose one, and put replacements into play (spec 4.20.3).

    Seats that want the same port roll a dispute; the others take the lowest of the ports that are left to choose.
    """
    state = voyage.state
    wishes = [(seat, name, port) for seat, orders in forms.items() for name, port in orders.refuges.items()]
    ranks: dict[str, list[int]] = {}
    for port in dict.fromkeys(port for _, _, port in wishes if port):
        seats = sorted(dict.fromkeys(seat for seat, _, wanted in wishes if wanted == port))
        ranks[port] = dispute(voyage, seats, PORTS[port].hex, "refuge") if len(seats) > 1 else seats
    order = state.from_marker()
    wishes.sort(key=lambda wish: (ranks[wish[2]].index(wish[0]) if wish[2] else 0, order.index(wish[0])))
    newcomers = [name for name, _ in state.newcomers]
    for seat, name, port in wishes:
        free = refuge_candidates(state)
        refuge = port if port in free else next(iter(free), "")
        if name in newcomers:
            start = forms[seat].starts.get(name, "")
            # Somebody may have been first in that hex.
            start = start if start and start in free_hexes(state) else ""
            newcomer = activate(voyage, name, seat, refuge, place=start, wanted=port)
            voyage.tell("replaced", seat=seat, pirate="", successor=name, place=newcomer.position.place, rule="BN 17.4")
        else:
            find_home(voyage, state.pirates[name], refuge, port)
    state.newcomers = []


def find_home(voyage: Voyage, pirate: Pirate, refuge: str, wanted: str) -> None:
    """Give a pirate who has none his Refuge; ``wanted``: the port that was chosen (BN 7.2)."""
    pirate.refuge, pirate.homeless = refuge, False
    tell_refuge(voyage, pirate, wanted)
