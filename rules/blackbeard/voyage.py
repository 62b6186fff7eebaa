"""The state that every room of the game is given: the table, the public state and the hidden state."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from rules.blackbeard.hidden import Hidden
from rules.blackbeard.options import Options
from rules.blackbeard.state import Pirate, State
from rules.kernel import Play, Table

WAR_CORRECTIONS: Final = "war_corrections"
"""The changed rule with which a debauch counts in attacks on merchants and ports (spec 4.9.9), an ally who was hurt in
a joint search earns double (BN 16.21), and a relative of an event who passes to a conqueror is told of; older matches
go on without."""
VOYAGE_CORRECTIONS: Final = "voyage_corrections"
"""A set of changed rules, for matches that begin with it; older matches go on without:

- An attack voids a pardon of its nation too (BN E1).
- Each hex has a dispute of its own, also between a pirate who searches and one who attacks a merchant (spec 4.6).
- A bribe may be ordered before the sale that pays it, and in a port that is entered now (spec 4.10). In an old Refuge
  the treasure there helps to pay it (9-A48).
- A pirate who comes out of a zone takes crates aboard and may anchor (BN 6.3, 6.6).
- The captain chooses between the cards of a spyglass (BN 10.22). A captive's ship needs no log book (spec 2.1).
- A pirate who took a port long ago may sail in again and sack it. A hunter of its nation guards it then too, its
  governor is turned up, and hunters inside a sacked port come out (BN 11.2, 11.5, 4.34).
- A pirate port that was turned has a value and hostages (BN 14.31).
- A careened ally attacks no port (BN 15.5). An ally pays Popularity in each attack (BN 17.2), and forgets what he knew
  when the governor goes (BN 9.2742).
- The chest of Carr's hold goes into an empty hold or is lost (event 53).
- A mutiny after the action card waits for no turn, even without hunters (BN 17.1).
- Every point of Notoriety beyond 100 counts, and nothing follows a victory (spec 6.1).
- The end reveals the warships (spec 6.6).
- Movement dice that are rolled again are booked from the marker on (spec 4.22.4).
- A pirate who searches may let alone the merchants that he finds, or attack one that is known (OP-1, BN 8.13).
- A superficial wound that is over costs no limb in the turn in which a captain heals (spec 4.17).
- A ship that drifts onto crates takes them aboard, and a pursuer who moves after his prey disputes them too (BN 6.3,
  spec 13).
"""
STRIFE_CORRECTIONS: Final = "strife_corrections"
"""The changed rule with which a hit knocks down an upright mast also where no box is left, and a jury repair is made at
anchor before a port too (BN 15.6); a captain chooses both points of a refit (BN 15.2), and a commissioner refits in no
pirate port (BN 15.4). A hunter does not try an ally who has helped against it in this step (BN 13.6), and a saboteur
barrel does not put out the fire of red-hot shot (BN 10.22). A captive dies with a ship that natives have burnt
(BN 12.2), and natives reach no ship in deep sea (event 21); a relative is home although her captor fell in the duel
(BN 16.27); an arrest takes only a letter of the port's nation (BN 18.2). Former allies who share a zone fight no duel
(BN 20.8), and acts from before a contract was made do not count (BN 20.1). The dice of a retirement that cunning
rolls again are told to the own seat alone, and a governor whom an earthquake buries is not turned up (spec 7).

An order against one hunter, rival or captive is not carried out on another (spec 4.3.2c). A pirate released by a
court is not chased out of the port besides, and the ghost ship takes no letter (BN 18.2, event 24J). A beaten rescuer,
and a pirate who flees natives or an earthquake, may meet a hunter where he goes, and the rescuer chooses his facing
(spec 4.11.1, 4.11.9). No turn begins with dolphins (spec 4.11.1b). A captive without Endurance talks before he is
wounded (BN 12.2). The attacker earns the reward for an outlaw who helps his enemy (event 34), and a duel that is
refused is won (spec 4.12.5, events 61, 62). Ships that a current carries onto crates take them aboard (BN 6.3). By
default the types with the highest numbers float (spec 8.1), and a loser left with a wreck stays debauched (BN 9.28).
Older matches go on without."""

DEALINGS_CORRECTIONS: Final = "dealings_corrections"
"""A set of changed rules of trade, prizes and leagues, for matches that begin with it; older matches go on without:

- An order to attack one merchant is not done to another (spec 4.3.2c).
- A sale needs something to sell: holds that were emptied on the way leave the sale, and oblige nobody to debauch
  (BN 10.11, 10.21). A captain arrested for drugs does nothing more in this operation, also where he is set free at
  home (event 54).
- Sales of goods and bribes in one port are a dispute, and so are a sack and what others do in the port (spec 4.6).
- An anti-pirate governor for good stays, although he governs the Refuge of the captor (C-11, BN 10.72). A captain
  who fails to sack a port has turned up its governor too (BN 4.34).
- An ally's last prize is the one that he has helped to take (events 61, 62).
- An alliance that was ended is not made again by the orders that made it in the same turn (BN 20.8).
- An offer lapses if one of the two is no longer at large in the hex, and nobody trades after a victory (BN 6.8,
  spec 6.1).
- Goods that are left behind in a sack are not told of as carried off (BN 11.5).
- The id of a private contract does not tell how many others there are (spec 7).
"""
COMBAT_CORRECTIONS: Final = "combat_corrections"
"""A set of changed rules of fights, captivity, the Crown and hazards, for matches that begin with it; older matches go
on without:

- A hunter whose target has left play elsewhere meanwhile fights no further round, and takes no letter (spec 4.15.8). An
  ally who has sailed on does not help any longer (BN 20.5), and one who sails past does not cost a warship its letter
  for the target that it fights (BN 14.42).
- The hostages of a crusade go to the first pirate who wins a duel, not also to one who is asked meanwhile (events 61,
  62).
- A ship that has only turned has not left the hex of a hunter, and a pirate who was chased into one did not begin his
  turn there (spec 4.11.1).
- Nobody earns fame for a relative who has died in the battle for her (BN 16.27).
- A prisoner whom somebody else has freed while his rescuer thought is not freed twice, or killed (BN 18.2). The
  Popularity of a prisoner who is freed counts before his crew may rise (BN 18.2, spec 4.24.1).
- A pirate who tortures a captive to death, or kills a prisoner, has fulfilled a contract against him (BN 20.1).
- A pirate who restarts in a port has been in another port than that from which he was chased (BN 13.5).
- The box that stands upright in a ship goes with it to a conqueror or a successor, and may fall in the same turn
  (BN 15.6).
- Only a warship that has fought its target wins a letter, not one that he slipped past (BN 14.42).
- A commissioner in a free operation tries other pirates, too, if its orders say so; and no hunter tries in it whom it
  has fought at the hazard event itself (event 25, BN 13.6).
- Nobody comes to hunt, or turns upon, a pirate who has fallen while the hunter's seat was asked (spec 4.15.5, 4.15.6).
- A warship waits for a pirate in a zone that opens onto no map at the nearest arrow hex of all maps (BN 7.36).
- A raid on a pirate port brings no governor if it only found careened ships and took them (BN 14.31).
- Alcohol that was bought under the prohibition is not sold once more (event 52).
- If the leader of a joint attack falls in it, his ally takes the port (BN 20.6).
- After a victory no hunter is turned away or enters a zone, and no crew sickens (spec 6.1).
- The end reveals the governors who have left face down, and what a gang has stolen (spec 6.6).
- Without goods no contract asks for a delivery (spec 3.2).
"""
CROWN_CORRECTIONS: Final = "crown_corrections"
"""A set of changed rules of hunters, for matches that begin with it; older matches go on without:

- The bonus move of the action card is a chase for a warship whose orders of this turn are done: it has passed from zone
  to zone or out of one, or it has come to the hex to which it was sent (spec 4.25).
- A pirate who is chased out of a port, for any reason, meets the hunters that lie before it (spec 4.11.9, 4.11.11).
- A hunter does not stop at a pirate whom it ignores: he has evaded it or handed over his letter (spec 4.11.3, 4.11.7).
- A warship whose target lies in the hex tries him before it joins a squadron against another (spec 4.11.2, 4.11.14).
- At a hazard event a commissioner intercepts other pirates, too, whatever his orders say (spec 5.0b).
- The challenge of a warship stands until its seat changes it (spec 4.15.6).
"""
JUSTICE_CORRECTIONS: Final = "justice_corrections"
"""A set of changed rules of captivity, interception, the Crown and hazards, for matches that begin with it; older
matches go on without:

- Among the pirates who stay with it a hunter tries its target first, then the others by falling Notoriety (spec
  4.11.2). One that has come in this turn was not with them when it began (spec 4.11.1b).
- A captive's pledge is paid to a captor who releases him, too (spec 4.12.9).
- A rescuer may keep a captive who cannot pay what he has pledged (spec 4.12.9).
- Endurance that a captive lost to torture stays lost on the plank (spec 4.12.8).
- A captor who misses his turn may still release his captives (spec 4.12.8).
- A port is infiltrated, and a rival challenged after a debauch, from a hex beside it by sea, not across an island
  (spec 2.7, 4.9.9).
- Without hazards a seat may give up a prisoner, whom no event would ever set free (spec 3.1, 3.2).
"""
FORTUNE_CORRECTIONS: Final = "fortune_corrections"
"""A set of changed rules of hunters and hazards, for matches that begin with it; older matches go on without:

- A warship that sails again after a false challenge has given up its orders of this turn: its bonus move goes on with
  the chase (spec 4.15.6, 4.25).
- A warship that the action card turns upon another pirate cites the rule of the card (BN 7.36), not of challenges.
- Without rivals nobody is abducted, because nobody could free her (spec 13 on 3.2, events 42 to 45).
- A storm over a whole sea reaches the zones that the option ``transit_openings`` opens onto it (spec 4.8.3).
"""
TABLE_RULINGS: Final = "table_rulings"
"""A set of rulings where the rules leave a gap, for matches that begin with it; older matches go on without:

- A Refuge that its captain has won back in spite of an enemy mark is closed by a new mark once a pardon has taken the
  old one off (spec 4.9.5, 4.10A.6, BN 10.72).
- The cabin of a captain who falls to the pirate who takes his ship is told as taken, not as lost (spec 4.12.7).
- A rescuer who is asked whether he frees a captive is told what the captive has pledged (spec 4.12.9).
"""
TABLE_CUSTOMS: Final = "table_customs"
"""A set of changes to what is told and asked, for matches that begin with it; older matches go on without:

- The cabin of a captain who falls to a pirate is told when somebody takes it: as taken with the ship, or as lost if the
  victor has left play as well. Then the captives aboard go down with the ship (spec 4.12.7, 4.12.8, 4.20.3).
- A pirate who is chased away, or a hunter that is thrown out of a port, is asked for a way only if there are several
  (BN-M1, BN-K4).
"""

REASONS_TOLD: Final = "reasons_told"
"""A set of reasons that events give, for matches that begin with it; older matches go on without:

- An action card about hunters or hazards that the match does not use is ``idle``.
- A debauch says ``because`` of what it is: a prize or trade that makes it compulsory, or a wish (BN 9.282, 10.21).
- A Refuge that is another port than the seat was shown or chose names that port as ``taken`` (BN 7.2).
"""

OUTCOMES_TOLD: Final = "outcomes_told"
"""What events say of acts that come to nothing, for matches that begin with it; older matches go on without:

- An order that is lost tells its seat ``because`` of what (spec 4.3.2c).
- An action card for the King's Commissioners says that none is in play (``absent``), and a hazard event without any
  effect is followed by an event that says so (BN 7.35, 22.1).
- A seat that wants to be asked about rolls is not asked about one that it has won already (BN 21.1).
"""

RETIREMENT_REROLLED: Final = "retirement_rerolled"
"""Orders to retire say whether cunning rolls again if the attempt fails; by default it does (BN 18.3, 21.1).

Nothing else that a captain saves cunning for is worth as much. In older matches the policy alone decides.
"""

NAMED_MERCHANTS: Final = "named_merchants"
"""Orders that name an identified merchant attack it, whatever the policy about merchants says (BN 9.12).

The policy is for merchants that nobody has seen when the orders are given; a captain who wants to be asked is asked
about every merchant. In older matches the policy decides about named ones too.
"""


NOTHING_IN_VAIN: Final = "nothing_in_vain"
"""What cannot matter is neither asked nor offered nor spent, for matches that begin with it; older ones go on without:

- Nobody is asked for a Refuge where all answers lead to the same port (BN 7.2).
- A captain too slow to break off from hunters, whatever the next three rounds bring, is not asked about it (BN 13.62).
- Cunning does not roll again where no dice could end better, and nobody is asked about it (BN 21.1).
- Business is offered only where something could be sold, bought or celebrated, and only what he could pay (spec 4.10).
"""
TIDY_CHOICES: Final = "tidy_choices"
"""What is offered as a choice, for matches that begin with it; older ones go on as before:

- A part of the money in the cabin, or of a treasure, is not offered where there is none (BN 10.71).
- Another roll of the movement die is not offered to a ship that cannot sail (BN 21.1).
- Goods that may float from a sinking ship are listed by their types (BN 6.3).
- A Refuge about which nobody is asked is told as the ``only`` port that was left (BN 7.2).
- A captain who plans a duel is offered each limit for his surrender that makes a difference, once (BN 19.6).
"""

STORMS_TOLD: Final = "storms_told"
"""Storms of the voyage tell the merchants that they drive away, too; in older matches only those of the war do
(BN 8.112)."""

SAFE_STOWAGE: Final = "safe_stowage"
"""Where the captain's orders say that cargo is stowed safely, every way to stow what comes aboard is thought of, and
what lies next to something dangerous is stowed anew at the start of the turn, if that helps; in older matches each
marker goes into the first hold that is safe at that moment, and stays there (spec 4.4, 4.3.2g)."""


class Charted(NamedTuple):
    """What was last told of a piece. ``kind``: the list of the state that holds it."""

    kind: str
    facts: dict[str, Any]


@dataclass
class Campaign:
    """The whole state of a match, as the kernel keeps it.

    The public state as it was last told (:mod:`rules.blackbeard.chart`): ``charted`` by the id of a piece, of which no
    two lists share one, ``charted_table`` by fact of the table.
    """

    state: State
    hidden: Hidden
    charted: dict[str, Charted] = field(default_factory=dict[str, Charted])
    charted_table: dict[str, Any] = field(default_factory=dict[str, Any])


class Hooks(NamedTuple):
    """Functions of rooms above that rooms below call without importing them; ``turn.play`` puts them together.

    ``warship_found``: a search finds a warship (BN 8.12). ``arrested``: a captain is arrested in a port (event 54).
    ``sacked``: a port was sacked (BN 18.2). ``dolphins``: a captain may act once more (event 66).
    """

    warship_found: "Callable[[Voyage, Pirate], Play[None]] | None" = None
    arrested: "Callable[[Voyage, Pirate, str], Play[None]] | None" = None
    sacked: "Callable[[Voyage, str], None] | None" = None
    dolphins: "Callable[[Voyage, Pirate], Play[None]] | None" = None


NO_HOOKS = Hooks()


class Tell(Protocol):
    """:meth:`rules.kernel.Table.tell`, of an event that cites its rule."""

    def __call__(
        self,
        kind: str,
        *,
        rule: str,
        private: Mapping[int, Mapping[str, Any]] | None = None,
        audience: Sequence[int] | None = None,
        reveals: bool = False,
        **data: Any,
    ) -> None:
        """Tell an event."""
        ...


class Voyage:
    """The argument that every room takes first. A function of options takes ``State`` instead: it must not see more.

    ``state``: the public state. ``hidden``: the hidden state, only for carrying out a rule, never for an option, a
    default or an event's public data. ``options``: those of the match. ``tell``: tells an event whose kind stands in
    :mod:`rules.blackbeard.names`.
    """

    __slots__ = ("campaign", "hidden", "hooks", "options", "state", "table", "tell")

    def __init__(self, table: Table, campaign: Campaign, hooks: Hooks = NO_HOOKS) -> None:
        self.table = table
        self.campaign = campaign
        self.hooks = hooks
        # Read all the time, so that they are no properties.
        self.state: State = campaign.state
        self.hidden: Hidden = campaign.hidden
        self.options: Options = table.options
        self.tell: Tell = table.tell


def new_campaign(seats: int, options: Options) -> Campaign:
    """Return the state before set-up."""
    return Campaign(State(seats, options.active_seas(seats), careers=[0] * seats), Hidden())
