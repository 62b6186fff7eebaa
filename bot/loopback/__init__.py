"""A Discord of one machine, for tests, the demo and playing without an account.

`LoopbackDiscord` is an aiohttp server on 127.0.0.1 that speaks the part of Discord's API v10 and gateway that the
unmodified discord.py client and this bot use. It knows Discord and nothing of the games.

    server = LoopbackDiscord()
    await server.start()
    aim_discord_py_at(server.url)                       # then start any discord.py client with server.bot_token
    ann = server.add_person("Ann")
    reply = await ann.slash("game new", server.channel, game="corsari")
    await ann.press(reply.message, "join:1")
    assert not server.trouble
    await server.stop()

Three parts. `world` holds plain data and decides who may see what; `people` is the human side (what somebody at a
client sees and can do) and needs no HTTP; `rest` and `gateway` are the bot's side. `state` is what they share.

What Discord refuses is refused, with Discord's codes and shapes (`drafts`, `component_rules`, `embed_rules`,
`command_rules`). Whatever no sound bot would cause is collected in `server.trouble`: refusals (except 50007 and
injected faults), unknown routes, interactions without an answer in time, a bug of the loopback itself.
`server.traffic` and the file of `record=` hold every REST request and answer.

Ids: people, guilds, channels and commands are numbered by a plain counter (the same in every run); messages,
interactions and files carry the time of `now`, because discord.py reads times from ids.
"""

from bot.loopback.aim import aim_discord_py_at
from bot.loopback.components import Button, Option, Select
from bot.loopback.forms import Modal, NotPossible
from bot.loopback.people import Choice, NotAnswered, Person, Reply
from bot.loopback.server import LoopbackDiscord
from bot.loopback.world import Attachment, Channel, Guild, Message, Permission

__all__ = [
    "Attachment",
    "Button",
    "Channel",
    "Choice",
    "Guild",
    "LoopbackDiscord",
    "Message",
    "Modal",
    "NotAnswered",
    "NotPossible",
    "Option",
    "Permission",
    "Person",
    "Reply",
    "Select",
    "aim_discord_py_at",
]
