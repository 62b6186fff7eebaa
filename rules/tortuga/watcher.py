"""The fold of the events that one reader saw into its view (spec 7.2)."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from rules.kernel import SeenEvent
from rules.tortuga.cards import (
    ARMADA,
    ASHORE,
    BOATS,
    BRITISH,
    FRENCH,
    GALLEON,
    HAND,
    HOLDS,
    ISLAND,
    LAST,
    LINES,
    NATIONS,
    SLOTS,
    VOTE_DECKS,
    hold_of,
)
from rules.tortuga.counting import VoteDeck
from rules.tortuga.options import Options
from rules.tortuga.view import Me, PastVote, Shift, TortugaView


class TortugaWatcher:
    """A fold of one reader's events into its view."""

    def __init__(self, seat: int | None, seats: int, options: Options) -> None:
        boats = BOATS[: options.rowboats]
        everybody = range(seats)
        self._view = TortugaView(
            seat=seat,
            seats=seats,
            options=options.model_dump(mode="json"),
            order=list(everybody),
            phase="setup",
            pirates={},
            round=1,
            active=None,
            actions=0,
            restricted=False,
            lines={where: [] for where in LINES},
            boats=dict.fromkeys(boats),
            destroyed=[],
            treasure=dict.fromkeys(HOLDS, 0),
            row={},
            peekers={},
            late=[],
            deck=0,
            discard=[],
            held={seat: [] for seat in everybody},
            hand_sizes={},
            vote=None,
            votes=[],
            vote_deck=VoteDeck(),
            shifts=[],
            turned=None,
            ended=None,
            me=None,
        )

    def see(self, event: SeenEvent) -> None:
        """Take in the next event."""
        handler = HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event.data)

    def view(self) -> TortugaView:
        """Return a copy of the view; later events do not change it."""
        return self._view.model_copy(update={name: copied(value) for name, value in self._view})

    def _know(self, **changes: Any) -> None:
        """Change the reader's secrets; a spectator has none."""
        if self._view.me is not None:
            self._view.me = self._view.me.model_copy(update=changes)

    # ---------------------------------------------------------------- the set-up

    def _match_started(self, data: Mapping[str, Any]) -> None:
        view = self._view
        view.order = list(data["order"])
        view.treasure[GALLEON] = 4
        if view.options["tortuga_start"] == "split":
            view.treasure |= {hold_of(ISLAND, nation): 1 for nation in NATIONS}
        else:
            view.treasure[ASHORE] = 2

    def _loyalty_dealt(self, data: Mapping[str, Any]) -> None:
        self._view.me = Me(loyalty=data["loyalty"], hand=[], memory={})

    def _row_laid(self, data: Mapping[str, Any]) -> None:
        # The hands are dealt before the row is laid.
        view = self._view
        view.hand_sizes = dict.fromkeys(view.order, HAND)
        view.vote_deck = VoteDeck(above=len(VOTE_DECKS[view.options["vote_deck"]]) - HAND * view.seats)
        self._new_row(data["deck"])

    def _brethren_chosen(self, data: Mapping[str, Any]) -> None:
        self._view.pirates[data["seat"]] = data["pirate"]

    def _pawn_drawn(self, data: Mapping[str, Any]) -> None:
        self._view.lines[data["where"]] = list(data["line"])

    def _start_hold_chosen(self, data: Mapping[str, Any]) -> None:
        self._view.treasure[data["hold"]] += 1
        self._shifted(data["seat"], "start", {}, {data["hold"]: 1})

    # ---------------------------------------------------------------- turns and the row

    def _turn_started(self, data: Mapping[str, Any]) -> None:
        view = self._view
        view.active, view.round, view.restricted = data["seat"], data["round"], data["restricted"]
        view.actions = data["actions"]
        if view.phase == "setup":
            view.phase = "main"

    def _actions_left(self, data: Mapping[str, Any]) -> None:
        self._view.actions = data["actions"]

    def _seen(self, data: Mapping[str, Any]) -> None:
        for slot in data["slots"]:
            peekers = self._view.peekers.setdefault(slot, [])
            if data["seat"] not in peekers:
                peekers.append(data["seat"])
        self._remember({row["slot"]: row["card"] for row in data.get("seen", [])})

    def _remember(self, seen: Mapping[int, str]) -> None:
        if self._view.me is not None:
            self._know(memory={**self._view.me.memory, **seen})

    def _card_revealed(self, data: Mapping[str, Any]) -> None:
        view, slot = self._view, data["slot"]
        view.restricted = False
        view.row[slot] = "empty"
        view.turned = slot if data["card"] == ARMADA else None
        view.peekers.pop(slot, None)
        view.late = [other for other in view.late if other != slot]
        if view.me is not None:
            self._know(memory={other: card for other, card in view.me.memory.items() if other != slot})

    def _card_discarded(self, data: Mapping[str, Any]) -> None:
        self._view.discard.append(data["card"])
        if data["holder"] is not None:
            self._view.held[data["holder"]].remove(data["card"])

    def _card_kept(self, data: Mapping[str, Any]) -> None:
        self._view.held[data["seat"]].append(data["card"])

    def _row_refilled(self, data: Mapping[str, Any]) -> None:
        view = self._view
        view.row[data["slot"]] = "down" if data["filled"] else "empty"
        view.deck = data["deck"]
        if data["filled"] and view.phase == "main" and view.deck < LAST:
            view.late = [*view.late, data["slot"]]

    def _events_reshuffled(self, data: Mapping[str, Any]) -> None:
        self._view.discard = []
        self._view.deck = data["deck"]

    def _sudden_death_started(self, data: Mapping[str, Any]) -> None:
        view = self._view
        view.phase, view.discard = "sudden_death", []
        if not view.options["tiebreak_keep_held"]:
            view.held = {seat: [] for seat in view.order}
        self._know(memory={})
        self._new_row(data["deck"])

    def _new_row(self, deck: int) -> None:
        self._view.row = dict.fromkeys(SLOTS, "down")
        self._view.turned = None
        self._view.peekers = {}
        self._view.late = []
        self._view.deck = deck

    # ---------------------------------------------------------------- pawns and treasure

    def _pawn_moved(self, data: Mapping[str, Any]) -> None:
        self._leave([data["seat"]])
        if data["destination"] in self._view.boats:
            self._view.boats[data["destination"]] = data["seat"]
        else:
            self._view.lines[data["destination"]] = list(data["line"])

    def _marooned(self, data: Mapping[str, Any]) -> None:
        self._leave([data["seat"]])
        self._view.lines[ISLAND] = list(data["line"])

    def _shipwreck(self, data: Mapping[str, Any]) -> None:
        self._leave(data["crew"])
        self._view.lines[ISLAND] = list(data["line"])

    def _leave(self, seats: list[int]) -> None:
        view = self._view
        view.lines = {where: [seat for seat in line if seat not in seats] for where, line in view.lines.items()}
        view.boats = {boat: None if sailor in seats else sailor for boat, sailor in view.boats.items()}

    def _boat_destroyed(self, data: Mapping[str, Any]) -> None:
        self._view.destroyed.append(data["boat"])

    def _line_reversed(self, data: Mapping[str, Any]) -> None:
        self._view.lines[data["ship"]] = list(data["line"])

    def _treasure_moved(self, data: Mapping[str, Any]) -> None:
        gone: dict[str, int] = dict.fromkeys(HOLDS, 0)
        come: dict[str, int] = dict.fromkeys(HOLDS, 0)
        for haul in data["hauls"]:
            gone[haul["source"]] += haul["pieces"]
            come[haul["hold"]] += haul["pieces"]
        self._view.treasure = {hold: pieces - gone[hold] + come[hold] for hold, pieces in self._view.treasure.items()}
        if data["cause"] in WILLED:
            self._shifted(data["seat"], data["cause"], gone, come)

    def _shifted(self, seat: int, cause: str, gone: Mapping[str, int], come: Mapping[str, int]) -> None:
        lean = 0
        for sign, pieces in ((-1, gone), (1, come)):
            for hold, number in pieces.items():
                lean += sign * number * (hold.endswith(f"-{BRITISH}") - hold.endswith(f"-{FRENCH}"))
        self._view.shifts.append(Shift(seat=seat, cause=cause, lean=lean))

    # ---------------------------------------------------------------- votes and hands

    def _hand(self, data: Mapping[str, Any]) -> None:
        if "hand" in data:
            self._know(hand=list(data["hand"]))

    def _card_forfeited(self, data: Mapping[str, Any]) -> None:
        view, seat = self._view, data["seat"]
        view.vote_deck = view.vote_deck.forfeited(view.hand_sizes[seat] - data["hand_size"])
        view.hand_sizes[seat] = data["hand_size"]
        self._hand(data)

    def _hands_reshuffled(self, data: Mapping[str, Any]) -> None:
        self._view.vote_deck = self._view.vote_deck.shuffled()
        self._hand(data)

    def _ballot_ack(self, data: Mapping[str, Any]) -> None:
        if self._view.me is not None:
            left = list(self._view.me.hand)
            left.remove(data["type"])
            self._know(hand=left)

    def _vote_called(self, data: Mapping[str, Any]) -> None:
        self._view.vote = PastVote(caller=data["seat"], **{name: data[name] for name in VOTE})

    def _vote_revealed(self, data: Mapping[str, Any]) -> None:
        vote = self._view.vote
        if vote is not None:
            pool = tuple(data["pool"])
            self._view.votes.append(vote.model_copy(update={"pool": pool}))
            self._view.vote_deck = self._view.vote_deck.revealed(pool)
        self._view.vote = None

    def _vote_result(self, data: Mapping[str, Any]) -> None:
        votes = self._view.votes
        votes[-1] = votes[-1].model_copy(update={"outcome": data["outcome"]})

    def _vote_recycled(self, data: Mapping[str, Any]) -> None:
        self._view.vote_deck = self._view.vote_deck.recycled(len(self._view.votes[-1].voters))

    def _match_over(self, data: Mapping[str, Any]) -> None:
        self._view.ended = dict(data)
        self._view.phase = "over"
        self._view.vote = None


MUTABLE = (dict, list, Me)


def copied(value: Any) -> Any:
    """Copy lists and dicts at any depth, and the reader's secrets; everything else in a view is frozen."""
    if isinstance(value, Me):
        return value.model_copy(update={"hand": list(value.hand), "memory": dict(value.memory)})
    # Most of a view is frozen, and views are asked for all the time: no call for what needs no copy.
    if isinstance(value, dict):
        items = cast("dict[Any, Any]", value).items()
        return {key: copied(item) if type(item) in MUTABLE else item for key, item in items}
    if isinstance(value, list):
        return [copied(item) if type(item) in MUTABLE else item for item in cast("list[Any]", value)]
    return value


VOTE = ("vote", "where", "target", "captain", "voters", "cardless")
WILLED = ("stow", "attack", "pieces")

# By kind of event, the method that takes it in.
HANDLERS: Mapping[str, Callable[[TortugaWatcher, Mapping[str, Any]], None]] = {
    kind: getattr(TortugaWatcher, f"_{name}")
    for kind, name in (
        ("match_started", "match_started"),
        ("loyalty_dealt", "loyalty_dealt"),
        ("hand_dealt", "hand"),
        ("row_laid", "row_laid"),
        ("brethren_chosen", "brethren_chosen"),
        ("pawn_drawn", "pawn_drawn"),
        ("start_hold_chosen", "start_hold_chosen"),
        ("turn_started", "turn_started"),
        ("actions_left", "actions_left"),
        ("peeked", "seen"),
        ("row_scouted", "seen"),
        ("card_revealed", "card_revealed"),
        ("card_discarded", "card_discarded"),
        ("card_kept", "card_kept"),
        ("row_refilled", "row_refilled"),
        ("events_reshuffled", "events_reshuffled"),
        ("sudden_death_started", "sudden_death_started"),
        ("pawn_moved", "pawn_moved"),
        ("marooned", "marooned"),
        ("shipwreck", "shipwreck"),
        ("boat_destroyed", "boat_destroyed"),
        ("line_reversed", "line_reversed"),
        ("treasure_moved", "treasure_moved"),
        ("card_forfeited", "card_forfeited"),
        ("hands_reshuffled", "hands_reshuffled"),
        ("ballot_ack", "ballot_ack"),
        ("hand_refilled", "hand"),
        ("vote_called", "vote_called"),
        ("vote_revealed", "vote_revealed"),
        ("vote_result", "vote_result"),
        ("vote_recycled", "vote_recycled"),
        ("match_over", "match_over"),
    )
}
