// One message as an element. Drawing it again keeps the focus and the unsent input in it.

import { file, parts } from "./components.js";
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import { clock } from "./times.js";
import { say } from "./words.js";

/** Return a new element for a message; `acts`: {press, select, dismiss, names, people}. */
export function messageElement(message, acts) {
  const element = el("li", { class: "message", id: `m${message.id}`, tabindex: "-1" });
  element.kept = new Map();
  draw(element, message, acts);
  return element;
}

/** Draw a message in its present state. */
export function draw(element, message, acts) {
  const source = JSON.stringify(message);
  if (element.source === source) return;
  const held = focused(element);
  const scene = {
    names: acts.names,
    people: acts.people,
    press: (custom_id) => acts.press(message.id, custom_id),
    select: (custom_id, values) => acts.select(message.id, custom_id, values),
    kept: element.kept,
    drawn: new Map(),
  };
  element.replaceChildren(avatar(message.author), el("div", { class: "body" }, head(message), said(message, scene), foot(message, acts)));
  element.classList.toggle("private", message.private);
  element.source = source;
  element.kept = scene.drawn;
  tellApart(element);
  if (held) refocus(element, held);
}

/** Show in the head of a message in which room its table is; "": not. */
export function place(element, name) {
  const there = element.querySelector(".head > .place");
  if ((there?.textContent ?? "") === name) return;
  there?.remove();
  if (name) element.querySelector(".head > .at").before(el("span", { class: "place" }, name));
}

function said(message, scene) {
  if (message.thinking) {
    return el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }), say("thinking", { name: message.author.name }));
  }
  const files = message.files.map((one) => (one.picture ? picture(one, one.alt, "shot") : file(one.url, one.name)));
  const text = message.content ? [el("div", { class: "text" }, markdown(message.content, scene.names))] : [];
  return [...text, ...parts(message.components, scene), ...files];
}

/** Have buttons that show the same words say under which heading each stands: a screen reader lists them without it. */
function tellApart(element) {
  let title = "";
  const under = new Map();
  for (const one of element.querySelectorAll("[role=heading], button.button")) {
    if (one.matches("button")) under.set(one, title);
    else title = one.textContent;
  }
  const words = [...under.keys()].map((one) => one.textContent);
  for (const [one, heading] of under) {
    const label = one.textContent;
    if (heading && words.filter((other) => other === label).length > 1) one.setAttribute("aria-label", say("under", { label, title: heading }));
    else one.removeAttribute("aria-label");
  }
}

function avatar(author) {
  if (author.bot) return el("img", { class: "avatar", src: "/page/icon.svg", alt: "", width: 36, height: 36 });
  const shown = el("span", { class: "avatar", "aria-hidden": "true" }, [...author.name][0].toUpperCase());
  shown.style.setProperty("--hue", String(hue(author.id)));
  return shown;
}

/** Return a person's own colour. */
export function hue(id) {
  return Number(BigInt(id) % 12n) * 30;
}

function head(message) {
  const tag = message.author.bot ? [el("span", { class: "tag" }, say("app"))] : [];
  return el("p", { class: "head" }, el("span", { class: "author" }, message.author.name), tag, clock(message.at));
}

function foot(message, acts) {
  if (!message.private) return [];
  const dismiss = el("button", { type: "button", class: "plain", on: { click: () => acts.dismiss(message.id) } }, say("dismiss"));
  dismiss.dataset.key = "dismiss";
  return el("p", { class: "foot" }, dismiss);
}

function focused(element) {
  const active = document.activeElement;
  if (!element.contains(active)) return null;
  return { key: active.dataset.key, node: active };
}

/** Return the buttons and menus of a message in reading order; the one that dismisses it is last. */
export function controls(element) {
  return [...element.querySelectorAll("button, select, input")].filter((one) => !one.disabled && !one.hidden);
}

/** Restore the focus: on the same control, on its successor, on the first of a new screen, or on the message. */
function refocus(element, held) {
  const all = [...element.querySelectorAll("a"), ...controls(element)];
  const same = all.find((one) => one === held.node) ?? all.find((one) => held.key && one.dataset.key === held.key);
  const next = same ?? controls(element)[0] ?? element;
  next.focus({ preventScroll: true });
}
