// Discord's message components as elements. `scene` gives the names and handlers: {names, people, press, select}.

import { el, freshId, sendChoice } from "./dom.js";
import { sign } from "./emoji.js";
import { markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import { say } from "./words.js";

export const ROW = 1, BUTTON = 2, STRING_SELECT = 3, TEXT_INPUT = 4, USER_SELECT = 5, LABEL = 18, RADIO = 21, CHECKBOXES = 22, CHECKBOX = 23, TEXT = 10;
const SECTION = 9, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

const DRAW = {
  [ROW]: (component, scene) => el("div", { class: "row" }, parts(component.components, scene)),
  [BUTTON]: button,
  [STRING_SELECT]: select,
  [USER_SELECT]: select,
  [SECTION]: (component, scene) =>
    el("div", { class: "section" }, el("div", {}, parts(component.components, scene)), part(component.accessory, scene)),
  // Discord takes no empty text: where there is nothing to say, it is a space without width, and would be an empty line.
  [TEXT]: (component, scene) =>
    el("div", { class: "text", hidden: component.content === "\u200b" }, markdown(component.content, scene.names)),
  [THUMBNAIL]: (component) => picture(component.media, component.description, "thumbnail"),
  [GALLERY]: (component) =>
    el("div", { class: "gallery" }, component.items.map((item) => picture(item.media, item.description, "shot"))),
  [FILE]: (component) => file(component.file.url, component.name ?? component.file.url.split("/").at(-1)),
  [SEPARATOR]: (component) =>
    el("hr", { class: `${component.divider === false ? "bare" : "ruled"} ${component.spacing === 2 ? "wide" : "close"}` }),
  [CONTAINER]: container,
};

/** Return components as elements; elements in `scene.kept`, unchanged since the last drawing, are used again. */
export function parts(components, scene) {
  return components.map((component) => part(component, scene));
}

function part(component, scene) {
  const name = JSON.stringify(component);
  // A container is always drawn again, so that its unchanged parts can be kept.
  const nested = component.type === CONTAINER || component.type === ROW;
  const kept = nested ? undefined : scene.kept.get(name)?.pop();
  const drawn = kept ?? DRAW[component.type]?.(component, scene) ?? el("span");
  if (!nested) scene.drawn.set(name, [...(scene.drawn.get(name) ?? []), drawn]);
  return drawn;
}

function container(component, scene) {
  const framed = el("div", { class: "frame" }, parts(component.components, scene));
  if (typeof component.accent_color === "number") {
    framed.style.setProperty("--accent", `#${component.accent_color.toString(16).padStart(6, "0")}`);
  }
  return framed;
}

/** Return a link to a file. */
export function file(url, name) {
  return el("a", { href: url, download: name, class: "file" }, `📎 ${name}`);
}

function face(component) {
  const label = component.label ?? "";
  return [...sign(component.emoji, !label), label];
}

function button(component, scene) {
  const kind = `button ${STYLES[component.style] ?? "secondary"}`;
  if (component.url) {
    return el("a", { class: kind, href: component.url, target: "_blank", rel: "noopener noreferrer" }, face(component));
  }
  const made = el("button", { type: "button", class: kind, disabled: Boolean(component.disabled) }, face(component));
  made.dataset.key = component.custom_id;
  made.addEventListener("click", () =>
    busy(made, async () => {
      await left;
      await scene.press(component.custom_id);
    }),
  );
  return made;
}

/** Run an action of an element; until it ends, the element is marked as busy and ignores others. */
async function busy(element, work) {
  if (element.getAttribute("aria-busy") === "true") return;
  element.setAttribute("aria-busy", "true");
  await work();
  element.removeAttribute("aria-busy");
}

function options(component, scene) {
  if (component.type !== USER_SELECT) return component.options ?? [];
  return scene.people().map((person) => ({ value: person.id, label: person.name }));
}

function select(component, scene) {
  const most = component.max_values ?? 1;
  return most > 1 ? several(component, scene) : single(component, scene);
}

/** Return a menu for one entry. A choice by pointer is sent at once; a choice by keys when it is confirmed. */
function single(component, scene) {
  const made = choices(component, options(component, scene));
  made.dataset.key = component.custom_id;
  const before = made.value;
  const confirm = el("button", { type: "button", class: "button success", hidden: true }, say("ok"));
  const send = () =>
    busy(made, async () => {
      await scene.select(component.custom_id, made.value ? [made.value] : []);
      confirm.hidden = true;
      made.value = before;
    });
  sendChoice(made, confirm, confirm, send);
  made.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !confirm.hidden) send();
  });
  return el("div", { class: "choice" }, made, confirm);
}

/** Return a native menu of entries, with a placeholder unless one of them is the default. */
export function choices(component, entries, label = null) {
  const chosen = entries.some((entry) => entry.default);
  const name = component.placeholder || say("choose");
  const optional = component.min_values === 0 || component.required === false;
  const first = el("option", { value: "", selected: !chosen, disabled: !optional, hidden: !optional }, name);
  const rest = entries.map((entry) =>
    el("option", { value: entry.value, selected: Boolean(entry.default) }, sign(entry.emoji, false), ` ${worded(entry)}`),
  );
  return el("select", { "aria-label": label ?? name, disabled: Boolean(component.disabled) }, first, rest);
}

function worded(entry) {
  return `${entry.label}${entry.description ? ` – ${entry.description}` : ""}`;
}

/** Menus with ticks that were not sent yet, each with the function that sends them; and the sending in progress. */
const unsent = new Map();
let left = Promise.resolve();

/** Leaving a menu sends its choice, as on Discord; a button pressed by that waits until it was sent. */
function leave(elsewhere) {
  const leaving = [...unsent].filter(([boxes]) => !boxes.contains(elsewhere));
  for (const [boxes] of leaving) unsent.delete(boxes);
  if (leaving.length) left = Promise.all(leaving.map(([boxes, send]) => boxes.isConnected && send()));
}
document.addEventListener("click", (event) => leave(event.target), true);
document.addEventListener("submit", (event) => leave(event.target), true);

/** Return a menu for several entries: boxes to tick, and an OK for a message without another button. */
function several(component, scene) {
  const boxes = ticks(component, options(component, scene));
  const [low, high] = bounds(component);
  const confirm = el("button", { type: "button", class: "button secondary" }, say("ok"));
  confirm.dataset.key = `${component.custom_id} ok`;
  const known = ticked(boxes).join();
  const send = async () => {
    unsent.delete(boxes);
    await scene.select(component.custom_id, ticked(boxes));
    waken(boxes, false);
  };
  const check = () => {
    const chosen = ticked(boxes);
    const fits = within(chosen.length, low, high);
    for (const box of boxes.querySelectorAll("input")) box.disabled = Boolean(component.disabled) || (!box.checked && chosen.length >= high);
    confirm.disabled = Boolean(component.disabled) || !fits;
    const news = fits && chosen.join() !== known;
    if (news) unsent.set(boxes, send);
    else unsent.delete(boxes);
    waken(boxes, news);
  };
  boxes.addEventListener("change", check);
  confirm.addEventListener("click", () => busy(confirm, send));
  check();
  boxes.append(el("div", { class: "row" }, confirm, el("span", { class: "small" }, wanted(component, low, high))));
  return boxes;
}

/** Return how many entries are wanted, in the words of the menu if its bounds do not say so: a choice may be sent in parts. */
function wanted(component, low, high) {
  return low === 0 && component.placeholder ? component.placeholder : say("choose-some", { lo: low, hi: high });
}

/** Enable the message's button that waits for ticks, or disable it; a press of it sends the ticks first. */
function waken(boxes, awake) {
  for (const button of boxes.closest(".message")?.querySelectorAll(".button.success") ?? []) {
    if (awake && button.disabled) button.dataset.asleep = "";
    if ("asleep" in button.dataset) button.disabled = !awake;
    if (!awake) delete button.dataset.asleep;
  }
}

/** Return the smallest and the largest number of entries that may be chosen. */
export function bounds(component) {
  return [component.min_values ?? 1, component.max_values ?? (component.options?.length || 1)];
}

/** Return whether a number lies within bounds. */
export function within(number, low, high) {
  return number >= low && number <= high;
}

/** Return a group of boxes to tick, or of radio buttons (`kind` "radio"). */
export function ticks(component, entries, kind = "checkbox", label = null) {
  const group = freshId("group");
  const lines = entries.map((entry) => {
    const box = el("input", { type: kind, name: group, value: entry.value, disabled: Boolean(component.disabled) });
    box.checked = Boolean(entry.default);
    box.dataset.key = `${component.custom_id} ${entry.value}`;
    const more = entry.description ? [el("span", { class: "small" }, entry.description)] : [];
    return el("label", { class: "tick" }, box, el("span", {}, sign(entry.emoji, false), entry.label, more));
  });
  return el("fieldset", { class: "ticks" }, el("legend", {}, label ?? component.placeholder ?? say("choose")), el("div", { class: "lines" }, lines));
}

/** Return the ticked values, in their order. */
export function ticked(boxes) {
  return [...boxes.querySelectorAll("input:checked")].map((box) => box.value);
}
