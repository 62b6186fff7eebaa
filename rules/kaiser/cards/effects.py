"""The action halves of the cards, by kind of card (KS 5.5)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.kaiser.cards.hands import (
    can_confuse,
    can_fly,
    can_go_again,
    can_overhear,
    can_spy,
    in_teams,
    play_bounding_main,
    play_deception,
    play_exchange_information,
    play_fog_bank,
    play_intelligence,
    play_recon_aircraft,
    play_second_chance,
    play_wireless_intercept,
)
from rules.kaiser.cards.hostile import (
    can_break_down,
    can_hit_exposed,
    can_miss_rendezvous,
    can_storm,
    play_breakdown,
    play_heavy_weather,
    play_interned,
    play_rendezvous_missed,
    play_transfer_command,
)
from rules.kaiser.cards.own import (
    can_have_fair_seas,
    can_reflag,
    can_repair,
    can_scuttle,
    can_shelter,
    may_break_out,
    play_blockade_runner,
    play_breakout,
    play_collier,
    play_damage_control,
    play_fair_seas,
    play_island_refuge,
    play_reflag,
    play_scuttle,
    short_of_supplies,
)
from rules.kaiser.choices.deciding import decide
from rules.kaiser.combat.declaring import (
    can_bombard,
    can_interrogate,
    can_mine,
    can_torpedo,
    declare_mines,
    declare_torpedo,
    play_interrogate,
    play_monitor,
)
from rules.kaiser.state import State
from rules.kernel import Option, Play, Table


@dataclass(frozen=True)
class Effect:
    """An action half: whether it can be played at present, and playing it."""

    can: Callable[[Table, State], bool]
    play: Callable[[Table, State, str], Play[None]]


def by_state(can: Callable[[State], bool]) -> Callable[[Table, State], bool]:
    """Return the test of an effect that depends on the state alone."""
    return lambda _, state: can(state)


def of_any_copy(play: Callable[[Table, State], Play[None]]) -> Callable[[Table, State, str], Play[None]]:
    """Return an effect that is the same for each copy of its card."""
    return lambda table, state, _: play(table, state)


def play_submarine_uc(table: Table, state: State, card: str) -> Play[None]:
    """Fire a torpedo or lay mines (KS 5.5.43)."""
    options = [
        Option(mode) for mode, can in (("torpedo", can_torpedo(table, state)), ("mines", can_mine(state))) if can
    ]
    mode = yield from decide(
        table, state, state.turn.seat, "uc_mode", options, takeback=True, rule="KP 3.3.43", data={"what": card}
    )
    yield from (declare_torpedo if mode == "torpedo" else declare_mines)(table, state, card)


def can_use_uc(table: Table, state: State) -> bool:
    """Return whether a torpedo or mines find a target."""
    return can_torpedo(table, state) or can_mine(state)


EFFECTS: Mapping[str, Effect] = {
    "blockade_runner": Effect(by_state(short_of_supplies), of_any_copy(play_blockade_runner)),
    "bounding_main": Effect(by_state(in_teams), of_any_copy(play_bounding_main)),
    "breakdown": Effect(can_break_down, play_breakdown),
    "breakout": Effect(by_state(may_break_out), of_any_copy(play_breakout)),
    "collier": Effect(by_state(short_of_supplies), of_any_copy(play_collier)),
    "damage_control": Effect(by_state(can_repair), play_damage_control),
    "deception": Effect(by_state(can_confuse), play_deception),
    "exchange_information": Effect(by_state(in_teams), of_any_copy(play_exchange_information)),
    "fair_seas": Effect(by_state(can_have_fair_seas), play_fair_seas),
    "fog_bank": Effect(by_state(can_confuse), play_fog_bank),
    "heavy_weather": Effect(by_state(can_storm), of_any_copy(play_heavy_weather)),
    "intelligence": Effect(by_state(can_spy), of_any_copy(play_intelligence)),
    "interned": Effect(can_hit_exposed, play_interned),
    "interrogate": Effect(by_state(can_interrogate), play_interrogate),
    "island_refuge": Effect(by_state(can_shelter), play_island_refuge),
    "monitor": Effect(by_state(can_bombard), play_monitor),
    "recon_aircraft": Effect(by_state(can_fly), play_recon_aircraft),
    "reflag": Effect(by_state(can_reflag), play_reflag),
    "rendezvous_missed": Effect(by_state(can_miss_rendezvous), play_rendezvous_missed),
    "scuttle": Effect(by_state(can_scuttle), play_scuttle),
    "second_chance": Effect(by_state(can_go_again), lambda _table, state, _card: play_second_chance(state)),
    "submarine_u": Effect(can_torpedo, declare_torpedo),
    "submarine_uc": Effect(can_use_uc, play_submarine_uc),
    "transfer_command": Effect(can_hit_exposed, play_transfer_command),
    "wireless_intercept": Effect(by_state(can_overhear), of_any_copy(play_wireless_intercept)),
}
"""By kind of card. Lay Mines is played on a raider, assists with an attack, other reactions from the hand."""
