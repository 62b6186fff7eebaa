// Something to read beside the table, until it is closed.

import { el } from "./dom.js";
import { items } from "./items.js";
import { say } from "./words.js";

export class Panel {
  /** `acts`: {press(id, values, typed, inPanel), pieces, resume(spot), title()}: `title` is its name where its first line gives none. */
  constructor(acts) {
    this.acts = acts;
    this.opener = null; // the spot from which it was opened
    this.element = el("section", { class: "t-panel", hidden: true, tabindex: "-1" });
  }

  /** Show something. `from`: the spot from which it was opened; null: that of what was there before. */
  show(found, from) {
    const { element } = this;
    const shut = el("button", { type: "button", class: "t-button secondary t-shut", on: { click: () => this.shut() } }, say("close"));
    const acts = { ...this.acts, press: (id, values, typed) => this.acts.press(id, values, typed, true) };
    if (from && from.region !== element) this.opener = from;
    this.fill([el("div", { class: "t-bar" }, shut), ...items(found, acts)]);
    element.scrollTop = 0;
    // It gets the focus: screen readers say what it is, and read on from there.
    const first = element.querySelector(".t-text > *");
    const named = first?.firstChild?.nodeName === "STRONG" ? first.firstChild : first;
    const title = named?.textContent.replace(/[:：.。]\s*$/, "").trim();
    // A picture has no first line: then it is named by the button that was pressed.
    const pressed = from?.control.matches("button") ? from.control.textContent.trim() : "";
    element.setAttribute("aria-label", title || pressed || this.acts.title());
    element.focus({ preventScroll: true });
  }

  /** Shut it, and go on at what opened it. */
  shut() {
    this.empty();
    this.acts.resume(this.opener);
  }

  empty() {
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
