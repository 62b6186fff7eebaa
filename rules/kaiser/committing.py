"""Committing cards: the secret form at the start of a turn (KS 4.2.5, 4.2.6)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kaiser.cards.effects import EFFECTS
from rules.kaiser.choices.targets import attack_target_seats
from rules.kaiser.coins import AMOUNTS, Mod, mod_facts
from rules.kaiser.combat.patrol import navy_targets
from rules.kaiser.pieces import action, card_facts, is_raider, is_warship, kind_of, marked
from rules.kaiser.ships.changes import weakness
from rules.kaiser.state import TURNS_EXPLAINED, Committed, Force, State, place_facts
from rules.kernel import Ask, Option, Play, Table, choose, form, pick

PLACES = ("ship", "lay", "british", "action")
"""The order of committed cards in events: by place, so that it says nothing about faces."""


def commit_cards(table: Table, state: State, seat: int) -> Play[None]:
    """Ask for cards and their places, then tell everybody the places (KS 4.2.5). An empty hand is not asked."""
    force = state.forces[seat]
    placed: list[tuple[str, str]] = []
    if force.hand:
        prey = [
            ship.card for foe in attack_target_seats(state, navy_targets) for ship in navy_targets(state.forces[foe])
        ]
        idle = [
            card for card in force.hand if kind_of(card) in EFFECTS and not EFFECTS[kind_of(card)].can(table, state)
        ] + [card for card in force.hand if lacks_ship(force, card)]
        placed = yield from ask_commitment(force, seat, teams=state.teams, prey=prey, idle=idle)
    lay_down(table, state, force, placed)


def ask_commitment(
    force: Force, seat: int, *, teams: bool, prey: Sequence[str] = (), idle: Sequence[str] = ()
) -> Ask[list[tuple[str, str]]]:
    """Ask for any cards of the hand, and a place for each.

    ``prey``: the ships that the Royal Navy may attack now. ``idle``: the cards whose text finds nothing to do now.
    """

    def steps() -> Play[list[tuple[str, str]]]:
        options = [Option(card, card_facts(card, force.hand)) for card in force.hand]
        most = len(options)
        facts = {"fleet": len(force.ships), "guns": guns_of(force)}
        cards = yield from pick(seat, "commit_cards", options, (0, most), step="cards", rule="KP 3.2", data=facts)
        placed: list[tuple[str, str]] = []
        for card in cards:
            taken = [place.partition("/")[2] for _, place in placed]
            places = places_for(force, card, taken)
            use = use_of(card, teams=teams, idle=card in idle)
            offered = [Option(place, told_of(force, card, place, prey=prey, use=use)) for place in places]
            place = yield from choose(
                seat,
                "commit_place",
                sorted(offered, key=worth_reading),
                step=card,
                default="action",
                rule="KP 3.2.1",
                data={
                    **card_facts(card, [held for held in force.hand if held in cards]),
                    "bluff": not playable_upright(card, teams=teams),
                    "team_only": bool(action(card).team_only) and not teams,
                    "assist": is_assist(card),
                    "night": bool(action(card).intercept_night),
                    "mines": mines_at(force, card, places),
                    "ships": [place.partition("/")[2] for place in places if place.startswith("lay/")],
                },
            )
            placed.append((card, place))
        return placed

    return form(seat, "commit", steps, facts=summary, secret=True, rule="KP 3.2")


def summary(placed: list[tuple[str, str]]) -> Mapping[str, Any]:
    """Return the facts for confirmation: each card and its place. ``alone``: the assists, if no card lies sideways."""
    assists = [card for card, place in placed if place == "action" and is_assist(card)]
    sideways = any(place == "british" or place.startswith("ship/") for _, place in placed)
    return {
        "placed": [{"card": card, **place_facts(place)} for card, place in placed],
        "alone": [] if sideways else assists,
    }


MOST_GUNS = 3
"""The most ships whose dice the question of the cards names."""


def guns_of(force: Force) -> list[dict[str, str]]:
    """Return the ships that a card can send to attack, unless there are too many to name."""
    ready = [{"ship": ship.card} for ship in force.ships if ship.refuge is None]
    return ready if len(ready) <= MOST_GUNS else []


def places_for(force: Force, card: str, taken: list[str]) -> list[str]:
    """Return the places for a card: at most one card on each ship, none on a ship in refuge (KS 4.2.5)."""
    free = [ship.card for ship in force.ships if ship.refuge is None and ship.card not in taken]
    lay = [ship for ship in free if marked(ship, "mines")] if kind_of(card) == "lay_mines" else []
    return ["action", "british", *(f"ship/{ship}" for ship in free), *(f"lay/{ship}" for ship in lay)]


def told_of(force: Force, card: str, place: str, *, prey: Sequence[str], use: str) -> Mapping[str, Any]:
    """Return what a place says of itself.

    What weakens an attack from there; the dice and the targets of the Royal Navy; or the use of the card upright.
    """
    facts, printed = place_facts(place), action(card)
    night = mod_facts([Mod("night", AMOUNTS["night"])] if printed.intercept_night else [])
    if facts["place"] == "british":
        return {**facts, "hunted": bool(prey), "prey": list(prey), "coin": printed.intercept_attack, "mods": night}
    if facts["place"] == "action":
        return {**facts, "use": use}
    ship = force.vessel(facts["ship"] or "") if facts["place"] == "ship" else None
    return facts if ship is None else {**facts, "mods": [*weakness(ship), *night]}


def worth_reading(option: Option) -> int:
    """Return where a place stands among those of a card: its own effect first, a place without any effect last."""
    facts = option.data
    if facts["place"] == "lay":
        return 0
    if facts["place"] == "action":
        return 0 if facts["use"] in ("assist", "text") else 2
    return 1 if facts.get("hunted", True) else 2


def use_of(card: str, *, teams: bool, idle: bool) -> str:
    """Return the use of a card that lies upright in front of the force.

    "bluff": none; "assist": it helps an attack; "lacking": it would, if there were a ship for it; "idle": it has a
    text, which finds nothing to do now; "text".
    """
    if not playable_upright(card, teams=teams):
        return "bluff"
    if is_assist(card):
        return "lacking" if idle else "assist"
    return "idle" if idle else "text"


def lacks_ship(force: Force, card: str) -> bool:
    """Return whether a card helps the attack of one type of German ship, of which none can attack."""
    helped = {"shipping_lanes": is_warship, "good_hunting": is_raider}.get(kind_of(card))
    return helped is not None and not any(helped(ship.card) for ship in force.ships if ship.refuge is None)


def mines_at(force: Force, card: str, places: Sequence[str]) -> str | None:
    """Return whether Lay Mines can be laid on a raider; None for other cards.

    "free": on one at least; "taken": every raider that could is in refuge or has a card; "lacking": no raider could.
    """
    if kind_of(card) != "lay_mines":
        return None
    if any(place.startswith("lay/") for place in places):
        return "free"
    return "taken" if any(marked(ship.card, "mines") for ship in force.ships) else "lacking"


def is_assist(card: str) -> bool:
    """Return whether a card is used with an attack, and cannot be played by itself."""
    return action(card).family == "assist"


def playable_upright(card: str, *, teams: bool) -> bool:
    """Return whether a card can do anything in front of the force; any other card is a bluff and is discarded.

    Reactions are played from the hand, except Reflag; mines are laid on a raider; some cards are for partners only.
    """
    kind, printed = kind_of(card), action(card)
    if kind == "reflag":
        return True
    return printed.family != "reaction" and kind != "lay_mines" and (teams or not printed.team_only)


def lay_down(table: Table, state: State, force: Force, placed: list[tuple[str, str]]) -> None:
    """Put the cards on the table, sorted by place: their number in each place is public, their faces are not."""
    ships = [ship.card for ship in force.ships]

    def where(entry: tuple[str, str]) -> tuple[int, int]:
        mode, _, ship = entry[1].partition("/")
        return PLACES.index(mode), ships.index(ship) if ship else 0

    state.turn.committed = [
        Committed(slot, card, place) for slot, (card, place) in enumerate(sorted(placed, key=where), 1)
    ]
    for card, _ in placed:
        force.hand.remove(card)
    # Who holds nothing has nothing to decide, and is not asked.
    empty: dict[str, Any] = {"empty": True} if not placed and not force.hand and table.patched(TURNS_EXPLAINED) else {}
    table.tell(
        "committed",
        seat=force.seat,
        **empty,
        slots=[{"slot": committed.slot, **committed.where()} for committed in state.turn.committed],
        places=counted(state.turn.committed),
        private={force.seat: {"faces": [committed.card for committed in state.turn.committed]}},
        reveals=True,
        rule="KP 3.2",
    )


def counted(cards: Sequence[Committed]) -> list[dict[str, Any]]:
    """Return the places of cards, and how many lie in each."""
    places = [committed.place for committed in cards]
    first = {committed.place: committed.where() for committed in reversed(cards)}
    return [{**first[place], "count": places.count(place)} for place in dict.fromkeys(places)]
