"""A replay's page: every event once with its words and its picture, in a small file that loads nothing."""

import json
import re
from base64 import b64decode, b64encode
from hashlib import sha256
from html import unescape
from io import BytesIO
from itertools import pairwise

import pytest
from fontTools.ttLib import TTFont

from bot.pictures import hand_drawing, table_drawing
from bot.pictures.render import svg_of
from bot.pictures.typeface import emoji_signs
from bot.replays import EVERYBODY, page_of, replay_of_story
from bot.replays.page import dice_text
from bot.replays.replay import Dice
from bot.replays.steps import context_of, steps_of
from bot.tables.seating import Holder, Seating
from bot.tables.stories import Story, story_of
from bot.text import locales, unmarked, words_for
from rules import GAMES
from rules.kernel import Match, commitment_of

from .shown import SHORT, THREE, english_page, match_of, packed, replay, shown, told, whole

EN = words_for("en")


def worded(match: Match, reader: int | None) -> list[str]:
    """Return the words of each event that the log has words for."""
    context = context_of(shown(match, [reader]), EN)
    return [unmarked(text) for event in match.events(reader) if (text := context.told(event))]


@pytest.mark.parametrize("game", SHORT)
def test_every_event_is_told_once_in_order_with_the_pictures_after_it(game: str) -> None:
    match = match_of(game)
    data = packed(english_page(game))
    assert [view["name"] for view in data["views"]] == ["Seat 1", "A spectator", "Everyone, with all cards open"]
    for number, reader in enumerate((0, None)):
        assert told(data, number) == [[line] for line in worded(match, reader)]
        assert all(pictures for _, pictures, *_ in data["views"][number]["steps"][-3:])
    public = [line for step in told(data, 2) for line in step if line in set(worded(match, None))]
    assert [line for line in public if line in worded(match, None)] == public
    assert [line for step in told(data, 2) for line in step[:1] if line in worded(match, None)] == worded(match, None)


@pytest.mark.parametrize("game", SHORT)
def test_pictures_are_those_of_the_table_and_of_the_hand_at_that_moment(game: str) -> None:
    match, names = match_of(game), lambda seat: EN.line("bot-seat-name", number=seat + 1) if seat < match.seats else ""
    data = packed(english_page(game))
    spectator, seat = data["views"][1]["steps"], data["views"][0]["steps"]
    context = context_of(replay(game, [None]), EN)
    spoken = [event.n for event in match.events(None) if context.told(event)]
    for place in (len(spoken) // 2, len(spoken) - 1):
        at = None if place == len(spoken) - 1 else spoken[place]
        table = table_drawing(GAMES[game], match.view(None, at), EN, names, "dark")
        assert table is not None
        subject, number, alt = spectator[place][1][0]
        assert subject == "table"
        assert whole(data, number) == svg_of(game, "table", "dark", table.scene)
        assert "\n".join(data["lines"][line] for line in alt) == table.alt
    hand = hand_drawing(GAMES[game], match.view(0), EN, names, "dark")
    last = [whole(data, picture[1]) for picture in seat[-1][1] if picture[0] == "hand"]
    assert last == ([] if hand is None else [svg_of(game, "hand", "dark", hand.scene)])


@pytest.mark.parametrize("game", SHORT)
def test_every_event_has_the_explanation_that_its_reader_may_read(game: str) -> None:
    match = match_of(game)
    context, data = context_of(replay(game, THREE), EN), packed(english_page(game))
    explained = 0
    for number, reader in enumerate((0, None)):
        events = [event for event in match.events(reader) if context.told(event)]
        for event, step in zip(events, data["views"][number]["steps"], strict=True):
            why = unmarked(EN.why(GAMES[game], event, context.names_at(event)))
            assert [data["lines"][line] for line in step[4]] == ([why] if why else [])
            explained += bool(why)
    assert explained > len(events)


def test_everybody_sees_all_hands_each_with_its_name() -> None:
    match = match_of("corsari")
    seating = Seating([Holder(seat, name, None, 0) for seat, name in enumerate(("Ann", "Ben", "Cleo"))])
    steps = list(steps_of(shown(match, THREE, seating=seating), EVERYBODY, EN, "dark"))
    dealt = next(step for step in steps if [picture.seat for picture in step.pictures] == [None, 0, 1, 2])
    assert [picture.drawing.subject for picture in dealt.pictures] == ["table", "hand", "hand", "hand"]
    drew = [line for step in steps for line in step.lines if line.told.startswith("You drew")]
    assert {line.seat for line in drew} == {0, 1, 2}
    data = packed(page_of(shown(match, THREE, seating=seating), "en", "dark"))
    named = {data["lines"][picture[3]] for step in data["views"][2]["steps"] for picture in step[1] if picture[3:]}
    assert named == {"Ann", "Ben", "Cleo"}


@pytest.mark.parametrize("game", SHORT)
def test_a_story_shows_what_its_reader_saw_in_the_match(game: str) -> None:
    match = match_of(game)
    for seat in (None, match.seats - 1):
        story = story_of(match, commitment_of(match.key_hashes()), seat)
        read = replay_of_story(Story.model_validate_json(story.model_dump_json()))
        assert page_of(read, "en", "dark") == page_of(shown(match, [seat]), "en", "dark")


@pytest.mark.parametrize(
    ("game", "playthrough", "most"),
    [
        ("corsari", "three_seats", 90_000),
        ("tortuga", "sudden_death", 110_000),
        ("kaiser", "one_resigns", 110_000),
        ("blackbeard", "killed_by_natives", 400_000),
    ],
)
def test_a_page_is_small(game: str, playthrough: str, most: int) -> None:
    """These are shorter than a usual match, which takes two or three times as much: 300 kB for Corsari and Tortuga."""
    html = page_of(replay(game, [0], playthrough), "fr", "light")
    assert len(html.encode()) < most
    # Without sharing their parts the pictures would be many times as large.
    data = packed(html)
    drawn = sum(len(whole(data, picture[1])) for step in data["views"][0]["steps"] for picture in step[1])
    assert drawn > 20 * len(html)


def test_the_largest_page_of_the_button_is_small() -> None:
    """Japanese brings its letters. A match of five times as many events stays below 300 kB."""
    assert len(page_of(replay("corsari", THREE, "four_seats"), "ja", "light").encode()) < 190_000


@pytest.mark.parametrize("locale", locales())
def test_a_page_is_in_the_readers_language_and_loads_nothing(locale: str) -> None:
    html = page_of(replay("corsari", THREE), locale, "light")
    words = words_for(locale)
    assert f'<html lang="{locale}" data-theme="light">' in html
    for name in ("play", "forward", "back", "dice", "log", "eyes"):
        assert f">{words.line(f'replay-{name}')}<" in html or f'"{words.line(f"replay-{name}")}"' in html
    assert "$" not in re.sub(r"<script>.*</script>", "", html, flags=re.DOTALL)
    assert not re.search(
        r"""(src|href)=["']?(?!#)\w|url\((?!"data:)|@import|https?://(?!www\.w3\.org/2000/svg)""", html
    )
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', html)
    assert policy
    assert "default-src 'none'" in policy[1]
    assert "unsafe" not in policy[1]
    for tag in ("style", "script"):
        (text,) = re.findall(rf"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
        assert f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}" in policy[1]


def test_a_page_brings_the_letters_that_a_machine_may_lack() -> None:
    """An English one brings next to nothing; the bytes do not depend on when a page is made."""
    brought = re.compile(r'url\("data:font/woff;base64,([^"]+)"\)')
    assert all(len(font) < 3_000 for font in brought.findall(english_page("corsari")))
    made = [page_of(replay("corsari", [None]), "ja", "light") for _ in range(2)]
    assert made[0] == made[1]
    (font,) = brought.findall(made[0])
    held = TTFont(BytesIO(b64decode(font))).getBestCmap()
    texts = unescape(re.sub(r"<(style|script)[ >].*?</\1>|<[^>]*>", "", made[0], flags=re.DOTALL))
    needed = set(texts.join(packed(made[0])["lines"])) - set(emoji_signs())
    assert {letter for letter in needed if "\u3040" <= letter <= "\u9fff" and ord(letter) not in held} == set()
    assert len(held) < len(needed)


def test_names_are_never_markup() -> None:
    evil = ("</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "{0}${title}&amp;")
    seating = Seating([Holder(seat, name, None, 0) for seat, name in enumerate(evil)])
    html = page_of(shown(match_of("corsari"), THREE, seating=seating), "en", "dark")
    assert "alert(1)" not in html
    assert html.count("<script") == 3
    assert packed(html)["views"][0]["name"] == evil[0]


def test_a_seat_that_changed_hands_is_told_at_its_place() -> None:
    match = match_of("corsari")
    seating = Seating([Holder(0, "Ann", 1, 0), Holder(1, "Ben", 2, 0), Holder(2, "Cleo", 3, 0), Holder(0, "Zoe", 4, 5)])
    steps = list(steps_of(shown(match, [None], seating=seating), None, EN, "dark"))
    told_so = [
        n for n, step in enumerate(steps) if any("Zoe" in line.told and "Ann" in line.told for line in step.lines)
    ]
    assert len(told_so) == 1
    assert not any("Zoe" in line.told for step in steps[: told_so[0]] for line in step.lines)


def test_undone_moves_are_marked_and_gone_from_the_pictures() -> None:
    match = Match.start("corsari", 2, "taken back", options={"first_dealer": 0})
    (seat,) = match.questions
    match.answer(seat, "tavern")
    match.undo(seat)
    steps = list(steps_of(shown(match, [0]), 0, EN, "dark"))
    assert [step.undone for step in steps].count(True) >= 1
    before = next(step for step, after in pairwise(steps) if after.undone)
    assert before.pictures[0].drawing.scene == steps[-1].pictures[0].drawing.scene
    drew = next(step for step in steps if step.undone)
    assert drew.pictures[0].drawing.scene != before.pictures[0].drawing.scene


@pytest.mark.parametrize(("over", "kept"), [(True, False), (True, True), (False, False)])
def test_dice_keys_are_shown_once_they_are_revealed(over: bool, kept: bool) -> None:
    if kept:
        match = match_of("tortuga", "all_resign")
    else:
        match = match_of("corsari") if over else Match.start("corsari", 2, "open", "a salt")
    html = page_of(shown(match, [None]), "en", "dark")
    for kind, key_hash in match.key_hashes().items():
        revealed = over and kind not in match.secret_kinds
        assert (f"Key “{kind}”" in html) == revealed
        assert (key_hash in html) == (not revealed)
    assert commitment_of(match.key_hashes()) in html
    assert match.head.seed not in html
    assert ("when the match is over" in html) == (not over)
    assert ("secret for ever" in html) == kept


def test_a_match_that_has_hardly_begun_has_a_page() -> None:
    data = packed(page_of(shown(Match.start("corsari", 2, "begun"), [None]), "en", "dark"))
    assert told(data, 0)
    json.dumps(data)


@pytest.mark.parametrize(
    ("keys", "promised"),
    [
        ({}, None),
        ({"deck": "aa"}, "a file with the draws whose keys are public"),
        ({"deck": "aa", "hand": "bb"}, "a file with all draws"),
    ],
)
def test_no_file_of_draws_is_promised_before_their_keys_are_public(keys: dict[str, str], promised: str | None) -> None:
    dice = Dice(commitment="c", salt="s", key_hashes={"deck": "x", "hand": "y"}, keys=keys)
    text = dice_text(dice, words_for("en"))
    assert ("Export" in text) is (promised is not None)
    assert promised is None or promised in text
