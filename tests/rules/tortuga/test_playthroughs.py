"""The coverage of Tortuga's golden playthroughs, beyond the suite's requirements for all games."""

from rules.tortuga.events import EFFECTS

from ...games.playthroughs import files_of, read, told_in


def test_both_nations_win_by_treasure():
    results = [read(path)["result"][0] for path in files_of("tortuga")]
    nations = {result["data"]["loyalty"] for result in results if result["reason"] == "most_treasure"}
    assert nations == {"B", "F"}


def test_every_card_vote_marooning_and_treasure_move_is_in_a_playthrough():
    assert {data["card"] for kind, _, data in told_in("tortuga") if kind == "card_revealed"} == {*EFFECTS, "ARM"}
    outcomes = {(data["vote"], data["outcome"]) for kind, _, data in told_in("tortuga") if kind == "vote_result"}
    assert outcomes == {
        ("attack", "success"), ("attack", "failure"), ("mutiny", "success"), ("mutiny", "failure"),
        ("brawl", "british"), ("brawl", "french"), ("brawl", "split"),
    }  # fmt: skip
    marooned = {rule for kind, rule, _ in told_in("tortuga") if kind == "marooned"}
    assert marooned == {"TO 3.4b", "TO 8.5", "TO-E PIS", "TO-E BSP", "TO-E GUN"}
    causes = {data["cause"] for kind, _, data in told_in("tortuga") if kind == "treasure_moved"}
    assert causes == {"attack", "stow", "brawl", "storm", "pieces"}
