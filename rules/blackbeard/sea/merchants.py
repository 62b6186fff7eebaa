"""Merchants: inspection and attack, and whose enemy an attacker becomes (spec 4.9.1-4.9.5)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.cunning import Roll, by_totals, rerolled
from rules.blackbeard.dice import dice
from rules.blackbeard.league.joint import joined
from rules.blackbeard.names import asked
from rules.blackbeard.odds import capture, capture_of
from rules.blackbeard.operation import Operation, Scene, still_there
from rules.blackbeard.policies import ASK, EVERY, OTHERS, SPARING, decide, policy_of, recorded
from rules.blackbeard.sea.prizes import take_prize
from rules.blackbeard.ship.figures import combat, cruelty, debauch_cost
from rules.blackbeard.state import Pirate, Sail, State
from rules.blackbeard.stocks import give_back, remove_merchant
from rules.blackbeard.tables import LANES, LETTERS, MERCHANTS, UNIDENTIFIED, Merchant
from rules.blackbeard.voyage import (
    DEALINGS_CORRECTIONS,
    NAMED_MERCHANTS,
    VOYAGE_CORRECTIONS,
    WAR_CORRECTIONS,
    Voyage,
)
from rules.blackbeard.world.ports import stake_of
from rules.kernel import Ask, Option, Play, Table, choose, number

RANDOM = "random"
NARROW = 2
"""The most by which a merchant's escape also costs Popularity (BN 17.2)."""
THIRD = 3
RESTLESS = 1
"""The popularity at which a crew mutinies over the next merchant that is let go (BN 17.1, 17.2)."""


def targets(state: State, pirate: Pirate, place: str) -> list[str]:
    """Return what a pirate may attack in a hex: :data:`RANDOM`, and the tokens of merchants that are free to him."""
    sails = state.sails_in(place)
    known = [sail.token for sail in sails if sail.face and free_to(sail, pirate)]
    return ([RANDOM] if any(not sail.face for sail in sails) else []) + known


def meets_any(pirate: Pirate, steps: Mapping[str, Any]) -> bool:
    """Return whether a captain's steps of the orders form lead him to a merchant that nobody has seen yet."""
    operation, target = steps.get(f"{pirate.id}_operation"), steps.get(f"{pirate.id}_attack_merchant_target", RANDOM)
    return operation == "search" or (operation == "attack_merchant" and target == RANDOM)


def wise_policy(stake: str, *, last: bool = False) -> str:
    """Return the policy about unseen merchants that is wise instead of the default.

    None is let go because it is strong: an attack that fails costs no more Notoriety than a merchant that is let go,
    costs Popularity only if it fails narrowly, and may succeed (BN 9.12, 9.212). ``stake``: the nation whose merchants
    would cost him his Refuge (BN 9.22): these are let go, but on the ``last`` turn, when a Refuge is of no use.
    """
    return OTHERS if stake and not last else EVERY


def left_by(pirates: Sequence[Pirate], steps: Mapping[str, Any], sails: Sequence[Sail]) -> list[Sail]:
    """Return the merchants that are left to others if captains attack as their steps of the orders form say."""
    left = [*sails]
    for pirate in pirates:
        if steps.get(f"{pirate.id}_operation") != "attack_merchant":
            continue
        head, _, goal = str(steps.get(f"{pirate.id}_move", "")).partition("/")
        place = LANES[goal].hex if head == "lane" else goal.rpartition("/")[2] if head else pirate.position.place
        target = steps.get(f"{pirate.id}_attack_merchant_target")
        there = [sail for sail in left if sail.hex == place]
        if taken := [sail for sail in there if target in (None, sail.token if sail.face else RANDOM)]:
            left.remove(taken[0])
    return left


def free_to(sail: Sail, pirate: Pirate) -> bool:
    """Return whether a merchant may be attacked by a pirate: another's is attached to him alone (BN 9.12)."""
    return not sail.face or sail.attached in ("", pirate.id)


def holder_of(there: Sequence[Sail], pirate: Pirate) -> str:
    """Return who alone may attack the merchants of a hex; "" if there are none, or some that are free to a pirate."""
    return there[0].attached if there and not any(free_to(sail, pirate) for sail in there) else ""


def mark_enemy(voyage: Voyage, pirate: Pirate, nation: str, rule: str = "BN 9.22") -> None:
    """Mark a pirate as enemy of a nation that he attacked; his letter of that nation is void (BN 9.22, E1).

    So is a royal pardon, which he may have won although he was its enemy already.
    """
    if nation == UNIDENTIFIED:
        return
    if nation not in pirate.enemy:
        pirate.enemy.append(nation)
        voyage.tell("enemy_mark", seat=pirate.seat, pirate=pirate.id, nation=nation, rule=rule)
    elif not voyage.table.patched(VOYAGE_CORRECTIONS):
        return
    if pirate.letter and LETTERS[pirate.letter].nationality == nation:
        give_back(voyage, "letters", pirate.letter)
        pirate.letter, pirate.pardon = "", False


# ---------------------------------------------------------------- the operation


def _offered(scene: Scene) -> bool:
    at_sea = scene.there.mode in ("sea", "anchored") and not scene.pirate.careened
    return at_sea and bool(targets(scene.state, scene.pirate, scene.there.place))


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    at_sea = pirate.position.afloat and not pirate.careened and not pirate.now.stopped
    found = targets(voyage.state, pirate, pirate.position.place)
    return at_sea and still_there(voyage, pirate, "target", found, since=DEALINGS_CORRECTIONS)


def _arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask which merchant is attacked, where that can be chosen."""
    found = targets(scene.state, scene.pirate, scene.there.place)
    target = yield from choose(
        scene.pirate.seat,
        "merchant_target",
        lambda: [Option(name, {"sail": name, **facts}) for name, facts in target_facts(scene, found).items()],
        step=f"{prefix}target",
        default=found[-1],
        quiet=len(found) == 1,
        rule="BN 9.12",
        data={"pirate": scene.pirate.id, "place": scene.there.place, "sure": is_sure(scene)},
    )
    return {"target": target}


def target_facts(scene: Scene, found: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Return the facts of each target, with the chance to capture it.

    Several known ones are numbered from 1, because some may be alike; any other has the ``number`` 0.
    """
    state, pirate = scene.state, scene.pirate
    unseen = sum(not sail.face for sail in state.sails_in(scene.there.place))
    facts: dict[str, dict[str, Any]] = {}
    known = [name for name in found if name != RANDOM]
    for name in found:
        place = known.index(name) + 1 if len(known) > 1 and name in known else 0
        sail = state.sail(name)
        face = "" if sail is None else sail.face
        defence = MERCHANTS[face].defence if face else 0
        attempts = 0 if sail is None else sail.attempts.get(pirate.id, 0)
        facts[name] = {"merchant": face, "defence": defence, "odds": capture_of(state, pirate, face), "number": place}
        facts[name] |= {"sails": unseen, "attempts": attempts}
    return facts


def _facts(scene: Scene) -> Mapping[str, Any]:
    """Return how many merchants may be attacked, and the best chance to capture one."""
    place = scene.there.place
    found = [sail for sail in scene.state.sails_in(place) if free_to(sail, scene.pirate)]
    odds = max((capture_of(scene.state, scene.pirate, sail.face) for sail in found), default=0)
    return {"sails": len(found), "odds": odds}


def _contests(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    del arguments
    return [f"merchants/{pirate.position.place}"] if voyage.state.sails_in(pirate.position.place) else []


def inspect_and_attack(
    voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any], hurt: Collection[str] = ()
) -> Play[None]:
    """Look at one merchant in the hex, and attack it or let it go (BN 9.12, 9.21).

    One that the orders name is attacked: a policy decides only about what nobody had seen when they were given, unless
    it asks (BN 9.12).

    ``hurt``: the pirates who have taken damage in this operation already.
    """
    found = targets(voyage.state, pirate, pirate.position.place)
    wanted = arguments.get("target")
    gone = wanted and wanted not in found and voyage.table.patched(DEALINGS_CORRECTIONS)
    if not found or gone:
        return
    sail = _chosen(voyage, pirate, wanted if wanted in found else found[0])
    named = is_named(voyage.table, sail.face) and sail.token == wanted
    merchant = identify(voyage, pirate, sail)
    attacks = yield from decide(
        voyage,
        pirate,
        "merchant",
        by=lambda policy: "attack" if named or would_attack(voyage.state, pirate, sail.face, policy) else "decline",
        ask=lambda: _ask_attack(voyage.state, pirate, sail, merchant),
    )
    if attacks == "attack":
        yield from attack(voyage, pirate, sail, merchant, hurt)
        return
    voyage.tell(
        "merchant_declined", seat=pirate.seat, pirate=pirate.id, token=sail.token, merchant=sail.face, rule="BN 9.12"
    )
    ledgers.notoriety(voyage, pirate, -1, "declined", "BN 9.12")
    ledgers.popularity(voyage, pirate, -1, "declined")


ATTACK_MERCHANT = Operation(
    "attack_merchant",
    "BN 9.12",
    _offered,
    _able,
    inspect_and_attack,
    arguments=_arguments,
    contests=_contests,
    facts=_facts,
)
"""OP-2a: attack a merchant in the hex."""


def _chosen(voyage: Voyage, pirate: Pirate, target: str) -> Sail:
    """Return the merchant that is looked at: an identified one, or one of the others by lot (BN 9.12)."""
    sails = voyage.state.sails_in(pirate.position.place)
    if target != RANDOM:
        return next(sail for sail in sails if sail.token == target)
    hidden = [sail for sail in sails if not sail.face]
    return hidden[voyage.table.dice.below("attack", len(hidden)) if len(hidden) > 1 else 0]


def identify(voyage: Voyage, pirate: Pirate, sail: Sail) -> Merchant:
    """Turn a merchant up for everybody, and attach it to the pirate until he leaves the hex (BN 9.12)."""
    if not sail.face:
        sail.face = voyage.hidden.faces[sail.token]
        voyage.tell(
            "merchant_identified",
            seat=pirate.seat,
            pirate=pirate.id,
            token=sail.token,
            merchant=sail.face,
            reveals=True,
            rule="BN 9.12",
        )
    sail.attached = pirate.id
    return MERCHANTS[sail.face]


def would_attack(state: State, pirate: Pirate, face: str, policy: str, refuge: str = "") -> bool:
    """Return whether a policy attacks a merchant; one that asks counts as the default. ``refuge``: see ``stake_of``."""
    spared = policy in SPARING and MERCHANTS[face].nationality == stake_of(state, pirate, refuge)
    return not spared and MERCHANTS[face].defence <= greatest_defence(pirate, policy)


def is_named(table: Table, face: str) -> bool:
    """Return whether orders for a merchant are for this one alone, so that no policy lets it go (BN 9.12).

    ``face``: the merchant that they name, "" for one that nobody has seen.
    """
    return bool(face) and table.patched(NAMED_MERCHANTS)


def is_sure(scene: Scene) -> bool:
    """Return whether a captain attacks a merchant that his orders name, without being asked (BN 9.12)."""
    asks = recorded(scene.table, scene.pirate.seat, "merchant", scene.pirate.id) == ASK
    return scene.table.patched(NAMED_MERCHANTS) and not asks


def greatest_defence(pirate: Pirate, policy: str) -> int:
    """Return the greatest Defence that a policy attacks, whatever the flag; one that asks counts as the default."""
    policy = EVERY if policy == OTHERS else policy
    return int(policy) if policy.isdecimal() else combat(pirate) + 1


def _ask_attack(state: State, pirate: Pirate, sail: Sail, merchant: Merchant) -> Ask[str]:
    question = asked("BN-C1")
    costs = merchant.nationality == stake_of(state, pirate)
    return choose(
        pirate.seat,
        question.kind,
        [Option("attack", {"costs": costs}), "decline"],
        default="attack" if would_attack(state, pirate, sail.face, ASK) else "decline",
        rule=question.rule,
        data={
            "pirate": pirate.id,
            "merchant": sail.face,
            "marks": merchant.nationality not in (UNIDENTIFIED, *pirate.enemy),
            "costs": costs,
            "defence": merchant.defence,
            "combat": combat(pirate),
            "odds": capture(pirate, merchant.defence),
        },
    )


# ---------------------------------------------------------------- the attack


def attack(voyage: Voyage, pirate: Pirate, sail: Sail, merchant: Merchant, hurt: Collection[str] = ()) -> Play[None]:
    """Attack an identified merchant: two dice and Combat against two dice and its class (BN 9.21).

    ``hurt``: the pirates whom the operation has damaged already, which doubles their Notoriety of a capture (BN 16.21).
    """
    arms = yield from invest_arms(
        voyage, pirate, lambda arms: capture(pirate, merchant.defence, arms), merchant=sail.face
    )

    ally = yield from joined(voyage, pirate, "merchant", sail.face)
    help_dice = 0 if ally is None else 1

    def roll() -> Roll:
        ours = [*dice(voyage, "attack", 2), *dice(voyage, "arms", arms), *dice(voyage, "ally", help_dice)]
        return [*ours, *dice(voyage, "defence", 2)]

    corrected = voyage.table.patched(WAR_CORRECTIONS)
    weakened = sum(debauch_cost(one) for one in (pirate, ally) if one is not None) if corrected else 0

    def totals(faces: Roll) -> tuple[int, int]:
        return combat(pirate) + sum(faces[:-2]) - weakened, merchant.defence + sum(faces[-2:])

    faces = yield from rerolled(voyage, pirate, "merchant", roll, look=by_totals(totals, -2))
    ours, theirs = list(faces[:-2]), list(faces[-2:])
    total, rolled = totals(faces)
    facts: dict[str, Any] = {"debauch": weakened} if weakened else {}
    attempt = sail.attempts.get(pirate.id, 0) + 1
    sail.attempts[pirate.id] = attempt
    result = "escaped" if total < rolled else "held" if total == rolled else "captured"
    voyage.tell(
        "merchant_fought",
        seat=pirate.seat,
        pirate=pirate.id,
        token=sail.token,
        merchant=sail.face,
        combat=combat(pirate),
        dice=ours[:2],
        arms=ours[2 : 2 + arms],
        ally=sum(ours[2 + arms :]),
        total=total,
        defence=theirs,
        rolled=rolled,
        attempt=attempt,
        result=result,
        **facts,
        rule="BN 9.21",
    )
    if result == "escaped":
        remove_merchant(voyage, sail)
        ledgers.notoriety(voyage, pirate, -1, "escaped", "BN 9.212")
        if rolled - total <= NARROW:
            ledgers.popularity(voyage, pirate, -1, "escaped")
    if result == "captured":
        bonus = 0 if attempt == 1 else 2 if attempt >= THIRD else 1
        fame = (cruelty(pirate) + bonus) * _doubled(pirate, hurt)
        ledgers.notoriety(voyage, pirate, fame, "capture", "BN 16.21")
        if ally is not None:
            more = cruelty(ally) * (_doubled(ally, hurt) if corrected else 1)
            ledgers.notoriety(voyage, ally, more, "capture", "BN 20.4")
    mark_enemy(voyage, pirate, merchant.nationality)
    if ally is not None:
        mark_enemy(voyage, ally, merchant.nationality, "BN 20.4")
    if result == "captured":
        yield from take_prize(voyage, pirate, sail, merchant, ally)


def _doubled(pirate: Pirate, hurt: Collection[str]) -> int:
    """Return by how much a captor's Notoriety counts: twice if the operation has cost him damage (BN 16.21)."""
    return 2 if pirate.id in hurt else 1


def invest_arms(
    voyage: Voyage, pirate: Pirate, chance: Callable[[int], int], *, merchant: str = "", port: str = ""
) -> Play[int]:
    """Return the markers of arms that a pirate uses up for one more die each (BN 9.211).

    ``chance``: of the attack in per cent, by the markers used. ``merchant``, ``port``: what he attacks.
    """
    aboard = sum(marker == "arms" for marker in pirate.ship.markers)
    if not aboard:
        return 0
    policy = policy_of(voyage, pirate, "arms")
    if policy == ASK:
        question = asked("BN-C2")
        arms = yield from put(
            voyage,
            number(
                pirate.seat,
                question.kind,
                0,
                aboard,
                default=0,
                secret=True,
                rule=question.rule,
                data={
                    "pirate": pirate.id,
                    "merchant": merchant,
                    "port": port,
                    "odds": [{"arms": arms, "chance": chance(arms)} for arms in range(aboard + 1)],
                },
            ),
        )
    else:
        arms = aboard if policy == "all" else min(aboard, int(policy))
    ledgers.unload(voyage, pirate, ["arms"] * arms, "spent", "BN 9.211")
    return arms
