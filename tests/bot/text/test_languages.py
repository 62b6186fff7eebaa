"""Languages of the server's tables, of people's own screens, and of the commands' names."""

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bot.cli.demo import show
from bot.cli.transcript import Transcript, holding
from bot.loopback import Permission, Person
from bot.loopback.command_rules import check_commands
from bot.loopback.errors import Refusal
from bot.loopback.forms import NotPossible
from bot.screens.introduction import how_lines
from bot.text import FALLBACK, Words, locales, words_for
from bot.text.catalog import catalog_of

from ...house import House, settled
from ..matches import CORSARI
from .test_languages_catalogs import TRANSLATED, french_faults, written

IN_CODE = re.compile(r"`/([^`]+)`")


def with_manager(house: House, name: str, **about: Any) -> Person:
    """Add a person who may manage the server."""
    return house.server.add_person(name, permissions=Permission.MANAGE_GUILD, **about)


async def choose(house: House, person: Person, language: str) -> str:
    """Choose the server's language; return the private answer."""
    reply = await settled(await person.slash("settings language", house.server.channel, language=language))
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.text


# -------------------------------------------------------------------- a server's language


async def test_languages_complete_by_their_own_names(house: House) -> None:
    ann = with_manager(house, "Ann")
    channel = house.server.channel
    offered = await ann.autocomplete("settings language", channel, "language", "")
    assert [(choice.name, choice.value) for choice in offered] == [
        ("English", "en"),
        ("français", "fr"),
        ("日本語", "ja"),
    ]
    for typed in ("FRAN", "fr", " fr"):
        assert [c.value for c in await ann.autocomplete("settings language", channel, "language", typed)] == ["fr"]
    assert await ann.autocomplete("settings language", channel, "language", "xx") == []


@pytest.mark.parametrize("typed", ["fr", "Français", " FR "])
async def test_a_server_chooses_its_language(house: House, typed: str) -> None:
    ann = with_manager(house, "Ann")
    guild = house.server.channel.guild
    assert guild is not None
    assert await choose(house, ann, typed) == words_for("en").line("bot-language-set", language="français")
    assert (await house.bot.store.guilds.get(guild.id)).language == "fr"


async def test_an_unknown_language_changes_nothing(house: House) -> None:
    ann = with_manager(house, "Ann", locale="fr")
    told = await choose(house, ann, "tlh")
    assert told == "Je ne parle pas cette langue. Je parle English, français et 日本語."
    assert (await house.bot.store.guilds.get(house.server.channel.guild.id)).language is None  # type: ignore[union-attr]


async def test_only_managers_of_the_server_set_its_language(house: House) -> None:
    (ben,) = house.people("Ben")
    told = await (await ben.slash("settings language", house.server.channel, language="fr")).done(10)
    assert "manage" in told.text
    assert (await house.bot.store.guilds.get(house.server.guild.id)).language is None
    with pytest.raises(NotPossible):
        await with_manager(house, "Ann").slash("settings language", ben.open_dm(), language="fr")


async def test_a_table_follows_its_server_from_the_next_edit_on(house: House) -> None:
    ann = with_manager(house, "Ann")
    card = await house.open_lobby(ann)
    assert "**Seats** (0 of 4)" in card.text
    await choose(house, ann, "fr")
    await house.press(ann, card, "join")
    await house.shown(lambda: "**Places** (1 sur 4)" in card.text)
    assert [button.label for button in card.buttons][:2] == ["Rejoindre", "Quitter"]
    await house.press(ann, card, "ai")
    await house.shown(lambda: "2. IA\u00a01" in card.text)
    await choose(house, ann, "ja")
    await house.shown(lambda: holding(card, lambda press: press.verb == "start"))
    await house.press(ann, card, "start")
    board = await house.board(ann)
    assert words_for("ja").line("bot-my-move") in [button.label for button in board.buttons]
    # The name of an AI was stored when it sat down, and follows all the same.
    assert words_for("ja").ai_name(1) in board.text
    assert "IA\u00a01" not in board.text
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert table.name(1) == "IA\u00a01"


async def test_seats_are_named_in_the_language_of_the_table_not_of_the_presser(house: House) -> None:
    ann = with_manager(house, "Ann", locale="ja")
    await choose(house, ann, "fr")
    table = await house.sit_down(ann, ai=1)
    assert [sitting.name for sitting in table.sittings] == ["Ann", "IA\u00a01"]
    screen = (await settled(await ann.slash("game leave", house.server.channel))).message
    assert screen is not None
    await house.press(ann, screen, "doleave")
    assert table.name(0) == "IA pour Ann"


async def test_tables_use_the_bots_language_if_their_server_chose_none(tmp_path: Any) -> None:
    house = House(tmp_path, language="fr")
    await house.start()
    (ann,) = house.people("Ann")
    assert "**Places**" in (await house.open_lobby(ann)).text
    await house.close()


# -------------------------------------------------------------------- everybody's own language


SPOKEN = {"fr": "fr", "ja": "ja", "en-GB": "en", "en-US": "en", "de": "en", "xx": "en"}


@pytest.mark.parametrize(("locale", "spoken"), SPOKEN.items())
async def test_private_answers_and_messages_are_in_the_readers_language(house: House, locale: str, spoken: str) -> None:
    (ann,) = house.people("Ann", locale=locale)
    words = words_for(spoken)
    table = await house.sit_down(ann, ai=1, options="first_dealer=2")
    hand = words.line("corsari-own_hand", cards=12, bands="").rstrip()
    # A player who plays alone against AIs for the first time first reads how the game goes.
    how = [f"**{words.line('bot-how')}**", *how_lines(words, CORSARI, {}).splitlines()]
    lines = (await house.own_screen(ann)).text.splitlines()
    assert lines[: len(how) + 1] == [*how, hand]
    assert (await settled(await ann.slash("help", house.server.channel))).text == words.line("bot-help")
    await house.bot.settled(table, 30)
    mine = [message.text for message in ann.sees(ann.open_dm())]
    assert mine[0] == words.line("bot-seat-dm", game="Corsari", channel=house.server.channel.mention)
    assert words.line("corsari-draw") in mine[-1]
    # The table stays in English.
    assert words_for("en").line("bot-my-hand") in [button.label for button in (await house.board(ann)).buttons]


async def test_two_readers_of_one_table_read_each_their_own(house: House) -> None:
    (ann,), (ben,) = house.people("Ann", locale="fr"), house.people("Ben", locale="ja")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    for person, locale in ((ann, "fr"), (ben, "ja")):
        told = person.sees(person.open_dm())[0].text
        channel = house.server.channel.mention
        assert told == words_for(locale).line("bot-seat-dm", game="Corsari", channel=channel)


async def test_a_person_who_changes_their_language_gets_messages_in_it(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1, options="first_dealer=2")
    await house.bot.settled(table, 30)
    own = ann.sees(ann.open_dm())[-1]
    assert words_for("en").line("corsari-draw") in own.text
    ann.locale = "fr"
    await house.own_screen(ann)
    await house.bot.settled(table, 30)
    assert words_for("fr").line("corsari-draw") in own.text


@pytest.mark.parametrize("at_table", [True, False])
async def test_a_message_that_asks_nothing_changes_its_language_too(house: House, at_table: bool) -> None:
    """A press at the table shows it, and so does any other in the new language."""
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="tavern")
    await house.select(ann, screen, "a", [screen.selects[0].options[0].value])
    await house.bot.settled(table, 30)
    own = ann.sees(ann.open_dm())[-1]
    english, french = (words_for(locale).line("bot-take-back", others=0) for locale in ("en", "fr"))
    assert english in [button.label for button in own.buttons]
    ann.locale = "fr"
    await (house.own_screen(ann) if at_table else settled(await ann.slash("help", house.server.channel)))
    await house.shown(lambda: french in [button.label for button in own.buttons])


async def test_a_demonstration_in_french_is_french_in_every_space(tmp_path: Path) -> None:
    out = StringIO()
    options = CORSARI.options(limit=20).model_dump(mode="json")
    settings = {"dice_seed": "fr", "language": "fr", "pictures": "off", "database": tmp_path / "demo.db"}
    with Transcript(out, None) as transcript:
        code, _ = await show(CORSARI, 2, settings, options, None, transcript)
    assert code == 0
    told = [line.partition("│ ")[2] for line in out.getvalue().splitlines()]
    assert any(line.startswith("[Hisser les voiles] ") and "[Défausser une carte… ▾]" in line for line in told)
    assert [line for line in told if french_faults(line)] == []
    english = {text for _, text in written("en") if "{" not in text and " " in text.strip()}
    french = {text for _, text in written("fr")}
    everything = "\n".join(told)
    assert [text for text in english - french if text in everything] == []


# -------------------------------------------------------------------- the commands


@pytest.fixture
def tree(house: House) -> list[dict[str, Any]]:
    """Return the commands as they were registered."""
    return [command for commands in house.server.state.commands.values() for command in commands]


def entries(command: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield a command, its subcommands and its options, each with its path as in the catalogs."""
    path = f"{path}-{command['name']}"
    yield path, command
    for option in command.get("options", ()):
        yield from entries(option, path)


def siblings(tree: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Yield each list of siblings: the commands, and the options of each."""
    yield tree
    for command in tree:
        for _, entry in entries(command):
            if entry.get("options"):
                yield entry["options"]


async def test_every_command_is_named_and_described_in_every_language(tree: list[dict[str, Any]]) -> None:
    found = dict(pair for command in tree for pair in entries(command))
    assert len(found) > 15
    assert sorted(f"bot-command{path}" for path in found) == sorted(
        name for name in catalog_of("en").names if name.startswith("bot-command-") and "." not in name
    )
    for path, entry in found.items():
        english = words_for(FALLBACK)
        assert entry["name"] == english.line(f"bot-command{path}.name")
        assert entry["description"] == english.line(f"bot-command{path}")
        assert entry["name_localizations"] == {
            locale: words_for(locale).line(f"bot-command{path}.name") for locale in TRANSLATED
        }
        assert entry["description_localizations"] == {
            locale: words_for(locale).line(f"bot-command{path}") for locale in TRANSLATED
        }


async def test_sibling_names_differ_in_every_language(tree: list[dict[str, Any]]) -> None:
    """A name may be the English name of another: since both are found by it, they must not be siblings."""
    for together in siblings(tree):
        for locale in TRANSLATED:
            own = [entry["name_localizations"][locale] for entry in together]
            assert len(set(own)) == len(own)
            for entry in together:
                others = [other["name"] for other in together if other is not entry]
                assert entry["name_localizations"][locale] not in others


@pytest.mark.parametrize("locale", locales())
async def test_texts_name_commands_by_their_names_in_that_language(tree: list[dict[str, Any]], locale: str) -> None:
    paths = set(called(tree, locale))
    named = [(name, path) for name, text in written(locale) for path in IN_CODE.findall(text)]
    assert len(named) > 5
    assert [(name, path) for name, path in named if path not in paths] == []


def called(tree: list[dict[str, Any]], locale: str) -> Iterator[str]:
    """Yield the full name of each command as a reader of that language sees it."""
    for command in tree:
        name = command["name_localizations"].get(locale, command["name"])
        yield name
        for option in command["options"]:
            if option["type"] == 1:
                yield f"{name} {option['name_localizations'].get(locale, option['name'])}"


@pytest.mark.parametrize(
    ("localizations", "ok"),
    [
        ({"name_localizations": {"fr": "règles", "ja": "ルール"}}, True),
        ({"name_localizations": None, "description_localizations": None}, True),
        ({"name_localizations": {"fr": "Règles"}}, False),
        ({"name_localizations": {"fr": "les règles"}}, False),
        ({"name_localizations": {"fr": ""}}, False),
        ({"name_localizations": {"en": "rules"}}, False),
        ({"description_localizations": {"fr": "x" * 101}}, False),
        ({"description_localizations": {"tlh": "x"}}, False),
    ],
)
def test_the_loopback_accepts_the_localizations_that_discord_accepts(localizations: dict[str, Any], ok: bool) -> None:
    command = {"name": "rules", "description": "Look up a rule", **localizations}
    if ok:
        check_commands([command])
    else:
        with pytest.raises(Refusal):
            check_commands([command])


def test_the_longest_localization_counts_towards_the_limit_of_a_command() -> None:
    def command(**more: Any) -> dict[str, Any]:
        options = [{"type": 3, "name": f"o{n}", "description": "x", **more} for n in range(25)]
        inner = [{"type": 1, "name": f"s{n}", "description": "x", "options": options} for n in range(4)]
        return {"name": "c", "description": "x", "options": inner}

    check_commands([command(description_localizations={"fr": "x" * 70, "ja": "x" * 70})])
    with pytest.raises(Refusal):
        check_commands([command(description_localizations={"fr": "x" * 90})])


def test_in_french_the_others_do_not_wait_but_are_waited_for() -> None:
    told = [
        Words([catalog_of("fr")], strict=True).line("bot-waiting-names-you", count=count, names=names)
        for count, names in ((1, "IA 2"), (2, "IA 2 et Anne"))
    ]
    one, two = ("ainsi qu’IA 2.", "ainsi qu’IA 2 et Anne.")
    assert told == [f"⏳ On vous attend, {others}" for others in (one, two)]


def test_several_names_are_no_part_of_a_pair_with_the_reader() -> None:
    """A list of names has an "and" of its own."""
    words = words_for("en", strict=True)
    for name, told in (
        ("bot-waiting-names-you", "⏳ Waiting for you, and for AI 1 and AI 2."),
        ("bot-waiting-answers-you", "⏳ You have to answer, and so do AI 1 and AI 2."),
        ("bot-waiting-reactions-you", "⏳ You may react, and so may AI 1 and AI 2."),
    ):
        assert words.line(name, names="AI 1 and AI 2", count=2) == told
        assert "you and ai 1" in words.line(name, names="AI 1", count=1).casefold()
