"""The rules of a game by topic, in pages, and the results of a search. Anybody may read them, without a table."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from bot import limits
from bot.custom_ids import NO_TABLE, Press
from bot.screens.context import Context
from bot.screens.introduction import titled_how
from bot.screens.layout import PRIVATE_COLOUR, Button, Item, Screen, button, menu, option, page, rows, text
from bot.text import Chapter, Rule, Words, escape
from bot.text.words import MOST_RULES
from rules.kernel import Game

ROOM = 2600
"""Characters of rules on one page."""

ASKED = 80
"""Characters of a search that are shown again when nothing is found."""

OVERVIEW = 0


class Leaf(NamedTuple):
    """One page: rules of one topic, as many as fit."""

    chapter: Chapter
    rules: list[Rule]


def leaves_of(chapters: Sequence[Chapter]) -> list[Leaf]:
    """Divide the topics into pages. Every topic begins on a new page."""
    leaves: list[Leaf] = []
    for chapter in chapters:
        size = ROOM
        for rule in chapter.rules:
            length = len(rule_lines([rule])) + 1
            if size + length > ROOM:
                leaves.append(Leaf(chapter, []))
                size = 0
            leaves[-1].rules.append(rule)
            size += length
    return leaves


def rules_screen(
    words: Words,
    game: Game,
    shown: int = OVERVIEW,
    table: int = NO_TABLE,
    options: Mapping[str, Any] = MappingProxyType({}),
) -> Screen:
    """Show a page of the rules; if it does not exist, how the game goes with these options, and the topics.

    ``table``: the lesson from which its learner opened them.
    """
    leaves = leaves_of(words.chapters(game))
    if not 1 <= shown <= len(leaves):
        return page(
            [text(overview(words, game, options)), *turners(words, game, leaves, OVERVIEW, table)],
            PRIVATE_COLOUR,
        )
    leaf = leaves[shown - 1]
    title = words.line("bot-rules-topic", title=leaf.chapter.title, page=shown, pages=len(leaves))
    return page(
        [text(f"{title}\n{rule_lines(leaf.rules)}"), *turners(words, game, leaves, shown, table)], PRIVATE_COLOUR
    )


def overview(words: Words, game: Game, options: Mapping[str, Any]) -> str:
    """Say how the game goes, above the buttons of the topics."""
    pitch = words.pitch(game)
    title = words.line("bot-rules-title", game=pitch.title)
    return "\n".join([title, pitch.line, titled_how(words, game, options), words.line("bot-rules-open")])


def found_screen(words: Words, game: Game, query: str, found: Sequence[Rule], table: int = NO_TABLE) -> Screen:
    """Show the best of the rules that match a search. For an unknown rule id, show its neighbours.

    ``found``: all that match, best first.
    ``table``: the lesson in which its learner searches them.
    """
    near = [] if found else words.near_rules(game, query)
    # As many as one page of a topic would hold.
    best = leaves_of([Chapter("", tuple(found[:MOST_RULES]))])[0].rules if found else []
    if near:
        note = words.line("bot-rules-near", asked=escape(query))
    elif not found:
        note = words.line("bot-rules-none", asked=escape(limits.fit(query, ASKED)))
    else:
        note = words.line("bot-rules-best", shown=len(best), found=len(found)) if len(found) > len(best) else ""
    title = words.line("bot-rules-title", game=words.pitch(game).title)
    body = limits.fit(rule_lines(best or near), ROOM)
    leaves = leaves_of(words.chapters(game))
    told = "\n".join(part for part in (title, note, body) if part)
    return page([text(told), *turners(words, game, leaves, None, table)], PRIVATE_COLOUR)


def rule_lines(rules: Sequence[Rule]) -> str:
    """Return rules with their titles and texts, and their numbers in small print."""
    return "\n".join(f"**{rule.title}**\n{rule.text}\n-# {rule.number}" for rule in rules)


def turners(words: Words, game: Game, leaves: Sequence[Leaf], shown: int | None, table: int = NO_TABLE) -> list[Item]:
    """Return the topics, and buttons to turn pages and to search.

    The overview has a button for each topic, in place of a list to read; other pages have a menu.
    ``shown`` None: the screen is a search result.
    """
    if not leaves:
        return []
    first_of = {leaf.chapter: number for number, leaf in reversed(list(enumerate(leaves, 1)))}
    here = leaves[shown - 1].chapter if shown else None
    topics = sorted(first_of.items(), key=lambda pair: pair[1])[: limits.SELECT_OPTIONS]
    back, forth = (shown or 0) - 1, (shown or 0) + 1
    turns = [
        button(words.line("bot-rules-overview"), press_for(game, OVERVIEW, "all", table), disabled=shown == OVERVIEW)
    ]
    if shown is not None:
        turns += [
            button(words.line("bot-log-back"), press_for(game, back, "back", table), disabled=back < 1),
            button(words.line("bot-log-forth"), press_for(game, forth, "forth", table), disabled=forth > len(leaves)),
        ]
    find = Press(table, "find", "", game.name).custom_id()
    turns.append(button(words.line("bot-rules-find"), find))
    if shown == OVERVIEW:
        ways = [button(chapter.title, press_for(game, number, "topic", table)) for chapter, number in topics]
        return [*rows(ways), *rows(turns)]
    topic = Press(table, "rules", "", game.name, "topic").custom_id("s")
    entries = [option(chapter.title, str(number), default=chapter is here) for chapter, number in topics]
    return [menu(topic, entries, words.line("bot-rules-topics")), *rows(turns)]


def press_for(game: Game, shown: int, turn: str = "", table: int = NO_TABLE) -> str:
    """Return the custom_id that leads to a page. ``turn`` tells two buttons to the same page apart."""
    return Press(table, "rules", "", game.name, f"{shown}.{turn}" if turn else str(shown)).custom_id()


def page_asked(said: str) -> int:
    """Return the page that a custom_id or a menu's value leads to; OVERVIEW for anything else."""
    number = said.partition(".")[0]
    return int(number) if number.isdecimal() and len(number) < 6 else OVERVIEW


def rules_button(context: Context, rule: Rule | None = None) -> Button:
    """Return the button that opens the rules, at a given rule if there is one."""
    words, game = context.words, context.game
    shown = OVERVIEW
    if rule is not None:
        leaves = leaves_of(words.chapters(game))
        shown = next((number for number, leaf in enumerate(leaves, 1) if rule in leaf.rules), OVERVIEW)
    label = words.line("bot-button-rules" if rule is None else "bot-log-rule")
    return button(label, press_for(game, shown, table=context.table if context.lesson else NO_TABLE))
