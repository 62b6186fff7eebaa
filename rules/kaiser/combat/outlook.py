"""The exact odds of an attack as its defender may know them: as things stand, and after each card (KS 5.2.1, 8.1).

All of it follows from public facts and the printed cards. Percentages are rounded to whole numbers.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from rules.kaiser.coins import AMOUNTS, Mod, odds, percent, success
from rules.kaiser.combat.attack import Attack, attack_mods, break_contact_mods, night_mods, shallow_run_mods
from rules.kaiser.combat.reactions import fast_ship_mods, may_pursue
from rules.kaiser.options import Options
from rules.kaiser.pieces import action, defence_of, kind_of
from rules.kaiser.scoring import counted
from rules.kaiser.state import Vessel


class Aim(NamedTuple):
    """An attack on one of its targets. ``captures``: whether the merchant is captured instead of sunk."""

    options: Options
    attack: Attack
    target: Vessel
    captures: bool


class Reply(NamedTuple):
    """The effect of a card: the chance that it ends the attack, and the chances of the two results afterwards.

    ``ends`` is None if it never ends the attack; the results are None where another choice decides first, or where
    the attack does not reach the target. ``captures``: a sinking would be a capture. ``back``: where the card fires
    back, the chances that it sinks the attacking ship and that it damages it. ``identifies``: the attacking raider
    loses its disguise. ``lost``: where the card fights in the merchant's place, the chance that it is sunk itself, and
    then scored by the attacker. ``port``: what it adds to a try for a friendly port that follows.
    ``plugged``: the target is lost all the same, but nobody scores it. ``reveals``: it only identifies the raider.
    """

    ends: Fraction | None
    sunk: Fraction | None
    damaged: Fraction | None
    captures: bool = False
    back: tuple[Fraction, Fraction] | None = None
    identifies: bool = False
    lost: Fraction | None = None
    port: int | None = None
    plugged: bool = False
    reveals: bool = False


NEVER = Fraction(0)
ALWAYS = Fraction(1)
SPARED = Reply(ALWAYS, None, None)
"""The odds of a card that keeps the attack away from its target."""


def aim_facts(
    options: Options, attack: Attack, target: Vessel, cards: Sequence[str], *, boarding: bool
) -> dict[str, Any]:
    """Return the odds of an attack on a target, and of each card that could answer it."""
    aim = Aim(options, attack, target, captures=boarding)
    sunk, damaged = results(aim)
    return {
        "sunk": percent(sunk),
        "damaged": percent(damaged),
        **(prize_facts(target) if boarding else {}),
        "replies": [reply_facts(card, REPLIES[kind_of(card)](aim), target) for card in named_once(cards)],
    }


def prize_facts(target: Vessel) -> dict[str, int]:
    """Return what a merchant counts as the prize of its captor at the end of the round (KS 6.1.1)."""
    return {"worth": counted(target.card, doubled=True)}


def odds_facts(options: Options, attack: Attack, target: Vessel, *, after: Fraction = ALWAYS) -> dict[str, Any]:
    """Return the odds of an attack on a target before anybody answers it; ``after``: the chance that it comes to it."""
    sunk, damaged = results(Aim(options, attack, target, captures=False))
    return {"odds": {"sunk": percent(after * sunk), "damaged": percent(after * damaged)}}


def named_once(cards: Sequence[str]) -> list[str]:
    """Return each kind of card once: of a kind with several cards, such as two merchant cruisers, its own name."""
    kinds = [kind_of(card) for card in cards]
    return [
        card if kinds.count(kind) == 1 else kind
        for n, (card, kind) in enumerate(zip(cards, kinds, strict=True))
        if kind not in kinds[:n]
    ]


def row_facts(options: Options, attack: Attack, cards: Sequence[str]) -> dict[str, Any]:
    """Return the odds of mines for each of their targets, and of each card that could answer them."""
    rows: list[dict[str, Any]] = []
    for target in attack.targets:
        sunk, damaged = results(Aim(options, attack, target, captures=False))
        rows.append({"ship": target.card, "sunk": percent(sunk), "damaged": percent(damaged)})
    return {"odds": rows, "replies": [reply_facts(card, SPARED, attack.targets[0]) for card in cards]}


def reply_facts(card: str, reply: Reply, target: Vessel) -> dict[str, Any]:
    """Return the odds of a card as plain data."""
    known = {"ends": reply.ends, "sunk": reply.sunk, "damaged": reply.damaged}
    told = {key: None if chance is None else percent(chance) for key, chance in known.items()}
    back = None if reply.back is None else dict(zip(("sunk", "damaged"), map(percent, reply.back), strict=True))
    lost = None if reply.lost is None else {"sunk": percent(reply.lost), "va": action(card).va}
    gains = {"captures": reply.captures, "back": back, "identifies": reply.identifies}
    gains |= prize_facts(target) if reply.captures else {}
    more = {"lost": lost, "port": reply.port, "plugged": reply.plugged or None, "reveals": reply.reveals or None}
    return {"card": card, **told, **gains, **{key: value for key, value in more.items() if value is not None}}


def results(aim: Aim, mods: Sequence[Mod] = (), *, captures: bool = False) -> tuple[Fraction, Fraction]:
    """Return the chances that the target is sunk, or captured, and that it gets a damage marker (KS 5.3.3)."""
    target = aim.target
    plus = sum(mod.amount for mod in (*attack_mods(aim.options, aim.attack), *mods))
    sunk, damaged = odds(aim.attack.coin, plus, defence_of(target.card), AMOUNTS["damaged"] * target.damage)
    marked = not (aim.captures or captures) and (not target.damage or aim.options.extra_damage)
    return sunk, damaged if marked else NEVER


def spared(_: Aim) -> Reply:
    """Return the odds of a card that keeps the attack away from its target, whatever the attack."""
    return SPARED


def unchanged(aim: Aim) -> Reply:
    """Return the odds of a card that leaves the attack as it is."""
    return Reply(None, *results(aim), aim.captures)


def fired_back(aim: Aim, card: str) -> tuple[Fraction, Fraction]:
    """Return the chances that a card in the merchant's place sinks the attacking ship, and that it damages it."""
    ship = aim.attack.ship
    assert ship is not None
    plus, minus = sum(mod.amount for mod in night_mods(aim.attack)), AMOUNTS["damaged"] * ship.damage
    sunk, damaged = odds(action(card).coin_attack, plus, defence_of(ship.card), minus)
    return sunk, NEVER if ship.damage and not aim.options.extra_damage else damaged


def unmasks(aim: Aim) -> bool:
    """Return whether the attack comes from a raider in disguise."""
    return aim.attack.ship is not None and not aim.attack.ship.exposed


def amc(aim: Aim) -> Reply:
    """Return the odds of a merchant cruiser, which fights in the merchant's place (KS 5.5.1)."""
    plus = sum(mod.amount for mod in attack_mods(aim.options, aim.attack))
    lost, _ = odds(aim.attack.coin, plus, action("amc").coin_defence, 0)
    return SPARED._replace(back=fired_back(aim, "amc"), identifies=unmasks(aim), lost=lost)


def qqq(aim: Aim) -> Reply:
    """Return the odds of QQQ, which only identifies the raider (KS 5.5.27)."""
    return unchanged(aim)._replace(identifies=unmasks(aim), reveals=unmasks(aim))


def trap(aim: Aim) -> Reply:
    """Return the odds of a Trap, by which the merchant fires back (KS 5.5.46)."""
    return unchanged(aim)._replace(back=fired_back(aim, "trap"), identifies=unmasks(aim))


def escape(aim: Aim, chance: Fraction) -> Reply:
    """Return the odds of a card that may end the attack."""
    sunk, damaged = results(aim)
    return Reply(chance, (1 - chance) * sunk, (1 - chance) * damaged, aim.captures)


def break_contact(aim: Aim) -> Reply:
    """Return the odds of Break Contact (KS 5.5.5)."""
    printed, mods = action("break_contact"), break_contact_mods(aim.options, aim.attack, aim.target)
    return escape(aim, success(printed.challenge, sum(mod.amount for mod in mods), printed.response))


def razzle_dazzle(aim: Aim) -> Reply:
    """Return the odds of Razzle-Dazzle (KS 5.5.29)."""
    printed = action("razzle_dazzle")
    return escape(aim, success(printed.challenge, 0, printed.response))


def fast_ship(aim: Aim) -> Reply:
    """Return the odds of Fast Ship; a fast raider may pursue (KS 5.5.13, 5.8.6)."""
    ship = aim.attack.ship
    if ship is not None and may_pursue(aim.options, ship):
        return Reply(None, None, None)
    return Reply(None, *results(aim, fast_ship_mods(aim.options, aim.attack)), aim.captures)


def non_combatant(aim: Aim) -> Reply:
    """Return the odds of Non-Combatant, which turns a sinking into a capture (KS 5.5.25)."""
    mods = [Mod("non_combatant", AMOUNTS["non_combatant"])]
    return Reply(None, *results(aim, mods, captures=True), captures=True, port=AMOUNTS["non_combatant_to_port"])


def shallow_run(aim: Aim) -> Reply:
    """Return the odds of Shallow Run: a failure damages the target, or sinks a damaged one (KS 5.5.38)."""
    if aim.options.shallow_pursuit and aim.attack.ship is not None:
        return Reply(None, None, None)
    printed, mods = action("shallow_run"), shallow_run_mods(aim.options, aim.target)
    aground = 1 - success(printed.challenge, sum(mod.amount for mod in mods), printed.response)
    return Reply(ALWAYS, *((aground, NEVER) if aim.target.damage else (NEVER, aground)))


REPLIES: Mapping[str, Callable[[Aim], Reply]] = {
    "amc": amc,
    "break_contact": break_contact,
    "fast_ship": fast_ship,
    "non_combatant": non_combatant,
    "pull_the_plug": lambda _: SPARED._replace(plugged=True),
    "qqq": qqq,
    "q_ship": spared,
    "razzle_dazzle": razzle_dazzle,
    "reflag": spared,
    "sail_q_ship": spared,
    "shallow_run": shallow_run,
    "slim_pickings": spared,
    "trap": trap,
}
"""By kind of card. Minesweeper answers mines, which have several targets."""
