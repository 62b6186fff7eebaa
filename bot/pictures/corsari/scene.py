"""The content of Corsari's pictures: plain JSON and facts, both made from one reader's view."""

from collections.abc import Sequence
from typing import Any

from bot.text import Names, Words
from rules.corsari.cards import LETTERS
from rules.corsari.score import implied
from rules.corsari.view import CorsariView, RoundView
from rules.kernel import Fact

GROUPS = ("crew", "added", "prisoners", "stowaways")


def letters(words: Words) -> dict[str, str]:
    """Return the letters that a reader's language has for the colours, by the letter of the band."""
    return {band: words.line("corsari-letter", letters=band) for band in LETTERS}


def named(card: str, words: Words) -> str:
    """Return a card as pictures word it: the letters of its colour, and its number."""
    return f"{words.line('corsari-letter', letters=card[0])}{card[1:]}"


def table(view: CorsariView, words: Words, names: Names) -> dict[str, Any] | None:
    """Return what everybody sees."""
    deal = view.round
    if deal is None:
        return None
    return {
        "phase": "ended" if view.ended else deal.phase,
        "title": words.line("corsari-picture_round", round=deal.number),
        "note": note(view, words),
        "tavern": deal.tavern,
        "pile": deal.pile,
        "discard": deal.discard,
        "closed": deal.discard_closed,
        "letters": letters(words),
        "words": {name: words.line(f"corsari-picture_{name}") for name in ("tavern", "pile", "discard", *GROUPS)},
        "seats": [seat_scene(view, deal, seat, words, names) for seat in order(view)],
    }


def note(view: CorsariView, words: Words) -> str:
    """Return the note beside the title: the score or the rounds that end the match, or that the match is over."""
    if view.ended:
        return words.line("corsari-picture_ended")
    if view.options["end_mode"] == "fixed_rounds":
        return words.line("corsari-picture_fixed", rounds=view.options["fixed_rounds"])
    if view.options["end_mode"] == "first_bust":
        return words.line("corsari-picture_bust", limit=view.options["limit"])
    return words.line("corsari-picture_limit", limit=view.options["limit"])


def order(view: CorsariView) -> list[int]:
    """Return the seats in the order of the picture: by seat, or best place first when the match is over."""
    if view.ended:
        return [seat for shared in view.ended["ranking"] for seat in shared]
    return list(range(view.seats))


def seat_scene(view: CorsariView, deal: RoundView, seat: int, words: Words, names: Names) -> dict[str, Any]:
    """Return one seat as everybody sees it."""
    return {
        "number": seat + 1,
        "name": names(seat),
        "nameless": words.line("corsari-picture_seat", number=seat + 1),
        "dealer": seat == deal.dealer and not view.ended,
        "turn": seat in turns(view, deal),
        "sails": seat == deal.declarer,
        "hand": deal.hand_sizes.get(seat, 0),
        "total": view.totals[seat],
        "change": change(deal, seat),
        "place": place(view, seat),
        "rank": words.line("corsari-picture_place", place=place(view, seat)) if seat in view.places else "",
        "won": view.ended is not None and seat in view.ended["winners"],
        "out": seat in view.places and not view.ended,
        "resigned": seat in view.resigned and seat not in view.places and not view.ended,
        "laid": laid(deal, seat),
    }


def turns(view: CorsariView, deal: RoundView) -> list[int]:
    """Return the seats that the table waits for: the seat to move, or all that load."""
    if view.ended or deal.phase == "over":
        return []
    return [seat for seat in deal.seats if seat != deal.declarer] if deal.phase == "load" else [deal.mover]


def change(deal: RoundView, seat: int) -> int | None:
    """Return the change of a seat's total in this round; None before the round is scored."""
    return next((score["change"] for score in deal.scores or () if score["seat"] == seat), None)


def place(view: CorsariView, seat: int) -> int:
    """Return a seat's place in the ranking, 0 while it has none; tied seats share a place."""
    if view.ended is None:
        return view.places.get(seat, 0)
    better = 0
    for shared in view.ended["ranking"]:
        if seat in shared:
            return better + 1
        better += len(shared)
    return 0


def laid(deal: RoundView, seat: int) -> dict[str, Any] | None:
    """Return the cards that a seat has laid open, by group, and their total."""
    found = deal.layout if seat == deal.declarer else None
    if seat != deal.declarer:
        found = next((load for load in deal.loads or () if load["seat"] == seat), None)
    if found is None:
        return None
    return {"total": found["total"], **{name: list(found.get(name) or ()) for name in GROUPS}}


def hand(view: CorsariView, words: Words, names: Names) -> dict[str, Any] | None:
    """Return what a seat holds; None if it holds nothing, or has resigned."""
    deal, me = view.round, view.me
    if deal is None or me is None or not me.hand or view.seat in view.resigned:
        return None
    advice = view.advice if deal.phase in ("draw", "act") else None
    aside = named(advice.layout["scuttled"], words) if advice and advice.layout else ""
    sails = view.may_sail(view.seat)
    return {
        "title": words.line("corsari-picture_hand"),
        "cards": me.hand,
        "drawn": me.drawn,
        "scuttled": me.scuttled,
        "colour": deal.colour,
        "advice": advice and advice.total,
        "letters": letters(words),
        "words": {
            "tavern": words.line("corsari-picture_tavern"),
            "advice": words.line("corsari-picture_advice", cards=len(me.hand), sails=sails, aside=aside),
            "scuttled": words.line("corsari-picture_scuttled"),
            "crew": words.line("corsari-picture_crew"),
            "add": words.line("corsari-picture_added"),
        },
    }


def hand_facts(view: CorsariView) -> Sequence[Fact]:
    """Return the lines of the hand's alt text, with what a player needs to know to play it."""
    return [*view.own(), *(fact for fact in view.board() if fact.kind in ("board_tavern", "board_piles"))]


def table_facts(view: CorsariView) -> Sequence[Fact]:
    """Return the lines of the table's alt text: whose turn it is, the cards laid open, then the standings."""
    deal = view.round
    if deal is None:
        return []
    board = view.board()
    if view.ended:
        return [Fact("result", view.ended), *rows(view), *board[:1], *sailed(deal)]
    first = Fact("picture_turn", {"seat": deal.mover, "phase": deal.phase, "sails": view.may_sail(deal.mover)})
    if deal.scores and deal.layout:
        facts = {"seat": deal.declarer, "declared": deal.layout["total"], "scores": deal.scores}
        told = Fact("round_scored", {**facts, **implied("round_scored", facts)})
        return [first, *board[:1], told, *sailed(deal)]
    calm = [Fact("doldrums", {"closed": True})] if deal.discard_closed else []
    hands = [{"seat": seat, "size": size} for seat, size in deal.hand_sizes.items()]
    return [first, *board, Fact("picture_hands", {"hands": hands}), *calm, *sailed(deal)]


def rows(view: CorsariView) -> list[Fact]:
    """Return the lines of the final ranking."""
    told = {row["seat"]: row for row in view.rows()}
    return [
        Fact("result-row", {**told[seat], "place": place(view, seat), "score": view.totals[seat]})
        for seat in order(view)
    ]


def sailed(deal: RoundView) -> list[Fact]:
    """Return the lines about the cards laid open."""
    facts: list[Fact] = []
    if deal.layout is not None:
        scuttled = deal.layout.get("scuttled", "none")
        facts.append(Fact("layout_revealed", {**deal.layout, "seat": deal.declarer, "scuttled": scuttled}))
    if deal.loads is not None:
        added = {"declarer": deal.declarer, "loads": deal.loads}
        facts.append(Fact("loads_revealed", {**added, **implied("loads_revealed", added)}))
    return facts
