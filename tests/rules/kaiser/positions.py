"""Positions in a short notation, and helpers that answer questions and read events.

Ships are ids with marks: ``R12!`` identified, ``W5*`` damaged (``**`` twice), ``R11~`` low on supply, ``W3^`` in refuge
since an earlier turn. A pile is ``"M01 M02x2 M03=safe W5 amc#1"``. Action cards are kinds, or kinds with the number of
a copy: ``"qqq amc#2"``. Dice are faces in the order of rolls: ``"B5 W2 / G6"``.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.kaiser import GAME
from rules.kaiser.decks.carrying import carry_over
from rules.kaiser.decks.dealing import gather
from rules.kaiser.options import Options
from rules.kaiser.pieces import SOLITAIRE, kind_of
from rules.kaiser.play import play_round, play_seat
from rules.kaiser.scoring import least_and_most
from rules.kaiser.state import State, Vessel, new_state
from rules.kernel import Event, Match, Play, ScriptedDice, Table
from rules.kernel.question import Question

from .layout import fill_rows, lay_cards, lay_ships, narrate, on_top

MADE: list[tuple[Match, str]] = []
"""The positions of the running test, each with the dice it was given."""


class CalmDice(ScriptedDice):
    """Dice with told faces; decks without told draws stay in order, and single draws take the first card."""

    @property
    def kinds(self) -> list[str]:
        return list(GAME.kinds)

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        calm = kind not in "BGWR" and n >= len(self._script.get(kind, []))
        return lo if calm else super().integer(kind, n, lo, hi)

    def permutation(self, kind: str, n: int, items: Sequence[Any], k: int) -> list[Any]:
        if n < len(self._script.get(kind, [])):
            return super().permutation(kind, n, items, k)
        return list(items)[:k]


def position(
    *,
    seats: int = 3,
    ships: Mapping[int, str] | None = None,
    rows: Mapping[int, str] | None = None,
    prizes: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    fog: Sequence[int] = (),
    deception: Sequence[int] = (),
    deck: str = "",
    left: int | None = None,
    discard: str = "",
    germans: str = "",
    used_germans: str = "",
    merchants: str = "",
    solitaire: str = "",
    active: int = 0,
    turns: int = 1,
    dice: str = "",
    draws: Mapping[str, Sequence[object]] | None = None,
    then: Callable[[Table, State], Play[None] | None] | None = None,
    **options: Any,
) -> Match:
    """Begin at a turn of ``active`` and play ``turns`` turns clockwise, or fewer if the deck runs out.

    Rows that are not told are three merchants from the end of the list; hands, fleets and piles are empty. ``deck``,
    ``germans``, ``merchants`` and ``solitaire`` are on top of their decks; the rest lies below in its own order.
    ``left``: the number of action cards in the deck; the others are set aside. ``discard``: the last is on top.
    ``draws``: outcomes other than dice. ``then`` is called or played after the turns.
    """
    agreed = Options(**options)
    state = new_state(seats, agreed)
    state.round = 1
    state.sealed = agreed.after_1914
    lay_ships(state, ships or {}, rows or {}, prizes or {}, piles or {})
    lay_cards(state, hands or {}, piles or {}, fog, deception, deck, left, discard)
    on_top(state.germans.unused, germans)
    state.germans.used = [*used_germans.split()]
    state.germans.unused = [ship for ship in state.germans.unused if ship not in state.germans.used]
    on_top(state.merchants.unused, merchants)
    fill_rows(state, rows or {})
    state.solitaire.unused = list(SOLITAIRE)
    on_top(state.solitaire.unused, solitaire)

    def play(table: Table) -> Play[None]:
        narrate(table, state)
        seat = active
        for _ in range(turns):
            if state.actions:
                yield from play_seat(table, state, seat)
            seat = state.clockwise(seat)[1]
        if then is not None and (more := then(table, state)) is not None:
            yield from more

    faces = re.findall(r"([BGWR])(\d+)", dice)
    script: dict[str, list[object]] = {kind: list(told) for kind, told in (draws or {}).items()}
    for die, face in faces:
        script.setdefault(die, []).append(int(face))
    match = Match.of(play, seats, CalmDice(script), agreed, GAME)
    match.state = state
    MADE.append((match, " ".join(f"{die}{face}" for die, face in faces)))
    return match


def another_round(table: Table, state: State) -> Play[None]:
    """Carry ships over and begin another round, in which seat 0 is first."""
    for force in state.forces:
        force.points = [force.seat]
    yield from carry_over(table, state)
    gather(state)
    yield from play_round(table, state, last=True)


# ---------------------------------------------------------------- answering


def say(match: Match, *answers: Any) -> list[Event]:
    """Give the answers in order, each to the first open question; return the events.

    A card may be called by its kind; at ``play`` this turns it up. A list answers a pick. A question for assist cards
    to an attacker without any, asked only to hide that fact (KS 7.1), gets the default answer. A match for one asks for
    no pass where nothing can be played (KS 7.1), so that there a pass answers nothing.
    """
    before = len(match.log)
    for answer in answers:
        if match.seats == 1 and answer == "pass" and not may_pass(match):
            continue
        question = next(iter(match.questions.values()))
        match.answer(question.seat, spelled_out(question, answer))
        while (idle := next(iter(match.questions.values()), None)) is not None and has_nothing(idle):
            match.answer(idle.seat, idle.default)
    return list(match.log[before:])


def may_pass(match: Match) -> bool:
    """Return whether a seat is asked for a card or a pass."""
    return any(option.id == "pass" for question in match.questions.values() for option in question.options)


def has_nothing(question: Question) -> bool:
    """Return whether an attacker is asked for assist cards without having a suitable one."""
    return question.kind in ("assists", "boarding") and [o.id for o in question.options] in ([], ["no"])


def spelled_out(question: Question, answer: Any) -> Any:
    if isinstance(answer, list | tuple):
        return [spelled_out(question, part) for part in answer]
    if not isinstance(answer, str) or answer in [option.id for option in question.options]:
        return answer
    called = [option.id for option in question.options if kind_of(str(option.data.get("card", ""))) == answer]
    return called[0] if called else answer


def commit(match: Match, *placed: str) -> list[Event]:
    """Commit cards of the hand: ``commit(match, "recalled british", "fair_seas#2 action")``."""
    (question,) = match.questions.values()
    assert question.kind == "commit"
    hand = [option.id for option in question.steps[0].options]
    answer: dict[str, Any] = {"cards": []}
    for entry in placed:
        token, place = entry.split()
        card = token if "#" in token else next(card for card in hand if kind_of(card) == token)
        hand.remove(card)
        answer["cards"].append(card)
        answer[card] = place
    return say(match, answer)


def places(match: Match, kind: str, *placed: tuple[str, str]) -> list[str]:
    """Return the places for a card of a kind after other cards have been placed."""
    ((seat, question),) = match.questions.items()
    ids = [option.id for option in question.steps[0].options]
    card = kind if "#" in kind else next(card for card in ids if kind_of(card) == kind)
    step = match.step(seat, {"cards": [*(other for other, _ in placed), card], **dict(placed)})
    assert step is not None
    assert step.data["card"] == card
    return [option.id for option in step.options]


def pass_on(match: Match, seat: int) -> None:
    """Give the default answers until a seat is asked for its commitment."""
    while asked(match) != [(seat, "commit")]:
        for other, question in match.questions.items():
            match.answer(other, question.default)


def finish(match: Match) -> list[Event]:
    """Give the default answers until the end."""
    before = len(match.log)
    while match.questions:
        for seat, question in match.questions.items():
            match.answer(seat, question.default)
    return list(match.log[before:])


# ---------------------------------------------------------------- looking


def asked(match: Match) -> list[tuple[int, str]]:
    """Return the open questions, each with its seat."""
    return [(seat, question.kind) for seat, question in match.questions.items()]


def trace(match: Match) -> list[str]:
    """Return all questions since the position, the open ones last: ``["0 commit", "0 play", "1 react"]``."""
    done = [f"{entry.seat} {entry.kind}" for entry in match.entries if entry.question is not None]
    return [*done, *(f"{seat} {kind}" for seat, kind in asked(match))]


def offered(match: Match) -> list[str]:
    """Return the options of the only open question; a card is called by its kind."""
    (question,) = match.questions.values()
    return [kind_of(option.data["card"]) if "card" in option.data else option.id for option in question.options]


def told(match: Match, kind: str) -> list[Mapping[str, Any]]:
    """Return the public data of every event of a kind since the position."""
    return [event.data for event in since(match) if event.kind == kind]


def since(match: Match) -> list[Event]:
    """Return the events since the position."""
    first = next(n for n, event in enumerate(match.log) if event.kind == "position_laid")
    return list(match.log[first + 1 :])


def rolls(match: Match) -> list[str]:
    """Return every contest since the position: ``"intercept 6:2 sunk"``."""
    return [
        f"{data['purpose']} {data['ours']['result']}:{data['theirs']['result']} {data['outcome']}"
        for data in told(match, "roll")
    ]


def mods(match: Match, which: int = -1, side: str = "ours") -> dict[str, int]:
    """Return the modifiers of one contest by name."""
    return {mod["why"]: mod["amount"] for mod in told(match, "roll")[which][side]["mods"]}


def rolled(match: Match) -> str:
    """Return the dice that were rolled, in order."""
    return " ".join(f"{kind}{face}" for kind, _, face in match.draws if kind in "BGWR")


def fleet(match: Match, seat: int) -> str:
    """Return a seat's German ships in the notation of positions."""
    return " ".join(map(shown, match.state.forces[seat].ships))


def prizes(match: Match, seat: int) -> str:
    """Return a seat's prizes."""
    return " ".join(map(shown, match.state.forces[seat].prizes))


def row(match: Match, seat: int) -> str:
    """Return a seat's merchants."""
    return " ".join(map(shown, match.state.forces[seat].row))


def shown(other: Vessel) -> str:
    marks = f"{'!' * other.identified}{'*' * other.damage}{'~' * other.low_supply}{'^' * bool(other.refuge)}"
    return f"{other.card}{marks}"


def pile(match: Match, seat: int) -> str:
    """Return a seat's victory pile."""
    found: list[str] = []
    for score in match.state.forces[seat].pile:
        how = f"={score.how}" if score.how in ("safe", "exhausted", "struck") else ""
        found.append(f"{score.card}{how}{'x2' * score.doubled}")
    return " ".join(found)


def counted(match: Match, seat: int) -> list[tuple[str, int]]:
    """Return the cards of a victory pile, each with what it counts by itself."""
    return [
        (score.card, least_and_most([(score.card, score.how, score.doubled)], [])[1])
        for score in match.state.forces[seat].pile
    ]


def hand(match: Match, seat: int) -> str:
    """Return the kinds of the cards in a hand."""
    return " ".join(kind_of(card) for card in match.state.forces[seat].hand)


def discards(match: Match) -> str:
    """Return the kinds of the cards on the discard pile, the top one last."""
    return " ".join(kind_of(card) for card in match.state.discard)


def check_sums(match: Match) -> None:
    """Check that every result is the highest die with its modifiers, at least 1 (KS 5.2.3)."""
    for data in told(match, "roll"):
        for side in (data["ours"], data["theirs"]):
            best = max(die["face"] for die in side["dice"])
            assert side["result"] == max(1, best + sum(mod["amount"] for mod in side["mods"]))
            assert side["coin"] == "".join(die["die"] for die in side["dice"])


def check_view(match: Match) -> None:
    """Check that the public view equals the state."""
    view: Any = match.view(None)
    state = match.state
    for force in state.forces:
        seen = view.forces[force.seat]
        for line in ("ships", "prizes", "row"):
            there = [
                (other.card, other.exposed, other.damage, other.low_supply, other.refuge is not None)
                for other in getattr(force, line)
            ]
            assert [(s.card, s.identified, s.damage, s.low_supply, s.refuge) for s in getattr(seen, line)] == there
        assert [(s.card, s.how, s.doubled) for s in seen.pile] == [(s.card, s.how, s.doubled) for s in force.pile]
        assert (seen.hand_size, seen.fog, seen.deception) == (
            len(force.hand),
            force.fog is not None,
            force.deception is not None,
        )
    assert (view.left, view.discarded) == (len(state.actions), len(state.discard))
