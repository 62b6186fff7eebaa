// Says how many options go on below the edge of a view, and leads to them. It never lies over what is to be read: it stands in a strip where the view ends
// for them, or beside the buttons of a row that sticks there.

import { NARROW, el } from "./dom.js";
import { say } from "./words.js";

const CUT = 6; // pixels of an option that may be out of view
export const STRIP = 28; // pixels of the strip that may lie over the end of the view, as what stands below the options goes on there
const GAP = 8; // pixels between the buttons of a row and what stands beside them
const STILL = window.matchMedia("(prefers-reduced-motion: reduce)");

export class Onward {
  /** `ask`: the element of the question, which scrolls in a view that may be cut, too. `changed()`: the room has changed. */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
    this.options = null;
    this.count = el("span", {});
    // Screen readers and keys reach each option anyway.
    this.more = el("span", { class: "t-more" }, this.count);
    this.element = el("div", { class: "t-onward", "aria-hidden": "true", hidden: true, on: { click: () => this.go() } }, this.more);
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

  /** Return the rows that stick to the end of the view. */
  get rows() {
    return [...this.ask.querySelectorAll(":scope > .t-row")].filter((row) => row.offsetHeight && getComputedStyle(row).position === "sticky");
  }

  /** Return down to where the options are seen: to the end of the view, or to a row that sticks there. */
  edge() {
    const [end, ...tops] = [this.view, ...this.rows].map((one, n) => one.getBoundingClientRect()[n ? "top" : "bottom"]);
    return Math.min(end, ...tops);
  }

  /** Return down to where options are seen above the strip. */
  get seen() {
    const end = Math.min(this.edge(), this.options.getBoundingClientRect().bottom);
    return this.element.matches(".on:not(.beside)") ? Math.min(end, this.element.getBoundingClientRect().top) : end;
  }

  /** Return how many options do not end above an edge. */
  below(end) {
    return [...this.options.children].filter((one) => one.getBoundingClientRect().bottom > end + CUT).length;
  }

  /** Show how many options go on below. */
  look() {
    const { options, view, element } = this;
    if (!options?.isConnected || !view?.clientHeight) return;
    const edge = this.edge();
    const end = Math.min(edge, options.getBoundingClientRect().bottom);
    const { bottom } = view.getBoundingClientRect();
    element.style.bottom = `${Math.round(bottom - edge - parseFloat(getComputedStyle(view).paddingBottom))}px`;
    const on = this.below(end) > 0;
    element.classList.toggle("on", on);
    if (!on) return;
    this.tell(this.below(end));
    if (!this.join()) this.tell(this.below(this.seen));
  }

  /** Say how many options follow, or where none of them is seen in full, how many there are. */
  tell(count) {
    const text = say(count < this.options.children.length ? "onward" : "onward-all", { count });
    if (this.count.textContent !== text) this.count.textContent = text;
  }

  /** Stand beside the last button of the row that sticks at the edge, if there is room; returns whether there is. */
  join() {
    const { element, more } = this;
    const row = this.rows.find((one) => Math.abs(one.getBoundingClientRect().top - this.edge()) < 1);
    const last = [...(row?.children ?? [])].findLast((one) => one.offsetHeight)?.getBoundingClientRect();
    more.style.translate = "";
    const at = more.getBoundingClientRect();
    const fits = Boolean(last) && last.right + GAP <= at.left;
    element.classList.toggle("beside", fits);
    if (fits) more.style.translate = `0 ${Math.round((last.top + last.bottom - at.top - at.bottom) / 2)}px`;
    return fits;
  }

  /** Bring the next options into view. */
  go() {
    const { options, view } = this;
    const out = options.getBoundingClientRect().bottom - this.edge();
    // What the strip hides is part of what follows.
    const hidden = Math.max(0, Math.min(this.edge(), options.getBoundingClientRect().bottom) - this.seen);
    const [scrolled, by] = out > 1 ? [view, Math.min(out + STRIP, 0.7 * view.clientHeight)] : [options, 0.8 * (options.clientHeight - hidden)];
    scrolled.scrollBy({ top: by, behavior: STILL.matches ? "auto" : "smooth" });
  }
}
