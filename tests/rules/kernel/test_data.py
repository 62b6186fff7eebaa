"""Tables of data: read once, into values that cannot be changed."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.kernel.data import rows, table

Write = Callable[[str], str]


class Card(NamedTuple):
    name: str
    value: int


class Blank(NamedTuple):
    name: str
    value: int | None


class Odd(NamedTuple):
    value: float


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Return a function that writes ``data/cards.csv`` of a new package and returns the package's name."""
    package = f"toy_{tmp_path.name.replace('-', '_')}"

    def write(text: str) -> str:
        data = tmp_path / package / "data"
        data.mkdir(parents=True)
        (tmp_path / package / "__init__.py").write_text("")
        (data / "cards.csv").write_bytes(text.encode())
        return package

    monkeypatch.syspath_prepend(tmp_path)
    yield write
    sys.modules.pop(package, None)


def test_a_table_is_read_line_by_line(write: Write) -> None:
    package = write('name,value,note\r\nAce,1,"a ""quoted"", one"\r\nZwölf,12,\r\n')
    lines = table(package, "cards")
    assert [dict(line) for line in lines] == [
        {"name": "Ace", "value": "1", "note": 'a "quoted", one'},
        {"name": "Zwölf", "value": "12", "note": ""},
    ]
    assert table(package, "cards") is lines, "read once"
    with pytest.raises(TypeError):
        lines[0]["name"] = "King"  # type: ignore[index]


def test_rows_are_read_into_values_of_a_type(write: Write) -> None:
    package = write("note,value,name\nx,1,Ace\ny,12,Queen\n")
    assert rows(package, "cards", Card) == (Card("Ace", 1), Card("Queen", 12))


def test_a_blank_cell_is_none_where_the_field_may_be_blank(write: Write) -> None:
    package = write("name,value\nAce,0\nJoker,\n")
    assert rows(package, "cards", Blank) == (Blank("Ace", 0), Blank("Joker", None))


@pytest.mark.parametrize("text", ["name,value\nAce\n", "name,value\nAce,1,2\n", "name,value\nAce,one\n", ""])
def test_lines_that_do_not_fit_the_columns_are_errors(write: Write, text: str) -> None:
    package = write(text)
    with pytest.raises(ValueError):
        rows(package, "cards", Card)


def test_a_missing_column_is_an_error(write: Write) -> None:
    package = write("name,worth\nAce,1\n")
    with pytest.raises(KeyError):
        rows(package, "cards", Card)


def test_fields_may_only_be_text_or_integers(write: Write) -> None:
    package = write("value\n1\n")
    with pytest.raises(TypeError, match="value"):
        rows(package, "cards", Odd)
