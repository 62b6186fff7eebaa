"""The data of a reader's view: the public state as it was last charted, and what this reader alone knows (spec 7)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field

from rules.blackbeard.hunters import Known
from rules.blackbeard.league.contracts import contract_facts
from rules.blackbeard.state import Governor, Hunter, Pirate, State
from rules.blackbeard.tables import GOVERNORS, PORTS
from rules.blackbeard.view.fights import Fight
from rules.blackbeard.view.standing import standing
from rules.blackbeard.world.hexes import HEXES, MAPS
from rules.blackbeard.world.ports import governor_of, port_at, why_shut_out
from rules.kernel import Fact, View

LAST_TURNS = 10
"""The last turns of a match in which all are told when it ends."""


class Me(BaseModel):
    """The secrets of one seat.

    ``governors``: by token, the face of a face-down governor that the seat has seen. ``treasures``: by pirate,
    doubloons by port. ``dice``: by pirate, the movement dice of this turn. ``drawn``: governors not yet placed.
    ``warships``: by token, the warships whose figures the seat has learned. ``contracts``: by id, the facts of the
    contracts that only their members know. ``refused``: by pirate who failed to retire, the treasure that he needs for
    another attempt. ``scores``: by retired pirate, the doubloons that count in the end.
    """

    model_config = ConfigDict(extra="forbid")

    governors: dict[str, str] = Field(default_factory=dict[str, str])
    treasures: dict[str, dict[str, int]] = Field(default_factory=dict[str, dict[str, int]])
    dice: dict[str, int] = Field(default_factory=dict[str, int])
    drawn: list[str] = Field(default_factory=list[str])
    warships: dict[str, Known] = Field(default_factory=dict[str, Known])
    contracts: dict[str, dict[str, Any]] = Field(default_factory=dict[str, dict[str, Any]])
    refused: dict[str, int] = Field(default_factory=dict[str, int])
    scores: dict[str, int] = Field(default_factory=dict[str, int])

    def apart(self) -> Self:
        """Return a copy that shares nothing that changes."""
        treasures = {pirate: {**by_port} for pirate, by_port in self.treasures.items()}
        return self.model_copy(
            update={
                "governors": {**self.governors},
                "treasures": treasures,
                "dice": {**self.dice},
                "drawn": [*self.drawn],
                "warships": {**self.warships},
                "contracts": {**self.contracts},
                "refused": {**self.refused},
                "scores": {**self.scores},
            }
        )

    def treasure_of(self, pirate: str) -> int:
        """Return the doubloons that one of the seat's pirates has hidden in all ports."""
        return sum(self.treasures.get(pirate, {}).values())


class BlackbeardView(View):
    """The view of one reader.

    ``state``: the public state, in the same shape as the rules have it, so that the AI, pictures and texts count with
    the same functions. Its pieces are shared between views and never changed. ``ended``: how the match ended.
    ``tracks``: by pirate, the hexes of its last move, from where it began; of one turn only, ``tracked``.
    ``fights``: the battles and duels of this turn, the first one first. ``kept``: by retired pirate, the doubloons that
    this reader has seen him keep.
    """

    model_config = ConfigDict(extra="forbid")

    state: State
    me: Me | None = None
    ended: dict[str, Any] | None = None
    tracks: dict[str, list[str]] = Field(default_factory=dict[str, list[str]])
    tracked: int = 0
    fights: list[Fight] = Field(default_factory=list[Fight])
    kept: dict[str, int] = Field(default_factory=dict[str, int])

    def apart(self, fights: Sequence[Fight]) -> Self:
        """Return a copy with these fights that shares only pieces, which never change."""
        state = self.state
        own = replace(
            state,
            pirates={**state.pirates},
            ports={**state.ports},
            sails=[*state.sails],
            hunters=[*state.hunters],
        )
        me = None if self.me is None else self.me.apart()
        found: dict[str, Any] = {"state": own, "me": me, "tracks": {**self.tracks}, "fights": [*fights]}
        return self.model_copy(update={**found, "kept": {**self.kept}})

    def track(self, pirate: Pirate, start: str) -> None:
        """Take in the way of a pirate in this turn, who was at ``start`` before; the ways of the last turn go."""
        path = [*pirate.now.track, *pirate.now.path]
        if path and self.tracked != self.state.turn:
            self.tracks, self.tracked = {}, self.state.turn
        if path:
            known = self.tracks.get(pirate.id, [start])
            self.tracks[pirate.id] = [known[0], *path]

    def rival_of(self, seat: int) -> int:
        """Return the most doubloons that a retired pirate of another seat is known to have kept."""
        known = (kept for name, kept in self.kept.items() if self.state.pirates[name].seat != seat)
        return max(known, default=0)

    def known_of(self, pirate: str) -> dict[str, Any]:
        """Return what a retired pirate is ``known`` to have kept at least, for a line of text.

        ``untold``: nothing is known, because all of it was hidden, and hidden sums are secret; {} for any other pirate.
        """
        kept = self.kept.get(pirate, 0)
        if kept > 0:
            return {"known": kept}
        secret = self.options["refuge_amounts"] == "secret" and self.ended is None
        return {"untold": True} if secret and self.state.pirates[pirate].status == "retired" else {}

    def board(self) -> list[Fact]:
        """Return the public state, line by line: turn, pirates, hunters, what lasts, merchants, changed ports.

        A message may have no room for the last lines.
        """
        return [*self._lines()]

    def _careers_left(self) -> dict[str, Any]:
        """Return how many pirates each player has (``careers``), and who have fewest ``left``, in play or to come.

        ``even``: whether all players have as many left.
        """
        careers: int = self.options["careers"]
        over = Counter(pirate.seat for pirate in self.state.pirates.values() if not pirate.in_play)
        most = max(over[seat] for seat in range(self.state.seats))
        nearest = [seat for seat in range(self.state.seats) if over[seat] == most]
        even = len(nearest) == self.state.seats
        return {"careers": careers, "nearest": nearest, "left": careers - most, "even": even}

    def _lines(self) -> Iterator[Fact]:
        state = self.state
        yield Fact("board_turn", {"turn": state.turn, "seat": state.marker, "deck": state.deck})
        cap = self.options.get("turn_cap", 0)
        if cap and state.turn and self.ended is None and cap - state.turn < LAST_TURNS:
            yield Fact("board_last_turns", {"cap": cap, "turns": cap - state.turn, **self._careers_left()})
        for pirate in state.pirates.values():
            yield Fact("board_pirate", {**pirate_facts(state, pirate), **self.known_of(pirate.id)})
        for hunter in state.hunters:
            yield Fact("board_hunter", hunter_facts(hunter))
        yield from standing(state)
        yield from self._leagues()
        for sail in state.sails:
            if sail.face:
                yield Fact("board_merchant", {"merchant": sail.face, "place": sail.hex, "pirate": sail.attached})
        unseen = [port.number for port in state.ports.values() if governor_of(state, port.number) == "hidden"]
        if unseen:
            yield Fact("board_governors", {"ports": unseen})
        for port in state.ports.values():
            governor = port.governor
            if port.destroyed or port.display or (governor is not None and port.number not in unseen):
                yield Fact(
                    "board_port",
                    {
                        "port": port.number,
                        "destroyed": port.destroyed,
                        "display": [*port.display],
                        "governor": "" if governor is None else _in_office(governor),
                    },
                )

    def _leagues(self) -> Iterator[Fact]:
        """Yield prisoners, and until the end alliances and contracts that are public."""
        state = self.state
        for captive in state.captives:
            if captive.how == "prison":
                sentence = captive.data["sentence"]
                yield Fact("board_prisoner", {"pirate": captive.pirate, "port": captive.holder, "sentence": sentence})
        if self.ended is not None:
            return
        for members in state.alliances:
            yield Fact("board_alliance", {"members": [*members]})
        for contract in state.contracts:
            yield Fact("board_contract", contract_facts(contract))

    def look(self, what: str, seat: int | None = None) -> list[Fact]:
        """Return what lies on each map in play (``map``), or each pirate with ship and cargo (``ships``).

        The meaning of the signs in the pictures (``key``) is told by pictures of their own.
        """
        if what == "key":
            return []
        if what == "ships":
            pirates = [pirate for pirate in self.state.pirates.values() if seat in (None, pirate.seat)]
            told = ({**pirate_facts(self.state, pirate), **self.known_of(pirate.id)} for pirate in pirates)
            return [Fact("board_pirate", facts) for facts in told] or [Fact("look_no_ships", {})]
        if what != "map":
            return super().look(what, seat)
        return [fact for board in boards_in_play(self.state) for fact in self._sea(board)]

    def _sea(self, board: str) -> Iterator[Fact]:
        """Return the lines about one map; what is in a transit zone stands on the first one."""
        state = self.state

        def here(place: str) -> bool:
            return HEXES[place].map == board if place in HEXES else board == MAPS[0]

        yield Fact("look_map", {"map": board})
        for pirate in state.active():
            if board == MAPS[0] if pirate.position.mode == "zone" else here(pirate.position.place):
                yield Fact("look_pirate", pirate_facts(state, pirate))
        hidden = Counter(sail.hex for sail in state.sails if not sail.face and here(sail.hex))
        if hidden:
            yield Fact("look_merchants", {"rows": [{"place": place, "n": n} for place, n in hidden.items()]})
        for sail in state.sails:
            if sail.face and here(sail.hex):
                yield Fact("look_merchant", {"merchant": sail.face, "place": sail.hex})
        for found in state.flotsam:
            if here(found.hex):
                yield Fact("look_crates", {"place": found.hex, "markers": [*found.markers]})
        yield from self._harbours([number for number in state.ports if here(PORTS[number].hex)])

    def _harbours(self, numbers: Sequence[str]) -> Iterator[Fact]:
        """Return the lines about some ports: governors face down, then each port that is not as printed."""
        unseen = [{"port": number} for number in numbers if governor_of(self.state, number) == "hidden"]
        if unseen:
            yield Fact("look_governors", {"rows": unseen})
        yield from (Fact("look_port", facts) for number in numbers if (facts := self._port(number)))

    def _port(self, number: str) -> dict[str, Any]:
        """Return what sets a port apart from what is printed, besides a face-down governor; {} if nothing does."""
        port, stance = self.state.ports[number], governor_of(self.state, number)
        homes = [pirate for pirate in self.state.pirates.values() if pirate.in_play and pirate.refuge == number]
        face = port.governor.face if port.governor is not None else ""
        known = stance in ("pro", "anti")
        if not (port.destroyed or port.display or homes or known or port.english):
            return {}
        return {
            "port": number,
            "destroyed": port.destroyed,
            "english": port.english,
            "display": [*port.display],
            "seats": [pirate.seat for pirate in homes],
            "governor": face,
            "stance": (GOVERNORS[face].stance if face else stance) if known else "",
        }

    def own(self) -> list[Fact]:
        """Return what only this reader knows: governors, treasures, this turn's dice, the figures of warships."""
        me = self.me
        if me is None:
            return []
        lines = [Fact("own_drawn", {"governors": [*me.drawn]})] if me.drawn else []
        lines += [
            Fact("own_governor", {"port": port.number, "governor": name, "stance": GOVERNORS[name].stance})
            for port in self.state.ports.values()
            if port.governor is not None and not port.governor.face
            if (name := me.governors.get(port.governor.token)) is not None
        ]
        lines += [
            Fact("own_treasure", {"pirate": pirate, "port": port, "doubloons": doubloons})
            for pirate, by_port in me.treasures.items()
            for port, doubloons in by_port.items()
            if doubloons
        ]
        lines += [
            Fact("own_die", {"pirate": pirate, "die": die})
            for pirate, die in me.dice.items()
            if self.state.pirates[pirate].status == "active"
        ]
        lines += [
            Fact("own_hunter", {"hunter": hunter.token, "what": hunter.kind, **me.warships[hunter.token]._asdict()})
            for hunter in self.state.hunters
            if not hunter.face and hunter.token in me.warships
        ]
        if self.ended is None:
            lines += [Fact("own_contract", {**facts}) for facts in me.contracts.values()]
            lines += [Fact("own_score", {"pirate": name, "doubloons": kept}) for name, kept in me.scores.items()]
        return lines


def _in_office(governor: Governor) -> str:
    """Return what everybody sees of a governor: his id, or a word for one who has no face to show."""
    return governor.face or ("permanent" if governor.permanent else "face_down")


def boards_in_play(state: State) -> list[str]:
    """Return the maps of the seas in play, in the order of hexes."""
    return [board for board in MAPS if any(one.map == board and one.sea in state.seas for one in HEXES.values())]


def hunter_facts(hunter: Hunter) -> dict[str, Any]:
    """Return the public facts of a hunter for one line of text; ``piece`` is "" while its figures are hidden."""
    return {
        "hunter": hunter.token,
        "what": hunter.kind,
        "seat": hunter.controller,
        "target": hunter.target,
        "place": hunter.position.place,
        "mode": hunter.position.mode,
        "piece": hunter.face,
        "nation": hunter.nation,
        "combat": hunter.combat,
        "speed": hunter.speed,
    }


def pirate_facts(state: State, pirate: Pirate) -> dict[str, Any]:
    """Return the facts of a pirate for one line of text.

    ``waters``: whether he is at sea before a port. ``shut``: why his Refuge no longer receives him, or "".
    """
    return {
        "seat": pirate.seat,
        "pirate": pirate.id,
        "status": pirate.status,
        "ship": pirate.ship.type,
        "place": pirate.position.place,
        "mode": pirate.position.mode,
        "waters": pirate.position.mode == "sea" and bool(port_at(pirate.position.place)),
        "notoriety": pirate.notoriety,
        "popularity": pirate.popularity,
        "cabin": pirate.cabin,
        "refuge": pirate.refuge,
        "shut": why_shut_out(state, pirate) if pirate.in_play else "",
        "tokens": pirate.tokens,
        "markers": [*pirate.ship.markers],
        "hostages": len(pirate.hostages),
        "damage": {section: lost for section, lost in pirate.ship.damage.items() if lost},
        "jury": [{"section": section} for section in pirate.ship.jury],
    }
