"""Extensive texts are read ahead, one at a time, and then a screen need not read them."""

import asyncio

import pytest

from bot.text import catalog
from bot.text.catalog import EXTENSIVE, Catalog, locales, sources
from bot.workers import texts

from ...end_to_end.playing import eventually
from ...house import House


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> dict[str, Catalog]:
    """Replace the catalogs of this process by some of which nothing was read."""
    fresh = {locale: Catalog(locale, sources(locale)) for locale in locales()}
    monkeypatch.setattr(texts, "catalog_of", fresh.__getitem__)
    monkeypatch.setattr(texts, "PAUSE", 0)
    return fresh


async def test_no_extensive_text_is_left_to_read(unread: dict[str, Catalog], monkeypatch: pytest.MonkeyPatch) -> None:
    started = asyncio.Event()
    started.set()
    await texts.run(started.wait)
    monkeypatch.setattr(catalog, "FluentParser", None)
    for one in unread.values():
        extensive = [name for name, text in one._sources.items() if len(text) > EXTENSIVE]
        assert len(extensive) > 50
        for name in extensive:
            one.format(name, dict.fromkeys(one.wants(name).names, 1))
        assert not list(one.parse_ahead())
    with pytest.raises(TypeError):
        unread["en"].wants("bot-take-back-of")


async def test_a_bot_reads_them_after_its_start(unread: dict[str, Catalog], house: House) -> None:
    await eventually(lambda: not any(one._extensive for one in unread.values()), 30)
    assert house.bot.serving.is_set()
