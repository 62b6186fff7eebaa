"""Victory amounts, round points, and the winners (spec 6)."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rules.kaiser.coins import hit_of, told_of, was_raised
from rules.kaiser.pieces import action, kind_of, va_of
from rules.kaiser.state import SURPLUS_EXPLAINED, Force, State
from rules.kernel import Table

MERCHANT_HOWS = ("sunk", "safe", "exhausted")
"""The ways in which merchant cards come to count (KS 6.1.2)."""
SCORING = ("sunk", "safe", "card_scored", "prize_exhausted")
"""The kinds of event that tell of a ship or card that begins to count."""
CALLING_OFF = ("slim_pickings", "minesweeper", "pull_the_plug", "reflag")
"""The kinds of reaction that cancel an attack without dice (KS 5.5.22, 5.5.26, 5.5.32, 5.5.40)."""


class Piled(Protocol):
    """A card of a pile of victory, or what a reader knows of one."""

    @property
    def card(self) -> str:
        """The card."""
        ...

    @property
    def how(self) -> str:
        """How it came there."""
        ...


class Scorer(Protocol):
    """A force, or what a reader knows of one: what counts for it."""

    @property
    def pile(self) -> Sequence[Piled]:
        """Its pile of victory."""
        ...

    @property
    def prizes(self) -> Sequence[object]:
        """Its prizes."""
        ...


def merchants_of(force: Scorer) -> int:
    """Count the merchant cards that score for a seat, prizes in its force included (KS 6.1.2, 9.11)."""
    return sum(scored.how in MERCHANT_HOWS for scored in force.pile) + len(force.prizes)


def surplus_of(force: Scorer) -> int:
    """Return the number of German ships in a pile that do not count, for lack of merchants (KS 6.1.2)."""
    return max(0, len(germans_of(force)) - merchants_of(force))


def germans_of(force: Scorer) -> list[str]:
    """Return the German ships in a pile, apart from those that were struck."""
    return [scored.card for scored in force.pile if scored.how == "german"]


def would_wait(force: Force) -> bool:
    """Return whether a German ship that a seat sinks now does not count yet (KS 6.1.2)."""
    return len(germans_of(force)) >= merchants_of(force)


def unpaired_facts(force: Force) -> dict[str, bool]:
    """Return what is said of German ships that a seat may sink if they would not count yet (KS 6.1.2).

    ``lots``: others count already, and if no merchant comes, lots are drawn among all of them.
    """
    if not would_wait(force):
        return {}
    return {"waits": True, "lots": True} if merchants_of(force) else {"waits": True}


def waiting_facts(table: Table, force: Force, before: int) -> Mapping[str, Any]:
    """Return what a ship that a seat has just scored means for the German ships in its pile (KS 6.1.2).

    ``before``: the surplus of German ships before it. ``waits``: the scored ship is a German one that does not count
    yet. ``joined``: the German ships of the pile, if one more of them counts from now on; ``waiting``: how many still
    do not.
    """
    after = surplus_of(force)
    if after == before or not table.patched(SURPLUS_EXPLAINED):
        return {}
    return {"waits": True} if after > before else {"joined": germans_of(force), "waiting": after}


def bounds(force: Force) -> tuple[int, int]:
    """Return the least and the most that a force may count at present (KS 6.1.4)."""
    return least_and_most(
        [(scored.card, scored.how, scored.doubled) for scored in force.pile], [prize.card for prize in force.prizes]
    )


def counted(card: str, *, doubled: bool) -> int:
    """Return how much a ship or card counts, 0 to 32: twice its VA where it is doubled, as every prize is (KP 2.3)."""
    return va_of(card) * (2 if doubled else 1)


def least_and_most(pile: Sequence[tuple[str, str, bool]], prizes: Sequence[str]) -> tuple[int, int]:
    """Return the least and the most that a pile of (card, how, doubled) and prizes may count after the strike."""
    fixed = sum(counted(card, doubled=doubled) for card, how, doubled in pile if how not in ("german", "struck"))
    fixed += sum(counted(prize, doubled=True) for prize in prizes)
    germans = sorted(va_of(card) for card, how, _ in pile if how == "german")
    kept = min(len(germans), sum(how in MERCHANT_HOWS for _, how, _ in pile) + len(prizes))
    return fixed + sum(germans[:kept]), fixed + sum(germans[len(germans) - kept :])


def implied(kind: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what the words of an event say beyond its facts.

    ``va``: how much a scored ship or card counts, 0 to 32 (KP 2.3). ``joined_va``: the VA of the German ships that
    begin to count. ``hit``: what the hit of a roll does. The sides of a roll also say how they are ``told``, and
    whether their result was ``raised`` to 1. ``lost``: the VA of the struck ships. ``worth``: how much a prize counts
    at the end of the round. ``calls_off``: whether a reaction alone ends the attack. ``reply``: the kind of a reaction;
    the Phantom's QQQ is a late one, with effect at the end of the intercept (KS 5.9.7).
    ``rows``: those of a round, most points first. ``faces`` and ``last``: the discards of the active seat, and those on
    them, with their seats.
    """
    if kind == "discarded":
        return discards_by_owner(data)
    if kind == "roll":
        sides = {
            side: {**data[side], "told": told_of(data, side), "raised": was_raised(data[side])}
            for side in ("ours", "theirs")
        }
        return {"hit": hit_of(data), **sides}
    if kind == "score":
        return {"lost": sum(map(va_of, data["struck"]))}
    if kind == "round_points":
        return {"rows": sorted(data["rows"], key=lambda row: -row["points"])}
    if kind == "captured":
        return {"worth": counted(data["ship"], doubled=True), **joined_facts(data)}
    if kind == "reacted":
        calls_off = data["window"] == "react" and kind_of(data["card"]) in CALLING_OFF
        return {"calls_off": calls_off, "reply": kind_of(data["card"])}
    if kind == "phantom_answered":
        return {"reply": "qqq_late" if data["card"] == "qqq" else data["card"]}
    if kind not in SCORING:
        return {}
    card = data["card"] if kind == "card_scored" else data["ship"]
    return {"va": counted(card, doubled=bool(data.get("doubled"))), **joined_facts(data)}


def discards_by_owner(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the active seat's discards as ``faces``, and those on them as ``last``: of other seats, and reactions.

    ``ended``: the card was no reaction, but lay in front of the active seat, whose turn has ended its effect.
    ``deceived``: it was Deception, under which the discards before it could not be played at all.
    """
    seats = {answer["card"]: answer["seat"] for answer in data.get("answers", [])}
    faces = data.get("faces", [])
    first = next((n for n, card in enumerate(faces) if card in seats), len(faces))
    last = [{"card": card, "seat": seats.get(card, data["seat"])} for card in faces[first:]]
    ended = [{**row, "ended": True} if kind_of(row["card"]) in ("fog_bank", "deception") else row for row in last]
    under = any(kind_of(row["card"]) == "deception" for row in last)
    useless = [card for card in faces[:first] if is_useless_alone(card)]
    deceived = {"deceived": True} if under and useless and len(useless) == first else {}
    return {"faces": faces[:first], "last": ended, **deceived} if seats and faces else {}


def is_useless_alone(card: str) -> bool:
    """Return whether a card can't be played upright by itself: an assist, or a reaction but Reflag (KS 5.5.10)."""
    return action(card).family in ("assist", "reaction") and kind_of(card) != "reflag"


def joined_facts(data: Mapping[str, Any]) -> Mapping[str, int]:
    """Return the VA of the German ships that begin to count with a scored ship, if any do."""
    return {"joined_va": sum(map(va_of, data["joined"]))} if data.get("joined") else {}


def score_round(table: Table, state: State) -> None:
    """Score a round: strike surplus German ships at random, count, give points (KS 6.1, 6.2)."""
    for force in state.forces:
        struck = strike(table, force)
        amount = bounds(force)[1]
        force.amounts.append(amount)
        table.tell("score", seat=force.seat, va=amount, struck=struck, reveals=True, rule="KP 2.3")
    amounts = [force.amounts[-1] for force in state.forces]
    for force, points in zip(state.forces, round_points(amounts), strict=True):
        force.points.append(points)
    points, totals = ([force.points[-1] for force in state.forces], [sum(force.points) for force in state.forces])
    table.tell(
        "round_points",
        round=state.round,
        points=points,
        totals=totals,
        amounts=amounts,
        rows=rows_of(amounts, points, totals),
        rule="KP 2.3.3",
    )


def rows_of(
    amounts: Sequence[int], points: Sequence[int], totals: Sequence[int] | None = None
) -> list[dict[str, int | None]]:
    """Return a row for each seat: its VA, its points, and its points of all rounds so far, if they are given."""
    return [
        {"seat": seat, "amount": amount, "points": mine, "total": None if totals is None else totals[seat]}
        for seat, (amount, mine) in enumerate(zip(amounts, points, strict=True))
    ]


def strike(table: Table, force: Force) -> list[str]:
    """Strike at random the German ships that exceed the merchants (KS 6.1.2, 4.3.4)."""
    struck: list[str] = []
    germans = [scored for scored in force.pile if scored.how == "german"]
    for _ in range(surplus_of(force)):
        lost = germans.pop(table.dice.below("surplus", len(germans)))
        lost.how = "struck"
        struck.append(lost.card)
    return struck


def round_points(amounts: Sequence[int]) -> list[int]:
    """Return each seat's points: the number of seats with no more VA, itself included; 0 for no VA (KS 6.2.1)."""
    return [sum(other <= amount for other in amounts) if amount else 0 for amount in amounts]


# ---------------------------------------------------------------- the winners (KS 6.3)


class Counted(Protocol):
    """A force, or what a reader knows of one: the round points and the VA of each round."""

    @property
    def points(self) -> list[int]:
        """The points of each round."""
        ...

    @property
    def amounts(self) -> list[int]:
        """The VA of each round."""
        ...


def teams_of(state: State) -> list[tuple[int, ...]]:
    """Return the groups of seats that win together."""
    return groups(len(state.forces), teams=state.teams)


def groups(sides: int, *, teams: bool) -> list[tuple[int, ...]]:
    """Return the seats that win together: the teams, or each seat alone."""
    return [(0, 2), (1, 3)] if teams else [(seat,) for seat in range(sides)]


def tallies(state: State, rounds: int) -> tuple[list[list[int]], list[list[int]]]:
    """Return the round points and the VA of every force in the first rounds."""
    return [force.points[:rounds] for force in state.forces], [force.amounts[:rounds] for force in state.forces]


def standing(forces: Sequence[Counted], team: tuple[int, ...], start: int, end: int) -> tuple[int, int]:
    """Return a team's points and VA in a range of rounds (KS 6.3.1, 6.3.2)."""
    points = sum(sum(forces[seat].points[start:end]) for seat in team)
    return points, sum(sum(forces[seat].amounts[start:end]) for seat in team)


def places(state: State, rounds: int) -> list[list[tuple[int, ...]]]:
    """Return the teams by rank over the agreed rounds, tied teams together (KS 6.3.1)."""
    return ranking(state.forces, rounds, teams=state.teams)


def ranking(forces: Sequence[Counted], rounds: int, *, teams: bool) -> list[list[tuple[int, ...]]]:
    """Return the teams by rank over the agreed rounds, tied teams together.

    Each further round only ranks the teams that still share the first place (KS 6.3.1).
    """
    found = ranked(forces, groups(len(forces), teams=teams), 0, rounds)
    for extra in range(rounds, len(forces[0].points)):
        found = [*ranked(forces, found[0], extra, extra + 1), *found[1:]]
    return found


def ranked(
    forces: Sequence[Counted], teams: Sequence[tuple[int, ...]], start: int, end: int
) -> list[list[tuple[int, ...]]]:
    """Return teams by rank over a range of rounds, tied teams together."""
    worth = {team: standing(forces, team, start, end) for team in teams}
    return [[team for team in teams if worth[team] == best] for best in sorted(set(worth.values()), reverse=True)]


def how_won(state: State, rounds: int) -> str:
    """Return what decided the match: round points, VA, a further round, or "shared" (KS 6.3.1)."""
    if len(places(state, rounds)[0]) > 1:
        return "shared"
    if len(state.forces[0].points) > rounds:
        return "further_round"
    totals = sorted((standing(state.forces, team, 0, rounds)[0] for team in teams_of(state)), reverse=True)
    return "points" if totals[0] > totals[1] else "amounts"
