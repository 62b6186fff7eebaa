"""The votes: attack, mutiny and brawl (spec 5.5). A seat's ballot stays secret (TO-H7)."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules.kernel import All, Ask, Option, Play, Table, choose
from rules.tortuga.cards import (
    ASHORE,
    BLIND,
    BRITISH,
    FRENCH,
    GALLEON,
    ISLAND,
    NATIONS,
    count_icons,
    has_dutch,
    hold_of,
    sort_types,
)
from rules.tortuga.deciding import decide
from rules.tortuga.orders import ordered_ballot
from rules.tortuga.pawns import draw_blind, hand_options, maroon
from rules.tortuga.refusing import VOTED_BY
from rules.tortuga.state import BALLOTS_NAMED, BRAWLS_EXPLAINED, Electorate, State
from rules.tortuga.treasure import Haul, levelling, loaded, shared_out, transfer


class Vote(NamedTuple):
    """A vote that was called. ``target``: the target of an attack. ``captain``: the captain, if it is aboard a ship."""

    kind: str
    where: str
    caller: int
    captain: int | None
    target: str | None = None


class Count(NamedTuple):
    """The number of each icon in a pool, and its number of cards."""

    cannons: int
    torches: int
    waters: int
    british: int
    french: int
    skulls: int
    size: int

    @property
    def lit(self) -> int:
        """The torches that water does not put out (TO 7.5)."""
        return max(0, self.torches - self.waters)

    @property
    def hit(self) -> bool:
        """Whether an attack succeeds: the pool has a cannon and a burning torch (TO 7.5)."""
        return self.cannons >= 1 and self.lit >= 1

    @property
    def mutinous(self) -> bool:
        """Whether a mutiny succeeds: more than half of all cards are skulls (TO 8.5, A14, A15)."""
        return 2 * self.skulls > self.size


RESULT_RULES: Mapping[str, str] = {"attack": "TO 7.5", "mutiny": "TO 8.5", "brawl": "TO 9.5"}
RECYCLE_RULES: Mapping[str, str] = {"attack": "TO 7.8", "mutiny": "TO 8.6", "brawl": "TO 9.8"}


def count(pool: list[str]) -> Count:
    """Count the icons of a pool (TO 7.4, 8.4, 9.4)."""
    cannons, torches, waters = (count_icons(pool, 0, icon) for icon in "CTW")
    british, french = (count_icons(pool, 1, flag) for flag in NATIONS)
    return Count(cannons, torches, waters, british, french, count_icons(pool, 2, "S"), len(pool))


def electorate(state: State, vote: Vote) -> list[int]:
    """Return the members of the vote: the whole line, in a mutiny without the captain (spec 5.5.1)."""
    line = state.lines[vote.where]
    return line[1:] if vote.kind == "mutiny" else list(line)


def hold_vote(table: Table, state: State, vote: Vote) -> Play[None]:
    """Call the vote, take the ballots, reveal, apply the effect, recycle (V1-V8).

    If the effect decides the match, nothing is recycled.
    """
    voters = call(table, state, vote)
    answers = yield from All(ballot(table, state, vote, seat) for seat in voters)
    state.vote = None
    cast = dict(zip(voters, answers, strict=True))
    cards = take_ballots(table, state, cast)
    state.pool = sort_types([*cards.values(), state.vote_deck.pop(0)])
    reveal(table, state, vote, cast, cards)
    yield from EFFECTS[vote.kind](table, state, vote, count(state.pool))
    recycle(table, state, vote, voters)


def call(table: Table, state: State, vote: Vote) -> list[int]:
    """V1: tell the voters and return them; members without cards do not vote (A13, TO-H8)."""
    members = electorate(state, vote)
    voters = [seat for seat in members if state.hands[seat]]
    state.vote = Electorate(vote.kind, members, voters)
    table.tell(
        "vote_called",
        vote=vote.kind,
        seat=vote.caller,
        where=vote.where,
        target=vote.target,
        captain=vote.captain,
        voters=voters,
        others=[seat for seat in voters if seat != vote.caller],
        cardless=[seat for seat in members if seat not in voters],
        reveals=True,
        rule=VOTED_BY[vote.kind],
    )
    return voters


def ballot(table: Table, state: State, vote: Vote, seat: int) -> Play[str] | Ask[str]:
    """V2, ask D-BALLOT: one card of the hand, or a blind one. A single card is cast unasked: hand sizes are public."""
    hand = state.hands[seat]
    if len(hand) == 1:
        return only(hand[0])
    return choose(
        seat,
        "ballot",
        lambda: hand_options(hand),
        default=BLIND,
        secret=True,
        show=table.options.missing_voters,
        standing=lambda orders: ordered_ballot(orders, vote.kind, hand),
        rule="TO-H3",
        data={
            "vote": vote.kind,
            "cards": pool_size(state),
            "needed": pool_size(state) // 2 + 1,
            "caller": vote.caller,
            "where": vote.where,
            "target": vote.target,
            "captain": vote.captain,
            "voters": [*state.vote.voters] if state.vote else [],
        },
    )


def pool_size(state: State) -> int:
    """Return the number of cards in the open vote: a ballot of each voter, and one card of the deck (TO 7.2)."""
    return 1 + (len(state.vote.voters) if state.vote else 0)


def only(card: str) -> Play[str]:
    """Cast the only card without asking."""
    yield from ()
    return card


def take_ballots(table: Table, state: State, cast: Mapping[int, str]) -> dict[int, str]:
    """V4: draw for the blind ballots in the order of seats, and take every cast card out of its hand."""
    cards: dict[int, str] = {}
    for seat in state.in_order(cast):
        hand = state.hands[seat]
        card = draw_blind(table, hand) if cast[seat] == BLIND else cast[seat]
        hand.remove(card)
        cards[seat] = card
    return cards


def reveal(table: Table, state: State, vote: Vote, cast: Mapping[int, str], cards: Mapping[int, str]) -> None:
    """V6: tell the sorted pool, which includes one card of the deck; then tell each voter alone its own ballot."""
    counted = count(state.pool)
    table.tell(
        "vote_revealed",
        vote=vote.kind,
        where=vote.where,
        pool=list(state.pool),
        ballots=len(cast),
        **counted._asdict(),
        lit=counted.lit,
        reveals=True,
        rule="TO-H7",
    )
    named: dict[str, Any] = {"vote": vote.kind} if table.patched(BALLOTS_NAMED) else {}
    for seat in state.in_order(cards):
        facts: dict[str, Any] = {"seat": seat, "blind": cast[seat] == BLIND, "type": cards[seat], **named}
        table.tell("ballot_ack", audience=[seat], **facts, rule="TO-H7")


def tell_result(table: Table, vote: Vote, outcome: str, *, stays: bool | None = None) -> None:
    """Tell the outcome of the vote. ``stays``: whether a brawl moves no chest; None: the event does not say it."""
    facts: dict[str, Any] = {} if stays is None else {"stays": stays}
    table.tell(
        "vote_result",
        vote=vote.kind,
        seat=vote.caller,
        where=vote.where,
        target=vote.target,
        outcome=outcome,
        **facts,
        rule=RESULT_RULES[vote.kind],
    )


def attack(table: Table, state: State, vote: Vote, counted: Count) -> Play[None]:
    """Take one treasure, no matter how large the surplus; the captain picks both holds (TO 7.7, TO-P5)."""
    tell_result(table, vote, "success" if counted.hit else "failure")
    if not counted.hit:
        return
    source = GALLEON if vote.target == GALLEON else (yield from attack_source(state, vote))
    holds = [hold_of(vote.where, nation) for nation in NATIONS]
    hold = yield from choose(
        vote.caller,
        "attack_dest",
        [Option(hold, {"hold": hold}, final=True) for hold in holds],
        default=levelling(state, {hold: [Haul(source, hold, 1)] for hold in holds}),
        rule="TO-P5",
        data={"source": source, "ship": vote.where, "dutch": has_dutch(state.seats)},
    )
    transfer(table, state, [Haul(source, hold, 1)], "attack", vote.caller, "TO 7.7")


def attack_source(state: State, vote: Vote) -> Play[str]:
    """Ask D-ATTACK-SOURCE: the hold of the other ship to rob, if both have treasure."""
    holds = loaded(state, [hold_of(str(vote.target), nation) for nation in NATIONS])
    return (
        yield from decide(
            vote.caller,
            "attack_source",
            [Option(hold, {"hold": hold, "pieces": state.treasure[hold]}, reveals=False) for hold in holds],
            # The piece counts as going to the Galleon, that is, for nobody.
            default=levelling(state, {hold: [Haul(hold, GALLEON, 1)] for hold in holds}),
            rule="TO-P5",
            data={"ship": vote.target},
        )
    )


def mutiny(table: Table, state: State, vote: Vote, counted: Count) -> Play[None]:
    """Maroon the captain if more than half of all cards are skulls (TO 8.5)."""
    tell_result(table, vote, "success" if counted.mutinous else "failure")
    if counted.mutinous:
        yield from maroon(table, state, state.lines[vote.where][0], "TO 8.5", vote.caller)


def brawl(table: Table, state: State, vote: Vote, counted: Count) -> Play[None]:
    """Give both treasures of Tortuga to the nation with more flags, or one to each on a tie (TO 9.5, 9.6)."""
    ahead = (counted.british > counted.french) - (counted.british < counted.french)
    goal = {hold_of(ISLAND, BRITISH): 1 + ahead, hold_of(ISLAND, FRENCH): 1 - ahead, ASHORE: 0}
    hauls = shared_out(state, goal)
    stays = not hauls if table.patched(BRAWLS_EXPLAINED) else None
    tell_result(table, vote, {1: "british", -1: "french", 0: "split"}[ahead], stays=stays)
    if hauls:
        transfer(table, state, hauls, "brawl", vote.caller, "TO 9.5" if ahead else "TO 9.6")
    yield from ()


def implied(kind: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what the words of an event say beyond its facts.

    ``stays``: whether the chests of Tortuga lay already where a brawl would bring them. ``vote``: in which vote a card
    was cast; "none": in one that is not named. Older matches do not say either.
    """
    if kind == "ballot_ack":
        return {"vote": data.get("vote", "none")}
    return {"stays": data.get("stays", False)} if kind == "vote_result" else {}


EFFECTS: Mapping[str, Callable[[Table, State, Vote, Count], Play[None]]] = {
    "attack": attack,
    "mutiny": mutiny,
    "brawl": brawl,
}


def recycle(table: Table, state: State, vote: Vote, voters: list[int]) -> None:
    """V8: shuffle the pool under the deck; each voter draws a card, the caller first, and is told its new hand."""
    state.vote_deck += table.dice.shuffle("recycle", sort_types(state.pool))
    state.pool = []
    for seat in state.clockwise_from(vote.caller):
        if seat in voters:
            state.hands[seat] = sort_types([*state.hands[seat], state.vote_deck.pop(0)])
    table.tell("vote_recycled", vote=vote.kind, rule=RECYCLE_RULES[vote.kind])
    for seat in state.in_order(voters):
        facts: dict[str, Any] = {"seat": seat, "hand": list(state.hands[seat])}
        table.tell("hand_refilled", audience=[seat], **facts, rule=RECYCLE_RULES[vote.kind])
