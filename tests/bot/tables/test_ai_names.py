"""AI seats have their names in the language of the reader, whatever language they were named in."""

from typing import NamedTuple

import pytest

from bot.tables.ai_names import ai_named, called, number_of
from bot.tables.lobby import ai_name
from bot.text import words_for
from bot.text.catalog import locales


class One(NamedTuple):
    """Somebody on a seat."""

    name: str
    user_id: int | None = None


@pytest.mark.parametrize("reader", locales())
@pytest.mark.parametrize("named", locales())
def test_an_ai_seat_is_called_as_the_reader_says(named: str, reader: str) -> None:
    stored, own = words_for(named), words_for(reader)
    for number in (1, 2, 8):
        assert number_of(stored.ai_name(number)) == number
        assert ai_named(own, stored.ai_name(number)) == own.ai_name(number)
    stands_in = stored.line("bot-ai-for", name="Zoé")
    assert ai_named(own, stands_in) == own.line("bot-ai-for", name="Zoé")


def test_other_names_stay() -> None:
    french = words_for("fr")
    for name in ("Ann", "AI", "AI for ", "の代理AI", "AI 1 (2)", ""):
        assert ai_named(french, name) == name
        assert number_of(name) is None


def test_a_person_keeps_their_name_and_seats_stay_apart() -> None:
    french = words_for("fr")
    first, second = One(words_for("en").ai_name(1)), One(words_for("en").ai_name(2))
    person, double = One("AI 2", 5), One("IA 1", 6)
    name = called(french, [first, second, person])
    assert [name(one) for one in (first, second, person)] == [french.ai_name(1), french.ai_name(2), "AI 2"]
    # What a person is called, no AI is.
    name = called(french, [first, second, double])
    assert [name(one) for one in (first, second, double)] == [first.name, french.ai_name(2), "IA 1"]
    # Nor are two AIs that were named in two languages.
    both = [One(words_for(locale).ai_name(1)) for locale in ("en", "ja")]
    assert len({called(french, both)(one) for one in both}) == 2


def test_a_new_ai_has_a_number_that_none_has_in_any_language() -> None:
    french = words_for("fr")
    assert ai_name(french.ai_name, []) == french.ai_name(1)
    assert ai_name(french.ai_name, [words_for("en").ai_name(1), "Ann", words_for("ja").ai_name(2)]) == french.ai_name(3)
