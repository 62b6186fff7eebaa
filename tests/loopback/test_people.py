"""The acts that a Discord client allows a person, and the answers that a bot may give."""

import asyncio
import time
from datetime import timedelta

import discord
import pytest
from discord import app_commands

from bot.loopback import LoopbackDiscord, NotAnswered, NotPossible, Permission


class Bot(discord.Client):
    """Answers every interaction with a function of the test."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.answer = self.hello
        self.tree = tree = app_commands.CommandTree(self)

        @tree.command(name="do", description="d")
        async def do(
            interaction: discord.Interaction,
            word: str,
            number: app_commands.Range[int, 1, 9] = 1,
            sure: bool = False,
            who: discord.User | None = None,
            where: discord.TextChannel | None = None,
        ) -> None:
            self.given = (word, number, sure, who and who.id, where and where.id)
            await self.answer(interaction)

        @do.autocomplete("word")
        async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            await self.answer(interaction)
            return []

        @tree.command(name="rule", description="d")
        @app_commands.default_permissions(manage_guild=True)
        @app_commands.guild_only()
        async def rule(interaction: discord.Interaction) -> None:
            assert interaction.permissions.manage_guild
            await interaction.response.send_message("ruled", ephemeral=True)

        group = app_commands.Group(name="game", description="d")
        tree.add_command(group)

        @group.command(name="new", description="d")
        async def new(interaction: discord.Interaction) -> None:
            await self.answer(interaction)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            self.pressed = interaction
            await self.answer(interaction)

    async def hello(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Go", custom_id="go"))
        view.add_item(discord.ui.Button(label="Stop", custom_id="stop", disabled=True))
        view.add_item(discord.ui.Button(label="Read", url="https://example.org"))
        options = [discord.SelectOption(label=x) for x in "abc"]
        view.add_item(discord.ui.Select(custom_id="pick", options=options, min_values=2, max_values=2))
        view.add_item(discord.ui.UserSelect(custom_id="who"))
        await interaction.response.send_message("hello", view=view)


@pytest.fixture
async def bot(connect) -> Bot:
    return await connect(Bot())


async def test_options_reach_the_bot(server: LoopbackDiscord, bot: Bot) -> None:
    ann, bob = server.add_person("Ann", locale="fr"), server.add_person("Bob")
    await ann.slash("do", server.channel, word="w", number=4, sure=True, who=bob, where=server.channel)
    assert bot.given == ("w", 4, True, bob.id, server.channel.id)
    await ann.slash("/do", ann.open_dm(), word="w")
    assert bot.given == ("w", 1, False, None, None)
    assert not server.trouble


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("dance", {}),
        ("do", {}),
        ("do", {"word": "w", "colour": "red"}),
        ("do", {"word": 3}),
        ("do", {"word": "w", "number": "4"}),
        ("do", {"word": "w", "number": 10}),
        ("do", {"word": "w", "number": True}),
        ("game", {}),
        ("game old", {}),
        ("do it", {"word": "w"}),
        ("rule", {}),
    ],
)
async def test_commands_that_the_client_would_not_send(
    server: LoopbackDiscord, bot: Bot, command: str, options
) -> None:
    ann = server.add_person("Ann")
    with pytest.raises(NotPossible):
        await ann.slash(command, server.channel, **options)


async def test_commands_need_their_permissions(server: LoopbackDiscord, bot: Bot) -> None:
    boss = server.add_person("Boss", permissions=Permission.MANAGE_GUILD)
    assert (await boss.slash("rule", server.channel)).text == "ruled"
    with pytest.raises(NotPossible):
        await boss.slash("rule", boss.open_dm())
    assert not server.trouble


async def test_buttons_and_menus_that_the_client_would_not_use(server: LoopbackDiscord, bot: Bot) -> None:
    ann = server.add_person("Ann")
    stranger = server.add_person("Zoe", guilds=[])
    message = (await ann.slash("do", server.channel, word="w")).message
    for attempt in (
        ann.press(message, "stop"),
        ann.press(message, "nowhere"),
        ann.press(message, "pick"),
        stranger.press(message, "go"),
        ann.select(message, "pick", ["a"]),
        ann.select(message, "pick", ["a", "a"]),
        ann.select(message, "pick", ["a", "d"]),
        ann.select(message, "go", ["a"]),
        stranger.say(server.channel, "hi"),
        stranger.slash("do", server.channel, word="w"),
    ):
        with pytest.raises(NotPossible):
            await attempt
    await bot.get_channel(server.channel.id).get_partial_message(message.id).delete()
    with pytest.raises(NotPossible):
        await ann.press(message, "go")
    assert not server.trouble


async def test_presses_selections_and_forgeries_reach_the_bot(server: LoopbackDiscord, bot: Bot) -> None:
    ann, bob = server.add_person("Ann"), server.add_person("Bob")
    message = (await ann.slash("do", server.channel, word="w")).message
    await bob.press(message, "go")
    assert (bot.pressed.user.id, bot.pressed.data["custom_id"], bot.pressed.message.id) == (bob.id, "go", message.id)
    await ann.select(message, "pick", ["c", "a"])
    assert bot.pressed.data["values"] == ["c", "a"]
    await ann.select(message, "who", [bob])
    assert bot.pressed.data["values"] == [str(bob.id)]
    assert bot.pressed.data["resolved"]["users"][str(bob.id)]["global_name"] == "Bob"
    await ann.forge(message, "admin:win")
    assert bot.pressed.data == {"custom_id": "admin:win", "component_type": 2}
    await ann.forge(message, "pick", 3, ["z"])
    assert bot.pressed.data["values"] == ["z"]
    assert not server.trouble


class Form(discord.ui.Modal, title="Form"):
    """Every kind of field of a modal."""

    intro = discord.ui.TextDisplay("Fill it in")
    name = discord.ui.TextInput(label="Name", custom_id="name", min_length=2, max_length=4, default="Ann")
    about = discord.ui.Label(
        text="About", component=discord.ui.TextInput(custom_id="about", style=discord.TextStyle.long, required=False)
    )
    crew = discord.ui.Label(
        text="Crew",
        component=discord.ui.Select(
            custom_id="crew", max_values=2, options=[discord.SelectOption(label=x, default=x == "b") for x in "abc"]
        ),
    )
    sure = discord.ui.Label(text="Sure?", component=discord.ui.Checkbox(custom_id="sure"))


async def test_modals_are_filled_in_as_the_client_checks(server: LoopbackDiscord, bot: Bot, oracle) -> None:
    ann = server.add_person("Ann")

    async def open_form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form(custom_id="form:1"))

    async def accept(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("taken", ephemeral=True)

    bot.answer = open_form
    modal = (await ann.slash("do", server.channel, word="w")).modal
    assert "Fill it in" in modal.text
    bot.answer = accept
    for wrong in ({"name": "x"}, {"name": "xxxxx"}, {"name": ""}, {"crew": ["d"]}, {"crew": []}, {"age": "7"}):
        with pytest.raises(NotPossible):
            await ann.submit(modal, wrong)
    reply = await ann.submit(modal, {"crew": ["a", "b"], "sure": True})
    assert reply.text == "taken"
    assert bot.pressed.data["custom_id"] == "form:1"
    filled = {}
    for component in bot.pressed.data["components"]:
        for inner in component.get("components") or [component.get("component") or component]:
            filled[inner.get("custom_id")] = inner.get("value", inner.get("values"))
    assert filled == {None: None, "name": "Ann", "about": "", "crew": ["a", "b"], "sure": True}
    assert not server.trouble
    assert oracle.complaints(server.traffic) == []


async def test_a_missing_answer_is_trouble(server: LoopbackDiscord, bot: Bot) -> None:
    server.reply_within = 0.05
    ann = server.add_person("Ann")

    async def late(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.1)
        with pytest.raises(discord.NotFound) as refused:
            await interaction.response.send_message("late")
        assert refused.value.code == 10062

    bot.answer = late
    with pytest.raises(NotAnswered):
        await ann.slash("do", server.channel, word="w")
    await server.until(lambda: len(server.trouble) == 2)
    assert server.trouble[0] == "interaction not answered within 0.05 s: type 2 'do' by Ann"
    assert "10062" in server.trouble[1]


async def test_a_second_answer_is_trouble(server: LoopbackDiscord, bot: Bot) -> None:
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.response.send_message("two")
        assert refused.value.code == 40060

    bot.answer = twice
    await server.add_person("Ann").slash("do", server.channel, word="w")
    await server.until(lambda: server.trouble)
    assert "40060" in server.trouble[0]
    assert len(server.channel.messages) == 1


async def test_a_token_lives_fifteen_minutes(server: LoopbackDiscord, bot: Bot, clock) -> None:
    ann = server.add_person("Ann")
    await ann.slash("do", server.channel, word="w")
    reply = await ann.press(next(iter(server.channel.messages.values())), "go")
    await bot.pressed.followup.send("in time")
    clock.forward(minutes=15, seconds=1)
    with pytest.raises(discord.NotFound) as refused:
        await bot.pressed.followup.send("too late")
    assert refused.value.code == 10015
    assert [m.text for m in reply.followups] == ["in time"]
    assert len(server.trouble) == 1


async def test_the_type_of_an_answer_must_fit_the_interaction(server: LoopbackDiscord, bot: Bot, rest) -> None:
    fits = []

    async def wrong_kind(interaction: discord.Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        for kind in (1, 6, 7, 8):
            fits.append(await rest("POST", path, {"type": kind, "data": {"content": "x", "choices": []}}))
        status, answer = await rest("POST", f"/webhooks/{server.bot_id}/{interaction.token}", {"content": "x"})
        assert (status, answer["code"]) == (404, 10015)
        await interaction.response.send_message("right")

    bot.answer = wrong_kind
    assert (await server.add_person("Ann").slash("do", server.channel, word="w")).text == "right"
    assert {(status, answer["code"]) for status, answer in fits} == {(400, 50035)}


async def test_a_refused_answer_leaves_the_interaction_open(server: LoopbackDiscord, bot: Bot, rest) -> None:
    async def first_wrong(interaction: discord.Interaction) -> None:
        with pytest.raises(discord.HTTPException):
            await interaction.response.send_message("x" * 2001)
        await interaction.response.send_message("right")

    bot.answer = first_wrong
    assert (await server.add_person("Ann").slash("do", server.channel, word="w")).text == "right"


@pytest.mark.parametrize(
    "data",
    [
        {"custom_id": "m", "title": "x" * 46, "components": [{"type": 10, "content": "t"}]},
        {"custom_id": "", "title": "t", "components": [{"type": 10, "content": "t"}]},
        {"custom_id": "m", "title": "t", "components": []},
        {"custom_id": "m", "title": "t", "components": [{"type": 10, "content": "t"}] * 6},
        {"custom_id": "m", "title": "t", "components": [{"type": 2, "custom_id": "b", "style": 1, "label": "l"}]},
        {
            "custom_id": "m",
            "title": "t",
            "components": [{"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "a", "style": 1}}],
        },
    ],
)
async def test_modals_that_discord_refuses(server: LoopbackDiscord, bot: Bot, rest, data) -> None:
    async def bad_modal(interaction: discord.Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        status, answer = await rest("POST", path, {"type": 9, "data": data})
        assert (status, answer["code"]) == (400, 50035)
        await interaction.response.send_message("checked")

    bot.answer = bad_modal
    assert (await server.add_person("Ann").slash("do", server.channel, word="w")).text == "checked"


async def test_a_busy_machine_does_not_count_as_a_late_answer(server: LoopbackDiscord, bot: Bot) -> None:
    server.reply_within = 1

    async def stopped(interaction: discord.Interaction) -> None:
        # As on a machine that runs something else.
        time.sleep(1.2)
        await interaction.response.send_message("here")

    bot.answer = stopped
    assert (await server.add_person("Ann").slash("do", server.channel, word="w")).text == "here"
    assert not server.trouble


async def test_completions_are_limited(server: LoopbackDiscord, bot: Bot, rest) -> None:
    async def too_many(interaction: discord.Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        choices = [{"name": str(i), "value": str(i)} for i in range(26)]
        status, answer = await rest("POST", path, {"type": 8, "data": {"choices": choices}})
        assert (status, answer["code"]) == (400, 50035)

    bot.answer = too_many
    assert await server.add_person("Ann").autocomplete("do", server.channel, "word", "x") == []
    with pytest.raises(NotPossible):
        await server.add_person("Bob").autocomplete("do", server.channel, "number", "1")


async def test_errors_that_discord_py_only_logs_are_trouble(server: LoopbackDiscord, bot: Bot, eventually) -> None:
    server.reply_within = 0.05

    async def broken(interaction: discord.Interaction) -> None:
        raise ZeroDivisionError("oh")

    bot.answer = broken
    with pytest.raises(NotAnswered):
        await server.add_person("Ann").slash("do", server.channel, word="w")
    await eventually(lambda: any("ZeroDivisionError" in trouble for trouble in server.trouble))


async def test_a_timeout_names_the_trouble(server: LoopbackDiscord, rest) -> None:
    await rest("GET", "/no/such/route")
    with pytest.raises(TimeoutError, match="no/such/route"):
        await server.until(lambda: False, timeout=timedelta(milliseconds=20).total_seconds())
