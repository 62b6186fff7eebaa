"""The options of a match (spec 2.4), all fixed when it starts."""

from collections.abc import Mapping
from typing import Annotated, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator

from rules.kernel import Only


class Options(BaseModel):
    """The options that a table may choose; the defaults are the rule sheet's."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    limit: Annotated[int, Only("end_mode", ("last_standing", "first_bust"))] = Field(default=101, ge=20, le=500)
    first_dealer: int | Literal["random"] = "random"
    end_mode: Literal["last_standing", "first_bust", "fixed_rounds"] = "last_standing"
    fixed_rounds: Annotated[int, Only("end_mode", ("fixed_rounds",))] = Field(default=8, ge=1, le=30)
    max_rounds: int = Field(default=40, ge=5, le=200)
    sweep: Literal["match", "round", "eliminate_two"] = "match"
    overtake_penalty: Literal["once", "each"] = "once"
    received: Literal["as_laid", "minimised"] = "as_laid"
    score_floor: Literal["none", "zero"] = "none"
    scuttle_face: Literal["down", "up"] = "down"
    last_tavern_card: Literal["void", "closed"] = "void"
    no_sail_first_lap: bool = False
    advice: bool = True

    @field_validator("first_dealer")
    @classmethod
    def _dealer_sits_here(cls, dealer: int | str, info: ValidationInfo) -> int | str:
        context = cast("Mapping[str, int] | None", info.context)
        seats = context["seats"] if context else 4
        if isinstance(dealer, int) and not 0 <= dealer < seats:
            msg = f"must be 'random' or a seat from 0 to {seats - 1}"
            raise ValueError(msg)
        return dealer

    @field_validator("sweep")
    @classmethod
    def _sweep_fits_the_end(cls, sweep: str, info: ValidationInfo) -> str:
        # info.data lacks an end_mode that was itself refused.
        if sweep == "eliminate_two" and info.data.get("end_mode", "last_standing") != "last_standing":
            msg = "sweep=eliminate_two needs end_mode=last_standing"
            raise ValueError(msg)
        return sweep
