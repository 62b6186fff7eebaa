"""The alt texts of Tortuga's pictures: facts made from one reader's view."""

from collections.abc import Sequence

from bot.pictures.tortuga.turns import mover
from rules.kernel import Fact
from rules.tortuga.cards import ASHORE, BRITISH, FRENCH, GALLEON, HAND, ISLAND, NATIONS, SHIPS, count_icons, hold_of
from rules.tortuga.view import PastVote, TortugaView


def table_facts(view: TortugaView) -> Sequence[Fact]:
    """Return the lines of the table's alt text: whose turn it is, the open vote, then where everything is."""
    tally = {"british": view.tally(BRITISH), "french": view.tally(FRENCH), "galleon": view.treasure[GALLEON]}
    return [
        *(ending(view) or [turn(view)]),
        *([vote_fact("picture_open", view.vote)] if view.vote else []),
        Fact("picture_tally", tally),
        *(place(view, ship) for ship in SHIPS),
        place(view, ISLAND),
        *boats(view),
        *([] if view.ended else [Fact("picture_row", row(view))]),
        *kept(view),
        *([vote_fact("picture_last", vote)] if (vote := last_vote(view)) is not None and not view.vote else []),
    ]


def turn(view: TortugaView) -> Fact:
    """Return the line about the turn: phase ("pirates" until pawns are drawn), seat to move, actions left."""
    drawn = any(view.lines.values()) or any(sailor is not None for sailor in view.boats.values())
    phase = view.phase if drawn else "pirates"
    data = {"phase": phase, "round": view.round, "seat": mover(view)}
    return Fact("picture_turn", {**data, "actions": view.actions, "restricted": view.restricted})


def ending(view: TortugaView) -> list[Fact]:
    """Return the line about the end of the match: the winners and all loyalties."""
    if view.ended is None:
        return []
    loyalties = [{"seat": row["seat"], "side": row["loyalty"]} for row in view.ended["loyalties"]]
    data = {"reason": view.ended["reason"], "side": view.ended["loyalty"], "winners": list(view.ended["winners"])}
    return [Fact("picture_end", {**data, "loyalties": loyalties})]


def place(view: TortugaView, where: str) -> Fact:
    """Return the line about a place: its pawns, front first, and its treasure."""
    british, french = (view.treasure[hold_of(where, nation)] for nation in NATIONS)
    data = {"at": where, "line": list(view.lines[where]), "british": british, "french": french}
    return Fact("picture_line", {**data, "outside": view.treasure[ASHORE] if where == ISLAND else 0})


def boats(view: TortugaView) -> list[Fact]:
    """Return the line about the rowboats and their sailors."""
    rows = [{"at": boat, "seat": sailor, "destroyed": boat in view.destroyed} for boat, sailor in view.boats.items()]
    return [Fact("picture_boats", {"boats": rows})]


def row(view: TortugaView) -> dict[str, object]:
    """Return the row of event cards and its piles."""
    piles = {"deck": view.deck, "size": len(view.discard), "code": (view.discard or ["none"])[-1]}
    return {**view.row_facts(), **piles, "armada": view.open_armada or 0}


def kept(view: TortugaView) -> list[Fact]:
    """Return the lines about the event cards that seats hold, and about seats with fewer than a full vote hand."""
    cards = [{"seat": seat, "code": card} for seat in view.order for card in view.held[seat]]
    fewer = [{"seat": seat, "size": size} for seat, size in view.hand_sizes.items() if size < HAND]
    return [
        *([Fact("picture_kept", {"kept": cards})] if cards else []),
        *([Fact("picture_fewer", {"fewer": fewer})] if fewer else []),
    ]


def last_vote(view: TortugaView) -> PastVote | None:
    """Return the open vote, or else the last one; once the Armada has been turned up, that is not how things stand."""
    last = view.votes[-1] if view.votes and view.turned is None else None
    return view.vote or last


def vote_fact(kind: str, vote: PastVote) -> Fact:
    """Return the line about a vote: its subject and, once it is revealed, the sorted cards and the outcome."""
    data = {"vote": vote.vote, "at": vote.where, "caller": vote.caller, "aim": vote.target, "captain": vote.captain}
    if kind == "picture_open":
        return Fact(kind, data)
    signs = {name: count_icons(vote.pool, at, icon) for name, at, icon in SIGNS}
    return Fact(kind, {**data, **signs, "outcome": vote.outcome, "pool": list(vote.pool), "size": len(vote.pool)})


SIGNS = (
    ("cannons", 0, "C"),
    ("torches", 0, "T"),
    ("waters", 0, "W"),
    ("british", 1, "B"),
    ("french", 1, "F"),
    ("skulls", 2, "S"),
)


def hand_facts(view: TortugaView) -> Sequence[Fact]:
    """Return the lines of the hand's alt text: what only this seat knows."""
    me = view.me
    if me is None or view.seat is None:
        return []
    vote = view.vote
    memory = [{"slot": one["slot"], "code": one["card"]} for one in view.told(view.row)]
    held = [{"code": card} for card in view.held[view.seat]]
    calls = vote is not None and view.seat in vote.voters
    return [
        *([vote_fact("picture_open", vote)] if vote is not None and calls else []),
        Fact("picture_allegiance", {"side": me.loyalty}),
        *([Fact("picture_cards", {"hand": list(me.hand), "count": len(me.hand)})] if view.hand_sizes else []),
        *([Fact("picture_memory", {"memory": memory})] if memory else []),
        *([Fact("picture_owned", {"owned": held})] if held else []),
    ]
