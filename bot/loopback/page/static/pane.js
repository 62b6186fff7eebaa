// One conversation: its messages, its unread marks, its writing box.

import { TEXT } from "./components.js";
import { Composer } from "./composer.js";
import { el, freshId, newer } from "./dom.js";
import { controls, draw, messageElement, place } from "./messages.js";
import { Unread } from "./unread.js";
import { say } from "./words.js";

export const SIGNS = { channel: "#", dm: "✉" };
const NEAR = 60; // pixels from the end that still count as the end

export class Pane {
  /** `acts`: those of messages, and {run, complete, say, unread(pane)} of the writing box and the tabs. */
  constructor(info, state, acts) {
    this.id = info.id;
    this.kind = info.kind;
    this.name = info.name;
    this.me = state.me;
    this.acts = acts;
    this.unread = new Unread(state.me.id, info.id);
    this.elements = new Map();
    this.log = el("ol", { class: "log", role: "log", "aria-live": "off", tabindex: "0", "aria-label": say(`log-${info.kind}`, info) });
    this.follows = null; // the message whose end stays in view
    for (const kind of ["wheel", "pointerdown", "keydown"]) this.log.addEventListener(kind, () => (this.follows = null), { passive: true });
    this.empty = el("p", { class: "empty" }, say(`empty-${info.kind}`));
    this.newer = el("button", { type: "button", class: "newer", hidden: true, on: { click: () => this.toEnd() } }, `↓ ${say("newer")}`);
    this.privates = el("p", { class: "privates", hidden: true });
    this.composer = new Composer(info, acts, state.me.id);
    this.element = this.frame(info);
    this.log.addEventListener("scroll", () => this.look());
    this.log.addEventListener("keydown", (event) => this.enter(event));
    this.sticks = true; // whether the end is to stay in view
    this.settled = null; // the sizes for which that was seen to
    this.sizes = new ResizeObserver(() => this.settle());
    this.sizes.observe(this.log);
    this.update(info);
  }

  frame(info) {
    const title = freshId("title");
    return el(
      "section",
      { class: `pane ${info.kind}`, id: info.kind, "aria-labelledby": title },
      el(
        "header",
        { class: "pane-head" },
        el("h2", { id: title }, el("span", { class: "sign", "aria-hidden": "true" }, SIGNS[info.kind]), say(`pane-${info.kind}`, info)),
        el("p", { class: "small" }, say(`about-${info.kind}`)),
      ),
      el("div", { class: "middle" }, this.empty, this.log, this.newer),
      this.privates,
      this.composer.element,
    );
  }

  /** From the log itself, Tab goes to the newest button or menu; Shift+Tab goes from there to older ones. */
  enter(event) {
    if (event.key !== "Tab" || event.shiftKey || event.target !== this.log) return;
    const newest = [...this.elements.values()].reverse().find((element) => controls(element).length);
    if (!newest) return;
    event.preventDefault();
    controls(newest)[0].focus();
  }

  focus() {
    this.log.focus({ preventScroll: true });
  }

  /** Return the private replies that stand here: [id, element]. */
  replies() {
    return [...this.elements].filter(([, element]) => element.classList.contains("private"));
  }

  /** Where private messages of several tables are mixed, have each say in which room its table is. */
  tell() {
    if (this.kind !== "dm") return;
    const told = [...this.elements.values()].map((element) => [element, JSON.parse(element.source)]);
    // An older message need not name the room of its table; all of one table have frames of the same id.
    const known = new Map(told.map(([, message]) => [frameOf(message), roomOf(message, this.id)]).filter(([frame, room]) => frame && room));
    const rooms = told.map(([element, message]) => [element, roomOf(message, this.id) ?? known.get(frameOf(message))]);
    const several = new Set(rooms.map(([, room]) => room).filter(Boolean)).size > 1;
    for (const [element, room] of rooms) place(element, several && room ? `#${this.acts.names.channels.get(room) ?? "?"}` : "");
  }

  /** Offer to dismiss all private replies. */
  count() {
    const ids = this.replies().map(([id]) => id);
    this.privates.hidden = ids.length < 2;
    if (this.privates.dataset.ids === ids.join(" ")) return;
    this.privates.dataset.ids = ids.join(" ");
    if (this.privates.hidden) return this.privates.replaceChildren();
    const all = el("button", { type: "button", class: "plain" }, say("dismiss-all", { count: ids.length }));
    all.addEventListener("click", async () => {
      this.log.focus({ preventScroll: true });
      await Promise.all(ids.map((id) => this.acts.dismiss(id)));
    });
    this.privates.replaceChildren(all);
  }

  /** Show the whole state: messages that are not in it are removed. */
  update(info) {
    const there = new Set(info.messages.map((message) => message.id));
    for (const id of [...this.elements.keys()]) if (!there.has(id)) this.drop(id);
    for (const message of info.messages) this.put(message, true);
    this.tell();
    this.composer.know(info.commands);
    if (this.unread.seen === null) this.unread.see(info.messages.at(-1)?.id);
    this.look();
  }

  /** Show a message in its present state; returns whether it is new. `old`: it need not come into view. */
  put(message, old = false) {
    const known = this.elements.get(message.id);
    const anew = !old && message.private && this.turned(known, message);
    const held = known?.contains(document.activeElement);
    const asks = !old && this.asks(known, message);
    if (known) {
      draw(known, message, this.acts);
    } else {
      const made = messageElement(message, this.acts);
      const next = [...this.elements].find(([id]) => newer(id, message.id));
      this.log.insertBefore(made, next?.[1] ?? null);
      this.elements.set(message.id, made);
      this.sizes.observe(made);
      this.unread.add(message, message.author.id === this.me.id);
      made.classList.toggle("unread", this.unread.ids.has(message.id));
    }
    this.empty.hidden = this.elements.size > 0;
    this.count();
    if (!old) this.tell();
    // A private message or a message of this person scrolls into view from anywhere.
    if (this.sticks || (!known && !old && (message.private || message.author.id === this.me.id))) this.toEnd();
    if (anew) this.begin(this.elements.get(message.id));
    // The end of a long message may push its control that has the focus out of view.
    if (held) this.begin(document.activeElement);
    if (asks) this.bring(known);
    this.look();
    return !known;
  }

  /** Return whether a private message, above replies that came later, turns to something else while its reader is elsewhere, as at the table: the replies are no longer what is read. */
  asks(known, message) {
    if (!known || this.kind !== "dm" || message.private || known === this.log.lastElementChild) return false;
    return !this.element.contains(document.activeElement) && words(message) !== words(JSON.parse(known.source));
  }

  /** Have the end of a message in view, until its reader scrolls. */
  bring(element) {
    this.sticks = false;
    this.follows = element;
    this.log.scrollTop += element.getBoundingClientRect().bottom - this.log.getBoundingClientRect().bottom;
  }

  /** Return whether a private reply is new to its reader: it has just come, or a press in it leads to another text. */
  turned(known, message) {
    const first = opening(message);
    if (!known || first === null) return first !== null;
    const before = JSON.parse(known.source);
    return before.thinking || (known.contains(document.activeElement) && opening(before) !== first);
  }

  /** Show a message or a control from its beginning, if that is above the view. */
  begin(element) {
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    const past = element.getBoundingClientRect().top - margin - this.log.getBoundingClientRect().top;
    if (past >= 0 || !this.log.clientHeight) return;
    this.sticks = false;
    this.follows = null;
    this.log.scrollTop += past;
  }

  /** Remove a message. */
  drop(id) {
    const element = this.elements.get(id);
    const held = element?.contains(document.activeElement);
    element?.remove();
    this.elements.delete(id);
    this.unread.drop(id);
    this.empty.hidden = this.elements.size > 0;
    this.count();
    this.tell();
    if (held) this.log.focus({ preventScroll: true });
    this.look();
  }

  /** Go to a message. */
  jump(id) {
    const element = this.elements.get(id);
    if (!element) return this.toEnd();
    this.sticks = false;
    this.follows = null;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.add("pointed");
    setTimeout(() => element.classList.remove("pointed"), 1500);
  }

  toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
    this.sticks = true;
    this.follows = null;
  }

  /** Keep the end in view when a size has changed: the window's, or a message's with its letters and pictures. */
  settle() {
    if (this.sticks) this.toEnd();
    else if (this.follows?.isConnected) this.bring(this.follows);
    this.settled = this.measure();
    this.look();
  }

  measure() {
    return `${this.log.scrollHeight} ${this.log.clientHeight}`;
  }

  /** Show or hide the conversation. */
  turn(shown) {
    this.element.hidden = !shown;
    if (shown && this.sticks) this.toEnd();
    this.look();
  }

  /** Return whether the conversation is in view. */
  get visible() {
    return document.visibilityState === "visible" && !this.element.hidden && this.log.clientHeight > 0;
  }

  /** Mark the messages in view as seen. */
  look() {
    if (this.visible) {
      const end = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
      // Until the sizes have settled, it is the end that has moved, and not the reader.
      if (end || this.settled === this.measure()) this.sticks = end;
      // Of a long message one reads the beginning first.
      const newest = this.log.lastElementChild?.getBoundingClientRect().top ?? 0;
      const reached = end || newest < this.log.getBoundingClientRect().bottom - NEAR;
      this.newer.hidden = this.sticks || reached;
      if (reached) this.read();
    }
    this.acts.unread(this);
  }

  read() {
    this.unread.see([...this.elements.keys()].at(-1));
    const marked = [...this.log.querySelectorAll(".unread")];
    setTimeout(() => marked.forEach((element) => element.classList.remove("unread")), 2500);
  }
}

/** Return the id of a message's frame; undefined if it has none. */
function frameOf({ components }) {
  return components[0]?.id;
}

/** Return the room that a private message is about: where a reply was asked for, or the room that its text names first; undefined if neither is known. `here`: the id of the private channel. */
function roomOf({ channel, components, content }, here) {
  return channel !== here ? channel : /<#(\d+)>/.exec(JSON.stringify([content, components]))?.[1];
}

/** Return the first line of a message; null if it begins with something else, such as the picture of a hand. */
function opening({ components }) {
  let first = components[0];
  while (first?.components) first = first.components[0];
  return first?.type === TEXT ? first.content.split("\n")[0] : null;
}

/** Return all texts of a message in one. */
function words({ content, components }) {
  const texts = (part) => (part.type === TEXT ? [part.content] : (part.components ?? []).flatMap(texts));
  return [content, ...components.flatMap(texts)].join("\n");
}
