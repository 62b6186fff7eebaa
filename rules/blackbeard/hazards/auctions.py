"""Auctions by sealed bids: royal pardons, the parrot, prohibited alcohol (events 26, 33, 36, 52; BN-E4)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put_all
from rules.blackbeard.cunning import Look, Roll, Seen, tried
from rules.blackbeard.dice import jd66
from rules.blackbeard.lasting import RULE
from rules.blackbeard.names import asked
from rules.blackbeard.sea.cargo import stowed
from rules.blackbeard.state import Pirate
from rules.blackbeard.stocks import draw, give_back
from rules.blackbeard.tables import LETTERS
from rules.blackbeard.turn.arenas import disputed
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, Voyage
from rules.kernel import Ask, Play, form, number

PARDON, PARROT, ALCOHOL = "pardon", "parrot", "alcohol"
Bids = Mapping[str, int]


# ---------------------------------------------------------------- the auction


def auction(
    voyage: Voyage, what: str, bidders: Sequence[Pirate], facts: Mapping[str, Any]
) -> Play[tuple[Pirate | None, int]]:
    """Sell something to the highest sealed bid of some pirates; return the winner, if any, and what he has paid.

    Every seat bids once for each of its pirates who has money. Ties are settled by jd66.
    """
    able = [pirate for pirate in bidders if pirate.cabin]
    seats = sorted(dict.fromkeys(pirate.seat for pirate in able))
    asks = [_ask(seat, [one for one in able if one.seat == seat], what, facts) for seat in seats]
    forms = yield from put_all(voyage, asks)
    bids = {name: bid for found in forms for name, bid in found.items()}
    most = max(bids.values(), default=0)
    tied = [pirate for pirate in able if most and bids[pirate.id] == most]
    winner, rolls = yield from _settle_tie(voyage, tied)
    voyage.tell(
        "auction",
        what=what,
        bids=[{"seat": one.seat, "pirate": one.id, "doubloons": bids[one.id]} for one in able],
        rolls=rolls,
        seat=None if winner is None else winner.seat,
        pirate="" if winner is None else winner.id,
        doubloons=most,
        reveals=True,
        rule=RULE,
        **facts,
    )
    if winner is not None:
        ledgers.pay(voyage, winner, most, "auction", RULE)
    return winner, most


def _settle_tie(voyage: Voyage, tied: Sequence[Pirate]) -> Play[tuple[Pirate | None, list[dict[str, Any]]]]:
    """Return who wins of those who have bid the same, and their rolls; the tied ones roll again among themselves."""
    if len(tied) < 2:
        return next(iter(tied), None), []
    last: list[tuple[Pirate, list[dict[str, Any]]]] = []

    def roll() -> Roll:
        rows: list[dict[str, Any]] = []
        best = list(tied)
        while len(best) > 1:
            faces = {pirate.id: jd66(voyage, "dispute") for pirate in best}
            rows += [{"pirate": name, "face": face} for name, face in faces.items()]
            best = [pirate for pirate in best if faces[pirate.id] == max(faces.values())]
        last[:] = [(best[0], rows)]
        return [row["face"] for row in rows]

    def look(pirate: Pirate) -> Look:
        def seen(faces: Roll) -> Seen:
            del faces
            winner, rows = last[0]
            own = [row["face"] for row in rows if row["pirate"] == pirate.id]
            foe = [row["face"] for row in rows if row["pirate"] != pirate.id]
            return tried(passed=winner is pirate, own=own, foe=foe)

        return seen

    yield from disputed(voyage, tied, roll, look)
    return last[0]


def _ask(seat: int, pirates: Sequence[Pirate], what: str, facts: Mapping[str, Any]) -> Ask[Bids]:
    """Return the sealed bids of one seat: one number for each pirate, 0 for none."""
    question = asked("BN-E4")

    def steps() -> Play[Bids]:
        found: dict[str, int] = {}
        for pirate in pirates:
            found[pirate.id] = yield from number(
                seat,
                "bid",
                0,
                pirate.cabin,
                step=f"{pirate.id}_bid",
                default=0,
                data={"pirate": pirate.id, "cabin": pirate.cabin, "what": what},
                rule=question.rule,
            )
        return found

    return form(
        seat,
        question.kind,
        steps,
        facts=_bids_in,
        secret=True,
        data={"what": what, **facts},
        rule=question.rule,
    )


def _bids_in(bids: Bids) -> Mapping[str, object]:
    return {"bids": [{"pirate": name, "doubloons": bid} for name, bid in bids.items()]}


# ---------------------------------------------------------------- lots


def pardon(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Sell a letter of marque that is a royal pardon as well (events 26, 33)."""
    del drawing
    letter = draw(voyage, "letters")
    if letter is None:
        return
    facts = {"letter": letter, "nation": LETTERS[letter].nationality}
    voyage.tell("pardon_offered", letter=letter, nation=facts["nation"], reveals=True, rule=RULE)
    winner, _ = yield from auction(voyage, PARDON, voyage.state.active(), facts)
    if winner is None:
        give_back(voyage, "letters", letter)
        return
    if winner.letter:
        give_back(voyage, "letters", winner.letter)
    winner.letter, winner.pardon = letter, True


def parrot(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Sell the parrot, which takes one wound; there is only one in play (event 36)."""
    del drawing
    if any(pirate.parrot and pirate.in_play for pirate in voyage.state.pirates.values()):
        return
    winner, _ = yield from auction(voyage, PARROT, voyage.state.active(), {})
    if winner is not None:
        winner.parrot = True


def prohibition(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Sell the alcohol of every pirate, lot by lot, to pirates of other seats; unsold lots are lost (event 52).

    The alcohol aboard when the event comes is sold; in older matches alcohol that was bought in it is sold again.
    """
    del drawing
    before = {pirate.id: pirate.ship.markers.count(ALCOHOL) for pirate in voyage.state.in_order()}
    for seller in voyage.state.in_order():
        now = seller.ship.markers.count(ALCOHOL)
        lot = [ALCOHOL] * (before[seller.id] if voyage.table.patched(COMBAT_CORRECTIONS) else now)
        if not lot:
            continue
        bidders = [pirate for pirate in voyage.state.active() if pirate.seat != seller.seat]
        winner, price = yield from auction(voyage, ALCOHOL, bidders, {"target": seller.id, "count": len(lot)})
        ledgers.unload(voyage, seller, lot, "auction", RULE)
        if winner is None:
            continue
        placed, _ = stowed(voyage, winner, lot)
        ledgers.load(voyage, winner, placed, "auction", RULE)
        surplus = ledgers.earn(voyage, seller, price, "auction", RULE)
        ledgers.lose_surplus(voyage, seller, surplus, "auction", RULE)
