"""The AI seat: plays for its loyalty, and bluffs a little; from its own view alone, the same view the same answer."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kernel import Option, Question
from rules.tortuga.beliefs import DECISIVE, Beliefs
from rules.tortuga.cards import ALBATROSS, ARMADA, BLIND, BRITISH, DUTCH, NATIONS, SHIPS, hold_of, opposite
from rules.tortuga.state import ranks_of
from rules.tortuga.view import TortugaView

Judge = Callable[[Beliefs, Option], float]


def pilot(view: TortugaView, question: Question) -> Any:
    """Answer the question for the seat whose view this is."""
    beliefs = Beliefs(view)
    if question.kind == "ballot":
        return ballot(beliefs, question)
    judge = JUDGES.get(question.kind)
    return best(beliefs, question, judge) if judge else question.default


def best(beliefs: Beliefs, question: Question, judge: Judge) -> str:
    """Return the option that is judged best, the first of equals."""
    return max(question.options, key=lambda option: judge(beliefs, option)).id


# ---------------------------------------------------------------- a turn


def command(beliefs: Beliefs, option: Option) -> float:
    """Judge a command."""
    return COMMANDS[option.id.split("/")[0]](beliefs, option)


def peek(beliefs: Beliefs, option: Option) -> float:
    """Look where nothing is known; all the more when the Armada may lie there."""
    unknown = sum(slot not in beliefs.me.memory for slot in option.data["slots"])
    return unknown * (0.6 if beliefs.armada_chance else 0.15)


def reveal(beliefs: Beliefs, option: Option) -> float:
    """Turn up what helps, and end a match that is won."""
    return card_value(beliefs, option.data["slot"])


def card_value(beliefs: Beliefs, slot: int) -> float:
    """Judge turning up the card of a slot."""
    card = beliefs.me.memory.get(slot)
    if card is None:
        chance = beliefs.armada_chance
        # Cards that are turned up bring the end nearer.
        hurry = 0.25 if beliefs.end_value > 0 else -0.35
        return chance * beliefs.end_value + hurry - 0.1
    if card == ARMADA:
        return beliefs.end_value or -0.5
    return CARD_VALUES[card](beliefs)


def black_spot(beliefs: Beliefs) -> float:
    """It costs the place, and on Tortuga a card."""
    return -0.8 if beliefs.view.where(beliefs.seat) == "TOR" else 0.6 - beliefs.here(beliefs.seat)


def albatross(beliefs: Beliefs) -> float:
    """One is a burden, two aboard are a wreck: which may be just what an enemy crew deserves."""
    where = beliefs.view.where(beliefs.seat)
    crew = beliefs.view.lines[where] if where in SHIPS else []
    if any(ALBATROSS in beliefs.view.held[seat] for seat in crew):
        return -beliefs.here(beliefs.seat)
    return -0.5


def storm(beliefs: Beliefs) -> float:
    """It empties the ship."""
    where = beliefs.view.where(beliefs.seat)
    return 1.5 * beliefs.storm_gain(where) if where in SHIPS else 0.0


def pieces(beliefs: Beliefs) -> float:
    """The best of all shifts."""
    return 1.5 * max(beliefs.stow_gain(ship) for ship in SHIPS)


def cabin_fever(beliefs: Beliefs) -> float:
    """The last become the first."""
    where = beliefs.view.where(beliefs.seat)
    line = beliefs.view.lines[where] if where in SHIPS else []
    if len(line) < 2:
        return 0.0
    turned = ranks_of({**beliefs.view.lines, where: line[::-1]}, beliefs.seat)
    return beliefs.place_value(where, turned) - beliefs.here(beliefs.seat)


CARD_VALUES: Mapping[str, Callable[[Beliefs], float]] = {
    "LOM": lambda _: 0.6,
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
    """Make an enemy choose between two evils; or another take the blame for ending what is won."""
    known = [beliefs.me.memory.get(slot) for slot in option.data["slots"]]
    enmity = -beliefs.friend(option.data["seat"])
    if all(card in ("BSP", "ALB") for card in known):
        return 0.5 * enmity
    return -1.0


def move(beliefs: Beliefs, option: Option) -> float:
    """Go where there is more to do; a boat is worth where it leads to."""
    where, here = option.data["where"], beliefs.here(beliefs.seat)
    if where in beliefs.view.boats:
        return 0.6 * max(beliefs.arriving(line) for line in beliefs.view.lines) - here
    return beliefs.arriving(where) - 0.3


def attack(beliefs: Beliefs, option: Option) -> float:
    """Attack when the crew may help, or when there is none."""
    ship = beliefs.view.where(beliefs.seat)
    icons = [card[0] for card in beliefs.me.hand]
    useful = "C" in icons or "T" in icons
    chance = (0.38 if useful else 0.15) + 0.18 * beliefs.support(beliefs.view.lines[ship])
    return 1.5 * max(0.05, min(0.9, chance)) * beliefs.best_gain(ship, option.data["target"])


def maroon(beliefs: Beliefs, option: Option) -> float:
    """Be rid of enemies; of strangers, too, if there is nothing better."""
    return 0.12 - 0.5 * beliefs.friend(option.data["seat"])


def mutiny(beliefs: Beliefs, option: Option) -> float:
    """Take the ship from who does not seem to be a friend."""
    captain = option.data["seat"]
    voters = beliefs.view.lines[beliefs.view.where(beliefs.seat)][1:]
    if beliefs.friend(captain) > 0 or not any(card[2] == "S" for card in beliefs.me.hand):
        return -0.5
    chance = 0.45 + 0.1 * beliefs.support(voters)
    return chance * (0.9 - 0.4 * beliefs.friend(captain))


def stow(beliefs: Beliefs, option: Option) -> float:
    """Shift treasure the right way: nothing is surer."""
    return 1.5 * beliefs.gain(option.data["source"], option.data["hold"])


def brawl(beliefs: Beliefs, option: Option) -> float:
    """Brawl when the flags may fall right; alone one cannot lose."""
    line = beliefs.view.lines["TOR"]
    ahead = 1 if beliefs.flag == BRITISH else -1
    won, tied, lost = (beliefs.brawl_gain(result) for result in (ahead, 0, -ahead))
    if line == [beliefs.seat]:
        able = any(card[1] == beliefs.flag for card in beliefs.me.hand)
        return 1.5 * (0.5 * won + 0.5 * tied if able else 0.5 * tied + 0.5 * lost)
    tilt = 0.1 * beliefs.support(line)
    return 1.5 * ((0.4 + tilt) * won + 0.2 * tied + (0.4 - tilt) * lost)


def letter(beliefs: Beliefs, option: Option) -> float:
    """Bring oneself aboard where there is something to do; nobody else."""
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
    """One's own nation's hold; now and then the other one, to be taken for somebody else."""
    nation = option.data["hold"].rsplit("-", 1)[1]
    liked = beliefs.gain("GAL", option.data["hold"])
    return -liked if beliefs.me.loyalty != DUTCH and beliefs.whim(4) else liked + 0.01 * (nation == BRITISH)


def forced_card(beliefs: Beliefs, option: Option) -> float:
    """The lesser evil."""
    return card_value(beliefs, option.data["slot"])


def attack_source(beliefs: Beliefs, option: Option) -> float:
    """The hold whose loss suits best, wherever the piece goes."""
    return max(beliefs.gain(option.data["hold"], hold_of(ship, nation)) for ship in SHIPS for nation in NATIONS)


def shift(beliefs: Beliefs, option: Option) -> float:
    """The shift that gains most."""
    return beliefs.gain(option.data["source"], opposite(option.data["source"]))


def keepsake(beliefs: Beliefs, card: str) -> float:
    """Return how useful a vote card is to keep."""
    return {"C": 1.0, "T": 1.1, "W": 0.7}[card[0]] + 0.4 * (card[1] == beliefs.flag) + 0.2 * (card[2] == "S")


def forfeit(beliefs: Beliefs, option: Option) -> float:
    """Lose what is of least use."""
    return -9.0 if option.id == BLIND else -keepsake(beliefs, option.id)


def pistol(beliefs: Beliefs, option: Option) -> float:
    """Hit enemies where it hurts."""
    seat = option.data["seat"]
    return 0.5 * beliefs.here(seat) - beliefs.friend(seat)


def treasure_map(beliefs: Beliefs, option: Option) -> float:
    """Keep it."""
    return float(option.data["seat"] == beliefs.seat)


def gunpowder(beliefs: Beliefs, option: Option) -> float:
    """Blow up enemies, never oneself."""
    sailor = option.data["seat"]
    return 0.0 if sailor is None else -DECISIVE if sailor == beliefs.seat else -beliefs.friend(sailor) - 0.1


def cabin(beliefs: Beliefs, option: Option) -> float:
    """Put friends in front and enemies at the rear."""
    line = option.data["line"]
    return beliefs.friend(line[-1]) - beliefs.friend(line[0]) if line else 0.0


def attack_dest(beliefs: Beliefs, option: Option) -> float:
    """One's own nation's hold; where the piece comes from makes no difference between the two."""
    return beliefs.gain("GAL", option.data["hold"])


JUDGES: Mapping[str, Judge] = {
    "start_hold": start_hold,
    "action": command,
    "forced_card": forced_card,
    "attack_source": attack_source,
    "attack_dest": attack_dest,
    "forfeit": forfeit,
    "letter": letter,
    "pistol": pistol,
    "map": treasure_map,
    "gunpowder": gunpowder,
    "cabin": cabin,
    "pieces": shift,
}


# ---------------------------------------------------------------- ballots


def ballot(beliefs: Beliefs, question: Question) -> str:
    """Cast what serves, and of equals what is of least use to keep; now and then something else, as a bluff."""
    judge = BALLOTS[question.data["vote"]]
    types = [option.id for option in question.options if option.id != BLIND]
    ranked = sorted(types, key=lambda card: (-judge(beliefs, question.data, card), keepsake(beliefs, card)))
    bluffs = len(ranked) > 1 and question.data["caller"] != beliefs.seat and beliefs.whim(9)
    return ranked[bluffs]


def for_attack(beliefs: Beliefs, data: Mapping[str, Any], card: str) -> float:
    """Captains bring the cannon and friends torches; everybody else water."""
    if data["caller"] == beliefs.seat:
        return {"C": 2.0, "T": 1.5, "W": 0.0}[card[0]]
    if beliefs.friend(data["caller"]) > 0.3:
        return {"T": 2.0, "C": 1.0, "W": 0.0}[card[0]]
    return {"W": 2.0, "C": 1.0, "T": 0.5}[card[0]]


def for_mutiny(beliefs: Beliefs, data: Mapping[str, Any], card: str) -> float:
    """Skulls for an enemy, or for who stands in one's own way."""
    against = data["caller"] == beliefs.seat or beliefs.friend(data["captain"]) < 0
    return float((card[2] == "S") == against)


def for_brawl(beliefs: Beliefs, data: Mapping[str, Any], card: str) -> float:
    """The right flag."""
    return float(card[1] == beliefs.flag)


BALLOTS: Mapping[str, Callable[[Beliefs, Mapping[str, Any], str], float]] = {
    "attack": for_attack,
    "mutiny": for_mutiny,
    "brawl": for_brawl,
}
