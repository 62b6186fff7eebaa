"""The story of the war in Barbe Noire 2, in every language: each event in each of its forms."""

import re
from itertools import product
from typing import Any

import pytest

from bot.text import Words, locales
from bot.text.catalog import catalog_of
from rules.blackbeard import GAME
from rules.blackbeard.tables import COMMISSIONERS, WARSHIPS
from rules.kernel import Fact, SeenEvent

from ...games.blackbeard_war import CONDITIONS, CONTRACT, FAMILY, HUNTER, KNOWN, Data, events

NAMES = ["Ann", "Ben", "Cleo"].__getitem__
CODE = re.compile(r"[a-z]_[a-z]|\bPI[0-9]|\bW[0-9]{2}|\bKC[0-9]|warship[0-9]|kc[0-9]|[{}]|\bnone\b|  ")
"""What only the code should call so."""


def words(locale: str) -> Words:
    """Return the words of one language alone."""
    return Words([catalog_of(locale)], strict=True)


@pytest.mark.parametrize("locale", locales())
def test_every_turn_of_the_war_has_its_sentence(locale: str) -> None:
    told = words(locale)
    faults: list[str] = []
    for kind, data in events():
        event = SeenEvent(1, kind, data, "BN 7.1", personal=False)
        texts = [told.event(GAME, event, NAMES), told.why(GAME, event, NAMES)]
        faults += [f"{kind}: {text}" for text in texts if text is not None and CODE.search(text)]
    assert faults == []


def test_a_pledge_is_told_in_two_lines_of_a_japanese_phone() -> None:
    """A line of 390 pixels has 26 wide letters, and the news above a question are cut after three lines."""
    told = words("ja")
    for promise in ("", "peace", "way_clear", "favour"):
        data = {"seat": 0, "pirate": "PI14", "doubloons": 1500, "promise": promise}
        event = SeenEvent(1, "pledge_posted", data, "BN 12.2", personal=False)
        text = told.event(GAME, event, {0: "カトリーヌ"}.__getitem__)
        assert text is not None
        assert len(text) <= 52


@pytest.mark.parametrize("locale", locales())
def test_hunters_on_the_board_have_words(locale: str) -> None:
    told = words(locale)
    unknown: Data = {**HUNTER, "place": "X20", "piece": "", "nation": "", "combat": 0, "speed": 0}
    known: Data = {**unknown, **KNOWN}
    for what, target in (("kc", "PI02"), ("warship", "PI02"), ("ghost", "")):
        for mode, hunter in product(("sea", "port", "zone"), (unknown, known)):
            facts = {**hunter, "what": what, "target": target, "mode": mode}
            assert not CODE.search(told.fact(GAME, Fact("board_hunter", facts), NAMES))
    own: Data = {"hunter": "warship12", "what": "warship", **KNOWN}
    assert not CODE.search(told.fact(GAME, Fact("own_hunter", own), NAMES))


@pytest.mark.parametrize(
    ("locale", "bounty", "contract"),
    [("en", "bounty", "contract"), ("fr", "Prime", "Contrat"), ("ja", "懸賞金", "契約")],
)
def test_a_bounty_is_called_so_until_it_ends(locale: str, bounty: str, contract: str) -> None:
    told = words(locale)
    for members, name, other in ((["PI02"], bounty, contract), (["PI02", "PI05"], contract, bounty)):
        data: Data = {**CONTRACT, **CONDITIONS[1], "text": "none", "pot": 150, "members": members}
        texts = [told.fact(GAME, Fact("board_contract", data), NAMES)]
        for result, winners in (("paid", [1]), ("refunded", [])):
            over = SeenEvent(
                1, "contract_over", {**data, "result": result, "winners": winners}, "BN 20.1", personal=False
            )
            texts.append(told.event(GAME, over, NAMES) or "")
        assert all(name.casefold() in text.casefold() and other.casefold() not in text.casefold() for text in texts)


@pytest.mark.parametrize("locale", locales())
def test_prisoners_alliances_and_contracts_on_the_board_have_words(locale: str) -> None:
    told = words(locale)
    facts = [Fact("board_alliance", {"members": ["PI02", "PI05"]})]
    for sentence in ("high_security", "death_row", "trial", "hearing"):
        facts.append(Fact("board_prisoner", {"pirate": "PI02", "port": "25", "sentence": sentence}))
    for condition, text, pot in product(CONDITIONS, ("none", "peace", "territory", "defence", "prizes"), (0, 150)):
        data = {**CONTRACT, **condition, "text": text, "pot": pot}
        facts += [Fact("board_contract", data), Fact("own_contract", data)]
        rewarded = condition["condition"] != "none" and not pot
        zero = re.search(r"(?<![0-9])0", told.fact(GAME, facts[-1], NAMES)) is not None
        assert zero == rewarded, "a pot without money is told where a condition pays it"
    texts = [told.fact(GAME, fact, NAMES) for fact in facts]
    assert list(filter(CODE.search, texts)) == []


@pytest.mark.parametrize("locale", locales())
def test_every_hunter_has_a_name_of_its_own(locale: str) -> None:
    told = words(locale)
    names = [*WARSHIPS, *COMMISSIONERS, "warship12", "kc3", "ghost8"]
    texts = [told.event(GAME, SeenEvent(1, "hunter_sunk", {"hunter": name, "place": "X20"}, "BN 13.61", personal=False),
             NAMES) for name in names]  # fmt: skip
    assert len(set(texts)) == len(names)


@pytest.mark.parametrize("locale", locales())
def test_lasting_events_are_on_the_board_in_words(locale: str) -> None:
    told = words(locale)
    facts: list[Fact] = []
    none: Data = {"seat": None, "pirate": "", "captain": "", "port": "", "ports": [], "place": "", "markers": [],
                  "members": [], "until": "hazard"}  # fmt: skip
    own: Data = {**none, "seat": 0, "pirate": "PI02"}
    for entry in (
        *({**none, "event": "12", "port": "25", "members": members} for members in ([], ["PI02", "PI05"])),
        {**none, "event": "24"},
        *({**none, "event": event, "until": "ever"} for event in ("34", "54", "61", "62")),
        {**own, "event": "35", "port": "25"},
        {**own, "event": "41", "port": "25"},
        *({**own, "event": event, "captain": "PI05"} for event in FAMILY[1:]),
        {**own, "event": "46", "captain": "PI05", "port": "25"},
        {**none, "event": "51", "place": "X20", "until": "ever"},
        *({**none, "event": "53", "port": port, "captain": holder, "ports": ["35"]}
          for port, holder in (("25", ""), ("", "PI05"), ("", ""))),
        {**none, "event": "56", "port": "25", "markers": ["cloth"], "until": "ever"},
    ):  # fmt: skip
        facts.append(Fact("board_event", entry))
    low: Data = {"seat": 0, "pirate": "PI02"}
    facts.append(Fact("board_blockade", {**low, "port": "25", "hunters": ["warship12", "kc3"]}))
    for how, captain, place in (("island", "", "X20"), ("mast", "PI05", ""), ("plank", "PI05", "")):
        facts.append(Fact("board_captive", {**low, "how": how, "captain": captain, "place": place}))
    facts += [Fact("board_pledge", {"pirate": "PI02", "doubloons": pledge}) for pledge in (1, 300)]
    facts.append(Fact("board_resting", {**low, "turn": 7}))
    facts += [Fact("board_scurvy", {**low, "ill": ill}) for ill in (True, False)]
    texts = [told.fact(GAME, fact, NAMES) for fact in facts]
    assert list(filter(CODE.search, texts)) == []
    assert len(set(texts)) == len(texts)


def test_an_exchange_of_ships_tells_of_no_sinking_but_of_the_scuttled_one() -> None:
    """After an exchange the ship left to the loser is the winner’s old one; as a wreck she sails on (BN 12.2)."""
    told = words("en")
    low: Data = {"seat": 1, "pirate": "PI02", "ship": "sloop"}
    swapped = told.event(GAME, SeenEvent(1, "ship_swapped", {**low, "seat": 0}, "BN 12.2", personal=False), NAMES)
    scuttled = told.event(GAME, SeenEvent(2, "ship_scuttled", low, "BN 12.2", personal=False), NAMES)
    assert swapped is not None
    assert "scuttled" not in swapped
    assert scuttled is not None
    # It is the victor’s to scuttle, and not the one whom the event names.
    assert "Low (Ben) is beaten" in scuttled
    assert "the ship that the victor does not keep is scuttled: sloop" in scuttled


def story(locale: str, kind: str, **changed: Any) -> str:
    """Return the sentence of an event of the war with some facts changed."""
    data = next(data for told, data in events() if told == kind)
    return words(locale).event(GAME, SeenEvent(1, kind, {**data, **changed}, "BN 7.1", personal=False), NAMES) or ""


@pytest.mark.parametrize(("locale", "name"), [("en", "unknown"), ("fr", "inconnu"), ("ja", "国籍不明")])
def test_a_flag_that_nobody_knows_judges_without_a_name(locale: str, name: str) -> None:
    for hunter in ("", "warship12"):
        assert name not in story(locale, "captured", hunter=hunter, nation="unidentified")
    assert name in story(locale, "hunter_nation", nation="unidentified")
    english = {"en": "English", "fr": "anglais", "ja": "イギリス"}[locale]
    assert english in story(locale, "captured", hunter="warship12", nation="English")
    assert english in story(locale, "hunter_nation", nation="English")


@pytest.mark.parametrize("locale", locales())
def test_the_endurance_of_a_duel_says_whose_it_is(locale: str) -> None:
    """The attacker comes first, and the captains take turns."""
    low, taylor = {"ja": ("ロー", "テイラー")}.get(locale, ("Low", "Taylor"))
    told = story(locale, "duel_round", pirate="PI05", target="PI02", endurance=4, foe_endurance=9)
    assert re.search(rf"{taylor} ?4\W+{low} ?9", told), told


def test_a_hunter_begins_a_french_sentence_with_a_capital() -> None:
    told = story("fr", "hunter_sailed", hunter="warship12", path=["X20", "X21"], place="X21", target="PI02")
    assert told.startswith("⛵ Le navire de guerre nº 12 (")
    assert told.endswith(" avance de 2 cases jusqu’à la case X21, à la poursuite du pirate Low.")
