"""The web page of the loopback Discord, to play in a browser without an account.

    server = LoopbackDiscord(port=1667)
    page = Page(server, words)                          # words: locale -> the page's texts
    server.add_routes(page.add_to)
    await server.start()                                # http://127.0.0.1:1667/

Every browser tab is one viewer (`viewer`) of one person. Its websocket carries the full state at the start (`frames`),
then the changes (`page`) and the person's actions (`actions`, `action_handlers`). The world decides what a viewer may
see; the files in `static` only draw it. `roster` keeps the people and rooms over a restart.
"""

from bot.loopback.page.frames import rooms_of
from bot.loopback.page.page import Page
from bot.loopback.page.roster import Roster

__all__ = ["Page", "Roster", "rooms_of"]
