"""The draws in the events of a story, compared with those that it lists.

Who rolls, and how often, depends on what is hidden: the listed draws are compared with the events, kind by kind. Acts
that run side by side may roll in another order than they tell of, but never across turns.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.blackbeard.dice import STOCK_KINDS
from rules.blackbeard.hidden import STOCKS
from rules.blackbeard.stocks import CONTENTS
from rules.blackbeard.tables import CARDS, CARGO, GOVERNORS, LANES, MERCHANTS
from rules.kernel.dice import Between, Draw, FirstOf
from rules.kernel.shown import Shown, Told

FACES = 6
SIZES: Mapping[str, int] = MappingProxyType(
    {"attack": 2, "defence": 2, "assault": 2, "garrison": 3, "passenger": 2, "dispute": 2, "retirement": 2}
)
"""By kind of draw, how many dice are rolled together; one of the others."""
JD66 = ("passenger", "dispute", "retirement")
"""Kinds of which events tell two dice as one number, tens and ones."""
LOOSE = ("move", "spare", "storm", "dispute", "flood", "jury", "wound_part", "retirement")
"""Kinds of which some draws are told by no event."""
SILENT = (*STOCK_KINDS, "crates", "assault_damage", "location")
"""Kinds without an event of their own, and the shuffles, whose outcomes are told piece by piece."""


class Roll(NamedTuple):
    """How an event tells of dice: the kind of draw of each part of its data, and the name of its roll for cunning."""

    parts: Mapping[str, str]
    cunning: str = ""


ROLLS: Mapping[str, Roll] = MappingProxyType(
    {
        "merchant_fought": Roll({"dice": "attack", "arms": "arms", "defence": "defence"}, "merchant"),
        "port_attacked": Roll(
            {"dice": "assault", "arms": "arms", "information": "information", "garrison_dice": "garrison"}, "port"
        ),
        "prize_ship": Roll({"face": "prize"}, "prize_ship"),
        "tortured": Roll({"face": "torture"}, "torture"),
        "mutiny": Roll({"face": "mutiny"}, "mutiny"),
        "leaked": Roll({"face": "leak"}, "leak"),
        "ransomed": Roll({"face": "ransom"}, "ransom"),
        "bribed": Roll({"face": "bribe"}, "bribe"),
        "tavern": Roll({"face": "tavern"}, "tavern"),
        "letter_price": Roll({"face": "letter_price"}),
        "port_sacked": Roll({"face": "sack"}),
        "drifted": Roll({"face": "drift"}),
        "stayed_ashore": Roll({"face": "drift"}),
        "storm": Roll({"face": "storm"}),
        "passenger": Roll({"face": "passenger"}),
        "flooded": Roll({"face": "flood"}),
        "wounded": Roll({"face": "wound_part"}),
        "jury_failed": Roll({"face": "jury"}),
        "cargo_danger": Roll({"face": "danger"}),
        "dispute": Roll({"rolls": "dispute"}),
        "governor_clash": Roll({"rolls": "dispute"}),
        "pursuit_circle": Roll({"rolls": "dispute"}),
    }
)
"""The events that tell of dice as they were rolled."""


def shown_draws(story: Shown) -> Iterator[tuple[int, bool]]:
    """Yield the number of each event that shows a draw, and whether it shows what the keys drew.

    Raises ValueError where the listed draws are not those of the rules.
    """
    _check_asked(story)
    told = _Story(story)
    for event in story.events:
        for right in told.take(event):
            yield event.n, right
    if story.events:
        yield story.events[-1].n, told.complete()


def _check_asked(story: Shown) -> None:
    """Check what the list says was asked, where the rules always ask the same. Raises ValueError."""
    decks: dict[str, list[object]] = {name: list(contents) for name, contents in zip(STOCKS, CONTENTS, strict=True)}
    decks["cards"] = list(CARDS)
    for draw in story.draws:
        asked: Between | FirstOf | None = Between(1, FACES)
        if draw.kind == "starter":
            asked = Between(0, story.seats - 1)
        elif draw.kind == "handful" or (draw.kind == "attack" and draw.asked != asked):
            asked = None
        elif draw.kind in STOCK_KINDS:
            # Later shuffles of a stock hold what is left of it and what came back.
            again = draw.n > 0 and draw.kind != "cards"
            asked = None if again else FirstOf(decks[draw.kind], len(decks[draw.kind]))
            if draw.kind == "cards" and isinstance(draw.outcome, list):
                decks["cards"] = [*draw.outcome]
        if asked is not None and not _same(draw.asked, asked):
            msg = f"the rules do not ask for draw {draw.n} of {draw.kind!r}"
            raise ValueError(msg)
    drawn = [draw.kind for draw in story.draws if draw.n == 0]
    first = [*STOCK_KINDS, *(["starter"] if story.options.starter == "random" else [])]
    if missing := [kind for kind in first if kind not in drawn]:
        msg = f"draws of every match are missing: {', '.join(missing)}"
        raise ValueError(msg)


def _same(asked: Between | FirstOf, wanted: Between | FirstOf) -> bool:
    if isinstance(asked, FirstOf) and isinstance(wanted, FirstOf):
        return list(asked.items) == list(wanted.items) and asked.k == wanted.k
    return asked == wanted


# ---------------------------------------------------------------- dice


Group = Sequence[Any]
"""Dice that are rolled together, or a draw of items."""


class _Dice:
    """The listed draws of one kind, in groups, of which events tell."""

    def __init__(self, groups: Sequence[Group], *, loose: bool) -> None:
        self.rest = list(groups)
        self.passed: list[Group] = []
        """Groups before the last one that was told, of which nothing is told yet."""
        self.loose = loose

    def claim(self, fits: Callable[[Group], bool]) -> bool:
        """Take the next group that fits, and return whether there is one."""
        place = next((place for place, group in enumerate(self.passed) if fits(group)), None)
        if place is not None:
            del self.passed[place]
            return True
        while self.rest:
            group = self.rest.pop(0)
            if fits(group):
                return True
            self.passed.append(group)
        return False

    def close(self) -> bool:
        """End a turn, and return whether all its dice were told as far as they must be."""
        right = self.loose or not self.passed
        self.passed.clear()
        return right


def _groups(kind: str, draws: Sequence[Draw]) -> list[Group]:
    """Return the dice of a kind as they were rolled together."""
    outcomes = [draw.outcome for draw in draws]
    if kind == "cargo":
        return list(_counted(outcomes))
    if kind == "handful":
        return list(_handfuls(draws))
    size = SIZES.get(kind, 1)
    return [outcomes[place : place + size] for place in range(0, len(outcomes), size)]


def _counted(outcomes: Sequence[Any]) -> Iterator[Group]:
    """Yield the goods of each prize: a die tells how many dice follow."""
    rest = list(outcomes)
    while rest:
        count = rest.pop(0)
        yield rest[:count]
        rest = rest[count:]


def _handfuls(draws: Sequence[Draw]) -> Iterator[Group]:
    """Yield each handful: how many markers at most, then those that were drawn; without a draw they are all taken."""
    rest = list(draws)
    while rest:
        grasp = sum(draw.outcome for draw in rest[:2] if isinstance(draw.outcome, int))
        rest = rest[2:]
        drawn = rest.pop(0) if rest and isinstance(rest[0].asked, FirstOf) else None
        yield [grasp, drawn]


# ---------------------------------------------------------------- stocks


class _Stock:
    """The counters of a stock in the order in which they were drawn, as its listed shuffles tell it."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self.left: list[Any] = []
        self.due = 0
        """How many of them were drawn for certain, because a later shuffle holds the others."""
        out: list[Any] = []
        stock: list[Any] = []
        for draw in draws:
            assert isinstance(draw.asked, FirstOf)
            items = list(draw.asked.items)
            if draw.n > 0:
                taken = len(stock) + 1 - len(items)
                out += stock[: max(0, taken)]
                self.left += stock[: max(0, taken)]
                back = [item for item in items if item not in stock[taken:]]
                if taken < 0 or len(back) != 1 or back[0] not in out or items != sorted([*stock[taken:], *back]):
                    msg = f"the rules do not ask for draw {draw.n} of {draw.kind!r}"
                    raise ValueError(msg)
                out.remove(back[0])
            stock = list(draw.outcome) if isinstance(draw.outcome, list) else []
        self.due = len(self.left)
        self.left += stock

    def next(self, count: int = 1) -> list[Any]:
        """Draw the next counters, as many as there are."""
        drawn, self.left = self.left[:count], self.left[count:]
        self.due -= len(drawn)
        return drawn


# ---------------------------------------------------------------- a story


class _Story:
    """Takes the events one after the other and compares each with the draws."""

    def __init__(self, story: Shown) -> None:
        self.seat, self.few = story.seat, len(story.options.active_seas(story.seats)) == len(("NA", "CAR"))
        by_kind: dict[str, list[Draw]] = {}
        for draw in story.draws:
            by_kind.setdefault(draw.kind, []).append(draw)
        attack = by_kind.get("attack", [])
        self.choices = [draw for draw in attack if draw.asked != Between(1, FACES)]
        by_kind["attack"] = [draw for draw in attack if draw.asked == Between(1, FACES)]
        self.lanes = [draw.outcome for draw in by_kind.pop("lane", [])]
        self.dice = {
            kind: _Dice(_groups(kind, draws), loose=kind in LOOSE)
            for kind, draws in by_kind.items()
            if kind not in SILENT
        }
        self.stocks = {kind: _Stock(by_kind.get(kind, [])) for kind in STOCKS}
        self.decks = [draw.outcome for draw in by_kind.get("cards", []) if isinstance(draw.outcome, list)]
        self.deck: list[Any] = list(self.decks.pop(0))
        self.before: dict[tuple[str, str], tuple[Sequence[int], Sequence[int]]] = {}
        """By pirate and name of the roll, the dice before and after cunning, until the event that tells the result."""
        self.die: dict[str, int] = {}
        self.hands: dict[int, list[str]] = {}
        self.owner: dict[str, int] = {}
        self.at: dict[str, str] = {}
        self.faces: dict[str, Any] = {}
        self.hidden: dict[str, str] = {}
        """By token, the hexes of the merchants that nobody has identified."""
        self.taken = self.action = ""
        self.resigned = False

    def take(self, event: Told) -> Iterator[bool]:
        """Yield, for each draw that an event shows, whether it is right."""
        kind, data = event.kind, event.data
        if kind == "turn_start":
            self.die, self.taken = {}, ""
            if not all([dice.close() for dice in self.dice.values()]):
                yield False
        elif kind in ROLLS:
            if not (kind == "wounded" and data["grade"] == "prosthesis"):
                yield from self._rolled(kind, data)
        elif (found := getattr(self, f"_{kind}", None)) is not None:
            right = found(data)
            if right is not None:
                yield right

    def complete(self) -> bool:
        """Return whether everything was told that must be; where all resigned, acts may have broken off."""
        rest = [kind for kind, dice in self.dice.items() if not dice.close() or (dice.rest and not dice.loose)]
        failed = self.dice.get("jury")
        silent = failed is not None and [1] in failed.rest
        counters = any(stock.due > 0 for stock in self.stocks.values())
        return self.resigned or not (rest or silent or counters or self.decks or self.choices or self.lanes)

    # ------------------------------------------------------------ dice

    def _claim(self, kind: str, group: Sequence[int]) -> bool:
        return kind in self.dice and self.dice[kind].claim(lambda found: list(found) == list(group))

    def _rolled(self, event: str, data: Mapping[str, Any]) -> Iterator[bool]:
        """Yield whether the dice of an event are right, and those that cunning rolled again."""
        roll = ROLLS[event]
        parts = [(kind, _faces(kind, data[name])) for name, kind in roll.parts.items()]
        again = self.before.pop((data["pirate"], roll.cunning), None) if roll.cunning else None
        if again is not None:
            first, second = again
            told = [face for _, faces in parts for face in faces]
            yield list(second) == told and len(first) == len(told)
            at = 0
            for kind, faces in parts:
                yield self._parted(kind, first[at : at + len(faces)])
                at += len(faces)
        for kind, faces in parts:
            yield self._parted(kind, faces)
        if event == "cargo_danger" and data["what"] != "living" and data["face"] == 1 and self.dice["danger"].rest:
            # How great the damage is.
            self.dice["danger"].rest.pop(0)

    def _parted(self, kind: str, faces: Sequence[int]) -> bool:
        size = SIZES.get(kind, 1)
        return all([self._claim(kind, faces[place : place + size]) for place in range(0, len(faces), size)])

    def _rerolled(self, data: Mapping[str, Any]) -> bool | None:
        pirate, what = data["pirate"], data["what"]
        if what == "move":
            if data["seat"] == self.seat:
                right = data["before"] == [self.die.get(pirate)]
            else:
                right = self._claim("move", data["before"])
            (self.die[pirate],) = data["after"]
            return self._claim("spare", data["after"]) and right
        if what == "retirement":
            # No event tells which roll decides.
            return all(
                [self._parted("retirement", _faces("retirement", one)) for one in (*data["before"], *data["after"])]
            )
        self.before[pirate, what] = data["before"], data["after"]
        return None

    def _die_rolled(self, data: Mapping[str, Any]) -> bool:
        self.die.update(data["dice"])
        return all([self._claim("move", [face]) for face in data["dice"].values()])

    def _token_spent(self, data: Mapping[str, Any]) -> None:
        if data["seat"] != self.seat:
            # Another die was rolled for the extra action.
            self.die.pop(data["pirate"], None)

    def _sailed(self, data: Mapping[str, Any]) -> bool:
        pirate = data["pirate"]
        if pirate in self.die:
            return data["die"] == self.die[pirate]
        self.die[pirate] = data["die"]
        return self._claim("move", [data["die"]])

    def _prize_taken(self, data: Mapping[str, Any]) -> bool | None:
        """Compare the goods of a prize with the table of one of the seas; without goods nothing was rolled."""
        goods = list(data["goods"])
        group = MERCHANTS[data["merchant"]].group
        seas = dict.fromkeys(sea for sea, _, _ in CARGO)

        def fits(faces: Group) -> bool:
            return any([_good(sea, face, group) for face in faces] == goods for sea in seas)

        return self.dice["cargo"].claim(fits) if goods else None

    def _handful(self, data: Mapping[str, Any]) -> bool:
        markers = list(data["markers"])

        def fits(group: Group) -> bool:
            grasp, drawn = group
            if drawn is None:
                return len(markers) <= grasp
            return drawn.outcome == markers and drawn.asked.k == grasp

        return "handful" in self.dice and self.dice["handful"].claim(fits)

    # ------------------------------------------------------------ cards and counters

    def _match_start(self, data: Mapping[str, Any]) -> bool | None:
        return self._claim("starter", [data["starter"]]) if data["rolled"] else None

    def _reshuffled(self, data: Mapping[str, Any]) -> bool:
        # An empty deck is shuffled again when a card is needed.
        right = not self.deck and bool(self.decks)
        self.deck = list(self.decks.pop(0)) if self.decks else []
        return right and data["cards"] == len(self.deck)

    def _card_drawn(self, data: Mapping[str, Any]) -> bool:
        return bool(self.deck) and self.deck.pop(0) == data["card"]

    def _action_card(self, data: Mapping[str, Any]) -> None:
        self.action = data["action"]

    def _pirate_dealt(self, data: Mapping[str, Any]) -> bool:
        return self.stocks["pirates"].next() == [data["pirate"]]

    def _letter_offered(self, data: Mapping[str, Any]) -> bool:
        return self.stocks["letters"].next() == [data["letter"]]

    def _governors_drawn(self, data: Mapping[str, Any]) -> bool:
        hand = self.stocks["governors"].next(data["count"])
        self.hands[data["seat"]] = hand
        return list(data.get("governors", hand)) == hand

    def _governor_placed(self, data: Mapping[str, Any]) -> bool | None:
        token = data["token"]
        self.owner[token], self.at[data["port"]] = data["seat"], token
        return None if "governor" not in data else self._turned_up(token, data["governor"])

    def _governor_revealed(self, data: Mapping[str, Any]) -> bool:
        return self._turned_up(data["token"], data["governor"])

    def _turned_up(self, token: str, face: str) -> bool:
        """Return whether a governor is one of those that its seat drew, and always the same."""
        if token not in self.faces:
            hand = self.hands[self.owner[token]]
            if face not in hand:
                return False
            hand.remove(face)
            self.faces[token] = face
        return self.faces[token] == face

    def _governor_drawn(self, data: Mapping[str, Any]) -> bool:
        left = self.stocks["governors"].left
        if data["permanent"]:
            return not left
        found = left[:1]
        if data["port"] == self.taken:
            # A captor's own Refuge gets the first governor of the stock who is for pirates.
            found += [name for name in left if GOVERNORS[name].stance == "pro"][:1]
        if data["governor"] not in found:
            return False
        left.remove(data["governor"])
        return True

    def _port_taken(self, data: Mapping[str, Any]) -> None:
        self.taken = data["port"]

    def _merchant_placed(self, data: Mapping[str, Any]) -> bool:
        token = data["token"]
        (self.faces[token],) = self.stocks["merchants"].next() or [None]
        self.hidden[token] = data["hex"]
        rolled = str(data["rolled"])
        while rolled != "0":
            number, self.lanes = "".join(map(str, self.lanes[:2])), self.lanes[2:]
            if number == rolled:
                break
            if number not in LANES or not (self.few and LANES[number].sea not in ("NA", "CAR")):
                return False
        return self.faces[token] is not None

    def _merchant_identified(self, data: Mapping[str, Any]) -> bool:
        token = data["token"]
        able = [name for name, place in self.hidden.items() if place == self.hidden.get(token)]
        del self.hidden[token]
        if len(able) > 1:
            choice = self.choices.pop(0) if self.choices else None
            if choice is None or choice.asked != Between(0, len(able) - 1) or able.index(token) != choice.outcome:
                return False
        return self.faces[token] == data["merchant"]

    def _merchants_removed(self, data: Mapping[str, Any]) -> bool | None:
        for token in data["tokens"]:
            self.hidden.pop(token, None)
        if self.action.startswith("remove_"):
            self.action = ""
            return None
        parity = self.lanes.pop(0) if self.lanes else 0
        return data["parity"] == ("odd" if isinstance(parity, int) and parity % 2 else "even")

    def _chart(self, data: Mapping[str, Any]) -> None:
        for name in data["gone"]:
            self.hidden.pop(name.removeprefix("sails/"), None)

    def _match_end(self, data: Mapping[str, Any]) -> bool:
        self.resigned = data["reason"] == "resigned"
        return all([self._turned_up(self.at[one["port"]], one["governor"]) for one in data["governors"]])


def _faces(kind: str, value: Any) -> list[int]:
    """Return the dice of a part of an event."""
    if isinstance(value, int):
        return list(divmod(value, 10)) if kind in JD66 else [value]
    return [face for one in value for face in (divmod(one["face"], 10) if kind in JD66 else [one])]


def _good(sea: str, face: int, group: str) -> str:
    """Return the marker for a die of a prize's goods."""
    cell = CARGO[sea, face, group]
    return cell.good if cell.gold_value is None else f"gold{cell.gold_value}"
