"""The contents of a replay as plain data: the events of each viewpoint, and the seal of the dice."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from bot.tables.seating import Seating
from bot.tables.stories import Story, disclosed, keys_of
from rules.kernel import Match, SeenEvent

EVERYBODY = "everybody"

Viewpoint = int | None | Literal["everybody"]
"""Through whose eyes a match is shown: those of a seat, of a spectator (None), or of everybody at once."""


class Sight(BaseModel):
    """The events that one reader saw; ``reader`` None: a spectator."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    reader: int | None
    events: Sequence[SeenEvent]


class Dice(BaseModel):
    """The seal of the dice, with the keys that are revealed, as in a :class:`~bot.tables.stories.Story`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    commitment: str
    salt: str
    key_hashes: Mapping[str, str]
    keys: Mapping[str, str]


class Replay(BaseModel):
    """A match to show.

    ``viewpoints``: the first one is shown at once. ``sights``: those of all readers that the viewpoints need.
    ``witnesses``: for each event of the match the readers who saw it; empty without the viewpoint of everybody.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: str
    seats: int
    options: Mapping[str, Any]
    viewpoints: Sequence[Viewpoint]
    sights: Sequence[Sight]
    witnesses: Sequence[Sequence[int | None]] = ()
    seating: Seating = Seating()
    dice: Dice

    def sight(self, reader: int | None) -> Sight:
        """Return what one reader saw."""
        return next(sight for sight in self.sights if sight.reader == reader)


def viewpoints_of(match: Match) -> list[Viewpoint]:
    """Return every viewpoint that a match may be shown from: all of them once everything may be known."""
    return [EVERYBODY, None, *range(match.seats)] if disclosed(match) else [None]


def dice_of(match: Match, commitment: str) -> Dice:
    """Return the seal of a match's dice; the keys only once the match is over, and never those that stay secret."""
    return Dice(commitment=commitment, salt=match.head.salt, key_hashes=match.key_hashes(), keys=keys_of(match))


def replay_of(match: Match, dice: Dice, viewpoints: Sequence[Viewpoint], seating: Seating | None = None) -> Replay:
    """Return a match as seen from some viewpoints. The caller has made sure that its reader may have them.

    The events are not validated, which would stop the bot for a tenth of a second.
    """
    assert match.game is not None
    whole = EVERYBODY in viewpoints
    readers = [None, *range(match.seats)] if whole else [one for one in viewpoints if one != EVERYBODY]
    return Replay.model_construct(
        game=match.game.name,
        seats=match.seats,
        options=match.view(None).options,
        viewpoints=viewpoints,
        sights=[Sight.model_construct(reader=reader, events=list(match.events(reader))) for reader in readers],
        witnesses=[[reader for reader in readers if event.seen_by(reader)] for event in match.log] if whole else [],
        seating=seating or Seating(),
        dice=dice,
    )


def replay_of_story(story: Story) -> Replay:
    """Return a story as its reader saw it."""
    events = [SeenEvent(e.n, e.kind, e.data, e.rule, personal=False, undone=e.undone) for e in story.events]
    return Replay(
        game=story.game,
        seats=story.seats,
        options=story.options,
        viewpoints=[story.seat],
        sights=[Sight(reader=story.seat, events=events)],
        dice=Dice(commitment=story.commitment, salt=story.salt, key_hashes=story.key_hashes, keys=story.keys),
    )
