"""Check whether a layout or a load is legal, in the order of spec 5.3 and 5.5; the first failed check raises.

Answers are the plain objects that players send: ``{"scuttle": card, "crew": [card, ...]}`` and
``{"add": [card, ...], "crew": [card, ...]}``.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import cast

from rules.corsari.arrange import Arrangement, arrange
from rules.corsari.cards import colour_of, number_of, sort_hand
from rules.corsari.load import Load, load
from rules.kernel.refusals import IllegalAnswer, Malformed

LAYOUT_RULE = "CO 6.1"
LOAD_RULE = "CO 6.7"


def check_layout(answer: object, hand: Collection[str], tavern: str) -> Arrangement:
    """Check the declarer's answer for a hand of 13 and return the layout that it asks for (CO 6.1-6.4).

    Raises ``Malformed("bad_form")``, or ``IllegalAnswer`` with one of the codes ``not_in_hand``, ``duplicate_card``,
    ``scuttle_in_crew``, ``tavern_colour_in_crew``, ``too_many_colours``, ``number_repeated_in_crew``.
    """
    fields = _fields(answer, ("scuttle", "crew"))
    scuttle, crew = _card(fields["scuttle"]), _cards(fields["crew"])
    _held([scuttle, *crew], hand, LAYOUT_RULE)
    _once(crew, LAYOUT_RULE)
    if scuttle in crew:
        raise IllegalAnswer("scuttle_in_crew", LAYOUT_RULE, card=scuttle)
    _no_prisoner(crew, tavern, "tavern_colour_in_crew")
    _one_crew(crew)
    return arrange(hand, tavern, crew, scuttle)


def check_load(answer: object, hand: Collection[str], tavern: str, declarer_crew: Collection[str]) -> Load:
    """Check an opponent's answer for a hand of 12 and return the load that it asks for (CO 6.7-6.11).

    Raises ``Malformed("bad_form")``, or ``IllegalAnswer`` with one of the codes ``not_in_hand``, ``duplicate_card``,
    ``card_used_twice``, ``tavern_colour_in_crew``, ``tavern_colour_added``, ``add_colour_not_aboard``,
    ``add_number_aboard``, ``add_number_repeated``, ``too_many_colours``, ``number_repeated_in_crew``.
    """
    fields = _fields(answer, ("add", "crew"))
    added, crew = _cards(fields["add"]), _cards(fields["crew"])
    _held([*added, *crew], hand, LOAD_RULE)
    _once(added, LOAD_RULE)
    _once(crew, LOAD_RULE)
    if twice := [card for card in added if card in crew]:
        raise IllegalAnswer("card_used_twice", LOAD_RULE, card=twice[0])
    _no_prisoner(crew, tavern, "tavern_colour_in_crew")
    _no_prisoner(added, tavern, "tavern_colour_added")
    _fits_aboard(added, declarer_crew)
    _one_crew(crew)
    return load(hand, tavern, added, crew)


def layout_answer(layout: Arrangement) -> dict[str, object]:
    """Turn a layout of 13 cards into the answer that asks for it, in its canonical form."""
    return {"scuttle": layout.scuttled, "crew": list(layout.crew)}


def load_answer(laid: Load) -> dict[str, object]:
    """Turn a load into the answer that asks for it, in its canonical form."""
    return {"add": list(laid.added), "crew": list(laid.crew)}


def cards_named(answer: Mapping[str, object], step: str) -> list[str]:
    """Return the cards that an answer names for a step; none if the step is missing. Raises Malformed."""
    return _cards(answer.get(step, ()))


def _fields(answer: object, names: Sequence[str]) -> Mapping[object, object]:
    if not isinstance(answer, Mapping):
        raise Malformed("bad_form", expected="form")
    fields = cast("Mapping[object, object]", answer)
    if wrong := [name for name in (*names, *fields) if name not in names or name not in fields]:
        raise Malformed("bad_form", field=wrong[0])
    return fields


def _card(value: object) -> str:
    if not isinstance(value, str):
        raise Malformed("bad_form", expected="card")
    return value


def _cards(value: object) -> list[str]:
    if not isinstance(value, list | tuple):
        raise Malformed("bad_form", expected="cards")
    return [_card(card) for card in cast("Iterable[object]", value)]


def _held(cards: Iterable[str], hand: Collection[str], rule: str) -> None:
    for card in cards:
        if card not in hand:
            raise IllegalAnswer("not_in_hand", rule, card=card)


def _once(cards: Sequence[str], rule: str) -> None:
    if (repeated := _first_repeated(cards)) is not None:
        raise IllegalAnswer("duplicate_card", rule, card=cards[repeated])


def _no_prisoner(cards: Iterable[str], tavern: str, code: str) -> None:
    for card in cards:
        if colour_of(card) == tavern:
            raise IllegalAnswer(code, "CO 6.2", card=card)


def _fits_aboard(added: Sequence[str], declarer_crew: Collection[str]) -> None:
    """Check additions against the crew as the declarer laid it; other seats' additions never count (CO 6.10)."""
    colours = [colour_of(card) for card in declarer_crew]
    numbers = [number_of(card) for card in declarer_crew]
    for card in added:
        if colour_of(card) not in colours:
            raise IllegalAnswer("add_colour_not_aboard", "CO 6.8", card=card)
    for card in added:
        if number_of(card) in numbers:
            raise IllegalAnswer("add_number_aboard", "CO 6.8", card=card)
    if (repeated := _first_repeated([number_of(card) for card in added])) is not None:
        raise IllegalAnswer("add_number_repeated", "CO 6.11", card=added[repeated])


def _one_crew(crew: Sequence[str]) -> None:
    colours = list(dict.fromkeys(colour_of(card) for card in sort_hand(crew)))
    if len(colours) > 2:
        raise IllegalAnswer("too_many_colours", "CO 6.3", colours=colours)
    if (repeated := _first_repeated([number_of(card) for card in crew])) is not None:
        raise IllegalAnswer("number_repeated_in_crew", "CO 6.3", card=crew[repeated])


def _first_repeated(values: Sequence[object]) -> int | None:
    """Return the first place at which a value occurs for the second time."""
    return next((place for place, value in enumerate(values) if value in values[:place]), None)
