"""The watcher: builds a reader's view from the events that the reader saw (spec 7).

The public state comes from ``chart`` events alone. Only what one seat knows is taken from events of its own, and
battles and duels from the events that tell of them.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.blackbeard.chart import take_in
from rules.blackbeard.hunters import Known
from rules.blackbeard.options import Options
from rules.blackbeard.ship.fates import needed_after
from rules.blackbeard.view.fights import Fights
from rules.blackbeard.view.model import BlackbeardView, Me
from rules.blackbeard.voyage import new_campaign
from rules.kernel import SeenEvent

Data = Mapping[str, Any]


class BlackbeardWatcher:
    """Applies one reader's events to its view."""

    def __init__(self, seat: int | None, seats: int, options: Options) -> None:
        self._view = BlackbeardView(
            seat=seat,
            seats=seats,
            options=options.model_dump(mode="json"),
            state=new_campaign(seats, options).state,
            me=None if seat is None else Me(),
        )
        self._fights = Fights(self._view.state)
        self._failed: list[str] = []
        """The seat's own pirates who have just failed to retire; the next chart tells what they own."""

    def see(self, event: SeenEvent) -> None:
        """Apply the next event."""
        self._fights.see(event.kind, event.data)
        handler = HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event.data)

    def view(self) -> BlackbeardView:
        """Return a copy of the present view."""
        return self._view.apart(self._fights.found)

    def chart(self, data: Data) -> None:
        """Take over the public facts that have changed."""
        state = self._view.state
        changed = [key.removeprefix("pirates/") for key in data["changed"] if key.startswith("pirates/")]
        places = {name: state.pirates[name].position.place for name in changed if name in state.pirates}
        take_in(state, data["changed"], data["gone"])
        for name, place in places.items():
            self._view.track(state.pirates[name], place)
        self._fights.charted()
        self._refuse()

    def retirement_tried(self, data: Data) -> None:
        """Note a failure of this seat."""
        if data["seat"] == self._view.seat and data["result"] == "failed":
            self._failed.append(data["pirate"])

    def _refuse(self) -> None:
        """Work out what this seat's pirates need for another attempt to retire."""
        me = self._view.me
        if me is not None:
            for name in self._failed:
                me.refused[name] = needed_after(self._view.state.pirates[name].cabin + me.treasure_of(name))
        self._failed = []

    def match_end(self, data: Data) -> None:
        """Note how the match ended."""
        self._view.ended = dict(data)

    def governors_drawn(self, data: Data) -> None:
        """Take in the governors that this seat is to place."""
        me = self._view.me
        if me is not None and "governors" in data:
            me.drawn = list(data["governors"])

    def governor_placed(self, data: Data) -> None:
        """Take in a governor that this seat has placed."""
        me = self._view.me
        if me is not None and "governor" in data:
            me.governors[data["token"]] = data["governor"]
            me.drawn = [face for face in me.drawn if face != data["governor"]]

    def treasure(self, data: Data) -> None:
        """Take in the amount of a treasure of this seat."""
        me = self._view.me
        if me is not None and "now" in data and data["seat"] == self._view.seat:
            me.treasures.setdefault(data["pirate"], {})[data["port"]] = data["now"]
        self.kept(data)

    def kept(self, data: Data) -> None:
        """Add up what a pirate takes into retirement, as far as this reader sees it: all of it if he is his own."""
        if data["cause"] != "retired" or "by" not in data:
            return
        me, pirate = self._view.me, data["pirate"]
        self._view.kept[pirate] = self._view.kept.get(pirate, 0) - data["by"]
        if me is not None and data["seat"] == self._view.seat:
            me.scores[pirate] = self._view.kept[pirate]

    def die_rolled(self, data: Data) -> None:
        """Take in the movement dice of this seat's pirates."""
        if self._view.me is not None:
            self._view.me.dice = dict(data.get("dice", {}))

    def rerolled(self, data: Data) -> None:
        """Take in a movement die of this seat that was rolled again."""
        if self._view.me is not None and data["what"] == "move" and data["seat"] == self._view.seat:
            self._view.me.dice[data["pirate"]] = data["after"][0]

    def hunter_learned(self, data: Data) -> None:
        """Take in the figures of a warship that this seat controls."""
        me = self._view.me
        if me is not None and "piece" in data and data.get("what") != "kc":
            me.warships[data["hunter"]] = Known(data["piece"], data["nation"], data["combat"], data["speed"])

    def hunter_gone(self, data: Data) -> None:
        """Forget a warship that has left."""
        if self._view.me is not None:
            self._view.me.warships.pop(data["hunter"], None)

    def contract_made(self, data: Data) -> None:
        """Take in a contract that only its members know."""
        if self._view.me is not None and not data["public"]:
            facts = ("members", "text", "until", "condition", "target", "marker", "port", "sea")
            pot = sum(stake["doubloons"] for stake in data["stakes"])
            self._view.me.contracts[data["contract"]] = {**{name: data[name] for name in facts}, "pot": pot}

    def contract_over(self, data: Data) -> None:
        """Forget a contract that is settled."""
        if self._view.me is not None:
            self._view.me.contracts.pop(data["contract"], None)


HANDLERS: Mapping[str, Callable[[BlackbeardWatcher, Data], None]] = MappingProxyType(
    {
        "chart": BlackbeardWatcher.chart,
        "match_end": BlackbeardWatcher.match_end,
        "governors_drawn": BlackbeardWatcher.governors_drawn,
        "governor_placed": BlackbeardWatcher.governor_placed,
        "treasure": BlackbeardWatcher.treasure,
        "cabin": BlackbeardWatcher.kept,
        "retirement_tried": BlackbeardWatcher.retirement_tried,
        "die_rolled": BlackbeardWatcher.die_rolled,
        "rerolled": BlackbeardWatcher.rerolled,
        "hunter_arrived": BlackbeardWatcher.hunter_learned,
        "hunter_turned": BlackbeardWatcher.hunter_learned,
        "hunter_gone": BlackbeardWatcher.hunter_gone,
        "contract_made": BlackbeardWatcher.contract_made,
        "contract_over": BlackbeardWatcher.contract_over,
    }
)
