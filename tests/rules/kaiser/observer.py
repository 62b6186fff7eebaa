"""A spectator who foretells every window from public events alone (KS 5.4, 5.5.32, 7.1).

It is written from the rules, and it knows nothing but the public events up to the moment. A window opens unless
every copy of every fitting card is face up; after a sinking, Mistaken Identity fits only if the defender has sunk a
merchant too. The spectator compares this with the passes and reactions that everybody is told.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.kaiser.options import Options
from rules.kaiser.pieces import ACTIONS, AFTER, ANSWERS, BEFORE, DECK, is_german, is_raider, kind_of, marked, sails
from rules.kaiser.view.model import KaiserView, SeenVessel
from rules.kaiser.view.watcher import KaiserWatcher
from rules.kernel import Match, SeenEvent

AFTERMATH = (
    "captured", "card_scored", "damaged", "disguised", "identified", "out_of_play", "prize_exhausted", "pursued",
    "roll", "safe", "sunk", "supply_gained", "supply_lost", "swapped",
)  # fmt: skip
"""The events of an attack other than windows and cards."""
END_OF_PLAY = ("discarded", "drew_card", "turn_end")
"""The first of these events shows that the window at the end of a turn is over."""
CANCELLED = ("interned", "transfer_command")
"""The cards that Reflag cancels at most tables (KS 5.5.32)."""


class Observer:
    """Reads the public events of a match from the first to the last.

    ``opened``: the windows by kind. ``left_out``: those for which every fitting card was face up, or no card fitted.
    ``surprises``: windows that were opened or left out against the rules.
    """

    def __init__(self, match: Match) -> None:
        self.opened: Counter[str] = Counter()
        self.left_out: Counter[str] = Counter()
        self.surprises: list[str] = []
        self._events = [event for event in match.events(None) if event.kind != "seat_resigned"]
        self._at = 0
        self._options = Options.model_validate(match.view(None).options)
        self._watcher = KaiserWatcher(None, match.seats, self._options)
        self._up: set[str] = set()
        self._sheltered: set[str] = set()
        """The ships that entered refuge, or came to their owner, in this turn."""
        self._sinkings: list[tuple[str, int]] = []
        """The sinkings of this turn for which Recalled may still be played: the ship, and the defender."""
        self._turn_over = False

    def watch(self) -> None:
        """Read all events."""
        while (event := self._next) is not None:
            if event.kind in END_OF_PLAY or is_window(event, "recall_late"):
                self._end_turn()
            if self._next is not event:
                continue
            self._take()
            if event.kind == "declared":
                self._attack(event.data)
            elif event.kind == "revealed" and event.data["place"] == "action":
                self._cancel(event.data["card"])
            elif event.kind in ("passed", "reacted"):
                self.surprises.append(f"{event.n}: nobody expects the window {event.data['window']}")

    # ---------------------------------------------------------------- reading

    @property
    def _next(self) -> SeenEvent | None:
        return self._events[self._at] if self._at < len(self._events) else None

    @property
    def _view(self) -> KaiserView:
        return self._watcher.view()

    def _take(self) -> SeenEvent:
        """Read the next event."""
        event = self._events[self._at]
        self._at += 1
        self._watcher.see(event)
        data = event.data
        match event.kind:
            case "round_start":
                self._up.clear()
            case "turn_start" | "turn_skipped":
                self._sheltered.clear()
                self._sinkings.clear()
                self._turn_over = False
            case "revealed" | "reacted":
                self._up.add(data["card"])
            case "discarded":
                self._up |= {*data["faces"]}
            case "overheard":
                self._up -= {*data["taken"]}
            case "refuge_enter" | "transferred":
                self._sheltered.add(data["ship"])
            case _:
                pass
        return event

    def _aftermath(self, *coming: str) -> SeenEvent | None:
        """Read the events of an attack until a merchant is sunk; return that event.

        Return None where the attack, or its part before the ``coming`` targets, ends.
        """
        while (event := self._next) is not None and event.kind in AFTERMATH:
            if event.kind == "roll" and event.data["purpose"] == "intercept" and event.data["theirs"]["what"] in coming:
                return None
            self._take()
            if event.kind == "sunk":
                return event
        return None

    # ---------------------------------------------------------------- windows

    def _window(self, kind: str, seat: int, cards: Sequence[str]) -> str:
        """Compare the next event with what the rules say of a window; return the card that was played, "" for none."""
        copies = [card for card in DECK if kind_of(card) in cards]
        assert len(copies) == sum(ACTIONS[card].count for card in cards)
        opens = any(card not in self._up for card in copies)
        event = self._next
        opened = event is not None and is_window(event, kind) and event.data["seat"] == seat
        if opened != opens:
            self.surprises.append(f"{self._at}: {kind} of seat {seat} for {cards}: {opened} instead of {opens}")
        if not opened:
            self.left_out[kind if cards else f"{kind} without cards"] += 1
            return ""
        self.opened[kind] += 1
        return kind_of(self._take().data.get("card", ""))

    def _vessel(self, card: str) -> tuple[int, SeenVessel] | None:
        """Return a ship in play and its owner."""
        forces = self._view.forces.items()
        return next(((seat, v) for seat, force in forces for v in force.vessels if v.card == card), None)

    def _fitting(self, attack: Any, target: str, *, slim: bool = True) -> list[str]:
        """Return the cards that may answer an attack on a target before the dice."""
        return [
            card
            for card, row in ANSWERS.items()
            if row.time(attack["attack"]) == BEFORE
            and (card != "slim_pickings" or slim)
            and all(self._meets(condition, attack, target) for condition in row.conditions.split())
        ]

    def _fitting_after(self, attack: Any) -> list[str]:
        """Return the cards that may answer the sinking of a merchant."""
        sunk = any(scored.how == "sunk" for scored in self._view.forces[attack["defender"]].pile)
        return [
            card
            for card, row in ANSWERS.items()
            if row.time(attack["attack"]) == AFTER and (sunk or row.conditions != "has_sunk_merchant")
        ]

    def _meets(self, condition: str, attack: Any, target: str) -> bool:
        found = self._vessel(target)
        assert found is not None
        _, vessel = found
        wolf = self._options.little_wolf and is_german(attack["what"]) and marked(attack["what"], "floatplane")
        raider = self._vessel(attack["what"]) if attack["attack"] == "RI" else None
        return {
            "by_day": not (attack["night"] or attack["surprise"] or vessel.refuge),
            "by_disguised_raider": raider is not None and not raider[1].identified,
            "identified": may_be_disguised(vessel),
            "not_by_wolf": not wolf,
            "not_offered_before": True,
            "not_prize": vessel not in self._view.forces[attack["defender"]].prizes,
            "not_sailing": not (self._options.sail_merchants and sails(target)),
            "reflag_cancels": self._options.reflag_cancels,
            "sailing": sails(target),
            "undamaged": not vessel.damage,
        }[condition]

    def _reflag(self, ship: str) -> str:
        """Expect the window for Reflag if the ship is an identified raider or prize."""
        found = self._vessel(ship)
        return self._window("reflag", found[0], ["reflag"]) if found and may_be_disguised(found[1]) else ""

    # ---------------------------------------------------------------- events that open windows

    def _attack(self, attack: Any) -> None:
        targets = [*attack["targets"]]
        match attack["attack"]:
            case "WI" | "RI":
                self._raid(attack, targets)
            case "MI":
                self._mines(attack, targets[0])
            case "TO":
                self._torpedo(attack, targets[0])
            case _:
                self._window("react", attack["defender"], self._fitting(attack, targets[0]))
                while self._aftermath():
                    pass
                if attack["attack"] == "IN":
                    self._reflag(targets[0])

    def _raid(self, attack: Any, targets: list[str]) -> None:
        """Follow an intercept of merchants by a ship (KS 5.3.2)."""
        ship, defender, slim = attack["ship"], attack["defender"], len(targets) == 1
        fits = not slim and "slim_pickings" in self._fitting(attack, targets[0])
        if fits and self._window("slim", defender, ["slim_pickings"]):
            targets = [self._take().data["left"]]
        last, unanswered, declined, began = targets[-1], 0, False, self._at
        while targets and self._vessel(ship) is not None:
            if unanswered and not declined and self._window("after_sinking", defender, ["recalled"]):
                unanswered -= 1
                self._aftermath(*targets)
                continue
            declined, target = False, targets.pop(0)
            if self._next is not None and self._next.kind == "revealed":
                self._take()  # a Boarding Party
            card = self._window("react", defender, self._fitting(attack, target, slim=slim))
            if card == "slim_pickings":
                break
            while (event := self._aftermath(*targets)) is not None:
                if card or event.data["ship"] != target:
                    continue
                ends = target == last and self._nothing_to_come(attack["seat"])
                card = self._window("after_sinking", defender, self._fitting_after(attack))
                if not card and ends:
                    unanswered = 0
                    self._sinkings.clear()
                elif not card:
                    unanswered, declined = unanswered + 1, True
        events = self._events[began : self._at]
        if any(event.kind == "identified" and event.data["ship"] == ship for event in events):
            self._reflag(ship)
        self._sinkings += [(ship, defender)] * unanswered

    def _mines(self, attack: Any, first: str) -> None:
        """Follow mines, which are answered once for all merchants (KS 5.3.10)."""
        swept = self._window("react", attack["defender"], self._fitting(attack, first))
        mistaken = ""
        while self._aftermath() is not None:
            if not (swept or mistaken):
                mistaken = self._window("after_sinking", attack["defender"], self._fitting_after(attack))

    def _torpedo(self, attack: Any, target: str) -> None:
        """Follow a torpedo, perhaps at a prize that must be recognised (KS 5.3.11, 5.8.9)."""
        prize = any(other.card == target for other in self._view.forces[attack["defender"]].prizes)
        if prize and self._take().data["outcome"] != "success":
            return
        card = self._window("react", attack["defender"], self._fitting(attack, target))
        while self._aftermath() is not None:
            if not (card or prize):
                self._window("after_sinking", attack["defender"], self._fitting_after(attack))

    def _cancel(self, card: str) -> None:
        """Follow a card that Reflag cancels; it names its ship in the window, or in its contest."""
        event = self._next
        if kind_of(card) not in CANCELLED or not self._options.reflag_cancels or event is None:
            return
        self._reflag(event.data["target"] if is_window(event, "reflag") else event.data["theirs"]["what"])

    def _nothing_to_come(self, seat: int) -> bool:
        """Return whether the active seat can do nothing more in its turn."""
        view = self._view
        harbour = [ship for ship in view.forces[seat].ships if ship.refuge and ship.card not in self._sheltered]
        supplies = self._options.prize_resupply and view.forces[seat].prizes
        return not (harbour or supplies or any(not slot.up for slot in view.committed))

    def _end_turn(self) -> None:
        """Expect the last window for Recalled, if a ship that has sunk a merchant is still there (KS 5.4.5)."""
        if self._turn_over:
            return
        self._turn_over, view = True, self._view
        left = [
            defender
            for ship, defender in self._sinkings
            if (found := self._vessel(ship)) is not None and found[0] == view.active
        ]
        if left:
            self._window("recall_late", left[0], ["recalled"])


def is_window(event: SeenEvent, kind: str) -> bool:
    """Return whether an event ends a window of this kind."""
    return event.kind in ("passed", "reacted") and event.data["window"] == kind


def may_be_disguised(vessel: SeenVessel) -> bool:
    """Return whether a ship is an identified raider or prize."""
    return vessel.identified and (is_raider(vessel.card) or not is_german(vessel.card))
