"""The search for merchants, and the storms that it may find (spec 4.8)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.dice import d6
from rules.blackbeard.hunters import dismiss, wear
from rules.blackbeard.league.joint import searchers
from rules.blackbeard.names import asked
from rules.blackbeard.odds import search as likely
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.options import Options
from rules.blackbeard.policies import ASK, decide, policy_of, recorded
from rules.blackbeard.sea.merchants import RANDOM, inspect_and_attack, is_sure, target_facts, targets
from rules.blackbeard.ship.damage import hit
from rules.blackbeard.state import Pirate, Position
from rules.blackbeard.stocks import draw_card, place_merchant, remove_merchant
from rules.blackbeard.tables import ActionCard
from rules.blackbeard.voyage import FORTUNE_CORRECTIONS, STORMS_TOLD, VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES, distance
from rules.blackbeard.world.zones import Openings, is_zone, reached_by_storm, sea_of
from rules.kernel import Ask, Option, Play, choose

SPYGLASS = "spyglass"
BEST = ("merchant_2", "merchant_1", "nothing", "warship", "storm")
"""The finds of a search, the best first (spec 8.1, BN-C9)."""
DANGERS = ("storm", "warship")
LEAVE = "leave"
"""The order to let alone the merchants that are found."""
CARDS_SEEN = ("first", "second")
"""The cards of a search with a spyglass, in the order in which they are drawn."""
EXPOSED, SHELTERED = 4, 2
"""The Speed that a storm costs a commissioner off a coast, and elsewhere (BN 8.112)."""
WHOLE_SEA = 6
"""The die of a storm that covers a whole sea."""


# ---------------------------------------------------------------- the search


def _offered(scene: Scene) -> bool:
    at_sea = scene.there.mode == "sea" and not is_zone(scene.there.place)
    return at_sea and scene.moved and scene.spent


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    del voyage
    now = pirate.now
    return pirate.position.mode == "sea" and now.moved and now.spent and not now.stopped


def _arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask what is done if merchants are found: one is attacked, by lot or one that is known, or none (OP-1, BN 8.13).

    By default it is one by lot, as always in older matches.
    """
    if not scene.table.patched(VOYAGE_CORRECTIONS):
        return {}
    place = scene.there.place
    known = [name for name in targets(scene.state, scene.pirate, place) if name != RANDOM]

    def aims() -> Iterator[Option]:
        for name, facts in target_facts(scene, [RANDOM, *known]).items():
            yield Option(name, {"sail": name, **facts})
        yield Option(LEAVE)

    target = yield from choose(
        scene.pirate.seat,
        "search_target",
        aims,
        step=f"{prefix}target",
        default=RANDOM,
        quiet=True,
        rule="BN 8.13",
        data={"pirate": scene.pirate.id, "place": place, "sure": bool(known) and is_sure(scene)},
    )
    return {"target": target}


def search(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Draw a card for what lies in the hex; merchants that it brings may be attacked at once (BN 8.1).

    With an ally at sea in the hex there are two cards, and both apply; a storm counts only on the first (BN 20.3).
    """
    results: list[str] = []
    allies = searchers(voyage.state, pirate)
    before = {one.id: one.now.hurt for one in (pirate, *allies)}
    for place, helper in enumerate(["", *(ally.id for ally in allies[:1])]):
        card, result = yield from _drawn(voyage, pirate)
        facts: dict[str, Any] = {"card": card.id, "result": result, **({"helper": helper} if helper else {})}
        voyage.tell("searched", seat=pirate.seat, pirate=pirate.id, **facts, rule="BN 8.1")
        results.append("nothing" if place and result == "storm" else result)
    merchants = sum(_sighted(voyage, pirate, result) for result in results)
    if "storm" in results:
        voyage.state.storms.append(pirate.id)
    for _ in range(results.count("warship")):
        if voyage.hooks.warship_found is not None and pirate.status == "active":
            yield from voyage.hooks.warship_found(voyage, pirate)
    if not merchants or arguments.get("target") == LEAVE:
        return
    if pirate.status == "active" and not pirate.now.stopped:
        # The battle with a warship that the first card brought may have cost him damage (BN 16.21).
        hurt = [name for name, points in before.items() if voyage.state.pirates[name].now.hurt > points]
        yield from inspect_and_attack(voyage, pirate, arguments, hurt)


def _sighted(voyage: Voyage, pirate: Pirate, result: str) -> bool:
    """Place the merchants that a card brings, and return whether it brings any."""
    kind, _, count = result.partition("_")
    if kind != "merchant":
        return False
    for _ in range(int(count)):
        if not voyage.state.stocks.get("merchants"):
            make_room(voyage)
        sail = place_merchant(voyage, pirate.position.place)
        if sail is not None:
            voyage.tell("merchant_sighted", token=sail.token, hex=sail.hex, rule="BN 8.13")
    return True


def prospects(options: Options, place: str) -> Mapping[str, int]:
    """Return what a search of a hex is likely to find, as :func:`~rules.blackbeard.odds.search`.

    Without hunters a warship is nothing (spec 13).
    """
    found = likely(HEXES[place].terrain)
    return found if options.m_hunters else {**found, "warship": 0}


def _facts(scene: Scene) -> Mapping[str, Any]:
    place = scene.there.place
    return {"terrain": HEXES[place].terrain, **prospects(scene.table.options, place)}


SEARCH = Operation("search", "BN 8.1", _offered, _able, search, arguments=_arguments, facts=_facts)
"""OP-1: search the hex, and attack what is found."""


def _found(voyage: Voyage, pirate: Pirate, card: ActionCard) -> str:
    """Return what a card brings in the hex; without hunters in the match a warship is nothing (spec 13)."""
    terrain = "deep" if HEXES[pirate.position.place].terrain == "deep" else "coast"
    found = card.search[terrain]
    return "nothing" if found == "warship" and not voyage.options.m_hunters else found


def _drawn(voyage: Voyage, pirate: Pirate) -> Play[tuple[ActionCard, str]]:
    """Draw the card of a search, with a spyglass perhaps a second one, and return the one that counts (BN 10.22).

    It is the better one, unless his policy is that he is asked.
    """

    def draw() -> tuple[ActionCard, str]:
        card = draw_card(voyage, "search", lambda card: _found(voyage, pirate, card))
        return card, _found(voyage, pirate, card)

    first = draw()
    if SPYGLASS not in pirate.ship.markers:
        return first
    wanted = yield from decide(
        voyage,
        pirate,
        "spyglass",
        by=lambda policy: "yes" if _looks_again(policy, first[1]) else "no",
        ask=lambda: _ask_spyglass(pirate, first[1]),
    )
    if wanted == "no":
        return first
    ledgers.unload(voyage, pirate, [SPYGLASS], "spent", "BN 10.22")
    both = [first, draw()]
    better = min(both, key=lambda drawn: BEST.index(drawn[1]))
    asks = voyage.table.patched(VOYAGE_CORRECTIONS) and policy_of(voyage, pirate, "spyglass") == ASK
    if not asks or both[0][1] == both[1][1]:
        return better
    chosen = yield from put(voyage, _ask_card(pirate, [found for _, found in both], both.index(better)))
    return both[CARDS_SEEN.index(chosen)]


def _looks_again(policy: str, found: str) -> bool:
    """Return whether a policy uses the spyglass after the first card."""
    return found in DANGERS or (policy == "no_merchants" and found == "nothing") if policy != "never" else False


def _ask_spyglass(pirate: Pirate, found: str) -> Ask[str]:
    question = asked("BN-C9")
    return choose(
        pirate.seat,
        question.kind,
        ["no", "yes"],
        default="no",
        secret=True,
        rule=question.rule,
        data={"pirate": pirate.id, "found": found},
    )


def _ask_card(pirate: Pirate, found: list[str], better: int) -> Ask[str]:
    """Ask which of two cards of a search counts (BN-C9)."""
    question = asked("BN-C9b")
    return choose(
        pirate.seat,
        question.kind,
        [Option(card, {"found": one}) for card, one in zip(CARDS_SEEN, found, strict=True)],
        default=CARDS_SEEN[better],
        secret=True,
        rule=question.rule,
        data={"pirate": pirate.id},
    )


def make_room(voyage: Voyage) -> None:
    """Return the merchants of all even or all odd rows to the empty stock, by a die (BN 4.41)."""
    remove_rows(voyage, odd=d6(voyage, "lane") % 2 == 1)


def remove_rows(voyage: Voyage, *, odd: bool) -> None:
    """Return the merchants in hexes with odd or even rows to the stock, identified ones too (BN 7.33)."""
    gone = [sail for sail in voyage.state.sails if (HEXES[sail.hex].row % 2 == 1) == odd]
    for sail in gone:
        remove_merchant(voyage, sail)
    voyage.tell(
        "merchants_removed",
        tokens=[sail.token for sail in gone],
        parity="odd" if odd else "even",
        rule="BN 7.33",
    )


# ---------------------------------------------------------------- storms


def storms(voyage: Voyage) -> Play[None]:
    """Let the storms break out that searches have found, after everybody has acted."""
    found, voyage.state.storms = voyage.state.storms, []
    for name in found:
        yield from storm(voyage, voyage.state.pirates[name].seat)


def storm(voyage: Voyage, seat: int) -> Play[None]:
    """Let a storm break out that a seat has drawn (BN 8.11): a die says how far it reaches from one of its ships."""
    face = d6(voyage, "storm")
    centres = voyage.state.active(seat)
    if not centres:
        return
    centre = yield from _centre(voyage, seat, centres, face)
    place = centre.position.place
    openings = _openings(voyage)
    struck = [pirate for pirate in voyage.state.in_order() if _strikes(centre, pirate.position, face, openings)]
    if face == 1:
        struck = [centre]
    voyage.tell(
        "storm",
        seat=seat,
        pirate=centre.id,
        face=face,
        place=place,
        ships=[pirate.id for pirate in struck],
        rule="BN 8.11",
    )
    if face > 1:
        scatter(voyage, lambda there: _strikes(centre, there, face, openings))
    for pirate in struck:
        yield from batter(voyage, pirate)


def _centre(voyage: Voyage, seat: int, centres: list[Pirate], face: int) -> Play[Pirate]:
    """Return the ship from which a storm reaches out: the seat's choice (BN-E1).

    By default the one around which fewest own ships and most others are.
    """
    openings = _openings(voyage)

    def harm(centre: Pirate) -> tuple[int, int]:
        struck = [one for one in voyage.state.active() if _strikes(centre, one.position, face, openings)]
        own = sum(one.seat == seat for one in struck)
        return own, own - len(struck)

    best = min(centres, key=harm)
    if len(centres) == 1 or recorded(voyage.table, seat, "storm") != ASK:
        return best
    question = asked("BN-E1")
    name = yield from put(
        voyage,
        choose(
            seat,
            question.kind,
            [Option(one.id, {"pirate": one.id}) for one in centres],
            default=best.id,
            rule=question.rule,
            data={"face": face},
        ),
    )
    return voyage.state.pirates[name]


def _openings(voyage: Voyage) -> Openings:
    """Return which zones open onto a sea for a storm; in older matches never those of the option ``all`` alone."""
    return voyage.options.transit_openings if voyage.table.patched(FORTUNE_CORRECTIONS) else "chain"


def _strikes(centre: Pirate, there: Position, face: int, openings: Openings) -> bool:
    """Return whether a storm of a size reaches a ship (spec 4.8.3)."""
    place = centre.position.place
    if face == WHOLE_SEA:
        sea = sea_of(place)
        if is_zone(there.place):
            return there.place in reached_by_storm(sea, openings)
        return there.mode == "sea" and sea_of(there.place) == sea
    if is_zone(place) or is_zone(there.place):
        return there.place == place
    away = distance(place, there.place)
    return away is not None and away <= (face if face > 1 else 0)


def scatter(voyage: Voyage, strikes: Callable[[Position], bool]) -> None:
    """Return the merchants and warships in a storm to their stocks; commissioners lose Speed (BN 8.112)."""
    state = voyage.state
    gone = [sail for sail in state.sails if strikes(Position(sail.hex, "sea"))]
    for sail in gone:
        remove_merchant(voyage, sail)
    # Older matches of the voyage began without this event and go on without it.
    if gone and (voyage.options.at_war() or voyage.table.patched(STORMS_TOLD)):
        voyage.tell(
            "merchants_scattered",
            tokens=[sail.token for sail in gone],
            places=[sail.hex for sail in gone],
            rule="BN 8.112",
        )
    for hunter in [one for one in state.hunters if strikes(one.position)]:
        if hunter.kind == "warship":
            dismiss(voyage, hunter)
        else:
            there = hunter.position
            exposed = there.mode == "sea" and HEXES[there.place].terrain == "coast"
            wear(voyage, hunter, speed=EXPOSED if exposed else SHELTERED, cause="storm", rule="BN 8.112")


def batter(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Damage a ship in a storm: the sails, on an open coast the hull too; it is no combat (BN 8.112)."""
    there = pirate.position
    exposed = there.afloat and HEXES[there.place].terrain == "coast" and not pirate.careened
    yield from hit(voyage, pirate, "sails", 1, "storm", combat=False)
    if exposed and pirate.status == "active":
        yield from hit(voyage, pirate, "hull", 1, "storm", combat=False)
