"""The options of a match (spec 3.1), all fixed when it starts."""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from rules.kernel import Only

Starred = Literal["gun", "sto", "cro", "cab", "pie", "kil"]
CHOSEN = Only("starred_pick", ("chosen",))


def actions_of(agreed: str, seats: int) -> int:
    """Return the number of actions in a turn by the option of that name (TO-P1)."""
    return int(agreed) if agreed != "auto" else 2 if seats == 2 else 1


class Options(BaseModel):
    """The options that a table may choose; the defaults are the rule sheet's.

    The three ``starred_...`` cards count only with ``starred_pick=chosen``, and are then public.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    event_set: Literal["full", "core"] = "full"
    starred_pick: Literal["random", "chosen"] = "random"
    starred_first: Annotated[Starred, CHOSEN] = "gun"
    starred_second: Annotated[Starred, CHOSEN] = "sto"
    starred_third: Annotated[Starred, CHOSEN] = "cro"
    vote_deck: Literal["pub32", "ks30"] = "pub32"
    brethren: Literal["pick", "auto"] = "pick"
    seat_order: Literal["join", "shuffled"] = "join"
    tortuga_start: Literal["outside", "split"] = "outside"
    rowboats: int = Field(default=2, ge=1, le=2)
    attack_target: Literal["galleon_first", "captain_choice"] = "galleon_first"
    tiebreak_keep_held: bool = False
    actions_per_turn: Literal["auto", "1", "2"] = "auto"
    stall_rounds: int = Field(default=3, ge=0, le=9)
    sudden_death_rounds: int = Field(default=20, ge=0, le=99)
    post_game_disclosure: Literal["loyalties", "full"] = "loyalties"
    missing_voters: Literal["count", "names"] = "count"

    @property
    def chosen_cards(self) -> tuple[str, ...]:
        """The starred cards that the host has chosen (TO 2.4)."""
        return tuple(name.upper() for name in (self.starred_first, self.starred_second, self.starred_third))

    @field_validator("actions_per_turn", mode="before")
    @classmethod
    def _one_or_two(cls, actions: object) -> object:
        return str(actions) if isinstance(actions, int) else actions

    @field_validator("starred_first", "starred_second", "starred_third", mode="before")
    @classmethod
    def _ids_in_either_case(cls, card: object) -> object:
        return card.lower() if isinstance(card, str) else card

    @model_validator(mode="after")
    def _three_different_cards(self) -> Self:
        if self.starred_pick == "chosen" and len(frozenset(self.chosen_cards)) < 3:
            msg = "starred_pick=chosen needs three different cards"
            raise ValueError(msg)
        return self
