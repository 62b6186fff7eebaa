"""The page of news of a seat that is asked: as many lines as there is room for."""

from bot import limits
from bot.screens.context import Context
from bot.screens.layout import Text
from bot.screens.own_news import own_news
from bot.text import words_for
from rules import GAMES
from rules.kernel import Match


def test_where_there_is_room_no_line_of_the_news_is_left_out() -> None:
    game = GAMES["blackbeard"]
    context = Context(words_for("en", strict=True), game, 1, ("Ann", "Ben", "Cid").__getitem__)
    match = Match.start("blackbeard", seats=3, seed="news")
    while match.view(None).state.turn < 3:  # type: ignore[attr-defined]
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, game.counsel(match.view(seat), question).answer, question.id)

    def told(room: int) -> list[str]:
        (page,) = (item.content for item in own_news(context, match, 0, room) if isinstance(item, Text))
        return page.splitlines()

    whole, short = told(limits.PAGE_NEWS), told(200)
    assert short[-1] == "…"
    assert "…" not in whole
    assert short[:-1] == whole[: len(short) - 1]
