"""The content of Tortuga's pictures: plain JSON made from one reader's view. Alt texts are in ``telling``."""

from typing import Any

from bot.pictures.initials import marks_of
from bot.pictures.tortuga.rows import name_of
from bot.pictures.tortuga.telling import hand_facts, last_vote, table_facts
from bot.pictures.tortuga.turns import mover
from bot.text import Names, Words
from rules.tortuga.cards import ARMADA, ASHORE, GALLEON, ISLAND, NATIONS, SHIPS, count_icons, hold_of, sort_events
from rules.tortuga.state import ranks_of
from rules.tortuga.view import PastVote, TortugaView

NAMED = "CTWBFSN"
"""The signs of vote cards: icons, flags, and whether there is a skull."""

RANKS = ("CPT", "FM", "CB", "GOV")

__all__ = ["hand", "hand_facts", "table", "table_facts"]


def table(view: TortugaView, words: Words, names: Names) -> dict[str, Any]:
    """Return what everybody sees.

    The number of outstanding ballots is left out: the picture does not change until the vote is revealed.
    """
    seats = {seat: seat_scene(view, seat, words, names) for seat in view.order}
    for seat, mark in zip(seats.values(), marks_of([name_of(seat) for seat in seats.values()]), strict=True):
        seat["mark"] = mark
    places = {where: [seats[seat] for seat in line] for where, line in view.lines.items()}
    return {
        "title": title(view, words),
        "note": note(view, words),
        "urgent": view.restricted or view.phase == "sudden_death",
        "mover": None if (seat := mover(view)) is None else seats[seat],
        "tally": [view.tally(nation) for nation in NATIONS],
        "galleon": view.treasure[GALLEON],
        "ships": [{**place_scene(view, ship, words), "line": places[ship]} for ship in SHIPS],
        "island": {
            **place_scene(view, ISLAND, words),
            "line": places[ISLAND],
            "outside": view.treasure[ASHORE],
        },
        "boats": [
            {
                "id": boat,
                "name": place_name(boat, words),
                "sailor": None if sailor is None else seats[sailor],
                "destroyed": boat in view.destroyed,
            }
            for boat, sailor in view.boats.items()
        ],
        "row": [
            {
                "slot": slot,
                "lies": lies,
                "peekers": [pawn(seats[s]) for s in sorted(view.peekers.get(slot, []))],
                "armada": slot == view.open_armada,
                "turned": ARMADA if slot == view.turned else "",
            }
            for slot, lies in view.row.items()
        ],
        "deck": view.deck,
        "discard": {"top": view.discard[-1] if view.discard else None, "size": len(view.discard)},
        "letters": {card: letter(card, words) for card in view.discard[-1:]},
        "vote": vote_scene(view, seats, words),
        "ended": ended_scene(view, words),
        "words": {
            "deck": words.line("tortuga-picture_deck"),
            "discard": words.line("tortuga-picture_discard"),
            **{rank: words.line("tortuga-picture_rank", rank=rank) for rank in RANKS},
            "powers": {rank: words.line("tortuga-picture_power", rank=rank) for rank in RANKS},
        },
    }


def title(view: TortugaView, words: Words) -> str:
    """Return the picture's title."""
    if view.ended:
        return words.line("tortuga-picture_over")
    if view.phase == "setup":
        return words.line("tortuga-picture_setup")
    return words.line("tortuga-picture_round", round=view.round)


def note(view: TortugaView, words: Words) -> str:
    """Return the note about this turn: restricted actions, sudden death, or the actions left."""
    if view.ended or view.phase == "setup":
        return ""
    if view.restricted:
        return words.line("tortuga-picture_restricted")
    if view.phase == "sudden_death":
        return words.line("tortuga-picture_sudden")
    return words.line("tortuga-picture_actions", actions=view.actions) if view.actions > 1 else ""


def seat_scene(view: TortugaView, seat: int, words: Words, names: Names) -> dict[str, Any]:
    """Return one seat as everybody sees it."""
    ended = view.ended or {}
    loyalties = {row["seat"]: row["loyalty"] for row in ended.get("loyalties", ())}
    return {
        "number": seat + 1,
        "name": names(seat),
        "nameless": words.line("tortuga-picture_seat", number=seat + 1),
        "pirate": view.pirates.get(seat),
        "ranks": ranks_of(view.lines, seat),
        "votes": view.hand_sizes.get(seat, 0),
        "held": list(view.held[seat]),
        "letters": {card: letter(card, words) for card in view.held[seat]},
        "turn": seat == mover(view),
        "loyalty": loyalties.get(seat),
        "won": seat in ended.get("winners", ()),
    }


def place_scene(view: TortugaView, where: str, words: Words) -> dict[str, Any]:
    """Return a place and the treasure in its holds."""
    return {
        "id": where,
        "name": place_name(where, words),
        "holds": [view.treasure[hold_of(where, nation)] for nation in NATIONS],
    }


def place_name(where: str, words: Words) -> str:
    """Return the short name of a place."""
    return words.line("tortuga-picture_place", at=where)


def vote_scene(view: TortugaView, seats: dict[int, dict[str, Any]], words: Words) -> dict[str, Any] | None:
    """Return the open vote, or else the last one with its cards in canonical order; none after the Armada."""
    vote = last_vote(view)
    if vote is None:
        return None
    return {
        "open": view.vote is not None,
        "kind": vote.vote,
        "title": words.line("tortuga-picture_vote", vote=vote.vote),
        "where": place_name(vote.where, words),
        "target": None if vote.target is None else place_name(vote.target, words),
        "caller": pawn(seats[vote.caller]),
        "captain": pawn(seats[vote.captain]) if vote.vote == "mutiny" and vote.captain is not None else None,
        "pool": list(vote.pool),
        "counts": counts(vote),
        "outcome": words.line("tortuga-picture_outcome", outcome=vote.outcome) if vote.outcome else "",
        "good": vote.outcome != "failure",
    }


def pawn(seat: dict[str, Any]) -> list[Any]:
    """Return a pawn: its pirate, and the mark on it."""
    return [seat["pirate"], seat["mark"]]


def counts(vote: PastVote) -> list[list[Any]]:
    """Return the signs that decide a vote, each with the number of cards that show it."""
    place, signs = {"attack": (0, "CTW"), "mutiny": (2, "SN"), "brawl": (1, "BF")}[vote.vote]
    return [[sign, count_icons(vote.pool, place, sign)] for sign in signs] if vote.pool else []


def ended_scene(view: TortugaView, words: Words) -> dict[str, Any] | None:
    """Return the winning side and the line that announces it."""
    if view.ended is None:
        return None
    side = view.ended["loyalty"]
    line = words.line("tortuga-picture_won", reason=view.ended["reason"], side=side)
    return {"side": side, "line": line}


def hand(view: TortugaView, words: Words, names: Names) -> dict[str, Any] | None:
    """Return what only this seat knows, and the event cards that it holds."""
    me = view.me
    if me is None or view.seat is None:
        return None
    return {
        "title": words.line("tortuga-picture_hand"),
        "loyalty": {"side": me.loyalty, "name": words.line("tortuga-picture_loyalty", side=me.loyalty)},
        "letter": letter(me.loyalty, words),
        "cards": list(me.hand),
        "signs": {sign: sign_name(sign, words) for sign in NAMED},
        "seen": [{"slot": one["slot"], **card_scene(one["card"], words)} for one in view.told(view.row)],
        "held": [
            {"times": view.held[view.seat].count(card), **card_scene(card, words)}
            for card in dict.fromkeys(sort_events(view.held[view.seat]))
        ],
        "calling": calling(view, words),
        "words": {
            "seen": words.line("tortuga-picture_seen"),
            "held": words.line("tortuga-picture_held"),
            "cards": words.line("tortuga-picture_votes", count=len(me.hand)),
        },
    }


def card_scene(card: str, words: Words) -> dict[str, Any]:
    """Return an event card with its name, and the letter of a map's place."""
    return {"card": card, "name": words.line("tortuga-picture_card", code=card), "letter": letter(card, words)}


def letter(sign: str, words: Words) -> str:
    """Return the letter that a language has for a loyalty or the place of a map; else ""."""
    return words.line("tortuga-picture_letter", code=sign)


def sign_name(sign: str, words: Words) -> str:
    """Return the name of a sign of a vote card."""
    return words.line("tortuga-picture_sign", code=sign)


def calling(view: TortugaView, words: Words) -> dict[str, Any] | None:
    """Return the open vote if this seat takes part in it."""
    vote = view.vote
    if vote is None or view.seat not in vote.voters:
        return None
    return {
        "kind": vote.vote,
        "line": words.line("tortuga-picture_calling", vote=vote.vote, at=vote.where, aim=vote.target),
    }
