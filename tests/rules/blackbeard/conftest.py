"""Fixtures of several tests of Barbe Noire: contacts that are only noted, and the patch of the Crown."""

import pytest

from rules.blackbeard.voyage import CROWN_CORRECTIONS
from rules.kernel import Table

from .war import Contacts


@pytest.fixture
def contacts(monkeypatch: pytest.MonkeyPatch) -> Contacts:
    """Note contacts and captures instead of carrying them out."""
    found = Contacts()
    monkeypatch.setattr("rules.blackbeard.crown.contacts.contact", found.contact)
    monkeypatch.setattr("rules.blackbeard.crown.harbours.captured", found.capture)
    return found


@pytest.fixture(params=[True, False])
def crown(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play as matches do that begin with the patch ``crown_corrections``, and as those that began before it."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param or patch != CROWN_CORRECTIONS)
    return request.param
