"""A table to touch: board, hand and question of one viewer, kept up to date over a websocket, and a client of plain JS.

It is a door beside Discord's: presses go through the same handlers, so that drafts, refusals and undo are the same on
both sides. It knows neither Discord nor what serves it: ``Hub.add_to`` mounts it in any application of aiohttp.

- :mod:`bot.pictures.tags`: what options stand for, so that the shapes of the pictures light up.
- :mod:`.asking`, :mod:`.frames`: what one viewer sees, from their own view, in named parts.
- :mod:`.since`: what has happened since the viewer's last answer; :mod:`.earlier`: the table at earlier events.
- :mod:`.items`: screens as plain JSON; :mod:`.pieces`: drawings, of which each part is sent once.
- :mod:`.viewer`: one connection, which gets the parts that have changed; :mod:`.hub`: all of them, and the routes.
"""

from bot.touch.hub import Hub, Ticket, Visitor

__all__ = ["Hub", "Ticket", "Visitor"]
