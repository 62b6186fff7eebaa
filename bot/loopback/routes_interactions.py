"""The routes that answer interactions: the callback, and the webhook of an interaction's token."""

from __future__ import annotations

from typing import Any

from bot.loopback import interactions as kinds
from bot.loopback import payloads
from bot.loopback.calls import Answer, Call, Route
from bot.loopback.command_rules import check_choice
from bot.loopback.component_rules import ComponentCheck
from bot.loopback.errors import Form, Refusal
from bot.loopback.interactions import Interaction
from bot.loopback.json_values import Json
from bot.loopback.state import State
from bot.loopback.world import COMMAND_MESSAGE, DEFAULT_MESSAGE, EPHEMERAL, LOADING, Message

TO_COMMAND = frozenset({kinds.MESSAGE, kinds.DEFERRED, kinds.MODAL})
TO_COMPONENT = TO_COMMAND | {kinds.DEFERRED_UPDATE, kinds.UPDATE}
FITTING = {
    kinds.COMMAND: TO_COMMAND,
    kinds.COMPONENT: TO_COMPONENT,
    kinds.AUTOCOMPLETE: frozenset({kinds.CHOICES}),
    kinds.MODAL_SUBMIT: frozenset({kinds.MESSAGE, kinds.DEFERRED}),
}


def callback(state: State, call: Call) -> Answer:
    """POST the first answer to an interaction."""
    interaction = _to_answer(state, call)
    kind: Any = call.body.get("type")
    fitting = FITTING[interaction.type]
    if interaction.type == kinds.MODAL_SUBMIT and interaction.message:
        fitting = fitting | {kinds.DEFERRED_UPDATE, kinds.UPDATE}
    if kind not in fitting:
        form = Form()
        choices = ", ".join(map(str, sorted(fitting)))
        form.wrong(["type"], "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
        form.finish()
    data: Json = call.body.get("data") or {}
    _answer(state, interaction, kind, data, call)
    interaction.answer, interaction.answer_data = kind, data
    answered = _callback_payload(state, interaction) if call.flag("with_response") else None

    def then() -> None:
        if not interaction.answered.done():
            interaction.answered.set_result(None)
        state.changed()

    return Answer(200 if answered else 204, answered, then)


def _to_answer(state: State, call: Call) -> Interaction:
    return state.interactions.to_answer(call.params["interaction"], call.params["token"])


def _answer(state: State, interaction: Interaction, kind: int, data: Json, call: Call) -> None:
    """Carry out a callback.

    Raises Refusal; the interaction then stays unanswered.
    """
    if kind == kinds.MESSAGE:
        interaction.original = _say(state, interaction, data, call)
        interaction.settled = True
    elif kind == kinds.DEFERRED:
        flags = LOADING | (int(data.get("flags") or 0) & EPHEMERAL)
        interaction.original = state.world.post(_message(state, interaction, flags, first=True))
    elif kind == kinds.DEFERRED_UPDATE:
        interaction.original = interaction.message
    elif kind == kinds.UPDATE:
        assert interaction.message is not None
        if interaction.message.deleted:
            raise Refusal(10008)
        state.drafter.edit(interaction.message, data, call.uploads)
        interaction.original = interaction.message
        interaction.settled = True
    elif kind == kinds.CHOICES:
        _check_choices(data)
    else:
        _check_modal(data)


def _say(state: State, interaction: Interaction, body: Json, call: Call, *, first: bool = True) -> Message:
    draft = state.drafter.new(interaction.channel, body, call.uploads, in_interaction=True)
    message = _message(state, interaction, draft.flags, first=first)
    return state.world.post(draft.apply(message))


def _message(state: State, interaction: Interaction, flags: int, *, first: bool) -> Message:
    command = first and interaction.type == kinds.COMMAND
    return Message(
        id=state.ids.moment(),
        channel=interaction.channel,
        author=state.world.bot,
        created_at=state.now(),
        type=COMMAND_MESSAGE if command else DEFAULT_MESSAGE,
        flags=flags,
        ephemeral_for=interaction.user.id if flags & EPHEMERAL else None,
        interaction_id=interaction.id,
        interaction_metadata=interaction.metadata(),
    )


def _check_choices(data: Json) -> None:
    form = Form()
    for index, choice in enumerate(form.items(["data", "choices"], data.get("choices"), 0, 25)):
        check_choice(form, ["data", "choices", index], choice)
    form.finish()


def _check_modal(data: Json) -> None:
    form = Form()
    form.text(["data", "title"], data.get("title"), 1, 45)
    form.text(["data", "custom_id"], data.get("custom_id"), 1, 100)
    ComponentCheck(form).modal(data.get("components") or [])
    form.finish()


def _callback_payload(state: State, interaction: Interaction) -> Json:
    facts: Json = {"id": str(interaction.id), "type": interaction.type}
    answer: Json = {"interaction": facts}
    message = interaction.original
    if message and interaction.answer in (kinds.MESSAGE, kinds.DEFERRED, kinds.UPDATE):
        facts["response_message_id"] = str(message.id)
        facts["response_message_loading"] = message.loading
        facts["response_message_ephemeral"] = message.ephemeral_for is not None
    if message and interaction.answer in (kinds.MESSAGE, kinds.UPDATE):
        answer["resource"] = {"type": interaction.answer, "message": payloads.message(state.world, message)}
    return answer


# ---------------------------------------------------------------------- the webhook of an interaction


def followup(state: State, call: Call) -> Answer:
    """POST a further message; the first one after a deferral fills in the loading message."""
    interaction = _interaction(state, call)
    original = interaction.original
    if original and original.loading and not original.deleted:
        message = original
        state.drafter.edit(message, call.body, call.uploads)
    else:
        message = _say(state, interaction, call.body, call, first=False)
        interaction.followups.append(message)
    interaction.settled = True
    state.changed()
    return Answer(200, payloads.message(state.world, message))


def get_webhook_message(state: State, call: Call) -> Answer:
    """GET a message of this interaction."""
    return Answer(200, payloads.message(state.world, _its_message(_interaction(state, call), call)))


def edit_webhook_message(state: State, call: Call) -> Answer:
    """PATCH a message of this interaction."""
    interaction = _interaction(state, call)
    message = _its_message(interaction, call)
    state.drafter.edit(message, call.body, call.uploads)
    interaction.settled = True
    state.changed()
    return Answer(200, payloads.message(state.world, message))


def delete_webhook_message(state: State, call: Call) -> Answer:
    """DELETE a message of this interaction."""
    interaction = _interaction(state, call)
    state.world.delete(_its_message(interaction, call))
    interaction.settled = True
    return Answer(204)


def _interaction(state: State, call: Call) -> Interaction:
    return state.interactions.of_webhook(call.params["application"], call.params["token"])


def _its_message(interaction: Interaction, call: Call) -> Message:
    """Return `@original`, a followup, or the message whose component was used.

    Raises Refusal 10008.
    """
    name = call.params["message"]
    mine: list[Any] = [interaction.original, interaction.message, *interaction.followups]
    found = mine[0] if name == "@original" else next((m for m in mine if m and str(m.id) == name), None)
    if found is None or found.deleted:
        raise Refusal(10008)
    return found


WEBHOOK = "/webhooks/{application}/{token}"
ROUTES = [
    Route("POST", "/interactions/{interaction}/{token}/callback", callback, _to_answer),
    Route("POST", WEBHOOK, followup, _interaction),
    Route("GET", WEBHOOK + "/messages/{message}", get_webhook_message, _interaction),
    Route("PATCH", WEBHOOK + "/messages/{message}", edit_webhook_message, _interaction),
    Route("DELETE", WEBHOOK + "/messages/{message}", delete_webhook_message, _interaction),
]
