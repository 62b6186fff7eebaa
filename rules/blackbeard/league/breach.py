"""The end of an alliance, and the answers to it: a duel, a bounty or nothing (spec 4.21.4, BN 20.8)."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put_all
from rules.blackbeard.battle.duty import meet_rival
from rules.blackbeard.league.alliances import allied, dissolve, pair_of, settle_alliances, wishes_of
from rules.blackbeard.league.contracts import post_bounty
from rules.blackbeard.names import asked
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Ask, Option, Play, choose, form, number

RULE = "BN 20.8"
NOTHING, DUEL, BOUNTY = "nothing", "duel", "bounty"


class Reply(NamedTuple):
    """How a pirate answers the end of an alliance. ``doubloons``: the bounty that he posts."""

    kind: str = NOTHING
    doubloons: int = 0


def orders_of_league(voyage: Voyage) -> Play[None]:
    """Carry out what this turn's orders say of alliances, at the start of step 2: those that end, then new ones."""
    orders = voyage.hidden.seat_orders
    breaks = [pair for seat in voyage.state.from_marker() if seat in orders for pair in orders[seat].breaks]
    yield from end_alliances(voyage, breaks)
    if wishes_of(voyage):
        settle_alliances(voyage)


def end_alliances(voyage: Voyage, pairs: Iterable[str]) -> Play[None]:
    """End alliances by declaration, pairs of the one who ends it and the other; then both may answer."""
    state = voyage.state
    ended: list[tuple[Pirate, Pirate]] = []
    for pair in pairs:
        own, other = pair_of(pair)
        if own in state.pirates and other in state.pirates:
            one, two = state.pirates[own], state.pirates[other]
            if allied(state, one, two):
                dissolve(voyage, one, two)
                ended.append((one, two))
    for one, other in ended:
        yield from _answer(voyage, one, other)


def _answer(voyage: Voyage, one: Pirate, other: Pirate) -> Play[None]:
    """Let both sides answer the end of their alliance; the pirate who was left is first."""
    sides = [(mine, theirs) for mine, theirs in ((other, one), (one, other)) if ways(voyage, mine, theirs) != [NOTHING]]
    replies = yield from put_all(voyage, [_ask(voyage, mine, theirs) for mine, theirs in sides])
    fought = False
    for (mine, theirs), reply in zip(sides, replies, strict=True):
        if reply.kind == BOUNTY and BOUNTY in ways(voyage, mine, theirs):
            ledgers.pay(voyage, mine, reply.doubloons, "bounty", RULE)
            post_bounty(voyage, mine, theirs, reply.doubloons)
        elif reply.kind == DUEL and not fought and DUEL in ways(voyage, mine, theirs):
            fought = True
            yield from meet_rival(voyage, mine, theirs, RULE)


def ways(voyage: Voyage, mine: Pirate, theirs: Pirate) -> list[str]:
    """Return how a pirate may answer: with a duel in the same hex, or a bounty that he can pay."""
    if mine.status != "active":
        return [NOTHING]
    found = [NOTHING]
    meet = mine.position.place == theirs.position.place
    if is_zone(mine.position.place) and voyage.table.patched(STRIFE_CORRECTIONS):
        # Two ships in one zone do not meet (spec 4.5.10).
        meet = False
    if theirs.status == "active" and meet:
        found.append(DUEL)
    return [*found, BOUNTY] if mine.cabin and theirs.in_play else found


def _ask(voyage: Voyage, mine: Pirate, theirs: Pirate) -> Ask[Reply]:
    """Ask how a pirate answers (BN-V1); the default is not at all."""
    kind, rule = asked("BN-V1")
    facts = {"pirate": mine.id, "target": theirs.id, "cabin": mine.cabin}

    def steps() -> Play[Reply]:
        able = ways(voyage, mine, theirs)
        options = [Option(name, {"answer": name}) for name in able]
        chosen = yield from choose(
            mine.seat, "breach_answer", options, step="answer", default=NOTHING, data=facts, rule=rule
        )
        if chosen != BOUNTY:
            return Reply(chosen)
        doubloons = yield from number(
            mine.seat, "breach_bounty", 1, mine.cabin, step="bounty", default=1, data=facts, rule=rule
        )
        return Reply(BOUNTY, doubloons)

    return form(
        mine.seat,
        kind,
        steps,
        facts=lambda reply: {"reply": reply.kind, "doubloons": reply.doubloons},
        data=facts,
        rule=rule,
    )
