"""What the action halves of the cards do, by kind of card (KS 5.5)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.kaiser.deciding import decide
from rules.kaiser.declaring import (
    can_bombard,
    can_interrogate,
    can_mine,
    can_torpedo,
    interrogate,
    mine,
    monitor,
    torpedo_with,
)
from rules.kaiser.hand_cards import (
    bounding_main,
    can_confuse,
    can_fly,
    can_go_again,
    can_overhear,
    can_spy,
    deception,
    exchange_information,
    fog_bank,
    in_teams,
    intelligence,
    recon_aircraft,
    second_chance,
    wireless_intercept,
)
from rules.kaiser.hostile_cards import (
    breakdown,
    can_break_down,
    can_hit_exposed,
    can_miss_rendezvous,
    can_storm,
    heavy_weather,
    interned,
    rendezvous_missed,
    transfer_command,
)
from rules.kaiser.own_cards import (
    blockade_runner,
    breakout,
    can_have_fair_seas,
    can_reflag,
    can_repair,
    can_scuttle,
    can_shelter,
    collier,
    damage_control,
    fair_seas,
    island_refuge,
    may_break_out,
    reflag,
    scuttle,
    short_of_supplies,
)
from rules.kaiser.state import State
from rules.kernel import Option, Play, Table


@dataclass(frozen=True)
class Effect:
    """What an action half does: whether it can now, and doing it."""

    can: Callable[[Table, State], bool]
    play: Callable[[Table, State, str], Play[None]]


def submarine_uc(table: Table, state: State, card: str) -> Play[None]:
    """Fire a torpedo or lay mines (KS 5.5.43)."""
    options = [Option(mode) for mode, can in (("torpedo", can_torpedo), ("mines", can_mine)) if can(table, state)]
    mode = yield from decide(table, state, state.turn.seat, "uc_mode", options, rule="KP 3.3.43", data={"what": card})
    yield from (torpedo_with if mode == "torpedo" else mine)(table, state, card)


def can_use_uc(table: Table, state: State) -> bool:
    """A torpedo or mines find a target."""
    return can_torpedo(table, state) or can_mine(table, state)


EFFECTS: Mapping[str, Effect] = {
    "blockade_runner": Effect(short_of_supplies, blockade_runner),
    "bounding_main": Effect(in_teams, bounding_main),
    "breakdown": Effect(can_break_down, breakdown),
    "breakout": Effect(may_break_out, breakout),
    "collier": Effect(short_of_supplies, collier),
    "damage_control": Effect(can_repair, damage_control),
    "deception": Effect(can_confuse, deception),
    "exchange_information": Effect(in_teams, exchange_information),
    "fair_seas": Effect(can_have_fair_seas, fair_seas),
    "fog_bank": Effect(can_confuse, fog_bank),
    "heavy_weather": Effect(can_storm, heavy_weather),
    "intelligence": Effect(can_spy, intelligence),
    "interned": Effect(can_hit_exposed, interned),
    "interrogate": Effect(can_interrogate, interrogate),
    "island_refuge": Effect(can_shelter, island_refuge),
    "monitor": Effect(can_bombard, monitor),
    "recon_aircraft": Effect(can_fly, recon_aircraft),
    "reflag": Effect(can_reflag, reflag),
    "rendezvous_missed": Effect(can_miss_rendezvous, rendezvous_missed),
    "scuttle": Effect(can_scuttle, scuttle),
    "second_chance": Effect(can_go_again, second_chance),
    "submarine_u": Effect(can_torpedo, torpedo_with),
    "submarine_uc": Effect(can_use_uc, submarine_uc),
    "transfer_command": Effect(can_hit_exposed, transfer_command),
    "wireless_intercept": Effect(can_overhear, wireless_intercept),
}
"""By kind of card; Lay Mines is played on a raider, assists with an attack, other reactions from the hand."""
