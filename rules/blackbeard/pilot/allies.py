"""The help of a captain for an ally: join his attack, defend him, share the loot (BN 20.4-20.6)."""

from rules.blackbeard.battle.broadside import afloat_boxes, battle_speed
from rules.blackbeard.battle.endings import known_figures
from rules.blackbeard.pilot.captain import Answer
from rules.blackbeard.ship.figures import combat, debauch_cost, rating
from rules.blackbeard.tables import PORTS
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import garrison_of
from rules.kernel import Question

SOUND = 7
"""The boxes left with which a ship can share the damage of an ally."""
PORT_LEAD, HUNTER_LEAD, RIVAL_LEAD = 7, 2, 1
"""The least lead of the allies, without dice, in an attack on a port, against hunters and against a rival."""
SHARE = 3
"""An ally gets one of so many markers of the loot."""


def join_attack(view: BlackbeardView, question: Question) -> str:
    """Join an attack on a merchant unless that may cost a letter; on a port only if both are far stronger."""
    state = view.state
    pirate, ally = state.pirates[question.data["pirate"]], state.pirates[question.data["target"]]
    if pirate.letter:
        return "no"
    if question.data["what"] == "merchant":
        return "yes"
    port = HEXES[ally.position.place].port
    strength = combat(pirate) + combat(ally) + rating(ally, "competence")
    sound = afloat_boxes(pirate) >= SOUND
    return "yes" if port in PORTS and sound and strength - garrison_of(state, port) >= PORT_LEAD else "no"


def help_ally(view: BlackbeardView, question: Question) -> str:
    """Help an ally who is attacked if the ship is sound and the two of them are the stronger side."""
    state = view.state
    pirate, ally = state.pirates[question.data["pirate"]], state.pirates[question.data["target"]]
    if afloat_boxes(pirate) < SOUND:
        return "no"
    if question.data["against"] == "pirate":
        foe = state.pirates.get(ally.now.foe)
        return "yes" if foe is not None and combat(ally) - combat(foe) >= RIVAL_LEAD else "no"
    hunters = [hunter for hunter in state.hunters if ally.id in hunter.foes and hunter.engaged]
    figures = [one for hunter in hunters if (one := known_figures(hunter)) is not None]
    if not hunters or len(figures) < len(hunters):
        return "no"
    theirs = sum(guns for guns, _ in figures) + max(pace for _, pace in figures)
    ours = combat(ally) + battle_speed(ally) + rating(ally, "competence") - debauch_cost(ally)
    return "yes" if ours - theirs >= HUNTER_LEAD else "no"


def share_loot(view: BlackbeardView, question: Question) -> Answer:
    """Leave a part of the loot to the ally who has helped, so that he will help again."""
    del view
    step = next((step for step in question.steps if step.step == "markers"), None)
    if step is None:
        return {}
    ids = [option.id for option in step.options]
    return {"markers": ids[: len(ids) // SHARE]}
