"""The watcher: builds a reader's view from the events that the reader saw (spec 7)."""

from collections.abc import Callable, Mapping

from rules.kaiser.pieces import PHANTOM, is_german, is_physical, kind_of
from rules.kaiser.view.model import KaiserView, Me, SeenForce, SeenSlot
from rules.kaiser.view.ships import SHIP_HANDLERS, Data, ShipWatcher, seen
from rules.kernel import SeenEvent

REMAINING = "remaining"
"""In place of a merchant: the only one, or the one that is left."""


class KaiserWatcher(ShipWatcher):
    """Applies one reader's events to its view."""

    _boarded = ""
    """The merchant against which a Boarding Party goes along."""

    def see(self, event: SeenEvent) -> None:
        """Apply the next event."""
        handler = HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event.data)

    def view(self) -> KaiserView:
        """Return a copy of the present view."""
        return self._view.apart()

    # ---------------------------------------------------------------- knowing

    def _gone(self, seat: int, cards: list[str]) -> None:
        """Remove cards that were seen to leave a seat from what is known of its hand."""
        me = self._view.me
        if me is not None and seat in me.known:
            me.known[seat] = [card for card in me.known[seat] if card not in cards]

    def _learn(self, seat: int, cards: list[str]) -> None:
        me = self._view.me
        if me is not None and seat != self._view.seat:
            known = me.known.setdefault(seat, [])
            known += [card for card in cards if card not in known]

    def _unsure(self, seats: list[int]) -> None:
        """Forget the known cards of seats that gave away cards unseen by this reader."""
        me = self._view.me
        for seat in seats:
            if me is not None and me.known.get(seat):
                me.known[seat] = []

    def _mine(self, seat: int) -> list[str] | None:
        """Return this reader's own hand if the seat is its own, else None."""
        return self._view.me.hand if self._view.me is not None and seat == self._view.seat else None

    # ---------------------------------------------------------------- rounds and turns

    def _round_start(self, data: Data) -> None:
        view = self._view
        view.round, view.left, view.aside = data["round"], data["deck"], data["aside"]
        view.active, view.extra, view.committed, view.discarded, view.top = None, False, [], 0, []
        view.last_fight, view.read = None, []
        for seat, force in view.forces.items():
            view.forces[seat] = SeenForce(points=force.points, amounts=force.amounts)
        if view.me is not None:
            view.me = Me()
        if view.seats == 1:
            view.solitaire = 20

    def _picked(self, data: Data) -> None:
        force = self._force(data)
        (force.ships if is_german(data["ship"]) else force.row).append(seen(data["ship"]))

    def _dealt_ships(self, data: Data) -> None:
        self._force(data).ships = [seen(card) for card in data["ships"]]

    def _dealt_merchants(self, data: Data) -> None:
        self._force(data).row = [seen(card) for card in data["ships"]]

    def _dealt_hand(self, data: Data) -> None:
        self._force(data).hand_size = data["cards"]
        self._view.left = data["left"]
        if "hand" in data and self._view.me is not None:
            self._view.me.hand = list(data["hand"])

    def _turn_start(self, data: Data) -> None:
        self._view.active, self._view.extra, self._view.committed = data["seat"], data["extra"], []
        if self._view.seats == 1 and data["seat"] == PHANTOM:
            self._view.read = []

    def _turn_skipped(self, data: Data) -> None:
        self._view.active, self._view.extra, self._view.committed = data["seat"], False, []
        self._force(data).skipped = False

    def _turn_end(self, data: Data) -> None:
        self._unconfused(data)

    def _unconfused(self, data: Data) -> None:
        """Take Fog Bank and Deception away from the seat that ends its turn.

        The Phantom's are never discarded (KS 5.9.12), and a round that stops at a draw tells no end of the turn (KS
        4.1.1).
        """
        force = self._force(data)
        force.fog = force.deception = False

    def _bounding_main(self, data: Data) -> None:
        self._force(data).skipped = True

    def _score(self, data: Data) -> None:
        force = self._force(data)
        force.amounts.append(data["va"])
        struck = data["struck"]
        force.pile = [scored.but(how="struck") if scored.card in struck else scored for scored in force.pile]

    def _round_points(self, data: Data) -> None:
        for seat, points in enumerate(data["points"]):
            self._view.forces[seat].points.append(points)
        self._view.active = None

    def _match_end(self, data: Data) -> None:
        self._view.ended = dict(data)

    def _roll(self, data: Data) -> None:
        strike = data["purpose"] == "intercept"
        boarded = strike and self._boarded in (data["ship"], REMAINING)
        self._view.last_fight = {**data, "boarded": boarded}
        if strike:
            self._boarded = ""

    def _phantom_specials(self, data: Data) -> None:
        if "boarding_party" in data["specials"]:
            self._boarded = REMAINING

    def _released(self, data: Data) -> None:
        if self._boarded:
            # Slim Pickings: the Boarding Party goes to the merchant that is left (KS 5.6.1).
            self._boarded = data["left"] or REMAINING

    # ---------------------------------------------------------------- cards

    def _committed(self, data: Data) -> None:
        faces = data.get("faces") or [None] * len(data["slots"])
        self._view.committed = [
            SeenSlot(slot=row["slot"], place=place_of(row), card=face)
            for row, face in zip(data["slots"], faces, strict=True)
        ]
        self._force(data).hand_size -= len(data["slots"])
        self._drop(data["seat"], data.get("faces", []))

    def _deception_drawn(self, data: Data) -> None:
        faces = data.get("faces") or [None] * data["cards"]
        self._view.committed = [SeenSlot(slot=1, place="action", card=face) for face in faces]
        self._force(data).hand_size -= data["cards"]
        self._drop(data["seat"], data.get("faces", []))

    def _drop(self, seat: int, cards: list[str]) -> None:
        hand = self._mine(seat)
        if hand is not None:
            for card in cards:
                hand.remove(card)

    def _revealed(self, data: Data) -> None:
        slots = self._view.committed
        turned = next(slot for slot in slots if slot.slot == data["slot"])
        # The own card that is turned up exchanges slots with the lowest card of its place (KS 7.1).
        slots = [slot.but(card=turned.card) if slot.card == data["card"] else slot for slot in slots]
        up = turned.but(card=data["card"], up=True, place=place_of(data))
        self._view.committed = [up if slot.slot == data["slot"] else slot for slot in slots]
        self._gone(data["seat"], [data["card"]])
        if kind_of(data["card"]) == "boarding_party":
            self._boarded = data.get("target", "")

    def _reacted(self, data: Data) -> None:
        if not is_physical(data["card"]):
            return
        self._force(data).hand_size -= 1
        self._drop(data["seat"], [data["card"]])
        self._gone(data["seat"], [data["card"]])

    def _discarded(self, data: Data) -> None:
        view = self._view
        view.discarded += data["cards"]
        view.committed = []
        self._unconfused(data)
        faces: list[str] = data.get("faces", [])
        view.top = [*reversed(faces), *view.top][:2]
        self._gone(data["seat"], faces)

    def _drew_card(self, data: Data) -> None:
        view = self._view
        view.left = data["left"]
        self._unconfused(data)
        self._force(data).hand_size += 1
        if view.me is None:
            return
        card = view.me.deck.pop(0) if view.me.deck else None
        if "card" in data:
            view.me.hand.append(data["card"])
        elif card is not None:
            self._learn(data["seat"], [card])

    def _phantom_drew(self, data: Data) -> None:
        self._view.left = data["left"]
        self._view.discarded += 1
        self._unconfused(data)

    def _hand_seen(self, data: Data) -> None:
        if "hand" in data and self._view.me is not None:
            self._view.me.known[data["victim"]] = list(data["hand"])

    def _deck_seen(self, data: Data) -> None:
        if "order" in data and self._view.me is not None:
            self._view.me.deck = list(data["order"])

    def _deck_ordered(self, data: Data) -> None:
        if "order" in data:
            self._deck_seen(data)
        elif self._view.me is not None:
            # Another seat has put the cards in an order that this reader does not know.
            self._view.me.deck = []

    def _cards_taken(self, data: Data) -> None:
        self._force(data).hand_size += data["cards"]
        self._force(data, "victim").hand_size -= data["cards"]
        # The seat that takes them, and the one that loses them, know which.
        taken: list[str] = data.get("taken", data.get("lost", []))
        hand = self._mine(data["seat"])
        if hand is not None:
            hand += taken
        self._drop(data["victim"], taken)
        self._learn(data["seat"], taken)
        self._gone(data["victim"], taken)
        if not taken:
            self._unsure([data["victim"]])

    def _cards_lost(self, data: Data) -> None:
        self._force(data).hand_size -= data["cards"]
        self._view.discarded += data["cards"]
        self._drop(data["seat"], data.get("lost", []))

    def _overheard(self, data: Data) -> None:
        view, taken = self._view, list(data["taken"])
        view.top, view.discarded = list(data["top"]), view.discarded - len(taken)
        self._force(data).hand_size += len(taken)
        hand = self._mine(data["seat"])
        if hand is not None:
            hand += taken
        self._learn(data["seat"], taken)

    def _exchanged(self, data: Data) -> None:
        pair = (data["seat"], data["partner"])
        for seat, gave, got in zip(pair, data["cards"], reversed(data["cards"]), strict=True):
            self._view.forces[seat].hand_size += got - gave
        if "gave" not in data or self._view.seat is None:
            self._unsure([seat for seat, gave in zip(pair, data["cards"], strict=True) if gave])
            return
        other = pair[1] if self._view.seat == pair[0] else pair[0]
        self._drop(self._view.seat, data["gave"])
        hand = self._mine(self._view.seat)
        if hand is not None:
            hand += data["got"]
        self._gone(other, data["got"])
        self._learn(other, data["gave"])

    # ---------------------------------------------------------------- the Phantom

    def _solitaire_card(self, data: Data) -> None:
        self._view.solitaire = data["left"]
        # A new list: a copy of the view that was made before keeps its own.
        self._view.read = [*self._view.read, {"card": data["card"], "part": data["part"], "face": None}]

    def _line_rolled(self, data: Data) -> None:
        *before, last = self._view.read
        self._view.read = [*before, {**last, "face": data["face"]}]

    def _reshuffled(self, data: Data) -> None:
        if data["deck"] == "solitaire_deck":
            self._view.solitaire = data["cards"]


def place_of(data: Data) -> str:
    """Return the place of a committed card, such as ``ship/R11``, from the facts of an event."""
    return "/".join(filter(None, (data["place"], data["ship"])))


# A table of methods of one class, by kind of event.
# ruff: noqa: SLF001
# pyright: reportPrivateUsage=false
HANDLERS: Mapping[str, Callable[[KaiserWatcher, Data], None]] = {
    **SHIP_HANDLERS,
    "round_start": KaiserWatcher._round_start,
    "picked": KaiserWatcher._picked,
    "dealt_ships": KaiserWatcher._dealt_ships,
    "dealt_merchants": KaiserWatcher._dealt_merchants,
    "dealt_hand": KaiserWatcher._dealt_hand,
    "turn_start": KaiserWatcher._turn_start,
    "turn_skipped": KaiserWatcher._turn_skipped,
    "turn_end": KaiserWatcher._turn_end,
    "bounding_main": KaiserWatcher._bounding_main,
    "score": KaiserWatcher._score,
    "round_points": KaiserWatcher._round_points,
    "match_end": KaiserWatcher._match_end,
    "roll": KaiserWatcher._roll,
    "phantom_specials": KaiserWatcher._phantom_specials,
    "released": KaiserWatcher._released,
    "committed": KaiserWatcher._committed,
    "deception_drawn": KaiserWatcher._deception_drawn,
    "revealed": KaiserWatcher._revealed,
    "reacted": KaiserWatcher._reacted,
    "discarded": KaiserWatcher._discarded,
    "drew_card": KaiserWatcher._drew_card,
    "phantom_drew": KaiserWatcher._phantom_drew,
    "hand_seen": KaiserWatcher._hand_seen,
    "deck_seen": KaiserWatcher._deck_seen,
    "deck_ordered": KaiserWatcher._deck_ordered,
    "cards_taken": KaiserWatcher._cards_taken,
    "cards_lost": KaiserWatcher._cards_lost,
    "overheard": KaiserWatcher._overheard,
    "exchanged": KaiserWatcher._exchanged,
    "solitaire_card": KaiserWatcher._solitaire_card,
    "line_rolled": KaiserWatcher._line_rolled,
    "reshuffled": KaiserWatcher._reshuffled,
}
