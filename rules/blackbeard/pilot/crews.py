"""How the AI answers a crew that wants a debauch."""

from rules.blackbeard.odds import retire
from rules.blackbeard.pilot.forms import at_war
from rules.blackbeard.pilot.outlook import LAST_TURNS, lacking_of, turns_left, worth_of
from rules.blackbeard.sea.debauch import LOYAL, UNPOPULAR, keeps_sober
from rules.blackbeard.ship.fates import RETIRING
from rules.blackbeard.state import Pirate
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.ports import status_of
from rules.kernel import Advice, Question, Reason, default_advice


def debauch(view: BlackbeardView, question: Question) -> Advice:
    """Refuse a debauch that would cost the last turn or an attempt to retire; grant one to an unhappy crew."""
    facts = question.data
    pirate, left = view.state.pirates[facts["pirate"]], turns_left(view)
    told = {"pirate": pirate.id, "popularity": pirate.popularity}
    if pirate.popularity >= LOYAL or not facts["forced"]:
        if left == 1:
            return Advice("no", Reason("debauch_last", told))
        if facts["tokens"] and left <= LAST_TURNS and (odds := _odds_in(view, pirate, facts["port"])):
            return Advice("no", Reason("debauch_retire", {**told, "odds": odds}))
    if facts["forced"] and at_war(view) and keeps_sober(view.state, pirate):
        return Advice("no", Reason("debauch_sober", told))
    if not facts["forced"] and pirate.popularity <= UNPOPULAR and left > 1:
        return Advice("yes", Reason("debauch_unhappy", told))
    return default_advice(question)


def _odds_in(view: BlackbeardView, pirate: Pirate, port: str) -> int:
    """Return the chance, in per cent, to retire in a port by an extra action; 0 if he may not try."""
    if not port or status_of(view.state, pirate, port) not in RETIRING or lacking_of(view, pirate):
        return 0
    return retire(worth_of(view, pirate))
