"""The web page of the loopback Discord: sit down and play in a browser, without an account.

    server = LoopbackDiscord(port=1667)
    page = Page(server, words)                          # words: locale -> the page's texts
    server.add_routes(page.add_to)
    await server.start()                                # http://127.0.0.1:1667/

Every browser tab is one viewer, who is one person. Over its websocket go the full state at the start (`showing`), then
what changes (`page`), and what the person does (`actions`). What a viewer may see is decided here, by the world; the
files in `static` only draw it. `roster` remembers over a restart who the people are.
"""

from bot.loopback.page.page import Page
from bot.loopback.page.roster import Roster

__all__ = ["Page", "Roster"]
