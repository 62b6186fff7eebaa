"""The battles and duels of a turn, as everybody saw them: who fought, how the ships and captains stood, the last round.

They are made from public events alone. Between two charts the events also tell what happened to ships and captains.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal

from rules.blackbeard.state import Hunter, Pirate, Position, Ship, State, Wound

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Roll:
    """The roll of one side in a round.

    ``figure``: the number added to the dice, less the cost of a debauch. ``parts``: the numbers of which it is the sum.
    """

    figure: int
    dice: tuple[int, ...]
    total: int
    parts: tuple[int, ...] = ()


@dataclass(frozen=True)
class Fight:
    """A battle or a duel.

    ``sides``: ids of pirates and tokens of hunters; the side of the pirate who attacks, or is attacked by hunters, is
    the first one, and "" is a guard. ``pirates``, ``hunters``: how they stand. ``better``: the side that won
    the last round, None if neither did. ``result``: how it ended, "" while it goes on. ``won``: the side that has won,
    None if neither has. Of a duel, by side: ``attack``, ``defence``, ``endurance`` and what is ``left`` of it.
    """

    what: Literal["pirates", "hunters", "duel"]
    place: str
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    pirates: Mapping[str, Pirate] = field(default_factory=dict[str, Pirate])
    hunters: Mapping[str, Hunter] = field(default_factory=dict[str, Hunter])
    round: int = 0
    rolls: tuple[Roll, ...] = ()
    better: int | None = None
    points: int = 0
    result: str = ""
    won: int | None = None
    attack: tuple[int, ...] = ()
    defence: tuple[int, ...] = ()
    endurance: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    leaver: str = ""
    """The pirate who broke the battle off."""
    closed: bool = False
    """Whether the chart has told what followed: later damage is not of this fight."""

    def has(self, name: str) -> bool:
        """Return whether a pirate or a hunter takes part."""
        return name in self.sides[0] or name in self.sides[1]


class Fights:
    """Follows the fights of one turn. It changes no fight: views share them."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.found: list[Fight] = []
        self._pirates: dict[str, Pirate] = {}
        self._hunters: dict[str, Hunter] = {}

    def see(self, kind: str, data: Data) -> None:
        """Take in an event."""
        handler = HANDLERS.get(kind)
        if handler is not None:
            handler(self, data)

    # ---------------------------------------------------------------- pirates and hunters between two charts

    def charted(self) -> None:
        """Take over the chart, which knows more than the events: fights that go on are as it says."""
        self._pirates, self._hunters = {}, {}
        for place, fight in enumerate(self.found):
            if fight.closed:
                continue
            if fight.result:
                self.found[place] = replace(fight, closed=True)
                continue
            pirates = {name: self._state.pirates[name] for name in fight.pirates}
            now = {hunter.token: hunter for hunter in self._state.hunters}
            hunters = {token: now.get(token, hunter) for token, hunter in fight.hunters.items()}
            if (pirates, hunters) != (fight.pirates, fight.hunters):
                self.found[place] = replace(fight, pirates=pirates, hunters=hunters)

    def _pirate(self, name: str) -> Pirate | None:
        return self._pirates.get(name) or self._state.pirates.get(name)

    def _hunter(self, token: str) -> Hunter | None:
        known = next((hunter for hunter in self._state.hunters if hunter.token == token), None)
        return self._hunters.get(token, known)

    def _put_pirate(self, pirate: Pirate) -> None:
        self._pirates[pirate.id] = pirate
        place = self._last(pirate.id)
        if place is not None:
            fight = self.found[place]
            self.found[place] = replace(fight, pirates={**fight.pirates, pirate.id: pirate})

    def _put_hunter(self, hunter: Hunter) -> None:
        self._hunters[hunter.token] = hunter
        place = self._last(hunter.token)
        if place is not None:
            fight = self.found[place]
            self.found[place] = replace(fight, hunters={**fight.hunters, hunter.token: hunter})

    def _last(self, *names: str) -> int | None:
        """Return the place of the last fight of all of these that is not closed."""
        for place in range(len(self.found) - 1, -1, -1):
            if not self.found[place].closed and all(self.found[place].has(name) for name in names):
                return place
        return None

    def damaged(self, data: Data) -> None:
        """Cross out the boxes that a ship has lost."""
        pirate = self._pirate(data["pirate"])
        if pirate is None:
            return
        ship, section = pirate.ship, data["section"]
        fell = data["points"] > data["absorbed"]
        white = [one for one in ship.white if not (data["absorbed"] and one == section)]
        jury = [one for one in ship.jury if not (fell and one == section)]
        hurt: Ship = replace(ship, damage={**ship.damage, section: data["now"]}, white=white, jury=jury)
        self._put_pirate(replace(pirate, ship=hurt))

    def jury_fell(self, data: Data) -> None:
        """Let a box fall that stood by a jury repair."""
        pirate = self._pirate(data["pirate"])
        if pirate is not None:
            jury = [one for one in pirate.ship.jury if one != data["section"]]
            self._put_pirate(replace(pirate, ship=replace(pirate.ship, jury=jury)))

    def wounded(self, data: Data) -> None:
        """Add a wound."""
        pirate = self._pirate(data["pirate"])
        if pirate is not None:
            part, token = data["part"], Wound(data["grade"])
            before = [] if token.grade == "prosthesis" else pirate.wounds.get(part, [])
            self._put_pirate(replace(pirate, wounds={**pirate.wounds, part: [*before, token]}))

    def hunter_arrived(self, data: Data) -> None:
        """Take in a hunter; a warship's figures are hidden, even if this reader knows them."""
        position = Position(data["place"], data["mode"])
        hunter = Hunter(data["hunter"], data["what"], position, data["seat"], data["target"])
        if data["what"] != "warship":
            hunter.face, hunter.nation = data["piece"], data["nation"]
            hunter.combat, hunter.speed = data["combat"], data["speed"]
        self._put_hunter(hunter)

    def hunter_nation(self, data: Data) -> None:
        """Take in the flag of a warship."""
        hunter = self._hunter(data["hunter"])
        if hunter is not None:
            self._put_hunter(replace(hunter, nation=data["nation"]))

    def hunter_known(self, data: Data) -> None:
        """Take in the figures of a warship."""
        hunter = self._hunter(data["hunter"])
        if hunter is not None:
            known = {"nation": data["nation"], "combat": data["combat"], "speed": data["speed"]}
            self._put_hunter(replace(hunter, face=data["piece"], **known))

    def hunter_worn(self, data: Data) -> None:
        """Take in the squares that a King's Commissioner has left."""
        hunter = self._hunter(data["hunter"])
        if hunter is not None:
            self._put_hunter(replace(hunter, combat=data["combat"], speed=data["speed"]))

    # ---------------------------------------------------------------- fights

    def _begin(self, fight: Fight) -> None:
        names = [name for side in fight.sides for name in side]
        pirates = {name: found for name in names if (found := self._pirate(name)) is not None}
        hunters = {name: found for name in names if (found := self._hunter(name)) is not None}
        self.found.append(replace(fight, pirates=pirates, hunters=hunters))

    def _go_on(self, names: tuple[str, ...], **changes: Any) -> None:
        place = self._last(*names)
        if place is not None:
            self.found[place] = replace(self.found[place], **changes)

    def turn_start(self, data: Data) -> None:
        """Forget the fights of the last turn."""
        del data
        self.found = []

    def pirate_battle(self, data: Data) -> None:
        """Begin a battle between pirates."""
        helpers = (data["helper"],) if data["helper"] else ()
        self._begin(Fight("pirates", data["place"], ((data["pirate"],), (data["target"], *helpers))))

    def pirate_round(self, data: Data) -> None:
        """Take in a round between pirates."""
        ours = (*data["dice"], *data["arms"], *data["information"])
        theirs = (*data["foe_dice"], *data["foe_arms"])
        rolls = (
            Roll(data["combat"] - data["debauch"], ours, data["total"]),
            Roll(data["foe_combat"] - data["foe_debauch"], theirs, data["rolled"]),
        )
        changes = {"better": BETTER[data["result"]], "points": data["points"]}
        self._go_on((data["pirate"], data["target"]), round=data["round"], rolls=rolls, **changes)

    def pirate_battle_over(self, data: Data) -> None:
        """End a battle between pirates."""
        won = BETTER.get(data["result"])
        self._go_on((data["pirate"], data["target"]), result=data["result"], won=won)

    def broke_off(self, data: Data) -> None:
        """Take in who breaks off a battle."""
        self._go_on((data["pirate"],), leaver=data["pirate"])

    def hunter_battle(self, data: Data) -> None:
        """Begin a battle with hunters."""
        helpers = (data["helper"],) if data["helper"] else ()
        self._begin(Fight("hunters", data["place"], ((data["pirate"], *helpers), tuple(data["hunters"]))))

    def hunter_round(self, data: Data) -> None:
        """Take in a round between hunters and a pirate."""
        own = (data["combat"], data["speed"], data["competence"], *((-data["debauch"],) if data["debauch"] else ()))
        theirs = (data["hunter_combat"], data["hunter_speed"])
        rolls = (
            Roll(sum(own), (*data["dice"], *data["ally"], *data["arms"]), data["total"], own),
            Roll(sum(theirs), (data["face"],), data["hunter_total"], theirs),
        )
        changes = {"better": BETTER[data["result"]], "points": data["points"]}
        self._go_on((data["pirate"], *data["hunters"]), round=data["round"], rolls=rolls, **changes)

    def hunter_battle_over(self, data: Data) -> None:
        """End a battle with hunters."""
        won = 1 if data["result"] == "surrendered" else BETTER.get(data["result"])
        self._go_on((data["pirate"], *data["hunters"]), result=data["result"], won=won)

    def duel_begun(self, data: Data) -> None:
        """Begin a duel."""
        figures: dict[str, Any] = {name: tuple(data[name]) for name in ("attack", "defence", "endurance")}
        name = data["pirate"] or data["target"]
        pirate = self._pirate(name)
        place = "" if pirate is None else pirate.position.place
        sides = (data["pirate"],), (data["target"],)
        self._begin(Fight("duel", place, sides, **figures, left=figures["endurance"]))

    def duel_round(self, data: Data) -> None:
        """Take in a round of a duel, in which the sides strike by turns."""
        place = self._last(data["pirate"], data["target"])
        if place is None:
            return
        fight = self.found[place]
        striker = fight.sides.index((data["pirate"],))
        throws = (
            Roll(data["attack"], (data["dice"][0],), data["total"]),
            Roll(data["defence"], (data["dice"][1],), data["rolled"]),
        )
        left = data["endurance"], data["foe_endurance"]
        better = striker if data["result"] == "hit" else 1 - striker
        self.found[place] = replace(
            fight,
            round=data["round"],
            rolls=throws[:: -1 if striker else 1],
            left=left[:: -1 if striker else 1],
            better=better,
            points=1,
        )

    def duel_over(self, data: Data) -> None:
        """End a duel."""
        place = self._last(data["pirate"], data["target"])
        if place is not None:
            fight = self.found[place]
            self.found[place] = replace(fight, result=data["result"], won=fight.sides.index((data["pirate"],)))


BETTER: Mapping[str, int | None] = MappingProxyType({"won": 0, "lost": 1, "tied": None})
"""By the result of a round or battle, the side that has won."""
HANDLERS: Mapping[str, Callable[[Fights, Data], None]] = MappingProxyType(
    {
        name: getattr(Fights, name)
        for name in (
            "turn_start",
            "damaged",
            "jury_fell",
            "wounded",
            "hunter_arrived",
            "hunter_nation",
            "hunter_known",
            "hunter_worn",
            "pirate_battle",
            "pirate_round",
            "pirate_battle_over",
            "broke_off",
            "hunter_battle",
            "hunter_round",
            "hunter_battle_over",
            "duel_begun",
            "duel_round",
            "duel_over",
        )
    }
)
