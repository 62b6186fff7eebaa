// A drawing that answers to touch: shapes say what they stand for, and those that are offered light up.

import { along, el, stopAt } from "./dom.js";
import { drawn, mark } from "./drawing.js";
import { say, voiced } from "./words.js";

const FINGER = 24; // pixels that a finger needs
const SLOP = 16; // pixels beside a shape that still count as the shape
const STEP = 60; // pixels that an arrow key moves an enlarged drawing
const STILL = window.matchMedia("(prefers-reduced-motion: reduce)");
const GLIDES = ["card", "ship", "pirate", "vote"];
const PLAYED = ["card", "vote"];
const MOST_GLIDES = 60;
const LARGEST = 40; // units of a drawing: the highest badge with a number
const MANY = 30; // among more shapes that stand out, none pulses: each step of that draws the board anew

export class Board {
  /** `touched(tags)` is called for a lit shape: with what it stands for, as far as that is offered. */
  constructor(name, touched) {
    this.name = name;
    this.touched = touched;
    this.svg = null;
    this.all = []; // shapes with what they stand for
    this.marked = []; // shapes that stand out now, with their rings and badges
    this.told = []; // those of them that only say how they were chosen
    this.stop = null; // the lit shape that keys were on last, the tab stop of all, and what it stands for
    this.stopTag = "";
    this.key = "";
    this.box = el("div", { class: "t-box" });
    this.near = el("button", { type: "button", class: "t-zoom", "aria-pressed": "false", on: { click: () => this.zoom(), keydown: (event) => this.look(event) } });
    // What the picture shows is read line by line while shapes of it can be pressed, and not with each of them.
    this.text = el("div", { class: "t-hidden", hidden: true });
    this.keys = el("div", { class: "t-keys", "aria-hidden": "true", hidden: true });
    this.element = el("div", { class: `t-board t-${name}`, hidden: true }, this.text, this.box, this.keys, this.near, el("div", { class: "t-strip" }));
    this.box.addEventListener("focusin", (event) => this.settle(event.target));
    this.box.addEventListener("keydown", (event) => this.type(event));
    this.box.addEventListener("pointermove", (event) => this.hover(event));
  }

  /** Show a picture; null shows none. `called`: what it is called in this game. Returns whether it is another one. */
  show(picture, pieces, called = null) {
    this.called = called;
    const key = picture ? picture.svg + picture.alt : "";
    if (key === this.key) return false;
    this.key = key;
    this.svg = picture ? drawn(picture, pieces) : null;
    this.box.replaceChildren(...(this.svg ? [this.svg] : []));
    this.all = this.svg ? [...this.svg.querySelectorAll("[of]")].map((shape) => [shape, shape.getAttribute("of").split(" ")]) : [];
    this.marked = [];
    this.told = [];
    this.element.hidden = !this.svg;
    this.alt = this.svg?.getAttribute("aria-label");
    this.text.replaceChildren(...(picture?.alt ?? "").split("\n").map((line) => el("p", {}, line)));
    this.near.title = say(`zoom-${this.name}`);
    this.near.setAttribute("aria-label", this.near.title);
    return true;
  }

  /** Return what it is called. */
  title() {
    return this.called ?? say(`name-${this.name}`);
  }

  zoom(on = !this.enlarged) {
    this.element.classList.toggle("near", on);
    this.near.setAttribute("aria-pressed", String(on));
    // A view that scrolls is a stop of the Tab key.
    know(this.box, on ? { role: "group", "aria-label": this.title() } : { role: null, "aria-label": null });
    const lit = this.svg?.querySelector(".lit");
    if (on && lit) {
      const [at, view] = [lit, this.box].map((one) => one.getBoundingClientRect());
      this.box.scrollBy((at.left + at.right - view.left - view.right) / 2, (at.top + at.bottom - view.top - view.bottom) / 2);
    }
    if (on) this.element.scrollIntoView({ block: "nearest" });
  }

  get enlarged() {
    return this.element.classList.contains("near");
  }

  /** Return whether it is enlarged and lies over the table, as the hand does beside it. */
  get over() {
    return this.enlarged && getComputedStyle(this.element).position === "absolute";
  }

  /** Move what is seen of an enlarged drawing by arrow keys, from the button that enlarges it. */
  look(event) {
    const [x, y] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] ?? [0, 0];
    if ((!x && !y) || !this.enlarged) return;
    event.preventDefault();
    this.box.scrollBy(x * STEP, y * STEP);
  }

  /** Light up shapes, and return the tags of those that a finger hits: `lit` and `explained` are Maps from tag to its options and to what they do, `chosen` and `about` are sets of tags, `named` returns the names of places by their tags; `picks`: a touch chooses a shape or takes that back; `taken` is a Map from the tags of what a touch takes back to {tags, name}; `kinds` is a Map from the tags of what was chosen to how it stands out: {look, sign, called, name}. */
  light(lit, chosen, about, explained, named, picks, taken, kinds = new Map()) {
    const held = this.svg?.contains(document.activeElement) ? document.activeElement.dataset.tag : null;
    this.clear();
    const shown = new Map();
    const rings = [];
    const backs = [];
    for (const [shape, tags] of this.all) {
      const found = tags.filter((one) => lit.has(one) && !inside(shape, one, lit));
      // Of equal cards in a pile any will do.
      const free = found.find((one) => !chosen.has(one)) ?? found[0];
      const tag = found.filter((one) => kind(one) !== kind(free) || one === free).join(" ");
      const picked = tags.some((one) => chosen.has(one));
      if (tag) {
        if (!shown.has(tag)) shown.set(tag, []);
        // What was chosen in an earlier step of a form does not count as chosen in this one.
        shown.get(tag).push([shape, found.some((one) => chosen.has(one))]);
      } else if (picked) {
        // Of all that was chosen, the question is about this one.
        rings.push([shape, tags.some((one) => about.has(one)) ? "chosen about" : "chosen"]);
        const back = tags.find((one) => taken.has(one));
        if (back && !nested(shape, back)) backs.push([shape, taken.get(back)]);
      } else if (tags.some((one) => about.has(one))) {
        rings.push([shape, "about"]);
      }
    }
    const offered = [];
    for (const [tag, shapes] of shown) {
      // A shape within what the question is about is meant; others with the same tag are not.
      const within = shapes.filter(([shape]) => [...about].some((one) => shape.closest(`[of~="${CSS.escape(one)}"]`)));
      for (const [shape, picked] of within.length ? within : shapes) offered.push([shape, tag, picked]);
    }
    const seen = offered.filter(([shape]) => !unseen(shape));
    const targets = offered.filter(([shape, tag]) => !(unseen(shape) && covered(shape, tag, seen)));
    const names = named(targets.map(([, tag]) => tag));
    for (const [shape, , picked] of targets) rings.push([shape, picked ? "lit chosen" : "lit"]);
    // All sizes first: whatever changes makes the browser lay out the drawing anew before the next one.
    const made = rings.map(([shape]) => ringOf(shape));
    const stand = rings.map(([shape, how]) => (how.includes("chosen") ? kindOf(shape, kinds) : null));
    const badges = rings.map(([shape], n) => (stand[n] && made[n] ? badgeOf(shape, stand[n]) : null));
    const before = this.targets();
    for (const [shape, tag, picked] of targets) {
      const does = explained.get(tag.split(" ").find((one) => explained.get(one)));
      const stands = picked ? kindOf(shape, kinds) : null;
      const nth = stands?.look === "nth" ? stands.called : "";
      know(shape, {
        "data-tag": tag,
        role: "button",
        "aria-label": voiced(names.get(tag)),
        "aria-description": voiced([nth, does].filter(Boolean).join(" · ")) || null,
        "aria-pressed": picks || picked ? String(picked) : null,
        "data-back": null,
      });
    }
    for (const [shape, { tags, name }] of backs) {
      const called = kindOf(shape, kinds)?.called;
      know(shape, { "data-tag": tags.join(" "), role: "button", "aria-label": voiced(name), "aria-description": called ? voiced(called) : null, "aria-pressed": "true", "data-back": "" });
    }
    const now = new Set([...targets, ...backs].map(([shape]) => shape));
    // What was chosen before, and cannot be pressed now, is read too.
    const told = new Map(rings.flatMap(([shape], n) => (stand[n] && !now.has(shape) ? [[shape, stand[n]]] : [])));
    for (const shape of this.told) if (!told.has(shape)) know(shape, now.has(shape) ? {} : NOTHING);
    for (const [shape, { name, called }] of told) know(shape, { role: "img", "aria-label": voiced(say("place", { name, option: called })) });
    this.told = [...told.keys()];
    for (const shape of before) if (!now.has(shape)) know(shape, NOTHING);
    rings.forEach(([shape, kinds], n) => {
      shape.classList.add(...kinds.split(" "));
      if (stand[n]) shape.classList.add(`is-${stand[n].look}`);
      if (made[n]) shape.append(made[n]);
      if (badges[n]) shape.append(badges[n]);
    });
    this.marked = rings.map(([shape], n) => [shape, made[n], badges[n]]);
    this.svg?.classList.toggle("many", rings.length > MANY);
    this.stops();
    const [role, label] = now.size ? ["group", this.title()] : ["img", this.alt];
    this.keys.hidden = now.size < 2;
    this.keys.textContent = say("arrows");
    if (this.svg) know(this.svg, { role, "aria-label": label, "aria-description": this.keys.hidden ? null : say("arrows") });
    this.text.hidden = !now.size;
    if (held) this.focus(held);
    const sizes = targets.map(([shape]) => shape.getBoundingClientRect());
    const large = targets.filter((_, n) => Math.min(sizes[n].width, sizes[n].height) >= FINGER);
    // It helps to zoom.
    this.element.classList.toggle("dense", large.length < targets.length);
    return new Set(large.flatMap(([, tag]) => tag.split(" ")));
  }

  /** Put out all lights. */
  clear() {
    for (const [shape, ring, badge] of this.marked) {
      ring?.remove();
      badge?.remove();
      shape.classList.remove("lit", "chosen", "about", "is-kept", "is-given", "is-gone", "is-nth");
    }
  }

  /** Make a lit shape the tab stop of all: what keys were on last, or the first one. */
  stops() {
    const targets = this.targets();
    const last = targets.includes(this.stop) ? this.stop : targets.find((one) => one.dataset.tag === this.stopTag);
    stopAt(targets, last ?? targets[0]);
  }

  /** A shape has the focus. */
  settle(shape) {
    [this.stop, this.stopTag] = [shape, shape.dataset.tag];
    this.stops();
    this.hint();
  }

  /** Say what arrow keys do, while keys are on a shape. In the style sheet, by `:has(:focus-visible)`, each move would style the whole drawing anew. */
  hint() {
    const at = document.activeElement;
    this.keys.classList.toggle("on", at !== this.box && at.matches(":focus-visible"));
  }

  targets() {
    return this.svg ? [...this.svg.querySelectorAll("[data-tag]")] : [];
  }

  focus(tag) {
    const shape = this.targets().find((one) => one.dataset.tag === tag);
    shape?.focus({ preventScroll: true });
    return Boolean(shape);
  }

  /** Go to the shape that is the tab stop, or if none is lit to the button that enlarges the picture. */
  enter() {
    (this.svg?.querySelector("[data-tag][tabindex='0']") ?? this.near).focus();
  }

  click(event) {
    const shape = this.hit(event);
    if (shape) this.touched(shape.dataset.tag.split(" "));
    else if (this.read && this.svg.contains(event.target)) this.zoom();
  }

  /** Return whether a touch of the drawing enlarges it, or makes it small again: it is the viewer's own and only read. Beside cards, which are played by a touch, that may have missed one. */
  get read() {
    const played = this.all.some(([, tags]) => tags.some((tag) => PLAYED.includes(kind(tag))));
    return this.name === "hand" && this.near.offsetHeight > 0 && !played && !this.targets().length;
  }

  /** Return the lit shape at a point, or the nearest one beside it. Where the point is on what a touch takes back, only what lies on that counts as beside it. */
  hit(event) {
    const direct = event.target.closest?.("[data-tag]");
    if (direct && !direct.matches("[data-back]")) return direct;
    let best = direct ?? null;
    let least = SLOP;
    for (const shape of this.targets()) {
      if (direct && (shape.matches("[data-back]") || !direct.contains(shape))) continue;
      const rect = shape.getBoundingClientRect();
      const across = Math.max(rect.left - event.clientX, 0, event.clientX - rect.right);
      const down = Math.max(rect.top - event.clientY, 0, event.clientY - rect.bottom);
      const away = Math.hypot(across, down);
      if (away < least) [best, least] = [shape, away];
    }
    return best;
  }

  hover(event) {
    const shape = event.pointerType === "mouse" ? this.hit(event) : null;
    this.box.classList.toggle("over", Boolean(shape));
    this.box.classList.toggle("read", !shape && this.read);
    const said = ["aria-label", "aria-description"].map((name) => shape?.getAttribute(name));
    this.box.title = said.filter(Boolean).join("\n");
  }

  type(event) {
    const targets = this.targets();
    const at = targets.indexOf(document.activeElement);
    if (at < 0) return;
    this.hint();
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      // A key that stays down presses once.
      if (!event.repeat) this.touched(targets[at].dataset.tag.split(" "));
      return;
    }
    const next = beyond(event, targets, this.row);
    // Above and below a map there is nothing, and one stays.
    if (!next && !(WAYS[event.key]?.[1] && targets.some(unseen))) return along(event, targets);
    event.preventDefault();
    if (!next) return;
    // From side to side one stays in the row in which one began.
    this.row = next.row;
    next.shape.focus();
  }
}

const COLUMN = 1e5; // pixels, more than any board has
const WAYS = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] };

/** Return the shape on that side of the one that has the focus, as an arrow key asks for, and the row that this keeps to: {shape, row: {shape, by: how far below the row it is, in pixels}}; null at the edge, and for other keys. From side to side by sight only on a map, where hexes are offered: along cards or lines, the next one is in the next row or column too. */
function beyond(event, targets, row) {
  const [x, y] = WAYS[event.key] ?? [0, 0];
  const here = document.activeElement;
  const hex = targets.find(unseen)?.getBoundingClientRect();
  if ((!y && !(x && hex)) || event.altKey || event.ctrlKey || event.metaKey) return null;
  const places = new Map(targets.map((one) => [one, one.getBoundingClientRect()]));
  const from = places.get(here);
  // The columns of hexes stand half a hex higher and lower in turn.
  const off = x && row?.shape === here ? row.by : 0;
  let [best, least] = [null, Infinity];
  for (const [shape, at] of places) {
    const [across, down] = [(at.left + at.right - from.left - from.right) / 2, (at.top + at.bottom - from.top - from.bottom) / 2];
    const away = x * across + y * down;
    if (away < Math.min(...[from, at].map((box) => (x ? box.width : box.height))) / 2) continue;
    // What lies straight on comes first: of two hexes beside one, that in the row; of those below, that in the column.
    const beside = Math.abs(x ? down + off : across);
    const aside = hex ? Math.max(beside - (x ? 0.6 * hex.height : 0.4 * hex.width), 0) + 0.01 * beside : Math.max(at.left - from.right, from.left - at.right, 0);
    // On a board that is no map, another column comes after all of this one.
    const far = away + 2 * aside + (aside && !hex ? COLUMN : 0);
    if (far < least) [best, least] = [{ shape, row: { shape, by: down + off } }, far];
  }
  return best;
}

const NOTHING = { tabindex: null, role: null, "aria-label": null, "aria-description": null, "aria-pressed": null, "data-tag": null, "data-back": null };

/** Set what is known of a shape; null: nothing. What stays is not touched: a screen reader would lose its place. */
function know(shape, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) shape.removeAttribute(name);
    else if (shape.getAttribute(name) !== value) shape.setAttribute(name, value);
  }
}

/** Return the ring around a shape; none around one that nobody sees, such as a hex of a map: its outline lights up. */
function ringOf(shape) {
  if (unseen(shape)) return null;
  const box = shape.getBBox();
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const out = 2;
  const sizes = { x: box.x - out, y: box.y - out, width: box.width + 2 * out, height: box.height + 2 * out, rx: 7 };
  for (const [name, value] of Object.entries(sizes)) ring.setAttribute(name, value);
  ring.setAttribute("class", "ring");
  return ring;
}

/** Return how a shape that was chosen stands out; undefined if as all others. */
function kindOf(shape, kinds) {
  return kinds.get(shape.getAttribute("of").split(" ").find((one) => kinds.has(one)));
}

/** Return a round badge with a sign, for the lower right corner of a shape; a number is as high as the shape, and stands at its right edge. */
function badgeOf(shape, { look, sign }) {
  const box = shape.getBBox();
  const nth = look === "nth";
  const half = (nth ? 0.5 : 0.25) * Math.min(box.width, box.height, nth ? LARGEST : Infinity);
  const right = box.x + box.width - (nth ? 0.6 : 2) * half;
  const badge = document.createElementNS("http://www.w3.org/2000/svg", "g");
  badge.setAttribute("class", "badge");
  badge.setAttribute("transform", `translate(${right} ${box.y + box.height - 2 * half}) scale(${half / 16})`);
  const disc = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  for (const name of ["cx", "cy", "r"]) disc.setAttribute(name, 16);
  const inner = mark(sign);
  inner.setAttribute("transform", "translate(4 4)");
  badge.append(disc, inner);
  return badge;
}

/** Return whether nobody sees a shape, such as a hex of a map. */
function unseen(shape) {
  const only = shape.children.length === 1 ? shape.firstElementChild : null;
  return only?.getAttribute("fill") === "none" && !only.getAttribute("stroke");
}

/** Return whether one of the shapes that are seen stands in a hex and offers all that the hex does: it alone lights up. */
function covered(hex, tag, seen) {
  const { left, right, top, bottom } = hex.getBoundingClientRect();
  return seen.some(([shape, other]) => {
    if (!tag.split(" ").every((one) => other.split(" ").includes(one))) return false;
    const at = shape.getBoundingClientRect();
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    return shape.ownerSVGElement === hex.ownerSVGElement && left < x && x < right && top < y && y < bottom;
  });
}

function kind(tag) {
  return tag?.split(":")[0];
}

/** Return whether a shape stands inside another one with the same tag. */
function nested(shape, tag) {
  return Boolean(shape.parentElement?.closest(`[of~="${CSS.escape(tag)}"]`));
}

/** Return whether a shape stands inside another one that offers the same, which is the larger target. */
function inside(shape, tag, lit) {
  for (let at = shape.parentElement?.closest("[of]"); at; at = at.parentElement.closest("[of]")) {
    if (at.getAttribute("of").split(" ").some((one) => one === tag || same(lit.get(one), lit.get(tag)))) return true;
  }
  return false;
}

/** Return whether two tags offer the same options. */
function same(some, others) {
  return some?.length === others.length && some.every((option) => others.includes(option));
}

/** Return where the things on boards are: by tag, the board and the place of the first shape, and where the board is. */
export function places(boards) {
  const found = new Map();
  for (const board of boards) {
    const whole = board.box.getBoundingClientRect();
    for (const [shape, [tag]] of board.all) {
      if (GLIDES.includes(tag.split(":")[0]) && !found.has(tag)) found.set(tag, { board, whole, at: shape.getBoundingClientRect() });
    }
  }
  return found;
}

/** Have things glide from where they were. */
export function glide(boards, before) {
  if (STILL.matches || !before.size) return;
  const moved = [];
  const seen = new Set();
  for (const board of boards) {
    const whole = board.box.getBoundingClientRect();
    for (const [shape, [tag]] of board.all) {
      const from = before.get(tag);
      if (!from || seen.has(tag)) continue;
      seen.add(tag);
      const to = shape.getBoundingClientRect();
      // Where the whole board moved, as below a result that opens, nothing on it did.
      const [along, down] = from.board === board ? [whole.left - from.whole.left, whole.top - from.whole.top] : [0, 0];
      const [x, y] = [from.at.left - to.left + along, from.at.top - to.top + down];
      if (Math.hypot(x, y) > 6) moved.push([shape, x, y]);
    }
  }
  for (const [shape, x, y] of moved.slice(0, MOST_GLIDES)) {
    const scale = shape.getScreenCTM()?.a || 1;
    shape.animate([{ transform: `translate(${x / scale}px, ${y / scale}px)` }, { transform: "none" }], { duration: 350, easing: "ease-out" });
  }
}
