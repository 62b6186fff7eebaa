"""The action card that ends every turn (spec 4.25, BN 7.3, 7.33-7.37)."""

from typing import Any

from rules.blackbeard.crown.harbours import settle
from rules.blackbeard.crown.summons import hunt_most_notorious, move_or_draw, operate_commissioners
from rules.blackbeard.dice import highest
from rules.blackbeard.hazards.procedure import hazard
from rules.blackbeard.sea.search import make_room, remove_rows
from rules.blackbeard.state import Pirate
from rules.blackbeard.stocks import draw_card, merchant_to_lane
from rules.blackbeard.voyage import OUTCOMES_TOLD, REASONS_TOLD, Voyage
from rules.kernel import Play

OF_HUNTERS = ("move_warships", "intercept_notorious", "kc_operation")


def action_card(voyage: Voyage) -> Play[None]:
    """Draw the card for the most notorious pirate, and do what it says."""
    drawing = drawing_pirate(voyage)
    card = draw_card(voyage, "action", lambda card: card.action)
    idle: dict[str, Any] = {"idle": _is_idle(voyage, card.action)} if voyage.table.patched(REASONS_TOLD) else {}
    if card.action == "kc_operation" and voyage.table.patched(OUTCOMES_TOLD):
        idle["absent"] = voyage.options.m_hunters and not any(one.kind == "kc" for one in voyage.state.hunters)
    voyage.tell(
        "action_card",
        seat=None if drawing is None else drawing.seat,
        pirate="" if drawing is None else drawing.id,
        card=card.id,
        action=card.action,
        rule="BN 7.3",
        **idle,
    )
    if card.action in ("remove_even", "remove_odd"):
        remove_rows(voyage, odd=card.action == "remove_odd")
    elif card.action in ("draw_1", "draw_2"):
        for _ in range(int(card.action.removeprefix("draw_"))):
            if not voyage.state.stocks.get("merchants"):
                make_room(voyage)
            merchant_to_lane(voyage)
    elif voyage.options.m_hunters:
        yield from call_hunters(voyage, card.action, drawing)
    if card.action == "hazard" and voyage.options.m_hazards and drawing is not None:
        yield from hazard(voyage, drawing)
        if not voyage.state.ended:
            yield from settle(voyage)


def _is_idle(voyage: Voyage, action: str) -> bool:
    """Return whether a line of the card is about pieces that the match does not use."""
    return (action in OF_HUNTERS and not voyage.options.m_hunters) or (
        action == "hazard" and not voyage.options.m_hazards
    )


def call_hunters(voyage: Voyage, action: str, drawing: Pirate | None) -> Play[None]:
    """Carry out a line of the card that concerns hunters (BN 7.34-7.36)."""
    if action == "move_warships":
        yield from move_or_draw(voyage, drawing)
    elif action == "intercept_notorious":
        yield from hunt_most_notorious(voyage, drawing)
    elif action == "kc_operation":
        yield from operate_commissioners(voyage)


def drawing_pirate(voyage: Voyage) -> Pirate | None:
    """Return the active pirate with the highest Notoriety, ties by jd66; None if nobody is at large."""
    tied = voyage.state.most_notorious(voyage.state.active())
    if len(tied) < 2:
        return next(iter(tied), None)
    place, _ = highest(voyage, list(range(len(tied))))
    return tied[place]
