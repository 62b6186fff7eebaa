"""Every language has all messages of English, with the same facts, by its own grammar and typography."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot import limits
from bot.commands.shared import described
from bot.text import FALLBACK, Words, locales, search, words_for
from bot.text.catalog import catalog_of, sources
from rules import GAMES
from rules.kernel import Match, Question

from ..matches import CORSARI, many
from .parsed import parsed

TRANSLATED = [locale for locale in locales() if locale != FALLBACK]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LONGEST = "W" * limits.NAME
NAMES = [LONGEST[:-1] + letter for letter in "ABCD"].__getitem__
ANSWERS = 240

BUTTONS = re.compile(
    r"bot-(lobby-button-.*|my-(move|hand)|confirm|back|done|pick-(clear|all)|page-(back|forth)|number-enter|sure-.*-yes)"
)
PLACEHOLDERS = re.compile(r"bot-(change-which|propose-which|choose|pick-placeholder|number-enter|options-which)")
IN_MODALS = re.compile(r"bot-number-(title|label|placeholder)")
LATIN = re.compile("[A-Za-z]{2}")


def test_the_languages_are_these() -> None:
    assert locales() == ("en", "fr", "ja")
    names = [words_for(locale).line("bot-language") for locale in locales()]
    assert names == ["English", "français", "日本語"]


# -------------------------------------------------------------------- the same messages, with the same facts


@pytest.mark.parametrize("locale", TRANSLATED)
def test_the_languages_have_the_same_messages_and_attributes(locale: str) -> None:
    names, english = catalog_of(locale).names, catalog_of(FALLBACK).names
    wrong = [f"{name}: only in {locale if name in names else FALLBACK}" for name in {*names} ^ {*english}]
    assert sorted(names) == sorted(english), "\n".join(sorted(wrong))


@pytest.mark.parametrize("locale", TRANSLATED)
def test_every_message_uses_the_same_facts(locale: str) -> None:
    """The number of items of a list does not count: languages need it in different places."""
    english, other = catalog_of(FALLBACK), catalog_of(locale)
    for name in english.names:
        assert name in other, f"{name}: missing in {locale}"
        wanted, named = english.wants(name), other.wants(name)
        lists = {f"{key}_count" for key in wanted.names}
        assert named.names - lists == wanted.names - lists, name
        assert wanted.optional - lists <= named.optional, name


@pytest.mark.parametrize("locale", TRANSLATED)
def test_few_texts_are_the_same_as_in_english(locale: str) -> None:
    english, other = ({name: spelled(pattern) for name, pattern in patterns(lang)} for lang in (FALLBACK, locale))
    missing = sorted(english.keys() - other.keys())
    assert not missing, f"missing in {locale}: {missing}"
    alike = {name for name, texts in english.items() if texts == other[name] and any(map(has_words, texts))}
    wrong = sorted(alike - ALIKE)
    assert not wrong, f"the same as in English; translate them, or add them to ALIKE: {wrong}"


ALIKE = {
    "blackbeard-picture_stance",
    "blackbeard-pitch.title",
    "blackbeard-rule-BN-20-1.title",
    "blackbeard-rule-BN-5-21.title",
    "blackbeard-rule-BN-6-51.title",
    "blackbeard-term-pirate",
    "bot-command-blackbeard.name",
    "bot-command-game-log-page.name",
    "bot-command-game-new-options.name",
    "bot-command-game-pause.name",
    "bot-command-kaiser-pile.name",
    "bot-command-kaiser.name",
    "bot-lobby-button-options",
    "bot-more-pause",
    "bot-time-minutes",
    "corsari-pitch.title",
    "kaiser-pitch.title",
    "kaiser-rule-KP-3-3-24.title",
    "kaiser-rule-KP-3-3-27.title",
    "kaiser-term-ship",
    "page-app",
    "page-brand",
    "page-language-en-US",
    "page-language-fr",
    "page-ok",
    "page-pane-touch",
    "page-panes",
    "replay-pause",
    "touch-ok",
    "tortuga-pitch.title",
}
"""Texts that are the same in two languages."""


# -------------------------------------------------------------------- grammar


@pytest.mark.parametrize("locale", locales())
def test_messages_select_by_the_plurals_of_their_language(locale: str) -> None:
    tags = Locale(locale).plural_form.tags
    for name, select in selects(locale):
        keys = [variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)]
        used = PLURALS & set(keys)
        assert used <= {"other", *tags}, name
        if used - {"other"}:
            assert "one" in used, name


def test_french_uses_the_singular_for_zero_and_one() -> None:
    words = words_for("fr")
    assert words.line("bot-lobby-missing", count=1) == "*Il manque une personne pour commencer. Une IA fera l’affaire.*"
    assert "Il manque 2 personnes" in words.line("bot-lobby-missing", count=2)
    assert [words.line("corsari-own_hand", cards=n, bands="…").splitlines()[0] for n in (0, 1, 2)] == [
        "Votre main (0 carte)\u00a0:",
        "Votre main (1 carte)\u00a0:",
        "Votre main (2 cartes)\u00a0:",
    ]


# -------------------------------------------------------------------- French typography

THIN, WIDE = "\u202f", "\u00a0"
"""The spaces before ";", "!", "?" and in numbers from 1000 on, and before ":"."""
CODE = re.compile(r"`[^`]*`|<:\w+:\d+>|\{[^}]*\}|https?://\S+")
GROUPED = re.compile(rf"\d{{1,3}}(?:{THIN}\d{{3}})+(?!\d)")


def test_french_texts_keep_french_typography() -> None:
    wrong = [f"{name}: {faults} in {text!r}" for name, text in written("fr") if (faults := french_faults(text))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "l'hôte",
        "Ça va?",
        "Ça va ?",
        "Ça va\u00a0?",
        "voilà:",
        "« oui\u202f»",
        "«\u202foui »",
        '"oui"',
        "“oui”",
        "12 %",
        "10 000 doublons",
        "10\u00a0000 doublons",
        "1000 doublons",
        "fin...",
        "deux  blancs",
    ],
)
def test_faults_of_french_typography_are_found(text: str) -> None:
    assert french_faults(text)


@pytest.mark.parametrize(
    "text", ["l’hôte\u00a0: «\u202foui\u202f»\u202f!", "`a:b`", "12\u202f%", "10\u202f000", "Fin… et **gras**\u202f;"]
)
def test_good_french_typography_passes(text: str) -> None:
    assert not french_faults(text)


def french_faults(text: str) -> list[str]:
    """Return the violations of French typography; sums of money are grouped as numbers of the facts are."""
    plain = GROUPED.sub("0", CODE.sub("x", text))
    spaces = rf"[^{THIN}][;!?»%]|[^{WIDE}]:|«[^{THIN}]|(?<!«){THIN}(?![;!?»%])|{WIDE}(?!:)|  "
    return re.findall(rf"['\"“”]|\.\.\.|{spaces}|\d[ {WIDE}]\d{{3}}(?!\d)|\d{{4}} doublon", plain)


# -------------------------------------------------------------------- Japanese typography

OPEN = re.compile(
    r"(?:[！？](?![\s！？、。，」』）】…～：・“”*_\"|]|$)|[：・](?:\*\*)? | [：・]|[〜·()]|(?<=.)[!?](?![\w=]))"
)
"""A mark that the text goes on after without an ideographic space, and spaces or marks that Japanese does without."""


def test_japanese_texts_keep_japanese_typography() -> None:
    wrong = [f"{name}: {faults} in {text!r}" for name, text in written("ja") if (faults := japanese_faults(text))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    ["危ない！逃げろ", "行く？はい", "席： 1", "**席：** 1", "赤 ・ 青", "赤 · 青", "1〜3", "よし!", "3枚 (1色)"],
)
def test_faults_of_japanese_typography_are_found(text: str) -> None:
    assert japanese_faults(text)


@pytest.mark.parametrize("text", ["危ない！\u3000逃げろ", "「行く？」", "**席**：1／4", "赤・青（1～3）", "`a · b`"])
def test_good_japanese_typography_passes(text: str) -> None:
    assert not japanese_faults(text)


def japanese_faults(text: str) -> list[str]:
    """Return the violations of Japanese typography."""
    return [fault for line in CODE.sub("x", text).splitlines() for fault in OPEN.findall(line)]


def test_japanese_tells_everything_politely_and_names_everybody_alike() -> None:
    """Whole sentences end in です or ます; the names of people and of AI seats have no さん."""
    wrong = [
        f"{name}: {text!r}"
        for name, text in written("ja")
        if "}さん" in text.replace(" ", "") or (PLAIN.search(text) and not LABELS.search(name))
    ]
    assert not wrong, "\n".join(wrong)


PLAIN = re.compile(
    r"(?:(?<![まで])した|った|いた|えた|れた|けた|ない|する|いる|ある|なる|れる|せる|だ)[。！](?![」』])"
)
"""The ends of sentences in plain form."""
LABELS = re.compile(r"\.(?:act|title|option|group|summary)|-rule-")
"""Names of texts that are no whole sentences, or quote several short ones."""


# -------------------------------------------------------------------- plain words

STILTED = {
    "en": (
        r"(?i)\bwhoever\b",
        r"(?i)\bsomebody\b",
        r"(?i)\banybody\b",
        r"(?i)\beverybody\b",
        r"(?i)\bany more\b",
        r"(?i)\bjust now\b",
        r"(?i)\bshall\b",
        r"(?i)\bby chance\b",
        r"(?i)\bon offer just\b",
        r"(?i)\bis behind us\b",
        r"(?i)agreed at this table",
        r"(?i)sits? at no table",
        r"(?i)how do you load",
        r"(?i)in place \{",
        r"(?i)\bholidays?\b",
        r"\w'\w",
    ),
    "fr": (
        r"(?i)\brang \{",
        r"\(avant\b",
        r"(?i)en garde \{",
        r"(?i)désormais face",
        r"(?i)convenue?s? à cette table",
        r"(?i)carte gardée",
        r"(?i)\bcas [123]\b",
        r"(?i)par messages\b",
        r"(?i)\bdevenir \{",
        r"Grogne à bord",
        r"Aucune question ne vous attend",
        r"Sans échéance",
        r"(?i)dés vérifiables",
    ),
    "ja": (
        "締め切り",
        "ケース[123１２３]",
        "ルールシートどおり",
        "公開済みハッシュ",
        "手番を行う",
        "あなた：",
        "ここの内容は全員に見えます",
        "1人残らず",
        "席中",
        "伏せ捨て札",
        "最も",
        "一番",
    ),
}
"""Words and turns that no text shows, as patterns."""
ELSEWHERE = {
    "bot-pace-speed": "Sans échéance",
    "bot-typed-paces": "締め切り",
}
"""Messages that may have such a word: a label by itself, and words that people type."""


@pytest.mark.parametrize("locale", locales())
def test_texts_have_no_stilted_words(locale: str) -> None:
    words = {text: CODE.sub(lambda code: code[0] if code[0][0] == "{" else "x", text) for _, text in written(locale)}
    # Looked for in all texts at once first, a line each: hardly a pattern is found in any of them.
    together = "\n".join(words.values())
    wrong = [
        f"{name}: {found[0]!r} in {text!r}"
        for pattern in STILTED[locale]
        if re.compile(pattern, re.MULTILINE).search(together)
        for name, text in written(locale)
        if (found := re.search(pattern, words[text])) and ELSEWHERE.get(name) != found[0]
    ]
    assert not wrong, "\n".join(wrong)


def test_quotes_are_those_of_the_language() -> None:
    for locale, strange in (("en", "«»„「"), ("fr", "“”„「"), ("ja", "“”«»„")):
        assert [name for name, text in written(locale) if set(text) & set(strange)] == [], locale


# -------------------------------------------------------------------- Discord's limits, in every language


@pytest.mark.parametrize("locale", locales())
def test_the_bots_own_labels_fit(locale: str) -> None:
    catalog = catalog_of(locale)
    kinds = ((BUTTONS, limits.BUTTON_LABEL), (PLACEHOLDERS, limits.PLACEHOLDER), (IN_MODALS, limits.LABEL))
    for pattern, most in kinds:
        names = [name for name in catalog.names if pattern.fullmatch(name)]
        assert len(names) > 2
        for name in names:
            for count in (0, 1, 25):
                text, errors = catalog.format(name, dict.fromkeys(catalog.wants(name).names, count))
                assert not errors
                assert 0 < len(text) <= most, name


@pytest.mark.parametrize("locale", locales())
def test_rules_and_options_of_corsari_fit(locale: str) -> None:
    words = words_for(locale)
    assert all(len(f"{rule.id} · {rule.title}") <= limits.CHOICE_NAME for rule in words.rules(CORSARI))
    for name in CORSARI.options.model_fields:
        label, hint, choices = words.setting(CORSARI, name)
        assert len(label) <= limits.OPTION_LABEL
        assert len(hint) <= limits.OPTION_DESCRIPTION, hint
        assert all(len(text) <= limits.OPTION_LABEL for _, text in choices)


@pytest.mark.parametrize("locale", locales())
def test_the_usual_value_of_an_option_is_told_with_its_unit_once(locale: str) -> None:
    """The text of a value brings its unit with it: the hint must not add the unit again."""
    words, units = words_for(locale), 0
    for game in GAMES.values():
        for name, info in game.options.model_fields.items():
            usual = words.setting_value(game, name, info.default)
            unit = usual.lstrip("0123456789")
            if unit and unit != usual:
                units += 1
                assert usual + unit not in words.setting(game, name).hint, name
    assert units or locale != "ja"


@dataclass
class Spoken:
    """The texts of matches of Corsari that must be short."""

    words: Words
    buttons: set[str] = field(default_factory=set)
    placeholders: set[str] = field(default_factory=set)
    worded: set[str] = field(default_factory=set)

    def new(self, thing: object) -> bool:
        """Return whether something is worded for the first time: the same facts always have the same words."""
        written = repr(thing)
        known = written in self.worded
        self.worded.add(written)
        return not known

    def hear(self, match: Match) -> None:
        for reader in (None, *range(match.seats)):
            for event in match.events(reader):
                if self.new((event.kind, event.rule, event.data)):
                    assert self.words.event(CORSARI, event, NAMES)
                    assert self.words.why(CORSARI, event, NAMES)
                    assert self.words.brief(CORSARI, event, NAMES)
        assert self.words.result(CORSARI, match.told_result, NAMES)

    def look(self, match: Match, question: Question) -> None:
        view = match.view(question.seat)
        facts = filter(self.new, [*view.board(), *view.own()])
        assert all(self.words.fact(CORSARI, fact, NAMES) for fact in facts)

    def read(self, question: Question) -> None:
        assert self.words.question(CORSARI, question, NAMES).title
        labels = [self.words.option(CORSARI, question, option, NAMES) for option in question.options]
        assert len(set(labels)) == len(labels)
        self.buttons.update(labels)
        self.placeholders |= {self.words.group(CORSARI, question, head, NAMES) for head in ("", "drop")}
        self.buttons |= {self.words.proposal(CORSARI, question, ready, NAMES) for ready in question.proposals}
        for step in question.steps:
            self.read(step)
            name = self.words.step(CORSARI, step, NAMES)
            self.buttons.add(self.words.line("bot-change", step=name))


@pytest.fixture(scope="module")
def spoken() -> dict[str, Spoken]:
    """Play matches once, and word them in every language except English, which has its own tests."""
    found = {locale: Spoken(words_for(locale, strict=True)) for locale in TRANSLATED}
    for played in many():
        match = played.match
        for question, answer in played.play(ANSWERS):
            if question.kind not in ("draw", "act") or len(match.entries) % 20 == 0:
                for one in found.values():
                    assert one.words.answer(CORSARI, question, answer, NAMES)
                    one.look(match, question)
                    one.read(question)
        for one in found.values():
            one.hear(match)
    return found


@pytest.mark.parametrize("locale", TRANSLATED)
def test_every_text_of_a_match_exists_and_fits(spoken: dict[str, Spoken], locale: str) -> None:
    one = spoken[locale]
    assert len(one.buttons) > 200
    assert max(map(len, one.buttons)) <= limits.BUTTON_LABEL, max(one.buttons, key=len)
    assert max(map(len, one.placeholders)) <= limits.PLACEHOLDER


# -------------------------------------------------------------------- rules are found in every language


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("fr", "calme plat", "spec 5.9"),
        ("fr", "dernière carte de la taverne", "CO 7.1"),
        ("fr", "derniere carte de la pioche", "CO 7.2"),
        ("fr", "clandestins", "CO 6.4"),
        ("fr", "grand chelem", "CO 9.5"),
        ("fr", "seuil", "CO 9.2"),
        ("fr", "CO 6.8", "CO 6.8"),
        ("ja", "凪", "spec 5.9"),
        ("ja", "密航者", "CO 6.4"),
        ("ja", "敗退ライン", "CO 9.2"),
        ("fr", "pénalités", "CO 4.4"),
        ("fr", "clandestin", "CO 6.4"),
        ("ja", "みっこうしゃ", "CO 6.4"),
        ("ja", "ミッコウシャ", "CO 6.4"),
        ("ja", "密航者カード", "CO 6.4"),
    ],
)
def test_rules_are_found_by_words_of_the_language(locale: str, query: str, first: str) -> None:
    assert words_for(locale).find_rules(CORSARI, query)[0].id == first


def test_commands_are_in_english_for_locales_without_a_catalog() -> None:
    assert described("help") == words_for(FALLBACK).line("bot-command-help")


# -------------------------------------------------------------------- reading the catalogs


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        self.found.append(node)
        self.generic_visit(node)


def patterns(locale: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the name and the pattern of each message and attribute."""
    for entry in parsed(locale):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def selects(locale: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    """Yield each selection in a message."""
    for name, pattern in patterns(locale):
        visitor = _Selects()
        visitor.visit(pattern)
        yield from ((name, select) for select in visitor.found)


JAPANESE = re.compile("[ぁ-ヿ一-鿿]")


@cache
def written(locale: str) -> tuple[tuple[str, str], ...]:
    """Return each text, once for every combination of its selections; arguments are "{…}"."""
    return tuple((name, text) for name, pattern in patterns(locale) for text in spelled(pattern))


def spelled(pattern: ast.Pattern) -> list[str]:
    """Return the possible texts of a pattern.

    Of more than 1,000, each beginning still appears, and each continuation after all different endings.
    """
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more = [element.value]
        else:
            more = spelled_out(element.expression)
        if len(texts) * len(more) <= 1000:
            texts = [text + end for text in texts for end in more]
        else:
            alike = {ending(text): text for text in texts}
            texts = [
                text + end
                for n, text in enumerate(texts)
                for end in (more if alike[ending(text)] is text else [more[n % len(more)]])
            ]
    return texts


def ending(text: str) -> str:
    """Return the last 40 characters of a text; in Japanese, where each says as much as two letters, the last 20."""
    return text[-20:] if JAPANESE.search(text, max(0, len(text) - 40)) else text[-40:]


def spelled_out(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> list[str]:
    """Return the possible texts of an expression in braces."""
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in spelled(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [expression.parse()["value"]]
    return ["{…}"]


def has_words(text: str) -> bool:
    """Return whether a text contains words in Latin letters."""
    return LATIN.search(CODE.sub("", text)) is not None


def test_every_reading_is_of_a_word_of_the_rules_and_in_hiragana() -> None:
    texts = "\n".join(search.plain(source) for source in sources("ja"))
    assert [word for word in search.readings() if search.plain(word) not in texts] == []
    assert [reading for reading in search.readings().values() if not re.fullmatch("[ぁ-ん]+", reading)] == []
