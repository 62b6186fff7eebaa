"""Action cards about hands, decks and turns (KS 5.5)."""

from rules.kaiser.cards.partners import exchange
from rules.kaiser.choices.deciding import decide
from rules.kaiser.choices.targets import always, ask_card_seat, ask_seat, card_target_seats
from rules.kaiser.committed import withdraw
from rules.kaiser.pieces import card_facts, sort_actions
from rules.kaiser.state import Force, State
from rules.kernel import Option, Play, Table, pick


def unconfused(force: Force) -> bool:
    """Return whether neither Deception nor Fog Bank lies in front of the seat (KS 9.23)."""
    return force.fog is None and force.deception is None


def can_confuse(state: State) -> bool:
    """Return whether an enemy has neither Deception nor Fog Bank."""
    return bool(card_target_seats(state, unconfused, ships=False))


def play_deception(table: Table, state: State, card: str) -> Play[None]:
    """Lay Deception in front of an enemy (KS 5.5.10)."""
    seat = yield from ask_card_seat(table, state, unconfused, ships=False, what=card)
    withdraw(state, card)
    state.forces[seat].deception, state.forces[seat].laid_by = card, state.turn.seat
    table.tell("deception", seat=seat, by=state.turn.seat, card=card, rule="KP 3.3.10")


def play_fog_bank(table: Table, state: State, card: str) -> Play[None]:
    """Lay a Fog Bank in front of an enemy (KS 5.5.14)."""
    seat = yield from ask_card_seat(table, state, unconfused, ships=False, what=card)
    withdraw(state, card)
    state.forces[seat].fog, state.forces[seat].laid_by = card, state.turn.seat
    table.tell("fog", seat=seat, by=state.turn.seat, card=card, rule="KP 3.3.14")


def has_hand(force: Force) -> bool:
    """Return whether the seat has action cards."""
    return bool(force.hand)


def can_spy(state: State) -> bool:
    """Return whether an enemy has a hand to look at, or the deck a card."""
    return bool(state.actions) or bool(card_target_seats(state, has_hand, ships=False))


def play_intelligence(table: Table, state: State) -> Play[None]:
    """Look at a hand, or at the next cards of the deck and put them in order (KS 5.5.17)."""
    seat = state.turn.seat
    options = [Option("deck", {"cards": len(next_cards(state))})] if state.actions else []
    options += [Option(f"hand/{enemy}", {"seat": enemy}) for enemy in card_target_seats(state, has_hand, ships=False)]
    mode = yield from decide(table, state, seat, "intelligence_mode", options, rule="KP 3.3.17")
    if mode != "deck":
        seen = int(mode.partition("/")[2])
        if seen not in state.turn.others:
            state.turn.others.append(seen)
        # Sorted, so that the order of acquisition stays secret.
        private = {seat: {"hand": sort_actions(state.forces[seen].hand)}}
        cards = len(state.forces[seen].hand)
        table.tell("hand_seen", private=private, seat=seat, victim=seen, cards=cards, reveals=True, rule="KP 3.3.17")
        return
    cards = next_cards(state)
    private = {seat: {"order": list(cards)}}
    table.tell("deck_seen", private=private, seat=seat, cards=len(cards), reveals=True, rule="KP 3.3.17")
    order = cards
    if len(cards) > 1:
        order = yield from pick(
            seat,
            "intelligence_order",
            [Option(other, card_facts(other, cards)) for other in cards],
            (len(cards), len(cards)),
            ordered=True,
            secret=True,
            rule="KP 3.3.17",
        )
    state.actions[: len(order)] = order
    table.tell("deck_ordered", private={seat: {"order": list(order)}}, seat=seat, cards=len(order), rule="KP 3.3.17")


def next_cards(state: State) -> list[str]:
    """Return the cards that Intelligence shows: as many as there are sides."""
    return state.actions[: state.sides]


def enemies_with_cards(state: State) -> list[int]:
    """Return the enemies with action cards: each Recon Aircraft may hit any of them (KS 4.2.10)."""
    return [seat for seat in state.enemies(state.turn.seat) if state.forces[seat].hand]


def can_fly(state: State) -> bool:
    """Return whether an enemy has action cards."""
    return bool(enemies_with_cards(state))


def play_recon_aircraft(table: Table, state: State, card: str) -> Play[None]:
    """Take two random cards from a hand (KS 5.5.31)."""
    seat = state.turn.seat
    victim = yield from ask_seat(
        table, state, enemies_with_cards(state), "KP 3.3.31", always, what=card, kind="recon_aircraft"
    )
    taken = random_cards(table, state, victim, 2)
    for lost in taken:
        state.forces[victim].hand.remove(lost)
    state.forces[seat].hand += taken
    state.forces[victim].spotted = True
    told = ((seat, "taken"), (victim, "lost"))
    private = {reader: {fact: list(taken)} for reader, fact in told if reader in state.players}
    table.tell(
        "cards_taken", private=private, seat=seat, victim=victim, cards=len(taken), reveals=True, rule="KP 3.3.31"
    )


def random_cards(table: Table, state: State, seat: int, most: int) -> list[str]:
    """Draw cards at random from a hand, by their position in it, one after the other (KS 4.3.4)."""
    hand, drawn = list(state.forces[seat].hand), list[str]()
    while hand and len(drawn) < most:
        drawn.append(hand.pop(table.dice.below("hand", len(hand))))
    return drawn


def can_overhear(state: State) -> bool:
    """Return whether the discards may be taken: once a turn, in no extra turn, not in a match for one (KS 5.5.47)."""
    return bool(state.discard) and not state.turn.wireless and not state.turn.extra and not state.solo


def play_wireless_intercept(table: Table, state: State) -> Play[None]:
    """Take the top two discards (KS 5.5.47)."""
    state.turn.wireless = True
    taken = state.discard[-2:]
    del state.discard[-2:]
    state.forces[state.turn.seat].hand += reversed(taken)
    top = list(reversed(state.discard[-2:]))
    table.tell("overheard", seat=state.turn.seat, taken=list(reversed(taken)), top=top, reveals=True, rule="KP 3.3.47")
    yield from ()


def can_go_again(state: State) -> bool:
    """Return whether another turn may follow: one at most, and none after an extra turn (KS 5.5.37)."""
    return not state.turn.extra and not state.turn.second_chance


def play_second_chance(state: State) -> Play[None]:
    """Take another turn after this one (KS 5.5.37)."""
    state.turn.second_chance = True
    yield from ()


def in_teams(state: State) -> bool:
    """Return whether the match is in teams (KS 5.5.4, 5.5.11)."""
    return state.teams


def play_bounding_main(table: Table, state: State) -> Play[None]:
    """Make the next enemy lose its turn (KS 5.5.4)."""
    seat = state.enemies(state.turn.seat)[0]
    state.forces[seat].skipped = True
    table.tell("bounding_main", seat=seat, by=state.turn.seat, rule="KP 3.3.4")
    yield from ()


def play_exchange_information(table: Table, state: State) -> Play[None]:
    """Let partners exchange cards in secret (KS 5.5.11)."""
    yield from exchange(table, state, state.turn.seat)
