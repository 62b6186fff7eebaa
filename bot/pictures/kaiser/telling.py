"""The alt texts of the pictures of The Kaiser's Pirates: facts made from one reader's view."""

from collections.abc import Sequence

from bot.pictures.kaiser.dice import DICE
from bot.pictures.kaiser.hands import form_of
from bot.pictures.kaiser.reading import entry_of
from bot.pictures.kaiser.turns import (
    Facts,
    counted,
    is_scored,
    last_round,
    order,
    past_rounds,
    planned_rounds,
    role,
    struck,
)
from rules.kaiser.coins import hit_of
from rules.kaiser.pieces import ACTIONS, GERMANS, MERCHANTS, action, is_raider, kind_of, va_of
from rules.kaiser.view.model import KaiserView, SeenSlot, SeenVessel
from rules.kernel import Fact

MOST_READ = 3
"""The number of solitaire cards that a picture shows, the last ones."""


def table_facts(view: KaiserView) -> Sequence[Fact]:
    """Return the lines of the table's alt text: whose turn it is, the last contest, then the fleets or the score."""
    if not view.round:
        return []
    if is_scored(view):
        return [ending(view), *(scored(view, seat) for seat in order(view))]
    rounds = {"round": view.round, "rounds": planned_rounds(view)}
    turn = {**rounds, "seat": view.active, "extra": view.extra, "remaining": view.left}
    return [
        Fact("picture_turn", turn),
        *([fight(view.last_fight)] if view.last_fight else []),
        *read(view),
        *(fleet(view, seat) for seat in order(view)),
        *([Fact("picture_table", {"slots": slot_rows(view.committed)})] if view.committed else []),
        *([Fact("picture_top", {"top": list(view.top)})] if view.top else []),
    ]


def ending(view: KaiserView) -> Fact:
    """Return the line about the end of the round, or of the match and its winners."""
    if view.ended is None:
        return Fact("picture_round_over", {"round": view.round})
    return Fact("picture_match_over", {"winners": list(view.ended["winners"])})


def fight(data: Facts) -> Fact:
    """Return the line about the last contest: both sides, their dice, modifiers and results, and the outcome."""
    sides = [
        {
            "seat": side["seat"],
            "what": side["what"],
            "role": role(data, side),
            "dice": [{"sides": DICE[die["die"]].sides, "face": die["face"]} for die in side["dice"]],
            "mods": list(side["mods"]),
            "result": side["result"],
        }
        for side in (data["ours"], data["theirs"])
    ]
    is_card = data["purpose"] in ACTIONS
    about = {"card": data["purpose"] if is_card else None, "purpose": data["purpose"]}
    return Fact("picture_fight", {**about, "sides": sides, "outcome": data["outcome"], "hit": hit_of(data)})


def read(view: KaiserView) -> list[Fact]:
    """Return the line about the solitaire cards that were read."""
    rows: list[Facts] = []
    for found in view.read[-MOST_READ:]:
        if (entry := entry_of(found)) is not None:
            card = entry.key if entry.is_card else None
            rows.append({"part": found["part"], "card": card, "entry": entry.key, "face": found["face"]})
    return [Fact("picture_read", {"read": rows})] if rows else []


def fleet(view: KaiserView, seat: int) -> Fact:
    """Return the line about a seat: its cards, amounts and states, then its ships, each with its states."""
    force = view.forces[seat]
    least, most = force.bounds
    return Fact(
        "picture_fleet",
        {
            "seat": seat,
            "size": force.hand_size,
            "amount": f"{least}" if least == most else f"{least}–{most}",
            "waiting": force.waiting,
            "total": sum(force.points),
            "fog": force.fog,
            "deception": force.deception,
            "skipped": force.skipped,
            "ships": [ship_row(ship) for ship in force.ships],
            "prizes": [ship_row(prize) for prize in force.prizes],
            "row": [ship_row(merchant) for merchant in force.row],
        },
    )


def ship_row(vessel: SeenVessel) -> Facts:
    """Return a ship with its states; a warship is always identified, so only others are said to be."""
    known = vessel.identified and (is_raider(vessel.card) or vessel.card.startswith("M"))
    states = {"identified": known, "damage": vessel.damage, "supply": vessel.low_supply, "refuge": vessel.refuge}
    return {"name": printed_name(vessel.card), "va": va_of(vessel.card), **states}


def printed_name(ship: str) -> str:
    """Return the name of a ship as printed, which is the same in all languages and shorter than its term."""
    return GERMANS[ship].name if ship in GERMANS else MERCHANTS[ship].name


def slot_row(slot: SeenSlot) -> Facts:
    """Return a committed card: its place, and its face if it was turned up."""
    mode, _, ship = slot.place.partition("/")
    return {"where": mode, "ship": ship or None, "card": slot.card if slot.up else None}


def slot_rows(slots: Sequence[SeenSlot]) -> list[Facts]:
    """Return committed cards; equal ones are counted in one row."""
    rows = [slot_row(slot) for slot in slots]
    return [{**row, "n": rows.count(row)} for n, row in enumerate(rows) if row not in rows[:n]]


def scored(view: KaiserView, seat: int) -> Fact:
    """Return the line about the score of a seat."""
    force = view.forces[seat]
    return Fact(
        "picture_scored",
        {
            "seat": seat,
            "total": sum(force.points),
            "rounds": [{"n": n, "va": va, "points": points} for n, va, points in past_rounds(force)],
            "last": last_round(view, force),
            "counted": [{"how": how, "n": n} for how, n in counted(force).items()],
            "struck": [{"name": printed_name(card)} for card in struck(force)],
            "ships": [] if view.ended else [{"name": printed_name(ship.card)} for ship in force.ships],
        },
    )


def hand_facts(view: KaiserView) -> Sequence[Fact]:
    """Return the lines of the hand's alt text: its cards, then what else this seat alone knows."""
    me = view.me
    if me is None or view.seat is None:
        return []
    mine = [slot for slot in view.committed if slot.card and not slot.up] if view.active == view.seat else []
    known = [(seat, cards) for seat, cards in sorted(me.known.items()) if cards]
    extras = [
        *(
            [Fact("picture_laid_cards", {"slots": [{**slot_row(slot), "card": slot.card} for slot in mine]})]
            if mine
            else []
        ),
        *(Fact("picture_known", {"seat": seat, "known": list(cards)}) for seat, cards in known),
        *([Fact("picture_deck", {"order": list(me.deck)})] if me.deck else []),
    ]
    brief = form_of([kind_of(card) for card in me.hand]) == "line"
    cards = card_rows(me.hand, brief=brief, teams=view.teams)
    held = Fact("picture_cards", {"size": len(me.hand), "cards": cards})
    return [*([held] if me.hand else []), *extras]


def effect_of(kind: str, *, teams: bool) -> str:
    """Return the kind of a card by which a picture says what it does; "team_only" if it does nothing at this table."""
    return "team_only" if ACTIONS[kind].team_only and not teams else kind


def card_rows(hand: Sequence[str], *, brief: bool, teams: bool) -> list[Facts]:
    """Return the cards of a hand with the dice and the night mark of their intercept half, and what they do."""
    rows: list[Facts] = []
    for card in hand:
        printed, kind = action(card), effect_of(kind_of(card), teams=teams)
        coin = "+".join(f"d{DICE[letter].sides}" for letter in printed.intercept_attack)
        rows.append(
            {"card": card, "coin": coin, "night": bool(printed.intercept_night), "kind": "none" if brief else kind}
        )
    return rows
