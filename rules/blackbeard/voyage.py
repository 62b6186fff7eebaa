"""What every room of the game is given: the table, the public state and the hidden state."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from rules.blackbeard.hidden import Hidden
from rules.blackbeard.options import Options
from rules.blackbeard.state import Pirate, State
from rules.kernel import Play, Table

WAR_CORRECTIONS: Final = "war_corrections"
"""The changed rule with which a debauch counts in attacks on merchants and ports (spec 4.9.9), an ally who was hurt in
a joint search earns double (BN 16.21), and a relative of an event who passes to a conqueror is told of; older matches
go on without."""
PORT_AND_SEA_CORRECTIONS: Final = "port_and_sea_corrections"
"""The changed rule with which, in ports, what was sold or bribed in one does not count in the next (BN 10.11), and a
treasure in an old Refuge may be spent on a bribe there (spec 9-A48); in attacks on them, a hunter of its nation guards
a port against a sack too, then its governor is turned up, and no attack is offered past one that is known (BN 11.2,
4.34), who took a port long ago may sail in to sack it, an English port has a value of its own, hunters inside a sacked
port come out (BN 11.5, 14.31), an ally pays Popularity in each attack (BN 17.2) and forgets what he knew when the
governor goes (BN 9.2742). An attack voids a royal pardon (BN E1), seats roll a dispute for each hex (spec 4.6), the
captain himself chooses between the cards of a spyglass (BN 10.22), and warships are shown at the end (spec 6.6). Older
matches go on without."""


@dataclass
class Campaign:
    """Everything that a match is, as the kernel keeps it.

    What was last told of the public state (:mod:`rules.blackbeard.chart`): ``charted`` by piece and field,
    ``charted_table`` by fact of the table.
    """

    state: State
    hidden: Hidden
    charted: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])
    charted_table: dict[str, Any] = field(default_factory=dict[str, Any])


class Hooks(NamedTuple):
    """What rooms above add to rooms below, which may not import them; ``turn.play`` puts them together.

    ``warship_found``: a search finds a warship (BN 8.12). ``arrested``: a captain is arrested in a port (event 54).
    ``sacked``: a port was sacked (BN 18.2). ``dolphins``: a captain may act once more (event 66).
    """

    warship_found: "Callable[[Voyage, Pirate], Play[None]] | None" = None
    arrested: "Callable[[Voyage, Pirate, str], Play[None]] | None" = None
    sacked: "Callable[[Voyage, str], None] | None" = None
    dolphins: "Callable[[Voyage, Pirate], Play[None]] | None" = None


class Voyage(NamedTuple):
    """The argument that every room takes first. A function of options takes ``State`` instead: it must not see more."""

    table: Table
    campaign: Campaign
    hooks: Hooks = Hooks()

    @property
    def state(self) -> State:
        """The public state."""
        return self.campaign.state

    @property
    def hidden(self) -> Hidden:
        """The hidden state: only for carrying out a rule, never for an option, a default or an event's public data."""
        return self.campaign.hidden

    @property
    def options(self) -> Options:
        """The options of the match."""
        return self.table.options

    def tell(
        self,
        kind: str,
        *,
        rule: str,
        private: Mapping[int, Mapping[str, Any]] | None = None,
        audience: Sequence[int] | None = None,
        reveals: bool = False,
        **data: Any,
    ) -> None:
        """Tell an event, see :meth:`rules.kernel.Table.tell`. Its kind stands in :mod:`rules.blackbeard.names`."""
        self.table.tell(kind, audience, private, reveals=reveals, rule=rule, **data)


def new_campaign(seats: int, options: Options) -> Campaign:
    """Return the state before set-up."""
    return Campaign(State(seats, options.active_seas(seats), careers=[0] * seats), Hidden())
