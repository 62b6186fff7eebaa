"""Set-up: stocks, pirates, governors in secret, merchants, Refuges (spec 3.3)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.blackbeard.arrivals import activate, deal_pirate, ends, governed, refuge_facts, valid_refuges
from rules.blackbeard.asking import put, put_all
from rules.blackbeard.dice import ranked
from rules.blackbeard.names import asked
from rules.blackbeard.port.letters import offer_letter
from rules.blackbeard.state import Governor, Port, State
from rules.blackbeard.stocks import draw, merchant_to_lane, new_token, shuffle_all
from rules.blackbeard.tables import GOVERNORS, PORTS
from rules.blackbeard.voyage import NOTHING_IN_VAIN, Voyage
from rules.blackbeard.world.ports import nation_of
from rules.kernel import Ask, Option, Play, Proposal, choose, form

SPREAD = "spread"
LOWER, UPPER = "lower", "upper"


def set_up(voyage: Voyage) -> Play[None]:
    """Set the match up, to the start of the first turn."""
    state = voyage.state
    choose_starter(voyage)
    state.ports = {
        number: Port(number, port.value or 0) for number, port in sorted(PORTS.items()) if port.sea in state.seas
    }
    shuffle_all(voyage)
    dealt = [deal_pirate(voyage, seat) for seat in range(state.seats)]
    yield from place_governors(voyage)
    for _ in range(state.seats * voyage.options.merchants_per_seat):
        merchant_to_lane(voyage)
    yield from choose_refuges(voyage, dealt)
    if not voyage.options.m_hazards:
        # Without hazard events there is always a letter on offer (spec 13).
        offer_letter(voyage)
    voyage.tell("first_turn", rule="BN 7.1")


def choose_starter(voyage: Voyage) -> None:
    """Choose the seat that begins: by lot, or as the table has agreed (BN 7.2)."""
    state, wanted = voyage.state, voyage.options.starter
    rolled = wanted == "random"
    state.starter = voyage.table.dice.below("starter", state.seats) if rolled else int(wanted) - 1
    state.marker = state.starter
    voyage.tell(
        "match_start",
        seas=list(state.seas),
        starter=state.starter,
        rolled=rolled,
        options=voyage.options.model_dump(mode="json"),
        rule="BN 4.1",
    )


# ---------------------------------------------------------------- governors


def place_governors(voyage: Voyage) -> Play[None]:
    """Let every seat place its governors face down on ports, all at once (BN 4.3)."""
    state, each = voyage.state, voyage.options.governors_of(voyage.state.seats)
    if not each:
        return
    ports = governor_ports(list(state.ports))
    faces: dict[int, list[str]] = {}
    for seat in range(state.seats):
        faces[seat] = [counter for counter in (draw(voyage, "governors") for _ in range(each)) if counter is not None]
        shown = {seat: {"governors": list(faces[seat])}} if voyage.options.governor_peek else None
        voyage.tell("governors_drawn", seat=seat, count=each, private=shown, reveals=True, rule="BN 4.3")
    wishes = yield from put_all(
        voyage, [ask_governors(voyage, seat, faces[seat], ports) for seat in range(state.seats)]
    )
    final = resolve_clashes(voyage, wishes, ports)
    for port in ports:
        if port in final:
            seat, index = final[port]
            put_governor(voyage, seat, port, faces[seat][index])


def governor_ports(numbers: Sequence[str]) -> list[str]:
    """Return the ports among these that may have a governor: all but pirate ports."""
    return [number for number in sorted(numbers) if not PORTS[number].pirate]


def ask_governors(voyage: Voyage, seat: int, faces: Sequence[str], ports: Sequence[str]) -> Ask[list[str]]:
    """Ask for a different port for each governor; the default is the lowest free port (BN-S1)."""
    kind, rule = asked("BN-S1")

    def steps() -> Play[list[str]]:
        wanted: list[str] = []
        for number, face in enumerate(faces, 1):
            free = [port for port in ports if port not in wanted]
            options = [
                Option(port, {"port": port, "nation": nation_of(voyage.state, port), "sea": PORTS[port].sea})
                for port in free
            ]
            facts = {"number": number, **seen(face)}
            wanted.append((yield from choose(seat, "governor_port", options, step=f"governor{number}", data=facts)))
        return wanted

    def seen(face: str) -> dict[str, str]:
        return (
            {"governor": face, "stance": GOVERNORS[face].stance} if voyage.options.governor_peek else {"governor": ""}
        )

    def summary(wanted: Sequence[str]) -> dict[str, Any]:
        return {"placed": [{"port": port, **seen(face)} for face, port in zip(faces, wanted, strict=True)]}

    def proposals() -> list[Proposal]:
        places = spread(ports, voyage.state.seats, seat, len(faces))
        return [Proposal(SPREAD, {f"governor{number}": port for number, port in enumerate(places, 1)})]

    return form(seat, kind, steps, proposals, facts=summary, secret=True, data={"count": len(faces)}, rule=rule)


def spread(ports: Sequence[str], seats: int, seat: int, count: int) -> list[str]:
    """Return ports for a seat's governors, spread along the coasts whatever their faces.

    Seats get different ports as long as there are enough: they take turns along the whole coast.
    """
    places = [(turn * seats + seat) * len(ports) // (seats * count) for turn in range(count)]
    return [ports[place] for place in places]


def resolve_clashes(
    voyage: Voyage, wishes: Sequence[Sequence[str]], ports: Sequence[str]
) -> Mapping[str, tuple[int, int]]:
    """Return who places which governor in each port: (seat, number of the governor).

    Seats that want the same port roll jd66. A seat that loses keeps the governor for the next free port in the order
    of numbers after the one it wanted, without another question (spec 13).
    """
    final: dict[str, tuple[int, int]] = {}
    losers: list[tuple[str, int, int]] = []
    for port in ports:
        wanting = [(seat, list(wish).index(port)) for seat, wish in enumerate(wishes) if port in wish]
        if not wanting:
            continue
        order, rolls = ranked(voyage, [seat for seat, _ in wanting])
        numbers = dict(wanting)
        final[port] = (order[0], numbers[order[0]])
        losers += [(port, seat, numbers[seat]) for seat in order[1:]]
        if len(order) > 1:
            voyage.tell("governor_clash", port=port, seats=sorted(order), rolls=rolls, seat=order[0], rule="BN 4.3")
    for port, seat, number in losers:
        after = [*ports[ports.index(port) + 1 :], *ports[: ports.index(port)]]
        final[next(free for free in after if free not in final)] = (seat, number)
    return final


def put_governor(voyage: Voyage, seat: int, number: str, face: str) -> None:
    """Put a seat's governor face down on a port; only that seat may know the face (spec 7)."""
    token = new_token(voyage, "governor")
    voyage.state.ports[number].governor = Governor(token)
    voyage.hidden.faces[token] = face
    peek = voyage.options.governor_peek
    voyage.hidden.known[token] = [seat] if peek else []
    private = {seat: {"governor": face}} if peek else None
    voyage.tell("governor_placed", seat=seat, port=number, token=token, private=private, reveals=True, rule="BN 4.3")


# ---------------------------------------------------------------- Refuges


def choose_refuges(voyage: Voyage, dealt: Sequence[str]) -> Play[None]:
    """Let the starter choose a Refuge; the others join the block of numbers at one end (BN 7.2, spec 13)."""
    state = voyage.state
    first, *others = state.from_marker()
    valid = valid_refuges(state)
    if not valid:
        for seat in (first, *others):
            activate(voyage, dealt[seat], seat, "")
        return
    spared = voyage.table.patched(NOTHING_IN_VAIN)
    refuge = valid[0]
    only = len(valid) == 1 and spared
    if not only:
        refuge = yield from put(voyage, ask_refuge(state, first, valid, dealt[first]))
    activate(voyage, dealt[first], first, refuge, only=only)
    shown = ends(valid_refuges(state), refuge)
    asks = {
        seat: ask_end(state, seat, refuge, n)
        for n, seat in enumerate(others)
        if not (spared and one_end(state, refuge, n))
    }
    answers = (yield from put_all(voyage, asks.values())) if asks else []
    sides = dict(zip(asks, answers, strict=True))
    for seat in others:
        side = sides.get(seat, LOWER)
        found = ends(valid_refuges(state), refuge)
        port, wanted = (ports[0 if side == LOWER else -1] if ports else "" for ports in (found, shown))
        # A seat that is not asked was shown no port.
        told = seat in sides
        activate(voyage, dealt[seat], seat, port, wanted=wanted if told else "", only=bool(port) and not told)


def ask_refuge(state: State, seat: int, ports: Sequence[str], pirate: str) -> Ask[str]:
    """Ask for a Refuge (BN-S2); the default is the lowest number. ``governed``: whether any port has a governor."""
    kind, rule = asked("BN-S2")
    options = [Option(port, refuge_facts(state, port)) for port in ports]
    return choose(seat, kind, options, data={"pirate": pirate, "beside": False, "governed": governed(state)}, rule=rule)


def one_end(state: State, refuge: str, before: int, *gone: str) -> bool:
    """Return whether both ends of the block lead a seat to the same port, whatever those ``before`` it choose.

    ``gone``: the ports that seats before it have taken besides.
    """
    found = {*ends(valid_refuges(state, *gone), refuge)}
    if not before or not found:
        return len(found) < len((LOWER, UPPER))
    return all(one_end(state, refuge, before - 1, *gone, port) for port in found)


def ask_end(state: State, seat: int, refuge: str, before: int = 1) -> Ask[str]:
    """Ask at which end of the growing block of Refuges a seat's own one lies.

    Options name the ports there now and, if other seats come ``before`` this one, those that follow them (``next``),
    with their nations and the lanes and merchants near them. ``home``: the port to which both ends lead first, "" if
    they differ; the first seat gets it. ``second``: whether only one seat comes before this one.
    """
    kind, rule = asked("BN-S2b")
    found = ends(valid_refuges(state), refuge)
    ports = (found[0], found[-1]) if found else ("", "")

    def facts(side: str, port: str) -> dict[str, Any]:
        if not port:
            return {"port": "", "certain": not before}
        after = ends(valid_refuges(state, port), refuge) if before else []
        following = after[0 if side == LOWER else -1] if after else ""
        beyond = refuge_facts(state, following) if following else {"nation": "", "lanes": 0, "sails": 0}
        return {
            **refuge_facts(state, port),
            "next": following,
            "next_nation": beyond["nation"],
            "next_lanes": beyond["lanes"],
            "next_sails": beyond["sails"],
            "certain": not before,
            "same": same,
        }

    # With one free port in the sea, the choice matters only to whom another seat forestalls.
    same = bool(found) and ports[0] == ports[1]
    options = [Option(side, facts(side, port)) for side, port in zip((LOWER, UPPER), ports, strict=True)]
    # The seat before this one gets that port, and nobody else comes before it.
    data = {
        "port": refuge,
        "home": ports[0] if same else "",
        "same": same,
        "certain": not before,
        "second": before == 1,
    }
    return choose(seat, kind, options, data=data, rule=rule)
