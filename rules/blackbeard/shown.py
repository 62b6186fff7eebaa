"""The draws in the events of a story, compared with those that it lists.

Hidden facts decide which seat rolls, and how often: the listed draws are compared with the events, kind by kind. Acts
that run side by side may roll in another order than they tell of, but never across turns.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.blackbeard.hidden import STOCKS
from rules.blackbeard.listed import (
    FACES,
    JD66,
    LOOSE,
    SILENT,
    SIZES,
    DiceOfKind,
    Group,
    Stock,
    check_asked,
    groups_of,
    order_of,
)
from rules.blackbeard.tables import CARGO, GOVERNORS, LANES, LETTERS, MERCHANTS
from rules.kernel.dice import Between, Draw
from rules.kernel.shown import Shown, Told


class Roll(NamedTuple):
    """How an event tells of dice: the kind of draw of each part of its data, and the name of its roll for cunning."""

    parts: Mapping[str, str]
    cunning: str = ""


ROLLS: Mapping[str, Roll] = MappingProxyType(
    {
        "merchant_fought": Roll({"dice": "attack", "arms": "arms", "ally": "ally", "defence": "defence"}, "merchant"),
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
        "port_sacked": Roll({"face": "sack"}, "sack"),
        "petitioned": Roll({"face": "petition"}, "petition"),
        "careened_found": Roll({"dice": "interception"}, "careened_found"),
        "drifted": Roll({"face": "drift"}),
        "stayed_ashore": Roll({"face": "drift"}),
        "storm": Roll({"face": "storm"}),
        "passenger": Roll({"face": "passenger"}, "passenger"),
        "flooded": Roll({"face": "flood"}),
        "wounded": Roll({"face": "wound_part"}),
        "jury_failed": Roll({"face": "jury"}),
        "cargo_danger": Roll({"face": "danger"}, "danger"),
        "treason_tried": Roll({"face": "treason"}, "treason"),
        "sentence_passed": Roll({"dice": "fine"}, "fine"),
        "dispute": Roll({"rolls": "dispute"}),
        "governor_clash": Roll({"rolls": "dispute"}),
        "pursuit_circle": Roll({"rolls": "dispute"}),
        "evasion": Roll({"face": "evasion"}, "evasion"),
        "interception": Roll({"dice": "interception", "face": "interception"}, "interception"),
        "hunter_round": Roll(
            {"face": "hunter_battle", "dice": "hunter_battle", "ally": "hunter_battle", "arms": "arms"},
            "hunter_battle",
        ),
        "speed_tie": Roll({"dice": "speed_tie"}, "speed_tie"),
        "hot_shot": Roll({"face": "hot_shot"}, "hot_shot"),
        "pirate_round": Roll(
            {"dice": "battle", "arms": "arms", "information": "information", "foe_dice": "battle", "foe_arms": "arms"},
            "battle",
        ),
        "faster_ship": Roll({"rolls": "speed_tie"}, "speed_tie"),
        "duel_round": Roll({"dice": "duel"}, "duel"),
        "downed": Roll({"face": "downed"}, "downed"),
        "captive_weakened": Roll({"face": "captive"}, "hunger"),
        "captive_tortured": Roll({"dice": "captive"}, "captive"),
        "captive_freed": Roll({"rolls": "rescue"}, "rescue"),
        "hazard_drawn": Roll({"rolls": "hazard"}),
        "earthquake": Roll({"rolls": "port"}),
        "tournament": Roll({"rolls": "port"}),
        "beloved_arrested": Roll({"rolls": "port"}),
        "daughter_abducted": Roll({"rolls": "port"}),
        "secret_papers": Roll({"rolls": "port"}),
        "shortage": Roll({"rolls": "port", "face": "event"}),
        "sea_storm": Roll({"rolls": "random_sea"}),
        "rising": Roll({"rolls": "random_sea"}),
        "new_governors": Roll({"rolls": "random_sea"}),
        "reef": Roll({"rolls": "random_sea"}),
        "currents": Roll({"rolls": "random_sea", "face": "event"}),
        "scurvy": Roll({"face": "event"}),
        "discontent": Roll({"rolls": "event"}, "discontent"),
        "fire_danger": Roll({"face": "event"}, "fire"),
        "creature": Roll({"face": "event"}),
        "dived": Roll({"face": "event"}, "dive"),
        "crusade_won": Roll({"rolls": "event"}, "crusade"),
        "grief": Roll({"face": "grief"}, "grief"),
        "drugs_watched": Roll({"rolls": "arrest"}),
        "auction": Roll({"rolls": "dispute"}),
    }
)
"""The events that tell of dice as they were rolled."""
RIVALS = ("pirate", "target", "captain")
"""The pirates of an event who may have had its dice rolled again."""
DISPUTES = ("dispute", "pursuit_circle", "auction")
"""The events that tell of a dispute, of which the dice after cunning are told before."""
AT_ONCE: Mapping[str, str] = MappingProxyType(
    {"jury": "jury", "flood": "flood", "wound_part": "wound_part", "danger_damage": "danger", "arrest": "arrest"}
)
"""By roll of which no event may tell afterwards, its kind: cunning tells of the dice that do not count."""
UNTOLD = ("location", "assault_damage", "crates", "cistern")
"""Rolls of which no event tells."""


def shown_draws(story: Shown) -> Iterator[tuple[int, bool]]:
    """Yield the number of each event that shows a draw, and whether it shows what the keys drew.

    Raises ValueError where the listed draws are not those of the rules.
    """
    check_asked(story)
    told = _Story(story)
    for event in story.events:
        for right in told.take(event):
            yield event.n, right
    if not told.complete():
        yield story.events[-1].n, False


# ---------------------------------------------------------------- a story


class _Story:
    """Takes the events one after the other and compares each with the draws."""

    def __init__(self, story: Shown) -> None:
        self.seat, self.seas = story.seat, story.options.active_seas(story.seats)
        by_kind: dict[str, list[Draw]] = {}
        for draw in story.draws:
            by_kind.setdefault(draw.kind, []).append(draw)
        attack = by_kind.get("attack", [])
        self.choices = [draw for draw in attack if draw.asked != Between(1, FACES)]
        by_kind["attack"] = [draw for draw in attack if draw.asked == Between(1, FACES)]
        self.lanes = [draw.outcome for draw in by_kind.pop("lane", [])]
        self.dice = {
            kind: DiceOfKind(groups_of(kind, draws), loose=kind in LOOSE)
            for kind, draws in by_kind.items()
            if kind not in SILENT
        }
        self.stocks = {kind: Stock(by_kind.get(kind, [])) for kind in STOCKS}
        self.deck, *self.decks = [order_of(draw) for draw in by_kind["cards"]]
        self.before: dict[tuple[str, str], tuple[Sequence[int], Sequence[int]]] = {}
        """By pirate and name of the roll, the dice before and after cunning, until the event that tells the result."""
        self.disputed: list[int] = []
        """The rolls of a dispute after cunning, until the event that tells the result."""
        self.die: dict[str, int] = {}
        self.hands: dict[int, list[str]] = {}
        self.owner: dict[str, int] = {}
        self.at: dict[str, str] = {}
        self.faces: dict[str, Any] = {}
        self.hidden: dict[str, str] = {}
        """By token, the hexes of the merchants that nobody has identified."""
        self.taken = self.action = ""
        self.resigned = self.letters_mixed = False

    def take(self, event: Told) -> Iterator[bool]:
        """Yield, for each draw that an event shows, whether it is right."""
        kind, data = event.kind, event.data
        if kind == "turn_start":
            self.die, self.taken = {}, ""
            if not _all(dice.close() for dice in self.dice.values()):
                yield False
        elif kind in ROLLS:
            if not without_a_die(kind, data):
                yield from self._rolled(kind, data)
        elif (found := getattr(self, f"_on_{kind}", None)) is not None:
            right = found(data)
            if right is not None:
                yield right

    def complete(self) -> bool:
        """Return whether everything was told that must be; where all resigned, acts may have broken off."""
        rest = [kind for kind, dice in self.dice.items() if not dice.close() or (dice.rest and not dice.loose)]
        failed = self.dice.get("jury")
        silent = failed is not None and [1] in failed.rest
        stocks = [stock for name, stock in self.stocks.items() if name != "letters" or not self.letters_mixed]
        counters = any(stock.due > 0 for stock in stocks)
        return self.resigned or not (rest or silent or counters or self.decks or self.choices or self.lanes)

    # ------------------------------------------------------------ dice

    def _claim(self, kind: str, group: Sequence[int]) -> bool:
        return kind in self.dice and self.dice[kind].claim(lambda found: list(found) == list(group))

    def _rolled(self, event: str, data: Mapping[str, Any]) -> Iterator[bool]:
        """Yield whether the dice of an event are right, and those that cunning rolled again."""
        roll = ROLLS[event]
        if event in DISPUTES and self.disputed:
            yield self.disputed == [row["face"] for row in data["rolls"]]
            self.disputed = []
        parts = [(kind, _faces(kind, data[name])) for name, kind in roll.parts.items()]
        again = self._rerolled(roll, data)
        told = [face for _, faces in parts for face in faces]
        for (first, second), following in zip(again, [*(one for one, _ in again[1:]), told], strict=False):
            # Ties of one kind of dice are rolled on, so that their number may differ.
            yield list(second) == list(following) and (len(first) == len(told) or len(parts) == 1)
            if len(parts) == 1:
                yield self._parted(parts[0][0], first)
                continue
            at = 0
            for kind, faces in parts:
                yield self._parted(kind, first[at : at + len(faces)])
                at += len(faces)
        for kind, faces in parts:
            # Jury repairs that hold are not told.
            yield self._parted(kind, faces) and (kind != "jury" or faces == [1])
        if event == "cargo_danger" and data["what"] != "living" and data["face"] == 1 and self.dice["danger"].rest:
            # How great the damage is.
            self.dice["danger"].rest.pop(0)

    def _rerolled(self, roll: Roll, data: Mapping[str, Any]) -> list[tuple[Sequence[int], Sequence[int]]]:
        """Return the dice before and after cunning, in order: in a contest each of two pirates may have used it."""
        if not roll.cunning:
            return []
        names = [data[key] for key in RIVALS if data.get(key)]
        return [self.before.pop(key) for key in list(self.before) if key[0] in names and key[1] == roll.cunning]

    def _parted(self, kind: str, faces: Sequence[int]) -> bool:
        size = SIZES.get(kind, 1)
        return _all(self._claim(kind, faces[place : place + size]) for place in range(0, len(faces), size))

    def _on_rerolled(self, data: Mapping[str, Any]) -> bool | None:
        pirate, what = data["pirate"], data["what"]
        if "before" not in data:
            return None
        if what == "move":
            if data["seat"] == self.seat:
                right = data["before"] == [self.die.get(pirate)]
            else:
                right = self._claim("move", data["before"])
            (self.die[pirate],) = data["after"]
            return self._claim("spare", data["after"]) and right
        if what == "dispute":
            right = self.disputed in ([], data["before"])
            self.disputed = list(data["after"])
            return self._parted("dispute", _faces("dispute", data["before"])) and right
        if what == "retirement":
            # No event tells which roll decides.
            rolled = (*data["before"], *data["after"])
            return _all(self._parted("retirement", _faces("retirement", one)) for one in rolled)
        if what in AT_ONCE:
            return self._parted(AT_ONCE[what], data["before"])
        if what == "goods":
            return self._claim("cargo", data["before"][1:])
        if what == "handful":
            return self.dice["handful"].claim(lambda group: list(group) == [sum(data["before"]), None])
        if what in UNTOLD:
            return None
        self.before[pirate, what] = data["before"], data["after"]
        return None

    def _on_die_rolled(self, data: Mapping[str, Any]) -> bool:
        self.die.update(data["dice"])
        return _all(self._claim("move", [face]) for face in data["dice"].values())

    def _on_token_spent(self, data: Mapping[str, Any]) -> None:
        if data["seat"] != self.seat:
            # Another die was rolled for the extra action.
            self.die.pop(data["pirate"], None)

    def _on_dolphins_followed(self, data: Mapping[str, Any]) -> None:
        self._on_token_spent(data)

    def _on_sailed(self, data: Mapping[str, Any]) -> bool:
        pirate = data["pirate"]
        if pirate in self.die:
            return data["die"] == self.die[pirate]
        self.die[pirate] = data["die"]
        return self._claim("move", [data["die"]])

    def _on_prize_taken(self, data: Mapping[str, Any]) -> bool | None:
        """Compare the goods of a prize with the table of one of the seas; without goods nothing was rolled."""
        goods = list(data["goods"])
        group = MERCHANTS[data["merchant"]].group
        seas = dict.fromkeys(sea for sea, _, _ in CARGO)

        def fits(faces: Group) -> bool:
            return any([_good(sea, face, group) for face in faces] == goods for sea in seas)

        return self.dice["cargo"].claim(fits) if goods else None

    def _on_handful(self, data: Mapping[str, Any]) -> bool:
        markers = list(data["markers"])

        def fits(group: Group) -> bool:
            grasp, drawn = group
            if drawn is None:
                return len(markers) <= grasp
            return drawn.outcome == markers and drawn.asked.k == grasp

        return "handful" in self.dice and self.dice["handful"].claim(fits)

    # ------------------------------------------------------------ cards and counters

    def _on_match_start(self, data: Mapping[str, Any]) -> bool | None:
        return self._claim("starter", [data["starter"]]) if data["rolled"] else None

    def _on_reshuffled(self, data: Mapping[str, Any]) -> bool:
        # An empty deck is shuffled again when a card is needed.
        right = not self.deck and bool(self.decks)
        self.deck = self.decks.pop(0) if self.decks else []
        return right and data["cards"] == len(self.deck)

    def _on_card_drawn(self, data: Mapping[str, Any]) -> bool:
        return bool(self.deck) and self.deck.pop(0) == data["card"]

    def _on_action_card(self, data: Mapping[str, Any]) -> None:
        self.action = data["action"]

    def _on_pirate_dealt(self, data: Mapping[str, Any]) -> bool:
        return self.stocks["pirates"].next() == [data["pirate"]]

    def _on_letter_offered(self, data: Mapping[str, Any]) -> bool | None:
        return None if self.letters_mixed else self.stocks["letters"].next() == [data["letter"]]

    def _on_governors_drawn(self, data: Mapping[str, Any]) -> bool:
        hand = self.stocks["governors"].next(data["count"])
        self.hands[data["seat"]] = hand
        return list(data.get("governors", hand)) == hand

    def _on_governor_placed(self, data: Mapping[str, Any]) -> bool | None:
        token = data["token"]
        self.owner[token], self.at[data["port"]] = data["seat"], token
        return None if "governor" not in data else self._turned_up(token, data["governor"])

    def _on_governor_revealed(self, data: Mapping[str, Any]) -> bool:
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

    def _on_governor_drawn(self, data: Mapping[str, Any]) -> bool:
        left = self.stocks["governors"].left
        if data["permanent"]:
            return not left
        found = left[:1]
        if data["port"] == self.taken:
            # A captor's own Refuge gets the first governor of the stock who is for pirates.
            found += [name for name in left if GOVERNORS[name].stance == "pro"][:1]
        if data["governor"] not in found:
            return False
        self.stocks["governors"].take(data["governor"])
        return True

    def _on_port_taken(self, data: Mapping[str, Any]) -> None:
        self.taken = data["port"]

    def _on_merchant_placed(self, data: Mapping[str, Any]) -> bool:
        token = data["token"]
        (self.faces[token],) = self.stocks["merchants"].next() or [None]
        self.hidden[token] = data["hex"]
        return self._lane_rolled(data["rolled"]) and self.faces[token] is not None

    def _lane_rolled(self, rolled: int) -> bool:
        """Return whether a lane was rolled, after others that are not in play; 0: no lane was rolled."""
        while rolled:
            number, self.lanes = "".join(map(str, self.lanes[:2])), self.lanes[2:]
            if number == str(rolled):
                break
            if number not in LANES or LANES[number].sea in self.seas:
                return False
        return True

    def _on_hunter_arrived(self, data: Mapping[str, Any]) -> bool:
        if data["what"] == "kc":
            return self.stocks["commissioners"].next() == [data["piece"]]
        token = data["hunter"]
        (self.faces[token],) = self.stocks["warships"].next() or [None]
        told = data.get("piece", self.faces[token])
        return self._lane_rolled(data["rolled"]) and self.faces[token] is not None and told == self.faces[token]

    def _on_hunter_known(self, data: Mapping[str, Any]) -> bool:
        return self.faces.get(data["hunter"], data["piece"]) == data["piece"]

    def _on_pardon_offered(self, data: Mapping[str, Any]) -> bool | None:
        return self._on_letter_offered(data)

    def _on_treasure_map(self, data: Mapping[str, Any]) -> bool:
        return self._lane_rolled(data["rolled"])

    def _on_governor_came(self, data: Mapping[str, Any]) -> bool:
        if data["permanent"]:
            return not self.stocks["governors"].left
        token = self.at[data["port"]] = data["token"]
        (self.faces[token],) = self.stocks["governors"].next() or [None]
        return self.faces[token] is not None

    def _on_governor_gone(self, data: Mapping[str, Any]) -> bool | None:
        token = self.at.pop(data["port"], "")
        known = token in self.owner or token in self.faces
        return self._turned_up(token, data["governor"]) if known else None

    def _on_letter_won(self, data: Mapping[str, Any]) -> bool:
        # It was the first letter of the warship's nation, wherever it lay: shuffles do not tell what came back later.
        self.letters_mixed = True
        return LETTERS[data["letter"]].nationality == data["nation"]

    def _on_merchant_identified(self, data: Mapping[str, Any]) -> bool:
        token = data["token"]
        able = [name for name, place in self.hidden.items() if place == self.hidden.get(token)]
        del self.hidden[token]
        if len(able) > 1:
            choice = self.choices.pop(0) if self.choices else None
            if choice is None or choice.asked != Between(0, len(able) - 1) or able.index(token) != choice.outcome:
                return False
        return self.faces[token] == data["merchant"]

    def _on_merchants_removed(self, data: Mapping[str, Any]) -> bool:
        for token in data["tokens"]:
            self.hidden.pop(token, None)
        card, self.action = self.action, ""
        if card.startswith("remove_"):
            # A card says so, not a die.
            return data["parity"] == card.removeprefix("remove_")
        parity = self.lanes.pop(0) if self.lanes else None
        return isinstance(parity, int) and data["parity"] == ("even", "odd")[parity % 2]

    def _on_chart(self, data: Mapping[str, Any]) -> None:
        for name in data["gone"]:
            self.hidden.pop(name.removeprefix("sails/"), None)

    def _on_match_end(self, data: Mapping[str, Any]) -> bool:
        self.resigned = data["reason"] == "resigned"
        return _all(self._turned_up(self.at[one["port"]], one["governor"]) for one in data["governors"])


def without_a_die(kind: str, data: Mapping[str, Any]) -> bool:
    """Return whether an event tells of no die: a prosthesis, or a sack whose fame is the garrison."""
    return (kind == "wounded" and data["grade"] == "prosthesis") or (kind == "port_sacked" and not data["face"])


def _all(found: Iterable[bool]) -> bool:
    """Return whether all are true, after a look at each of them."""
    return False not in list(found)


def _faces(kind: str, value: Any) -> list[int]:
    """Return the dice of a part of an event; 0 is no die."""
    if value == 0:
        return []
    if isinstance(value, int):
        return list(divmod(value, 10)) if kind in JD66 else [value]
    rolls: list[int] = [one if isinstance(one, int) else one["face"] for one in value]
    return [face for one in rolls for face in (divmod(one, 10) if kind in JD66 else [one])]


def _good(sea: str, face: int, group: str) -> str:
    """Return the marker for a die of a prize's goods."""
    cell = CARGO[sea, face, group]
    return cell.good if cell.gold_value is None else f"gold{cell.gold_value}"
