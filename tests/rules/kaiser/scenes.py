"""Attacks of seat 0 on seat 1, declared and waiting for the next question.

By day the card is a QQQ, whose own dice (``BG``) only the Royal Navy rolls; by night a Scuttle (``BG`` too). ``attach``
are the declared assists, ``also`` further committed cards, ``defender`` is the hand of seat 1.
"""

from typing import Any

from rules.kernel import Match

from .positions import asked, commit, position, say

ROW = "M48 M46 M24"
"""Matheran and Lovat (green), Maria (white)."""
DAY, NIGHT = "qqq", "scuttle"


def raid(
    ship: str = "R11",
    targets: str = "M48",
    *,
    row: str = ROW,
    night: bool = False,
    attach: str = "",
    also: str = "",
    defender: str = "",
    **rest: Any,
) -> Match:
    """Intercept merchants with a ship; the default is Möwe."""
    card = NIGHT if night else DAY
    ships = {0: ship, **rest.pop("ships", {})}
    if ship not in ships[0].split():
        ships[0] = f"{ship} {ships[0]}"
    match = position(seats=2, ships=ships, rows={1: row}, hands={0: f"{card} {attach} {also}", 1: defender}, **rest)
    commit(match, f"{card} ship/{ship.strip('!*~')}", *[f"{other} action" for other in (attach + " " + also).split()])
    say(match, card)
    assist(match, attach)
    if asked(match) == [(0, "targets")]:
        say(match, targets.split())
    elif asked(match) == [(0, "target_ship")]:
        say(match, targets)
    return match


def navy(
    target: str = "R9!",
    *,
    night: bool = False,
    attach: str = "",
    also: str = "",
    defender: str = "",
    prize: str = "",
    **rest: Any,
) -> Match:
    """Intercept a German ship, or a prize of seat 1, with the Royal Navy."""
    card = NIGHT if night else DAY
    ships = {**rest.pop("ships", {}), 1: "" if prize else target}
    match = position(seats=2, ships=ships, prizes={1: prize}, hands={0: f"{card} {attach} {also}", 1: defender}, **rest)
    commit(match, f"{card} british", *[f"{other} action" for other in (attach + " " + also).split()])
    say(match, card)
    assist(match, attach)
    if asked(match) == [(0, "target_ship")]:
        say(match, target.strip("!*~"))
    return match


def strike(card: str, *, attach: str = "", also: str = "", row: str = ROW, defender: str = "", **rest: Any) -> Match:
    """Play an attack that needs no ship: Interrogate, Monitor, a submarine."""
    match = position(seats=2, rows={1: row}, hands={0: f"{card} {attach} {also}", 1: defender}, **rest)
    commit(match, f"{card} action", *[f"{other} action" for other in (attach + " " + also).split()])
    say(match, card)
    if asked(match) == [(0, "uc_mode")]:
        return match
    assist(match, attach)
    return match


def mines(
    order: str = "M48 M46 M24", *, row: str = ROW, attach: str = "", also: str = "", defender: str = "", **rest: Any
) -> Match:
    """Lay mines with Meteor."""
    hand = f"lay_mines {attach} {also}"
    match = position(seats=2, ships={0: "R10"}, rows={1: row}, hands={0: hand, 1: defender}, **rest)
    commit(match, "lay_mines lay/R10", *[f"{other} action" for other in (attach + " " + also).split()])
    say(match, "lay_mines")
    assist(match, attach)
    if asked(match) == [(0, "mine_order")]:
        say(match, order.split())
    return match


def torpedo(target: str = "M48", **rest: Any) -> Match:
    """Fire U-27's torpedo (``BWR``)."""
    match = strike("submarine_u", **rest)
    if asked(match) == [(0, "target_ship")]:
        say(match, target)
    return match


def assist(match: Match, attach: str) -> None:
    """Attach the declared assists; Boarding Parties come later."""
    if asked(match) == [(0, "assists")]:
        say(match, [card for card in attach.split() if card != "boarding_party"])
