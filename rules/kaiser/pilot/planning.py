"""The plan of a turn: the attacks on one enemy that pay best, card by card, and other useful cards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from rules.kaiser.coins import AMOUNTS
from rules.kaiser.committing import playable_upright
from rules.kaiser.pieces import action, is_warship, kind_of, marked
from rules.kaiser.pieces import va_of as va
from rules.kaiser.pilot.card_gains import ATTACKING, USES, disguised_ships, gain_of
from rules.kaiser.pilot.judging import Judge
from rules.kaiser.pilot.ship_gains import gain_by_interrogating
from rules.kaiser.pilot.waters import Waters
from rules.kaiser.view.model import SeenVessel

NEARLY = 0.01
"""The least gain of a step."""
SECOND = 0.8
"""The worth of one of two cards alike, as a share: they are of most use one after the other."""


class Step(NamedTuple):
    """One step of a plan: its gain beyond the worth of its cards in the hand, and its actions."""

    profit: float
    cards: tuple[tuple[str, str], ...]
    """Cards and their places."""
    ship: str = ""
    targets: tuple[str, ...] = ()
    aboard: str = ""
    assists: tuple[str, ...] = ()
    fired: tuple[str, tuple[SeenVessel, ...]] | None = None
    """Mines or a torpedo: the coin, and the merchants."""


@dataclass
class Sortie:
    """A planned intercept by an own ship: its merchants, its assists, and the merchants to board."""

    ship: SeenVessel
    night: bool
    targets: list[SeenVessel] = field(default_factory=list[SeenVessel])
    boarded: list[str] = field(default_factory=list[str])
    assists: list[str] = field(default_factory=list[str])

    def worth(self, waters: Waters, *, surprise: bool = False, cargo: bool = False) -> float:
        """Return the gain of the intercept as planned, or with more assists. ``waters``: the other attacks planned."""
        surprised = surprise or "surprise_attack" in self.assists
        laden = cargo or "special_cargo" in self.assists
        plus = waters.judge.attack_of(self.ship, night=self.night, surprise=surprised)
        return sum(
            waters.struck(self.ship.card, plus, target, boarding=target.card in self.boarded, cargo=laden)
            for target in self.targets
        )


class Plan:
    """The attacks of a turn on one enemy, built step by step: each step is the one with the highest profit."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.force = judge.view.forces[seat]
        self.hand = list(judge.hand)
        self.profit: float = 0.0
        self.placed: list[tuple[str, str]] = []
        self.sorties: list[Sortie] = []
        self.busy: list[str] = []
        self.met: list[str] = []
        self.prices: dict[str, float] = {}
        self.salvos: list[tuple[str, tuple[SeenVessel, ...]]] = []
        # A merchant meets one intercept a turn, but mines and torpedoes beside it.
        self.mined = self.waters = Waters(judge, self.force)
        self.build()

    def build(self) -> None:
        """Take the best step again and again, as long as one pays."""
        while (step := max(self.steps(), key=lambda step: step.profit, default=None)) and step.profit > NEARLY:
            self.take(step)

    # ---------------------------------------------------------------- possible next steps

    def steps(self) -> Iterator[Step]:
        """Return every possible next step."""
        yield from self.sail()
        yield from self.join()
        yield from self.patrol()
        yield from self.use()

    def price(self, card: str) -> float:
        """Return the worth of a card in its best other use; of two alike, one is missed less."""
        if card not in self.prices:
            self.prices[card] = max(self.judge.keeps(card), gain_of(self.judge, card))
        price, kind = max(self.prices[card], self.judge.rate_of(len(self.hand))), kind_of(card)
        twin = action(card).family != "assist" and any(kind_of(other) == kind for other in self.hand if other != card)
        return max(min(price, self.judge.rate_of(len(self.hand))), SECOND * price) if twin else price

    def keeps(self, card: str) -> float:
        """Return the worth of a card that is kept in the hand."""
        return self.judge.keeps(card)

    def cheapest(self, *, but: str = "") -> Iterator[str]:
        """Return the cards with which an own ship may be sent: the cheapest by day, and the cheapest by night."""
        yield from self.cheapest_of([card for card in self.hand if card != but])

    def cheapest_of(self, free: Sequence[str]) -> Iterator[str]:
        """Return the cheapest of some cards for an intercept by day, and the cheapest for one by night."""
        for night in (0, 1):
            fitting = [card for card in free if action(card).intercept_night == night]
            if fitting:
                yield min(fitting, key=lambda card: (self.price(card), self.rank(card)))

    def rank(self, card: str) -> int:
        """Return which of two cards of the same worth is spent last on an intercept.

        A reaction answers only from the hand, as long as enemies have turns to come; an assist may help this attack.
        """
        family = action(card).family
        return 2 if family == "reaction" and self.judge.threats else int(family == "assist")

    def held(self, kind: str) -> str:
        """Return a card of this kind in the hand, "" if there is none."""
        return next((card for card in self.hand if kind_of(card) == kind), "")

    @property
    def stake(self) -> int:
        """The most VA that the planned attacks can bring, with sunken German ships that then count (KS 6.1.2)."""
        doubled = [card for sortie in self.sorties for card in sortie.boarded]
        for sortie in self.sorties:
            doubled += [target.card for target in sortie.targets] if "special_cargo" in sortie.assists else []
        aimed = {*self.met, *(target.card for _, targets in self.salvos for target in targets)}
        ours = self.judge.force
        waiting = [va(scored.card) for scored in ours.pile if scored.how == "german"] if ours.waiting else []
        return sum(va(card) * (2 if card in doubled else 1) for card in aimed) + sum(waiting)

    @property
    def open_row(self) -> list[SeenVessel]:
        """The merchants that no own ship intercepts yet."""
        return [target for target in self.force.row if target.card not in self.met]

    def sail(self) -> Iterator[Step]:
        """Return the steps that send a ship against a merchant, with and without a Boarding Party."""
        party, row = self.held("boarding_party"), self.open_row
        crews = [(False, card) for card in self.cheapest()]
        crews += [(True, card) for card in self.cheapest(but=party)] if party else []
        for ship in self.judge.force.ships:
            if ship.refuge or ship.card in self.busy:
                continue
            for boards, card in crews:
                plus = self.judge.attack_of(ship, night=bool(action(card).intercept_night))
                cards = ((card, f"ship/{ship.card}"), *(((party, "action"),) if boards else ()))
                cost = sum(self.price(spent) for spent, _ in cards)
                for target in row:
                    if boards and target.damage:
                        continue
                    gain = self.waters.struck(ship.card, plus, target, boarding=boards)
                    aboard = target.card if boards else ""
                    yield Step(gain - cost, cards, ship.card, (target.card,), aboard)

    def join(self) -> Iterator[Step]:
        """Return the steps that attach an assist card to a planned intercept."""
        for sortie in self.sorties:
            for kind in self.assisting(sortie):
                card = self.held(kind)
                if card:
                    yield from self.joined(sortie, kind, card)

    def assisting(self, sortie: Sortie) -> list[str]:
        """Return the kinds of assist cards that an intercept may still have."""
        more = "shipping_lanes" if is_warship(sortie.ship.card) else "good_hunting"
        return [
            *([more] if len(sortie.targets) == 1 and self.open_row else []),
            *(kind for kind in ("surprise_attack", "special_cargo") if kind not in sortie.assists),
            "boarding_party",
        ]

    def joined(self, sortie: Sortie, kind: str, card: str) -> Iterator[Step]:
        """Return the steps that attach one assist card to one intercept."""
        waters, ship, cost = self.mined, sortie.ship.card, self.price(card)
        if kind == "boarding_party":
            for target in sortie.targets:
                if target.damage or target.card in sortie.boarded:
                    continue
                with_it = Sortie(sortie.ship, sortie.night, [target], [target.card], sortie.assists)
                alone = Sortie(sortie.ship, sortie.night, [target], [], sortie.assists)
                gain = with_it.worth(waters) - alone.worth(waters)
                yield Step(gain - cost, ((card, "action"),), ship, (), target.card)
        elif kind in ("surprise_attack", "special_cargo"):
            gain = sortie.worth(waters, surprise=kind == "surprise_attack", cargo=kind == "special_cargo")
            yield Step(gain - sortie.worth(waters) - cost, ((card, "action"),), ship, (), "", (kind,))
        else:
            row = sorted(self.open_row, key=lambda target: -Sortie(sortie.ship, sortie.night, [target]).worth(waters))
            if kind == "good_hunting":
                row = row[:1]
            gain = Sortie(sortie.ship, sortie.night, row, [], sortie.assists).worth(waters)
            yield Step(gain - cost, ((card, "action"),), ship, tuple(target.card for target in row), "", (kind,))

    def patrol(self) -> Iterator[Step]:
        """Return the steps that send the Royal Navy against a ship."""
        for target in self.force.fleet:
            if target.card in self.met or not self.judge.exposed(target):
                continue
            for card in self.hand:
                printed = action(card)
                gain = self.judge.hunt(printed.intercept_attack, AMOUNTS["night"] * printed.intercept_night, target)
                yield Step(gain - self.price(card), ((card, "british"),), "", (target.card,))

    def use(self) -> Iterator[Step]:
        """Return the steps that play the action half of an attack card."""
        for card in self.hand:
            kind = kind_of(card)
            if kind not in ATTACKING:
                continue
            salvo = self.salvo(kind)
            gain = self.waters.fired(*salvo) if salvo else USES[kind](self.judge, self.seat)
            place, ship, targets = "action", "", ()
            if kind == "lay_mines":
                layers = self.layers(card)
                if not layers:
                    continue
                ship = min(
                    layers, key=lambda other: self.judge.strike(other, 0, self.force.row[0]) if self.force.row else 0.0
                )
                place = f"lay/{ship}"
            elif kind == "interrogate":
                quarry = self.suspects()
                if not quarry:
                    continue
                gain, targets = gain_by_interrogating(self.judge, quarry[0]), (quarry[0].card,)
            elif kind == "monitor":
                targets = tuple(ship.card for ship in self.force.ships if ship.refuge)
            yield Step(gain - self.keeps(card), ((card, place),), ship, targets, fired=salvo)

    def layers(self, card: str) -> list[str]:
        """Return the raiders that may lay the mines of a card."""
        del card
        ships = [ship.card for ship in self.judge.force.ships if not ship.refuge]
        return [ship for ship in ships if marked(ship, "mines") and ship not in self.busy]

    def salvo(self, kind: str) -> tuple[str, tuple[SeenVessel, ...]] | None:
        """Return the coin of mines or a torpedo, and the merchants at which it pays best; None for other cards."""
        card, row = action(kind), tuple(self.force.row)
        salvos = [(card.coin_mine, row)] if card.coin_mine else []
        salvos += [(card.coin_torp, (target,)) for target in row if card.coin_torp]
        return max(salvos, key=lambda salvo: self.waters.fired(*salvo), default=None)

    def suspects(self) -> list[SeenVessel]:
        """Return the disguised ships to interrogate, the best first."""
        hidden = [vessel for vessel in disguised_ships(self.judge, self.seat) if vessel.card not in self.met]
        return sorted(hidden, key=lambda vessel: -gain_by_interrogating(self.judge, vessel))

    # ---------------------------------------------------------------- taking a step

    def take(self, step: Step) -> None:
        """Add a step to the plan."""
        self.profit += step.profit
        for card, place in step.cards:
            self.hand.remove(card)
            self.placed.append((card, place))
        self.met += step.targets
        self.salvos += [step.fired] if step.fired else []
        self.dispatch(step)
        self.mined, self.waters = self.expected([]), self.expected(self.sorties)

    def expected(self, sorties: Sequence[Sortie]) -> Waters:
        """Return the merchants that the planned mines and torpedoes, and some intercepts, leave behind."""
        waters = Waters(self.judge, self.force)
        for coin, targets in self.salvos:
            for target in targets:
                waters.fight(target, coin)
        for sortie in sorties:
            plus = self.judge.attack_of(sortie.ship, night=sortie.night, surprise="surprise_attack" in sortie.assists)
            for target in sortie.targets:
                waters.raid(sortie.ship.card, target, plus, captures=target.card in sortie.boarded)
        return waters

    def dispatch(self, step: Step) -> None:
        """Send the ship of a step, or add to the intercept that it makes already."""
        sortie = next((sortie for sortie in self.sorties if sortie.ship.card == step.ship), None)
        if sortie is None:
            if not step.ship:
                return
            self.busy.append(step.ship)
            card, place = step.cards[0]
            if place.startswith("lay/"):
                return
            ship = next(ship for ship in self.judge.force.ships if ship.card == step.ship)
            sortie = Sortie(ship, bool(action(card).intercept_night))
            self.sorties.append(sortie)
        sortie.targets += [target for target in self.force.row if target.card in step.targets]
        sortie.boarded += [step.aboard] if step.aboard else []
        sortie.assists += step.assists


class Commitment(NamedTuple):
    """The cards to lay down: the answer, the enemy whom the attacks are aimed at, and what they promise.

    ``profit``: the gain of the attacks beyond the worth of their cards in the hand, in VA, and no more than there is to
    win. ``own``: the cards that are no attacks. ``hand``: the number of cards in the hand before it.
    """

    answer: dict[str, Any]
    against: int | None
    profit: float
    own: Sequence[str]
    hand: int


def plan_commitment(judge: Judge) -> dict[str, Any]:
    """Answer the commitment form: the cards, and the place of each."""
    return committed(judge).answer


def committed(judge: Judge) -> Commitment:
    """Choose the cards to lay down, and the place of each."""
    plans = [Plan(judge, seat) for seat in open_enemies(judge)]
    best = best_of(judge, plans)
    placed: list[tuple[str, str]] = list(best.placed) if best else []
    own = lay_for_text(judge, placed)
    answer = {"cards": [card for card, _ in placed], **dict(placed)}
    against = best.seat if best and best.placed else None
    return Commitment(answer, against, min(best.profit, best.stake) if best else 0.0, own, len(judge.hand))


def open_enemies(judge: Judge) -> list[int]:
    """Return the enemies that may be attacked."""
    return [seat for seat in judge.enemies if not judge.view.forces[seat].fog]


P = TypeVar("P", bound=Plan)


def best_of(judge: Judge, plans: Iterable[P]) -> P | None:
    """Return the plan that brings most; of nearly equal ones, that against the enemy who is ahead."""
    return max(plans, key=lambda plan: plan.profit + 0.02 * judge.leads(plan.seat), default=None)


def lay_for_text(judge: Judge, placed: list[tuple[str, str]]) -> list[str]:
    """Lay the cards of the hand, beside those that are placed, whose texts bring more now than later; return them."""
    own: list[str] = []
    taken = [card for card, _ in placed]
    for card in judge.hand:
        if (
            card not in taken
            and playable_upright(card, teams=judge.teams)
            and gain_of(judge, card) > worth_keeping(judge, card)
        ):
            kinds = [kind_of(other) for other, _ in placed]
            if kind_of(card) not in kinds:
                placed.append((card, "action"))
                own.append(card)
    return own


def worth_keeping(judge: Judge, card: str) -> float:
    """Return the worth in the hand of a card that could be played for its action half."""
    if kind_of(card) == "reflag":
        return 1.2 * judge.keeps(card)
    return min(judge.keeps(card), judge.rate + 0.1) if judge.turns > 1 else NEARLY
