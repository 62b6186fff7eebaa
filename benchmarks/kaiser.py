"""Decisions of the AI in Kaiser: the targets are 250 µs for a decision of three seats and 80 µs for its view."""

from time import process_time

from benchmarks.measuring import report_each
from rules.kaiser import GAME
from rules.kernel import Match

MATCHES = 3
SEATS = 3
TIMES = 5
DECISION = 250
VIEW = 80


def play_through(seeds: list[str]) -> tuple[int, float, float, float]:
    """Play matches of AI seats; return the questions, and the CPU seconds in views, answers and deep copies."""
    asked, viewing, answering, copying = 0, 0.0, 0.0, 0.0
    for seed in seeds:
        match = Match.start(GAME, SEATS, seed)
        while match.result is None:
            for seat, question in list(match.questions.items()):
                began = process_time()
                view = match.view(seat)
                seen = process_time()
                answer = GAME.pilot(view, question)
                answered = process_time()
                view.model_copy(deep=True)
                copied = process_time()
                match.answer(seat, answer, question.id)
                asked += 1
                viewing += seen - began
                answering += answered - seen
                copying += copied - answered
    return asked, viewing, answering, copying


def run() -> None:
    """Measure a decision, its view and its answer apart, and a deep copy of the same view for comparison."""
    seeds = [f"bench:{number}" for number in range(MATCHES)]
    asked = play_through(seeds)[0]
    print(f"\nkaiser: {MATCHES} matches of AI seats, {SEATS} seats, {asked} questions, CPU time of the process")
    runs = [play_through(seeds) for _ in range(TIMES)]
    report_each(
        "  decision (view and answer)", asked, "questions", [view + answer for _, view, answer, _ in runs], DECISION
    )
    report_each("  view alone", asked, "questions", [view for _, view, _, _ in runs], VIEW)
    report_each("  answer alone", asked, "questions", [answer for _, _, answer, _ in runs])
    report_each("  a deep copy of the view, for comparison", asked, "questions", [copy for *_, copy in runs])
