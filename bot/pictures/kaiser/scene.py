"""The content of the pictures of The Kaiser's Pirates: plain JSON made from one reader's view."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.initials import marks_of
from bot.pictures.kaiser.emblems import FAMILIES, STATES
from bot.pictures.kaiser.fleets import name_of
from bot.pictures.kaiser.hands import signs_of
from bot.pictures.kaiser.reading import entry_of
from bot.pictures.kaiser.telling import MOST_READ, effect_of, hand_facts, table_facts
from bot.pictures.kaiser.terms import card_name, family_of, piece_name, purpose_name, ship_name
from bot.pictures.kaiser.turns import (
    counted,
    is_scored,
    last_round,
    order,
    past_rounds,
    places,
    planned_rounds,
    role,
    struck,
)
from bot.text import Names, Words
from rules.kaiser.coins import hit_of
from rules.kaiser.pieces import PHANTOM, is_german, is_raider, is_warship, kind_of, va_of
from rules.kaiser.view.model import KaiserView, SeenForce, SeenSlot, SeenVessel

__all__ = ["hand", "hand_facts", "table", "table_facts"]

PLAIN_PARTS = ("attack", "special")


def table(view: KaiserView, words: Words, names: Names) -> dict[str, Any] | None:
    """Return what everybody sees: the fleets in a round, the score after it."""
    if not view.round:
        return None
    scored = is_scored(view)
    marks = marks_by_seat(view, words, names)
    seats = [seat_scene(view, seat, words, names) for seat in order(view)]
    fight = None if scored or view.last_fight is None else fight_scene(view.last_fight, words)
    for shown_as in (*seats, *(fight["sides"] if fight else ())):
        shown_as["mark"] = marks[shown_as["number"] - 1]
    shown = [state for seat in seats for state in (*states_of(seat), *laid_of(seat), *waiting_of(seat))]
    kinds = [ship["kind"] for seat in seats for ship in (*seat["ships"], *seat["prizes"])]
    return {
        "scored": scored,
        "title": title(view, words),
        "note": note(view, words),
        "left": None if scored else view.left,
        "top": [card_scene(card, words) for card in view.top],
        "discards": words.line("kaiser-picture_discards"),
        "read": [read_scene(read, words) for read in view.read[-MOST_READ:]],
        "pairs": view.teams and not scored,
        "seats": seats,
        "fight": fight,
        "legend": [[state, words.line("kaiser-picture_state", state=state)] for state in explained(shown, kinds)],
        "brief": {POINTS: words.line("kaiser-picture_state", state="points_brief")},
    }


FLEET = ("warship", "raider", "prize")
"""The kinds of ships that a legend names, in its order; merchants are the others."""
LAID = ("british", "upright")
"""The places of cards in front of a fleet, in the order of the legend."""
POINTS = "points"
"""The sign of round points."""
WAITING = "waiting"
"""The sign of sunk German ships that do not count yet."""


def explained(shown: Sequence[str], kinds: Sequence[str] = ()) -> list[str]:
    """Return the signs for the legend: those of waiting ships, states and cards that occur, round points, ships.

    None without one of the first three. Where there is no room for all, the ships give way.
    """
    found = [state for state in (WAITING, *STATES, *LAID) if state in shown]
    return [*found, POINTS, *(kind for kind in FLEET if kind in kinds)] if found else []


def title(view: KaiserView, words: Words) -> str:
    """Return the picture's title."""
    if view.ended:
        return words.line("kaiser-picture_over")
    if is_scored(view):
        return words.line("kaiser-picture_after", round=view.round)
    return words.line("kaiser-picture_round", round=view.round, rounds=planned_rounds(view))


def note(view: KaiserView, words: Words) -> str:
    """Return the note beside the title: an extra turn, or an extra round."""
    if view.ended or is_scored(view):
        return ""
    if view.extra:
        return words.line("kaiser-picture_extra")
    return words.line("kaiser-picture_further") if view.round > view.options["rounds"] else ""


def states_of(seat: dict[str, Any]) -> list[str]:
    """Return the states that a seat's panel shows by signs."""
    vessels = [*seat["ships"], *seat["prizes"], *seat["row"]]
    return [*seat["states"], *(state for vessel in vessels for state in vessel["states"])]


def laid_of(seat: dict[str, Any]) -> list[str]:
    """Return the places of the cards in front of a seat's fleet, which its panel shows by signs."""
    return ["british" if place == "british" else "upright" for place, _ in seat["committed"]]


def waiting_of(seat: dict[str, Any]) -> list[str]:
    """Return the sign of sunk German ships that do not count yet, if a seat's panel shows it."""
    return [WAITING] if seat["waiting"] else []


def marks_by_seat(view: KaiserView, words: Words, names: Names) -> dict[int, str]:
    """Return the mark of each seat, by which a contest names it: an initial, or the number of an AI."""
    seats = sorted(view.forces)
    named = [name_of({"name": names(seat), "nameless": seat_word(seat, words)}) for seat in seats]
    if view.seats == 1:
        # Without its article: the initial of "Le Fantôme" is its F.
        named[PHANTOM] = named[PHANTOM].split()[-1]
    return dict(zip(seats, marks_of(named), strict=True))


def seat_word(seat: int, words: Words) -> str:
    """Return what a seat is called whose name can't be drawn."""
    return words.line("kaiser-picture_seat", number=seat + 1)


def seat_scene(view: KaiserView, seat: int, words: Words, names: Names) -> dict[str, Any]:
    """Return one seat as everybody sees it."""
    force = view.forces[seat]
    slots = view.committed if seat == view.active else []
    lying: dict[str, list[SeenSlot]] = {}
    for slot in slots:
        lying.setdefault(slot.place.partition("/")[2], []).append(slot)
    least, most = force.bounds
    return {
        "number": seat + 1,
        "name": names(seat),
        "nameless": seat_word(seat, words),
        "turn": seat == view.active and not view.ended,
        "won": view.ended is not None and seat in view.ended["winners"],
        "place": places(view).get(seat),
        "hand": force.hand_size,
        "va": words.line("kaiser-picture_va", va=f"{least}" if least == most else f"{least}–{most}"),
        "waiting": force.waiting,
        "total": sum(force.points),
        "points": words.line("kaiser-picture_points", points=sum(force.points)),
        "states": [
            state
            for state, held in (("fog", force.fog), ("deception", force.deception), ("skipped", force.skipped))
            if held
        ],
        "ships": [vessel_scene(vessel, lying, words) for vessel in force.ships],
        "prizes": [vessel_scene(vessel, lying, words) for vessel in force.prizes],
        "row": [vessel_scene(vessel, lying, words, merchant=True) for vessel in force.row],
        "committed": [[slot.place, face(slot)] for slot in lying.pop("", [])],
        "score": score_scene(view, force, words) if is_scored(view) else None,
    }


def vessel_scene(
    vessel: SeenVessel, lying: dict[str, list[SeenSlot]], words: Words, *, merchant: bool = False
) -> dict[str, Any]:
    """Return a ship with its states, and the cards that lie on it."""
    kind = "merchant" if merchant else "prize"
    if is_german(vessel.card):
        kind = "warship" if is_warship(vessel.card) else "raider"
    hides = is_raider(vessel.card) or kind == "prize"
    states = [
        ("identified" if vessel.identified else "disguised") if hides else "",
        "damage" if vessel.damage else "",
        "supply" if vessel.low_supply else "",
        "refuge" if vessel.refuge else "",
    ]
    return {
        "ship": vessel.card,
        "name": ship_name(vessel.card, words),
        "va": va_of(vessel.card),
        "kind": kind,
        "damage": vessel.damage,
        "states": [state for state in states if state],
        "cards": [[slot.place.partition("/")[0] == "lay", face(slot)] for slot in lying.get(vessel.card, [])],
    }


def face(slot: SeenSlot) -> list[str]:
    """Return the classes of a committed card that was turned up; none for a card that lies face down."""
    return family_of(kind_of(slot.card)) if slot.up and slot.card else []


def card_scene(card: str, words: Words) -> dict[str, Any]:
    """Return an action card: its name, and its classes."""
    return {"name": card_name(card, words), "families": family_of(kind_of(card))}


def read_scene(read: dict[str, Any], words: Words) -> dict[str, Any]:
    """Return a solitaire card: which part of it was read, the face of the red die, and what stands there."""
    entry = entry_of(read)
    return {
        "part": "" if read["part"] in PLAIN_PARTS else words.line("kaiser-picture_part", part=read["part"]),
        "face": read["face"],
        "line": "" if entry is None else entry.worded(words),
    }


def fight_scene(fight: dict[str, Any], words: Words) -> dict[str, Any]:
    """Return the last contest: both sides with their dice, and the outcome."""
    return {
        "title": purpose_name(fight["purpose"], words),
        "outcome": words.line(
            "kaiser-picture_outcome", outcome=fight["outcome"], purpose=fight["purpose"], hit=hit_of(fight)
        ),
        "hit": fight["outcome"] in ("sunk", "damaged"),
        "good": fight["outcome"] == "success",
        "sides": [side_scene(fight, fight[side], words) for side in ("ours", "theirs")],
    }


def side_scene(fight: dict[str, Any], side: dict[str, Any], words: Words) -> dict[str, Any]:
    """Return one side of a contest: the dice as they fell, the modifiers by name, the result."""
    mods = [words.line("kaiser-picture_mod", why=mod["why"], amount=mod["amount"]) for mod in side["mods"]]
    return {
        "number": side["seat"] + 1,
        "what": words.line("kaiser-picture_side", role=role(fight, side), what=piece_name(side["what"], words)),
        "dice": [[die["die"], die["face"]] for die in side["dice"]],
        "mods": mods,
        "result": side["result"],
    }


def score_scene(view: KaiserView, force: SeenForce, words: Words) -> dict[str, Any]:
    """Return what a seat has scored: this round or all, the cards that count, those struck, and each round."""
    lost = [ship_name(card, words) for card in struck(force)]
    past = past_rounds(force) if view.ended or view.round > 1 else []
    # Of a match of several rounds, each round has its own line below the sums.
    whole = last_round(view, force)
    va = ("picture_total", sum(force.amounts)) if whole else ("picture_va", sum(force.amounts[-1:]))
    piled = [words.line("kaiser-picture_counted", how=how, n=n) for how, n in counted(force).items()]
    if whole and piled:
        piled[0] = words.line("kaiser-picture_counted_in", round=whole, counted=piled[0])
    return {
        "points": force.points[-1] if force.points and not whole else None,
        "va": words.line(f"kaiser-{va[0]}", va=str(va[1])) if force.amounts else "",
        "counted": piled,
        "struck": words.line("kaiser-picture_struck", round=whole, names=words.listing(lost)) if lost else "",
        "past": [words.line("kaiser-picture_past", round=n, va=va, points=points) for n, va, points in past],
        "afloat": ""
        if view.ended or not force.ships
        else words.line(
            "kaiser-picture_afloat", names=words.listing([ship_name(ship.card, words) for ship in force.ships])
        ),
    }


# ---------------------------------------------------------------- the hand


def hand(view: KaiserView, words: Words, names: Names) -> dict[str, Any] | None:
    """Return what only this seat knows; None if it knows nothing."""
    me = view.me
    if me is None or view.seat is None:
        return None
    mine = [slot for slot in view.committed if slot.card and not slot.up] if view.active == view.seat else []
    known = [(seat, cards) for seat, cards in sorted(me.known.items()) if cards]
    if not (me.hand or mine or known or me.deck):
        return None
    notes = [
        *([[words.line("kaiser-picture_committed"), *(laid(slot, words) for slot in mine)]] if mine else []),
        *([[words.line("kaiser-picture_knows", name=names(seat)), *named(cards, words)] for seat, cards in known]),
        *([[words.line("kaiser-picture_next"), *named(me.deck, words)]] if me.deck else []),
    ]
    return {
        "title": words.line("kaiser-picture_hand", count=len(me.hand)),
        "legend": [[family, words.line("kaiser-picture_family", family=family)] for family in held_families(me.hand)],
        "signs": [
            [sign, words.line("kaiser-picture_sign", sign=sign)] for sign in signs_of([kind_of(one) for one in me.hand])
        ],
        "cards": [hand_card(card, words, teams=view.teams) for card in me.hand],
        "notes": notes,
    }


def held_families(hand: Sequence[str]) -> list[str]:
    """Return the classes of the cards of a hand, for the legend of their signs."""
    held = {family for card in hand for family in family_of(kind_of(card))}
    return [family for family in FAMILIES if family in held]


def named(cards: Sequence[str], words: Words) -> list[str]:
    """Return the names of action cards."""
    return [card_name(card, words) for card in cards]


def laid(slot: SeenSlot, words: Words) -> str:
    """Return a card of this seat that lies face down on the table, and its place."""
    mode, _, ship = slot.place.partition("/")
    where = ship_name(ship, words) if ship else words.line("kaiser-picture_where", mode=mode)
    return words.line("kaiser-picture_laid", name=card_name(slot.card or "", words), where=where)


def hand_card(card: str, words: Words, *, teams: bool) -> dict[str, Any]:
    """Return a card of the hand; the picture adds what is printed on it."""
    kind = kind_of(card)
    return {
        **card_scene(card, words),
        "id": card,
        "kind": kind,
        "effect": words.line("kaiser-picture_effect", kind=effect_of(kind, teams=teams)),
    }
