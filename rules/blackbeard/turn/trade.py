"""Step 7: the trade window, for seats of which one has asked for a parley (spec 4.1, 8 "Trade", BN 6.8).

Two ships of different seats in one hex may trade. Each seat makes up to three offers; then each seat accepts at most
one of those that a partner made. An offer is known to the two seats alone until it is carried out.
"""

from rules.blackbeard.asking import put_all
from rules.blackbeard.ending import finished
from rules.blackbeard.league.alliances import form_alliances, wishes_of
from rules.blackbeard.league.breach import end_alliances
from rules.blackbeard.league.contracts import conclude_contract, seats_of
from rules.blackbeard.league.talks import invited
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.turn.bargains import carry_out_all, in_reach
from rules.blackbeard.turn.offers import RULE, ask_answers, ask_offers
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, DEALINGS_CORRECTIONS, Voyage
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Play


def trade_window(voyage: Voyage) -> Play[None]:
    """Let partners make offers, then accept them, and carry out what was accepted (BN 6.8).

    Seats that have asked for a parley may also propose contracts, and make or end alliances (BN 20.1).
    """
    state, options = voyage.state, voyage.options
    wanting = [seat for seat, orders in voyage.hidden.seat_orders.items() if orders.parley]
    pairs = [pair for pair in partners(state) if any(one.seat in wanting for one in pair)]
    seats = [one.seat for pair in pairs for one in pair]
    if options.allied(state.seats):
        seats += [seat for seat in wanting if state.active(seat)]
    seats = sorted(dict.fromkeys(seats))
    if not seats:
        return
    # In older matches a contract may ask for a delivery although there are no goods.
    goods = options.m_goods or not voyage.table.patched(COMBAT_CORRECTIONS)
    made = yield from put_all(voyage, [ask_offers(state, options, seat, pairs, wanting, goods=goods) for seat in seats])
    yield from end_alliances(voyage, [pair for talk in made for pair in talk.breaks])
    if voyage.table.patched(DEALINGS_CORRECTIONS) and finished(voyage):
        # A duel between former allies has ended the match.
        return
    form_alliances(voyage, [*wishes_of(voyage), *(pair for talk in made for pair in talk.ally)])
    offers = [offer for talk in made for offer in talk.offers]
    drafts = [draft for talk in made for draft in talk.drafts]
    for draft in drafts:
        audience, by = seats_of(state, draft.members), state.pirates[draft.by].seat
        voyage.tell("contract_offered", audience=audience, seat=by, reveals=True, rule="BN 20.1", **draft.facts())
    for offer in offers:
        both = [state.pirates[offer.by].seat, state.pirates[offer.to].seat]
        voyage.tell("offered", audience=both, seat=both[0], reveals=True, rule=RULE, **offer.facts())
    receivers = [
        seat
        for seat in range(state.seats)
        if invited(state, drafts, seat) or any(state.pirates[offer.to].seat == seat for offer in offers)
    ]
    if not receivers:
        return
    answers = yield from put_all(voyage, [ask_answers(state, seat, offers, drafts) for seat in receivers])
    yield from carry_out_all(voyage, [offer for talk in answers for offer in talk.offers])
    for draft in drafts:
        partners_of = [seat for seat in receivers if draft in invited(state, drafts, seat)]
        accepting = [seat for seat, talk in zip(receivers, answers, strict=True) if draft in talk.drafts]
        if accepting == partners_of:
            conclude_contract(voyage, draft)


def partners(state: State) -> list[tuple[Pirate, Pirate]]:
    """Return the pairs of pirates of different seats that share a hex, in the order of seats."""
    able = [pirate for pirate in state.in_order() if not is_zone(pirate.position.place)]
    return [
        (one, other)
        for index, one in enumerate(able)
        for other in able[index + 1 :]
        if one.seat != other.seat and in_reach(one, other)
    ]
