"""``simulate``: plays many matches by the rules alone and prints figures."""

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from fractions import Fraction
from hashlib import sha256
from time import perf_counter
from typing import Any, NamedTuple

from tqdm import tqdm

from bot.cli.failures import Failure, game_named, options_for, seats_for
from rules.kernel import Game, Match, Question

MOST = 10_000_000

Decide = Callable[[Match, int, Question], Any]


class Played(NamedTuple):
    """One match: its winners, the AI's seats, the number of answers and the reason of its end."""

    winners: tuple[int, ...]
    challengers: tuple[int, ...]
    answers: int
    reason: str


def add_to(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "simulate",
        help="play many matches without Discord and count",
        description="Play many matches by the rules alone. With --against, the seats of odd number play by the AI in"
        " one match and those of even number in its mirror, on the same seed; the others play as told.",
    )
    command.add_argument("game")
    command.add_argument("--seats", type=int)
    command.add_argument(
        "--matches", type=int, default=100, help="how many (default 100); a match and its mirror count as two"
    )
    command.add_argument("--seed", default="quartermaster")
    command.add_argument("--options", help="the match's options as a JSON object")
    command.add_argument("--against", choices=("default", "pilot", "random"), help="who plays against the AI")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(work=work)


def work(args: argparse.Namespace) -> int:
    """Play the matches and print the figures."""
    game = game_named(args.game)
    seats = seats_for(game, args.seats)
    options = options_for(game, seats, args.options)
    if not 1 <= args.matches <= MOST:
        msg = f"--matches takes 1 to {MOST}, not {args.matches}"
        raise Failure(msg)
    # With --against, every match needs its mirror.
    matches = args.matches + args.matches % 2 if args.against else args.matches
    began = perf_counter()
    played: list[Played] = []
    for number in tqdm(range(matches), unit=" matches", disable=not sys.stderr.isatty(), leave=False):
        pair, side = divmod(number, 2) if args.against else (number, 0)
        played.append(play(game, seats, f"{args.seed}:{pair}", options, args.against, side))
    summary = summed_up(game, seats, options, args.against, played, perf_counter() - began)
    print(json.dumps(summary, indent=2) if args.json else worded(summary))
    return 0


def play(game: Game, seats: int, seed: str, options: Mapping[str, Any], against: str | None, side: int) -> Played:
    """Play one match; with ``against``, the AI has the seats of one parity only."""
    match = Match.start(game, seats, seed, options=options)
    challengers = tuple(seat for seat in range(seats) if against is None or seat % 2 != side)
    other = DECIDERS[against or "pilot"]
    while match.result is None:
        for seat, question in list(match.questions.items()):
            decide = by_pilot if seat in challengers else other
            match.answer(seat, decide(match, seat, question), question.id, "pilot")
    return Played(tuple(match.result.winners), challengers, len(match.entries), match.result.reason)


def by_pilot(match: Match, seat: int, question: Question) -> Any:
    """Return the AI's answer."""
    return match.game.pilot(match.view(seat), question) if match.game else question.default


def by_default(match: Match, seat: int, question: Question) -> Any:
    """Return the default answer."""
    return question.default


def by_chance(match: Match, seat: int, question: Question) -> Any:
    """Return an option picked by a hash of the position, so that the same seed gives the same match."""
    options = question.options
    if not options or question.shape != "choose":
        return question.default
    place = sha256(f"{match.head.seed}:{seat}:{question.id}".encode()).digest()
    return options[int.from_bytes(place[:8], "big") % len(options)].id


DECIDERS: Mapping[str, Decide] = {"default": by_default, "pilot": by_pilot, "random": by_chance}


def summed_up(
    game: Game, seats: int, options: Mapping[str, Any], against: str | None, played: list[Played], seconds: float
) -> dict[str, Any]:
    """Return the figures."""
    answers = [match.answers for match in played]
    # The winners of a shared win get equal parts.
    by_seat = [sum(Fraction(seat in m.winners, len(m.winners) or 1) for m in played) for seat in range(seats)]
    summary: dict[str, Any] = {
        "game": game.name,
        "seats": seats,
        "options": dict(options),
        "matches": len(played),
        "reasons": {reason: sum(m.reason == reason for m in played) for reason in sorted({m.reason for m in played})},
        "answers_per_match": {"mean": sum(answers) / len(answers), "shortest": min(answers), "longest": max(answers)},
        "win_share_by_seat": [round(float(won) / len(played), 4) for won in by_seat],
        "seconds": round(seconds, 3),
        "answers_per_second": round(sum(answers) / seconds),
    }
    if against is not None:
        won = sum(Fraction(sum(w in m.challengers for w in m.winners), len(m.winners) or 1) for m in played)
        chairs = sum(len(m.challengers) for m in played)
        summary["against"] = against
        summary["ai_win_share"] = round(float(won) / len(played), 4)
        summary["ai_share_of_seats"] = round(chairs / (seats * len(played)), 4)
    return summary


def worded(summary: Mapping[str, Any]) -> str:
    """Return the figures as text."""
    length = summary["answers_per_match"]
    lines = [
        f"{summary['matches']} matches of {summary['game']} at {summary['seats']} seats",
        f"wins by seat: {', '.join(f'{share:.1%}' for share in summary['win_share_by_seat'])}",
        f"ended by: {', '.join(f'{reason} {count}' for reason, count in summary['reasons'].items())}",
        f"answers a match: {length['mean']:.1f} ({length['shortest']} to {length['longest']})",
        f"{summary['answers_per_second']} answers_per_second in {summary['seconds']} s",
    ]
    if "against" in summary:
        lines.insert(
            1,
            f"the AI against {summary['against']}: {summary['ai_win_share']:.1%} of the wins"
            f" on {summary['ai_share_of_seats']:.1%} of the seats",
        )
    return "\n".join(lines)
