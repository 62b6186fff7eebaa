"""The check of every request: no other web site in a browser on this machine may use the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

NAMES = ("127.0.0.1", "localhost")
OWN_SITE = ("same-origin", "none")
HEADERS = {"Cross-Origin-Resource-Policy": "same-origin", "X-Content-Type-Options": "nosniff"}


@web.middleware
async def only_own_site(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse requests of other sites before anything else is read of them. Raises HTTPForbidden."""
    if not of_own_site(request):
        raise web.HTTPForbidden
    return await handler(request)


def of_own_site(request: web.Request) -> bool:
    """Return whether no other site can have caused this request.

    Host: a site can give this address a name of its own. Origin: browsers send it with websockets, with requests that
    change something and with those whose answer a script reads. Sec-Fetch-Site: browsers send it with all others, such
    as pictures and frames. The bot is no browser and sends only Host.
    """
    host = request.host
    if (host.rpartition(":")[0] or host) not in NAMES:
        return False
    if request.headers.getall("Origin", [f"http://{host}"]) != [f"http://{host}"]:
        return False
    return request.headers.get("Sec-Fetch-Site", "none") in OWN_SITE or follows_link(request)


def follows_link(request: web.Request) -> bool:
    """Return whether a person follows a link to the page. The site with the link can neither frame nor read it."""
    about = (request.headers.get("Sec-Fetch-Mode"), request.headers.get("Sec-Fetch-Dest"))
    return request.method == "GET" and request.path == "/" and about == ("navigate", "document")


async def keep_to_own_site(_: web.Request, response: web.StreamResponse) -> None:
    """Tell browsers that no other site may use an answer."""
    response.headers.update(HEADERS)
