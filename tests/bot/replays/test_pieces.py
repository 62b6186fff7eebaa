"""Pieces: every picture comes back as it was, and equal parts are stored once."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.replays.pieces import Pieces

from .shown import whole

LEAF = st.sampled_from(['<path d="M0 0L100 100L200 50L300 75Z" fill="#fff"/>', '<circle r="3"/>', '<rect x="1"/>'])
TREE = st.recursive(
    LEAF,
    lambda inner: st.builds(
        lambda name, parts: f'<g id="{name}">{"".join(parts)}</g>', st.sampled_from("ab"), st.lists(inner, max_size=4)
    ),
    max_leaves=12,
)


@settings(max_examples=30)
@given(st.lists(st.lists(TREE, min_size=1, max_size=3), min_size=1, max_size=5))
def test_pictures_come_back_as_they_were(drawn: list[list[str]]) -> None:
    svgs = [f"<svg>{''.join(parts)}</svg>" for parts in drawn]
    pieces = Pieces()
    numbers = [pieces.add(svg) for svg in svgs]
    texts, places = pieces.stored(numbers)
    data = {"pieces": texts}
    assert [whole(data, places[number]) for number in numbers] == svgs
    assert len(set(texts)) == len(texts)


def test_an_equal_picture_has_the_same_number_and_a_part_is_stored_once() -> None:
    pieces = Pieces()
    word = '<g id="word"><path d="M0 0L100 100L200 50L300 75Z"/><path d="M1 1L100 100L200 50L300 75Z"/></g>'
    first = pieces.add(f"<svg>{word}<circle/></svg>")
    second = pieces.add(f"<svg>{word}<rect/></svg>")
    assert pieces.add(f"<svg>{word}<rect/></svg>") == second != first
    texts, _ = pieces.stored([first, second])
    assert sum(text.count("word") for text in texts) == 1
