// Says that a question goes on below the edge of its view, and leads there: on a phone no bar says so. It lies over nothing that is to be read: it stands in a
// strip where the view ends, or beside the buttons of a row that sticks there. Where options go on, another sign says how many.

import { NARROW, el } from "./dom.js";

const CUT = 10; // pixels below the edge that need no sign
const GAP = 8; // pixels between the buttons of a row and the sign beside them
const NEAR = 3; // pixels between the edge and a row that sticks there
const STILL = window.matchMedia("(prefers-reduced-motion: reduce)");

export class Edge {
  /** `desk`: what holds the question, and on a phone scrolls it; beside the board, what it stands in does. `ending`: what of it may stick at the edge. */
  constructor(desk, ending = ".t-ask > .t-row, .t-ask > .t-options") {
    this.desk = desk;
    this.ending = ending;
    this.arrow = el("span", { class: "t-arrow" });
    this.element = el("div", { class: "t-edge", "aria-hidden": "true", on: { click: () => this.go() } }, el("div", {}, this.arrow));
    this.sizes = new ResizeObserver(() => this.look());
    document.addEventListener("scroll", ({ target }) => target === this.view && this.look(), { capture: true, passive: true });
    for (const moved of ["focusin", "focusout"]) desk.addEventListener(moved, () => requestAnimationFrame(() => this.look()));
  }

  /** Return the view that it stands in. */
  get view() {
    return this.element.parentElement;
  }

  /** Stand at the end of the view: that of a phone is another one. */
  place() {
    const { desk } = this;
    (NARROW.matches ? desk : desk.parentElement).append(this.element);
    this.measure();
  }

  /** Stand in what scrolls by itself, below its bar: its order puts it at the end. */
  within() {
    this.desk.firstElementChild.after(this.element);
    this.measure();
    this.look();
  }

  /** Look again when what is in the view grows or shrinks. */
  measure() {
    this.sizes.disconnect();
    for (const one of [this.view, ...this.desk.children]) this.sizes.observe(one);
  }

  /** Show whether the view goes on. Keys lead to all that is in it, and nothing lies over what has the focus. */
  look() {
    const { view, element } = this;
    if (!view?.clientHeight) return;
    const { activeElement: at } = document;
    const keys = at !== view && view.contains(at) && at.matches(":focus-visible");
    // What has been read needs no sign.
    const read = view.querySelector(":scope > .t-how")?.offsetHeight ?? 0;
    const on = view.scrollHeight - view.scrollTop - view.clientHeight > CUT + read && !keys && !view.querySelector(".t-onward.on");
    element.classList.toggle("on", on);
    const row = this.row();
    for (const one of this.rows) one.classList.toggle("t-ends", on && one === row);
    if (on) this.stand(row);
  }

  /** Return the rows that may stick at the edge. */
  get rows() {
    return [...this.desk.querySelectorAll(this.ending)];
  }

  /** Return where the view ends on the page. */
  get end() {
    return this.view.getBoundingClientRect().top + this.view.clientHeight;
  }

  /** Return the row that sticks at the edge, if there is one. */
  row() {
    const sticks = (one) => one.offsetHeight && getComputedStyle(one).position === "sticky" && Math.abs(one.getBoundingClientRect().bottom - this.end) < NEAR;
    return this.rows.find(sticks);
  }

  /** Stand beside the last button of the row that sticks at the edge, if there is room; else in a strip above that row, or at the edge. */
  stand(row) {
    const { view, element, arrow } = this;
    const pad = parseFloat(getComputedStyle(view).paddingBottom);
    // An advice ends with the row of its button.
    const buttons = row?.matches(".t-counsel") ? row.lastElementChild : row;
    const last = [...(buttons?.children ?? [])].findLast((one) => one.offsetHeight)?.getBoundingClientRect();
    const beside = Boolean(last) && last.right + GAP <= arrow.getBoundingClientRect().left;
    element.classList.toggle("beside", beside);
    element.style.bottom = `${Math.round((row && !beside ? row.offsetHeight : 0) - pad)}px`;
  }

  /** Bring what follows into view. */
  go() {
    this.view.scrollBy({ top: 0.7 * this.view.clientHeight, behavior: STILL.matches ? "auto" : "smooth" });
  }
}
