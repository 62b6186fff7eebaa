// Says how many options go on below the edge of a view, and leads to them.

import { NARROW, el } from "./dom.js";
import { say } from "./words.js";

const CUT = 6; // pixels of an option that may be out of view
const STILL = window.matchMedia("(prefers-reduced-motion: reduce)");

export class Onward {
  /** `ask`: the element of the question, which scrolls in a view that may be cut, too. `changed()`: the room has changed. */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
    this.options = null;
    this.count = el("span", {});
    // Screen readers and keys reach each option anyway.
    this.element = el("div", { class: "t-onward", "aria-hidden": "true", hidden: true }, el("span", { class: "t-more", on: { click: () => this.go() } }, this.count));
    this.sizes = new ResizeObserver(() => (this.changed(), this.look()));
    const moved = ({ target }) => target instanceof Element && (target.contains(this.ask) || this.ask.contains(target)) && this.look();
    document.addEventListener("scroll", moved, { capture: true, passive: true });
  }

  /** Stand at the lower edge of what holds the options; null: there are none. */
  follow(options) {
    this.options = options;
    this.element.hidden = !options;
    this.sizes.disconnect();
    if (!options) return;
    options.after(this.element);
    for (const one of [options, this.ask, this.ask.closest(".t-ground")]) if (one) this.sizes.observe(one);
    this.look();
  }

  /** Return the view in which the question scrolls. */
  get view() {
    return this.ask.closest(NARROW.matches ? ".t-desk" : ".t-right");
  }

  /** Return down to where the options are seen: to the end of the view, or to a row that sticks there. */
  edge() {
    const rows = [...this.ask.querySelectorAll(":scope > .t-row")].filter((row) => getComputedStyle(row).position === "sticky");
    const [end, ...tops] = [this.view.getBoundingClientRect().bottom, ...rows.map((row) => row.getBoundingClientRect().top)];
    return Math.min(end, ...tops);
  }

  /** Show how many options go on below. */
  look() {
    const { options, view } = this;
    if (!options?.isConnected || !view?.clientHeight) return;
    const edge = this.edge();
    const end = Math.min(edge, options.getBoundingClientRect().bottom);
    const below = [...options.children].filter((one) => one.getBoundingClientRect().bottom > end + CUT).length;
    const { bottom } = view.getBoundingClientRect();
    this.element.style.bottom = `${Math.round(bottom - edge - parseFloat(getComputedStyle(view).paddingBottom))}px`;
    this.element.classList.toggle("on", below > 0);
    const text = below ? say("onward", { count: below }) : "";
    if (text && this.count.textContent !== text) this.count.textContent = text;
  }

  /** Bring the next options into view. */
  go() {
    const { options, view } = this;
    const out = options.getBoundingClientRect().bottom - this.edge();
    const [scrolled, by] = out > 1 ? [view, Math.min(out, 0.7 * view.clientHeight)] : [options, 0.8 * options.clientHeight];
    scrolled.scrollBy({ top: by, behavior: STILL.matches ? "auto" : "smooth" });
  }
}
