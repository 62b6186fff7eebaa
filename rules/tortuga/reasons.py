"""The main reason for an answer of the AI seat: a kind and a few facts, which a catalog can word."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kernel import Option, Question
from rules.tortuga.beliefs import Beliefs, change_of
from rules.tortuga.cards import ARMADA, BRITISH, DUTCH, FRENCH, GALLEON, LETTER, LINES, SHIPS, opposite
from rules.tortuga.casting import candidates, keepsake, serves, worth
from rules.tortuga.commands import verb_of
from rules.tortuga.state import ranks_of

Facts = Mapping[str, int | str]
Reason = tuple[str, Facts]

HELPFUL = (LETTER, "PIS", "MAP-FD", "MAP-JR", "MAP-TOR", "CRO")
"""The cards that help the seat that turns them up."""


def reason_for(beliefs: Beliefs, question: Question, answer: Any) -> Reason:
    """Return the main reason for an answer."""
    if question.kind == "ballot":
        return ballot(beliefs, question, str(answer))
    option = next((option for option in question.options if option.id == answer), None)
    kind = verb_of(option.id) if option and question.kind == "action" else question.kind
    reason = REASONS.get(kind)
    if not option or not reason:
        return "default", {}
    if question.kind == "action" and beliefs.lost_soon and not shifts_treasure(beliefs, kind, option):
        return lost_soon(beliefs)
    if question.kind == "forced_card" and (own := forced(beliefs, question, option)):
        return own
    name, facts = reason(beliefs, option)
    if question.kind == "action" and obliged(question) == facts.get("captain"):
        facts = {fact: value for fact, value in facts.items() if fact != "captain"}
    return name, facts


def obliged(question: Question) -> int | None:
    """Return who plays the next turn, if that turn must reveal a card unless this one does; None: nobody (TO-H1).

    That seat can't maroon anybody then.
    """
    return question.data["obliged"] if question.data["turns_before"] == 1 else None


def forced(beliefs: Beliefs, question: Question, option: Option) -> Reason | None:
    """Return a reason that only a choice between two cards has: the known one that is spared, or that neither is known.

    ``other``: the chance that the other card is the Armada, in percent; where both may be, neither is better. None:
    there is no such reason.
    """
    if spared := spared_card(beliefs, question, option):
        return "spare_known", {"card": spared}
    own, slots = option.data["slot"], [one.data["slot"] for one in question.options]
    if any(beliefs.card(slot) is not None for slot in slots):
        return None
    chance = percent(beliefs.chance(own))
    other = percent(sum(beliefs.chance(slot) for slot in slots if slot != own))
    return None if chance > other else ("forced_unknown", {"other": 0 if chance == other else other})


def ballot(beliefs: Beliefs, question: Question, card: str) -> Reason:
    """Say which outcome the seat wants and why, and what the card is for: to bring it about, or as a bluff.

    ``equal``: whether it is the one to be missed least of several cards that would do as well. ``wanted``: the flag
    that the seat wants to win a brawl. ``tie``: whether a brawl whose winner is all the same to the seat may be tied.
    """
    vote = question.data["vote"]
    best = worth(beliefs, question, card)
    wish = wish_of(beliefs, question)
    if any(worth(beliefs, question, other) > best for other in candidates(question)):
        return "ballot_bluff", {"card": card, **({"vote": vote, **wish} if wish else {})}
    equals = [other for other in candidates(question) if worth(beliefs, question, other) == best]
    least = card == min(equals, key=lambda other: keepsake(beliefs, other))
    facts = {"card": card, "equal": int(len(equals) > 1 and least)}
    if vote == "brawl" and beliefs.even_brawl:
        return "ballot_even", {**facts, "tie": int(question.data["cards"] % 2 == 0)}
    if wish.get("why") == "unsure":
        return "ballot_unsure", {**facts, **wish}
    if serves(beliefs, question, card):
        return f"ballot_{vote}", {**facts, **wish}
    return "ballot_useless", {**facts, "vote": vote, "wanted": beliefs.flag, **wish}


def wish_of(beliefs: Beliefs, question: Question) -> Facts:
    """Return why the seat wants an attack or a mutiny to succeed or to fail; nothing of a brawl.

    ``why``: the vote is its ``own``, the chests are ``level`` as the Dutch seat needs them, a ``seat`` seems to be a
    ``friend`` or an ``enemy``, or is a ``stranger``. In a mutiny this is the captain, or else the First Mate as its
    ``heir_friend`` or ``heir_enemy``; ``unsure``: both are strangers.
    """
    data = question.data
    if data["vote"] == "attack":
        return why_attack(beliefs, data)
    return why_mutiny(beliefs, data) if data["vote"] == "mutiny" else {}


def why_attack(beliefs: Beliefs, data: Mapping[str, Any]) -> Facts:
    """Return why the seat wants an attack to succeed, or to fail."""
    captain = data["caller"]
    wishes = beliefs.wishes_attack(captain, data["where"], data["target"]) > 0
    if beliefs.is_level and not wishes:
        return {"why": "level"}
    return {"why": "own"} if captain == beliefs.seat else {"why": side_of(beliefs, captain), **signs(beliefs, captain)}


def why_mutiny(beliefs: Beliefs, data: Mapping[str, Any]) -> Facts:
    """Return why the seat wants a mutiny to succeed, or to fail, or does not know what it wants."""
    mate, captain = data["caller"], data["captain"]
    if mate == beliefs.seat:
        return {"why": "own"}
    if beliefs.friend(captain):
        return {"why": side_of(beliefs, captain), **signs(beliefs, captain)}
    if beliefs.friend(mate):
        return {"why": f"heir_{side_of(beliefs, mate)}", **signs(beliefs, mate)}
    return {"why": "unsure", "seat": mate, "captain": captain}


def side_of(beliefs: Beliefs, seat: int) -> str:
    """Return what another seat seems to be to this one."""
    friend = beliefs.friend(seat)
    return "friend" if friend > 0 else "enemy" if friend < 0 else "stranger"


def signs(beliefs: Beliefs, seat: int) -> Facts:
    """Return what shows the side of a seat: the cause of a shift of treasure, and the nation that it helped.

    ``sign``: "none" if nothing shows it. ``dutch``: 1 if this seat needs a tie, and so has no nation of its own.
    """
    shift = beliefs.sign(seat)
    found: Facts = {"seat": seat, "dutch": int(beliefs.me.loyalty == DUTCH)}
    if shift is None:
        return {**found, "sign": "none"}
    return {**found, "sign": shift.cause, "nation": BRITISH if shift.lean > 0 else FRENCH}


def spared_card(beliefs: Beliefs, question: Question, option: Option) -> str | None:
    """Return the other card of two if the seat knows it, and the chosen one is neither known nor maybe the Armada."""
    slot = option.data["slot"]
    if beliefs.card(slot) is not None or beliefs.chance(slot):
        return None
    others = [one.data["slot"] for one in question.options if one.id != option.id]
    return next((card for card in map(beliefs.card, others) if card is not None), None)


def lost_soon(beliefs: Beliefs) -> Reason:
    """Say where the Armada is, and who else knows it: one ``seat``, or a number of them; 0: everybody."""
    known = 0 if beliefs.everybody_knows else len(beliefs.informed)
    return "lost_soon", {"slot": beliefs.armada or 0, "known": known, "seat": beliefs.informed[0]}


def shifts_treasure(beliefs: Beliefs, verb: str, option: Option) -> bool:
    """Return whether a command may move treasure at once, and so change who would win."""
    if verb == "reveal":
        return beliefs.card(option.data["slot"]) in ("STO", "PIE", ARMADA)
    return verb in ("attack", "stow", "brawl")


def percent(chance: float) -> int:
    """Return a chance in percent."""
    return round(100 * max(0.0, min(1.0, chance)))


def peek(beliefs: Beliefs, option: Option) -> Reason:
    """Give the number of cards that the seat does not know, and the chance that one of them is the Armada.

    ``slot``: the number of the only one of several cards that may be the Armada; 0 if more than one may be.
    """
    unknown = [slot for slot in option.data["slots"] if slot not in beliefs.me.memory]
    maybe = [slot for slot in unknown if beliefs.chance(slot)]
    only = maybe[0] if len(maybe) == 1 < len(option.data["slots"]) else 0
    chance = percent(sum(map(beliefs.chance, maybe)))
    return "look_at_unknown", {"unknown": len(unknown), "percent": chance, "slot": only}


def card(beliefs: Beliefs, option: Option) -> Reason:
    """Give the card if the seat knows it, or the chance of the Armada; of the Armada, who would win by it.

    ``end``: 1 if the seat would win now, -1 if it would lose, 0 if sudden death would follow. ``dutch``: 1 if it would
    win by a tie. ``next``: in percent, the chance that the card that takes its place is the Armada; left out where this
    card may be the Armada itself, or the next one can't be.
    """
    slot = option.data["slot"]
    known = beliefs.card(slot)
    after = {"next": percent(beliefs.next_chance)} if beliefs.next_chance and not beliefs.chance(slot) else {}
    end = {"end": (beliefs.end_value > 0) - (beliefs.end_value < 0), "dutch": int(beliefs.me.loyalty == DUTCH)}
    if known is None:
        return "turn_up_unknown", {"percent": percent(beliefs.chance(slot)), **end, **after}
    if known == ARMADA:
        return "end_the_match", {"card": known, "lead": beliefs.lead, **end}
    return "turn_up_known", {"card": known, "helps": int(helps(beliefs, known)), **after}


def helps(beliefs: Beliefs, known: str) -> bool:
    """Return whether turning up a card gains the seat something that can be said in a word."""
    where = beliefs.view.where(beliefs.seat)
    if known == "STO":
        return where in SHIPS and beliefs.storm_gain(where) > 0
    if known == "PIE":
        return max(beliefs.stow_gain(ship) for ship in SHIPS) > 0
    return known in HELPFUL


def move(beliefs: Beliefs, option: Option) -> Reason:
    """Say where the seat goes, and what it can do there. A boat is no better place, but leads to one.

    ``empty``: the other ship, if nobody is aboard: the first who boards it becomes its Captain; left out otherwise.
    """
    where, best = option.data["where"], beliefs.best_line
    if where in LINES:
        return place(beliefs, where)
    others = [ship for ship in SHIPS if ship not in (best, beliefs.view.where(beliefs.seat))]
    empty = [ship for ship in others if not beliefs.view.lines[ship] and beliefs.ranks_at(ship)]
    other: Facts = {"empty": empty[0]} if best in SHIPS and empty else {}
    return "better_boat", {"where": where, "destination": best, **prospects(beliefs, best, 2), **other}


def place(beliefs: Beliefs, where: str) -> Reason:
    """Say what the seat can do in a line that it joins."""
    return "better_place", {"where": where, **prospects(beliefs, where)}


def prospects(beliefs: Beliefs, where: str, actions: int = 1) -> Facts:
    """Return the highest rank at the back of a line ("none": no rank), and whether a chest can be stowed to profit.

    ``actions``: how many it takes to get there. ``captain``: who plays before the seat can use the rank, and may maroon
    it, unless that seat seems to be a friend.
    """
    ranks = beliefs.ranks_at(where)
    stows = where in SHIPS and "CB" in ranks and beliefs.stow_gain(where) > 0
    facts: Facts = {"rank": next(iter(ranks), "none"), "stows": int(stows)}
    captain = next(iter(beliefs.view.lines[where]), beliefs.seat) if where in SHIPS and ranks else beliefs.seat
    if beliefs.friend(captain) <= 0 and beliefs.view.plays_first(captain, actions):
        return {**facts, "captain": captain}
    return facts


def against(beliefs: Beliefs, option: Option) -> Reason:
    """Say whether the seat that is harmed seems to be an enemy, a friend, or neither: then the rank that it loses.

    Of the first two, say what shows it.
    """
    seat = option.data["seat"]
    if seat is None or seat == beliefs.seat:
        return "harms_nobody_else", {}
    friend = beliefs.friend(seat)
    if friend:
        return "against_enemy" if friend < 0 else "against_friend", signs(beliefs, seat)
    return "against_unknown", {"seat": seat, "rank": "none" if "slots" in option.data else lost_rank(beliefs, seat)}


def lost_rank(beliefs: Beliefs, seat: int) -> str:
    """Return the highest rank that a seat loses if it is marooned; "none": it has none aboard."""
    aboard = beliefs.view.where(seat) in SHIPS
    return next(iter(ranks_of(beliefs.view.lines, seat)), "none") if aboard else "none"


def attack(beliefs: Beliefs, option: Option) -> Reason:
    """Give the chance of success."""
    return "attack_chance", {"percent": percent(beliefs.attack_chance), "target": option.data["target"]}


def mutiny(beliefs: Beliefs, option: Option) -> Reason:
    """Give the chance of success."""
    return "mutiny_chance", {"percent": percent(beliefs.mutiny_chance), "seat": option.data["seat"]}


def shift(beliefs: Beliefs, option: Option) -> Reason:
    """Say by how much the lead that counts for the seat grows; to the Dutch, what becomes of the difference."""
    source = option.data["source"]
    hold = option.data.get("hold") or opposite(source)
    lead = beliefs.lead + change_of(source, hold)
    gain = beliefs.standing(lead) - beliefs.standing(beliefs.lead)
    if beliefs.me.loyalty == DUTCH:
        return "treasure_level", {"gain": gain, "before": abs(beliefs.lead), "after": abs(lead)}
    return "treasure_gain", {"gain": gain, "hold": hold}


def first_hold(beliefs: Beliefs, option: Option) -> Reason:
    """Say where the piece goes; on the other side, that it is a bluff."""
    bluff = beliefs.me.loyalty != DUTCH and beliefs.gain(GALLEON, option.data["hold"]) < 0
    return ("bluff", {"hold": option.data["hold"]}) if bluff else loot(beliefs, option)


def loot(beliefs: Beliefs, option: Option) -> Reason:
    """Say where the piece goes, and whether it counts there for the seat's ``own`` nation.

    ``level``: the seat has none, and wins by a tie.
    """
    hold, loyalty = option.data["hold"], beliefs.me.loyalty
    side = "level" if loyalty == DUTCH else "own" if hold.endswith(f"-{loyalty}") else "other"
    return "treasure_hold", {"hold": hold, "side": side}


def robbery(beliefs: Beliefs, option: Option) -> Reason:
    """Say where the piece comes from."""
    return "treasure_robbed", {"hold": option.data["hold"]}


def letter(beliefs: Beliefs, option: Option) -> Reason:
    """Say whether the letter is kept, or brings the seat aboard."""
    return ("keep_card", {}) if option.id == "save" else place(beliefs, option.data["ship"])


def brawl(beliefs: Beliefs, option: Option) -> Reason:
    """Give the loyalty whose flag the seat brawls for; or say that a tie, or neither, would serve the seat."""
    if beliefs.brawl_gain(1 if beliefs.flag == BRITISH else -1) > 0:
        return "brawl_for_flag", {"loyalty": beliefs.flag}
    return "brawl_for_tie" if beliefs.brawl_gain(0) > 0 else "brawl_no_worse", {}


def forfeit(beliefs: Beliefs, option: Option) -> Reason:
    """Give the card that the seat loses."""
    return "least_useful_card", {"card": option.id}


def treasure_map(beliefs: Beliefs, option: Option) -> Reason:
    """Say that the seat keeps the map."""
    return "keep_card", {}


def cabin(beliefs: Beliefs, option: Option) -> Reason:
    """Say which ship's line is turned, so that a friend comes to the front."""
    return "friend_in_front", {"ship": option.id}


def pirate(beliefs: Beliefs, option: Option) -> Reason:
    """Say that a name and a colour have no effect (TO 2.8)."""
    return "no_effect", {}


REASONS: Mapping[str, Callable[[Beliefs, Option], Reason]] = {
    "peek": peek,
    "reveal": card,
    "forced_card": card,
    "force": against,
    "move": move,
    "attack": attack,
    "maroon": against,
    "mutiny": mutiny,
    "stow": shift,
    "pieces": shift,
    "brawl": brawl,
    "letter": letter,
    "brethren": pirate,
    "start_hold": first_hold,
    "attack_source": robbery,
    "attack_dest": loot,
    "forfeit": forfeit,
    "pistol": against,
    "map": treasure_map,
    "gunpowder": against,
    "cabin": cabin,
}
