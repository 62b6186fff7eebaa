"""Dice that anyone can check: the n-th draw of a kind is a keyed hash.

    key(kind)    = HMAC-SHA256(secret, kind)                   secret: 32 bytes
    block(n, i)  = HMAC-SHA256(key(kind), "<salt>|<n>|<i>")    n, i from 0; read as eight big-endian 32-bit words
    below(k)     = the next word w of draw n with w < 2**32 - 2**32 % k, modulo k
    roll(s)      = 1 + below(s)
    shuffle      = Fisher-Yates from the end: for i = last .. 1 swap i with below(i + 1)
    draw k items = the first k of the shuffled items

Every call of a method of :class:`Dice` is one draw. A draw of one kind does not change the draws of other kinds.
"""

import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from struct import Struct
from typing import NamedTuple, Protocol, TypeVar, cast

T = TypeVar("T")
WORD = 2**32
BLOCK = Struct(">8I")


def secret_of(seed: str) -> bytes:
    """Return the 32 secret bytes: 64 hex digits are taken as they are, any other text is hashed."""
    # A pattern, because bytes.fromhex ignores spaces.
    if re.fullmatch("[0-9A-Fa-f]{64}", seed):
        return bytes.fromhex(seed)
    return sha256(seed.encode()).digest()


def key_of(secret: bytes, kind: str) -> bytes:
    """Return the key of one kind of draw."""
    return hmac.digest(secret, kind.encode(), "sha256")


def key_hashes(secret: bytes, kinds: Sequence[str]) -> dict[str, str]:
    """Return the SHA-256 of each kind's key, in hex: all that is revealed of a kind that stays secret."""
    return {kind: sha256(key_of(secret, kind)).hexdigest() for kind in kinds}


def commitment_of(hashes: Mapping[str, str]) -> str:
    """Return the public commitment: SHA-256 over the lines ``kind: SHA-256(key)``, in the order of the list."""
    return sha256("\n".join(f"{kind}: {digest}" for kind, digest in hashes.items()).encode()).hexdigest()


def words(key: bytes, salt: str, n: int) -> Iterator[int]:
    """Yield the endless 32-bit words of draw ``n``."""
    block = 0
    while True:
        yield from BLOCK.unpack(hmac.digest(key, f"{salt}|{n}|{block}".encode(), "sha256"))
        block += 1


def bounded(source: Iterator[int], k: int) -> int:
    """Return a uniform integer 0..k-1 by rejection sampling."""
    if not 1 <= k <= WORD:
        msg = f"below({k}) is out of range"
        raise ValueError(msg)
    limit = WORD - WORD % k
    for word in source:
        if word < limit:
            return word % k
    raise AssertionError  # words never end


def shuffled(source: Iterator[int], items: Sequence[T], k: int) -> list[T]:
    """Return the first ``k`` of the items, shuffled with a draw's words."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        # As in ``bounded``, without a call for each card.
        limit = WORD - WORD % (i + 1)
        while (word := next(source)) >= limit:
            pass
        j = word % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck[:k]


class Roller(Protocol):
    """A source of outcomes: keyed hashes, or a script in tests."""

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        """Return the outcome of draw ``n``: lo..hi."""
        ...

    def permutation(self, kind: str, n: int, items: Sequence[T], k: int) -> list[T]:
        """Return the first ``k`` of the shuffled items of draw ``n``."""
        ...


class KeyedRoller:
    """The dice of a real match; the module's docstring gives the formulas."""

    def __init__(self, keys: Mapping[str, bytes], salt: str) -> None:
        self._keys = keys
        self._salt = salt

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        """Return the outcome of draw ``n``: lo..hi."""
        return lo + bounded(words(self._keys[kind], self._salt, n), hi - lo + 1)

    def permutation(self, kind: str, n: int, items: Sequence[T], k: int) -> list[T]:
        """Return the first ``k`` of the shuffled items of draw ``n``."""
        return shuffled(words(self._keys[kind], self._salt, n), items, k)


class ScriptedDice:
    """Dice with prescribed outcomes, for tests of positions: ``ScriptedDice({"deal": [order, order], "hit": [3]})``.

    The outcome of a roll is the face, of ``below`` the integer, of a shuffle the whole order (with the game's ids), of
    a draw the items drawn. A kind that runs out of outcomes is an error.
    """

    def __init__(self, script: Mapping[str, Sequence[object]]) -> None:
        self._script = {kind: list(outcomes) for kind, outcomes in script.items()}

    @property
    def kinds(self) -> list[str]:
        """The kinds for which the script has outcomes."""
        return list(self._script)

    def _next(self, kind: str, n: int) -> object:
        outcomes = self._script.get(kind, [])
        if n >= len(outcomes):
            msg = f"the script has no draw {n} of kind {kind!r}"
            raise LookupError(msg)
        return outcomes[n]

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        """Return the scripted integer, which must lie in lo..hi."""
        outcome = self._next(kind, n)
        if not isinstance(outcome, int) or not lo <= outcome <= hi:
            msg = f"draw {n} of {kind!r}: {outcome!r} is not in {lo}..{hi}"
            raise ValueError(msg)
        return outcome

    def permutation(self, kind: str, n: int, items: Sequence[T], k: int) -> list[T]:
        """Return the scripted order, which must be made of the items."""
        outcome = cast("Sequence[T]", self._next(kind, n))
        rest = list(items)
        order = [rest.pop(rest.index(item)) for item in outcome]
        if len(order) != k:
            msg = f"draw {n} of {kind!r}: {len(order)} items scripted, {k} drawn"
            raise ValueError(msg)
        return order


class Between(NamedTuple):
    """The demand of the rules on a draw: an integer from ``low`` to ``high``."""

    low: int
    high: int


class FirstOf(NamedTuple):
    """The demand of the rules on a draw: the first ``k`` of the shuffled ``items``, which are in the order given."""

    items: Sequence[object]
    k: int


class Draw(NamedTuple):
    """One draw: what the rules asked for, and the outcome."""

    kind: str
    n: int
    asked: Between | FirstOf
    outcome: object


def drawn_by(key: bytes, salt: str, draw: Draw) -> object:
    """Return the outcome that a key gives to a draw. Raises ValueError for a draw that nobody can make."""
    source = words(key, salt, draw.n)
    if isinstance(draw.asked, Between):
        return draw.asked.low + bounded(source, draw.asked.high - draw.asked.low + 1)
    return shuffled(source, draw.asked.items, draw.asked.k)


class Dice:
    """The dice that the rules use: each call is one draw of a kind, and ``draws`` keeps them all.

    ``asked`` holds what the rules asked of each draw.
    """

    def __init__(self, roller: Roller, kinds: Sequence[str]) -> None:
        self._roller = roller
        self._next = dict.fromkeys(kinds, 0)
        self.draws: list[tuple[str, int, object]] = []
        self.asked: list[Between | FirstOf] = []

    def drawn(self, since: int = 0) -> Sequence[Draw]:
        """Return the draws from the one at place ``since`` on, with what was asked of each."""
        pairs = zip(self.draws[since:], self.asked[since:], strict=True)
        return [Draw(kind, n, asked, outcome) for (kind, n, outcome), asked in pairs]

    def numbers(self) -> Mapping[str, int]:
        """Return the number of the next draw of each kind."""
        return dict(self._next)

    def go_back(self, drawn: int, numbers: Mapping[str, int], dice: "Dice") -> None:
        """Take over the first draws of other dice of this match, and the numbers of the draws that come next."""
        self._next = dict(numbers)
        self.draws, self.asked = dice.draws[:drawn], dice.asked[:drawn]

    def _number(self, kind: str) -> int:
        if kind not in self._next:
            msg = f"the game declares no draw of kind {kind!r}"
            raise LookupError(msg)
        n = self._next[kind]
        self._next[kind] = n + 1
        return n

    def _integer(self, kind: str, lo: int, hi: int) -> int:
        n = self._number(kind)
        outcome = self._roller.integer(kind, n, lo, hi)
        self.draws.append((kind, n, outcome))
        self.asked.append(Between(lo, hi))
        return outcome

    def below(self, kind: str, n: int) -> int:
        """Return a uniform integer 0..n-1."""
        return self._integer(kind, 0, n - 1)

    def roll(self, kind: str, sides: int) -> int:
        """Return the face of one die, 1..sides."""
        return self._integer(kind, 1, sides)

    def draw(self, kind: str, items: Sequence[T], k: int = 1) -> list[T]:
        """Return ``k`` different items, in the order drawn: the first ``k`` of a shuffle."""
        if not 0 <= k <= len(items):
            msg = f"cannot draw {k} of {len(items)} items"
            raise ValueError(msg)
        n = self._number(kind)
        outcome = self._roller.permutation(kind, n, items, k)
        self.draws.append((kind, n, list(outcome)))
        self.asked.append(FirstOf(list(items), k))
        return outcome

    def shuffle(self, kind: str, items: Sequence[T]) -> list[T]:
        """Return the items in a uniformly random order; the given sequence stays as it is."""
        return self.draw(kind, items, len(items))
