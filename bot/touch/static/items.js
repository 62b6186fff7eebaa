// Screens of the bot as elements: texts, pictures, buttons and menus.

import { el } from "./dom.js";
import { drawn } from "./drawing.js";
import { markdown, say, sign, voiced } from "./words.js";

/** Return items as elements. `acts`: {press(id, values), pieces, reveal(element)}: `reveal`, where it is given, brings something that has grown into view. */
export function items(found, acts) {
  const ends = (item) => item.is === "row" && item.children.some((child) => child.style === "success");
  return found.map((item, n) => DRAW[item.is]?.(item, acts, found.slice(n + 1).some(ends)));
}

/** Return games on offer as tiles, each with its buttons; a row that belongs to no game stands alone. */
export function tiles(found, acts) {
  const made = [];
  for (const [n, element] of items(found, acts).entries()) {
    const name = found[n].is === "row" && made.at(-1)?.querySelector(":scope:not(.t-tile) [role=heading]")?.textContent;
    if (!name) {
      made.push(element);
      continue;
    }
    const about = made.pop();
    // A list of buttons has no groups: each says whose it is.
    for (const one of element.querySelectorAll("button")) {
      one.setAttribute("aria-label", say("place", { name: one.getAttribute("aria-label") ?? one.textContent, option: name }));
    }
    made.push(el("div", { class: "t-tile", role: "group", "aria-label": name }, about, element));
  }
  return el("div", { class: "t-tiles" }, made);
}

const DRAW = {
  text: (item) => el("div", { class: `t-text${item.once ? " t-once" : ""}` }, markdown(item.text)),
  line: () => el("hr"),
  row: (item, acts, ended) => el("div", { class: "t-row" }, item.children.map((child) => DRAW[child.is](child, acts, ended))),
  picture: (item, acts) => shot(drawn(item, acts.pieces), acts),
  section: (item, acts) =>
    el("div", { class: "t-section" }, el("div", { class: "t-text" }, markdown(item.text)), drawn(item, acts.pieces, { class: "t-cover" })),
  file: (item) => {
    const bytes = Uint8Array.from(atob(item.data), (letter) => letter.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes]));
    return el("a", { class: "t-button secondary", href: address, download: item.name }, item.name);
  },
  button,
  menu: (item, acts, ended) => (item.most > 1 || item.least === 0 ? several(item, acts, ended) : single(item, acts)),
};

/** Return a picture that its button, or a touch of it, enlarges and makes small again, as that of a board. */
function shot(svg, acts) {
  const box = el("div", { class: "t-look" }, svg);
  const near = el("button", { type: "button", class: "t-zoom", title: say("zoom-shot"), "aria-label": say("zoom-shot"), "aria-pressed": "false" });
  const made = el("div", { class: "t-shot" }, box, near);
  const zoom = (x = 0.5, y = 0.5) => {
    const on = made.classList.toggle("near");
    near.setAttribute("aria-pressed", String(on));
    if (!on) return;
    // What was touched is in the middle, as far as there is more of the picture around it.
    box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
    acts.reveal?.(made);
  };
  near.addEventListener("click", () => zoom());
  box.addEventListener("click", ({ clientX, clientY }) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    zoom((clientX - left) / width, (clientY - top) / height);
  });
  return made;
}

/** Return a button; pressed again before the answer, it does nothing. */
export function button(item, acts) {
  const made = el("button", { type: "button", class: `t-button ${item.style}`, disabled: item.off, "aria-label": named(item) }, face(item));
  made.dataset.key = item.id;
  made.addEventListener("click", () => busy(made, () => acts.press(item.id, [])));
  return made;
}

/** Return the name of a control, if it is not the words that it shows. */
export function named({ label }) {
  const name = voiced(label);
  return name === label ? null : name;
}

/** Return the emoji and the words of a control. */
export function face(item) {
  return [item.sign ? sign(item.sign) : null, el("span", {}, item.label)];
}

/** Run an action of an element; until it ends, the element is marked as busy and ignores others. */
export async function busy(element, work) {
  if (element.getAttribute("aria-busy") === "true") return;
  element.setAttribute("aria-busy", "true");
  await work();
  element.removeAttribute("aria-busy");
}

function single(item, acts) {
  const chosen = item.options.some((option) => option.on);
  const entries = item.options.map((option) =>
    el("option", { value: option.value, selected: option.on }, option.about ? `${option.label} – ${option.about}` : option.label),
  );
  const made = el("select", { "aria-label": item.label }, el("option", { value: "", disabled: true, hidden: true, selected: !chosen }, item.label), entries);
  made.dataset.key = item.id;
  const go = el("button", { type: "button", class: "t-button success", hidden: true }, say("take"));
  go.dataset.key = item.id;
  const send = () => busy(made, () => acts.press(item.id, [made.value]));
  let keys = false;
  made.addEventListener("pointerdown", () => (keys = false));
  made.addEventListener("keydown", () => (keys = true));
  made.addEventListener("change", () => (keys ? (go.hidden = false) : send()));
  go.addEventListener("click", send);
  return el("span", { class: "t-menu" }, made, go);
}

/** Return a menu for several entries. `ended`: a button below it ends the choice; then each tick is taken at once. */
function several(item, acts, ended) {
  const boxes = item.options.map((option) => {
    const box = el("input", { type: "checkbox", value: option.value, "aria-label": named(option) });
    box.checked = option.on;
    box.dataset.key = `${item.id} ${option.value}`;
    return box;
  });
  const lines = boxes.map((box, n) => el("label", { class: "t-tick" }, box, face(item.options[n])));
  const made = el("fieldset", { class: "t-ticks" }, el("legend", {}, item.label), lines);
  const ticked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  if (ended) {
    const send = latest(() => acts.press(item.id, ticked()));
    const full = () => boxes.forEach((box) => (box.disabled = item.most > 1 && !box.checked && ticked().length >= item.most));
    made.addEventListener("change", ({ target }) => {
      if (item.most === 1) for (const box of boxes) box.checked = box === target && box.checked;
      full();
      send();
    });
    full();
    return made;
  }
  const go = el("button", { type: "button", class: "t-button secondary" }, say("ok"));
  go.dataset.key = item.id;
  const check = () => (go.disabled = ticked().length < item.least || ticked().length > item.most);
  made.addEventListener("change", check);
  go.addEventListener("click", () => busy(go, () => acts.press(item.id, ticked())));
  made.append(go);
  check();
  return made;
}

/** Return a function that runs an action; called again before that ends, it runs it once more. */
function latest(work) {
  let [running, again] = [false, false];
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await work();
    }
    running = false;
  };
}
