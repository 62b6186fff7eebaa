"""The bot's own emoji in screens: in texts, as the emoji of buttons and options, and within Discord's limits."""

import pytest

from bot import limits
from bot.delivery.emoji import OwnEmoji
from bot.delivery.rendering import view_of
from bot.delivery.teller import mark_of
from bot.pictures import all_emoji
from bot.screens.layout import Button, Mark, Row, Screen, Select, Text, button, menu, option, page, text
from bot.text.names import escape, tidy

ID = 10**19 - 1
"""The longest id."""


def known(*names: str) -> OwnEmoji:
    """Return the emoji of those names, or all, as known to Discord."""
    emoji = [one for one in all_emoji().values() if not names or one.name in names]
    own = OwnEmoji()
    own.know({one.full_name: ID for one in emoji}, all_emoji().values())
    return own


def mark(name: str) -> Mark:
    return Mark(all_emoji()[name].full_name, ID)


def only(own: OwnEmoji, *contents: str) -> list[str]:
    return own.texts(contents)


def test_a_text_shows_what_discord_knows() -> None:
    own = known("band_r", "flag_b")
    assert only(own, "❤️R8 💛Y1 🇬🇧 3") == [f"{mark('band_r')}R8 💛Y1 {mark('flag_b')} 3"]


def test_nothing_changes_before_it_is_known() -> None:
    own, screen = OwnEmoji(), page([text("❤️R8"), Row((button("❤️R8", "a"),))])
    assert own.dressed(screen) is screen
    assert not own.settled


def test_a_vote_card_is_one_emoji() -> None:
    assert only(known(), "💣🇬🇧💀 | 🔥🇫🇷▫️") == [f"{mark('vote_cbs')} | {mark('vote_tfn')}"]


def test_part_of_another_emoji_is_left_alone() -> None:
    assert only(known("heart", "prize", "jolly_roger"), "🏴‍☠️🏴") == [f"{mark('jolly_roger')}{mark('prize')}"]
    assert only(known("prize"), "🏴‍☠️") == ["🏴‍☠️"]


@pytest.mark.parametrize("name", ["🔥Ann🔥", "🇬🇧", "❤️", "🏴‍☠️"])
def test_the_emoji_of_a_name_stay_the_persons_own(name: str) -> None:
    shown = escape(name)
    assert only(known(), f"{shown} 🔥") == [f"{shown} {mark('flame')}"]
    assert known().lifted(tidy(name) + " moves") == (None, tidy(name) + " moves")
    assert shown.replace("\u2060", "") == name


def test_a_label_has_one_emoji_and_words() -> None:
    own = known()
    assert own.lifted("❤️R8") == (mark("band_r"), "R8")
    assert own.lifted("Take the discard ❤️R8") == (mark("band_r"), "Take the discard R8")
    assert own.lifted("Take 🩶Gy10 (then 💚 green (G))") == (mark("band_s"), "Take Gy10 (then green (G))")
    assert own.lifted("💰 🇬🇧 British hold → 🇫🇷 French hold") == (mark("chest"), "British hold → French hold")
    assert own.lifted("Done") == (None, "Done")
    assert own.lifted("❤️") == (None, "❤️")


def test_a_sign_inside_a_label_is_its_emoji_too() -> None:
    own = known()
    assert own.lifted("🏴‍☠️ Greif · attack d10 · 💥 damaged") == (mark("jolly_roger"), "Greif · attack d10 · damaged")
    assert own.lifted("14 · 💥 damaged") == (mark("burst"), "14 · damaged")


def test_buttons_and_options_carry_their_emoji() -> None:
    one = option("❤️R8", "R8", "👁️ seen")
    screen = known().dressed(page([text("t"), Row((button("🧡O7", "a"),)), menu("b", [one], "Which 🎴 card?")]))
    row, chosen = screen.items[1:]
    assert isinstance(row, Row)
    assert isinstance(chosen, Row)
    assert row.children == (Button("O7", "a", emoji=mark("band_o")),)
    select = chosen.children[0]
    assert isinstance(select, Select)
    assert (select.placeholder, select.options[0].label, select.options[0].emoji) == (
        "Which card?",
        "R8",
        mark("band_r"),
    )
    assert select.options[0].description == "seen"
    sent = view_of(screen).to_components()[0]["components"]
    assert sent[1]["components"][0]["emoji"] == {"id": ID, "name": mark("band_o").name}
    assert sent[2]["components"][0]["options"][0]["emoji"] == {"id": ID, "name": mark("band_r").name}


@pytest.mark.parametrize("count", [1, 60, 90, 200, 900])
def test_no_message_grows_over_the_limit_and_no_word_is_lost(count: int) -> None:
    longest = max(all_emoji().values(), key=lambda one: len(one.full_name))
    contents = ["❤️R8 " * count, f"{longest.sign} end " * (count // 2)]
    screen = page([text(content) for content in contents])
    dressed = [item.content for item in known().dressed(screen).items if isinstance(item, Text)]
    assert sum(map(len, dressed)) <= limits.TEXT
    plain = [item.content for item in screen.items if isinstance(item, Text)]
    for one in (all_emoji()["band_r"], longest):
        dressed = [content.replace(str(Mark(one.full_name, ID)), one.sign) for content in dressed]
    assert dressed == plain


def test_where_not_all_fit_the_most_needed_are_shown() -> None:
    filler = "x" * (limits.TEXT - 300)
    shown = only(known(), filler, *["❤️ 🏆"] * 6)
    assert all(str(mark("band_r")) in content and "🏆" in content for content in shown[1:])


def test_own_emoji_do_not_count_as_a_change() -> None:
    screen = page([text("❤️R8"), Row((button("❤️R8", "a"),))])
    faced = Screen((Row((Button("A", "a", emoji=mark("band_r")),)),))
    assert mark_of(faced) == mark_of(Screen((Row((Button("A", "a"),)),)))
    assert mark_of(screen) != mark_of(known().dressed(screen))
