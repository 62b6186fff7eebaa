"""Tables of facts: read once, frozen, and refused when they do not fit."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.kernel.data import rows, table


class Ship(NamedTuple):
    name: str
    guns: int


@dataclass(frozen=True)
class Gun:
    calibre: int


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """A package with tables, of its own name: a table is read only once."""
    package = f"harbour_of_{request.node.name}"
    (tmp_path / package / "data").mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    for name, text in {
        "ships": 'name,guns,note\nWhydah,28,"fast, they say"\nRoyal Été,40,\n',
        "short": "name,guns\nWhydah\n",
        "long": "name,guns\nWhydah,28,1717\n",
    }.items():
        (tmp_path / package / "data" / f"{name}.csv").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return package


def test_a_table_is_its_lines(harbour: str):
    assert table(harbour, "ships") == (
        {"name": "Whydah", "guns": "28", "note": "fast, they say"},
        {"name": "Royal Été", "guns": "40", "note": ""},
    )


def test_a_table_is_read_once_and_frozen(harbour: str):
    first = table(harbour, "ships")
    assert table(harbour, "ships") is first
    with pytest.raises(TypeError):
        first[0]["guns"] = "29"  # type: ignore[index]


def test_rows_take_the_columns_of_their_fields(harbour: str):
    assert rows(harbour, "ships", Ship) == (Ship("Whydah", 28), Ship("Royal Été", 40))


def test_a_field_without_a_column_is_refused(harbour: str):
    with pytest.raises(KeyError, match="calibre"):
        rows(harbour, "ships", Gun)


@pytest.mark.parametrize("name", ["short", "long"])
def test_a_line_of_another_length_is_refused(harbour: str, name: str):
    with pytest.raises(ValueError, match="zip"):
        table(harbour, name)


def test_a_cell_that_is_no_integer_is_refused(harbour: str):
    class Noted(NamedTuple):
        note: int

    with pytest.raises(ValueError, match="invalid literal"):
        rows(harbour, "ships", Noted)


def test_a_field_of_another_type_is_refused(harbour: str):
    class Afloat(NamedTuple):
        name: bool

    with pytest.raises(TypeError, match="name"):
        rows(harbour, "ships", Afloat)
