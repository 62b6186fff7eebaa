"""The options of a match (spec 3.1); all are fixed when it starts."""

from collections.abc import Mapping
from typing import Annotated, Literal, Self, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from rules.kernel import Only


class Options(BaseModel):
    """The options that a table may choose; the defaults are the rulebook's.

    ``deck_size``: the number of action cards in play in each round, 0 for the printed number (KS 3.2.3). The second and
    third sizes are for later rounds; 0 keeps the size of the round before.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    teams: bool = False
    deck_size: int = Field(default=0, ge=0, le=100)
    deck_size_second: int = Field(default=0, ge=0, le=100)
    deck_size_third: int = Field(default=0, ge=0, le=100)
    first_player: Literal["d10", "lowest_va"] = "d10"
    first_later: Literal["total", "last"] = "total"
    rounds: int = Field(default=3, ge=1, le=3)
    max_extra_rounds: int = Field(default=3, ge=0, le=9)
    coal: bool = False
    sail_raider: bool = False
    little_wolf: bool = False
    tournament: Annotated[Literal["off", "random", "choose"], Only("after_1914", (False,))] = "off"
    after_1914: bool = False
    drop_breakout: Annotated[bool, Only("after_1914", (True,))] = False
    drop_1914_merchants: Annotated[bool, Only("after_1914", (True,))] = False
    fast_raiders: bool = False
    carry_over: bool = False
    extra_damage: bool = False
    torpedo_prizes: bool = False
    shallow_pursuit: bool = False
    sail_merchants: bool = False
    prize_resupply: bool = False
    reflag_cancels: bool = True
    slim_chooser: Literal["attacker", "defender"] = "attacker"
    refuge_safe: bool = False
    team_refuge_transfer: Annotated[Literal["mandatory", "optional"], Only("teams", (True,))] = "mandatory"
    auto_safe_passage: bool = True
    reaction_prompts: Literal["always", "only_if_able"] = "always"
    solo_first: Literal["live", "phantom", "d10"] = "live"
    solo_reshuffle: Literal["every_turn", "when_empty"] = "every_turn"
    pp_targeting: Literal["best", "random", "live"] = "best"

    @field_validator("teams")
    @classmethod
    def _partners_sit_opposite(cls, chosen: object, info: ValidationInfo) -> object:
        context = cast("Mapping[str, int] | None", info.context)
        if chosen and context is not None and context["seats"] != 4:
            msg = "teams need four seats"
            raise ValueError(msg)
        return chosen

    @model_validator(mode="after")
    def _fit_together(self) -> Self:
        if self.after_1914 and self.tournament != "off":
            msg = "tournament deals ships that after_1914 takes out"
            raise ValueError(msg)
        if not self.after_1914 and (self.drop_breakout or self.drop_1914_merchants):
            msg = "drop_breakout and drop_1914_merchants need after_1914"
            raise ValueError(msg)
        return self

    @property
    def carried_most(self) -> int:
        """The number of ships that a seat may keep for the next round (KS 3.3.2, 5.8.7)."""
        return 3 if self.carry_over else 1

    def agreed_size(self, round_number: int) -> int:
        """Return the agreed number of action cards in a round, 0 for the printed one; extra rounds use the last."""
        sizes = (self.deck_size, self.deck_size_second, self.deck_size_third)
        return next((size for size in reversed(sizes[: max(1, min(round_number, 3))]) if size), 0)
