// Discord's modals as dialogs.

import { bounds, CHECKBOX, CHECKBOXES, choices, LABEL, RADIO, ROW, STRING_SELECT, TEXT, TEXT_INPUT, ticked, ticks, USER_SELECT, within } from "./components.js";
import { el, freshId } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

/** Show a modal; `submit(values)` resolves to whether the values were accepted; the modal then closes. */
export function openModal(modal, scene, submit) {
  const fields = [];
  const body = modal.components.map((component) => field(component, scene, fields));
  const title = freshId("title");
  const cancel = el("button", { type: "button", class: "button secondary" }, say("cancel"));
  const go = el("button", { type: "submit", class: "button primary" }, say("send"));
  const form = el("form", {}, el("h2", { id: title }, modal.title), body, el("div", { class: "row end" }, cancel, go));
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title }, form);
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (go.disabled) return;
    go.disabled = true;
    const values = Object.fromEntries(fields.map(({ name, read }) => [name, read()]).filter(([, value]) => value !== null));
    if (await submit(values)) dialog.close();
    go.disabled = false;
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Draw the components of a modal; every input is added to `fields` as {name, read}. */
function field(component, scene, fields, label = "", description = "") {
  if (component.type === LABEL) return field(component.component, scene, fields, component.label, component.description ?? "");
  if (component.type === ROW) return component.components.map((inner) => field(inner, scene, fields, inner.label));
  if (component.type === TEXT) return el("div", { class: "text" }, markdown(component.content, scene.names));
  const draw = INPUTS[component.type];
  if (!draw) return [];
  const { element, read } = draw(component, scene, label);
  fields.push({ name: component.custom_id, read });
  const name = component.required === false ? say("optional", { label }) : label;
  const more = description ? [el("span", { class: "small" }, description)] : [];
  if (element.tagName === "FIELDSET") return el("div", { class: "field" }, element, more);
  return el("label", { class: "field" }, el("span", { class: "label" }, name), more, element);
}

const INPUTS = {
  [TEXT_INPUT]: text,
  [STRING_SELECT]: menu,
  [USER_SELECT]: menu,
  [RADIO]: (component, _, label) => {
    const element = ticks(component, component.options, "radio", label);
    return { element, read: () => ticked(element)[0] ?? null };
  },
  [CHECKBOXES]: (component, _, label) => boxes(component, component.options, label),
  [CHECKBOX]: (component) => {
    const element = el("input", { type: "checkbox" });
    element.checked = Boolean(component.default);
    return { element, read: () => element.checked };
  },
};

function text(component) {
  const limits = {
    maxlength: component.max_length,
    minlength: component.min_length,
    required: component.required !== false,
    placeholder: component.placeholder,
    autocomplete: "off",
  };
  const element = component.style === 2 ? el("textarea", { ...limits, rows: 5 }) : el("input", { type: "text", ...limits });
  element.value = component.value ?? "";
  return { element, read: () => element.value };
}

function menu(component, scene, label) {
  const people = () => scene.people().map((person) => ({ value: person.id, label: person.name }));
  const entries = component.type === USER_SELECT ? people() : component.options;
  if ((component.max_values ?? 1) > 1) return boxes(component, entries, label);
  const element = choices(component, entries, label);
  element.required = component.required !== false;
  return { element, read: () => (element.value ? [element.value] : []) };
}

function boxes(component, entries, label) {
  const element = ticks(component, entries, "checkbox", label);
  const [low, high] = bounds({ ...component, options: entries });
  const check = () => {
    const wrong = !within(ticked(element).length, component.required === false ? 0 : low, high);
    element.querySelector("input")?.setCustomValidity(wrong ? say("choose-some", { lo: low, hi: high }) : "");
  };
  element.addEventListener("change", check);
  check();
  return { element, read: () => ticked(element) };
}
