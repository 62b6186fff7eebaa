"""The keyed dice, compared with a second implementation written from the module's docstring, and their fairness."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import Match, Play, Table, choose, commitment_of, key_hashes, key_of, secret_of
from rules.kernel.dice import WORD, Between, Dice, FirstOf, KeyedRoller, bounded, drawn_by

from .toys import over, toy

SECRET = bytes(range(32))


# ---------------------------------------------------------------- the second implementation


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """Compute HMAC as in RFC 2104, so that the two implementations do not even share its library."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


class Other:
    """The draws of one kind, by the second implementation."""

    def __init__(self, secret: bytes, salt: str, kind: str) -> None:
        self.key = hmac_sha256(secret, kind.encode("utf-8"))
        self.salt = salt
        self.n = -1

    def start(self) -> None:
        self.n += 1
        self.used = 0

    def word(self) -> int:
        block, at = divmod(self.used, 8)
        self.used += 1
        digest = hmac_sha256(self.key, f"{self.salt}|{self.n}|{block}".encode())
        return int.from_bytes(digest[4 * at : 4 * at + 4], "big")

    def below(self, k: int) -> int:
        while True:
            word = self.word()
            if word < 2**32 - 2**32 % k:
                return word % k

    def shuffle(self, items: list[Any]) -> list[Any]:
        items = items[:]
        for i in reversed(range(1, len(items))):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def keyed(secret: bytes = SECRET, salt: str = "", kinds: tuple[str, ...] = ("a", "b")) -> Dice:
    return Dice(KeyedRoller({kind: key_of(secret, kind) for kind in kinds}, salt), kinds)


CALLS = st.one_of(
    st.tuples(st.just("below"), st.integers(1, WORD)),
    st.tuples(st.just("roll"), st.integers(1, 100)),
    st.tuples(st.just("shuffle"), st.integers(0, 30)),
    st.tuples(st.just("draw"), st.integers(0, 12)),
)


@settings(deadline=None)
@given(
    secret=st.binary(min_size=32, max_size=32),
    salt=st.text(st.characters(codec="utf-8"), max_size=10),
    kind=st.text(st.characters(codec="utf-8"), max_size=10),
    calls=st.lists(CALLS, max_size=8),
)
def test_every_draw_can_be_recomputed_from_the_description(
    secret: bytes, salt: str, kind: str, calls: list[tuple[str, int]]
) -> None:
    dice, other = keyed(secret, salt, (kind,)), Other(secret, salt, kind)
    for call, size in calls:
        other.start()
        if call == "below":
            assert dice.below(kind, size) == other.below(size)
        elif call == "roll":
            assert dice.roll(kind, size) == 1 + other.below(size)
        elif call == "shuffle":
            assert dice.shuffle(kind, list(range(size))) == other.shuffle(list(range(size)))
        else:
            assert dice.draw(kind, list(range(12)), size) == other.shuffle(list(range(12)))[:size]
    assert [n for _, n, _ in dice.draws] == list(range(len(calls)))


def test_known_draws_never_change() -> None:
    # Computed by the second implementation. If they change, every stored match is lost.
    dice = keyed(salt="salt")
    assert dice.below("a", WORD) == 429531566
    assert [dice.roll("a", 6) for _ in range(10)] == [3, 3, 5, 2, 2, 5, 2, 3, 3, 5]
    assert dice.shuffle("b", range(20)) == [6, 10, 8, 7, 18, 17, 19, 5, 0, 11, 14, 9, 15, 13, 2, 16, 1, 3, 12, 4]
    assert dice.draw("b", ["x", "y", "z"], 2) == ["z", "x"]
    assert key_of(SECRET, "a").hex() == "5167dd15d18166a9dd6caa3522f7026f13d2f82c052bb245c9f3366588205222"
    commitment = commitment_of(key_hashes(SECRET, ["a", "b"]))
    assert commitment == "005e497c37969ed65b355f63c8add18e7ca05efd26882f32ebdf3ed3f65c574b"


def test_a_draw_that_needs_more_than_one_block() -> None:
    # With 2**31 + 1 every second word is rejected, so that some of the draws need more than 8 words.
    dice, other = keyed(), Other(SECRET, "", "a")
    most = 0
    for _ in range(2_000):
        other.start()
        assert dice.below("a", 2**31 + 1) == other.below(2**31 + 1)
        most = max(most, other.used)
    assert most > 8


def test_rejection_sampling() -> None:
    k = 3
    limit = WORD - WORD % k
    assert limit == WORD - 1
    assert bounded(iter([WORD - 1, limit, 5]), k) == 5 % k
    assert bounded(iter([limit - 1]), k) == (limit - 1) % k
    assert bounded(iter([WORD - 1]), WORD) == WORD - 1
    assert bounded(iter([7]), 1) == 0


@pytest.mark.parametrize("k", [0, -1, WORD + 1])
def test_a_range_beyond_one_word_is_an_error(k: int) -> None:
    with pytest.raises(ValueError, match="out of range"):
        keyed().below("a", k)


# ---------------------------------------------------------------- the inputs of a draw


def draws_of(dice: Dice) -> list[Any]:
    return [dice.below("a", WORD), dice.shuffle("a", list(range(40))), dice.below("b", WORD)]


def test_a_draw_of_one_kind_does_not_change_other_kinds() -> None:
    quiet, busy = keyed(), keyed()
    for _ in range(5):
        busy.roll("b", 6)
        busy.shuffle("b", list(range(9)))
    assert [quiet.below("a", WORD) for _ in range(5)] == [busy.below("a", WORD) for _ in range(5)]


def test_the_length_of_a_draw_does_not_change_later_draws() -> None:
    short, long = keyed(), keyed()
    short.shuffle("a", [])
    long.shuffle("a", list(range(1000)))
    assert short.below("a", WORD) == long.below("a", WORD)


def test_every_call_is_one_draw() -> None:
    dice = keyed()
    dice.shuffle("a", [])
    dice.draw("a", ["x"], 0)
    dice.roll("a", 1)
    dice.below("a", 1)
    assert dice.draws == [("a", 0, []), ("a", 1, []), ("a", 2, 1), ("a", 3, 0)]


def test_it_keeps_what_was_asked_of_each_draw_and_the_key_gives_the_outcome_again() -> None:
    dice = keyed(salt="salt")
    items = ["x", "y", "z"]
    dice.shuffle("a", items)
    items.clear()
    dice.draw("a", range(5), 2)
    dice.roll("b", 6)
    dice.below("a", 9)
    asked = [draw.asked for draw in dice.drawn()]
    assert asked == [FirstOf(["x", "y", "z"], 3), FirstOf([0, 1, 2, 3, 4], 2), Between(1, 6), Between(0, 8)]
    assert [draw[:2] + draw[3:] for draw in dice.drawn()] == dice.draws
    assert [drawn_by(key_of(SECRET, draw.kind), "salt", draw) for draw in dice.drawn()] == [d[2] for d in dice.draws]
    assert [draw.n for draw in dice.drawn(2)] == [0, 2]


def test_draws_depend_on_kind_secret_and_salt() -> None:
    every = [draws_of(keyed(secret, salt)) for secret in (SECRET, SECRET[::-1]) for salt in ("", "s", "s ")]
    assert all(one != other for one, other in permutations(every, 2))
    first = keyed()
    assert first.below("a", WORD) != first.below("b", WORD)


def test_the_list_of_kinds_does_not_change_draws() -> None:
    assert draws_of(keyed(kinds=("a", "b"))) == draws_of(keyed(kinds=("later", "b", "a")))


def test_a_shuffle_does_not_change_the_given_items() -> None:
    items = ["x", "y", "z"]
    dice = keyed()
    shuffled = dice.shuffle("a", items)
    shuffled.clear()
    assert items == ["x", "y", "z"]
    assert sorted(dice.draws[0][2]) == items  # type: ignore[type-var]
    assert sorted(dice.shuffle("b", tuple(items))) == items


def test_equal_items_may_be_drawn() -> None:
    assert sorted(keyed().shuffle("a", ["x", "x", "y"])) == ["x", "x", "y"]


@pytest.mark.parametrize("k", [-1, 4])
def test_drawing_more_items_than_given_is_an_error(k: int) -> None:
    dice = keyed()
    with pytest.raises(ValueError, match="cannot draw"):
        dice.draw("a", [1, 2, 3], k)
    assert dice.draws == []


def test_undeclared_kinds_are_an_error() -> None:
    dice = keyed()
    for call in (lambda: dice.roll("c", 6), lambda: dice.shuffle("c", [1]), lambda: dice.below("", 2)):
        with pytest.raises(LookupError, match="declares no draw"):
            call()


# ---------------------------------------------------------------- fairness, with fixed seeds


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (cells - len(counts)) * expected


@pytest.mark.parametrize(
    ("sides", "limit"),  # the quantile 0.999 of chi-square with sides - 1 degrees of freedom
    [(2, 10.83), (6, 20.52), (20, 43.82), (100, 148.23)],
)
def test_dice_are_fair(sides: int, limit: float) -> None:
    dice = keyed(salt="fair")
    assert chi_square(Counter(dice.roll("a", sides) for _ in range(20_000)), sides) < limit


def test_shuffles_are_fair() -> None:
    dice = keyed(salt="fair")
    orders = Counter(tuple(dice.shuffle("a", "abcd")) for _ in range(24_000))
    assert chi_square(orders, 24) < 49.73  # 23 degrees of freedom
    drawn = Counter(tuple(dice.draw("b", "abcde", 2)) for _ in range(20_000))
    assert chi_square(drawn, 20) < 43.82


def test_consecutive_draws_are_independent() -> None:
    dice = keyed(salt="fair")
    rolls = [dice.roll("a", 6) for _ in range(36_001)]
    assert chi_square(Counter(pairwise(rolls)), 36) < 66.62  # 35 degrees of freedom


# ---------------------------------------------------------------- seeds, keys, commitments


def test_64_hex_digits_are_the_secret_itself() -> None:
    assert secret_of(SECRET.hex()) == SECRET
    assert secret_of(SECRET.hex().upper()) == SECRET


@pytest.mark.parametrize(
    "seed",
    ["", "seed", "g" * 64, "0" * 63, "0" * 65, " " * 64, "ab " * 21 + "a", "0" * 63 + "\n", "0" * 64 + "\n", "٣" * 64],
    ids=repr,
)
def test_any_other_seed_is_hashed(seed: str) -> None:
    assert secret_of(seed) == hashlib.sha256(seed.encode()).digest()


def quiet(table: Table, state: list[Any]) -> Play[Any]:
    state.append([table.dice.below(kind, WORD) for kind in ("b", "a")])
    yield from choose(0, "any", ["a"])
    return over(table)


def test_the_dice_of_a_match_are_keyed_by_seed_and_salt() -> None:
    game = toy(quiet, kinds=("a", "b"))
    match = Match.start(game, 1, SECRET.hex(), salt="pepper")
    assert match.record().seed == SECRET.hex()
    assert match.draws == [("b", 0, match.state[0][0]), ("a", 0, match.state[0][1])]
    for kind, _, outcome in match.draws:
        other = Other(SECRET, "pepper", kind)
        other.start()
        assert outcome == other.below(WORD)
    named = Match.start(game, 1, "a name")
    assert named.record().seed == hashlib.sha256(b"a name").hexdigest()


def test_commitments_can_be_checked_by_hand() -> None:
    match = Match.start(toy(quiet, kinds=("a", "b")), 1, SECRET.hex())
    hashes = {kind: hashlib.sha256(hmac_sha256(SECRET, kind.encode())).hexdigest() for kind in ("a", "b")}
    assert match.key_hashes() == hashes
    lines = f"a: {hashes['a']}\nb: {hashes['b']}"
    assert commitment_of(match.key_hashes()) == hashlib.sha256(lines.encode()).hexdigest()
    assert commitment_of(dict(reversed(hashes.items()))) != commitment_of(hashes), "the order of the list counts"


def test_the_key_of_one_kind_reveals_no_other_key() -> None:
    assert key_of(SECRET, "a") == hmac.digest(SECRET, b"a", "sha256")
    assert key_of(SECRET, "a") != key_of(SECRET, "b")
    assert SECRET not in (key_of(SECRET, "a"), key_of(SECRET, ""))
