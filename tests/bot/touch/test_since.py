"""What the table to touch says has happened since the viewer's last answer."""

from typing import Any

import pytest

from bot.screens.context import Context
from bot.screens.summary import summary_lines
from bot.text import words_for
from bot.touch.earlier import told_apart
from bot.touch.since import (
    Since,
    ending_lines,
    in_short,
    own_lines,
    since_last_answer,
    weighty_lines,
    without_own_move,
)
from rules import GAMES
from rules.kernel import Match, SeenEvent
from rules.tortuga.cards import BRITISH, FRENCH, hold_of

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve").__getitem__


def context(game: str, locale: str = "en") -> Context:
    return Context(words_for(locale, strict=True), GAMES[game], 1, NAMES)


def part(*told: tuple[str, dict[str, Any]]) -> list[SeenEvent]:
    """Return public events, the first of them number 1."""
    return [SeenEvent(n, kind, data, None, personal=False, public=n, known=n) for n, (kind, data) in enumerate(told, 1)]


def played(name: str, seats: int, seed: str, answers: int) -> list[tuple[Match, list[SeenEvent], Since]]:
    """Let AIs play, and return what the first seat is told before each of its answers, with the events since then."""
    match = Match.start(name, seats=seats, seed=seed)
    game, found = GAMES[name], list[tuple[Match, list[SeenEvent], Since]]()
    while len(found) < answers and match.result is None:
        question = next(iter(match.questions.values()))
        if question.seat == 0:
            events = list(match.events(0)[match.seen_when_present(0) :])
            found.append((match, events, since_last_answer(context(name), match, 0)))
        by = "player" if question.seat == 0 else "pilot"
        match.answer(question.seat, game.pilot(match.view(question.seat), question), question=question.id, by=by)
    return found


@pytest.mark.parametrize(("name", "seats", "seed"), [("corsari", 3, "s1"), ("tortuga", 4, "s18"), ("kaiser", 3, "s1")])
def test_the_viewers_own_move_is_no_news_of_what_came_after_it(name: str, seats: int, seed: str) -> None:
    told = played(name, seats, seed, 20)
    assert told[0][2] == Since()
    acts = [line for _, _, since in told for line in since.lines if line.startswith("**Ann:**")]
    # A line tells of the viewer only what others, or chance, have brought about, such as the rank drawn in Tortuga.
    assert [line for line in acts if "Captain" not in line] == []
    assert any(since.lines for _, _, since in told)


def test_what_came_of_the_viewers_move_stays() -> None:
    kaiser = GAMES["kaiser"].telling
    sides = {"ours": {"seat": 0, "what": "R9"}, "theirs": {"seat": 1, "what": "M30"}}
    declared, passed = ("declared", {"seat": 0, "ship": "R9"}), ("passed", {"seat": 1})
    rolled = "roll", {"purpose": "intercept", "outcome": "sunk", **sides}
    own = part(declared, passed, rolled, ("discarded", {"seat": 0}))
    assert [event.kind for event in without_own_move(kaiser, own, 0)] == ["passed", "roll", "discarded"]
    # An outcome is told although it is the viewer who has brought it about.
    sunk = part(declared, ("sunk", {"seat": 1, "ship": "M30", "by": 0, "doubled": False}))
    assert [event.kind for event in without_own_move(kaiser, sunk, 0)] == ["sunk"]
    assert without_own_move(kaiser, own, 1) == own
    # So is what has happened to the viewer, even by chance alone.
    hit = part(("passed", {"seat": 0}), rolled, ("damaged", {"seat": 0, "ship": "R9"}), ("discarded", {"seat": 0}))
    assert [event.kind for event in without_own_move(kaiser, hit, 0)] == ["roll", "damaged"]


@pytest.mark.parametrize(
    ("locale", "stopped", "hidden"),
    [
        ("en", "stops the attack", "disguised again"),
        ("fr", "annule l’attaque", "de nouveau déguisé"),
        ("ja", "攻撃を止めました", "再び偽装"),
    ],
)
def test_what_the_viewers_own_reaction_has_achieved_stays(locale: str, stopped: str, hidden: str) -> None:
    words, telling = context("kaiser", locale), GAMES["kaiser"].telling
    answered = part(
        ("reacted", {"seat": 0, "window": "react", "target": "R14", "card": "reflag#1"}),
        ("disguised", {"seat": 0, "ship": "R14"}),
        ("drew_card", {"seat": 1, "left": 9}),
    )
    kept = without_own_move(telling, answered, 0)
    assert [event.kind for event in kept] == ["reacted", "disguised", "drew_card"]
    told = "\n".join(line for line, _ in summary_lines(words, kept, beside=True, reader=0))
    assert stopped in told
    assert hidden in told


@pytest.mark.parametrize(
    ("locale", "seen"),
    [("en", "peeked at cards"), ("fr", "épie les cartes"), ("ja", "覗きました")],
    ids=["en", "fr", "ja"],
)
def test_what_the_viewer_has_peeked_at_stays(locale: str, seen: str) -> None:
    """With one action a turn, the next question comes when others have acted."""
    match = Match.start("tortuga", seats=4, seed="peek")
    while match.questions.get(0) is None or match.questions[0].kind != "action":
        asked = next(iter(match.questions.values()))
        match.answer(asked.seat, GAMES["tortuga"].pilot(match.view(asked.seat), asked))
    peek = next(option.id for option in match.questions[0].options if option.id.startswith("peek/"))
    match.answer(0, peek, by="player")
    while match.result is None and match.questions.get(0) is None:
        asked = next(iter(match.questions.values()))
        match.answer(asked.seat, GAMES["tortuga"].pilot(match.view(asked.seat), asked), by="pilot")
    told = "\n".join(since_last_answer(context("tortuga", locale), match, 0).lines)
    assert seen in told, told


def test_where_orders_are_sealed_what_comes_of_the_viewers_own_is_news() -> None:
    """The orders were the answer: the voyage, the search and the squall are not, though nobody else has acted yet."""
    words = context("blackbeard")
    telling, low = words.game.telling, {"seat": 0, "pirate": "PI07"}
    story = part(
        ("orders_revealed", {"seats": [0]}),
        ("sailed", {**low, "die": 4, "allowance": 7, "path": ["J9"] * 7, "place": "J9", "mode": "sea"}),
        ("searched", {**low, "card": "A1", "result": "storm", "helper": ""}),
        ("damaged", {**low, "section": "sails", "points": 1, "absorbed": 0, "now": 1, "cause": "storm"}),
        ("sailed", {"seat": 1, "pirate": "PI09", "die": 1, "allowance": 3, "path": [], "place": "J9", "mode": "sea"}),
    )
    assert without_own_move(telling, story, 0) == story
    # Where there is no room for all, his own comes first, and most of all what has happened to him.
    for most, kinds in ((4, [2, 3, 4, 5]), (3, [3, 4, 5]), (2, [4, 5])):
        lines = summary_lines(words, story[1:], beside=True, most=most, reader=0)
        assert [n for _, n in lines] == kinds
    assert [line.startswith("> ") for line, _ in summary_lines(words, story, most=20, reader=0)] == [
        False,
        False,
        False,
        True,
        False,
    ]


def asked_about_a_debauch(locale: str) -> tuple[Match, Since]:
    """Return a match in which the first seat's crew demands a debauch after a prize, and what the seat is told."""
    match, game = Match.start("blackbeard", seats=3, seed="d0"), GAMES["blackbeard"]
    while (question := match.questions.get(0)) is None or question.kind != "debauch":
        asked = question or next(iter(match.questions.values()))
        answer = game.pilot(match.view(asked.seat), asked)
        if asked.kind == "orders" and asked.seat == 0:
            sailing = [pirate.id for pirate in match.state.state.active(0)]
            answer |= {f"{pirate}_policy_debauch_forced": "ask" for pirate in sailing}
        match.answer(asked.seat, answer, question=asked.id, by="player" if asked.seat == 0 else "pilot")
    return match, since_last_answer(context("blackbeard", locale), match, 0)


@pytest.mark.parametrize(
    ("locale", "prize"),
    [("en", "plunders a Moorish square-rigger"), ("fr", "pille un trois-mâts maure"), ("ja", "から奪いました")],
)
def test_a_question_in_the_middle_of_a_turn_tells_what_the_orders_have_brought_so_far(locale: str, prize: str) -> None:
    """Also what came before the seat's last answer, if that was no order, but an answer in the same turn."""
    match, told = asked_about_a_debauch(locale)
    taken = [e.n for e in match.events(0) if e.kind == "prize_taken" and e.data["seat"] == 0]
    assert taken[-1] <= match.seen_when_present(0)
    assert prize in told.main[0].replace("\u2060", "").replace("\u00a0", " "), told.main
    assert told.main[0].startswith("💰")
    # On a phone, the few lines are for what has happened since.
    assert not any(told.main[0] in line for line in told.lines)
    assert len(told.lines) == len(told.told)


def test_what_the_orders_have_brought_stands_before_what_others_did_and_only_in_their_turn() -> None:
    words = context("blackbeard")
    telling, low = words.game.telling, {"seat": 0, "pirate": "PI07"}
    story = part(
        ("turn_start", {"turn": 4, "seat": 0}),
        ("orders_revealed", {"seats": [0]}),
        ("merchant_fought", {**low, "result": "captured"}),
        ("merchant_fought", {**low, "result": "escaped"}),
        ("sold", {"seat": 1, "pirate": "PI09"}),
        ("sold", low),
    )
    assert [event.n for event in story if telling.brought(event, 0)] == [4, 6]
    assert telling.opened(story) == 1
    assert telling.opened([*story, story[0]._replace(n=7)]) is None
    assert telling.opened(story[:1]) is None


def test_that_sealed_orders_are_opened_is_no_news() -> None:
    found = played("blackbeard", 2, "s1", 8)
    assert any(event.kind == "orders_revealed" for _, events, _ in found for event in events)
    assert [line for _, _, since in found for line in since.lines if "sealed orders" in line] == []
    assert any("Ann" in line and "sails" in line for _, _, since in found for line in since.lines)


def test_who_has_sunk_what_is_named_in_short_with_the_events_that_results_tell() -> None:
    found = [(events, since) for _, events, since in played("kaiser", 3, "s1", 12) if since.short]
    assert found
    for events, since in found:
        outcomes = [event for event in events if event.kind in GAMES["kaiser"].telling.results]
        assert [*since.short_of] == [event.public for event in outcomes]
        assert since.short.count("sinks") == len([event for event in outcomes if event.kind == "sunk"])
        # It is told once: the line in full stands in the result and in the log.
        assert not any("victory pile" in line for line in since.lines)
        assert len(since.lines) == len(since.told)


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**In short:** 📜 Ann sails with 4 and is overtaken by Ben (Ann +24, Ben −10)"),
        ("fr", "**En bref\u00a0:** 📜 Ann hisse les voiles avec 4\u00a0: Ben dépasse Ann (Ann +24, Ben −10)"),
        ("ja", "**まとめ：**📜 Annが合計4で出航し、Benが追い抜き（Ann +24、Ben −10）"),
    ],
)
def test_the_outcome_of_a_round_is_named_in_the_viewers_language(locale: str, line: str) -> None:
    words = context("corsari", locale)
    scores = [{"seat": 0, "change": 24, "case": "4", "load": 4}, {"seat": 1, "change": -10, "case": "2", "load": 3}]
    (scored,) = part(("round_scored", {"seat": 0, "declared": 4, "overtakers": [1], "scores": scores}))
    told = words.words.short(words.game, scored, NAMES)
    assert told is not None
    assert in_short(words, [(scored, told)], frozenset()) == line


def test_three_outcomes_are_named_and_first_of_all_the_viewers_own() -> None:
    kaiser = context("kaiser")
    sunk = part(*(("sunk", {"seat": 1, "ship": ship, "by": 2}) for ship in ("M01", "M04", "M12", "M30", "M58")))
    outcomes = [(event, f"#{event.n}") for event in sunk]
    assert in_short(kaiser, outcomes[:3], frozenset()) == "**In short:** #1 · #2 · #3"
    assert in_short(kaiser, outcomes, frozenset()) == "**In short:** #3 · #4 · #5 · *+2 in the log*"
    # It is set off as what has happened to the viewer is.
    assert in_short(kaiser, outcomes, frozenset({1})) == "> **In short:** #1 · #4 · #5 · *+2 in the log*"
    assert in_short(kaiser, [], frozenset()) == ""


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.news is None])
def test_every_result_has_a_short_form(name: str, locale: str) -> None:
    match = played(name, 3 if 3 in GAMES[name].seats else 4, "short", 60)[-1][0]
    words, seen = context(name, locale), set[str]()
    for event in match.events(None):
        short = words.words.short(words.game, event, NAMES)
        if event.kind in words.game.telling.results:
            seen.add(event.kind)
            assert short, event.kind
            full = words.words.event(words.game, event, NAMES) or ""
            assert "\n" not in short
            assert len(short) < max(len(full), 60)
    assert seen


@pytest.mark.parametrize(
    ("locale", "fog", "sea"),
    [
        ("en", "**Ann:** has lost a turn in a Fog Bank", "has lost a turn to Bounding Main"),
        ("fr", "**Ann\u00a0:** a perdu un tour dans un Banc de brume", "a perdu un tour à cause de Mer forte"),
        ("ja", "**Ann**：「濃霧」でターンが休みになりました", "「荒れ模様」でターンが休みになりました"),
    ],
)
def test_a_turn_that_the_viewer_has_lost_is_said_apart_from_what_others_did(locale: str, fog: str, sea: str) -> None:
    kaiser = context("kaiser", locale)
    start = {"fog": False, "deception": False, "extra": False}
    told = part(
        ("turn_start", {"seat": 1, **start}),
        ("turn_skipped", {"seat": 1}),
        ("turn_start", {"seat": 0, **start, "fog": True}),
        ("turn_start", {"seat": 2, **start}),
        ("turn_skipped", {"seat": 0}),
        ("turn_start", {"seat": 0, **start}),
    )
    # The turns are over: nobody reads of them as of the one that has begun.
    ((line, _),) = own_lines(kaiser, told, 0, {})
    assert line.startswith(fog)
    assert line.removeprefix(fog).endswith(sea)
    assert len(own_lines(kaiser, told, 1, {})) == 1
    assert own_lines(kaiser, told, 2, {}) == []


@pytest.mark.parametrize(
    ("locale", "hand", "port"),
    [
        ("en", "from your hand", "reaches port: 7 VA"),
        ("fr", "dans votre main", "arrive à bon port\u00a0: 7 PV"),
        ("ja", "あなたの手札から", "が入港（勝利得点7点）"),
    ],
)
def test_what_others_have_done_to_the_viewer_is_said_apart(locale: str, hand: str, port: str) -> None:
    kaiser = context("kaiser", locale)
    taken = {"seat": 1, "victim": 0, "cards": 2, "lost": ["trap#1", "qqq#1"]}
    told = part(
        ("drew_card", {"seat": 1, "left": 9}),
        ("cards_taken", taken),
        ("cards_taken", {"seat": 1, "victim": 2, "cards": 2}),
        ("safe", {"seat": 0, "ship": "M47", "doubled": False}),
        ("safe", {"seat": 2, "ship": "M48", "doubled": False}),
        ("damaged", {"seat": 0, "ship": "W1", "damage": 1}),
    )
    (first, _), (second, shown), (third, _) = own_lines(kaiser, told, 0, {4: 4})
    assert hand in first.replace("\u2060", "")
    assert ("罠" if locale == "ja" else "QQQ") in first
    assert port in second.replace("\u2060", "")
    assert shown == 4
    assert "Dresden" in third


def test_what_was_taken_back_has_not_happened() -> None:
    """With their own move a viewer takes back those after it, too."""
    words = context("tortuga")
    haul = {"source": hold_of("JR", BRITISH), "hold": hold_of("JR", FRENCH), "pieces": 1}
    told = part(
        ("turn_started", {"seat": 1, "round": 2, "restricted": False, "actions": 1}),
        ("pawn_moved", {"seat": 0, "origin": "FD", "destination": "boat-FD", "line": [0]}),
        ("treasure_moved", {"cause": "stow", "seat": 1, "hauls": [haul], "british": 1, "french": 3}),
    )
    assert [len(lines) for lines in (own_lines(words, told, 0, {}), weighty_lines(words, told, 0, {}))] == [1, 1]
    gone = [event._replace(undone=4) for event in told]
    assert own_lines(words, gone, 0, {}) == weighty_lines(words, gone, 0, {}) == []


def test_what_happened_before_the_first_answer_of_the_viewer_is_told() -> None:
    """An AI that moves first may take cards from the viewer before its first turn."""
    _, _, since = played("kaiser", 3, "b", 1)[0]
    (line,) = since.main
    assert "from your hand" in line
    assert since.lines == [f"> {line}"]
    assert since.told == [*since.main_of] == [0]
    assert since.short == ""


def test_nothing_is_lost_without_such_a_turn() -> None:
    assert [own_lines(context("corsari"), events, 0, {}) for _, events, _ in played("corsari", 3, "s1", 10)] == [
        []
    ] * 10


MOVED = {
    "en": "Jolly Roger, British hold → 🇫🇷 Jolly Roger, French hold (by Ben). Chests after this: 🇬🇧 1 · 🇫🇷 3",
    "fr": "Jolly Roger, cale anglaise → 🇫🇷 Jolly Roger, cale française (par Ben). Coffres après cela",
    "ja": "🇬🇧ジョリーロジャー号のイギリス側 → 🇫🇷ジョリーロジャー号のフランス側（Ben）",
}


@pytest.mark.parametrize("locale", MOVED)
def test_above_the_question_is_said_what_weighs_most_of_what_others_did(locale: str) -> None:
    """A prize that changes hands without a vote, and the cards turned up; not what leads to a vote."""
    words = context("tortuga", locale)
    haul = {"source": hold_of("JR", BRITISH), "hold": hold_of("JR", FRENCH), "pieces": 1}
    told = part(
        ("turn_started", {"seat": 1, "round": 2, "restricted": False, "actions": 1}),
        ("treasure_moved", {"cause": "stow", "seat": 1, "hauls": [haul], "british": 1, "french": 3}),
        ("peeked", {"seat": 2, "slots": [1, 2]}),
        ("card_revealed", {"seat": 3, "slot": 2, "card": "ALB"}),
        ("vote_called", {"seat": 2, "vote": "attack", "where": "JR", "target": "galleon", "captain": 2, "voters": [2]}),
        ("marooned", {"seat": 0, "by": 2, "origin": "JR", "line": [0]}),
    )
    (moved, _), (turned_up, _) = weighty_lines(words, told, 0, {})
    assert MOVED[locale] in moved
    assert {"en": "Albatross", "fr": "Albatros", "ja": "アホウドリ"}[locale] in turned_up
    # What has happened to the reader is said apart.
    assert len(weighty_lines(words, told, 1, {})) == 2


def test_what_the_newest_result_tells_can_be_left_out_beside_it() -> None:
    """The chests of a vote are moved in its result; those of nobody's vote are not."""
    found = played("tortuga", 4, "s18", 25)
    moved, named, telling = 0, 0, GAMES["tortuga"].telling
    for match, events, since in found:
        apart = told_apart(telling, match.events(None), without_own_move(telling, events, 0))
        public = [number for _, number in apart.values()]
        chests = [n for line, n in zip(since.main, since.main_of, strict=True) if "Chests after this" in line]
        results = [n for line, n in zip(since.main, since.main_of, strict=True) if n]
        assert chests == [0] * len(chests)
        assert len(chests) <= sum(event.kind == "treasure_moved" and event.n not in apart for event in events)
        assert {*results} <= {*public}
        assert results == sorted(results)
        moved, named = moved + len(chests), named + len(results)
    assert moved
    assert named


@pytest.mark.parametrize(
    ("locale", "forced", "boarded", "pistol"),
    [
        ("en", "forced Cid", "boarded the Jolly Roger", "Pistol"),
        ("fr", "Cid", "Jolly Roger", "Pistolet"),
        ("ja", "Cid", "ジョリーロジャー号", "ピストル"),
    ],
)
def test_a_cause_stands_before_what_it_brought(locale: str, forced: str, boarded: str, pistol: str) -> None:
    """Who forced a card upon whom, where it brought them, and which card has struck the viewer: as it happened."""
    start = {"restricted": False, "actions": 1}
    told = part(
        ("turn_started", {"seat": 1, "round": 2, **start}),
        ("pawn_moved", {"seat": 1, "origin": "FD", "destination": "boat-FD", "line": []}),
        ("turn_started", {"seat": 2, "round": 2, **start}),
        ("forced", {"seat": 1, "victim": 2, "slots": [1, 2]}),
        ("card_revealed", {"seat": 2, "slot": 1, "card": "LET"}),
        ("pawn_moved", {"seat": 2, "origin": "TOR", "destination": "JR", "line": [2]}),
        ("turn_started", {"seat": 3, "round": 2, **start}),
        ("card_revealed", {"seat": 3, "slot": 2, "card": "PIS"}),
        ("marooned", {"seat": 0, "by": 3, "origin": "FD", "line": [0]}),
    )
    words = context("tortuga", locale)
    by_force, card, shot = weighty_lines(words, told, 0, {})
    ((marooned, n),) = own_lines(words, told, 0, {})
    assert forced in by_force[0]
    assert boarded in card[0]
    assert pistol in shot[0]
    assert by_force[1] < card[1] < shot[1] < n
    assert "Dee" in marooned
    # A mere move is no news.
    assert not any("Ben" in line for line in (card[0], shot[0]))
    # What the viewer has turned up is no news either.
    assert not any("Dee" in line for line, _ in weighty_lines(words, told, 3, {}))


@pytest.mark.parametrize(
    ("locale", "armada"),
    [
        ("en", "has turned up the Spanish Armada"),
        ("fr", "Armada espagnole"),
        ("ja", "がスペイン無敵艦隊を呼び寄せました"),
    ],
)
def test_the_end_says_who_has_brought_it_about(locale: str, armada: str) -> None:
    """Whether that was the reader or another seat; a spectator reads of the last turn alone."""
    revealers: set[bool] = set()
    for seed in ("e1", "e2", "e3"):
        match = played("tortuga", 5, seed, 999)[-1][0]
        assert match.result is not None
        events = match.events(None)
        if events[-2].kind != "armada":
            continue
        revealer = events[-2].data["seat"]
        revealers.add(revealer == 0)
        words = context("tortuga", locale)
        for reader in (0, None):
            *before, last = ending_lines(words, match, reader)
            assert armada in last
            assert NAMES(revealer) in last
            assert len(before) < 3
        assert all(NAMES(revealer) in line or "🇪🇸" in line for line in ending_lines(words, match, None))
    assert revealers


def test_the_end_repeats_no_result() -> None:
    """The last round of Corsari ends the match, and its result is on show."""
    match = played("corsari", 3, "s1", 999)[-1][0]
    assert match.result is not None
    assert [ending_lines(context("corsari"), match, seat) for seat in (0, 1, None)] == [[], [], []]


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**In short:** 💰 Ann: 1 chest → 🇬🇧 Jolly Roger, British hold · #3 · #4 · *+1 in the log*"),
        (
            "fr",
            (
                "**En bref\u00a0:** 💰 Ann\u00a0: 1 coffre → 🇬🇧 Jolly Roger, cale anglaise · #3 · #4"
                " · *1 ligne de plus dans l’historique*"
            ),
        ),
        ("ja", "**まとめ：**💰 Ann：宝箱1個 → 🇬🇧ジョリーロジャー号のイギリス側・#3・#4 *（ほか1件はログ）*"),
    ],
)
def test_a_chest_that_moves_without_a_vote_is_named_in_short_before_failed_votes(locale: str, line: str) -> None:
    words = context("tortuga", locale)
    hauls = [{"source": "JR-F", "hold": "JR-B", "pieces": 1}]
    moved = {"seat": 0, "cause": "stow", "hauls": hauls, "british": 3, "french": 2}
    vote = {"vote": "attack", "where": "FD", "target": "GAL", "outcome": "failure"}
    stow, *failed = part(("treasure_moved", moved), *(("vote_result", {"seat": 1, **vote}) for _ in range(3)))
    told = words.words.short(words.game, stow, NAMES)
    assert told is not None
    assert in_short(words, [(stow, told), *((event, f"#{event.n}") for event in failed)], frozenset()) == line
    # The outcome of a brawl says it.
    (brawl,) = part(("treasure_moved", moved | {"cause": "brawl"}))
    assert words.words.short(words.game, brawl, NAMES) == ""
