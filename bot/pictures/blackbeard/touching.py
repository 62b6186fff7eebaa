"""Parts of the pictures of Barbe Noire 2 for which no option stands."""

from collections.abc import Sequence

from rules.kernel import Option


def origins(option: Option) -> Sequence[str]:
    """Return the place of a hex that a port or a lane names: what is touched there is that port or lane."""
    return ("place", "port") if option.data.get("named") else ()
