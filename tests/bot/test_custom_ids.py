"""custom_ids identify the press, even with long names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_ids import TEMPLATES, Press, Widget, meant, parse, stand_in, value_of

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=150)


@given(
    st.sampled_from(["b", "s", "m"]),
    st.integers(0, 10**18 - 1),
    st.from_regex("[a-z]{1,12}", fullmatch=True),
    st.from_regex("[0-9]{1,3}[.][0-9]{1,12}", fullmatch=True),
    NAMES,
    NAMES,
)
def test_a_press_is_parsed_from_its_custom_id(
    widget: Widget, table: int, verb: str, question: str, step: str, arg: str
) -> None:
    custom_id = Press(table, verb, question, step, arg).custom_id(widget)
    assert 1 <= len(custom_id) <= 100
    match = TEMPLATES[widget].fullmatch(custom_id)
    assert match is not None
    press = parse(match)
    assert press[:3] == (table, verb, question)
    assert meant(press.step, ["x", step, "y"]) == step
    assert meant(press.arg, ["x", arg, "y"]) == arg


@given(NAMES.filter(bool))
def test_a_menus_values_are_recognised(name: str) -> None:
    assert len(value_of(name)) <= 100
    assert meant(value_of(name), ["x", name]) == name


def test_short_names_have_no_stand_in() -> None:
    assert Press(7, "a", "0.3", "crew", "O7").custom_id("s") == "qs:7:a:0.3:crew:O7"
    assert meant("~nobody", ["x"]) == "~nobody"
    assert stand_in("x" * 200) != stand_in("x" * 201)


def test_a_press_without_a_possible_custom_id_raises() -> None:
    with pytest.raises(ValueError, match="no custom_id"):
        Press(7, "Not a verb").custom_id()
