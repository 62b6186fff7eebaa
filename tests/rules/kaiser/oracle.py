"""An independent version of the attack procedures, from the spec's pseudo-code alone (C.2, C.3; 5.3.10, 5.3.11).

An oracle plays on plain numbers, with the dice and answers of a finished match, and compares the questions and options
of the match with its own.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rules.kaiser.pieces import ACTIONS, GERMANS, MERCHANTS


class Asked(NamedTuple):
    """A question with its options and its answer; cards are called by their kinds."""

    seat: int
    kind: str
    offered: frozenset[str]
    answer: str


class Oracle:
    def __init__(self, told: Sequence[Asked], dice: dict[str, list[int]], options: dict[str, Any]) -> None:
        self.told, self.dice, self.options = list(told), {die: list(faces) for die, faces in dice.items()}, options
        self.ship: dict[str, Any] = {}
        self.ship_out = ""
        self.row: dict[str, int] = {}
        self.prizes: dict[str, list[str]] = {"mine": [], "theirs": []}
        self.piles: list[list[tuple[str, bool]]] = [[], []]
        self.hands: list[list[str]] = [[], []]
        self.home: list[str] = []
        self.night = self.surprise = self.searchlight = self.cargo = False
        self.boarding = 0
        self.up: list[str] = []

    # ---------------------------------------------------------------- dice and answers

    def on(self, option: str) -> bool:
        return bool(self.options.get(option, option in ("reflag_cancels", "auto_safe_passage")))

    def roll(self, coin: str, plus: int = 0) -> int:
        return max(1, max(self.dice[die].pop(0) for die in "BGWR" for _ in range(coin.count(die))) + plus)

    def attack(self, coin: str, plus: int, against: str, minus: int = 0) -> str:
        a = self.roll(coin, plus)
        d = self.roll(against, minus)
        return "no effect" if a <= d else "damaged" if a < 2 * d else "sunk"

    def challenge(self, coin: str, plus: int, against: str) -> bool:
        a = self.roll(coin, plus)
        return a > self.roll(against)

    def ask(self, seat: int, kind: str, offers: Iterable[str]) -> str:
        said = self.told.pop(0)
        assert (said.seat, said.kind, said.offered) == (seat, kind, frozenset(offers))
        return said.answer

    def window(self, seat: int, kind: str, cards: Iterable[str]) -> str:
        # Rulings on KS 7.1: where all fitting cards lie face up, no window opens.
        if all(self.up.count(card) == ACTIONS[card].count for card in cards):
            return ""
        card = self.ask(seat, kind, {"pass", *(set(cards) & set(self.hands[seat]))})
        if card != "pass":
            self.hands[seat].remove(card)
            self.up.append(card)
        return "" if card == "pass" else card

    # ---------------------------------------------------------------- ships

    def mark(self, kind: str) -> bool:
        return bool(getattr(GERMANS[self.ship["card"]], kind))

    def wound_ship(self, result: str) -> None:
        if result == "sunk":
            self.ship_out = "sunk"
        elif result == "damaged" and (not self.ship["damage"] or self.on("extra_damage")):
            self.ship["damage"] += 1

    def wound_merchant(self, m: str) -> None:
        if not self.row[m] or self.on("extra_damage"):
            self.row[m] += 1

    def passage(self, m: str, owner: int, plus: int = 0, *, prize: bool = False) -> None:
        if not self.on("auto_safe_passage") and self.ask(owner, "safe_passage", {"try", "stay"}) == "stay":
            return
        if self.challenge(MERCHANTS[m].challenge, plus, MERCHANTS[m].response):
            del self.row[m]
            self.piles[owner].append((m, prize))
            self.home.append(m)

    # ---------------------------------------------------------------- C.2

    last = passed = False

    def own_intercept(self, targets: list[str]) -> None:
        wolf = self.on("little_wolf") and self.ship["card"] == "R14"
        several = len(targets) > 1
        if several and not wolf and self.window(1, "slim", ["slim_pickings"]):
            chooser = 1 if self.options.get("slim_chooser") == "defender" else 0
            targets = [self.ask(chooser, "slim_target", targets)]
        free: list[str] = []
        self.newly, self.pursuits = False, 0
        for m in targets:
            if self.ship_out:
                break
            self.last = m == targets[-1]
            # Directly after a pass, Recalled is not offered again.
            passed, self.passed = self.passed, False
            if free and not passed and self.window(1, "after_sinking", ["recalled"]):
                free.pop(0)
                if self.challenge("B", 0, "B"):
                    self.ship_out = "home"
                    break
            self.one_merchant(m, free, several=several, wolf=wolf)
        for _ in range(self.pursuits):
            if not self.ship_out and not self.challenge("B", 0, "BR"):
                self.ship["low"] = True
        if not self.ship_out and self.newly and self.window(0, "reflag", ["reflag"]):
            self.ship["identified"] = False
        if not self.ship_out and free and self.window(1, "recall_late", ["recalled"]) and self.challenge("B", 0, "B"):
            self.ship_out = "home"

    def one_merchant(self, m: str, free: list[str], *, several: bool, wolf: bool) -> None:
        card = MERCHANTS[m]
        boards = False
        if not self.row[m] and self.boarding:
            boards = self.ask(0, "boarding", {"yes", "no"}) == "yes"
            self.boarding -= boards
        reply = self.window(1, "react", self.replies(m, several=several, wolf=wolf))
        takes, plus, port = boards, 0, 0
        if reply == "slim_pickings":
            return
        if reply == "amc":
            self.amc()
            return
        if reply == "break_contact":
            against = -2 if self.on("sail_merchants") and card.sail else 0
            seeadler = 2 if self.on("sail_raider") and self.ship["card"] == "R13" else 0
            if self.challenge("B", -2 * self.row[m] + against + seeadler, "G"):
                if not self.row[m]:
                    self.passage(m, 1)
                return
        if reply == "shallow_run":
            if not self.shallows(m):
                return
            takes = boards and not self.row[m]
        if reply == "fast_ship":
            pursues = False
            if self.on("fast_raiders") and self.mark("fast") and not self.ship["low"]:
                pursues = self.ask(0, "pursue_fast", {"no", "yes"}) == "yes"
            self.pursuits += pursues
            plus = 0 if pursues else -4 if self.on("sail_raider") and self.ship["card"] == "R13" else -2
        if reply == "non_combatant":
            plus, port, takes = -2, 2, True
        if reply in ("qqq", "trap"):
            self.unmask()
        hurt = -2 * self.ship["damage"]
        result = self.attack(GERMANS[self.ship["card"]].attack, self.modifier() + plus, card.defence, -2 * self.row[m])
        back = ""
        if reply == "trap":
            back = self.attack("GW", -self.night, GERMANS[self.ship["card"]].defence, hurt)
        if takes:
            if result == "sunk":
                del self.row[m]
                self.prizes["mine"].append(m)
                self.wound_ship(back)
                self.supplies(m)
                return
        elif result == "sunk":
            del self.row[m]
            self.piles[0].append((m, self.cargo))
        elif result == "damaged":
            self.wound_merchant(m)
        self.wound_ship(back)
        if m in self.row:
            if not self.row[m]:
                self.passage(m, 1, port)
        elif not reply:
            self.after_sinking(m, free)

    def replies(self, m: str, *, several: bool, wolf: bool) -> list[str]:
        raider = GERMANS[self.ship["card"]].type == "raider"
        sailing = self.on("sail_merchants") and bool(MERCHANTS[m].sail)
        plain_day = not self.night and not self.surprise
        found = ["trap"]
        found += ["amc"] * (not sailing)
        found += ["break_contact", "shallow_run"] * plain_day
        found += ["fast_ship"] * (raider and plain_day and not self.row[m] and not sailing)
        found += ["non_combatant"] * (not self.row[m])
        found += ["qqq"] * (raider and not self.ship["identified"])
        found += ["slim_pickings"] * (not several and not wolf)
        return found

    def modifier(self) -> int:
        wolf = self.on("little_wolf") and self.ship["card"] == "R14"
        attached = (4 if wolf else 2) * self.surprise + 3 * self.searchlight
        return attached - self.night - 2 * self.ship["damage"] - 2 * self.ship["low"]

    def unmask(self) -> None:
        if GERMANS[self.ship["card"]].type == "raider" and not self.ship["identified"]:
            self.ship["identified"] = self.newly = True

    def amc(self) -> None:
        self.unmask()
        ship = GERMANS[self.ship["card"]]
        hurt = -2 * self.ship["damage"]
        result = self.attack(ship.attack, self.modifier(), "B")
        back = self.attack("BG", -self.night, ship.defence, hurt)
        if result == "sunk":
            self.piles[0].append(("amc", False))
        self.wound_ship(back)

    def shallows(self, m: str) -> bool:
        """Run through the shallows; return whether the dice of the intercept are still rolled."""
        follows = self.on("shallow_pursuit") and self.ask(0, "pursue_shallow", {"no", "yes"}) == "yes"
        safe = self.challenge("BR", -2 * self.row[m], "B")
        ship_safe = True
        if follows:
            ship_safe = self.challenge("BR", -2 * self.ship["damage"] - 2 * self.mark("fast"), "B")
        if not safe and self.row[m]:
            del self.row[m]
            self.piles[0].append((m, False))
        elif not safe:
            self.row[m] += 1
        if not ship_safe:
            self.wound_ship("sunk" if self.ship["damage"] else "damaged")
        if follows and not self.ship_out and m in self.row:
            return True
        if m in self.row and not self.row[m]:
            self.passage(m, 1)
        return False

    def supplies(self, m: str) -> None:
        if self.ship_out or not self.ship["low"]:
            return
        checked = self.on("prize_resupply")
        if checked and self.ask(0, "resupply_capture", {"no", "yes"}) == "no":
            return
        self.ship["low"] = False
        if checked and self.challenge("B", 0, "BG"):
            self.prizes["mine"].remove(m)
            self.piles[0].append((m, False))

    def after_sinking(self, m: str, free: list[str]) -> None:
        cards = ["recalled"] + ["mistaken_identity"] * bool(self.lost())
        reply = self.window(1, "after_sinking", cards)
        if reply == "recalled":
            if self.challenge("B", 0, "B"):
                self.ship_out = "home"
        elif reply:
            self.mistaken(m)
        elif self.last and not self.boarding and not (self.on("prize_resupply") and self.prizes["mine"]):
            # Ruling on KS 8.1: this was the late window, too.
            free.clear()
        else:
            free.append(m)
            self.passed = True

    def mistaken(self, m: str) -> None:
        mine = self.lost()
        picked = mine[0] if len(mine) == 1 else self.ask(1, "mistaken_pick", mine)
        if self.challenge("B", 0, "G"):
            swap = {m: picked, picked: m}
            self.piles = [[(swap.get(card, card), doubled) for card, doubled in pile] for pile in self.piles]

    def lost(self) -> list[str]:
        """Return the sunk merchants in the defender's pile."""
        return [card for card, _ in self.piles[1] if card in MERCHANTS and card not in self.home]

    # ---------------------------------------------------------------- C.3

    def british(self, kind: str, coin: str, *, prize: bool) -> None:
        """Intercept the German ship, or the prize in ``row``, with the Royal Navy."""
        target = next(iter(self.row)) if prize else self.ship["card"]
        plain_day = not self.night and not self.surprise
        away = ["break_contact", "shallow_run"] * (plain_day and kind != "MO")
        known = self.row_known if prize else self.ship["identified"]
        own = ["reflag"] * (kind == "BI" and known and self.on("reflag_cancels"))
        reply = self.window(1, "react", ["pull_the_plug", *away, *own])
        hurt = self.row[target] if prize else self.ship["damage"]
        if reply == "reflag":
            self.row_known = False
            self.ship["identified"] = False
            return
        if reply == "pull_the_plug":
            self.ship_out = "home"
            self.row = {}
            return
        plus = 2 * self.surprise + 3 * self.searchlight - self.night + 2 * (kind == "MO")
        defence = MERCHANTS[target].defence if prize else GERMANS[target].defence
        if reply == "break_contact":
            mods = -2 * hurt - 2 * (not prize and self.ship["low"])
            mods += -2 * (self.on("sail_raider") and target == "R13") + 2 * (self.on("little_wolf") and target == "R14")
            mods += -2 * (self.on("sail_merchants") and prize and MERCHANTS[target].sail)
            result = "avoided" if self.challenge("B", mods, "G") else self.attack(coin, plus, defence, -2 * hurt)
        elif reply == "shallow_run":
            fast = not prize and self.mark("fast") and (self.on("fast_raiders") or self.on("shallow_pursuit"))
            safe = self.challenge("BR", -2 * hurt - 2 * fast, "B")
            result = "avoided" if safe else "sunk" if hurt else "damaged"
        else:
            result = self.attack(coin, plus, defence, -2 * hurt)
        if prize:
            if result == "sunk":
                self.row = {}
                self.piles[0].append((target, False))
            elif result == "damaged":
                self.wound_merchant(target)
            elif not hurt:
                self.passage(target, 1, prize=True)
        else:
            self.wound_ship(result)
            if self.ship_out == "sunk":
                self.piles[0].append((target, False))
        still = bool(self.row) if prize else not self.ship_out
        if kind == "IN" and still and self.window(1, "reflag", ["reflag"]):
            self.row_known = False
            self.ship["identified"] = False

    row_known = True

    # ---------------------------------------------------------------- mines and torpedoes

    def mines(self, coin: str, order: Sequence[str]) -> None:
        if self.window(1, "react", ["minesweeper"]):
            return
        spent = False
        for m in order:
            result = self.attack(coin, 0, MERCHANTS[m].defence, -2 * self.row[m])
            if result == "damaged":
                self.wound_merchant(m)
            if result == "sunk":
                del self.row[m]
                self.piles[0].append((m, self.cargo))
                spent = spent or self.identity(m)

    def identity(self, m: str) -> bool:
        reply = self.window(1, "after_sinking", ["mistaken_identity"] * bool(self.lost()))
        if reply:
            self.mistaken(m)
        return bool(reply)

    def torpedo(self, boat: str, m: str) -> None:
        card, sailing = MERCHANTS[m], bool(MERCHANTS[m].sail)
        q = ["q_ship"] * (not (sailing and self.on("sail_merchants"))) + ["sail_q_ship"] * sailing
        reply = self.window(1, "react", [*q, "razzle_dazzle"])
        torp = ACTIONS[boat].coin_torp
        if reply in ("q_ship", "sail_q_ship"):
            gun = "GW" if reply == "q_ship" else "GR"
            if self.challenge("B", 0, "G"):
                shot = self.attack("G", 0, "W")
                back = self.attack(gun, 0, "W")
            else:
                shot = self.attack(torp, 0, "W")
                charges = reply == "q_ship" and shot != "sunk"
                back = self.attack("GR", 0, "W") if charges else ""
            self.piles[0] += [(reply, False)] * (shot == "sunk")
            self.piles[1] += [(boat, False)] * (back == "sunk")
            return
        if reply == "razzle_dazzle" and self.challenge("G", 0, "W"):
            return
        result = self.attack(torp, 0, card.defence, -2 * self.row[m])
        if result == "damaged":
            self.wound_merchant(m)
        if result == "sunk":
            del self.row[m]
            self.piles[0].append((m, self.cargo))
            if not reply:
                self.identity(m)
