"""How long careers last and how they end, and how battles with hunters do, in a match that is over."""

from collections.abc import Mapping, Sequence

from rules.kernel import Event

UNDER_SAIL = "under_sail"
"""The end of a career that the end of the match cut off; its turns are not counted."""


def measures(log: Sequence[Event]) -> Mapping[str, Sequence[float | str]]:
    """Return the turns and the end of each career, and the result of each battle with hunters.

    The causes are those of :data:`rules.blackbeard.ship.fates.FATES`.
    """
    turn, ended = 0, {event.data["pirate"] for event in log if event.kind == "left_play"}
    begun: dict[str, int] = {}
    turns: list[float] = []
    ends: list[str] = []
    battles: list[str] = []
    for event in log:
        data = event.data
        if event.kind == "turn_start":
            turn = data["turn"]
        elif event.kind == "pirate_dealt":
            begun[data["pirate"]] = turn
            if data["pirate"] not in ended:
                ends.append(UNDER_SAIL)
        elif event.kind == "left_play":
            turns.append(turn - begun[data["pirate"]] + 1)
            ends.append(data["cause"])
        elif event.kind == "hunter_battle_over":
            battles.append(data["result"])
    return {"career_turns": turns, "career_ends": ends, "hunter_battles": battles}
