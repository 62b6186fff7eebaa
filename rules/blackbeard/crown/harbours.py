"""Hunters in ports: who may enter, who is chased out, blockades, English ports (spec 4.11.9, 4.11.11-4.11.13)."""

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put_all
from rules.blackbeard.captivity.treason import captured
from rules.blackbeard.crown.contacts import meet_hunters_there, try_one
from rules.blackbeard.cunning import Roll, rerolled, tried
from rules.blackbeard.dice import d6
from rules.blackbeard.hunters import (
    blockaders,
    hunters_at_sea,
    in_play,
    nation_of_hunter,
    reveal,
    took,
    tries,
)
from rules.blackbeard.names import asked
from rules.blackbeard.port.bribes import draw_governor
from rules.blackbeard.sea.harbour import chase_out, reveal_governor
from rules.blackbeard.sea.passage import outward
from rules.blackbeard.state import Hunter, Pirate, Position, State
from rules.blackbeard.tables import ENGLISH_PORT, LETTERS, PORTS
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, STRIFE_CORRECTIONS, TABLE_CUSTOMS, Voyage
from rules.blackbeard.world.ports import governor_of, nation_of, port_at
from rules.kernel import Ask, Option, Play, choose

ENGLISH = "English"

# ---------------------------------------------------------------- entering ports


def is_pirate_port(state: State, number: str) -> bool:
    """Return whether a port is a pirate port still."""
    return PORTS[number].pirate and not state.ports[number].english


def may_enter(state: State, hunter: Hunter, number: str, nation: str) -> bool:
    """Return whether a hunter may enter a port, by what everybody sees of the port (spec 4.11.12, 4.11.13).

    ``nation``: the hunter's. A warship enters the ports of its own nation only. A pirate port is entered only while
    another hunter stays at sea in the hex.
    """
    port = state.ports.get(number)
    if port is None or port.destroyed or hunter.kind == "ghost":
        return False
    if is_pirate_port(state, number):
        there = hunters_at_sea(state, PORTS[number].hex)
        return any(other is not hunter and other.kind != "ghost" for other in there)
    if hunter.kind == "warship":
        return nation_of(state, number) == nation
    return governor_of(state, number) != "pro" and not letter_bars(state, number)


def letter_bars(state: State, number: str) -> bool:
    """Return whether a letter of a port's nation, on offer or held, closes it to commissioners (BN E2)."""
    nation = nation_of(state, number)
    if nation == ENGLISH:
        return False
    held = [pirate.letter for pirate in state.pirates.values() if pirate.letter]
    return any(LETTERS[letter].nationality == nation for letter in (*state.offered, *held))


# ---------------------------------------------------------------- entering


def enter(voyage: Voyage, hunter: Hunter, number: str) -> Play[None]:
    """Take a hunter into a port, where it chases the pirates of other seats (BN 4.31-4.34, 14.31).

    In a pirate port all pirates are chased; if there were any, a governor may come who makes the port English. A
    pirate captured where he was careened was not chased; in older matches he counts, too.
    """
    campaign = is_pirate_port(voyage.state, number)
    if hunter.kind == "warship":
        reveal(voyage, hunter, "nation")
    hunter.position = Position(PORTS[number].hex, "port")
    rule = "BN 14.31" if campaign else "BN 6.7"
    voyage.tell("hunter_entered_port", hunter=hunter.token, seat=hunter.controller, port=number, rule=rule)
    if hunter.kind == "kc" and not campaign:
        reveal_governor(voyage, number)
        if governor_of(voyage.state, number) == "pro":
            yield from throw_out(voyage, [hunter])
            return
    found = [
        pirate
        for pirate in voyage.state.in_order()
        if pirate.position == (PORTS[number].hex, pirate.position.mode)
        and pirate.position.inside
        and (campaign or pirate.seat != hunter.controller)
    ]
    chased = False
    for pirate in found:
        if in_play(voyage, hunter) and pirate.status == "active":
            chased |= yield from drive_out(voyage, hunter, pirate, number)
    if campaign and (chased if voyage.table.patched(COMBAT_CORRECTIONS) else found):
        _make_english(voyage, number)


def _make_english(voyage: Voyage, number: str) -> None:
    """Draw a governor for a pirate port; an anti-pirate one makes it English for good (BN 14.31)."""
    port = voyage.state.ports[number]
    if draw_governor(voyage, number) == "pro":
        assert port.governor is not None
        voyage.state.governors_out.append(port.governor.face)
        port.governor = None
        return
    port.english, port.value = True, ENGLISH_PORT[0]
    voyage.tell("port_english", port=number, rule="BN 14.31")


def drive_out(voyage: Voyage, hunter: Hunter, pirate: Pirate, number: str) -> Play[bool]:
    """Chase a pirate out of the port that a hunter has entered; return whether he had to leave (BN 13.5).

    A careened one may be captured. Hunters that lie at sea before the port try him on his way out, those in the hex
    to which he goes when he is there (BN 14.31).
    """
    if pirate.careened:
        escapes = yield from find_careened(voyage, hunter, pirate, number)
        if not escapes:
            return False
    waiting = [other for other in hunters_at_sea(voyage.state, PORTS[number].hex) if tries(voyage, other, pirate)]
    if waiting:
        pirate.position = Position(PORTS[number].hex, "sea")
        pirate.careened = False
    before = pirate.position
    for other in waiting:
        if pirate.status == "active" and in_play(voyage, other) and not other.fought:
            yield from try_one(voyage, other, pirate)
    # A pirate whom a court has let go on has restarted elsewhere (BN 18.2).
    released = pirate.position != before and voyage.table.patched(STRIFE_CORRECTIONS)
    if pirate.status != "active" or released:
        return True
    yield from chase_out(voyage, pirate, number)
    # Those before the port have tried him.
    voyage.hidden.chased_from.pop(pirate.id, None)
    yield from meet_hunters_there(voyage, pirate)
    return True


def find_careened(voyage: Voyage, hunter: Hunter, pirate: Pirate, number: str) -> Play[bool]:
    """Roll for a careened pirate in a port that a hunter enters; return whether he escapes capture (BN 15.5)."""

    def roll() -> Roll:
        return [d6(voyage, "interception"), d6(voyage, "interception")]

    def escape(faces: Roll) -> bool:
        return faces[0] > faces[1]

    own, theirs = yield from rerolled(
        voyage,
        pirate,
        "careened_found",
        roll,
        lambda faces: not escape(faces),
        look=lambda faces: tried(passed=escape(faces), own=faces[:1], foe=faces[1:]),
    )
    escapes = escape([own, theirs])
    voyage.tell(
        "careened_found",
        seat=pirate.seat,
        pirate=pirate.id,
        hunter=hunter.token,
        port=number,
        dice=[own, theirs],
        result="chased" if escapes else "captured",
        rule="BN 15.5",
    )
    if not escapes:
        yield from capture(voyage, hunter, pirate)
    return escapes


def capture(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> Play[None]:
    """Let a hunter capture a pirate; a warship whose target he was has won (spec 4.15.8, 4.18.1)."""
    reveal(voyage, hunter, "nation")
    hunter.engaged = pirate.id
    yield from captured(voyage, pirate, nation=nation_of_hunter(voyage, hunter), by=hunter)
    hunter.engaged = ""
    took(voyage, hunter, pirate)


# ---------------------------------------------------------------- thrown out


def throw_out(voyage: Voyage, hunters: list[Hunter]) -> Play[None]:
    """Throw hunters out of the ports where they are, each into an adjacent sea hex of its controller's choice (BN-K4).

    All are asked at once.
    """
    ways = [outward(port_at(hunter.position.place)) for hunter in hunters]
    everybody = not voyage.table.patched(TABLE_CUSTOMS)
    asked_for = [n for n, places in enumerate(ways) if everybody or len(places) > 1]
    given = yield from put_all(voyage, [_ask_way(hunters[n], ways[n]) for n in asked_for])
    chosen = dict(zip(asked_for, given, strict=True))
    for n, hunter in enumerate(hunters):
        place = chosen.get(n, ways[n][0])
        number = port_at(hunter.position.place)
        hunter.position = Position(place, "sea")
        voyage.tell(
            "hunter_thrown_out", hunter=hunter.token, seat=hunter.controller, port=number, place=place, rule="BN 4.31"
        )


def _ask_way(hunter: Hunter, places: list[str]) -> Ask[str]:
    kind, rule = asked("BN-K4")
    return choose(
        hunter.controller,
        kind,
        [Option(place, {"place": place}) for place in places],
        default=places[0],
        data={"hunter": hunter.token, "port": port_at(hunter.position.place)},
        rule=rule,
    )


def unwelcome(state: State) -> list[Hunter]:
    """Return the commissioners in ports that have closed to them: a pro-pirate governor, a letter of the nation."""
    found: list[Hunter] = []
    for hunter in state.hunters:
        number = port_at(hunter.position.place)
        inside = hunter.kind == "kc" and hunter.position.inside and not is_pirate_port(state, number)
        if inside and (governor_of(state, number) == "pro" or letter_bars(state, number)):
            found.append(hunter)
    return found


# ---------------------------------------------------------------- blockades


def settle(voyage: Voyage) -> Play[None]:
    """Carry out what follows once everybody has moved: commissioners thrown out, blockades begun and ended."""
    if not (voyage.state.hunters or voyage.hidden.blockaded):
        return
    if voyage.state.ended and voyage.table.patched(COMBAT_CORRECTIONS):
        return
    if shut_out := unwelcome(voyage.state):
        yield from throw_out(voyage, shut_out)
    settle_blockades(voyage)


def settle_blockades(voyage: Voyage) -> None:
    """Begin and end blockades: 1 Popularity lost at the start, 1 won at the end (BN 14.3).

    A pirate who is chased out of the port wins nothing: his blockade has been forgotten then.
    """
    known = voyage.hidden.blockaded
    if not known and not any(port_at(hunter.position.place) for hunter in voyage.state.hunters):
        return
    for pirate in voyage.state.in_order():
        now = port_at(pirate.position.place) if blockaders(voyage.state, pirate) else ""
        before = known.get(pirate.id, "")
        if before and before != now:
            del known[pirate.id]
            voyage.tell("blockade_over", seat=pirate.seat, pirate=pirate.id, port=before, rule="BN 14.3")
            ledgers.popularity(voyage, pirate, 1, "blockade_over", "BN 14.3")
        if now and before != now:
            known[pirate.id] = now
            voyage.tell("blockaded", seat=pirate.seat, pirate=pirate.id, port=now, rule="BN 14.3")
            ledgers.popularity(voyage, pirate, -1, "blockade", "BN 14.3")
    gone = [name for name in known if voyage.state.pirates[name].status != "active"]
    for name in gone:
        del known[name]
