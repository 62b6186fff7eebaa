"""The purchases of a captain at war in port, and the bargains that he starts with others in his hex (BN 6.8, 10.22)."""

from collections.abc import Iterator, Mapping, Sequence

from rules.blackbeard.lasting import relatives_with
from rules.blackbeard.markers import is_good
from rules.blackbeard.pilot.captain import Answer
from rules.blackbeard.pilot.league import GAIN, THING
from rules.blackbeard.pilot.perils import Perils
from rules.blackbeard.pilot.prey import GOOD_WORTH
from rules.blackbeard.sea.passage import can_sail
from rules.blackbeard.ship.figures import room
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Question

WELL_OFF = 1500
"""The doubloons from which a captain spends some on what may save his career."""
PRESSED = 6
"""The hexes at which a hunter that is after him makes a captain sell what he might lose."""
FEWEST_GOODS = 2


def wares(view: BlackbeardView, pirate: Pirate, step: Question) -> list[str]:
    """Return what a captain buys: with a hunter after him a smoke screen, which ends one battle before it begins.

    All else costs more than it brings on average to a captain who wants to retire with his money (BN 10.22).
    """
    offered = [option.id for option in step.options]
    if "smoke" not in offered or not Perils(view, pirate).chasers:
        return []
    money = pirate.cabin + int(step.data.get("sale", 0))
    return ["smoke"] if money >= WELL_OFF else []


# ---------------------------------------------------------------- bargains


def wants_parley(view: BlackbeardView, places: Mapping[str, str]) -> bool:
    """Return whether one of the seat's captains has something to offer where his move ends.

    ``places``: by own captain, where his move ends, "" if that is not certain.
    """
    for name, place in places.items():
        pirate = view.state.pirates[name]
        others = [one for one in view.state.active() if one.seat != view.seat and one.position.place == place]
        if any(True for other in others for _ in _bargains(view, pirate, other)):
            return True
    return False


def make_offers(view: BlackbeardView, question: Question) -> Answer:
    """Offer what the captains of the seat would rather have in money."""
    answer: Answer = {}
    state = view.state
    for place in (1, 2, 3):
        first = question.step_with(f"offer{place}", answer)
        if first is None:
            break
        pairs = [option for option in first.options if "target" in option.data]
        offered = [answer[name] for name in answer if name.count("_") == 0]
        found = next(
            (
                (option.id, give, charge)
                for option in pairs
                if option.id not in offered
                for give, charge in _bargains(
                    view, state.pirates[option.data["pirate"]], state.pirates[option.data["target"]]
                )
            ),
            None,
        )
        if found is None:
            break
        pair, give, charge = found
        answer[first.step] = pair
        step = question.step_with(f"{first.step}_give", answer)
        assert step is not None
        ids = [option.id for option in step.options]
        answer[step.step] = _picked(ids, give)
        answer[f"{first.step}_charge"] = charge
    return answer


def _picked(ids: Sequence[str], give: Sequence[str]) -> list[str]:
    """Return the options of some items; the same marker stands in the list once for each piece of it."""
    left = list(ids)
    found: list[str] = []
    for item in give:
        one = next(option for option in left if option.partition(".")[0] == item)
        left.remove(one)
        found.append(one)
    return found


def _bargains(view: BlackbeardView, pirate: Pirate, other: Pirate) -> Iterator[tuple[list[str], int]]:
    """Yield what a captain would offer another and for how much, the best first."""
    yield from _relatives(view.state, pirate, other)
    goods = [marker for marker in pirate.ship.markers if is_good(marker)]
    perils = Perils(view, pirate)
    in_danger = perils.nearest(pirate.position.place) <= PRESSED or not can_sail(pirate)
    count = min(len(goods), room(other.ship, int(view.options["hold_capacity"])))
    charge = count * GOOD_WORTH - GAIN
    if in_danger and count >= FEWEST_GOODS and other.cabin >= charge:
        yield goods[:count], charge


def _relatives(state: State, pirate: Pirate, other: Pirate) -> Iterator[tuple[list[str], int]]:
    """Yield the relatives aboard whom their own captain would buy back: others may neither ransom nor torture them."""
    for entry in relatives_with(state, pirate):
        charge = min(other.cabin, THING - GAIN)
        if entry.owner == other.id and charge >= GAIN:
            yield [f"relative/{entry.id}"], charge
