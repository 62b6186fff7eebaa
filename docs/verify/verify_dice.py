"""Check the dice of an exported match without Quartermaster: ``python verify_dice.py FILE [--commitment HEX]``.

FILE is a record or a story that Quartermaster has exported. The formulas and the decks are those of docs/dice.md. This
one file needs Python 3.11 or newer and nothing else. It prints every draw, and ends with 0 if everything that could be
checked is right, else with 1.
"""

import argparse
import hmac
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

WORD = 2**32
MOST_SEATS = 9
HEX = re.compile("[0-9a-f]{64}")
ENTRY = ("type", "seat", "question", "kind", "step", "answer", "by", "digest")
HEAD = ("format", "game", "seats", "options", "seed", "salt", "kinds", "patches")
SEALED = ("version", "commitment", "result", "seal")
STORY = (
    "format",
    "game",
    "seats",
    "seat",
    "options",
    "salt",
    "commitment",
    "key_hashes",
    "keys",
    "draws",
    "events",
)


class Fault(Exception):  # noqa: N818 - something is wrong with the file, not with this program
    """Something in the file is wrong."""


# ---------------------------------------------------------------- the dice


def key_of(secret: bytes, kind: str) -> bytes:
    """Return the key of one kind of draw."""
    return hmac.digest(secret, kind.encode(), "sha256")


def commitment_of(hashes: Mapping[str, str]) -> str:
    """Return the commitment to the SHA-256 of every key, in order."""
    return sha256("\n".join(f"{kind}: {value}" for kind, value in hashes.items()).encode()).hexdigest()


def words(key: bytes, salt: str, n: int) -> Iterator[int]:
    """Yield the 32-bit words of the n-th draw."""
    block = 0
    while True:
        digest = hmac.digest(key, f"{salt}|{n}|{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(source: Iterator[int], k: int) -> int:
    """Return a number from 0 to k - 1."""
    return next(word for word in source if word < WORD - WORD % k) % k


def draw_again(key: bytes, salt: str, draw: Mapping[str, Any]) -> Any:
    """Return the outcome that the key gives to a draw."""
    source = words(key, salt, draw["n"])
    if "items" not in draw:
        return draw["low"] + below(source, draw["high"] - draw["low"] + 1)
    items = list(draw["items"])
    for i in range(len(items) - 1, 0, -1):
        j = below(source, i + 1)
        items[i], items[j] = items[j], items[i]
    return items[: draw["k"]]


# ---------------------------------------------------------------- the decks, in the order in which they are shuffled

CORSARI_DECK = [f"{colour}{number}" for colour in "ROYGABVPNS" for number in range(1, 12)]
VOTE_TYPES = ["CBS", "CBN", "CFS", "CFN", "TBS", "TBN", "TFS", "TFN", "WBS", "WBN", "WFS", "WFN"]
VOTE_DECKS = {"pub32": [3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2], "ks30": [3, 2, 2, 3, 3, 3, 3, 3, 2, 2, 2, 2]}
UNSTARRED = [*["LOM"] * 3, *["PIS"] * 3, *["ALB"] * 3, *["BSP"] * 3, "MAP-FD", "MAP-JR", "MAP-TOR"]
STARRED = ["GUN", "STO", "CRO", "CAB", "PIE", "KIL"]
EVENTS = ["LOM", "PIS", "ALB", "BSP", "MAP-FD", "MAP-JR", "MAP-TOR", *STARRED, "ARM"]
WARSHIPS = [f"W{number}" for number in range(1, 7)]
RAIDERS = [f"R{number}" for number in range(1, 15)]
MERCHANTS = [f"M{number:02}" for number in range(1, 61)]
SOLITAIRE = [f"S{number:02}" for number in range(1, 21)]
CRUISERS = ["W1", "W2", "W4", "W6"]
UNBALANCED = ["W5", "W3", "R4", "R6", "R10", "R13"]
GONE_AFTER_1914 = ["W2", "W5", "W3", "W6", "R1", "R2", "R7", "R3"]
LOST_1914 = "M01 M15 M16 M19 M21 M24 M25 M27 M28 M34 M37 M39 M44 M45 M46 M47 M55 M58 M59".split()
TOURNAMENT = [CRUISERS, [card for card in MERCHANTS[13:32] if card != "M31"], MERCHANTS[32:51], MERCHANTS[51:]]
ACTIONS = [
    card.rpartition(":")[::2]
    for card in (
        "amc:2 blockade_runner:2 boarding_party:6 bounding_main:1 break_contact:2 breakdown:1 breakout:3 collier:1"
        " damage_control:4 deception:2 exchange_information:1 fair_seas:2 fast_ship:2 fog_bank:2 good_hunting:4"
        " heavy_weather:2 intelligence:2 interned:1 interrogate:5 island_refuge:2 lay_mines:2 minesweeper:2"
        " mistaken_identity:1 monitor:1 non_combatant:3 pull_the_plug:1 qqq:2 q_ship:2 razzle_dazzle:1 recalled:1"
        " recon_aircraft:2 reflag:5 rendezvous_missed:2 sail_q_ship:1 scuttle:2 searchlight:1 second_chance:2"
        " shallow_run:2 shipping_lanes:4 slim_pickings:2 special_cargo:1 submarine_u:2 submarine_uc:2"
        " surprise_attack:3 transfer_command:2 trap:2 wireless_intercept:2"
    ).split()
]
NOT_SOLITAIRE = (
    "bounding_main breakdown exchange_information intelligence mistaken_identity pull_the_plug sail_q_ship searchlight"
    " special_cargo wireless_intercept"
).split()

STOCKS = {
    "pirates": [f"PI{number:02}" for number in range(1, 25)],
    "governors": [f"GOV{number:02}" for number in range(1, 25)],
    "merchants": [f"M{number:02}" for number in range(1, 33)],
    "commissioners": [f"KC{number}" for number in range(1, 9)],
    "warships": [f"W{number:02}" for number in range(1, 25)],
    "letters": [f"LM{number:02}" for number in range(1, 13)],
    "cards": [f"AC{number:02}" for number in range(1, 41)],
}
PRO_PIRATE = STOCKS["governors"][8:]
GOODS = {
    sea: [row.split("/") for row in rows.split()]
    for sea, rows in {
        "NA": "gold50/arms/alcohol arms/cloth/cloth arms/arms/cloth drugs/gold50/arms arms/gold50/arms"
        " furniture/furniture/drugs",
        "CAR": "food/gold100/gold1000 gold50/drink/cloth drugs/gold500/gold50 arms/alcohol/food drink/drink/gold500"
        " food/alcohol/cloth",
        "GC": "gold500/furniture/living gold100/furniture/furniture furniture/furniture/gold100"
        " furniture/gold500/drink living/living/drink drink/gold500/living",
        "IO": "spices/drugs/gold500 spices/drink/gold1000 gold500/cloth/gold500 furniture/furniture/gold500"
        " drink/spices/cloth food/cloth/cloth",
    }.items()
}
"""By sea and die, the goods of the merchants M01 to M15, M16 to M26 and M27 to M32."""


class Asked(NamedTuple):
    """The demand of the rules on a draw: the first ``k`` of the items, or a number from ``low`` to ``high``."""

    items: list[Any] | None = None
    k: int = 0
    low: int = 0
    high: int = 0


def shuffled(items: list[Any]) -> Asked:
    """Return a shuffle of the items."""
    return Asked(items, len(items))


def vote_deck(name: str) -> list[str]:
    """Return a vote deck."""
    return [card for card, count in zip(VOTE_TYPES, VOTE_DECKS[name], strict=True) for _ in range(count)]


def action_deck(seats: int, options: Mapping[str, Any]) -> list[str]:
    """Return the action cards of a match."""
    out = [*(NOT_SOLITAIRE if seats == 1 else []), *(["breakout"] if options["drop_breakout"] and seats == 4 else [])]
    return [f"{card}#{copy}" for card, count in ACTIONS if card not in out for copy in range(1, int(count) + 1)]


class Decks:
    """The demands of the rules on draws that do not depend on the play; ``outcomes``: the draws before, by kind."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any]) -> None:
        if game not in ("corsari", "tortuga", "kaiser", "blackbeard"):
            raise Fault(f"the game {game!r} is not known here")
        self.game, self.seats, self.options = game, seats, options
        self.outcomes: dict[str, list[Any]] = {}

    def first(self) -> list[str]:
        """Return the kinds that are drawn in every match with these options, before anybody answers."""
        options, seats = self.options, self.seats
        if self.game == "corsari":
            return [*(["first_dealer"] if options["first_dealer"] == "random" else []), "deal"]
        if self.game == "tortuga":
            order = ["seat_order"] if options["seat_order"] == "shuffled" else []
            stars = ["starred"] if options["event_set"] != "core" and options["starred_pick"] == "random" else []
            dealt = ["brethren", "bag"] if options["brethren"] == "auto" else []
            return [*order, "loyalties", "vote_deck", *stars, "event_deck", "last_five", *dealt]
        if self.game == "blackbeard":
            return [*(["starter"] if options["starter"] == "random" else []), *STOCKS]
        alone = ["solitaire_deck"] if seats == 1 else []
        return ["german_deck", "merchant_deck", *alone, "action_deck"]

    def revealed(self, kinds: Sequence[str]) -> list[str]:
        """Return the kinds whose keys are revealed as soon as any is."""
        secret = self.game == "tortuga" and self.options["post_game_disclosure"] != "full"
        return [kind for kind in kinds if not secret or kind in ("seat_order", "brethren", "bag")]

    def asked(self, kind: str, n: int) -> Asked | None:
        """Return what the rules ask of a draw, or None where it depends on the play. Raises Fault for no such draw."""
        rules = {
            "corsari": self._corsari,
            "tortuga": self._tortuga,
            "kaiser": self._kaiser,
            "blackbeard": self._blackbeard,
        }
        return rules[self.game](kind, n)

    def _corsari(self, kind: str, n: int) -> Asked:
        if kind == "deal":
            return shuffled(CORSARI_DECK)
        if kind == "first_dealer" and n == 0 and self.options["first_dealer"] == "random":
            return Asked(high=self.seats - 1)
        raise Fault(f"the rules do not make draw {n} of {kind!r}")

    def _tortuga(self, kind: str, n: int) -> Asked | None:
        options, seats = self.options, self.seats
        order = self._outcome("seat_order") if options["seat_order"] == "shuffled" else list(range(seats))
        if kind in ("recycle", "kill_devil", "sudden_death", "reshuffle", "blind"):
            return None
        if n > 0 or (kind in ("seat_order", "starred", "brethren") and not self._chosen(kind)):
            raise Fault(f"the rules do not make draw {n} of {kind!r}")
        if kind == "starred":
            return Asked(STARRED, 3)
        if kind == "event_deck":
            return (
                None if (stars := self._stars()) is None else shuffled([*UNSTARRED, *sorted(stars, key=EVENTS.index)])
            )
        if kind == "last_five":
            deck = self._outcome("event_deck")
            return None if deck is None else shuffled([*deck[-4:], "ARM"])
        if kind == "bag":
            return None if order is None else shuffled(order)
        dutch = seats % 2 and seats > 1
        fresh: dict[str, list[Any]] = {
            "seat_order": list(range(seats)),
            "loyalties": [*["B"] * (seats // 2), *["F"] * (seats // 2), *(["D"] if dutch else [])],
            "vote_deck": vote_deck(options["vote_deck"]),
            "brethren": list(range(1, 10)),
        }
        return shuffled(fresh[kind])

    def _chosen(self, kind: str) -> bool:
        options = self.options
        if kind == "starred":
            return options["event_set"] != "core" and options["starred_pick"] == "random"
        return options[kind] == ("shuffled" if kind == "seat_order" else "auto")

    def _stars(self) -> list[str] | None:
        """Return the starred cards in play, or None if they stay secret."""
        if self.options["event_set"] == "core":
            return []
        if self.options["starred_pick"] == "random":
            return self._outcome("starred")
        return [self.options[f"starred_{place}"].upper() for place in ("first", "second", "third")]

    def _kaiser(self, kind: str, n: int) -> Asked | None:
        options, tournament = self.options, self.options["tournament"] != "off"
        dice = {"B": 10, "G": 8, "W": 6, "R": 4}
        if kind in dice:
            return Asked(low=1, high=dice[kind])
        if kind == "action_deck":
            return shuffled(action_deck(self.seats, options))
        if kind == "german_deck" and n == 0:
            gone = GONE_AFTER_1914 if options["after_1914"] else []
            return shuffled([ship for ship in [*WARSHIPS, *RAIDERS] if ship not in gone])
        if kind == "german_deck" and n == 1 and tournament:
            fleet = self._outcome("german_deck") or []
            return shuffled([ship for ship in fleet if ship not in (*UNBALANCED, *CRUISERS)])
        if kind == "merchant_deck" and n == 0:
            lost = LOST_1914 if options["drop_1914_merchants"] else []
            return shuffled([ship for ship in MERCHANTS if ship not in lost])
        if kind == "solitaire_deck" and n == 0:
            return shuffled(SOLITAIRE)
        if kind == "tournament" and n < len(TOURNAMENT) and options["tournament"] == "random":
            return Asked(TOURNAMENT[n], max(2, self.seats))
        if kind == "tournament" or (kind == "solitaire_deck" and self.seats > 1):
            raise Fault(f"the rules do not make draw {n} of {kind!r}")
        return None

    def _blackbeard(self, kind: str, n: int) -> Asked | None:
        if kind in STOCKS:
            again = self.outcomes["cards"][n - 1] if kind == "cards" and n > 0 else None
            return shuffled(again or STOCKS[kind]) if again or n == 0 else None
        if kind == "starter":
            if n > 0 or self.options["starter"] != "random":
                raise Fault(f"the rules do not make draw {n} of {kind!r}")
            return Asked(high=self.seats - 1)
        return None if kind in ("attack", "handful", "fire", "event") else Asked(low=1, high=6)

    def _outcome(self, kind: str) -> list[Any] | None:
        drawn = self.outcomes.get(kind)
        return drawn[0] if drawn else None

    def whole(self, kind: str) -> list[str] | None:
        """Return all cards that a later shuffle of a kind may hold, in the order that the rules keep, or None."""
        if self.game == "tortuga":
            votes = vote_deck(self.options["vote_deck"])
            events = [*UNSTARRED, *STARRED]
            return {"recycle": votes, "kill_devil": votes, "sudden_death": events, "reshuffle": events}.get(kind)
        if self.game == "blackbeard":
            return STOCKS.get(kind)
        ships = {"german_deck": [*WARSHIPS, *RAIDERS], "merchant_deck": MERCHANTS, "solitaire_deck": SOLITAIRE}
        return ships.get(kind)


# ---------------------------------------------------------------- checking draws


class Line(NamedTuple):
    """A draw that was checked; ``known``: docs/dice.md says what the rules ask of it, whatever was played."""

    draw: Mapping[str, Any]
    known: bool


class Draws:
    """The draws of a file, checked one after the other."""

    def __init__(self, keys: Mapping[str, bytes], salt: str, decks: Decks) -> None:
        self.keys, self.salt, self.decks = keys, salt, decks
        self.numbers: dict[str, int] = {}
        self.lines: list[Line] = []

    def take(self, draw: Any) -> Line:
        """Check the next draw. Raises Fault."""
        check_shape(draw)
        kind, n = draw["kind"], draw["n"]
        where = f"draw {n} of {kind!r}"
        if kind not in self.keys:
            raise Fault(f"{where} is shown, but its key is not")
        if n != self.numbers.get(kind, 0):
            raise Fault(f"{where} comes where draw {self.numbers.get(kind, 0)} belongs")
        self.numbers[kind] = n + 1
        known = self._compare(draw, where)
        if draw_again(self.keys[kind], self.salt, draw) != draw["outcome"]:
            raise Fault(f"{where} is not what its key gives")
        seen = self.decks.outcomes.setdefault(kind, [])
        seen[n:] = [draw["outcome"]]
        line = Line(draw, known)
        self.lines.append(line)
        return line

    def _compare(self, draw: Mapping[str, Any], where: str) -> bool:
        """Compare what the file says was asked with what the rules ask; return whether docs/dice.md knows it."""
        asked = self.decks.asked(draw["kind"], draw["n"])
        if draw["kind"] == "attack" and draw.get("low") != 0:
            # A die, unless it is the choice between merchants.
            asked = Asked(low=1, high=6)
        if asked is not None:
            mine = (draw.get("items"), draw.get("k", 0), draw.get("low", 0), draw.get("high", 0))
            if mine != asked:
                raise Fault(f"{where} was not made from what the rules prescribe")
            return True
        whole = self.decks.whole(draw["kind"])
        if whole is not None:
            rest = list(whole)
            for item in draw.get("items", [None]):
                if item not in rest:
                    raise Fault(f"{where} was made from cards that are not in the deck")
                rest.remove(item)
            if self.decks.game in ("tortuga", "blackbeard") and draw["items"] != sorted(draw["items"], key=whole.index):
                raise Fault(f"{where} was not made from a sorted deck")
        elif draw["kind"] in ("blind", "hand", "surplus") and draw.get("low") != 0:
            raise Fault(f"{where} does not count from 0")
        return False


def whole_number(value: object) -> bool:
    """Return whether a value is an integer, and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_shape(draw: Any) -> None:
    """Check that a draw is well-formed. Raises Fault."""
    fields = frozenset(draw) if isinstance(draw, dict) else None
    if fields == {"kind", "n", "low", "high", "outcome"}:
        right = all(whole_number(draw[name]) for name in ("n", "low", "high", "outcome"))
        right = right and 0 <= draw["high"] - draw["low"] < WORD
    elif fields == {"kind", "n", "items", "k", "outcome"}:
        lists = isinstance(draw["items"], list) and isinstance(draw["outcome"], list)
        right = lists and whole_number(draw["n"]) and whole_number(draw["k"]) and 0 <= draw["k"] <= len(draw["items"])
        right = right and all(
            whole_number(item) or isinstance(item, str) for item in [*draw["items"], *draw["outcome"]]
        )
    else:
        right = False
    if not right or not isinstance(draw["kind"], str) or draw["n"] < 0:
        raise Fault("a draw is not well-formed")


# ---------------------------------------------------------------- a record


def note(what: str, number: int, kind: str, fact: Any) -> bytes:
    """Return one line of the running digest."""
    written = "null" if fact is None else json.dumps(fact, separators=(",", ":"), sort_keys=True)
    return f"{what}|{number}|{kind}|{written}\n".encode()


class Step(NamedTuple):
    """An entry that stands: its number among the acts, what it adds to the digest, and what followed from it."""

    act: int
    entry: Mapping[str, Any]
    text: bytes
    draws: Sequence[Any]
    questions: Sequence[Any]


class Course:
    """The course of a match: recomputes the running digest and the numbers of the draws through every undo."""

    def __init__(self, seats: int, draws: Draws) -> None:
        self.draws = draws
        self.acts = 0
        self.put = dict.fromkeys(range(seats), 0)
        self.open: dict[int, str] = {}
        self.steps: list[Step] = []
        self.state = sha256()
        self.start: Step

    def begin(self, after: Mapping[str, Any]) -> None:
        """Take what followed from the start."""
        self.start = self._step({}, b"", after)
        self._follow(self.start)

    def take(self, entry: Mapping[str, Any], after: Mapping[str, Any]) -> None:
        """Take an entry and what followed from it. Raises Fault."""
        kind = entry["type"]
        if kind not in ("answer", "pin") and (entry["question"], entry["kind"], entry["step"]) != (None, None, None):
            raise Fault("it answers no question, but names one")
        if kind == "undo":
            self._undo(entry)
            if after:
                raise Fault("something follows from an undo")
        else:
            if kind in ("answer", "pin"):
                self._answered(entry)
            elif kind not in ("orders", "resign") or (kind == "resign" and entry["answer"] is not None):
                raise Fault("it is no entry of a log")
            name = {"answer": entry["kind"], "pin": entry["step"]}.get(kind, "")
            step = self._step(entry, note(kind, entry["seat"], name, entry["answer"]), after)
            self.steps.append(step)
            self._follow(step)
        if kind != "orders":
            self.acts += 1
        if self.state.hexdigest()[:32] != entry["digest"]:
            raise Fault("its digest differs")

    def _answered(self, entry: Mapping[str, Any]) -> None:
        seat = entry["seat"]
        if self.open.get(seat) != entry["kind"] or entry["question"] != f"{seat}.{self.put[seat]}":
            raise Fault("it answers a question that is not open")
        if (entry["step"] is not None) != (entry["type"] == "pin"):
            raise Fault("its step does not fit its type")
        if entry["type"] == "answer":
            del self.open[seat]

    def _step(self, entry: Mapping[str, Any], text: bytes, after: Mapping[str, Any]) -> Step:
        if not isinstance(after, dict) or not frozenset(after) <= {"draws", "questions", "result"}:
            raise Fault("what followed is not well-formed")
        draws, questions = after.get("draws", []), after.get("questions", [])
        for draw in draws:
            check_shape(draw)
            text += note("draw", draw["n"], draw["kind"], draw["outcome"])
        for seat, kind in questions:
            text += note("question", seat, kind, None)
        if "result" in after:
            text += note("result", -1, "", after["result"])
        return Step(self.acts, entry, text, draws, questions)

    def _follow(self, step: Step) -> None:
        for draw in step.draws:
            self.draws.take(draw)
        if step.questions:
            self.open = dict(step.questions)
            for seat in self.open:
                self.put[seat] += 1
        self.state.update(step.text)

    def _undo(self, entry: Mapping[str, Any]) -> None:
        """Go back to an act: the entries before it stand, and all orders do. Or recall one answer alone."""
        to = entry["answer"]
        recalled = self._recalled(entry["seat"]) if to is None else None
        if recalled is not None:
            self.steps = [step for step in self.steps if step is not recalled]
        elif whole_number(to) and to in [step.act for step in self.steps if step.entry["type"] != "orders"]:
            self.steps = [step for step in self.steps if step.entry["type"] == "orders" or step.act < to]
        else:
            raise Fault("it takes back what does not stand")
        self.state, self.open = sha256(), {}
        self.draws.numbers = {}
        put = dict(self.put)
        for step in (self.start, *self.steps):
            for draw in step.draws:
                self.draws.numbers[draw["kind"]] = draw["n"] + 1
            if step.entry and step.entry["type"] == "answer":
                del self.open[step.entry["seat"]]
            if step.questions:
                self.open = dict(step.questions)
            self.state.update(step.text)
        anew = self.open if recalled is None else [entry["seat"]]
        self.put = {seat: count + (seat in anew) for seat, count in put.items()}
        self.state.update(note("undo", entry["seat"], "", to))

    def _recalled(self, seat: int) -> Step | None:
        """Return the answer of a seat that other seats still have to follow; None if there is none."""
        for step in reversed(self.steps):
            if step.questions or not self.open:
                return None
            if (step.entry["type"], step.entry["seat"]) == ("answer", seat):
                return step
        return None


def canon(value: Any) -> str:
    """Return the one JSON text of a value that seals are made from."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sealed(label: str, value: Any) -> str:
    """Return the hash of a sealed value."""
    return sha256(f"quartermaster seal 1|{label}|{canon(value)}".encode()).hexdigest()


def seal_of(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return the seal of a record."""
    head = {
        name: sealed(f"head.{name}", value)
        for name, value in record.items()
        if name not in ("entries", "seal", "course")
    }
    head["entries"] = sealed("head.entries", len(record["entries"]))
    chain = ""
    for entry in record["entries"]:
        chain = sealed("chain", [chain, *(entry[name] for name in ENTRY)])
    tags = ["".join(sealed(f"entry.{name}", entry[name])[:8] for name in ENTRY) for entry in record["entries"]]
    return {"head": head, "entries": tags, "chain": chain, "whole": sealed("whole", [head, chain])}


class Checked:
    """The results of a check: lines on the file, the draws that are right, what is wrong, and all draws in the file."""

    def __init__(self) -> None:
        self.about: list[str] = []
        self.draws: list[Line] = []
        self.faults: list[str] = []
        self.listed: list[Any] = []


def check_record(record: Mapping[str, Any], commitment: str | None, checked: Checked) -> None:
    """Check a record. Raises Fault."""
    about, faults = checked.about, checked.faults
    check_record_shape(record)
    checked.listed = [draw for after in record["course"] for draw in after.get("draws", [])]
    secret = bytes.fromhex(record["seed"])
    keys = {kind: key_of(secret, kind) for kind in record["kinds"]}
    made = commitment_of({kind: sha256(key).hexdigest() for kind, key in keys.items()})
    about.append(f"record of {record['game']}, {record['seats']} seats, {len(record['entries'])} entries")
    about.append(f"commitment: {made}")
    if "seal" in record:
        if record["commitment"] != made:
            faults.append("the commitment is not that of the seed")
        faults += seal_faults(record["seal"], seal_of(record))
        about.append(f"seal: {record['seal'].get('whole')}")
    elif "-" in record["salt"]:
        # Salts of several ids came with the seals.
        faults.append("the seal is missing")
    else:
        about.append("unsealed, as records from before there were seals: some changes would not be noticed")
    if commitment is not None and commitment != made:
        faults.append(f"the commitment posted before the match was another one: {commitment}")
    draws = Draws(keys, record["salt"], Decks(record["game"], record["seats"], record["options"]))
    checked.draws = draws.lines
    follow(record, Course(record["seats"], draws))
    about.append(f"digests: all {len(record['entries'])} recomputed")


def is_seats(value: object) -> bool:
    """Return whether a value is a number of seats; no game has more than nine."""
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_SEATS


def check_record_shape(record: Mapping[str, Any]) -> None:
    """Check that a record has the keys of a record. Raises Fault."""
    names = frozenset(record)
    if "course" not in names:
        raise Fault("this record does not list its draws: export it again with a newer version of the bot")
    expected = {*HEAD, "entries", "course"}
    if names not in (expected, expected | {*SEALED}):
        odd = sorted(names ^ (expected | {*SEALED}))
        raise Fault(f"a record must have the keys of a record: {', '.join(odd)}")
    right = is_seats(record["seats"]) and isinstance(record["salt"], str)
    right = right and isinstance(record["seed"], str) and HEX.fullmatch(record["seed"]) is not None
    right = right and isinstance(record["kinds"], list) and all(isinstance(kind, str) for kind in record["kinds"])
    right = right and isinstance(record["options"], dict) and isinstance(record["entries"], list)
    if not right or not isinstance(record["course"], list) or not isinstance(record.get("seal", {}), dict):
        raise Fault("the record is not well-formed")
    if not record["entries"]:
        raise Fault("the record has no entries")
    for place, entry in enumerate(record["entries"]):
        if not isinstance(entry, dict) or frozenset(entry) != {*ENTRY}:
            raise Fault(f"entry {place} does not have the keys of an entry")
        if not whole_number(entry["seat"]) or not 0 <= entry["seat"] < record["seats"]:
            raise Fault(f"entry {place} is of no seat")
    if len(record["course"]) != len(record["entries"]) + 1:
        raise Fault("the course must tell what followed from the start and from each entry")


def follow(record: Mapping[str, Any], course: Course) -> None:
    """Go through the entries of a record. Raises Fault."""
    after = record["course"]
    try:
        course.begin(after[0])
    except Fault as fault:
        raise Fault(f"start: {fault}") from None
    begun = [draw["kind"] for draw in course.start.draws]
    for kind in course.draws.decks.first():
        if kind not in begun:
            raise Fault(f"start: the rules draw {kind!r} here")
    for place, entry in enumerate(record["entries"]):
        try:
            course.take(entry, after[place + 1])
        except Fault as fault:
            raise Fault(f"entry {place}: {fault}") from None
    results = [place for place, told in enumerate(after) if "result" in told]
    if results != [len(after) - 1]:
        raise Fault("a record ends with the result, and tells it once")
    if "result" in record and canon(record["result"]) != canon(after[-1]["result"]):
        raise Fault("the result is not the one that the last digest covers")


def seal_faults(seal: Mapping[str, Any], made: Mapping[str, Any]) -> list[str]:
    """Return what differs between a record's seal and the one that its content gives."""
    if canon(seal) == canon(made):
        return []
    faults: list[str] = []
    head = seal.get("head")
    if isinstance(head, dict):
        names = sorted({*head, *made["head"]})
        faults += [f"seal: {name!r} was altered" for name in names if head.get(name) != made["head"].get(name)]
    tags = seal.get("entries")
    if isinstance(tags, list) and tags != made["entries"]:
        same = zip(tags, made["entries"], strict=False)
        place = next((n for n, (left, right) in enumerate(same) if left != right), min(len(tags), len(made["entries"])))
        faults.append(f"seal: the entries differ from entry {place} on")
    return faults or ["seal: it is not the seal of this record"]


# ---------------------------------------------------------------- a story


def check_story(story: Mapping[str, Any], commitment: str | None, checked: Checked) -> None:
    """Check a story: its keys and the draws that it shows. Raises Fault."""
    about, faults = checked.about, checked.faults
    check_story_shape(story)
    checked.listed = story["draws"]
    hashes, keys = story["key_hashes"], {kind: bytes.fromhex(key) for kind, key in story["keys"].items()}
    made = commitment_of(hashes)
    reader = "everybody" if story["seat"] is None else f"seat {story['seat']}"
    about.append(f"story of {story['game']}, {story['seats']} seats, as {reader} saw it")
    about.append(f"commitment: {made}")
    if story["commitment"] != made:
        faults.append("the commitment is not that of the key hashes")
    if commitment is not None and commitment != made:
        faults.append(f"the commitment posted before the match was another one: {commitment}")
    for kind, key in keys.items():
        if sha256(key).hexdigest() != hashes.get(kind):
            faults.append(f"the key of {kind!r} is not the one that was committed to")
    hidden = [kind for kind in hashes if kind not in keys]
    if not keys:
        about.append("no key is revealed: not over, or nothing to be disclosed")
    elif hidden:
        about.append(f"not revealed, not checked: {', '.join(hidden)}")
    decks = Decks(story["game"], story["seats"], story["options"])
    if keys and sorted(keys) != sorted(decks.revealed([*hashes])):
        raise Fault("the match does not reveal these keys")
    draws = Draws(keys, story["salt"], decks)
    checked.draws = draws.lines
    for draw in story["draws"]:
        draws.take(draw)
    drawn = [line.draw["kind"] for line in draws.lines]
    missing = [kind for kind in decks.first() if kind in keys and kind not in drawn]
    if missing:
        raise Fault(f"draws are missing that every such match makes: {', '.join(missing)}")
    about += Told(story, draws.lines).about()


def check_story_shape(story: Mapping[str, Any]) -> None:
    """Check that a story has the keys of a story. Raises Fault."""
    if "draws" not in story:
        raise Fault("this story does not list its draws: export it again with a newer version of the bot")
    if frozenset(story) != frozenset(STORY):
        raise Fault(f"a story must have the keys of a story: {', '.join(sorted(frozenset(story) ^ frozenset(STORY)))}")
    right = is_seats(story["seats"]) and isinstance(story["salt"], str) and isinstance(story["draws"], list)
    right = right and isinstance(story["options"], dict) and isinstance(story["events"], list)
    for part in ("keys", "key_hashes"):
        values = story[part].values() if isinstance(story[part], dict) else [None]
        right = right and all(isinstance(value, str) and HEX.fullmatch(value) for value in values)
    if not right:
        raise Fault("the story is not well-formed")
    if not story["events"]:
        raise Fault("the story has no events")


def standing(events: Sequence[Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the events of a story that were not taken back. Raises Fault."""
    if not all(isinstance(event, dict) and isinstance(event.get("data"), dict) for event in events):
        raise Fault("an event is not well-formed")
    kinds = {event.get("n"): event.get("kind") for event in events}
    for event in events:
        if event.get("undone") is None:
            yield event
        elif kinds.get(event["undone"]) != "answers_undone":
            raise Fault(f"event {event.get('n')}: no event tells that it was taken back")


TOLD = ("first_dealer", "deal", "B", "G", "W", "R", "action_deck", "german_deck", "merchant_deck", "solitaire_deck")
"""The kinds of draws of which each is told by a public event."""


class Told:
    """Compares what the events of a story told with its draws; ``compared`` counts the events."""

    def __init__(self, story: Mapping[str, Any], lines: Sequence[Line]) -> None:
        self.compared = 0
        self.rest: dict[str, list[Any]] = {kind: [] for kind in story["keys"]}
        for line in lines:
            outcome = line.draw["outcome"]
            self.rest[line.draw["kind"]].append(list(outcome) if isinstance(outcome, list) else outcome)
        if story["game"] == "kaiser":
            # The shuffles before the first deal have no events of their own.
            tournament = story["options"]["tournament"] != "off"
            for kind, first in (
                ("german_deck", 1 + 2 * tournament),
                ("merchant_deck", 1 + tournament),
                ("solitaire_deck", 1),
            ):
                del self.rest.get(kind, [])[:first]
        self.order = list(range(story["seats"]))
        self.hands: dict[int, list[str]] = {}
        self.voyage = Voyage(story, lines) if story["game"] == "blackbeard" and story["keys"] else None
        reader = story["seat"]
        for event in standing(story["events"]):
            try:
                self._event(story["game"], str(event.get("kind")), event["data"], reader)
            except (KeyError, TypeError, IndexError):
                raise Fault(f"event {event.get('n')} is not well-formed") from None
            except Fault as fault:
                raise Fault(f"event {event.get('n')}: {fault}") from None
        over = [kind for kind in TOLD if self.rest.get(kind)] if self.voyage is None else self.voyage.over()
        if over:
            raise Fault(f"draws are listed of which no event tells: {', '.join(over)}")

    def about(self) -> list[str]:
        """Return lines that say how much was compared."""
        untold = [] if self.voyage is None else [f"draws that no event tells: {self.voyage.untold}"]
        return [f"events compared with the draws: {self.compared}", *untold]

    def _event(self, game: str, kind: str, data: Mapping[str, Any], reader: int | None) -> None:
        if game == "corsari":
            self._corsari(kind, data, reader)
        elif game == "tortuga":
            self._tortuga(kind, data)
        elif game == "kaiser":
            self._kaiser(kind, data)
        elif self.voyage is not None:
            self.compared += self.voyage.take(kind, data)

    def _corsari(self, kind: str, data: Mapping[str, Any], reader: int | None) -> None:
        if kind == "match_started" and data["chance"]:
            self._same("first_dealer", data["first_dealer"])
        elif kind == "round_started" and "deal" in self.rest:
            deck = self._next("deal")
            # Clockwise from the left of the dealer.
            starter = data["starter"]
            order = sorted(data["seats"], key=lambda seat: (seat < starter, seat))
            dealt = 12 * len(order)
            tavern = deck[dealt : dealt + 5 + len(order)]
            if data["tavern"] != tavern or data["discard"] != deck[dealt + 5 + len(order)]:
                raise Fault("the tavern or the first discard is not what was dealt")
            self.hands = {seat: deck[place : dealt : len(order)] for place, seat in enumerate(order)}
            self.compared += 1
        elif kind == "hand_dealt" and "deal" in self.rest:
            if sorted(data["hand"]) != sorted(self.hands[-1 if reader is None else reader]):
                raise Fault("the hand is not what was dealt")
            self.compared += 1

    def _kaiser(self, kind: str, data: Mapping[str, Any]) -> None:
        for die, face in kaiser_dice(kind, data):
            self._same(die, face)
        shuffled_deck = "action_deck" if kind == "round_start" else data["deck"] if kind == "reshuffled" else None
        if shuffled_deck in self.rest:
            self._next(shuffled_deck)
            self.compared += 1

    def _tortuga(self, kind: str, data: Mapping[str, Any]) -> None:
        if kind == "match_started":
            self.order = data["order"]
            if self.rest.get("seat_order"):
                self._same("seat_order", self.order)
        elif kind == "pawn_drawn" and "bag" in self.rest:
            if not self.rest["bag"] or self.rest["bag"][0].pop(0) != data["seat"]:
                raise Fault("the pawn is not the one that was drawn")
            self.compared += 1
        elif kind == "brethren_chosen" and self.rest.get("brethren"):
            if self.rest["brethren"][0][self.order.index(data["seat"])] != data["pirate"]:
                raise Fault("the pirate is not the one that was drawn")
            self.compared += 1

    def _next(self, kind: str) -> Any:
        if not self.rest[kind]:
            raise Fault(f"it tells of a draw of {kind!r} that is not listed")
        return self.rest[kind].pop(0)

    def _same(self, kind: str, outcome: Any) -> None:
        if kind in self.rest:
            if self._next(kind) != outcome:
                raise Fault(f"it tells another outcome of {kind!r} than was drawn")
            self.compared += 1


def kaiser_dice(kind: str, data: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the dice of which an event of The Kaiser's Pirates tells, in the order in which they were rolled."""
    if kind == "roll":
        return [(die["die"], die["face"]) for side in (data["ours"], data["theirs"]) for die in side["dice"]]
    if kind == "first_rolled":
        return [("B", die["face"]) for die in data["faces"]]
    if kind == "line_rolled":
        return [("R", data["face"])]
    return [(data["die"], data["face"])] if kind == "phantom_rolled" else []


# ---------------------------------------------------------------- the events of Barbe Noire 2

TOGETHER = {
    "attack": 2,
    "defence": 2,
    "assault": 2,
    "garrison": 3,
    "passenger": 2,
    "dispute": 2,
    "retirement": 2,
    "petition": 2,
    "hazard": 2,
    "port": 2,
}
"""By kind of draw, how many dice are rolled together; one of the others."""
TENS = ("passenger", "dispute", "retirement", "petition", "hazard", "port")
"""Kinds of which events tell two dice as one number, tens and ones."""
SOMETIMES = (
    "move",
    "spare",
    "storm",
    "dispute",
    "flood",
    "jury",
    "wound_part",
    "retirement",
    "fire",
    "event",
    "arrest",
)
"""Kinds of which some draws are told by no event."""
NEVER = ("crates", "assault_damage", "location")
"""Kinds of which no event tells."""
ROLLS = {
    "merchant_fought": ("merchant", {"dice": "attack", "arms": "arms", "ally": "ally", "defence": "defence"}),
    "port_attacked": (
        "port",
        {"dice": "assault", "arms": "arms", "information": "information", "garrison_dice": "garrison"},
    ),
    "prize_ship": ("prize_ship", {"face": "prize"}),
    "tortured": ("torture", {"face": "torture"}),
    "mutiny": ("mutiny", {"face": "mutiny"}),
    "leaked": ("leak", {"face": "leak"}),
    "ransomed": ("ransom", {"face": "ransom"}),
    "bribed": ("bribe", {"face": "bribe"}),
    "tavern": ("tavern", {"face": "tavern"}),
    "letter_price": ("", {"face": "letter_price"}),
    "port_sacked": ("sack", {"face": "sack"}),
    "petitioned": ("petition", {"face": "petition"}),
    "careened_found": ("careened_found", {"dice": "interception"}),
    "drifted": ("", {"face": "drift"}),
    "stayed_ashore": ("", {"face": "drift"}),
    "storm": ("", {"face": "storm"}),
    "passenger": ("passenger", {"face": "passenger"}),
    "flooded": ("", {"face": "flood"}),
    "wounded": ("", {"face": "wound_part"}),
    "jury_failed": ("", {"face": "jury"}),
    "cargo_danger": ("danger", {"face": "danger"}),
    "treason_tried": ("treason", {"face": "treason"}),
    "sentence_passed": ("fine", {"dice": "fine"}),
    "dispute": ("", {"rolls": "dispute"}),
    "governor_clash": ("", {"rolls": "dispute"}),
    "pursuit_circle": ("", {"rolls": "dispute"}),
    "evasion": ("evasion", {"face": "evasion"}),
    "interception": ("interception", {"dice": "interception", "face": "interception"}),
    "hunter_round": (
        "hunter_battle",
        {"face": "hunter_battle", "dice": "hunter_battle", "ally": "hunter_battle", "arms": "arms"},
    ),
    "speed_tie": ("speed_tie", {"dice": "speed_tie"}),
    "hot_shot": ("hot_shot", {"face": "hot_shot"}),
    "pirate_round": (
        "battle",
        {"dice": "battle", "arms": "arms", "information": "information", "foe_dice": "battle", "foe_arms": "arms"},
    ),
    "faster_ship": ("speed_tie", {"rolls": "speed_tie"}),
    "duel_round": ("duel", {"dice": "duel"}),
    "downed": ("downed", {"face": "downed"}),
    "captive_weakened": ("hunger", {"face": "captive"}),
    "captive_tortured": ("captive", {"dice": "captive"}),
    "captive_freed": ("rescue", {"rolls": "rescue"}),
    "hazard_drawn": ("", {"rolls": "hazard"}),
    "earthquake": ("", {"rolls": "port"}),
    "tournament": ("", {"rolls": "port"}),
    "beloved_arrested": ("", {"rolls": "port"}),
    "daughter_abducted": ("", {"rolls": "port"}),
    "secret_papers": ("", {"rolls": "port"}),
    "shortage": ("", {"rolls": "port", "face": "event"}),
    "sea_storm": ("", {"rolls": "random_sea"}),
    "rising": ("", {"rolls": "random_sea"}),
    "new_governors": ("", {"rolls": "random_sea"}),
    "reef": ("", {"rolls": "random_sea"}),
    "currents": ("", {"rolls": "random_sea", "face": "event"}),
    "scurvy": ("", {"face": "event"}),
    "discontent": ("discontent", {"rolls": "event"}),
    "fire_danger": ("fire", {"face": "event"}),
    "creature": ("", {"face": "event"}),
    "dived": ("dive", {"face": "event"}),
    "crusade_won": ("crusade", {"rolls": "event"}),
    "grief": ("grief", {"face": "grief"}),
    "drugs_watched": ("", {"rolls": "arrest"}),
    "auction": ("", {"rolls": "dispute"}),
}
"""The events that tell of dice: the name of the roll for cunning, and the kind of draw of each part of the data."""
RIVALS = ("pirate", "target", "captain")
"""The pirates of an event who may have had its dice rolled again."""
DISPUTES = ("dispute", "pursuit_circle", "auction")
"""The events that tell of a dispute, of which the dice after cunning are told before."""
AT_ONCE = {
    "jury": "jury",
    "flood": "flood",
    "wound_part": "wound_part",
    "danger_damage": "danger",
    "arrest": "arrest",
}
"""By roll of which no event may tell afterwards, its kind: cunning tells of the dice that do not count."""
UNTOLD = ("location", "assault_damage", "crates", "cistern")
"""Rolls of which no event tells."""


STOCKS_OF_COUNTERS = ("pirates", "governors", "merchants", "letters", "warships", "commissioners")


class Groups:
    """The draws of one kind, as they were rolled together. Acts side by side may be told in another order in a turn."""

    def __init__(self, kind: str, groups: list[list[Any]]) -> None:
        self.kind = kind
        self.rest = groups
        self.passed: list[list[Any]] = []
        self.untold = 0

    def claim(self, fits: Callable[[list[Any]], bool]) -> None:
        """Take the next group that fits. Raises Fault."""
        for group in self.passed:
            if fits(group):
                self.passed.remove(group)
                return
        while self.rest:
            group = self.rest.pop(0)
            if fits(group):
                return
            self.passed.append(group)
        raise Fault(f"it tells another outcome of {self.kind!r} than was drawn")

    def close(self) -> bool:
        """End a turn; return whether its draws were told as far as they must be."""
        right = self.kind in SOMETIMES or not self.passed
        self.untold += sum(map(len, self.passed))
        self.passed = []
        return right


def counters(shuffles: Sequence[Mapping[str, Any]]) -> tuple[list[str], int]:
    """Return the counters of a stock in the order in which they are drawn, and how many of them were drawn for certain.

    When a counter comes back, the undrawn counters are shuffled with it: so a later shuffle tells which had been drawn.
    One that was drawn since the last shuffle and came back was the next one.
    """
    drawn: list[str] = []
    out: list[str] = []
    left: list[str] = []
    for draw in shuffles:
        if draw["n"] > 0:
            items = draw["items"]
            gone = [item for item in left if item not in items]
            own = [item for item in left if item in items][: max(0, len(left) + 1 - len(items) - len(gone))]
            taken = [item for item in left if item in gone or item in own]
            back = own or [item for item in items if item not in left]
            if len(back) != 1 or sorted([*(item for item in left if item not in taken), *back]) != items:
                raise Fault(f"draw {draw['n']} of {draw['kind']!r} was not made from what was left")
            drawn += taken
            out += taken
            if back[0] not in out:
                raise Fault(f"draw {draw['n']} of {draw['kind']!r}: {back[0]} was not out of the stock")
            out.remove(back[0])
        left = list(draw["outcome"])
    return [*drawn, *left], len(drawn)


def number_of(faces: list[Any]) -> int:
    """Return two dice read as tens and ones."""
    return int(10 * faces[0] + faces[1])


def dice_of(kind: str, value: Any) -> list[int]:
    """Return the dice that a part of an event tells; 0 is no die."""
    if value == 0:
        return []
    told = value if isinstance(value, list) else [value]
    faces = [one["face"] if isinstance(one, dict) else one for one in told]
    return [die for face in faces for die in (divmod(face, 10) if kind in TENS else [face])]


class Voyage:
    """Compares the events of Barbe Noire 2 with the draws, kind by kind."""

    def __init__(self, story: Mapping[str, Any], lines: Sequence[Line]) -> None:
        kinds: dict[str, list[Mapping[str, Any]]] = {kind: [] for kind in story["key_hashes"]}
        for line in lines:
            kinds[line.draw["kind"]].append(line.draw)
        options, self.seat = story["options"], story["seat"]
        wide = options["seas"] == "all" or (options["seas"] == "auto" and story["seats"] > 3)
        self.lanes_in_play = 66 if wide else 46
        self.decks = [draw["outcome"] for draw in kinds["cards"]]
        self.deck: list[str] = [*self.decks.pop(0)]
        self.stocks: dict[str, list[str]] = {}
        self.due: dict[str, int] = {}
        for stock in STOCKS_OF_COUNTERS:
            self.stocks[stock], self.due[stock] = counters(kinds[stock])
        self.choices = [draw for draw in kinds["attack"] if draw["low"] == 0]
        kinds["attack"] = [draw for draw in kinds["attack"] if draw["low"] == 1]
        self.lanes: list[int] = [draw["outcome"] for draw in kinds.pop("lane")]
        self.silent = sum(len(kinds[kind]) for kind in NEVER)
        self.groups = {
            kind: Groups(kind, self._grouped(kind, draws))
            for kind, draws in kinds.items()
            if kind not in (*STOCKS, *NEVER)
        }
        self.again: dict[tuple[str, str], tuple[list[int], list[int]]] = {}
        self.disputed: list[int] = []  # what a dispute must tell after cunning
        self.die: dict[str, int] = {}
        self.hands: dict[int, list[str]] = {}
        self.owner: dict[str, int] = {}
        self.token_at: dict[str, str] = {}
        self.faces: dict[str, str] = {}
        self.unknown: dict[str, str] = {}
        self.card = self.taken = ""
        self.resigned = False

    @property
    def untold(self) -> int:
        """How many dice no event tells."""
        return self.silent + sum(groups.untold for groups in self.groups.values())

    @staticmethod
    def _grouped(kind: str, draws: Sequence[Mapping[str, Any]]) -> list[list[Any]]:
        """Return draws as they were made together; of goods without their number, of a handful with its sum."""
        rest = [draw["outcome"] for draw in draws]
        found: list[list[Any]] = []
        while rest:
            size = TOGETHER.get(kind, 1)
            if kind == "cargo":
                size = rest.pop(0)
            elif kind == "handful":
                size = 3 if isinstance(rest[-1] if len(rest) < 3 else rest[2], list) else 2
            found.append(rest[:size])
            rest = rest[size:]
        return found

    def over(self) -> list[str]:
        """Return the kinds of which draws are listed that no event tells; where all resigned, acts may break off."""
        late = [kind for kind, groups in self.groups.items() if groups.rest and kind not in SOMETIMES]
        late += [kind for kind, groups in self.groups.items() if not groups.close()]
        late += [kind for kind, groups in self.groups.items() if kind == "jury" and [1] in groups.rest]
        late += [stock for stock, due in self.due.items() if due > 0]
        pieces = (("cards", self.decks), ("attack", self.choices), ("lane", self.lanes))
        late += [kind for kind, rest in pieces if rest]
        self.silent += sum(len(group) for groups in self.groups.values() for group in groups.rest)
        return [] if self.resigned else late

    def take(self, kind: str, data: Mapping[str, Any]) -> bool:
        """Compare an event; return whether it tells a draw. Raises Fault."""
        if kind == "turn_start":
            self.die, self.taken = {}, ""
            late = [name for name, groups in self.groups.items() if not groups.close()]
            if late:
                raise Fault(f"the turn before tells another outcome of {', '.join(late)} than was drawn")
            return False
        if kind in ROLLS:
            if (kind == "wounded" and data["grade"] == "prosthesis") or (kind == "port_sacked" and data["face"] == 0):
                return False  # no die was rolled
            self._roll(kind, data)
            return True
        act = getattr(self, f"_on_{kind}", None)
        return act is not None and act(data) is not False

    def _claim(self, kind: str, dice: Sequence[int]) -> None:
        size = TOGETHER.get(kind, 1)
        for place in range(0, len(dice), size):
            self.groups[kind].claim(lambda group, at=place: group == [*dice[at : at + size]])

    def _roll(self, event: str, data: Mapping[str, Any]) -> None:
        name, told = ROLLS[event]
        if event in DISPUTES and self.disputed:
            if self.disputed != [row["face"] for row in data["rolls"]]:
                raise Fault("it tells other dice than those that were rolled again")
            self.disputed = []
        parts = [(kind, dice_of(kind, data[part])) for part, kind in told.items()]
        following = [die for _, dice in parts for die in dice]
        for before, after in reversed(self._rolled_again(name, data)):
            # Ties of one kind of dice are rolled on, so that their number may differ.
            if after != following or (len(before) != len(after) and len(parts) > 1):
                raise Fault("it tells other dice than those that were rolled again")
            following = before
            if len(parts) == 1:
                self._claim(parts[0][0], before)
                continue
            place = 0
            for kind, dice in parts:
                self._claim(kind, before[place : place + len(dice)])
                place += len(dice)
        for kind, dice in parts:
            self._claim(kind, dice)
        if event == "jury_failed" and data["face"] != 1:
            raise Fault("only a 1 ends a jury repair")
        if event == "cargo_danger" and data["what"] != "living" and data["face"] == 1 and self.groups["danger"].rest:
            # The next die says how great the damage is.
            self.silent += len(self.groups["danger"].rest.pop(0))

    def _rolled_again(self, name: str, data: Mapping[str, Any]) -> list[tuple[list[int], list[int]]]:
        """Return the dice before and after cunning, in order: in a contest each of two pirates may have used it."""
        pirates = [data[key] for key in RIVALS if name and data.get(key)]
        return [self.again.pop(key) for key in [*self.again] if key[0] in pirates and key[1] == name]

    def _on_rerolled(self, data: Mapping[str, Any]) -> bool:
        if "before" not in data:
            # The dice of a retirement are told to its own seat alone.
            return False
        pirate, before, after = data["pirate"], data["before"], data["after"]
        if data["what"] == "move":
            if data["seat"] != self.seat:
                self._claim("move", before)
            elif before != [self.die[pirate]]:
                raise Fault("it tells another die than was rolled")
            self._claim("spare", after)
            (self.die[pirate],) = after
        elif data["what"] == "dispute":
            if self.disputed not in ([], before):
                raise Fault("it tells other dice than those that were rolled again")
            self.disputed = [*after]
            for number in before:
                self._claim("dispute", divmod(number, 10))
        elif data["what"] == "retirement":
            for number in (*before, *after):
                self._claim("retirement", divmod(number, 10))
        else:
            return self._past(pirate, data["what"], before, after)
        return True

    def _past(self, pirate: str, what: str, before: list[int], after: list[int]) -> bool:
        """Take dice that do not count, or keep them for the event of the result; return whether they were compared."""
        if what in AT_ONCE:
            self._claim(AT_ONCE[what], before)
        elif what == "goods":
            self.groups["cargo"].claim(lambda dice: dice == before[1:])
        elif what == "handful":
            self.groups["handful"].claim(lambda group: group == before)
        elif what in UNTOLD:
            return False
        else:
            self.again[pirate, what] = before, after
            return False
        return True

    def _on_die_rolled(self, data: Mapping[str, Any]) -> None:
        for pirate, die in data["dice"].items():
            self._claim("move", [die])
            self.die[pirate] = die

    def _on_token_spent(self, data: Mapping[str, Any]) -> bool:
        if data["seat"] != self.seat:
            # Another die was rolled for the extra action.
            self.die.pop(data["pirate"], None)
        return False

    def _on_dolphins_followed(self, data: Mapping[str, Any]) -> bool:
        return self._on_token_spent(data)

    def _on_sailed(self, data: Mapping[str, Any]) -> None:
        if data["pirate"] not in self.die:
            self._claim("move", [data["die"]])
        elif data["die"] != self.die[data["pirate"]]:
            raise Fault("it tells another die than was rolled")
        self.die[data["pirate"]] = data["die"]

    def _on_prize_taken(self, data: Mapping[str, Any]) -> bool:
        number = int(data["merchant"][1:])
        column = 0 if number < 16 else 1 if number < 27 else 2
        if data["goods"]:
            self.groups["cargo"].claim(
                lambda dice: any([rows[die - 1][column] for die in dice] == data["goods"] for rows in GOODS.values())
            )
        return bool(data["goods"])

    def _on_handful(self, data: Mapping[str, Any]) -> None:
        def fits(group: list[Any]) -> bool:
            if len(group) == 3:
                return group[2] == data["markers"] and len(group[2]) == group[0] + group[1]
            return len(data["markers"]) <= sum(group)

        self.groups["handful"].claim(fits)

    def _on_match_start(self, data: Mapping[str, Any]) -> bool:
        if data["rolled"]:
            self._claim("starter", [data["starter"]])
        return bool(data["rolled"])

    def _on_reshuffled(self, data: Mapping[str, Any]) -> None:
        if self.deck or not self.decks or data["cards"] != len(self.decks[0]):
            raise Fault("it tells of a shuffle of the action cards that was not made here")
        self.deck = [*self.decks.pop(0)]

    def _on_card_drawn(self, data: Mapping[str, Any]) -> None:
        if self.deck[:1] != [data["card"]]:
            raise Fault("the card is not the next one of the deck")
        del self.deck[0]

    def _on_action_card(self, data: Mapping[str, Any]) -> bool:
        self.card = data["action"]
        return False

    def _next(self, stock: str, wanted: str | None = None) -> str:
        if not self.stocks[stock] or (wanted is not None and self.stocks[stock][0] != wanted):
            raise Fault(f"it tells of another counter of {stock!r} than was drawn")
        self.due[stock] -= 1
        return self.stocks[stock].pop(0)

    def _on_pirate_dealt(self, data: Mapping[str, Any]) -> None:
        self._next("pirates", data["pirate"])

    def _on_letter_offered(self, data: Mapping[str, Any]) -> None:
        if "letters" in self.due:
            self._next("letters", data["letter"])

    def _on_pardon_offered(self, data: Mapping[str, Any]) -> None:
        self._on_letter_offered(data)

    def _on_letter_won(self, _: Mapping[str, Any]) -> None:
        # It was the first letter of the warship's nation, wherever it lay: from here on the order is not known.
        self.due.pop("letters", None)

    def _on_governors_drawn(self, data: Mapping[str, Any]) -> None:
        count = min(data["count"], len(self.stocks["governors"]))
        hand = [self._next("governors") for _ in range(count)]
        if data.get("governors", hand) != hand:
            raise Fault("these are not the governors that were drawn")
        self.hands[data["seat"]] = [*hand]

    def _on_governor_placed(self, data: Mapping[str, Any]) -> bool:
        token = data["token"]
        self.owner[token], self.token_at[data["port"]] = data["seat"], token
        if "governor" in data:
            self._turned_up(token, data["governor"])
        return "governor" in data

    def _on_governor_revealed(self, data: Mapping[str, Any]) -> None:
        self._turned_up(data["token"], data["governor"])

    def _turned_up(self, token: str, face: str) -> None:
        """Check that a governor is one of those that its seat drew, and always the same."""
        if token not in self.faces:
            hand = self.hands[self.owner[token]]
            if face not in hand:
                raise Fault("the governor is none of those that the seat drew")
            hand.remove(face)
            self.faces[token] = face
        if self.faces[token] != face:
            raise Fault("the governor is not the one that was placed")

    def _on_governor_drawn(self, data: Mapping[str, Any]) -> None:
        left = self.stocks["governors"]
        able = left[:1]
        if data["port"] == self.taken:
            # A captor's own Refuge gets the first governor of the stock who is for pirates.
            able += [name for name in left if name in PRO_PIRATE][:1]
        if bool(left) if data["permanent"] else data["governor"] not in able:
            raise Fault("the governor is not the one that was drawn")
        if not data["permanent"]:
            left.remove(data["governor"])
            self.due["governors"] -= 1

    def _on_governor_came(self, data: Mapping[str, Any]) -> None:
        if not data["permanent"]:
            self.token_at[data["port"]] = data["token"]
            self.faces[data["token"]] = self._next("governors")
        elif self.stocks["governors"]:
            raise Fault("the governor is not the one that was drawn")

    def _on_governor_gone(self, data: Mapping[str, Any]) -> bool:
        token = self.token_at.pop(data["port"], "")
        known = token in self.owner or token in self.faces
        if known:
            self._turned_up(token, data["governor"])
        return known

    def _on_port_taken(self, data: Mapping[str, Any]) -> bool:
        self.taken = data["port"]
        return False

    def _on_merchant_placed(self, data: Mapping[str, Any]) -> None:
        self.faces[data["token"]] = self._next("merchants")
        self.unknown[data["token"]] = data["hex"]
        self._lane_rolled(data["rolled"])

    def _lane_rolled(self, rolled: int) -> None:
        """Check the roll of a lane; a lane in a sea that is not in play is rolled again."""
        lane = 0
        while rolled != lane:
            if (lane and lane <= self.lanes_in_play) or len(self.lanes) < 2:
                raise Fault("it tells another outcome of 'lane' than was drawn")
            self.silent += 2 if lane else 0
            lane, self.lanes = number_of(self.lanes[:2]), self.lanes[2:]

    def _on_treasure_map(self, data: Mapping[str, Any]) -> None:
        self._lane_rolled(data["rolled"])

    def _on_hunter_arrived(self, data: Mapping[str, Any]) -> None:
        if data["what"] == "kc":
            self._next("commissioners", data["piece"])
        else:
            self.faces[data["hunter"]] = self._next("warships", data.get("piece"))
            self._lane_rolled(data["rolled"])

    def _on_hunter_known(self, data: Mapping[str, Any]) -> bool:
        if self.faces.get(data["hunter"], data["piece"]) != data["piece"]:
            raise Fault("it is not the warship that was drawn")
        return data["hunter"] in self.faces

    def _on_merchant_identified(self, data: Mapping[str, Any]) -> None:
        token = data["token"]
        able = [name for name, place in self.unknown.items() if place == self.unknown[token]]
        del self.unknown[token]
        if len(able) > 1:
            choice = self.choices.pop(0) if self.choices else {"high": -1, "outcome": 0}
            if choice["high"] != len(able) - 1 or able[choice["outcome"]] != token:
                raise Fault("it is not the merchant that was chosen by lot")
        if self.faces[token] != data["merchant"]:
            raise Fault("it is not the merchant that was drawn")

    def _on_merchants_removed(self, data: Mapping[str, Any]) -> None:
        for token in data["tokens"]:
            self.unknown.pop(token, None)
        card, self.card = self.card, ""
        if card.startswith("remove_"):
            parity = card.removeprefix("remove_")
        else:
            parity = ("even", "odd")[self.lanes.pop(0) % 2]
        if data["parity"] != parity:
            raise Fault("it tells of other rows than were drawn")

    def _on_chart(self, data: Mapping[str, Any]) -> bool:
        for name in data["gone"]:
            self.unknown.pop(name.removeprefix("sails/"), None)
        return False

    def _on_match_end(self, data: Mapping[str, Any]) -> None:
        self.resigned = data["reason"] == "resigned"
        for one in data["governors"]:
            self._turned_up(self.token_at[one["port"]], one["governor"])


# ---------------------------------------------------------------- the command


def describe(draw: Mapping[str, Any], note: str = "") -> str:
    """Return a draw as text."""
    if "items" in draw:
        outcome = " ".join(map(str, draw["outcome"]))
        what = f"{draw['k']} of {len(draw['items'])}"
    else:
        outcome, what = str(draw["outcome"]), f"{draw['low']} to {draw['high']}"
    return f"{draw['kind']} {draw['n']} ({what}{note}): {outcome}"


def lines_of(checked: Checked) -> Iterator[str]:
    """Yield a line for every draw of a file, checked or not."""
    for line in checked.draws:
        yield f"checked      {describe(line.draw, '' if line.known else ', as the file says')}"
    for draw in checked.listed[len(checked.draws) :]:
        try:
            check_shape(draw)
        except Fault as fault:
            yield f"NOT CHECKED  {fault}"
        else:
            yield f"NOT CHECKED  {describe(draw)}"


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object, which must not name a key twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Fault("a key is given twice")
    return found


def check(text: str, commitment: str | None = None) -> Checked:
    """Check the text of a file."""
    checked = Checked()
    try:
        data: Any = json.loads(text, object_pairs_hook=unique)
        if not isinstance(data, dict):
            raise Fault("it holds no JSON object")
    except (ValueError, RecursionError, Fault) as error:
        checked.faults.append(f"not a file of Quartermaster: {error}")
        return checked
    look = check_story if "events" in data else check_record
    try:
        look(data, commitment, checked)
    except Fault as fault:
        checked.faults.append(str(fault))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        checked.faults.append(f"not well-formed: {type(error).__name__} {error}")
    return checked


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a file; return 0 if everything is right."""
    parser = argparse.ArgumentParser(description="Check the dice of a match that Quartermaster has exported.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--commitment", help="the commitment that was posted before the match, 64 hex digits")
    args = parser.parse_args(arguments)
    try:
        text = args.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"{args.file}: {error}")
        return 1
    checked = check(text, args.commitment.strip().lower() if args.commitment else None)
    for line in checked.about:
        print(line)
    for line in lines_of(checked):
        print(line)
    for fault in checked.faults:
        print(f"WRONG: {fault}")
    if checked.faults:
        return 1
    print(f"right: {len(checked.draws)} draws are what the committed dice give")
    if args.commitment is None:
        print(
            "Compare the commitment and the salt with those that were posted: only they show that nothing was swapped."
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
