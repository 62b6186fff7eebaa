"""Events of crowns and crews: letters, mutiny, the ghost ship, the hunt, peace (15, 16, 24, 25, 31, 32)."""

from rules.blackbeard.asking import put
from rules.blackbeard.crown.fleet import commissioner, warship_on_lane
from rules.blackbeard.crown.harbours import throw_out, unwelcome
from rules.blackbeard.crown.hunting import one_operation
from rules.blackbeard.cunning import Roll, rerolled, tried
from rules.blackbeard.dice import LOWEST
from rules.blackbeard.dice import dice as roll_dice
from rules.blackbeard.hunters import draw_hunter, tell_arrival
from rules.blackbeard.lasting import GHOST, NEXT_HAZARD, RULE, begin
from rules.blackbeard.names import asked
from rules.blackbeard.port.letters import offer_letter
from rules.blackbeard.ship.fates import mutiny
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.stocks import give_back, new_token, random_lane
from rules.blackbeard.tables import LANES, WARSHIPS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Option, Play, choose

ENGLISH = "English"


def letter(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Put a letter of marque on offer; commissioners leave the ports of its nation (event 15)."""
    del drawing
    offer_letter(voyage)
    yield from throw_out(voyage, unwelcome(voyage.state))


def discontent(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let the drawing seat choose the pirate whose crew may rise: two dice above his Popularity (events 16, 32)."""
    pirates = voyage.state.in_order()
    if not pirates:
        return
    pirate = yield from _choose(voyage, drawing, pirates)
    favour = pirate.popularity

    def roll() -> Roll:
        return roll_dice(voyage, "event", 2)

    def rises(faces: Roll) -> bool:
        return sum(faces) > favour

    faces = yield from rerolled(
        voyage,
        pirate,
        "discontent",
        roll,
        rises,
        look=lambda faces: tried(passed=not rises(faces)),
        vain=lambda _: rises([LOWEST, LOWEST]),
    )
    risen = rises(faces)
    voyage.tell(
        "discontent",
        seat=pirate.seat,
        pirate=pirate.id,
        rolls=list(faces),
        popularity=favour,
        result="mutiny" if risen else "calm",
        rule="BN 17.1",
    )
    if risen:
        yield from mutiny(voyage, pirate)


def _choose(voyage: Voyage, drawing: Pirate, pirates: list[Pirate]) -> Play[Pirate]:
    """Ask for the pirate (BN-E2); by default the most notorious one of another seat, the first of equals."""
    if len(pirates) == 1:
        return pirates[0]
    others = [pirate for pirate in pirates if pirate.seat != drawing.seat] or pirates
    question = asked("BN-E2")
    name = yield from put(
        voyage,
        choose(
            drawing.seat,
            question.kind,
            [
                Option(one.id, {"pirate": one.id, "popularity": one.popularity, "notoriety": one.notoriety})
                for one in pirates
            ],
            default=voyage.state.most_notorious(others)[0].id,
            rule=question.rule,
        ),
    )
    return voyage.state.pirates[name]


def ghost_ship(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Bring Blackbeard's ghost ship to a random lane with a warship's figures, under the right-hand seat (event 24)."""
    yield from ()
    piece = draw_hunter(voyage, "warships")
    if piece is None:
        return
    lane, row = random_lane(voyage), WARSHIPS[piece]
    hunter = Hunter(
        new_token(voyage, "ghost"),
        "ghost",
        Position(LANES[lane].hex, "sea"),
        voyage.state.right_of(drawing.seat),
        "",
        piece,
        row.nationality,
        row.strength,
        row.speed,
    )
    voyage.state.hunters.append(hunter)
    tell_arrival(voyage, hunter, lane, int(lane))
    begin(voyage, GHOST, "", NEXT_HAZARD, hunter=hunter.token)


def hunt(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let the right-hand seat hunt: one hunter acts at once, or a commissioner comes for the drawer (event 25)."""
    state = voyage.state
    seat = state.right_of(drawing.seat)
    own = [hunter for hunter in state.hunters if hunter.controller == seat and hunter.kind != "ghost"]
    if own:
        hunter = yield from _choose_hunter(voyage, seat, own)
        yield from one_operation(voyage, hunter, into_zone=True)
    elif drawing.status == "active":
        came = yield from commissioner(voyage, seat, drawing, ENGLISH)
        if came is None:
            warship_on_lane(voyage, drawing)


def _choose_hunter(voyage: Voyage, seat: int, hunters: list[Hunter]) -> Play[Hunter]:
    """Ask which hunter acts, if there are several."""
    if len(hunters) == 1:
        return hunters[0]
    question = asked("BN-K3b")
    token = yield from put(
        voyage,
        choose(
            seat,
            question.kind,
            [
                Option(one.token, {"hunter": one.token, "place": one.position.place, "target": one.target})
                for one in hunters
            ],
            default=hunters[0].token,
            rule=question.rule,
        ),
    )
    return next(hunter for hunter in hunters if hunter.token == token)


def peace(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Call in all letters of marque, and give back all cunning (event 31)."""
    del drawing
    yield from ()
    state = voyage.state
    letters = [*state.offered, *(letter for won in state.aside.values() for letter in won)]
    state.offered, state.aside = [], {}
    for pirate in state.pirates.values():
        if pirate.letter:
            letters.append(pirate.letter)
            pirate.letter, pirate.pardon = "", False
        pirate.cunning_used, pirate.cunning_blocked = 0, False
    state.cunning = None
    voyage.tell("peace", letters=letters, rule=RULE)
    for one in letters:
        give_back(voyage, "letters", one)
