"""Every event, question, option and refusal of Tortuga has its text in every language; the texts keep its secrets."""

import re
from importlib.resources import files
from random import Random

import pytest

from bot import limits
from bot.screens.context import Context
from bot.screens.log import label_of
from bot.screens.pages import waiting_line
from bot.text import FALLBACK, locales, words_for
from bot.text.values import Wording
from rules import GAMES
from rules.kernel import (
    Fact,
    IllegalAnswer,
    Match,
    NotYourSeat,
    Option,
    Reason,
    Refusal,
    Result,
    SeenEvent,
    StaleQuestion,
    Table,
)
from rules.tortuga.cards import EVENT_CARDS, EVENT_INDEX, HOLDS, PIRATES, PLACES, TYPES
from rules.tortuga.refusing import NOTHING_TO_DO, VOTED_BY

from ...rules.tortuga.positions import cast, position, say
from .test_corsari import calls, kinds
from .tortuga_texts import NAMES, TORTUGA, Heard, Language, matches, play, whole

OWN_RULES = re.compile(r"\bTO(?: [0-9]+(?:\.[0-9]+[a-d]?)?|-[HP][0-9]|-E [A-Z]+)")


@pytest.fixture(scope="module")
def heard() -> Heard:
    heard = Heard({locale: Language(locale) for locale in locales()})
    for match, random in matches():
        for question, answer in play(match, random):
            for language in heard.languages.values():
                language.answer(question, answer)
            if question.kind != "action" or len(match.entries) % 12 == 0:
                heard.ask(match, question)
            if question.kind == "action" and len(match.entries) % 5 == 0:
                heard.refuse(match, question)
        heard.hear(match)
    gone = Match.start(TORTUGA, 3, "gone", options={})
    for seat in range(3):
        gone.resign(seat)
    heard.hear(gone)
    for language in heard.languages.values():
        language.words.pitch(TORTUGA)
        language.words.how(TORTUGA, {})
        language.words.length(TORTUGA, {})
        language.words.rules(TORTUGA)
        for name in TORTUGA.options.model_fields:
            language.words.setting(TORTUGA, name)
        language.order(Match.start(TORTUGA, 3, "orders", options={}).orders_question(0))
        for refusal in rare_refusals():
            whole(language.words.refusal(TORTUGA, refusal, NAMES))
    return heard


def rare_refusals() -> list[Refusal]:
    """Return the refusals that random play does not reach."""
    return [
        IllegalAnswer("bad_option", None, option="", value="none"),
        IllegalAnswer("bad_option", None, option="stall_rounds", value="99"),
        StaleQuestion("wait", "TO 3.1"),
        StaleQuestion("ballot_final", "TO-H7"),
        NotYourSeat("no_vote_card", "TO-H8"),
        *(NotYourSeat("not_in_electorate", rule, vote=vote) for vote, rule in VOTED_BY.items()),
    ]


def test_the_matches_contain_every_event_of_the_code(heard: Heard) -> None:
    told = kinds("rules.tortuga", "tell")
    assert len(told) > 30
    assert told <= heard.events
    assert heard.facts == kinds("rules.tortuga", "Fact")
    assert heard.questions == {"action", "ballot", "forfeit", "brethren", "start_hold", "forced_card"} | {
        *("attack_source", "attack_dest", "letter", "pistol", "map", "gunpowder", "cabin", "pieces")
    }
    assert heard.reasons == {"most_treasure", "dutch", "sudden_death", "draw", "resigned"}
    assert heard.ballots > 3


def test_every_refusal_came_up(heard: Heard) -> None:
    made = {texts[0] for name, texts, _ in calls("rules.tortuga") if name == "IllegalAnswer" and texts}
    made |= {code for code, _ in NOTHING_TO_DO.values()}
    assert len(made) > 10
    assert made <= heard.refused


def test_no_message_is_unused(heard: Heard) -> None:
    catalog = heard.languages[FALLBACK].catalog
    assert catalog is not None
    # Chapters are titles of rules; pictures, alt texts, places, hints and reasons are tested with those of all games.
    elsewhere = (
        "tortuga-chapter-",
        "tortuga-picture_",
        "tortuga-spoken-",
        "tortuga-first-",
        "tortuga-reason-",
        "tortuga-lesson",
        "tortuga-named-",
        "tortuga-pitch.aliases",
    )
    ours = [name for name in catalog.names if name.startswith("tortuga-") and not name.startswith(elsewhere)]
    assert [name for name in ours if name not in catalog.used] == []


def test_events_lines_and_questions_have_different_kinds(heard: Heard) -> None:
    assert not heard.events & heard.facts
    assert not heard.questions & (heard.events | heard.facts)
    assert not [kind for kind in heard.events | heard.facts | heard.questions if "-" in kind]


@pytest.mark.parametrize("locale", locales())
def test_a_player_who_has_looked_at_a_card_can_read_what_it_does(locale: str) -> None:
    words = words_for(locale, strict=True)
    for card in EVENT_INDEX:
        does = words.line(f"tortuga-rule-TO_E-{card.replace('-', '_')}")
        looked = {"seat": 0, "slots": [2]}
        known = looked | {"seen": [{"slot": 2, "card": card}]}
        for kind in ("peeked", "row_scouted"):
            assert does in words.why(TORTUGA, SeenEvent(1, kind, known, None, personal=True), NAMES)
            assert does not in words.why(TORTUGA, SeenEvent(1, kind, looked, None, personal=False), NAMES)
        turned = SeenEvent(1, "card_revealed", {"seat": 0, "slot": 2, "card": card}, None, personal=False)
        assert does in words.why(TORTUGA, turned, NAMES)


@pytest.mark.parametrize(
    ("locale", "pistol", "spot"),
    [
        ("en", "maroons another player", "maroons the player who turns it up"),
        ("fr", "débarque quelqu’un d’autre", "débarque le pirate qui la retourne"),
        ("ja", "自分以外の1人を島流しにする", "めくった人が島流し"),
    ],
)
def test_the_story_says_what_a_card_does_where_it_names_it(locale: str, pistol: str, spot: str) -> None:
    words = words_for(locale, strict=True)
    turned = SeenEvent(1, "card_revealed", {"seat": 0, "slot": 2, "card": "PIS"}, None, personal=False)
    assert pistol in (words.event(TORTUGA, turned, NAMES) or "")
    brief = words.brief(TORTUGA, turned, NAMES)
    assert brief is not None
    assert pistol in brief.text
    seen = [{"slot": 1, "card": "BSP"}, {"slot": 2, "card": "PIS"}]
    for kind in ("peeked", "row_scouted"):
        data = {"seat": 0, "slots": [1, 2], "seen": seen}
        own = words.event(TORTUGA, SeenEvent(1, kind, data, None, personal=True), NAMES) or ""
        assert spot in own
        assert pistol in own.splitlines()[-1]
        brief = words.brief(TORTUGA, SeenEvent(1, kind, data, None, personal=True), NAMES)
        assert brief is not None
        assert pistol in brief.text
        assert NAMES(0) not in own


@pytest.mark.parametrize(
    ("locale", "tie"),
    [
        ("en", "on a tie, each nation gets one"),
        ("fr", "à égalité, chaque nation en prend un"),
        ("ja", "同数なら、各勢力が1個ずつ"),
    ],
)
def test_a_brawl_says_what_a_tie_brings_wherever_it_says_what_a_majority_does(locale: str, tie: str) -> None:
    words = words_for(locale, strict=True)
    match = position("TOR[0,2] FD[4] JR[1,3,5]", active=0)
    told = [words.consequence(TORTUGA, match.questions[0], "brawl", str)]
    say(match, "brawl")
    told.append(words.question(TORTUGA, match.questions[2], str).hint)
    cast(match, {0: "blind", 2: "blind"})
    revealed = next(event for event in match.events(None) if event.kind == "vote_revealed")
    told.append(words.event(TORTUGA, revealed, str) or "")
    assert [tie.lower() in text.lower() for text in told] == [True] * 3


@pytest.mark.parametrize(
    ("locale", "aimed", "spotted"),
    [
        ("en", "Ann aims a pistol at you", "The Black Spot maroons you"),
        ("fr", "Ann vous vise au pistolet", "La Tache noire vous débarque"),
        ("ja", "Annがあなたをピストルで狙いました", "黒丸で島流し"),
    ],
)
def test_the_question_for_a_lost_card_says_why_it_is_lost(locale: str, aimed: str, spotted: str) -> None:
    words = words_for(locale, strict=True)
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay").__getitem__
    shot = position("TOR[2,5] FD[0,4]", row="PIS")
    say(shot, "reveal/1", "2")
    spot = position("TOR[0,5] FD[2,4]", row="BSP")
    say(spot, "reveal/1")
    for match, seat, why in ((shot, 2, aimed), (spot, 0, spotted)):
        assert why in words.question(TORTUGA, match.questions[seat], names).title
    # It is the first seat's turn, and not that of the one that answers.
    assert TORTUGA.telling.mover(shot.events(None)) == 0
    context = Context(words, TORTUGA, 1, names)
    assert waiting_line(context, shot, {}) == words.line("bot-waiting-answers", names="Cleo", count=1)
    assert waiting_line(context, spot, {}) == words.line("bot-waiting-names", names="Ann", count=1)


@pytest.mark.parametrize(
    ("locale", "turn", "answer", "reaction", "both"),
    [
        ("en", "Your turn.", "You have to answer.", "You may react.", "You and Ben may react."),
        ("fr", "À vous de jouer.", "À vous de répondre.", "À vous de réagir.", "Vous pouvez réagir, et Ben aussi."),
        (
            "ja",
            "あなたの番です。",
            "あなたの選択待ちです。",
            "あなたの選択待ちです（リアクション）。",
            "あなたとBenの選択待ちです（リアクション）。",
        ),
    ],
)
def test_the_own_screen_of_the_seat_that_is_asked_says_you(
    locale: str, turn: str, answer: str, reaction: str, both: str
) -> None:
    words = words_for(locale, strict=True)
    context = Context(words, TORTUGA, 1, ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay").__getitem__)
    shot = position("TOR[2,5] FD[0,4]", row="PIS")
    assert waiting_line(context, shot, {}, asked=shot.questions[0]) == f"⏳ {turn}"
    say(shot, "reveal/1", "2")
    assert waiting_line(context, shot, {}, asked=shot.questions[2]) == f"⏳ {answer}"
    # Others are told a name.
    assert "Cleo" in waiting_line(context, shot, {})
    told = [words.line("bot-waiting-reactions-you", names=names, count=count) for names, count in (("", 0), ("Ben", 1))]
    assert told == [f"⏳ {reaction}", f"⏳ {both}"]


def test_from_when_the_armada_may_turn_up_the_table_says_so() -> None:
    match = match_of_all()
    lines = []
    for event in match.events(None):
        if event.kind != "row_refilled":
            continue
        board = match.view(None, event.n).board()
        lines.append((event.data["deck"], [fact.data for fact in board if fact.kind == "board_armada"]))
    before = [told for deck, told in lines if deck > 5]
    assert before
    assert not any(before)
    # Of five cards one is the Armada: the next one may be it.
    assert lines[len(before)] == (5, [{"slots": [], "deck": 5}])
    assert lines[len(before) + 1][0] == 4
    assert lines[len(before) + 1][1][0]["deck"] == 4
    assert lines[len(before) + 1][1][0]["slots"]
    facts = Fact("board_armada", {"slots": [2, 4], "deck": 0})
    assert "in the deck" not in words_for("en").fact(TORTUGA, facts, NAMES)
    assert "2 and 4" in words_for("en").fact(TORTUGA, facts, NAMES)


@pytest.mark.parametrize(
    ("locale", "won", "lost"),
    [
        (
            "en",
            "**You win:** the French win, 4 chests to 2.",
            "**You lose:** the French win, 4 chests to 2.",
        ),
        (
            "fr",
            "**Vous gagnez\u00a0:** victoire française, 4 coffres à 2.",
            "**Vous perdez\u00a0:** victoire française, 4 coffres à 2.",
        ),
        (
            "ja",
            "**あなたの勝ちです。** フランスの勝利（宝箱4対2）。",
            "**あなたの負けです。** フランスの勝利（宝箱4対2）。",
        ),
    ],
)
def test_the_end_says_first_who_the_reader_is_in_it(locale: str, won: str, lost: str) -> None:
    words = words_for(locale, strict=True)
    rows = [{"seat": seat, "loyalty": loyalty} for seat, loyalty in enumerate("FFBB")]
    facts = {"loyalty": "F", "british": 2, "french": 4, "rows": rows}
    result = Result(((0, 1), (2, 3)), (0, 1), {0: 4, 1: 4, 2: 2, 3: 2}, "most_treasure", facts)
    assert words.verdict(TORTUGA, result, 0, NAMES) == won
    assert words.verdict(TORTUGA, result, 2, NAMES) == lost
    assert words.verdict(GAMES["kaiser"], result, 0, NAMES) == ""


@pytest.mark.parametrize("locale", locales())
def test_every_value_of_the_vocabulary_has_its_own_text(locale: str) -> None:
    wording = Wording.of(words_for(locale, strict=True)._phrases, TORTUGA, NAMES)
    values = {
        "place": [place.id for place in PLACES],
        "hold": HOLDS,
        "card": [card.id for card in EVENT_CARDS],
        "vote": TYPES,
        "loyalty": "BFD",
        "rank": ("CPT", "FM", "CB", "GOV"),
        "duty": ("CPT", "FM", "CB", "GOV"),
        "pirate": PIRATES,
    }
    assert {"seat", *values} == set(TORTUGA.vocabulary.values())
    for term, known in values.items():
        worded = [wording.term(term, value) for value in known]
        assert len(set(worded)) == len(known)
        assert not [text for text, value in zip(worded, known, strict=True) if text == str(value)]


@pytest.mark.parametrize("locale", locales())
def test_labels_fit_discords_limits(heard: Heard, locale: str) -> None:
    language = heard.languages[locale]
    assert max(map(len, language.labels)) <= limits.OPTION_LABEL, max(language.labels, key=len)
    # The label of a menu within a menu also has the number of its options: " (252)".
    assert max(map(len, language.placeholders)) + 6 <= limits.OPTION_LABEL
    for name in TORTUGA.options.model_fields:
        label, hint, choices = language.words.setting(TORTUGA, name)
        assert len(label) <= limits.OPTION_LABEL
        assert len(hint) <= limits.OPTION_DESCRIPTION, (len(hint), hint)
        assert all(len(text) <= limits.OPTION_LABEL for _, text in choices)
    assert all(len(f"{rule.id} · {rule.title}") <= limits.CHOICE_NAME for rule in language.words.rules(TORTUGA))


@pytest.mark.parametrize("locale", locales())
def test_every_cited_rule_is_found_by_its_id(heard: Heard, locale: str) -> None:
    words = heard.languages[locale].words
    known = [rule.id for rule in words.rules(TORTUGA)]
    assert heard.rules - {""} <= set(known)
    cited: set[str] = set()
    for file in files("rules.tortuga").iterdir():
        if file.name.endswith(".py"):
            cited |= set(OWN_RULES.findall(file.read_text(encoding="utf-8")))
    assert len(cited) > 50
    for rule in sorted(cited - {"TO-E MAP"}):
        found = [found.id for found in words.find_rules(TORTUGA, rule)]
        assert found, rule
        assert found[0].startswith(rule), (rule, found)


def test_every_paragraph_and_card_has_a_summary_in_order(heard: Heard) -> None:
    counts = {0: 1, 1: 4, 2: 16, 3: 0, 4: 1, 5: 5, 6: 4, 7: 8, 8: 6, 9: 8, 10: 4, 11: 7}
    sheet = [f"TO {chapter}.{number}" for chapter, last in counts.items() for number in range(1, last + 1)]
    actions = [f"TO 3.{part}" for part in ("1", "2", "3a", "3b", "3c", "3d", "4a", "4b", "5", "6", "7")]
    at = sheet.index("TO 4.1")
    cards = [f"TO-E {card.id}" for card in EVENT_CARDS]
    house = [*(f"TO-P{number}" for number in range(1, 7)), *(f"TO-H{number}" for number in range(1, 9))]
    known = [rule.id for rule in heard.languages[FALLBACK].words.rules(TORTUGA)]
    assert known == [*sheet[:at], *actions, *sheet[at:], *cards, *house]


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("en", "albatross", "TO-E ALB"),
        ("en", "governor", "TO 2.13"),
        ("fr", "mort subite", "TO 10.3"),
        ("fr", "guildive", "TO-E KIL"),
        ("ja", "アホウドリ", "TO-E ALB"),
        ("ja", "サドンデス", "TO 10.3"),
    ],
)
def test_rules_are_found_by_words(locale: str, query: str, first: str) -> None:
    assert words_for(locale).find_rules(TORTUGA, query)[0].id == first


@pytest.mark.parametrize("locale", locales())
def test_the_fullest_board_leaves_room_for_the_story(locale: str) -> None:
    """Nine of the longest names, all aboard one ship in a vote, with as many cards as possible."""
    everybody = list(range(9))
    discard = [card.id for card in EVENT_CARDS if card.id in ("PIS", "BSP") for _ in range(3)]
    held = [["LOM", "ALB"]] * 3 + [["MAP-FD"], ["MAP-JR"], ["MAP-TOR"]] + [[]] * 3
    tallies = {"british": 2, "french": 2}
    facts = [
        Fact("board_turn", {"round": 12, "seat": 0, "phase": "sudden_death", "restricted": True}),
        Fact("board_ship", {"ship": "FD", "line": everybody, **tallies}),
        Fact("board_ship", {"ship": "JR", "line": [], **tallies}),
        Fact("board_island", {"line": [], "outside": 2, **tallies}),
        Fact("board_boats", {"boats": [{"boat": boat, "seat": None, "destroyed": True} for boat in ("B1", "B2")]}),
        Fact("board_treasure", {"galleon": 4, **tallies}),
        Fact(
            "board_row",
            {
                "down": list(range(1, 6)),
                "seen": [{"slot": slot, "peekers": [slot]} for slot in range(1, 6)],
                "deck": 13,
                "discard": [*discard, "GUN", "STO", "CRO"],
            },
        ),
        Fact("board_seats", {"seats": [{"seat": n, "hand_size": 3, "held": held[n]} for n in everybody]}),
        Fact(
            "board_vote",
            {
                "vote": "attack",
                "where": "FD",
                "caller": 0,
                "target": "GAL",
                "captain": 0,
                "voters": [0],
                "cardless": [1],
            },
        ),
    ]
    board = "\n".join(words_for(locale, strict=True).fact(TORTUGA, fact, NAMES) for fact in facts)
    assert len(board) + limits.SUMMARY + 2 * limits.NAME < limits.TEXT


# -------------------------------------------------------------------- secrets


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("blind", [True, False])
def test_a_voters_information_is_worded_the_same_for_every_card(locale: str, *, blind: bool) -> None:
    words = words_for(locale, strict=True)
    told: set[str] = set()
    for card in TYPES:
        event = SeenEvent(1, "ballot_ack", {"seat": 0, "blind": blind, "type": card}, "TO-H7", personal=True)
        shown = words.event(TORTUGA, event, NAMES)
        assert shown
        told.add(shown.replace(Wording.of(words._phrases, TORTUGA, NAMES).term("vote", card), "CARD"))
    assert len(told) == 1


@pytest.mark.parametrize("locale", locales())
def test_a_reveal_and_a_lost_card_do_not_name_the_owners_of_the_cards(locale: str) -> None:
    words = words_for(locale, strict=True)
    for event in match_of_all().events(None):
        said = words.event(TORTUGA, event, str) or ""
        if event.kind == "vote_revealed":
            assert "seat" not in event.data
            assert not re.search(r"(?:seat|place|席) ?\d", said)
        if event.kind == "card_forfeited":
            assert not set(said) & set("💣🔥💧💀")


def match_of_all() -> Match:
    """Return a match played to its end."""
    match, random = Match.start(TORTUGA, 5, "whole", options={}), Random("whole")
    for _ in play(match, random):
        pass
    return match


@pytest.mark.parametrize(
    ("locale", "counted"),
    [("en", "five AIs: two of them"), ("fr", "cinq IA, dont deux"), ("ja", "5人のAIと対戦し、そのうち2人")],
)
def test_the_lesson_counts_the_ais_and_those_on_the_players_side(locale: str, counted: str) -> None:
    assert counted in words_for(locale).line("tortuga-lesson")
    lesson = GAMES["tortuga"].lesson
    assert lesson is not None
    match = Match.start("tortuga", seats=lesson.seats, seed=lesson.seed, options=dict(lesson.options))
    mine, *theirs = (
        next(event.data["loyalty"] for event in match.events(seat) if event.kind == "loyalty_dealt")
        for seat in range(lesson.seats)
    )
    assert (len(theirs), theirs.count(mine)) == (5, 2)


@pytest.mark.parametrize(
    ("locale", "tied", "second", "ahead"),
    [
        (
            "en",
            "Won – Ann: Dutch, wins the tie (3 to 3)",
            "Lost – Ben: 3 chests for their nation",
            "Lost – Ann: Dutch, needed a tie (British 4, French 2)",
        ),
        (
            "fr",
            "Victoire – Ann\u00a0: nation hollandaise, gagne à égalité (3 à 3)",
            "Défaite – Ben\u00a0: 3 coffres pour sa nation",
            "Défaite – Ann\u00a0: nation hollandaise, il fallait l’égalité (anglais 4, français 2)",
        ),
        (
            "ja",
            "勝ち：Ann（オランダ：3対3の同点で勝利）",
            "負け：Ben（自分の勢力の宝箱3個）",
            "負け：Ann（オランダ：勝ちには同点が必要、イギリス4個・フランス2個）",
        ),
    ],
)
def test_the_ranking_says_what_the_dutch_player_needed(locale: str, tied: str, second: str, ahead: str) -> None:
    """The chests of a nation are none of theirs."""
    words = words_for(locale, strict=True)

    def ranking(treasure: str) -> list[str]:
        match = position("FD[0] JR[1,2]", treasure, seats=3, loyalty="DBF", row="ARM")
        say(match, "reveal/1")
        return words.ranking(TORTUGA, match.told_result, ("Ann", "Ben", "Cat").__getitem__)

    assert ranking("FD.B=3 JR.F=3")[:2] == [tied, second]
    assert ranking("FD.B=4 JR.F=2")[1] == ahead


def labels_of(locale: str, match: Match, seat: int) -> dict[str, str]:
    """Return the label of each option of a seat's question."""
    words, question = words_for(locale, strict=True), match.questions[seat]
    return {option.id: words.option(TORTUGA, question, option, NAMES) for option in question.options}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "The attack on the Spanish Galleon succeeds about 40% of the time. You would take a chest"),
        ("fr", "L’attaque contre le galion espagnol réussit environ 40 fois sur 100. Vous prendriez un coffre"),
        ("ja", "スペインのガレオン船への襲撃の成功率は約40％です。成功すれば宝箱を1個奪い"),
    ],
)
def test_the_reason_for_an_attack_reads_as_a_sentence(locale: str, told: str) -> None:
    reason = words_for(locale).fact(TORTUGA, Fact("reason-attack_chance", {"percent": 40, "target": "GAL"}), NAMES)
    assert (reason or "").startswith(told)


@pytest.mark.parametrize(
    ("end", "dutch", "told"),
    [
        (1, 0, "which ends the match: your nation is ahead, so you win at once."),
        (1, 1, "which ends the match: the nations are level, so you win at once."),
        (0, 0, "and the nations are level: sudden death begins. No other choice is better for you."),
        (-1, 0, "which ends the match: you lose. Even so, no other choice is better for you."),
    ],
)
def test_the_reason_for_the_armada_says_who_wins(end: int, dutch: int, told: str) -> None:
    facts = {"card": "ARM", "lead": end, "end": end, "dutch": dutch}
    reason = words_for("en").fact(TORTUGA, Fact("reason-end_the_match", facts), NAMES)
    assert reason == f"This card is the Spanish Armada, {told}"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "But once you are aboard, Dan, the Captain there, plays before your next turn and may maroon you."),
        (
            "fr",
            (
                "Mais une fois à bord, avant votre tour suivant, "
                "c’est au capitaine, Dan, de jouer\u00a0: il peut vous débarquer."
            ),
        ),
        (
            "ja",
            "ただし、船に乗った後、次のあなたの手番より前に船長のDanの手番が来るので、島流しにされるかもしれません。",
        ),
    ],
)
def test_the_reason_for_boarding_names_a_captain_who_may_maroon_first(locale: str, told: str) -> None:
    """Who is not yet aboard cannot be marooned by the captain: the danger comes after that."""
    facts = {"where": "FD", "rank": "FM", "stows": 0}
    words = words_for(locale)
    reason = words.fact(TORTUGA, Fact("reason-better_place", {**facts, "captain": 3}), NAMES) or ""
    assert reason.endswith(told.replace("Dan", words.names(TORTUGA, NAMES)(3)))
    # The way there by boat says the same, and names no boat: all lead everywhere.
    boats = [
        words.fact(
            TORTUGA, Fact("reason-better_boat", {**facts, "where": boat, "destination": "FD", "captain": 3}), NAMES
        )
        for boat in ("B1", "B2")
    ]
    assert boats[0] == boats[1]
    assert boats[0].endswith(told.replace("Dan", words.names(TORTUGA, NAMES)(3)))
    assert told[-9:] not in (words.fact(TORTUGA, Fact("reason-better_place", facts), NAMES) or "")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "both chests of Tortuga were on the British side before: nothing moves"),
        ("fr", "les deux coffres de Tortuga étaient déjà dans le camp anglais\u00a0: rien ne bouge"),
        ("ja", "トルトゥーガの宝箱は2個ともすでにイギリスのものなので、動きません"),
    ],
)
def test_a_brawl_that_moves_nothing_says_why(locale: str, told: str) -> None:
    facts = {"vote": "brawl", "seat": 3, "where": "TOR", "target": None, "outcome": "british", "rule": "TO 9.5"}

    def words(**more: bool) -> str | None:
        event = SeenEvent(1, "vote_result", {**facts, **more}, "TO 9.5", personal=False, public=1, known=1)
        return words_for(locale).event(TORTUGA, event, NAMES)

    assert told in (words(stays=True) or "")
    assert words() == words(stays=False), "older matches do not say it"
    assert told not in (words() or "")


@pytest.mark.parametrize(
    ("locale", "force", "reveal", "theirs"),
    [
        ("en", "one of two cards", "takes effect at once", "it affects them"),
        ("fr", "l’une de deux cartes", "effet immédiat", "l’effet est pour lui"),
        ("ja", "ほかの人に、2枚のどちらかをめくらせる", "効果はすぐ出ます", "効果もその人に及びます"),
    ],
)
def test_the_first_step_says_who_turns_up_which_card(locale: str, force: str, reveal: str, theirs: str) -> None:
    words = words_for(locale, strict=True)
    question = position("FD[0] JR[1,3,5] TOR[2,4]", active=0).questions[0]
    assert force in words.group(TORTUGA, question, "force", NAMES)
    assert reveal in words.group(TORTUGA, question, "reveal", NAMES)
    hint = words.question(TORTUGA, question, NAMES).hint
    assert theirs in hint
    assert len(hint) <= 260


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", {"peek": "only you see them", "force": "one of two cards", "reveal": "takes effect at once"}),
        ("fr", {"peek": "personne d’autre ne les voit", "force": "l’une de deux cartes", "reveal": "effet immédiat"}),
        ("ja", {"peek": "見るのは自分だけ", "force": "2枚のどちらか", "reveal": "効果はすぐ出ます"}),
    ],
)
def test_every_action_that_a_menu_lists_says_what_it_does(locale: str, said: dict[str, str]) -> None:
    words = words_for(locale, strict=True)
    for place in ("FD[0,1] JR[2,3] TOR[4,5]", "FD[1,4] JR[2,3] TOR[5] B1=0"):
        question = position(place, active=0).questions[0]
        for option in question.options:
            about = words.about(TORTUGA, question, option, NAMES)
            if option.id.startswith(("peek/", "force/", "reveal/")):
                # The same for each card or pair of cards: their menu says it once.
                assert about == ""
                head = option.id.partition("/")[0]
                assert said[head] in words.group(TORTUGA, question, head, NAMES)
            else:
                assert 0 < len(about) <= limits.OPTION_DESCRIPTION, (option.id, about)


@pytest.mark.parametrize("locale", locales())
def test_the_last_card_of_the_row_says_that_only_its_reader_learns_it(locale: str) -> None:
    words, question = words_for(locale, strict=True), position(active=0).questions[0]
    assert words.about(TORTUGA, question, Option("peek/3", {"slots": [3]}), NAMES)


@pytest.mark.parametrize(
    ("locale", "leads", "anywhere", "stow"),
    [
        (
            "en",
            "Any boat leads, next action, to either ship or to Tortuga.",
            "(it leads anywhere)",
            "from the British to the French hold",
        ),
        (
            "fr",
            "mène ensuite à l’un des navires ou à Tortuga.",
            "(elle mène partout)",
            "de la cale anglaise à la cale française",
        ),
        (
            "ja",
            "次のアクションで、どちらの船にもトルトゥーガにも行けます。",
            "次にどこへでも行けます",
            "宝箱1個をイギリス側からフランス側へ移す",
        ),
    ],
)
def test_a_boat_and_a_chest_say_where_they_go(locale: str, leads: str, anywhere: str, stow: str) -> None:
    words, match = words_for(locale, strict=True), position("FD[0] JR[1,3,5] TOR[2,4]", "FD.B=1", active=0)
    question, labels = match.questions[0], labels_of(locale, match, 0)
    assert stow in labels["stow/FD-B"]
    for boat in ("move/B1", "move/B2"):
        option = next(option for option in question.options if option.id == boat)
        assert leads in words.about(TORTUGA, question, option, NAMES)
        assert anywhere in labels[boat]
        assert "Tortuga" not in labels[boat]
        assert "（" not in labels[boat]
        assert words.consequence(TORTUGA, question, boat, NAMES)
    assert len(labels["move/B1"]) <= limits.BUTTON_LABEL


@pytest.mark.parametrize(
    ("locale", "captain", "governor", "risk"),
    [
        ("en", "you become Captain", "you become Governor", "may maroon you"),
        ("fr", "vous devenez capitaine", "vous devenez gouverneur", "pourra vous débarquer"),
        ("ja", "船長と給仕になります", "知事になります", "島流しにできます"),
    ],
)
def test_who_boards_an_empty_ship_reads_that_they_become_its_captain(
    locale: str, captain: str, governor: str, risk: str
) -> None:
    """TO 2.10, 2.13: nobody is there who could maroon them."""
    words = words_for(locale, strict=True)
    question = position("B1=0 FD[] JR[1,2,3,4,5]", active=0).questions[0]
    told = {option.id: words.about(TORTUGA, question, option, NAMES) for option in question.options}
    assert captain in told["move/FD"]
    assert governor in told["move/TOR"]
    assert risk in told["move/JR"]
    assert risk not in told["move/FD"]


@pytest.mark.parametrize(
    ("locale", "won", "tied", "lost"),
    [
        ("en", "you win at once", "sudden death begins", "you lose. Even so"),
        ("fr", "vous gagnez aussitôt", "la mort subite commence", "vous perdez. Pourtant"),
        ("ja", "すぐにあなたの勝ち", "サドンデスですが", "負けですが、それでも"),
    ],
)
def test_the_reason_for_a_card_that_may_be_the_armada_says_who_would_win(
    locale: str, won: str, tied: str, lost: str
) -> None:
    words = words_for(locale, strict=True)
    for end, told in ((1, won), (0, tied), (-1, lost)):
        facts = {"percent": 33, "end": end, "dutch": 0}
        assert told in words.reason(TORTUGA, Reason("turn_up_unknown", facts), NAMES)
    for end in (1, 0, -1):
        assert words.reason(TORTUGA, Reason("turn_up_unknown", {"percent": 0, "end": end, "dutch": 0}), NAMES)


@pytest.mark.parametrize(
    ("locale", "ahead", "tied"),
    [
        ("en", "your nation is ahead", "on a tie you win"),
        ("fr", "votre nation mène", "à égalité, c’est vous qui gagnez"),
        ("ja", "あなたの勢力がリードしている", "同点ならあなたの勝ち"),
    ],
)
def test_a_card_that_brings_the_end_nearer_says_who_wins_by_it(locale: str, ahead: str, tied: str) -> None:
    """TO 10.1, 10.2: the Dutch player has no chests that could win."""
    words = words_for(locale, strict=True)
    for dutch, told in enumerate((ahead, tied)):
        facts = {"percent": 0, "end": 1, "dutch": dutch}
        assert told in words.reason(TORTUGA, Reason("turn_up_unknown", facts), NAMES)


@pytest.mark.parametrize(
    ("locale", "same", "apart"),
    [
        ("en", "it makes no difference", "about 25% of the time"),
        ("fr", "peu importe laquelle", "environ 25 chances sur 100"),
        ("ja", "どちらをめくっても同じ", "約25％の確率"),
    ],
)
def test_the_reason_for_one_of_two_unknown_cards_speaks_of_these_two(locale: str, same: str, apart: str) -> None:
    words = words_for(locale, strict=True)
    assert same in words.reason(TORTUGA, Reason("forced_unknown", {"other": 0}), NAMES)
    assert apart in words.reason(TORTUGA, Reason("forced_unknown", {"other": 25}), NAMES)


@pytest.mark.parametrize(
    ("locale", "tie", "hint"),
    [
        ("en", "win if the British and the French end in a tie", "A Dutch player, who has no hold, needs a tie."),
        (
            "fr",
            "vous gagnez si Anglais et Français finissent à égalité",
            "La nation hollandaise, sans cale, vise l’égalité.",
        ),
        (
            "ja",
            "イギリスとフランスが同点で終われば、あなたの勝ち",
            "自分の船倉がないオランダの人は、同点を目指します。",
        ),
    ],
)
def test_a_dutch_player_reads_what_they_need_to_win(locale: str, tie: str, hint: str) -> None:
    words = words_for(locale, strict=True)
    for loyalty in "BFD":
        event = SeenEvent(1, "loyalty_dealt", {"seat": 0, "loyalty": loyalty}, "TO 2.1", personal=True)
        told = [
            words.event(TORTUGA, event, NAMES) or "",
            words.why(TORTUGA, event, NAMES) or "",
            words.fact(TORTUGA, Fact("own_loyalty", {"loyalty": loyalty}), NAMES),
        ]
        assert [tie.lower() in text.lower() for text in told] == [loyalty == "D"] * 3
    # The hint for everybody at such a table: it may not say who reads it.
    for seats in (4, 5):
        match = Match.start(TORTUGA, seats, "hint", options={"brethren": "auto"})
        (question,) = match.questions.values()
        first = words.first_hint(TORTUGA, question, NAMES)
        assert (hint in first) == (seats == 5)
        assert len(first) <= 200


@pytest.mark.parametrize("locale", locales())
def test_what_the_armada_brings_names_it_and_a_tie(locale: str) -> None:
    words = words_for(locale, strict=True)
    armada = {"en": "Spanish Armada", "fr": "Armada espagnole", "ja": "スペイン無敵艦隊"}[locale]
    tie = {"en": "tie", "fr": "égalité", "ja": "同点"}[locale]
    told: set[str] = set()
    for maybe in (True, False):
        for dutch, ends, theirs in (
            (False, "won", 1),
            (False, "lost", 3),
            (False, "sudden", 2),
            (True, "won", 2),
            (True, "lost", 1),
        ):
            data = {"maybe": maybe, "dutch": dutch, "ends": ends, "mine": 2, "theirs": theirs}
            text = words.fact(TORTUGA, Fact("own_end", data), NAMES)
            assert armada in text
            assert (tie in text) == (dutch or (locale == "ja" and ends == "sudden"))
            told.add(text)
    assert len(told) == 10


@pytest.mark.parametrize(
    ("locale", "other", "even", "one"),
    [
        ("en", "None of your cards has the French flag", "all the same to you", "card 4 is"),
        ("fr", "Aucune de vos cartes ne porte le drapeau français", "revient au même pour vous", "la carte 4 est"),
        ("ja", "フランスの国旗ですが、そのカードは手札にありません", "あなたには同じこと", "4番が"),
    ],
)
def test_the_reasons_for_a_ballot_and_a_peek_are_true_of_the_cards(
    locale: str, other: str, even: str, one: str
) -> None:
    words = words_for(locale, strict=True)

    def told(kind: str, **facts: int | str) -> str:
        return words.reason(TORTUGA, Reason(kind, facts), NAMES)

    useless = [
        told("ballot_useless", card="TBN", equal=0, vote=vote, wanted="F", why="own")
        for vote in ("attack", "mutiny", "brawl")
    ]
    assert other in useless[2]
    assert len({*useless, told("ballot_useless", card="TBN", equal=1, vote="brawl", wanted="F")}) == 4
    ties = [told("ballot_even", card="TBN", equal=0, tie=tie) for tie in (0, 1)]
    assert len({*ties, told("ballot_even", card="TBN", equal=1, tie=1)}) == 3
    assert all(even in text for text in ties)
    assert one in told("look_at_unknown", unknown=2, percent=20, slot=4)
    assert one not in told("look_at_unknown", unknown=2, percent=40, slot=0)


VOTE_WISHES = {
    "en": ("Success is better", "Success is probably better", "Success is probably worse"),
    "fr": ("Le succès vous sert", "Le succès vous servirait sans doute", "Le succès vous desservirait sans doute"),
    "ja": ("成功したほうが得", "成功したほうがよさそう", "成功しないほうがよさそう"),
}
SIGNS = {
    "en": {"start": "ship’s first chest on the British side", "attack": "a captured chest", "stow": "moved a chest"},
    "fr": {"start": "le premier coffre de son navire", "attack": "un coffre pris", "stow": "un coffre déplacé"},
    "ja": {"start": "最初の宝箱をイギリス側に置いた", "attack": "奪った宝箱", "stow": "イギリス側に移した"},
}


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_a_ballot_says_which_outcome_is_better_and_why(locale: str) -> None:
    words, (sure, better, worse) = words_for(locale, strict=True), VOTE_WISHES[locale]
    about = {"seat": 3, "dutch": 0, "nation": "B"}
    wished = {
        "attack": {"own": sure, "level": worse, "friend": better, "enemy": worse, "stranger": worse},
        "mutiny": {"own": sure, "friend": worse, "enemy": better, "heir_friend": better, "heir_enemy": worse},
    }
    for vote, outcomes in wished.items():
        for why, outcome in outcomes.items():
            told: set[str] = set()
            for sign, shown in SIGNS[locale].items():
                facts = {"card": "TBN", "equal": 0, "vote": vote, "why": why, "sign": sign, **about}
                for kind in (f"ballot_{vote}", "ballot_useless", "ballot_bluff"):
                    text = words.reason(TORTUGA, Reason(kind, {**facts, "wanted": "F"}), NAMES)
                    assert text.startswith(outcome), text
                    assert (shown in text) == ("friend" in why or "enemy" in why)
                    told.add(text)
            assert len(told) == (9 if "friend" in why or "enemy" in why else 3)
    unsure = {"card": "TBN", "equal": 1, "why": "unsure", "seat": 3, "captain": 4}
    text = words.reason(TORTUGA, Reason("ballot_unsure", unsure), NAMES)
    assert all(words.names(TORTUGA, NAMES)(seat) in text for seat in (3, 4))


@pytest.mark.parametrize("locale", locales())
def test_the_reason_against_a_seat_gives_the_sign_of_its_side(locale: str) -> None:
    words = words_for(locale, strict=True)
    for kind in ("against_enemy", "against_friend"):
        texts = [
            words.reason(TORTUGA, Reason(kind, {"seat": 3, "dutch": dutch, "sign": sign, "nation": "B"}), NAMES)
            for sign in SIGNS[locale]
            for dutch in (0, 1)
        ]
        assert len(set(texts)) == len(texts)
        assert all(SIGNS[locale][sign] in text for sign, text in zip(SIGNS[locale], texts[::2], strict=True))


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_a_card_says_that_the_next_one_may_be_the_armada(locale: str) -> None:
    words = words_for(locale, strict=True)
    for kind, facts in (
        ("turn_up_unknown", {"percent": 0, "end": 1, "dutch": 0}),
        ("turn_up_known", {"card": "PIS", "helps": 1}),
        ("turn_up_known", {"card": "BSP", "helps": 0}),
    ):
        plain = words.reason(TORTUGA, Reason(kind, facts), NAMES)
        told = words.reason(TORTUGA, Reason(kind, {**facts, "next": 20}), NAMES)
        assert told.startswith(plain)
        assert "20" in told.removeprefix(plain)


@pytest.mark.parametrize(
    ("locale", "attack", "mutiny"),
    [
        ("en", "Ben’s attack on the Spanish Galleon fails", "Ben’s mutiny aboard the Flying Dutchman fails"),
        (
            "fr",
            "Ben manque son attaque contre le galion espagnol",
            "Ben manque sa mutinerie à bord du Hollandais volant",
        ),
        ("ja", "Benの襲撃（スペインのガレオン船）は失敗", "Benの反乱（フライング・ダッチマン号）は失敗"),
    ],
)
def test_an_outcome_in_short_says_whose_it_is(locale: str, attack: str, mutiny: str) -> None:
    """Two attacks in a row may be of two captains."""
    words = words_for(locale, strict=True)
    for vote, told in (("attack", attack), ("mutiny", mutiny)):
        facts = {"vote": vote, "seat": 1, "where": "FD", "target": "GAL", "outcome": "failure"}
        event = SeenEvent(1, "vote_result", facts, "TO 7.5", personal=False, public=1, known=1)
        assert told in (words.short(TORTUGA, event, ("Ann", "Ben").__getitem__) or "")


@pytest.mark.parametrize("locale", locales())
def test_the_text_of_an_action_does_not_repeat_its_title(locale: str) -> None:
    words = words_for(locale, strict=True)
    for rule in words.rules(TORTUGA):
        assert not re.match(rf"{re.escape(rule.title)}\b.{{0,12}}[:：]", rule.text), rule.id


@pytest.mark.parametrize("locale", locales())
def test_reasons_name_what_is_gained(locale: str) -> None:
    words = words_for(locale, strict=True)

    def told(kind: str, **facts: int | str) -> str:
        return words.reason(TORTUGA, Reason(kind, facts), NAMES)

    helpful = {
        card: told("turn_up_known", card=card, helps=1) for card in ("LOM", "PIS", "MAP-FD", "CRO", "STO", "PIE")
    }
    harmful = {card: told("turn_up_known", card=card, helps=0) for card in helpful}
    assert not [card for card in helpful if helpful[card] == harmful[card]]
    ranks = {told("against_unknown", seat=1, rank=rank) for rank in ("CPT", "FM", "CB", "none")}
    assert len(ranks) == 4
    moves = {told("treasure_gain", gain=gain, hold="FD-B") for gain in (2, -2)}
    level = [told("treasure_level", gain=gain, before=was, after=now) for gain, was, now in ((2, 2, 0), (-2, 0, 2))]
    assert len(moves | {*level, told("treasure_level", gain=0, before=1, after=1)}) == 5
    assert all(0 <= text.find("2") < text.rfind("0") for text in level[:1])
    holds = {told("treasure_hold", hold="FD-B", side=side) for side in ("own", "level", "other")}
    assert len(holds | {told("treasure_robbed", hold="FD-B")}) == 4
    boats = [
        told("better_boat", where="B1", destination="JR", rank="FM", stows=0, **more) for more in ({}, {"empty": "FD"})
    ]
    ship = {"en": "Flying Dutchman", "fr": "Hollandais volant", "ja": "フライング・ダッチマン号"}[locale]
    assert [ship in boat for boat in boats] == [False, True], boats
    assert not [text for text in moves if "+" in text]


@pytest.mark.parametrize(
    ("locale", "reason", "lost"),
    [
        ("en", "who is on Tortuga already", "Marooned while already on Tortuga"),
        ("fr", "qui se trouve déjà à Tortuga", "alors qu’il est déjà à Tortuga"),
        ("ja", "すでにトルトゥーガにいたため", "トルトゥーガで再び島流しになったため"),
    ],
)
def test_a_marooning_on_the_island_gives_its_reason(locale: str, reason: str, lost: str) -> None:
    words = words_for(locale, strict=True)
    match = position("TOR[2,5] FD[0,4] JR[1,3]", row="PIS")
    say(match, "reveal/1", "2", "blind")
    told = {event.kind: words.event(TORTUGA, event, NAMES) or "" for event in match.events(None)}
    assert reason in told["marooned"]
    brief = words.brief(TORTUGA, next(event for event in match.events(None) if event.kind == "marooned"), NAMES)
    assert brief is not None
    assert reason.removesuffix("いたため").removeprefix("who ") in brief.text
    assert lost in told["card_forfeited"]


@pytest.mark.parametrize(
    ("locale", "voters"),
    [("en", "except the Captain"), ("fr", "sauf le capitaine"), ("ja", "船長を除く")],
)
def test_a_mutiny_says_that_its_captain_has_no_vote(locale: str, voters: str) -> None:
    facts = {"vote": "mutiny", "where": "FD", "seat": 1, "captain": 0, "target": None, "voters": [1, 2], "cardless": []}
    called = SeenEvent(1, "vote_called", facts, None, personal=False)
    assert voters in (words_for(locale, strict=True).event(TORTUGA, called, NAMES) or "")


@pytest.mark.parametrize(
    ("locale", "neither", "quenched", "none"),
    [
        ("en", "neither a cannon nor a torch", "no cannon, and water puts out", "there is no cannon."),
        ("fr", "ni canon ni torche", "l’eau éteint toutes les torches", "il n’y a pas de canon."),
        ("ja", "大砲も松明もありません", "大砲がなく、松明はすべて", "大砲がありません。"),
    ],
)
def test_a_failed_attack_names_all_that_was_missing(locale: str, neither: str, quenched: str, none: str) -> None:
    words = words_for(locale, strict=True)
    for pool, said in ((["WBS"], neither), (["TBS", "WBS"], quenched), (["TBS", "TBN", "WBS"], none)):
        torches = sum(card[0] == "T" for card in pool)
        counts = {"cannons": 0, "torches": torches, "waters": 1, "lit": max(0, torches - 1), "skulls": 1}
        facts = {"vote": "attack", "pool": pool, "ballots": 1, "size": len(pool), "british": 1, "french": 0}
        event = SeenEvent(1, "vote_revealed", facts | counts, None, personal=False)
        assert said in (words.event(TORTUGA, event, NAMES) or "")


@pytest.mark.parametrize(
    ("locale", "flags"), [("en", "only flags count"), ("fr", "seuls comptent les drapeaux"), ("ja", "国旗だけ")]
)
def test_the_question_for_a_vote_says_which_symbols_count(locale: str, flags: str) -> None:
    words = words_for(locale, strict=True)
    match = position("TOR[0,2] FD[4] JR[1,3,5]", active=0)
    say(match, "brawl")
    hint = words.question(TORTUGA, match.questions[2], NAMES).hint
    assert flags in hint
    assert len(hint) <= 260


@pytest.mark.parametrize(
    ("locale", "total", "needed", "own", "other"),
    [
        ("en", "2 cards in all (yours and one", "it takes 2 skulls", "You lead a mutiny", "Ann leads a mutiny"),
        (
            "fr",
            "2 cartes en tout (la vôtre et une",
            "il faut 2 têtes de mort",
            "Vous lancez une mutinerie",
            "Ann lance une mutinerie",
        ),
        ("ja", "計2枚（あなたの1枚と", "2枚とも髑髏", "あなたがBenに", "AnnがBenに"),
    ],
)
def test_the_question_for_a_vote_counts_the_card_of_the_deck(
    locale: str, total: str, needed: str, own: str, other: str
) -> None:
    """TO 8.2, 8.5: the only voter has one of two cards, and both must show a skull."""
    words = words_for(locale, strict=True)
    match = position("FD[1,0] JR[2,3] TOR[4,5]", active=0)
    say(match, "mutiny")
    title, hint = words.question(TORTUGA, match.questions[0], lambda seat: ("Ann", "Ben")[seat])
    first = hint.splitlines()[0]
    assert total in first
    assert needed in first
    # On a phone a longer line is folded away.
    assert len(first.encode()) <= 120
    assert own in title
    match = position("FD[1,0,2] JR[3] TOR[4,5]", active=0)
    say(match, "mutiny")
    title, hint = words.question(TORTUGA, match.questions[2], lambda seat: ("Ann", "Ben", "Cat")[seat])
    assert other in title
    assert "3" in hint.splitlines()[0]
    assert needed not in hint


@pytest.mark.parametrize(
    ("locale", "attack", "mutiny"),
    [
        ("en", "the Captain chooses the hold (British or French)", "Ann is marooned on Tortuga"),
        ("fr", "le capitaine choisit la cale, anglaise ou française", "Ann débarque à Tortuga"),
        ("ja", "イギリス側とフランス側のどちらに置くかは船長が決めます", "Annはトルトゥーガへ島流し"),
    ],
)
def test_the_question_for_a_vote_says_what_is_at_stake(locale: str, attack: str, mutiny: str) -> None:
    words, names = words_for(locale, strict=True), ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay").__getitem__
    for verb, active, stake in (("attack", 0, attack), ("mutiny", 2, mutiny)):
        match = position("FD[0,2,4] JR[1,3,5]", active=active)
        say(match, verb)
        hint = words.question(TORTUGA, match.questions[4], names).hint
        assert stake in hint
        assert len(hint) <= 260
        # On a phone a longer line is folded away.
        assert len(hint.splitlines()[0].encode()) <= 120


@pytest.mark.parametrize(
    ("locale", "both", "alone"),
    [
        ("en", "The voters: Ann and Ben.", "Only Ann votes."),
        ("fr", "Votent\u00a0: Ann et Ben.", "Une seule personne vote\u00a0: Ann."),
        ("ja", "投票者：Ann、Ben。", "投票者：Ann。"),
    ],
)
def test_a_called_vote_names_all_its_voters(locale: str, both: str, alone: str) -> None:
    words, names = words_for(locale, strict=True), ("Ann", "Ben", "Cat", "Dan").__getitem__
    for line, told in (("FD[0,1]", both), ("FD[0]", alone)):
        match = position(f"{line} JR[2,3]", seats=4)
        say(match, "attack")
        called = next(event for event in match.events(None) if event.kind == "vote_called")
        assert told in (words.event(TORTUGA, called, names) or "")


@pytest.mark.parametrize(
    ("locale", "soon", "next_turn", "now", "story"),
    [
        (
            "en",
            "within 4 turns, counting this one",
            "is revealed in your turn, ",
            "for 2 rounds: reveal one",
            "for 2 rounds: this turn must reveal one",
        ),
        (
            "fr",
            "d’ici 4 tours, celui-ci compris",
            "révélée à votre tour, ",
            "depuis 2 manches\u00a0: révélez-en une",
            "depuis 2 manches\u00a0: à ce tour, il faut en révéler une",
        ),
        (
            "ja",
            "この手番を含めて4手番のうちに",
            "この手番でイベントカードがめくられないと",
            "2ラウンド続けてイベントカードがめくられていません。1枚めくるか",
            "2ラウンド続けてイベントカードがめくられていません。この手番では",
        ),
    ],
)
def test_a_turn_that_must_reveal_a_card_is_announced_a_round_before(
    locale: str, soon: str, next_turn: str, now: str, story: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TO-H1. The story of older matches does not count the rounds."""
    monkeypatch.setattr(Table, "patched", lambda *_: True)
    words = words_for(locale, strict=True)
    match = position("FD[0,2] JR[1,3]", seats=4, stall_rounds=2)

    def hint() -> str:
        (question,) = match.questions.values()
        told = words.question(TORTUGA, question, NAMES).hint
        assert len(told) <= 260
        say(match, question.default)
        return told

    # The longest hint: of a captain who is alone aboard.
    for stall in (25, 26):
        question = position("FD[0]", seats=9, stall=stall).questions[0]
        assert len(words.question(TORTUGA, question, NAMES).hint) <= 260
    rounds = {"en": "2 rounds", "fr": "2 manches", "ja": "2ラウンド"}[locale]
    seats: list[int] = []
    hints: list[str] = []
    for _ in range(9):
        seats += match.questions
        hints.append(hint())
    assert [soon in told for told in hints] == [n == 4 for n in range(9)]
    assert [next_turn in told for told in hints] == [n == 7 for n in range(9)]
    assert [now in told for told in hints] == [n == 8 for n in range(9)]
    # After how many rounds, is said when it comes near.
    assert [rounds in told for told in hints][7:] == [True, True]
    # Who will have to, is named: a round before, that is the reader.
    assert NAMES(seats[8]) in hints[7]
    # Within a whole round, it is the reader of the hint.
    assert seats[4] == seats[8]
    assert "W" * 9 not in hints[4]
    turns = [event for event in match.events(None) if event.kind == "turn_started"]
    told = [words.event(TORTUGA, event, NAMES) or "" for event in turns]
    assert [story in text for text in told] == [n == 8 for n in range(len(turns))]
    older = turns[8]._replace(data={key: value for key, value in turns[8].data.items() if key != "stalled"})
    assert "2" not in (words.event(TORTUGA, older, NAMES) or "").partition("⏳")[2]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", ("no rowboat is left", "Ann is not aboard", "neither ship has a chest", "fewer than two pirates")),
        ("fr", ("pas de chaloupe", "Ann n’est à bord", "aucun des deux navires", "moins de deux pirates")),
        ("ja", ("ボートがもう", "Annは宝箱のある船に", "どちらの船にも", "2人に足りません")),
    ],
)
def test_a_card_without_effect_says_why(locale: str, told: tuple[str, ...]) -> None:
    words = words_for(locale, strict=True)
    for card, why in zip(("GUN", "STO", "PIE", "CAB"), told, strict=True):
        event = SeenEvent(1, "no_effect", {"seat": 0, "card": card}, None, personal=False)
        assert why in (words.event(TORTUGA, event, lambda _: "Ann") or "")
        brief = words.brief(TORTUGA, event, lambda _: "Ann")
        assert brief is not None
        assert why in brief.text


@pytest.mark.parametrize("locale", locales())
def test_a_moved_chest_says_who_moved_it(locale: str) -> None:
    words = words_for(locale, strict=True)
    hauls = [{"source": "FD-F", "hold": "FD-B", "pieces": 1}]
    for cause in ("attack", "stow", "storm", "pieces", "brawl"):
        facts = {"seat": 0, "cause": cause, "hauls": hauls, "british": 3, "french": 2}
        event = SeenEvent(1, "treasure_moved", facts, None, personal=False)
        brief = words.brief(TORTUGA, event, lambda _: "Ann")
        assert brief is not None
        # A brawl moves chests by its result.
        assert ("Ann" in brief.text) == (cause != "brawl")


@pytest.mark.parametrize("locale", locales())
def test_only_a_match_with_a_dutch_player_speaks_of_one(locale: str) -> None:
    words = words_for(locale, strict=True)
    even, odd = (position("FD[0,1] JR[2,3]", seats=seats, active=0).questions[0] for seats in (4, 5))
    told = [words.first_hint(TORTUGA, question, NAMES) for question in (even, odd)]
    assert len(told[0]) < len(told[1]) <= 200


@pytest.mark.parametrize(
    ("locale", "captain", "first"),
    [
        ("en", "the empty Flying Dutchman and becomes Captain", "takes the first turn"),
        ("fr", "et devient capitaine", "joue le premier tour"),
        ("ja", "誰もいないフライング・ダッチマン号に乗り、船長", "最初の手番"),
    ],
)
def test_the_story_says_who_is_captain_and_who_begins(locale: str, captain: str, first: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"seat": 0, "origin": "B1", "destination": "FD", "line": [0]}
    assert captain in (words.event(TORTUGA, SeenEvent(1, "pawn_moved", facts, None, personal=False), NAMES) or "")
    for ship in ("FD", "JR"):
        drawn = SeenEvent(1, "pawn_drawn", {"seat": 0, "where": ship, "line": [0]}, None, personal=False)
        assert (first in (words.event(TORTUGA, drawn, NAMES) or "")) == (ship == "JR")


@pytest.mark.parametrize(("locale", "own"), [("en", "yourself"), ("fr", "vous"), ("ja", "自分")])
def test_a_card_for_oneself_does_not_name_its_reader(locale: str, own: str) -> None:
    letter = position("TOR[0,5] FD[2,4] JR[1,3]", row="LOM")
    say(letter, "reveal/1")
    labels = labels_of(locale, letter, 0)
    assert own in labels["0/FD"]
    assert NAMES(0) not in labels["0/FD"]
    assert NAMES(5) in labels["5/FD"]


@pytest.mark.parametrize("locale", locales())
def test_the_first_hint_does_not_send_a_captain_to_a_rank(locale: str) -> None:
    words = words_for(locale, strict=True)
    match = position("FD[0] JR[1,3,5] TOR[2,4]", active=0)
    idle = position("B1=0 FD[4] JR[1,3,5] TOR[2]", active=0)
    captain, nobody = (words.first_hint(TORTUGA, one.questions[0], NAMES) for one in (match, idle))
    assert captain != nobody


@pytest.mark.parametrize("locale", locales())
def test_the_winners_of_a_team_game_have_no_numbers(locale: str) -> None:
    result = Result(((0, 1), (2, 3)), (0, 1), {0: 4, 1: 4, 2: 2, 3: 2}, "most_treasure")
    rows = words_for(locale, strict=True).ranking(TORTUGA, result, NAMES)
    assert not [row for row in rows if re.match("[0-9]", row)]


@pytest.mark.parametrize("locale", locales())
def test_the_chests_of_a_brawl_are_said_to_be_of_a_nation_and_not_of_others(locale: str) -> None:
    """Some of the readers belong to that nation."""
    words = words_for(locale)
    named = {"en": ("British", "French"), "fr": ("camp anglais", "camp français"), "ja": ("イギリス", "フランス")}
    for stays in (True, False):
        for outcome, nation in zip(("british", "french"), named[locale], strict=True):
            facts = {"vote": "brawl", "outcome": outcome, "where": "TOR", "stays": stays, "seat": 0}
            told = words.event(TORTUGA, SeenEvent(1, "vote_result", facts, "TO 9.5", personal=False), NAMES) or ""
            assert nation in re.split("[:,，：。]|です", told, maxsplit=1)[1]
            assert not re.search(r"\btheirs\b|à eux\b|彼ら", told)


@pytest.mark.parametrize(("locale", "own"), [("en", "Only you know"), ("fr", "votre secret"), ("ja", "あなただけ")])
def test_the_player_who_has_looked_at_cards_is_addressed(locale: str, own: str) -> None:
    words = words_for(locale)
    match = position("FD[0] JR[1]", seats=2, row="CRO BSP PIS")
    say(match, "peek/1-2", "reveal/1")
    for kind in ("peeked", "row_scouted"):
        mine, others = (
            next(
                words.why(TORTUGA, event, ["Xavi", "Yves"].__getitem__)
                for event in match.events(seat)
                if event.kind == kind
            )
            for seat in (0, 1)
        )
        assert own in mine
        assert "Xavi" not in mine
        assert own not in others
        assert "Xavi" in others


@pytest.mark.parametrize(("locale", "own"), [("en", "(you)"), ("fr", "(vous)"), ("ja", "（あなた）")])
def test_the_own_boat_is_said_to_be_the_readers(locale: str, own: str) -> None:
    match = position("FD[0,2] JR[1] B1=3", seats=4, active=3, row="GUN")
    say(match, "reveal/1")
    (question,) = match.questions.values()
    labels = [words_for(locale).option(TORTUGA, question, option, "ABCD".__getitem__) for option in question.options]
    assert [own in label for label in labels] == [True, False]
    match = position("FD[0,2] JR[1] B1=3", seats=4, active=0, row="GUN")
    say(match, "reveal/1")
    (question,) = match.questions.values()
    labels = [words_for(locale).option(TORTUGA, question, option, "ABCD".__getitem__) for option in question.options]
    assert [own in label for label in labels] == [False, False]
    assert "D" in labels[0]


@pytest.mark.parametrize(
    ("slots", "deck", "told"),
    [
        ([], 5, "イベントの山札の最後の5枚の中です。次に裏向きで並ぶカードかもしれません。"),
        ([2], 0, "裏向きの2番です。"),
        ([2], 3, "裏向きの2番か、イベントの山札の中です。"),
        ([1, 3], 0, "裏向きの1、3番のどちらかです。"),
        ([1, 3], 2, "裏向きの1、3番のどちらか、またはイベントの山札の中です。"),
        ([1, 3, 4], 1, "裏向きの1、3、4番のどれか、またはイベントの山札の中です。"),
    ],
)
def test_in_japanese_two_cards_are_either_of_them(slots: list[int], deck: int, told: str) -> None:
    line = words_for("ja", strict=True).fact(TORTUGA, Fact("board_armada", {"slots": slots, "deck": deck}), NAMES)
    assert told in line


@pytest.mark.parametrize(
    ("locale", "peek", "goes"),
    [
        ("en", "two event cards", "The card that you choose goes"),
        ("fr", "deux cartes Événement", "La carte choisie ira"),
        ("ja", "2枚覗く", "選んだカードは投票の山札のいちばん下に戻します"),
    ],
)
def test_questions_say_how_many_cards_and_what_is_still_to_come(locale: str, peek: str, goes: str) -> None:
    words, match = words_for(locale, strict=True), position("FD[2,4] JR[1,3,5] TOR[0]", row="BSP")
    assert peek in words.group(TORTUGA, match.questions[0], "peek", NAMES)
    say(match, "reveal/1")
    assert goes in words.question(TORTUGA, match.questions[0], NAMES).hint


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_a_move_names_the_rank_and_what_it_is_good_for(locale: str) -> None:
    words = words_for(locale, strict=True)
    ways = [("FD", "CPT", 0), ("FD", "CPT", 1), ("FD", "FM", 0), ("FD", "FM", 1), ("JR", "CB", 0), ("JR", "CB", 1)]
    ways += [("TOR", "GOV", 0), ("TOR", "none", 0)]
    boats: set[str] = set()
    for where, rank, stows in ways:
        prospects = {"rank": rank, "stows": stows}
        place = words.reason(TORTUGA, Reason("better_place", {"where": where, **prospects}), NAMES)
        boat = words.reason(TORTUGA, Reason("better_boat", {"where": "B1", "destination": where, **prospects}), NAMES)
        assert place != boat
        boats.add(boat)
    assert len(boats) == len(ways)


@pytest.mark.parametrize(("locale", "told"), [("en", "starred"), ("fr", "étoilées"), ("ja", "星マーク")])
def test_a_starred_card_is_called_so_in_words(locale: str, told: str) -> None:
    """TO 2.4: a bare star explains nothing, and no search finds it."""
    words = words_for(locale, strict=True)
    for card in EVENT_CARDS:
        does = words.line(f"tortuga-rule-TO_E-{card.id.replace('-', '_')}")
        assert "★" not in does
        assert (told in does) == bool(card.starred)


@pytest.mark.parametrize(
    ("locale", "attack", "cards"),
    [
        ("en", "in this attack was", "cannon, British flag, skull"),
        ("fr", "dans cette attaque", "canon, drapeau anglais, tête de mort"),
        ("ja", "この襲撃の投票", "大砲、イギリスの国旗、髑髏"),
    ],
)
def test_a_ballot_names_its_vote_and_in_labels_its_card_in_words(locale: str, attack: str, cards: str) -> None:
    """A label shows one emoji at most: a card of emoji alone would be lost."""
    context = Context(words_for(locale, strict=True), TORTUGA, 1, NAMES)
    facts = {"seat": 0, "blind": False, "type": "CBS"}
    told: set[str] = set()
    for vote in ("attack", "mutiny", "brawl", None):
        data = facts if vote is None else {**facts, "vote": vote}
        event = SeenEvent(1, "ballot_ack", data, "TO-H7", personal=True)
        line = context.told(event)
        assert line is not None
        told.add(line)
        label = label_of(context, event, line)
        assert cards in label
        assert "💣" not in label
        assert (attack in label) == (vote == "attack")
    assert len(told) == 4


@pytest.mark.parametrize(
    ("locale", "told", "option", "both"),
    [
        ("en", "turn up card 2 or card 4", "card 2 or 4 (4: 🔫 Pistol)", "(you know both)"),
        ("fr", "retourner la carte 2 ou la carte 4", "Carte 2 ou 4", "(vous connaissez les deux)"),
        ("ja", "2番か4番をめくらせます", "2番か4番をめくらせる（4番は", "（どちらも知っています）"),
    ],
)
def test_a_forced_choice_is_between_one_card_or_the_other(locale: str, told: str, option: str, both: str) -> None:
    words = words_for(locale, strict=True)
    event = SeenEvent(1, "forced", {"seat": 0, "victim": 1, "slots": [2, 4]}, "TO 3.3c", personal=False)
    assert told in (words.event(TORTUGA, event, NAMES) or "")
    brief = words.brief(TORTUGA, event, NAMES)
    assert brief is not None
    assert "la carte" not in brief.text
    assert "4" in brief.text.partition("2")[2]
    assert not [one for one in ("2 and 4", "2 et 4", "2、4") if one in brief.text]
    match = position("FD[0,2,4] JR[1,3,5]", row="PIS ALB BSP PIS GUN")
    question = match.questions[0]
    force = next(one for one in question.options if one.id == "force/1/2-4")
    # It always turns up a card, once that has been chosen.
    assert words.turning_back(TORTUGA, question, force.id, NAMES)
    assert not words.turning_back(TORTUGA, question, "move/TOR", NAMES)
    # So do all that bring something to light whatever happens.
    for sure in ("peek/1-2", "reveal/1", "attack/GAL", "mutiny", "brawl"):
        assert words.turning_back(TORTUGA, question, sure, NAMES)
    say(match, force.id)
    assert words.turning_back(TORTUGA, match.questions[1], "2", NAMES)
    # What the seat has seen is named.
    for seen, found in (
        ([{"slot": 4, "card": "PIS", "deduced": False}], option),
        ([{"slot": slot, "card": "PIS", "deduced": False} for slot in (2, 4)], both),
    ):
        shown = force._replace(data={**force.data, "seen": seen})
        assert found in words.option(TORTUGA, question, shown, NAMES)


@pytest.mark.parametrize(
    ("locale", "all_vote", "one_votes"),
    [
        ("en", "Everyone there votes.", "Only {} votes."),
        ("fr", "Tous ceux qui s’y trouvent votent.", "Une seule personne vote\u00a0: {}."),
    ],
)
def test_where_one_player_votes_it_does_not_say_that_all_do(locale: str, all_vote: str, one_votes: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"seat": 0, "vote": "brawl", "where": "TOR", "target": None, "captain": None, "cardless": []}
    for voters in ([], [1], [1, 2]):
        event = SeenEvent(1, "vote_called", {**facts, "voters": voters}, "TO 9.2", personal=False)
        told = words.event(TORTUGA, event, NAMES) or ""
        assert (all_vote in told, one_votes.format(NAMES(1)) in told) == (len(voters) != 1, len(voters) == 1)


@pytest.mark.parametrize(
    ("locale", "voters", "deck"),
    [
        ("en", "(voters: Ann, Cat and Eve)", "from the vote deck"),
        ("fr", "(votants\u00a0: Ann, Cat et Eve)", "de la pioche de vote"),
        ("ja", "（投票者：Ann、Cat、Eve）", "投票の山札から"),
    ],
)
def test_the_question_for_a_vote_names_the_voters_and_the_deck(locale: str, voters: str, deck: str) -> None:
    """On the board, what is called "deck" is the one of the event cards."""
    words, names = words_for(locale, strict=True), ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay").__getitem__
    match = position("FD[0,2,4] JR[1,3,5]")
    say(match, "attack")
    for question in match.questions.values():
        worded = words.question(TORTUGA, question, names)
        assert voters in worded.title
        assert deck in worded.hint
    alone = position("FD[0] JR[1,3,5] TOR[2,4]")
    say(alone, "attack")
    assert "Ann)" not in words.question(TORTUGA, alone.questions[0], names).title


@pytest.mark.parametrize(
    ("locale", "alone", "among", "warned"),
    [
        (
            "en",
            "You vote alone, so others may guess your card.",
            "All cards are shown, but not whose they are.",
            "found out",
        ),
        ("fr", "on peut deviner votre carte.", "sans dire de qui elles viennent.", "se devine facilement"),
        ("ja", "出したカードを推測されることがあります。", "誰がどれを出したかは明かされません。", "1人だけの投票では"),
    ],
)
def test_the_question_for_a_vote_promises_only_the_secrecy_that_there_is(
    locale: str, alone: str, among: str, warned: str
) -> None:
    """Of two cards that everybody sees, one is the only voter's (5.5.4)."""
    words = words_for(locale, strict=True)
    for places, verb, single in (
        ("FD[0] JR[1,3,5] TOR[2,4]", "attack", True),
        ("FD[1,0] JR[3,5] TOR[2,4]", "mutiny", True),
        ("TOR[0] FD[2,4] JR[1,3,5]", "brawl", True),
        ("FD[0,2] JR[1,3,5] TOR[4]", "attack", False),
        ("TOR[0,2] FD[4] JR[1,3,5]", "brawl", False),
    ):
        match = position(places, active=0)
        say(match, verb)
        question = match.questions[0]
        hint, first = words.question(TORTUGA, question, NAMES).hint, words.first_hint(TORTUGA, question, NAMES)
        assert (alone in hint, among in hint) == (single, not single)
        assert (warned in first) == single
        assert len(first) <= 200
        if verb != "mutiny":  # Its hint has the name of the captain, here as long as can be.
            assert len(hint) <= 260


@pytest.mark.parametrize(
    ("locale", "cannon", "torch", "water", "skull", "bare", "chest"),
    [
        (
            "en",
            *("one torch more than water is enough", "this is one more torch", "it puts out a torch"),
            *("it has a skull", "it has no skull", "The chest goes to: 🇫🇷 Jolly Roger, French hold."),
        ),
        (
            "fr",
            *("il suffit d’une torche de plus que d’eau", "en voici une de plus", "elle éteint une torche"),
            *("elle a une tête de mort", "elle n’a pas de tête de mort", "Il va ici\u00a0: 🇫🇷 Jolly Roger"),
        ),
        (
            "ja",
            *("あとは松明が水より1枚多ければ足ります", "これで松明が1枚増えます", "この水が松明を1枚消します"),
            *("髑髏のカードです", "髑髏のないカードです", "移す先は🇫🇷"),
        ),
    ],
)
def test_an_advice_says_what_the_card_does_and_where_the_chest_goes(
    locale: str, cannon: str, torch: str, water: str, skull: str, bare: str, chest: str
) -> None:
    words = words_for(locale, strict=True)

    def told(kind: str, **facts: int | str) -> str:
        return words.reason(TORTUGA, Reason(kind, {"equal": 0, "why": "own", **facts}), NAMES)

    for card in TYPES:
        assert {"C": cannon, "T": torch, "W": water}[card[0]] in told("ballot_attack", card=card)
        assert {"S": skull, "N": bare}[card[2]] in told("ballot_mutiny", card=card)
    for gain in (2, -2):
        assert chest in told("treasure_gain", gain=gain, hold="JR-F")


@pytest.mark.parametrize(
    ("locale", "short"),
    [("en", "Ben’s brawl is a tie"), ("fr", "Bagarre (Ben)\u00a0: égalité"), ("ja", "Benの乱闘は引き分け")],
)
def test_a_brawl_in_short_says_whose_it_is(locale: str, short: str) -> None:
    facts = {"vote": "brawl", "seat": 1, "where": "TOR", "target": None, "outcome": "split", "stays": False}
    event = SeenEvent(1, "vote_result", facts, "TO 9.6", personal=False, public=1, known=1)
    told = words_for(locale, strict=True).short(TORTUGA, event, ("Ann", "Ben").__getitem__) or ""
    assert short in told


@pytest.mark.parametrize(
    ("locale", "kept", "every"),
    [
        ("en", "kept", "It can’t be declined, and you make all choices for it."),
        ("fr", "se garde", "Elle ne se refuse pas"),
        ("ja", "手元に残り", "効果は断れず"),
    ],
)
def test_what_is_told_elsewhere_is_not_told_of_each_card(locale: str, kept: str, every: str) -> None:
    words = words_for(locale, strict=True)
    turned = SeenEvent(1, "card_revealed", {"seat": 0, "slot": 2, "card": "ALB"}, None, personal=False)
    # That it is kept is an event of its own; of a card that is only looked at, it is said.
    brief = words.brief(TORTUGA, turned, NAMES)
    assert brief is not None
    assert kept not in brief.text
    seen = {"seat": 0, "slots": [2], "seen": [{"slot": 2, "card": "ALB"}]}
    looked = words.brief(TORTUGA, SeenEvent(1, "peeked", seen, None, personal=True), NAMES)
    assert looked is not None
    assert kept in looked.text
    question = position().questions[0]
    assert every in words.following(TORTUGA, question, "reveal", NAMES)


@pytest.mark.parametrize(
    ("locale", "both"), [("en", "Cabin Boy"), ("fr", "mousse tant que personne ne suit"), ("ja", "最後尾の間は給仕も")]
)
def test_the_second_aboard_is_told_to_be_the_last_too(locale: str, both: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"seat": 1, "where": "JR", "line": [0, 1]}
    event = SeenEvent(1, "pawn_drawn", facts, "TO 2.9", personal=False)
    brief = words.brief(TORTUGA, event, NAMES)
    assert brief is not None
    assert both in (words.event(TORTUGA, event, NAMES) or "")
    assert both in brief.text


def test_what_a_newcomer_reads_in_french_names_who_and_what_is_meant() -> None:
    """Two albatrosses wreck a ship, a player is no "this pirate", and the Armada counts once it is turned up."""
    words = words_for("fr", strict=True)

    def told(kind: str, **data: object) -> str:
        return words.event(TORTUGA, SeenEvent(1, kind, data, None, personal=False), NAMES) or ""

    assert "avec un deuxième albatros à bord" in told("card_revealed", seat=0, slot=2, card="ALB")
    assert "reste vide, lui aussi" in told("row_refilled", slot=1, filled=False, deck=0)
    ashore = told("marooned", seat=0, by=None, origin="TOR", line=[1, 0])
    assert "ce pirate" not in ashore
    assert "se trouve déjà à Tortuga et passe donc en queue de file" in ashore
    assert "Quand quelqu’un retourne la carte Armada espagnole" in words.line("tortuga-pitch.how")


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_name_of_a_ballot_has_no_second_colon(locale: str) -> None:
    """An advice reads "The AI would choose: ..." before it."""
    words = words_for(locale, strict=True)
    match = position("FD[0,2,4] JR[1,3,5]", active=2)
    match.answer(2, "mutiny")
    question = match.questions[2]
    assert question.kind == "ballot"
    assert ":" not in words.answer(TORTUGA, question, question.options[0].id, NAMES)


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_new_hands_share_the_line_of_the_card_that_brought_them(locale: str) -> None:
    """Who opens the rum has just turned up its card: one line names both once."""
    words = words_for(locale, strict=True)
    match = position("FD[0,2] JR[1,3]", seats=4, active=1, row="KIL", starred="KIL GUN STO")
    say(match, "reveal/1")
    told = {event.kind: words.brief(TORTUGA, event, NAMES) for event in match.events(None)}
    card, hands = told["card_revealed"], told["hands_reshuffled"]
    assert card is not None
    assert hands is not None
    assert (card.seat, hands.seat) == (1, 1)
