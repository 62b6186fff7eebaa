// The last result of a table, until it is closed, with those before it that came since the viewer's last turn.

import { el } from "./dom.js";
import { drawn } from "./drawing.js";
import { markdown, say } from "./words.js";

const ROOMY = window.matchMedia("(min-width: 860px) and (min-height: 900px)"); // as in the styles
const EARLIER = 5; // results kept above the last one

export class Result {
  /** `acts`: {pieces, closed()}: `closed` tells that the viewer has closed it. */
  constructor(acts) {
    this.acts = acts;
    this.last = null;
    this.earlier = [];
    this.acted = false; // whether something was pressed on the viewer's turn since the last result
    this.element = el("section", { class: "t-result", hidden: true, tabindex: "-1" });
  }

  /** Show the last result until it is closed; the viewer's own is not pushed out by those of the next turns. Returns whether it is another one. */
  show({ result, hand, board }) {
    const { element } = this;
    if (!result || sessionStorage.getItem(closedAt(result)) === result.n) {
      element.hidden = true;
      this.last = null;
      return false;
    }
    if (this.last?.of !== result.of) {
      this.earlier = this.last && !this.acted && hand?.plays && after(result, this.last) ? [...this.earlier, this.last].slice(-EARLIER) : [];
    }
    this.last = result;
    const close = el("button", { type: "button", class: "t-button success", on: { click: () => this.fold() } }, say("close"));
    close.dataset.key = "close";
    const held = element.contains(document.activeElement);
    // Its board is folded away if it still stands beside it, or if it would leave no room for the story.
    const anew = this.looked !== result.n;
    const open = anew ? ROOMY.matches && board?.picture?.svg !== result.picture?.svg : element.querySelector("details")?.open;
    const shot = result.picture ? el("details", { open }, el("summary", {}, say("result-board")), el("div", { class: "t-shot" }, drawn(result.picture, this.acts.pieces))) : null;
    const text = (one, more) => el("div", { class: `t-text${more}` }, markdown(one.text));
    const bar = el("div", { class: "t-bar" }, el("h3", {}, say("result")), close);
    element.replaceChildren(...[bar, ...this.earlier.map((one) => text(one, " t-earlier")), text(result, ""), shot].filter(Boolean));
    element.setAttribute("aria-label", say("result"));
    element.hidden = false;
    if (anew) {
      this.acted = false;
      if (!this.earlier.length) element.scrollTop = 0;
    }
    this.looked = result.n;
    if (held) close.focus({ preventScroll: true });
    return anew;
  }

  /** Close it for good. */
  fold() {
    sessionStorage.setItem(closedAt(this.last), this.last.n);
    this.element.hidden = true;
    this.last = null;
    this.acts.closed();
  }
}

/** Return whether a result came after another one of the same table. */
function after(result, other) {
  const [[table, event], [same, before]] = [result, other].map(({ of }) => of.split(".").map(Number));
  return table === same && event > before;
}

/** Return the key under which the tab keeps which result of a table was closed; `n` is table and event. */
function closedAt({ n }) {
  return `touch-result-${n.split(".")[0]}`;
}
