"""All that a started server serves."""

import re

from bot.loopback import LoopbackDiscord

ANY_METHOD = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def served(server: LoopbackDiscord) -> list[tuple[str, str]]:
    """Return the method and an address of every route, and an address without a route."""
    assert server._runner is not None
    found = {("GET", "/no/such/page")}
    for route in server._runner.app.router.routes():
        assert route.resource is not None
        path = re.sub(r"\{\w+\}", "1", route.resource.canonical)
        found |= {(method, path) for method in (ANY_METHOD if route.method == "*" else (route.method,))}
    return sorted(found)
