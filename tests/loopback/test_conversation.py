"""A small discord.py bot and two people use everything; the traffic is checked against Discord's own description."""

import io
import json
import re
from pathlib import Path

import discord
import pytest
from discord import app_commands, ui

from bot.loopback import LoopbackDiscord, NotPossible

PNG = bytes.fromhex("89504e470d0a1a0a0000000d49484452000000020000000308020000003688496400000000")


class Roll(ui.DynamicItem[ui.Button], template=r"roll:(?P<sides>\d+)"):
    def __init__(self, sides: int) -> None:
        super().__init__(ui.Button(label=f"d{sides}", custom_id=f"roll:{sides}"))
        self.sides = sides

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item, match: re.Match[str]) -> "Roll":
        return cls(int(match["sides"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"rolled a d{self.sides}", ephemeral=True)


class Rename(ui.Modal, title="A new name"):
    name = ui.Label(text="Name", description="as you like", component=ui.TextInput(custom_id="name", max_length=10))
    colour = ui.Label(
        text="Colour",
        component=ui.Select(custom_id="colour", options=[discord.SelectOption(label=c) for c in ("red", "blue")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        said = f"{self.name.component.value} in {self.colour.component.values[0]}"
        if interaction.message:
            await interaction.response.edit_message(content=said, view=None)
        else:
            await interaction.response.send_message(said)


class Pick(ui.ActionRow):
    @ui.select(
        custom_id="pick",
        max_values=2,
        options=[discord.SelectOption(label=n, value=n.lower()) for n in ("A", "B", "C")],
    )
    async def pick(self, interaction: discord.Interaction, select: ui.Select) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=Board(f"picked {', '.join(select.values)}"))
        await interaction.followup.send("thank you", ephemeral=True)


class Board(ui.LayoutView):
    def __init__(self, text: str, picture: discord.File | None = None) -> None:
        super().__init__(timeout=None)
        box = ui.Container(accent_colour=0x123456)
        box.add_item(ui.Section(ui.TextDisplay(text), accessory=Roll(6)))
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        if picture:
            box.add_item(ui.MediaGallery(discord.MediaGalleryItem(picture, description="three dots")))
        box.add_item(Pick())
        self.add_item(box)


class OldView(ui.View):
    @ui.button(label="Rename", custom_id="rename", emoji="⚓")
    async def rename(self, interaction: discord.Interaction, button: ui.Button) -> None:
        await interaction.response.send_modal(Rename())

    @ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, interaction: discord.Interaction, button: ui.Button) -> None:
        raise AssertionError


game = app_commands.Group(name="game", description="Games")


@game.command(name="new", description="Open a game")
@app_commands.describe(game="which", seats="how many", against="whom")
async def new_game(
    interaction: discord.Interaction,
    game: str,
    seats: app_commands.Range[int, 2, 4] = 2,
    against: discord.Member | None = None,
) -> None:
    whom = f" against {against.display_name}" if against else ""
    await interaction.response.send_message(view=Board(f"{game} for {seats}{whom}"))


@new_game.autocomplete("game")
async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=n.title(), value=n) for n in ("corsari", "tortuga") if n.startswith(typed)]


@game.command(name="slow", description="Takes its time")
async def slow(interaction: discord.Interaction, quietly: bool = False) -> None:
    await interaction.response.defer(ephemeral=quietly, thinking=True)
    await interaction.followup.send("at last", wait=True)
    more = await interaction.followup.send("and more", ephemeral=True, wait=True)
    await more.edit(content="and much more")


@game.command(name="rename", description="Rename it")
async def rename(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Rename())


@game.command(name="whisper", description="A letter")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("...", ephemeral=True, view=OldView())
    answer = await interaction.original_response()
    assert answer.flags.ephemeral
    await interaction.user.send(
        "psst", view=OldView(), file=discord.File(io.BytesIO(PNG), "map.png", description="a map")
    )


@game.command(name="regret", description="Takes things back")
async def regret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("said")
    more = await interaction.followup.send("and more", wait=True)
    await interaction.followup.fetch_message(more.id)
    await interaction.followup.delete_message(more.id)
    await interaction.delete_original_response()
    with pytest.raises(discord.NotFound) as refused:
        await interaction.edit_original_response(content="again")
    assert refused.value.code == 10008


class SampleBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.1,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(game)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Roll)
        await self.tree.sync()
        assert [c.name for c in await self.tree.fetch_commands()] == ["game"]


@pytest.fixture
async def bot(connect) -> SampleBot:
    return await connect(SampleBot())


async def test_slash_command_with_completion_options_and_a_layout(server: LoopbackDiscord, bot, oracle) -> None:
    ann, bob = server.add_person("Ann"), server.add_person("Bob")
    offered = await ann.autocomplete("game new", server.channel, "game", "cor", seats=3)
    assert [(c.name, c.value) for c in offered] == [("Corsari", "corsari")]
    reply = await ann.slash("game new", server.channel, game="corsari", seats=3, against=bob)
    assert reply.kind == "message"
    assert reply.message in bob.sees(server.channel)
    assert reply.text == "corsari for 3 against Bob"
    assert [b.label for b in reply.message.buttons] == ["d6"]
    ids = [c["id"] for c in _all(reply.message.components)]
    assert len(ids) == len(set(ids)) == 7

    rolled = await bob.press(reply.message, "roll:6")
    assert rolled.text == "rolled a d6"
    assert rolled.message in bob.sees(server.channel)
    assert rolled.message not in ann.sees(server.channel)

    picked = await ann.select(reply.message, "pick", ["a", "c"])
    await picked.done()
    assert picked.kind == "deferred update"
    assert reply.text == "picked a, c"
    await server.until(lambda: picked.followups)
    assert picked.followups[0].ephemeral_for == ann.id
    assert not server.trouble
    assert oracle.complaints(server.traffic) == []


def _all(components):
    for component in components:
        yield component
        yield from _all(component.get("components", ()))
        yield from _all([component["accessory"]] if "accessory" in component else ())


async def test_deferred_answers_are_filled_in(server: LoopbackDiscord, bot, oracle) -> None:
    ann, bob = server.add_person("Ann"), server.add_person("Bob")
    changes = []
    server.watch(lambda change, message: changes.append((change, message.text)))
    for quietly in (False, True):
        reply = await ann.slash("game slow", server.channel, quietly=quietly)
        assert reply.kind == "deferred"
        await reply.done()
        await server.until(lambda r=reply: r.followups and r.followups[0].edited_at)
        assert (reply.text, reply.followups[0].text) == ("at last", "and much more")
        assert (reply.message in bob.sees(server.channel)) is not quietly
        assert not reply.message.loading
    once = [("create", ""), ("edit", "at last"), ("create", "and more"), ("edit", "and much more")]
    assert changes == once * 2
    assert not server.trouble
    assert oracle.complaints(server.traffic) == []


async def test_answers_can_be_deleted(server: LoopbackDiscord, bot, oracle) -> None:
    ann = server.add_person("Ann")
    server.expected.add(10008)
    reply = await ann.slash("game regret", server.channel)
    await server.until(lambda: server.traffic[-1]["status"] == 404)
    assert ann.sees(server.channel) == []
    assert reply.message.deleted
    assert not server.trouble
    assert oracle.complaints(server.traffic) == []


async def test_modals_from_commands_and_from_buttons(server: LoopbackDiscord, bot, oracle) -> None:
    ann = server.add_person("Ann")
    opened = await ann.slash("game rename", server.channel)
    assert opened.kind == "modal"
    assert opened.modal.title == "A new name"
    assert [f["custom_id"] for f in opened.modal.fields] == ["name", "colour"]
    named = await ann.submit(opened.modal, {"name": "Nancy", "colour": ["red"]})
    assert named.text == "Nancy in red"
    with pytest.raises(NotPossible):
        await ann.submit(opened.modal, {"name": "again", "colour": ["red"]})

    letter = await ann.slash("game whisper", server.channel)
    assert letter.message.ephemeral_for == ann.id
    again = await ann.press(letter.message, "rename")
    renamed = await ann.submit(again.modal, {"name": "Jack", "colour": ["blue"]})
    assert renamed.kind == "update"
    assert letter.text == "Jack in blue"
    assert not letter.message.buttons
    await server.until(lambda: ann.dm and ann.sees(ann.dm))
    assert not server.trouble
    assert oracle.complaints(server.traffic) == []


async def test_direct_messages_with_files_and_buttons(server: LoopbackDiscord, bot, oracle) -> None:
    ann, bob = server.add_person("Ann"), server.add_person("Bob")
    await ann.slash("game whisper", server.channel)
    await server.until(lambda: ann.dm and ann.sees(ann.dm))
    letter = ann.sees(ann.dm)[0]
    assert letter.alt_texts == ["a map"]
    assert (letter.attachments[0].width, letter.attachments[0].height) == (2, 3)
    assert bob.sees(ann.dm) == []
    async with bot.http._HTTPClient__session.get(letter.attachments[0].url) as response:
        assert await response.read() == PNG
    opened = await ann.press(letter, "rename")
    answer = await ann.submit(opened.modal, {"name": "Mary", "colour": ["red"]})
    assert answer.message is letter
    assert letter.text == "Mary in red"
    assert [a.filename for a in letter.attachments] == ["map.png"]
    with pytest.raises(NotPossible):
        await bob.press(letter, "rename")
    assert not server.trouble
    assert oracle.complaints(server.traffic) == []


async def test_a_bot_acts_without_an_interaction(server: LoopbackDiscord, bot: SampleBot, oracle) -> None:
    ann = server.add_person("Ann")
    thread = server.add_thread("a side table")
    await server.until(lambda: True)
    channel = await bot.fetch_channel(server.channel.id)
    picture = discord.File(io.BytesIO(PNG), "board.png")
    board = await channel.send(view=Board("the board", picture), file=picture, nonce=77, silent=True)
    stored = server.channel.messages[board.id]
    assert stored.alt_texts == ["three dots"]
    assert stored.flags == (1 << 15) | (1 << 12)
    gallery = next(c for c in _all(stored.components) if c["type"] == 12)
    assert gallery["items"][0]["media"]["attachment_id"] == str(stored.attachments[0].id)

    said = await ann.say(server.channel, f"hello {ann.mention}")
    hello = await channel.send(f"to {ann.mention}", allowed_mentions=discord.AllowedMentions(users=[ann.user]))
    quiet = await hello.reply(f"not to {ann.mention}")
    assert server.channel.messages[hello.id].mentions == [ann.id]
    assert server.channel.messages[quiet.id].mentions == []
    assert [m.id async for m in channel.history(limit=3)] == [quiet.id, hello.id, said.id]
    assert [m.id async for m in channel.history(after=board, oldest_first=True)] == [said.id, hello.id, quiet.id]
    assert (await channel.fetch_message(said.id)).content == ""
    fetched = await channel.fetch_message(board.id)
    assert fetched.nonce is None
    await fetched.edit(view=Board("the board later"), attachments=[])
    assert stored.text == "the board later"
    assert stored.attachments == []
    await quiet.delete()
    assert quiet.id not in server.channel.messages

    there = await bot.fetch_channel(thread.id)
    assert isinstance(there, discord.Thread)
    await there.send("psst")
    async with there.typing():
        await there.join()
    guild = await bot.fetch_guild(server.guild.id)
    assert (await guild.fetch_member(ann.id)).display_name == "Ann"
    assert len(await guild.fetch_channels()) == 1
    assert len(await guild.active_threads()) == 1
    assert len(await guild.fetch_roles()) == 1
    assert (await bot.fetch_user(ann.id)).global_name == "Ann"
    assert [g.id async for g in bot.fetch_guilds()] == [server.guild.id]
    assert (await bot.application_info()).id == server.bot_id
    assert not server.trouble
    assert oracle.complaints(server.traffic) == []


async def test_playing_in_a_thread(server: LoopbackDiscord, bot, oracle) -> None:
    ann = server.add_person("Ann")
    thread = server.add_thread("a side table")
    reply = await ann.slash("game new", thread, game="corsari")
    assert reply.message in ann.sees(thread)
    assert (await ann.press(reply.message, "roll:6")).text == "rolled a d6"
    assert not server.trouble
    assert oracle.complaints(server.traffic) == []


async def test_the_record_holds_every_request_as_a_line(server: LoopbackDiscord, bot, tmp_path: Path) -> None:
    await server.add_person("Ann").slash("game new", server.channel, game="corsari")
    lines = [json.loads(line) for line in (tmp_path / "traffic.jsonl").read_text().splitlines()]
    assert lines == json.loads(json.dumps(server.traffic))
    keys = ["method", "path", "query", "json", "payload_json", "files", "status", "response"]
    assert all(list(line) == keys for line in lines)
    assert (lines[-1]["method"], lines[-1]["query"]) == ("POST", {"with_response": "1"})
    assert lines[-1]["path"].startswith("/interactions/")
