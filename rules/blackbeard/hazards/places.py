"""Events of ports and coasts: earthquake, tournament, rising, new governors, shortage (11, 12, 21, 23, 56)."""

from rules.blackbeard import ledgers
from rules.blackbeard.battle.interception import run_past
from rules.blackbeard.crown.contacts import meet_hunters_there
from rules.blackbeard.crown.harbours import throw_out, unwelcome
from rules.blackbeard.dice import d6
from rules.blackbeard.hazards import dice
from rules.blackbeard.lasting import FOR_EVER, NEXT_HAZARD, RULE, SHORTAGE, TOURNAMENT, begin, end, shortage_in
from rules.blackbeard.port.assault import remove_governor
from rules.blackbeard.port.bribes import draw_governor
from rules.blackbeard.port.sack import destroy_port, put_hunters_to_sea
from rules.blackbeard.sea.bounty import note_visit
from rules.blackbeard.sea.harbour import ask_way, chase_out, may_stay, reveal_governor
from rules.blackbeard.sea.movement import leave_hex
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.state import Call, Governor, Pirate, Port, Position
from rules.blackbeard.stocks import draw, give_back, new_token
from rules.blackbeard.tables import GOVERNORS, PORTS
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES, direction_of
from rules.blackbeard.world.ports import port_at
from rules.blackbeard.world.routes import exits
from rules.blackbeard.world.zones import sea_of
from rules.kernel import All, Play

SHORT_OF = ("cloth", "drink", "spices", "living", "drugs", "alcohol")
"""By face, the goods of which a port is short (event 56)."""


def inside(voyage: Voyage, number: str) -> list[Pirate]:
    """Return the pirates inside a port, in the order of seats."""
    return [one for one in voyage.state.in_order() if one.position.inside and one.position.place == PORTS[number].hex]


def put_to_sea(voyage: Voyage, pirate: Pirate, cause: str) -> Play[None]:
    """Put a pirate into an adjacent sea hex of his choice; where no way leads out he stays at sea where he is."""
    start = pirate.position.place
    number = HEXES[start].port if pirate.position.inside else ""
    ways = exits(start)
    chosen = start
    if ways:
        chosen = ways[0] if len(ways) == 1 else (yield from ask_way(voyage, pirate, number, ways, start))
    place, _, facing = chosen.partition("/")
    leave_hex(voyage, pirate)
    pirate.position = Position(place, "sea")
    if facing or place != start:
        pirate.facing = int(facing) if facing else direction_of(start, place)
    pirate.careened, pirate.call, pirate.now.stopped = False, Call(), True
    if voyage.table.patched(STRIFE_CORRECTIONS):
        # A hunter may lie in the hex that he enters (spec 4.11.1).
        voyage.hidden.fled.append(pirate.id)
    voyage.tell("put_to_sea", seat=pirate.seat, pirate=pirate.id, place=place, cause=cause, rule=RULE)


# ---------------------------------------------------------------- earthquake


def earthquake(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Destroy a random port with everything and every prisoner in it; ships put to sea (event 11)."""
    del drawing
    number, rolls = dice.port(voyage, dice.standing(voyage))
    voyage.tell("earthquake", port=number, rolls=rolls, rule=RULE)
    if not number:
        return
    state = voyage.state
    for captive in [one for one in state.captives if one.how == "prison" and one.holder == number]:
        if captive in state.captives:
            state.captives.remove(captive)
        if state.pirates[captive.pirate].in_play:
            leave_play(voyage, state.pirates[captive.pirate], "captivity")
    yield from All(put_to_sea(voyage, pirate, "earthquake") for pirate in inside(voyage, number))
    put_hunters_to_sea(state, number)
    destroy_port(voyage, number)


# ---------------------------------------------------------------- arm-wrestling


def arm_wrestling(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Call all pirates to a tournament in a random port before the next hazard event (event 12)."""
    del drawing
    yield from ()
    number, rolls = dice.port(voyage, dice.standing(voyage))
    voyage.tell("tournament", port=number, rolls=rolls, rule=RULE)
    if not number:
        return
    entrants = [pirate.id for pirate in voyage.state.active()]
    place = PORTS[number].hex
    begin(voyage, TOURNAMENT, "", NEXT_HAZARD, port=number, place=place, entrants=entrants, came=list[str]())
    for pirate in voyage.state.in_order():
        note_visit(voyage, pirate)


# ---------------------------------------------------------------- native rising


def rising(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Chase every pirate from the coasts of a random sea, and the pro-pirate governors from its ports (event 21)."""
    del drawing
    state = voyage.state
    sea, rolls = dice.sea(voyage, dice.COASTS)
    voyage.tell("rising", sea=sea, rolls=rolls, rule=RULE)
    found = [
        pirate
        for pirate in state.in_order()
        if sea_of(pirate.position.place) == sea and _on_a_coast(voyage, pirate.position)
    ]
    for pirate in [one for one in found if one.careened]:
        leave_play(voyage, pirate, "natives")
    yield from All(_drive_off(voyage, pirate) for pirate in found if pirate.status == "active")
    for pirate in found:
        yield from _run_into(voyage, pirate)
    _change_governors(voyage, sea)
    yield from throw_out(voyage, unwelcome(state))


def _on_a_coast(voyage: Voyage, there: Position) -> bool:
    """Return whether natives reach a ship: in a port, or at anchor, but not over a wreck in deep sea (event 51)."""
    if there.mode == "anchored" and voyage.table.patched(STRIFE_CORRECTIONS):
        return HEXES[there.place].terrain == "coast"
    return there.mode in ("anchored", "port", "harbour")


def _drive_off(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Chase a pirate from a port or an anchorage (BN 13.5)."""
    if pirate.position.inside:
        yield from chase_out(voyage, pirate, port_at(pirate.position.place))
        return
    yield from put_to_sea(voyage, pirate, "natives")
    ledgers.popularity(voyage, pirate, -1, "chased")


def _run_into(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let the hunters before the port, and those of the hex to which he fled, try a pirate (spec 4.11.9)."""
    yield from run_past(voyage, pirate)
    yield from meet_hunters_there(voyage, pirate)


def _governed(voyage: Voyage, sea: str) -> list[Port]:
    """Return the ports of a sea that have governors, or may have: neither pirate ports nor destroyed."""
    return [
        port
        for number, port in voyage.state.ports.items()
        if PORTS[number].sea == sea and not port.destroyed and not dice.is_pirate_port(voyage, number)
    ]


def _change_governors(voyage: Voyage, sea: str) -> None:
    """Remove the pro-pirate governors of a sea; ports without governor draw one, who stays if he is anti-pirate."""
    removed: list[str] = []
    for port in _governed(voyage, sea):
        governor = port.governor
        if governor is None or governor.permanent:
            continue
        face = governor.face or voyage.hidden.faces[governor.token]
        if GOVERNORS[face].stance == "pro":
            voyage.tell("governor_gone", port=port.number, governor=face, cause="natives", reveals=True, rule=RULE)
            remove_governor(voyage, port.number)
            removed.append(port.number)
    for port in _governed(voyage, sea):
        if port.governor is None and draw_governor(voyage, port.number) == "pro":
            drawn = port.governor
            assert drawn is not None, "a governor was drawn"
            port.governor = None
            voyage.tell("governor_gone", port=port.number, governor=drawn.face, cause="returned", rule=RULE)
            give_back(voyage, "governors", drawn.face)
    replaced = [number for number in removed if voyage.state.ports[number].governor is not None]
    for pirate in voyage.state.pirates.values():
        # Information about a port is lost with its governor (BN 9.2742).
        pirate.info = [source for source in pirate.info if source not in replaced]


# ---------------------------------------------------------------- new governors


def governors(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Give every port of a random sea without governor one whom nobody has seen (event 23).

    Where ships are inside he is turned up at once (spec 4.5.11). An empty stock gives permanent anti-pirate ones.
    """
    del drawing
    sea, rolls = dice.sea(voyage, dice.COASTS)
    voyage.tell("new_governors", sea=sea, rolls=rolls, rule=RULE)
    empty = [port for port in _governed(voyage, sea) if port.governor is None]
    for port in empty:
        drawn = draw(voyage, "governors")
        governor = Governor(new_token(voyage, "governor"), permanent=drawn is None)
        if drawn is not None:
            voyage.hidden.faces[governor.token] = drawn
        port.governor = governor
        voyage.tell("governor_came", port=port.number, token=governor.token, permanent=drawn is None, rule=RULE)
    yield from All(_meet_governor(voyage, port.number) for port in empty if _visited(voyage, port.number))
    yield from throw_out(voyage, unwelcome(voyage.state))


def _visited(voyage: Voyage, number: str) -> bool:
    hunters = [one for one in voyage.state.hunters if one.position.inside and one.position.place == PORTS[number].hex]
    return bool(hunters or inside(voyage, number))


def _meet_governor(voyage: Voyage, number: str) -> Play[None]:
    """Turn up a new governor; an anti-pirate one chases the pirates who have no other grounds to stay."""
    reveal_governor(voyage, number)
    for pirate in inside(voyage, number):
        if not may_stay(voyage, pirate, number):
            yield from chase_out(voyage, pirate, number)


# ---------------------------------------------------------------- shortage


def shortage(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let a random port run short of some goods until they are delivered (event 56)."""
    del drawing
    yield from ()
    number, rolls = dice.port(voyage, dice.standing(voyage))
    face = d6(voyage, "event")
    goods = SHORT_OF[face - 1]
    voyage.tell("shortage", port=number, rolls=rolls, face=face, markers=[goods] if number else [], rule=RULE)
    if not number:
        return
    before = shortage_in(voyage.state, number)
    if before is not None:
        end(voyage, before, "replaced")
    begin(voyage, SHORTAGE, "", FOR_EVER, port=number, goods=goods)
