"""The AI seat. It plays for its loyalty and bluffs a little, from its own view alone.

The same view gives the same answer. Judges return the value of an option, as :class:`~rules.tortuga.beliefs.Beliefs`
estimates it; the best option is the answer. :mod:`rules.tortuga.reasons` tells the main reason for it.
"""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kernel import Option, Question
from rules.tortuga.beliefs import DECISIVE, Beliefs
from rules.tortuga.cards import ALBATROSS, ARMADA, BLIND, BOATS, BRITISH, DUTCH, NATIONS, SHIPS, hold_of, opposite
from rules.tortuga.casting import ballot, keepsake
from rules.tortuga.commands import verb_of
from rules.tortuga.first import First
from rules.tortuga.reasons import Reason, reason_for
from rules.tortuga.state import ranks_of
from rules.tortuga.view import TortugaView

Judge = Callable[[Beliefs, Option], float]

NAMESAKES: Mapping[str, str] = dict(zip(BOATS, SHIPS, strict=True))
"""By boat, the ship after which it is named."""
HOPELESS = 0.15
"""The chance that a hopeless attack counts for: it turns up no event card, and exchanges a vote card."""


def pilot(view: TortugaView, question: Question) -> Any:
    """Answer the question for the seat whose view this is."""
    return answered(Beliefs(view), question)


def v1(view: TortugaView, question: Question) -> Any:
    """Answer as the AI did in its first version."""
    return answered(First(view), question)


def reasoned(view: TortugaView, question: Question) -> tuple[Any, Reason]:
    """Answer the question for the seat whose view this is; return the answer and its main reason."""
    beliefs = Beliefs(view)
    answer = answered(beliefs, question)
    return answer, reason_for(beliefs, question, answer)


def answered(beliefs: Beliefs, question: Question) -> Any:
    """Answer the question by these beliefs."""
    if question.kind == "ballot":
        return ballot(beliefs, question)
    if question.kind == "attack_dest":
        source = question.data["source"]
        return best(beliefs, question, lambda _, option: beliefs.loot(source, option.data["hold"]))
    judge = JUDGES.get(question.kind)
    return best(beliefs, question, judge) if judge else question.default


def best(beliefs: Beliefs, question: Question, judge: Judge) -> str:
    """Return the option with the highest value, the first among equals."""
    return max(question.options, key=lambda option: judge(beliefs, option)).id


# ---------------------------------------------------------------- a turn


def command(beliefs: Beliefs, option: Option) -> float:
    """Judge a command."""
    return COMMANDS[verb_of(option.id)](beliefs, option)


def peek(beliefs: Beliefs, option: Option) -> float:
    """Value the cards that the seat does not know; those that may be the Armada by whether it would win now.

    What it learns is of next to no use if the match may end before its next turn.
    """
    values = beliefs.values
    late = values.peek_ahead if beliefs.end_value > 0 else values.peek_behind
    unknown = [slot for slot in option.data["slots"] if slot not in beliefs.me.memory]
    if beliefs.lost_soon:
        return 0.01 * len(unknown)
    return sum(late if beliefs.chance(slot) else values.peek for slot in unknown)


def reveal(beliefs: Beliefs, option: Option) -> float:
    """Value the effect of the card in the slot."""
    return card_value(beliefs, option.data["slot"])


def card_value(beliefs: Beliefs, slot: int) -> float:
    """Return the value of revealing the card in a slot."""
    card = beliefs.me.memory.get(slot)
    if card is None:
        return beliefs.chance(slot) * beliefs.end_value + beliefs.hurry - 0.1
    if card == ARMADA:
        return beliefs.end_value or -0.5
    # Every revealed card brings the end nearer.
    return CARD_VALUES[card](beliefs) + beliefs.values.pace * beliefs.hurry


def black_spot(beliefs: Beliefs) -> float:
    """Subtract the value of the seat's place; on Tortuga, of a vote card."""
    return -0.8 if beliefs.view.where(beliefs.seat) == "TOR" else 0.6 - beliefs.here(beliefs.seat)


def albatross(beliefs: Beliefs) -> float:
    """Subtract the seat's place if the ship would be wrecked; otherwise a little for the burden."""
    where = beliefs.view.where(beliefs.seat)
    crew = beliefs.view.lines[where] if where in SHIPS else []
    if any(ALBATROSS in beliefs.view.held[seat] for seat in crew):
        return -beliefs.here(beliefs.seat)
    return -0.5


def storm(beliefs: Beliefs) -> float:
    """Value the loss of all treasure of the seat's ship."""
    where = beliefs.view.where(beliefs.seat)
    return 1.5 * beliefs.storm_gain(where) if where in SHIPS else 0.0


def pieces(beliefs: Beliefs) -> float:
    """Value the best shift of treasure aboard either ship."""
    return 1.5 * max(beliefs.stow_gain(ship) for ship in SHIPS)


def cabin_fever(beliefs: Beliefs) -> float:
    """Value the seat's new ranks after its line is reversed."""
    where = beliefs.view.where(beliefs.seat)
    line = beliefs.view.lines[where] if where in SHIPS else []
    if len(line) < 2:
        return 0.0
    turned = ranks_of({**beliefs.view.lines, where: line[::-1]}, beliefs.seat)
    return beliefs.place_value(where, turned) - beliefs.here(beliefs.seat)


def marque(beliefs: Beliefs) -> float:
    """Value a letter to keep; off the ships, the place aboard that it leads to at once, without a boat."""
    return max(0.6, beliefs.boarding)


CARD_VALUES: Mapping[str, Callable[[Beliefs], float]] = {
    "LOM": marque,
    "PIS": lambda _: 0.7,
    "ALB": albatross,
    "BSP": black_spot,
    "MAP-FD": lambda beliefs: 0.5 + beliefs.stow_gain("FD"),
    "MAP-JR": lambda beliefs: 0.5 + beliefs.stow_gain("JR"),
    "MAP-TOR": lambda _: 0.7,
    "GUN": lambda _: 0.0,
    "STO": storm,
    "CRO": lambda _: 0.4,
    "CAB": cabin_fever,
    "PIE": pieces,
    "KIL": lambda _: 0.0,
}


def force(beliefs: Beliefs, option: Option) -> float:
    """Force an enemy to choose between two harmful cards; otherwise never force."""
    known = [beliefs.me.memory.get(slot) for slot in option.data["slots"]]
    enmity = -beliefs.friend(option.data["seat"])
    if all(card in ("BSP", "ALB") for card in known):
        return 0.5 * enmity
    return -1.0


def move(beliefs: Beliefs, option: Option) -> float:
    """Value the destination's place; for a boat, the best place that it can reach.

    Every boat leads everywhere. Of two, the one that is named after a ship to go to needs no explanation.
    """
    where, values = option.data["where"], beliefs.values
    if where in beliefs.view.boats:
        named = 0.001 * (NAMESAKES[where] == beliefs.best_line)
        return values.boat * beliefs.best_arrival - beliefs.here(beliefs.seat) - values.boat_cost + named
    return beliefs.arriving(where) - 0.3


def attack(beliefs: Beliefs, option: Option) -> float:
    """Value the target's treasure by the chance that hand and crew make the attack succeed."""
    ship = beliefs.view.where(beliefs.seat)
    return 1.5 * max(HOPELESS, beliefs.attack_chance) * beliefs.best_gain(ship, option.data["target"])


def maroon(beliefs: Beliefs, option: Option) -> float:
    """Maroon enemies, the First Mate, and a Cabin Boy that may stow; unknown seats if little is better."""
    seat, values = option.data["seat"], beliefs.values
    ship = beliefs.view.where(beliefs.seat)
    ranks = ranks_of(beliefs.view.lines, seat)
    value = 0.12 - values.maroon_enemy * beliefs.friend(seat)
    if "FM" in ranks:
        value += values.maroon_mate
    if "CB" in ranks:
        value += values.maroon_cabin_boy + values.maroon_threat * beliefs.stow_threat(ship)
    return value


def mutiny(beliefs: Beliefs, option: Option) -> float:
    """Depose a captain who does not seem to be a friend, if the hand has a skull."""
    captain = option.data["seat"]
    if beliefs.friend(captain) > 0 or not any(card[2] == "S" for card in beliefs.me.hand):
        return -0.5
    return beliefs.mutiny_chance * (0.9 - 0.4 * beliefs.friend(captain))


def stow(beliefs: Beliefs, option: Option) -> float:
    """Value the shift of treasure, which cannot fail."""
    return 1.5 * beliefs.gain(option.data["source"], option.data["hold"])


def brawl(beliefs: Beliefs, option: Option) -> float:
    """Value a brawl by the likely flags; alone on Tortuga, by the seat's own hand."""
    line = beliefs.view.lines["TOR"]
    ahead = 1 if beliefs.flag == BRITISH else -1
    won, tied, lost = (beliefs.brawl_gain(result) for result in (ahead, 0, -ahead))
    if line == [beliefs.seat]:
        able = any(card[1] == beliefs.flag for card in beliefs.me.hand)
        return 1.5 * (0.5 * won + 0.5 * tied if able else 0.5 * tied + 0.5 * lost)
    tilt = 0.1 * beliefs.support(line)
    return 1.5 * ((0.4 + tilt) * won + 0.2 * tied + (0.4 - tilt) * lost)


def letter(beliefs: Beliefs, option: Option) -> float:
    """Value the seat's own new place aboard; never bring another seat."""
    if option.id == "save":
        return 0.3
    if option.data["seat"] != beliefs.seat:
        return -0.5
    return beliefs.arriving(option.data["ship"]) - beliefs.here(beliefs.seat)


COMMANDS: Mapping[str, Judge] = {
    "peek": peek,
    "reveal": reveal,
    "force": force,
    "move": move,
    "attack": attack,
    "maroon": maroon,
    "mutiny": mutiny,
    "stow": stow,
    "brawl": brawl,
    "letter": letter,
}


# ---------------------------------------------------------------- other choices


def start_hold(beliefs: Beliefs, option: Option) -> float:
    """Choose the own nation's hold, or sometimes the other one, as a bluff about the seat's loyalty."""
    nation = option.data["hold"].rsplit("-", 1)[1]
    liked = beliefs.gain("GAL", option.data["hold"])
    return -liked if beliefs.me.loyalty != DUTCH and beliefs.whim(4) else liked + 0.01 * (nation == BRITISH)


def forced_card(beliefs: Beliefs, option: Option) -> float:
    """Value the effect of the card in the slot."""
    return card_value(beliefs, option.data["slot"])


def attack_source(beliefs: Beliefs, option: Option) -> float:
    """Choose the hold with the best gain, over every possible destination of the piece."""
    return max(beliefs.gain(option.data["hold"], hold_of(ship, nation)) for ship in SHIPS for nation in NATIONS)


def shift(beliefs: Beliefs, option: Option) -> float:
    """Choose the shift with the highest gain."""
    return beliefs.gain(option.data["source"], opposite(option.data["source"]))


def forfeit(beliefs: Beliefs, option: Option) -> float:
    """Lose the least useful card."""
    return -9.0 if option.id == BLIND else -keepsake(beliefs, option.id)


def pistol(beliefs: Beliefs, option: Option) -> float:
    """Maroon an enemy with a good place."""
    seat = option.data["seat"]
    return 0.5 * beliefs.here(seat) - beliefs.friend(seat)


def treasure_map(beliefs: Beliefs, option: Option) -> float:
    """Keep the map."""
    return float(option.data["seat"] == beliefs.seat)


def gunpowder(beliefs: Beliefs, option: Option) -> float:
    """Destroy an enemy's boat, and never the seat's own."""
    sailor = option.data["seat"]
    return 0.0 if sailor is None else -DECISIVE if sailor == beliefs.seat else -beliefs.friend(sailor) - 0.1


def cabin(beliefs: Beliefs, option: Option) -> float:
    """Bring a friend to the front and an enemy to the rear."""
    line = option.data["line"]
    return beliefs.friend(line[-1]) - beliefs.friend(line[0]) if line else 0.0


JUDGES: Mapping[str, Judge] = {
    "start_hold": start_hold,
    "action": command,
    "forced_card": forced_card,
    "attack_source": attack_source,
    "forfeit": forfeit,
    "letter": letter,
    "pistol": pistol,
    "map": treasure_map,
    "gunpowder": gunpowder,
    "cabin": cabin,
    "pieces": shift,
}
