"""What a pilot commits: the attacks on one enemy that pay best, card by card, and what is worth playing besides."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.kaiser.cards import action, is_warship, kind_of, marked
from rules.kaiser.committing import playable_upright
from rules.kaiser.judging import Judge
from rules.kaiser.using import ATTACKING, USES, interrogated, uses
from rules.kaiser.view import SeenVessel

NEARLY = 0.01
"""What a step must gain at least."""


class Step(NamedTuple):
    """One step of a plan: what it gains beyond what its cards are worth in the hand, and what it does."""

    profit: float
    cards: tuple[tuple[str, str], ...]
    """Cards, each with its place."""
    ship: str = ""
    targets: tuple[str, ...] = ()
    aboard: str = ""
    assists: tuple[str, ...] = ()


@dataclass
class Sortie:
    """A planned intercept by an own ship: its merchants, how it is modified, where somebody boards."""

    ship: SeenVessel
    night: bool
    targets: list[SeenVessel] = field(default_factory=list[SeenVessel])
    boarded: list[str] = field(default_factory=list[str])
    assists: list[str] = field(default_factory=list[str])

    def worth(self, judge: Judge, *, surprise: bool = False, cargo: bool = False) -> float:
        """Return what it gains as it is planned, and with more."""
        surprised = surprise or "surprise_attack" in self.assists
        laden = cargo or "special_cargo" in self.assists
        plus = judge.attack_of(self.ship, night=self.night, surprise=surprised)
        return sum(
            judge.strike(self.ship.card, plus, target, boarding=target.card in self.boarded, cargo=laden)
            for target in self.targets
        )


class Plan:
    """The attacks of a turn on one enemy, found step by step: ever the one that gains most for its cards."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.force = judge.view.forces[seat]
        self.hand = list(judge.hand)
        self.profit = 0.0
        self.placed: list[tuple[str, str]] = []
        self.sorties: list[Sortie] = []
        self.busy: list[str] = []
        self.met: list[str] = []
        while (step := max(self.steps(), key=lambda step: step.profit, default=None)) and step.profit > NEARLY:
            self.take(step)

    # ---------------------------------------------------------------- what may be done next

    def steps(self) -> Iterator[Step]:
        """Return every step that may be worth taking next."""
        yield from self.sail()
        yield from self.join()
        yield from self.patrol()
        yield from self.use()

    def price(self, card: str) -> float:
        """Return what a card is worth if it is not spent on this."""
        return max(self.judge.keeps(card), uses(self.judge, card))

    def cheapest(self, *, but: str = "") -> Iterator[str]:
        """Return the cheapest card for a day's intercept, and the cheapest for one by night."""
        free = [card for card in self.hand if card != but]
        for night in (0, 1):
            fitting = [card for card in free if action(card).intercept_night == night]
            if fitting:
                yield min(fitting, key=self.price)

    def held(self, kind: str) -> str:
        """Return a card of that kind in the hand, "" if there is none."""
        return next((card for card in self.hand if kind_of(card) == kind), "")

    @property
    def open_row(self) -> list[SeenVessel]:
        """The merchants that no own ship has met."""
        return [target for target in self.force.row if target.card not in self.met]

    def sail(self) -> Iterator[Step]:
        """Have a ship intercept the merchant that suits it best; with a Boarding Party, if there is one."""
        for ship in self.judge.force.ships:
            if ship.refuge or ship.card in self.busy:
                continue
            party = self.held("boarding_party")
            for boards in (False, True) if party else (False,):
                for card in self.cheapest(but=party if boards else ""):
                    plus = self.judge.attack_of(ship, night=bool(action(card).intercept_night))
                    for target in self.open_row:
                        if boards and target.damage:
                            continue
                        gain = self.judge.strike(ship.card, plus, target, boarding=boards)
                        cards = ((card, f"ship/{ship.card}"), *(((party, "action"),) if boards else ()))
                        cost = sum(self.price(spent) for spent, _ in cards)
                        aboard = target.card if boards else ""
                        yield Step(gain - cost, cards, ship.card, (target.card,), aboard)

    def join(self) -> Iterator[Step]:
        """Attach an assist card to an intercept that is planned."""
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
        """Return what an assist card does for an intercept."""
        judge, ship, cost = self.judge, sortie.ship.card, self.price(card)
        if kind == "boarding_party":
            for target in sortie.targets:
                if target.damage or target.card in sortie.boarded:
                    continue
                with_it = Sortie(sortie.ship, sortie.night, [target], [target.card], sortie.assists)
                alone = Sortie(sortie.ship, sortie.night, [target], [], sortie.assists)
                gain = with_it.worth(judge) - alone.worth(judge)
                yield Step(gain - cost, ((card, "action"),), ship, (), target.card)
        elif kind in ("surprise_attack", "special_cargo"):
            gain = sortie.worth(judge, surprise=kind == "surprise_attack", cargo=kind == "special_cargo")
            yield Step(gain - sortie.worth(judge) - cost, ((card, "action"),), ship, (), "", (kind,))
        else:
            row = sorted(self.open_row, key=lambda target: -Sortie(sortie.ship, sortie.night, [target]).worth(judge))
            if kind == "good_hunting":
                row = row[:1]
            gain = Sortie(sortie.ship, sortie.night, row, [], sortie.assists).worth(judge)
            yield Step(gain - cost, ((card, "action"),), ship, tuple(target.card for target in row), "", (kind,))

    def patrol(self) -> Iterator[Step]:
        """Send the Royal Navy, with the card that pays best."""
        for target in [*self.force.ships, *self.force.prizes]:
            if target.card in self.met or not self.judge.exposed(target):
                continue
            for card in self.hand:
                printed = action(card)
                gain = self.judge.hunt(printed.intercept_attack, -printed.intercept_night, target)
                yield Step(gain - self.price(card), ((card, "british"),), "", (target.card,))

    def use(self) -> Iterator[Step]:
        """Play the action half of a card that attacks."""
        for card in self.hand:
            kind = kind_of(card)
            if kind not in ATTACKING:
                continue
            gain = USES[kind](self.judge, self.seat)
            place, ship, targets = "action", "", ()
            if kind == "lay_mines":
                layers = [
                    other.card
                    for other in self.judge.force.ships
                    if marked(other.card, "mines") and not other.refuge and other.card not in self.busy
                ]
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
                gain, targets = interrogated(self.judge, quarry[0]), (quarry[0].card,)
            yield Step(gain - self.judge.keeps(card), ((card, place),), ship, targets)

    def suspects(self) -> list[SeenVessel]:
        """Return the disguised ships to interrogate, the best first."""
        hidden = [
            vessel
            for vessel in [*self.force.ships, *self.force.prizes]
            if not vessel.identified
            and not is_warship(vessel.card)
            and not vessel.refuge
            and vessel.card not in self.met
        ]
        return sorted(hidden, key=lambda vessel: -interrogated(self.judge, vessel))

    # ---------------------------------------------------------------- taking a step

    def take(self, step: Step) -> None:
        """Take a step."""
        self.profit += step.profit
        for card, place in step.cards:
            self.hand.remove(card)
            self.placed.append((card, place))
        self.met += step.targets
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


def commitment(judge: Judge) -> dict[str, Any]:
    """Answer the form: the cards, and where each of them goes."""
    plans = [Plan(judge, seat) for seat in judge.enemies if not judge.view.forces[seat].fog]
    placed: list[tuple[str, str]] = []
    if plans:
        placed = max(plans, key=lambda plan: plan.profit + 0.02 * judge.leads(plan.seat)).placed
    taken = [card for card, _ in placed]
    for card in judge.hand:
        if (
            card not in taken
            and playable_upright(card, teams=judge.teams)
            and uses(judge, card) > worth_keeping(judge, card)
        ):
            kinds = [kind_of(other) for other, _ in placed]
            if kind_of(card) not in kinds:
                placed.append((card, "action"))
    return {"cards": [card for card, _ in placed], **dict(placed)}


def worth_keeping(judge: Judge, card: str) -> float:
    """Return what a card that might be played for its action half is worth in the hand."""
    if kind_of(card) == "reflag":
        return 1.2 * judge.keeps(card)
    return min(judge.keeps(card), judge.rate + 0.1) if judge.turns > 1 else NEARLY
