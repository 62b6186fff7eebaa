"""A Discord on this machine, for tests, the demo and playing without an account.

`LoopbackDiscord` is an aiohttp server on 127.0.0.1 that speaks the part of Discord's API v10 and gateway that the
unmodified discord.py client and this bot use. It knows Discord and nothing of the games.

    server = LoopbackDiscord()
    await server.start()
    aim_discord_py_at(server.url)                       # then start any discord.py client with server.bot_token
    ann = server.add_person("Ann")
    response = await ann.slash("game new", server.channel, game="corsari")
    await ann.press(response.message, "join:1")
    assert not server.trouble
    await server.stop()

The package has three parts. `world` holds plain data and decides who may see what. `people` is the human side: what a
person at a client sees and can do; it needs no HTTP. `rest` and `gateway` are the bot's side. `state` joins the parts.

A browser on this machine also shows other web sites. `own_site` refuses their requests on every route, those of the
page included. `rest` and `gateway` check the caller's token (`keys`) before they read more, and limit what they read.

Requests that Discord refuses are refused with Discord's codes and shapes (`drafts`, `component_rules`, `embed_rules`,
`command_rules`). `server.trouble` lists what a correct bot never causes: refusals (except 50007 and injected faults),
unknown routes, interactions without an answer in time, and errors of the loopback itself. `server.traffic` and the file
given as `record=` hold every REST request and answer.

A bot may connect in shards (`shards`): the events of a guild go to one of them, direct messages to shard 0.

People, guilds, channels and commands get their ids from a plain counter, so that every run has the same ids; each guild
also adds a millisecond, which chooses its shard. The ids of messages, interactions and files carry the time of `now`,
because discord.py reads times from ids.
"""

from bot.loopback.aim import aim_discord_py_at
from bot.loopback.components import Button, Option, Select
from bot.loopback.forms import Modal, NotPossible
from bot.loopback.people import Choice, NotAnswered, Person, Response
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
    "Response",
    "Select",
    "aim_discord_py_at",
]
