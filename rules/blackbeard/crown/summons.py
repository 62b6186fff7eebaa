"""The causes that bring warships and move hunters: searches and the lines of the action card (spec 4.8, 4.25)."""

from rules.blackbeard.battle.interception import run_past
from rules.blackbeard.crown.contacts import try_one
from rules.blackbeard.crown.courses import in_zone, leg, nearest_arrow, open_arrows
from rules.blackbeard.crown.fleet import warship_on_lane, warship_to
from rules.blackbeard.crown.harbours import capture, settle
from rules.blackbeard.crown.hunting import act_all, entry_of
from rules.blackbeard.hidden import HunterEntry
from rules.blackbeard.hunters import dismiss, hand_over, in_play, nation_of_hunter, reveal
from rules.blackbeard.sea.harbour import chase_out
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, CROWN_CORRECTIONS, FORTUNE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import nation_of, port_at
from rules.kernel import Play


def found_by_search(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Put a warship onto the hex of a pirate whose search found it; it tries him at once (BN 8.12)."""
    hunter = warship_to(voyage, Position(pirate.position.place, "sea"), pirate)
    if hunter is not None:
        yield from try_one(voyage, hunter, pirate)


def warships(voyage: Voyage) -> list[Hunter]:
    """Return the warships in play."""
    return [hunter for hunter in voyage.state.hunters if hunter.kind == "warship"]


def move_or_draw(voyage: Voyage, drawing: Pirate | None) -> Play[None]:
    """Let every warship move once more by its orders; without any, one comes to a random lane (BN 7.34)."""
    if warships(voyage):
        yield from act_all(voyage, ["warship"], _bonus_entry)
        yield from settle(voyage)
    elif drawing is not None:
        warship_on_lane(voyage, drawing)


def _bonus_entry(voyage: Voyage, hunter: Hunter) -> HunterEntry:
    """Return what a warship does in its bonus move: it chases if its orders of this turn are done (spec 4.25)."""
    entry = entry_of(voyage, hunter)
    done = entry.kind == "transit" or (entry.kind == "goto" and hunter.position.place == entry.goal)
    if done and voyage.table.patched(CROWN_CORRECTIONS):
        return HunterEntry("chase", hexes=entry.hexes)
    return entry


def operate_commissioners(voyage: Voyage) -> Play[None]:
    """Let all commissioners act: in the next turn, or by the option ``kc_timing`` at once (BN 7.35, 9-A2)."""
    if voyage.options.kc_timing == "next_turn":
        voyage.state.kcs_active = True
        return
    yield from act_all(voyage, ["kc"])
    yield from settle(voyage)


def hunt_most_notorious(voyage: Voyage, drawing: Pirate | None) -> Play[None]:
    """Turn all warships upon the most notorious pirate; without any, one comes to him at once (BN 7.36, 14.11).

    With the option ``most_notorious_card`` redraw, all warships go home first.
    """
    if drawing is None:
        return
    if voyage.options.most_notorious_card == "redraw":
        for hunter in warships(voyage):
            dismiss(voyage, hunter)
    found = warships(voyage)
    for hunter in found:
        own = hunter.controller == drawing.seat
        if own or hunter.target != drawing.id:
            # In older matches one that keeps its controller tells of it as of a challenge.
            rule = "BN 7.36" if own or voyage.table.patched(FORTUNE_CORRECTIONS) else "BN 14.15"
            hand_over(voyage, hunter, drawing, voyage.state.right_of(drawing.seat) if own else None, rule)
    if not found:
        yield from come_upon(voyage, drawing)
        yield from settle(voyage)


def come_upon(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Put a warship onto the hex of a pirate, where it tries, chases, blockades or captures him (spec 4.25)."""
    place = pirate.position.place
    hunter = warship_to(voyage, Position(_beside(voyage, pirate.position), "sea"), pirate)
    if hunter is None or in_zone(pirate.position):
        return
    number = port_at(place)
    if pirate.careened:
        yield from capture(voyage, hunter, pirate)
    elif pirate.position.afloat:
        yield from try_one(voyage, hunter, pirate)
    elif nation_of_hunter(voyage, hunter) == nation_of(voyage.state, number):
        reveal(voyage, hunter, "nation")
        yield from chase_out(voyage, pirate, number)
        if pirate.status == "active" and in_play(voyage, hunter):
            hunter.position = Position(pirate.position.place, "sea")
            yield from run_past(voyage, pirate)
            yield from try_one(voyage, hunter, pirate)


def _beside(voyage: Voyage, where: Position) -> str:
    """Return the hex to which a warship comes for a pirate: his own, or the nearest arrow hex of his zone."""
    if not in_zone(where):
        return where.place
    arrows = open_arrows(voyage.state, voyage.options, where.place)
    if arrows:
        return min(arrows, key=lambda arrow: HEXES[arrow].rank)
    if voyage.table.patched(COMBAT_CORRECTIONS):
        return nearest_arrow(voyage.state, voyage.options, where)
    # The zone opens onto no map: in older matches the nearest arrow hex of the main map.
    anywhere = next(name for name, hexagon in HEXES.items() if hexagon.water)
    return leg(voyage.state, voyage.options, anywhere, where)
