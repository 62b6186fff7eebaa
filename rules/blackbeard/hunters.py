"""Hunters as pieces: how they come to the board, what is known of them, how they leave it (spec 4.15).

A warship's nation, Combat and Speed are hidden in ``hidden.faces`` until they are revealed; only its controller knows
them before. A King's Commissioner is open from the start. This room stands beside ``stocks``: ships, ports and battles
use it, and it knows none of them.
"""

from types import MappingProxyType
from typing import Literal, NamedTuple

from rules.blackbeard.hidden import HunterEntry
from rules.blackbeard.state import Hunter, Pirate, Position, State
from rules.blackbeard.stocks import draw, give_back, new_token
from rules.blackbeard.tables import COMMISSIONERS, LETTERS, UNIDENTIFIED, WARSHIPS
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, CROWN_CORRECTIONS, Voyage

HunterStock = Literal["warships", "commissioners"]
STOCK_OF = MappingProxyType({"kc": "commissioners", "warship": "warships", "ghost": "warships"})
"""By kind of hunter, the stock from which its counter comes."""
MOST_HEXES = 5
"""The hexes that a warship may sail at most, whatever its Speed (BN 14.15)."""


class Known(NamedTuple):
    """The knowledge of a seat about a hunter. ``piece``: the id of its counter."""

    piece: str
    nation: str
    combat: int
    speed: int


def chasers_of(state: State, pirate: Pirate) -> list[Hunter]:
    """Return the hunters of other seats that are after a pirate, without those in a transit zone."""
    others = (one for one in state.hunters if one.controller != pirate.seat and one.position.mode != "zone")
    return [hunter for hunter in others if hunter.target == pirate.id]


# ---------------------------------------------------------------- arrival


def are_left(voyage: Voyage, stock: HunterStock) -> bool:
    """Return whether another hunter can come: the module is on, and its stock is not empty (spec 13)."""
    return voyage.options.m_hunters and bool(voyage.hidden.stocks[stock])


def draw_hunter(voyage: Voyage, stock: HunterStock) -> str | None:
    """Draw the counter of the next hunter; None if none can come."""
    return draw(voyage, stock) if are_left(voyage, stock) else None


def place_warship(
    voyage: Voyage, place: Position, target: Pirate, controller: int | None = None, *, lane: str = "", rolled: int = 0
) -> Hunter | None:
    """Put the next warship of the stock on the board face down; None if the stock is empty (spec 4.15.7).

    Its controller is the right-hand seat of its target's seat, unless another one is given.
    """
    piece = draw_hunter(voyage, "warships")
    if piece is None:
        return None
    seat = voyage.state.right_of(target.seat) if controller is None else controller
    hunter = Hunter(new_token(voyage, "warship"), "warship", place, seat, target.id)
    voyage.hidden.faces[hunter.token] = piece
    voyage.hidden.known[hunter.token] = [seat]
    voyage.state.hunters.append(hunter)
    tell_arrival(voyage, hunter, lane, rolled)
    return hunter


def place_commissioner(voyage: Voyage, zone: str, target: Pirate, controller: int, nation: str) -> Hunter | None:
    """Put the next King's Commissioner of the stock into a zone, for everybody to see; None if the stock is empty."""
    piece = draw_hunter(voyage, "commissioners")
    if piece is None:
        return None
    row = COMMISSIONERS[piece]
    hunter = Hunter(new_token(voyage, "kc"), "kc", Position(zone, "zone"), controller, target.id, piece, nation)
    hunter.combat, hunter.speed = row.combat, row.speed
    voyage.state.hunters.append(hunter)
    tell_arrival(voyage, hunter)
    return hunter


def tell_arrival(voyage: Voyage, hunter: Hunter, lane: str = "", rolled: int = 0) -> None:
    """Tell that a hunter has come; what is hidden of a warship is told to its controller alone."""
    facts = known_of(voyage, hunter)._asdict()
    hidden = not hunter.face
    voyage.tell(
        "hunter_arrived",
        hunter=hunter.token,
        what=hunter.kind,
        seat=hunter.controller,
        target=hunter.target,
        place=hunter.position.place,
        mode=hunter.position.mode,
        lane=lane,
        rolled=rolled,
        rule="BN 13.22" if hunter.kind == "kc" else "BN 14.13",
        private={hunter.controller: facts} if hidden else None,
        reveals=True,
        **({} if hidden else facts),
    )


# ---------------------------------------------------------------- knowledge of hunters


def piece_of(voyage: Voyage, hunter: Hunter) -> str:
    """Return the id of a hunter's counter; only for carrying out a rule."""
    return hunter.face or voyage.hidden.faces[hunter.token]


def known_of(voyage: Voyage, hunter: Hunter) -> Known:
    """Return everything about a hunter, as its controller knows it."""
    piece = piece_of(voyage, hunter)
    if hunter.kind == "kc":
        return Known(piece, hunter.nation, hunter.combat, hunter.speed)
    row = WARSHIPS[piece]
    return Known(piece, row.nationality, row.strength, row.speed)


def figures(voyage: Voyage, hunter: Hunter) -> tuple[int, int]:
    """Return a hunter's Combat and Speed now; only for carrying out a rule."""
    found = known_of(voyage, hunter)
    return found.combat, found.speed


def nation_of_hunter(voyage: Voyage, hunter: Hunter) -> str:
    """Return a hunter's nation, or :data:`~rules.blackbeard.tables.UNIDENTIFIED`; only for carrying out a rule."""
    return known_of(voyage, hunter).nation


def reveal(voyage: Voyage, hunter: Hunter, what: str) -> None:
    """Tell everybody a hunter's nation (``what`` "nation") or all its figures ("figures"); once each (spec 7)."""
    found = known_of(voyage, hunter)
    if what == "nation" and not hunter.nation:
        hunter.nation = found.nation
        voyage.tell(
            "hunter_nation",
            hunter=hunter.token,
            seat=hunter.controller,
            nation=found.nation,
            reveals=True,
            rule="BN 14.12",
        )
    elif what == "figures" and not hunter.face:
        hunter.face, hunter.nation, hunter.combat, hunter.speed = found
        voyage.tell(
            "hunter_known",
            hunter=hunter.token,
            seat=hunter.controller,
            reveals=True,
            rule="BN 14.1",
            **found._asdict(),
        )


def hand_over(
    voyage: Voyage, hunter: Hunter, target: Pirate, controller: int | None = None, rule: str = "BN 14.15"
) -> None:
    """Give a hunter another target, and another controller if one is named, who learns its figures."""
    hunter.target = target.id
    seat = hunter.controller if controller is None else controller
    learns = seat != hunter.controller and not hunter.face
    hunter.controller = seat
    if learns and seat not in voyage.hidden.known.setdefault(hunter.token, []):
        voyage.hidden.known[hunter.token].append(seat)
    voyage.tell(
        "hunter_turned",
        hunter=hunter.token,
        seat=seat,
        target=target.id,
        rule=rule,
        private={seat: known_of(voyage, hunter)._asdict()} if learns else None,
    )


# ---------------------------------------------------------------- how it fares


def wear(voyage: Voyage, hunter: Hunter, *, combat: int = 0, speed: int = 0, cause: str, rule: str) -> None:
    """Take squares off a commissioner's Combat and Speed, neither below 0; warships are never worn (BN 13.61, 8.112).

    A Combat of 0 means that he is sunk; the caller sends him home.
    """
    if hunter.kind != "kc":
        return
    hunter.combat = max(0, hunter.combat - combat)
    hunter.speed = max(0, hunter.speed - speed)
    _tell_track(voyage, hunter, "hunter_worn", cause, rule)


def restore(voyage: Voyage, hunter: Hunter, steps: int) -> None:
    """Raise a commissioner's Combat and Speed by some squares each, up to print; a refit ends scurvy too (BN 15.4)."""
    row = COMMISSIONERS[hunter.face]
    hunter.combat = min(row.combat, hunter.combat + steps)
    hunter.speed = min(row.speed, hunter.speed + steps)
    hunter.scurvy = False
    _tell_track(voyage, hunter, "hunter_mended", "refit", "BN 15.4")


def _tell_track(voyage: Voyage, hunter: Hunter, kind: str, cause: str, rule: str) -> None:
    voyage.tell(
        kind,
        hunter=hunter.token,
        seat=hunter.controller,
        combat=hunter.combat,
        speed=hunter.speed,
        cause=cause,
        rule=rule,
    )


# ---------------------------------------------------------------- where it lies, whom it tries


def hunter_of(state: State, token: str) -> Hunter | None:
    """Return the hunter with that token, None if it is not in play."""
    return next((hunter for hunter in state.hunters if hunter.token == token), None)


def in_play(voyage: Voyage, hunter: Hunter) -> bool:
    """Return whether a hunter is still on the board."""
    return hunter_of(voyage.state, hunter.token) is hunter


def has_gone(voyage: Voyage, hunter: Hunter) -> bool:
    """Return whether a hunter went home while a captain who met it was asked; older matches go on as if it had not."""
    return voyage.table.patched(COMBAT_CORRECTIONS) and not in_play(voyage, hunter)


def hunters_at_sea(state: State, place: str) -> list[Hunter]:
    """Return the hunters that lie at sea in a hex, in the order of their arrival."""
    return [hunter for hunter in state.hunters if hunter.position == (place, "sea")]


def blockaders(state: State, pirate: Pirate) -> list[Hunter]:
    """Return the hunters that blockade a pirate inside a port: of another seat, at sea in its hex (BN 14.3)."""
    if pirate.status != "active" or not pirate.position.inside:
        return []
    found = hunters_at_sea(state, pirate.position.place)
    return [hunter for hunter in found if hunter.kind != "ghost" and hunter.controller != pirate.seat]


def tries(voyage: Voyage, hunter: Hunter, pirate: Pirate, *, automatic: bool = False) -> bool:
    """Return whether a hunter tries to intercept a pirate at all when they meet (spec 4.11.2).

    Never one of its controller's seat. A commissioner tries his target, others only if his orders say so.
    ``automatic``: at a hazard event every hunter tries everybody (spec 5.0b); in older matches no commissioner does.
    """
    if pirate.seat == hunter.controller or pirate.status != "active":
        return False
    if automatic and voyage.table.patched(CROWN_CORRECTIONS):
        return True
    entry = voyage.hidden.hunter_entries.get(hunter.token, HunterEntry())
    return hunter.kind != "kc" or hunter.target == pirate.id or entry.attack_others


# ---------------------------------------------------------------- departure


def dismiss(voyage: Voyage, hunter: Hunter) -> None:
    """Return a hunter to its stock, repaired (BN 13.23)."""
    if not in_play(voyage, hunter):
        return
    found = known_of(voyage, hunter)
    # A battle in another hex may go on with it for a moment, and needs its figures. It is no longer on the board, so
    # that no view shows them.
    hunter.face, hunter.nation = found.piece, found.nation
    voyage.hidden.faces.pop(hunter.token, None)
    voyage.hidden.known.pop(hunter.token, None)
    voyage.hidden.hunter_entries.pop(hunter.token, None)
    voyage.state.hunters = [other for other in voyage.state.hunters if other is not hunter]
    voyage.tell(
        "hunter_gone",
        hunter=hunter.token,
        what=hunter.kind,
        seat=hunter.controller,
        target=hunter.target,
        rule="BN 13.23",
    )
    give_back(voyage, STOCK_OF[hunter.kind], found.piece)


def target_gone(voyage: Voyage, pirate: Pirate) -> None:
    """Send the hunters home whose target has left play for good; those that fought him then have won (spec 4.15.8)."""
    for hunter in list(voyage.state.hunters):
        if hunter.target == pirate.id:
            if hunter.engaged == pirate.id:
                took(voyage, hunter, pirate)
            dismiss(voyage, hunter)


def took(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> None:
    """Send a warship home that has captured, killed or sunk its target; its controller wins a letter (BN 14.42).

    The letter is of the warship's nation, and set aside for the seat.
    """
    if hunter.kind != "warship" or hunter.target != pirate.id or not in_play(voyage, hunter):
        return
    reveal(voyage, hunter, "nation")
    stock = voyage.hidden.stocks["letters"]
    letter = next((one for one in stock if LETTERS[one].nationality == hunter.nation), None)
    if letter is not None and hunter.nation != UNIDENTIFIED:
        stock.remove(letter)
        voyage.state.stocks["letters"] = len(stock)
        voyage.state.aside.setdefault(hunter.controller, []).append(letter)
        voyage.tell(
            "letter_won",
            seat=hunter.controller,
            hunter=hunter.token,
            letter=letter,
            nation=hunter.nation,
            reveals=True,
            rule="BN 14.42",
        )
    dismiss(voyage, hunter)
