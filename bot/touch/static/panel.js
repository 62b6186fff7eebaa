// Something to read beside the table, until it is closed.

import { el, keyed, refocus } from "./dom.js";
import { items } from "./items.js";
import { say } from "./words.js";

const EDGE = 8; // pixels between a text that is brought into view and the edge of the panel

export class Panel {
  /** `acts`: {press(id, values, typed, inPanel), pieces, resume(spot), title()}: `title` is its name where its first line gives none. */
  constructor(acts) {
    this.acts = acts;
    this.opener = null; // the spot from which it was opened
    this.place = null; // where the reader of one of several pages is: [page, step]
    this.places = new Map(); // where the reader was in what it has shown since, and what was pressed there: by name, {top, key}
    this.element = el("section", { class: "t-panel", hidden: true, tabindex: "-1" });
  }

  /** Show something. `from`: the spot from which it was opened; null: that of what was there before. A reader who comes back, as after a change of an option, goes on where they were. `place`: where the reader of one of several pages is, [page, step]: in the same step nothing moves, and a new step or a new page begins in view. `anew`: it answers what was typed, and is read from its beginning. */
  show(found, from, place = null, anew = false) {
    const { element } = this;
    const [at, before] = [element.scrollTop, this.place];
    const held = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const shut = el("button", { type: "button", class: "t-button secondary t-shut", on: { click: () => this.shut() } }, say("close"));
    const press = (id, values, typed) => {
      this.places.set(element.getAttribute("aria-label"), { top: element.scrollTop, key: id });
      return this.acts.press(id, values, typed, true);
    };
    const acts = { ...this.acts, press };
    if (from && from.region !== element) this.opener = from;
    this.fill([el("div", { class: "t-bar" }, shut), ...items(found, acts)]);
    const first = element.querySelector(".t-text > *");
    const named = first?.firstChild?.nodeName === "STRONG" ? first.firstChild : first;
    const title = named?.textContent.replace(/[:：.。]\s*$/, "").trim();
    // A picture has no first line: then it is named by the button that was pressed.
    const pressed = from?.control.matches("button") ? from.control.textContent.trim() : "";
    const name = title || pressed || this.acts.title();
    element.setAttribute("aria-label", name);
    this.place = place;
    element.classList.toggle("t-paged", Boolean(place));
    if (place) return this.turn(before, at, held);
    // Another page under the same title, without the control that has led on, is read from its beginning.
    const { top, key } = this.places.get(name) ?? {};
    element.scrollTop = !anew && key && keyed(element, key) ? top : 0;
    element.focus({ preventScroll: true });
  }

  /** Show a page. `before`: the place of the one that it follows, null for none; `at`: how far that was scrolled; `held`: the key of the control that had the focus. */
  turn(before, at, held) {
    const { element, place } = this;
    const same = before?.[0] === place[0];
    const stays = same && before[1] === place[1];
    element.scrollTop = same ? at : 0;
    // Below a text that has become shorter, such as an advice that is gone, room is left: what is looked at does not move.
    if (stays && element.scrollTop < at) {
      element.append(el("div", { class: "t-room" }));
      element.lastElementChild.style.height = `${at - element.scrollTop}px`;
      element.scrollTop = at;
    }
    // What is new on a page is its guide, and in a step, or without a guide, what is asked: it stands below the line.
    const asked = element.querySelector("hr ~ .t-text");
    const fresh = same ? asked : (element.querySelector(".t-quote")?.closest(".t-text") ?? asked);
    if (fresh && !stays) this.reveal(fresh);
    if (same && held) refocus(element, held);
    else element.focus({ preventScroll: true });
    return undefined;
  }

  /** Bring a text into view, between the rows that stick to the top and the bottom. What is taller than the room for it is read from its beginning. */
  reveal(text) {
    const { element } = this;
    const [own, bar, view] = [text, element.firstElementChild, element].map((part) => part.getBoundingClientRect());
    const row = element.querySelector(":scope > .t-row:has(> .success)");
    const foot = row && getComputedStyle(row).position === "sticky" ? row.offsetHeight : 0;
    const above = own.top - bar.bottom;
    element.scrollTop += above < 0 ? above : Math.min(above, Math.max(0, own.bottom + EDGE - (view.bottom - foot)));
  }

  /** Shut it, and go on at what opened it. */
  shut() {
    this.empty();
    this.acts.resume(this.opener);
  }

  /** Shut it, as it was read for a question that is answered. What is being filled in stays, and so does what has the focus. */
  leave() {
    const { element } = this;
    if (!element.hidden && !element.contains(document.activeElement) && !element.querySelector("input, select, textarea")) this.empty();
  }

  empty() {
    this.places.clear();
    this.place = null;
    this.fill([]);
  }

  /** Put something into it; without anything it is hidden. On a phone it sticks to the top of the column: what stands below, such as the line that is explained, does not move. */
  fill(content) {
    const column = this.element.parentElement;
    const [at, height] = [column.scrollTop, column.scrollHeight];
    this.element.hidden = !content.length;
    this.element.replaceChildren(...content);
    if (getComputedStyle(this.element).position === "sticky") column.scrollTop = at + column.scrollHeight - height;
  }

  /** Shut it if it lies over the control that has the focus: keys have left it. */
  uncover(control) {
    if (this.element.hidden || this.element.contains(control)) return;
    const [at, over] = [control, this.element].map((part) => part.getBoundingClientRect());
    if (at.left < over.right && over.left < at.right && at.top < over.bottom && over.top < at.bottom) this.empty();
  }
}
