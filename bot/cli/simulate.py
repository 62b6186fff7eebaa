"""``simulate``: plays many matches by the rules alone and prints figures."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from fractions import Fraction
from hashlib import sha256
from itertools import count
from time import perf_counter, process_time
from typing import Any, NamedTuple

from tqdm import tqdm

from bot.cli.failures import Failure, game_named, options_for, seats_for, whole_number
from bot.cli.opponents import EVERYWHERE, GROUPS, Decide, half_width, rival_of, sides_of
from bot.tables.options import Choice, choices_of, read_value
from bot.tables.recommended import RECOMMENDED, recommended_orders
from rules.kernel import Game, Malformed, Match, Question, read_options

MOST = 10_000_000
DEFAULTS = "defaults"
"""The value of --orders with which every standing order stays as it is when a match begins."""
RANDOM = "random"
"""The value of --options with which each match draws its own."""
ROUND_TRIPS = 3
"""The waits for another person up to which a turn is quick."""
HOURS = Fraction(4)
"""The hours for which a table played by message waits for a person, in the estimate of its days."""
WAIT = Fraction(1, 2)
"""The mean wait of a standing order, as a share of those hours: it is drawn evenly from them."""


class Played(NamedTuple):
    """One match: its winners, the AI's seats, the number of answers, the reason of its end, its waiting and figures.

    ``decisions``: how many answers the AI gave in its seats, and the CPU seconds that they took.
    """

    winners: tuple[int, ...]
    challengers: tuple[int, ...]
    answers: int
    reason: str
    waiting: "Waiting"
    turns: Sequence[int]
    measures: Mapping[str, Sequence[float | str]]
    decisions: tuple[int, float]

    @property
    def share(self) -> Fraction:
        """The part of the win that the AI's seats have; the winners of a shared win get equal parts."""
        return Fraction(sum(seat in self.challengers for seat in self.winners), len(self.winners) or 1)


@dataclass
class Waiting:
    """How often a match waits for people.

    ``questions``: questions put to people. ``hand_overs``: how often the match waits for another person than the last
    to act; questions that are open together are one. ``windows``: questions about another seat's act; ``only_pass``:
    those with a single answer. ``ordered``: windows that standing orders answer after a wait.
    """

    questions: int = 0
    hand_overs: int = 0
    windows: int = 0
    only_pass: int = 0
    ordered: int = 0

    @property
    def days(self) -> Fraction:
        """The days of a match at a table played by message, with the waits of standing orders."""
        return (self.hand_overs + self.ordered * WAIT) * HOURS / 24


@dataclass
class Course:
    """A match that is played, and its waiting. ``last``: the last seat to act.

    ``turns``: for each page of the game's news so far, how often the match waited for another person.
    """

    match: Match
    waiting: Waiting = field(default_factory=Waiting)
    last: int | None = None
    turns: list[int] = field(default_factory=list[int])
    told: int = 0

    def next_batch(self) -> dict[int, Question]:
        """Return the questions that are open for people; orders that waited have answered by then."""
        while (seat := next((seat for seat in self.match.questions if self.by_order(seat)), None)) is not None:
            self.waiting.ordered += 1
            self.match.answer_by_order(seat, self.match.questions[seat].id)
        asked = dict(self.match.questions)
        self.waiting.questions += len(asked)
        self._turn_pages()
        handed = any(seat != self.last for seat in asked)
        self.waiting.hand_overs += handed
        if self.turns:
            self.turns[-1] += handed
        windows = [question for question in asked.values() if question.window]
        self.waiting.windows += len(windows)
        self.waiting.only_pass += sum(len(question.options) == 1 for question in windows)
        return asked

    def _turn_pages(self) -> None:
        """Begin a turn for each event that ends a page of the game's news."""
        closes = self.match.game.news.closes if self.match.game and self.match.game.news else ()
        self.turns += [0 for event in self.match.log[self.told :] if event.kind in closes]
        self.told = len(self.match.log)

    def by_order(self, seat: int) -> bool:
        """Return whether standing orders answer the seat's question."""
        return self.match.ordered(seat) is not None

    def answer(self, seat: int, answer: Any, question: Question) -> None:
        """Give a person's answer."""
        self.match.answer(seat, answer, question.id, "pilot")
        self.last = seat


def add_to(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "simulate",
        help="play many matches without Discord and print figures",
        description="Play many matches between AI players, without Discord, and print how long they are, who wins and"
        " how they end. --against compares the AI with another player. The same dice are then played again with"
        " other seats for the AI, so that luck does not decide.",
    )
    command.add_argument("game", metavar="GAME", help="the name of the game, such as corsari")
    command.add_argument(
        "--seats", type=whole_number, help="the number of players (default: the middle of those that the game allows)"
    )
    command.add_argument(
        "--matches",
        type=whole_number,
        default=100,
        help="the number of matches (default 100); with --against, those with other seats for the AI count too",
    )
    command.add_argument("--seed", default="quartermaster", help="the same seed gives the same matches")
    command.add_argument(
        "--options",
        help=f"the options of the matches: a JSON object, the name of a preset, or {RANDOM!r} for other options in"
        " each match",
    )
    command.add_argument(
        "--against",
        help=f"the player that the AI plays against: {', '.join(EVERYWHERE)} (the default answers, the AI itself,"
        " chance), or one of the game's own, such as v1, an older version of its AI",
    )
    command.add_argument(
        "--rivals",
        choices=GROUPS,
        help="with --against, the seats that play against the AI: every other seat (half, the default), one seat, or"
        " all but one (rest)",
    )
    command.add_argument(
        "--orders",
        choices=(RECOMMENDED, DEFAULTS),
        help="begin each match with the standing orders that the game recommends, or with the default ones; the AI"
        " then leaves them as they are",
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(work=work)


def work(args: argparse.Namespace) -> int:
    """Play the matches and print the figures."""
    game = game_named(args.game)
    seats = seats_for(game, args.seats)
    options = {} if args.options == RANDOM else options_for(game, seats, args.options)
    if not 1 <= args.matches <= MOST:
        msg = f"--matches takes 1 to {MOST}, not {args.matches}"
        raise Failure(msg)
    if args.orders == RECOMMENDED and recommended_orders(Match.start(game, seats, "", options=options), 0) is None:
        msg = f"{game.name} recommends no standing orders; --orders defaults begins with its default ones"
        raise Failure(msg)
    if args.rivals and not args.against:
        msg = "--rivals goes with --against: without it, the AI plays every seat"
        raise Failure(msg)
    rival = rival_of(game, args.against) if args.against else None
    # With --against, every match needs its mirrors.
    sides = sides_of(seats, args.rivals or GROUPS[0]) if rival else [tuple(range(seats))]
    matches = -(-args.matches // len(sides)) * len(sides)
    began = perf_counter()
    played: list[Played] = []
    for number in tqdm(range(matches), unit=" matches", disable=not sys.stderr.isatty(), leave=False):
        deal, side = divmod(number, len(sides))
        seed = f"{args.seed}:{deal}"
        chosen = options_by_chance(game, seats, seed) if args.options == RANDOM else options
        played.append(play(game, seats, seed, chosen, sides[side], rival, orders=args.orders or ""))
    summary = summed_up(game, seats, options, args.against, len(sides), played, perf_counter() - began)
    if args.options == RANDOM:
        summary["options"] = RANDOM
    if args.orders:
        summary["orders"] = args.orders
    print(json.dumps(summary, indent=2) if args.json else worded(summary))
    return 0


def play(
    game: Game,
    seats: int,
    seed: str,
    options: Mapping[str, Any],
    challengers: Collection[int],
    rival: Decide | None,
    *,
    orders: str = "",
) -> Played:
    """Play one match; the AI has the seats ``challengers``, and ``rival`` answers for the others.

    ``orders``: every seat has the standing orders that the game recommends, which may wait as at a table played by
    message, or those that hold by default; the AI changes none of them.
    """
    match = Match.start(game, seats, seed, options=options)
    if orders == RECOMMENDED:
        match.orders_wait = True
        for seat in range(seats):
            match.set_orders(seat, recommended_orders(match, seat))
    course = Course(match)
    decided, spent = 0, 0.0
    while match.result is None:
        for seat, question in course.next_batch().items():
            if rival is None or seat in challengers:
                view = match.view(seat)
                began = process_time()
                answer = game.pilot(view, question)
                decided, spent = decided + 1, spent + process_time() - began
            else:
                answer = rival(match, seat, question)
            course.answer(seat, without_orders(match, seat, question, answer) if orders else answer, question)
    result = match.result
    figures = game.measures(match.log)
    return Played(
        tuple(result.winners),
        tuple(challengers),
        len(match.entries),
        result.reason,
        course.waiting,
        course.turns,
        figures,
        (decided, spent),
    )


def options_by_chance(game: Game, seats: int, seed: str) -> dict[str, Any]:
    """Return options that the game accepts, each drawn from its values by a hash of the seed."""
    for attempt in count():
        given = {
            choice.name: read_value(game, choice.name, one_of(choice, f"{seed}:{attempt}:{choice.name}"))
            for choice in choices_of(game)
        }
        try:
            return read_options(game, seats, given).model_dump(mode="json")
        except Malformed:
            continue
    raise AssertionError


def one_of(choice: Choice, seed: str) -> str:
    """Return one of the values of an option, as it is typed."""
    lo, hi = choice.range or (0, -1)
    values = [*choice.values, *map(str, range(lo, hi + 1))]
    return values[int.from_bytes(sha256(seed.encode()).digest()[:8], "big") % len(values)]


def without_orders(match: Match, seat: int, question: Question, answer: Any) -> Any:
    """Return an answer to a form that leaves the standing orders as they are."""
    if question.shape != "form":
        return answer
    kinds = {step.kind for step in match.orders_question(seat).steps}
    return {step.step: answer[step.step] for step in question.steps_with(answer) if _stays(step, answer, kinds)}


def _stays(step: Question, answer: Mapping[str, Any], kinds: Collection[str]) -> bool:
    return step.step in answer and step.kind not in kinds


def summed_up(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    against: str | None,
    mirrors: int,
    played: list[Played],
    seconds: float,
) -> dict[str, Any]:
    """Return the figures. ``mirrors``: how many matches in a row have the same seed."""
    answers = [match.answers for match in played]
    decisions = sum(match.decisions[0] for match in played) or 1
    # The winners of a shared win get equal parts.
    by_seat = [sum(Fraction(seat in m.winners, len(m.winners) or 1) for m in played) for seat in range(seats)]
    summary: dict[str, Any] = {
        "game": game.name,
        "seats": seats,
        "options": dict(options),
        "matches": len(played),
        "reasons": {reason: sum(m.reason == reason for m in played) for reason in sorted({m.reason for m in played})},
        "answers_per_match": {"mean": sum(answers) / len(answers), "shortest": min(answers), "longest": max(answers)},
        "per_match": waiting_of([m.waiting for m in played]),
        **turns_of([turn for match in played for turn in match.turns]),
        **measured([match.measures for match in played]),
        "win_share_by_seat": [round(float(won) / len(played), 4) for won in by_seat],
        "seconds": round(seconds, 3),
        "answers_per_second": round(sum(answers) / seconds),
        "ai_cpu_ms_per_decision": round(1000 * sum(m.decisions[1] for m in played) / decisions, 3),
    }
    if against is not None:
        shares = [float(m.share) for m in played]
        chairs = sum(len(m.challengers) for m in played)
        summary["against"] = against
        summary["ai_win_share"] = round(sum(shares) / len(played), 4)
        # Matches of one seed depend on each other, so a seed and its mirrors are one sample.
        samples = [sum(shares[i : i + mirrors]) / mirrors for i in range(0, len(shares), mirrors)]
        summary["ai_win_share_interval"] = round(half_width(samples), 4)
        summary["ai_share_of_seats"] = round(chairs / (seats * len(played)), 4)
    return summary


def waiting_of(matches: list[Waiting]) -> dict[str, float]:
    """Return the means of how often a match waits for people, and of its days at a table played by message."""
    names = [*(field.name for field in fields(Waiting)), "days"]
    return {name: round(float(sum(Fraction(getattr(m, name)) for m in matches) / len(matches)), 2) for name in names}


def turns_of(turns: Sequence[int]) -> dict[str, Any]:
    """Return how often a turn waits for another person; nothing for a game that is not told turn by turn."""
    if not turns:
        return {}
    over = sum(turn > ROUND_TRIPS for turn in turns)
    return {
        "per_turn": {
            "turns": len(turns),
            "hand_overs": round(sum(turns) / len(turns), 2),
            f"over_{ROUND_TRIPS}": round(over / len(turns), 4),
        }
    }


def measured(matches: Sequence[Mapping[str, Sequence[float | str]]]) -> dict[str, Any]:
    """Return the game's own figures: the mean of numbers, the counts of words, the most frequent first."""
    found: dict[str, Any] = {}
    for name in matches[0]:
        values = [value for match in matches for value in match[name]]
        numbers = [value for value in values if not isinstance(value, str)]
        counts = Counter(value for value in values if isinstance(value, str))
        if values:
            found[name] = round(sum(numbers) / len(numbers), 2) if numbers else dict(counts.most_common())
    return {"measures": found} if found else {}


def worded(summary: Mapping[str, Any]) -> str:
    """Return the figures as text."""
    length = summary["answers_per_match"]
    waiting = summary["per_match"]
    passed = f"{waiting['only_pass']:.1f} of them with no other answer than to pass"
    matches = "1 match" if summary["matches"] == 1 else f"{summary['matches']} matches"
    lines = [
        f"{matches} of {summary['game']} at {summary['seats']} seats",
        f"wins by seat: {', '.join(f'{share:.1%}' for share in summary['win_share_by_seat'])}",
        f"ended by: {', '.join(f'{reason} {count}' for reason, count in summary['reasons'].items())}",
        f"answers a match: {length['mean']:.1f} ({length['shortest']} to {length['longest']})",
        f"waits for another person a match: {waiting['hand_overs']:.1f} in {waiting['questions']:.1f} questions",
        f"questions a match whether to react to another player’s act: {waiting['windows']:.1f}, {passed}",
        f"days a match at {HOURS} hours a wait: {waiting['days']:.1f}",
        f"{summary['answers_per_second']} answers a second, in {summary['seconds']} s",
        f"CPU of a decision of the AI: {summary['ai_cpu_ms_per_decision']} ms",
    ]
    if turn := summary.get("per_turn"):
        lines.insert(
            5,
            f"waits for another person a turn: {turn['hand_overs']} in {turn['turns']} turns,"
            f" {turn[f'over_{ROUND_TRIPS}']:.1%} of them with more than {ROUND_TRIPS}",
        )
    measures: Mapping[str, float | Mapping[str, int]] = summary.get("measures", {})
    for name, figure in measures.items():
        told = ", ".join(f"{what} {n}" for what, n in figure.items()) if isinstance(figure, Mapping) else str(figure)
        lines.append(f"{name.replace('_', ' ')}: {told}")
    if "against" in summary:
        lines.insert(
            1,
            f"the AI against {summary['against']}: {summary['ai_win_share']:.1%} of the wins"
            f" (± {summary['ai_win_share_interval']:.1%}, 95 %) on {summary['ai_share_of_seats']:.1%} of the seats",
        )
    return "\n".join(lines)
