"""The options and modules of a match (spec 3.1, 3.2); all are fixed when it starts."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator

from rules.kernel import Only

SEAS = ("NA", "CAR", "GC", "IO")
"""North Atlantic, Caribbean, Gold Coast, Indian Ocean, in the order of the dice."""
SMALL_TABLE = 3
"""With at most so many seats only the North Atlantic and the Caribbean are in play (BN 4.1)."""
LARGE_TABLE_GOVERNORS = 4
"""Governors of each seat at a table of five: five each would be more than the 24 there are."""
WAR = ("m_hunters", "m_rivals", "m_hazards")
"""The modules of the war against the pirates."""
HUNTED, RIVALLED, ENDANGERED = Only("m_hunters", (True,)), Only("m_rivals", (True,)), Only("m_hazards", (True,))
AT_WAR = Only("m_hunters", (True,), ("m_rivals", "m_hazards"))
"""Marks options that count with hunters, rivals or hazard events, or with any of them."""

PRESETS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "short_voyage": {"careers": 1, "turn_cap": 20, **dict.fromkeys(WAR, False)},
        "full_war": {"seas": "all", "alliances": "on", "turn_cap": 120},
        "two_captains": {"careers": 2, "max_active": 2, "turn_cap": 40},
    }
)
"""Sets of options that fit together: one captain each and no war; every module on all seas; two captains at once."""


class Options(BaseModel):
    """The options that a table may choose, and the modules that it may switch off.

    ``starter``: the seat that chooses the first Refuge, counted from 1. ``turn_cap``: 0 for none.
    ``m_hunters``, ``m_rivals``, ``m_hazards``: the war against the pirates. Without them hunters never come, nobody
    attacks another seat's pirate, and no card brings a hazard event (spec 13). Hazard events without hunters call none.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    seas: Literal["auto", "all", "na_car"] = "auto"
    careers: int = Field(default=3, ge=1, le=4)
    max_active: Annotated[int, Only("careers", (2, 3, 4))] = Field(default=3, ge=1, le=4)
    turn_cap: int = Field(default=60, ge=0, le=200)
    starter: Literal["random", "1", "2", "3", "4", "5"] = "random"
    governors_per_seat: int = Field(default=5, ge=0, le=5)
    governor_peek: bool = True
    merchants_per_seat: int = Field(default=5, ge=0, le=6)
    alliances: Annotated[Literal["auto", "on", "off"], RIVALLED] = "auto"
    transit_openings: Literal["chain", "all"] = "chain"
    kc_timing: Annotated[Literal["next_turn", "immediate"], HUNTED] = "next_turn"
    most_notorious_card: Annotated[Literal["retarget", "redraw"], HUNTED] = "retarget"
    damage_location: Literal["per_round", "per_point"] = "per_round"
    port_notoriety: Literal["value", "garrison"] = "value"
    port_win_damage: int = Field(default=0, ge=0, le=1)
    combat_popularity: Literal["per_point", "per_battle"] = "per_point"
    warship_battle: Annotated[Literal["to_the_end", "three_rounds"], HUNTED] = "to_the_end"
    duel_win_popularity: Annotated[int, AT_WAR] = Field(default=3, ge=2, le=3)
    extra_action_rounds: Literal["reactive", "single"] = "reactive"
    gang_collusion: Annotated[Literal["to_accomplice", "lost"], ENDANGERED] = "to_accomplice"
    pardon_retirement: Annotated[bool, ENDANGERED] = True
    refuge_amounts: Literal["secret", "public"] = "secret"
    hold_capacity: int = Field(default=4, ge=1, le=8)
    exact_change: Literal["holds", "strict"] = "holds"
    abandon_captive: Annotated[bool, AT_WAR] = True
    m_goods: bool = True
    m_dangerous: Annotated[bool, Only("m_goods", (True,))] = True
    m_equipment: bool = True
    m_traffickers: bool = True
    m_taverns: bool = True
    m_family: bool = True
    m_extra_actions: bool = True
    m_jury: bool = True
    m_cunning: bool = True
    m_bluff: Annotated[bool, HUNTED] = True
    m_leaks: bool = True
    m_story_events: Annotated[bool, ENDANGERED] = True
    m_prosthesis: bool = True
    m_hunters: bool = True
    m_rivals: bool = True
    m_hazards: bool = True

    @field_validator("starter")
    @classmethod
    def _a_seat_of_the_table(cls, chosen: str, info: ValidationInfo) -> str:
        context = cast("Mapping[str, int] | None", info.context)
        if chosen != "random" and context is not None and int(chosen) > context["seats"]:
            msg = "starter must be a seat of the table"
            raise ValueError(msg)
        return chosen

    def is_last(self, turn: int) -> bool:
        """Return whether a turn is the last one that is agreed on (spec 6.2)."""
        return bool(self.turn_cap) and turn >= self.turn_cap

    def threatened(self) -> bool:
        """Return whether hunters or rivals may attack a captain."""
        return self.m_hunters or self.m_rivals

    def at_war(self) -> bool:
        """Return whether any module of the war against the pirates is on."""
        return self.threatened() or self.m_hazards

    def most_active(self) -> int:
        """Return how many pirates a seat may have in play at once (C-8)."""
        return min(self.max_active, self.careers)

    def active_seas(self, seats: int) -> tuple[str, ...]:
        """Return the seas in play at a table of so many seats (BN 4.1)."""
        few = seats <= SMALL_TABLE if self.seas == "auto" else self.seas == "na_car"
        return SEAS[:2] if few else SEAS

    def governors_of(self, seats: int) -> int:
        """Return how many governors each seat places (spec 3.1)."""
        most = LARGE_TABLE_GOVERNORS if seats > LARGE_TABLE_GOVERNORS else self.governors_per_seat
        return min(self.governors_per_seat, most)

    def allied(self, seats: int) -> bool:
        """Return whether pirates of different seats may form alliances (BN 20.1)."""
        wanted = seats >= SMALL_TABLE if self.alliances == "auto" else self.alliances == "on"
        return wanted and self.m_rivals

    def bluffs(self, seats: int) -> bool:
        """Return whether the speed of a warship may be challenged, for which a third seat is needed (BN 14.15)."""
        return self.m_bluff and self.m_hunters and seats >= SMALL_TABLE
