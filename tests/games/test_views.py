"""Views: what a reader sees follows only from the events that the reader was told."""

from random import Random

from rules.kernel import Match

from .case import GameCase
from .courses import course
from .drawn import Drawn, on_drawn_matches


def readers(match: Match) -> list[int | None]:
    """Return all seats, and None for the spectator."""
    return [None, *range(match.seats)]


class Diary:
    """The views of every reader at some moments of a match. ``share``: the share of moments that are noted."""

    MOST = 40

    def __init__(self, match: Match, seed: int, share: float) -> None:
        self.match, self.share = match, share
        self.random = Random(seed)
        self.kept: list[tuple[int | None, int, str]] = []
        self.moments = 0

    def write(self, share: float | None = None) -> bool:
        """Note this moment with the given probability; return whether it was noted."""
        chosen = self.moments < self.MOST and self.random.random() < (share or self.share)
        if chosen:
            self.moments += 1
            for reader in readers(self.match):
                view = self.match.view(reader).model_dump_json()
                self.kept.append((reader, len(self.match.events(reader)), view))
        return chosen

    def check(self) -> None:
        """Check that looking back at each noted moment shows the same views."""
        for reader, at, live in self.kept:
            assert self.match.view(reader, at).model_dump_json() == live


@on_drawn_matches(15)
def test_a_view_is_a_function_of_the_events_that_its_reader_saw(case: GameCase, drawn: Drawn) -> None:
    match = drawn.start(case)
    diary = Diary(match, drawn.seed, 0.05)
    for _ in course(match, drawn.chance):
        diary.write()
    diary.check()
    check_last_views(case, match)


@on_drawn_matches(10)
def test_views_after_an_undo_ignore_what_was_taken_back(case: GameCase, drawn: Drawn) -> None:
    """Views after an undo follow from the remaining events; looking back still shows what was taken back later."""
    match = drawn.start(case)
    drawn.chance.undo = 0.03
    diary, undone = Diary(match, drawn.seed, 0.02), 0
    for _ in course(match, drawn.chance):
        undos = sum(entry.type == "undo" for entry in match.entries)
        if diary.write(0.2 if undos > undone else None) and undos > undone:
            check_last_views(case, match)
        undone = undos
    diary.check()
    check_last_views(case, match)


def check_last_views(case: GameCase, match: Match) -> None:
    """Check the views against views built anew from the events that were not taken back."""
    for reader in readers(match):
        watcher = case.game.watcher(reader, match.seats, case.game.options.model_validate(match.head.options))
        for event in match.events(reader):
            if event.undone is None:
                watcher.see(event)
        live = match.view(reader).model_dump_json()
        assert watcher.view().model_dump_json() == live
        assert match.view(reader, len(match.events(reader))).model_dump_json() == live
