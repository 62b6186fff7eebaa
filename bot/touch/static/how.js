// How the game goes, for who plays it for the first time.

import { NARROW, el } from "./dom.js";
import { inline, markdown } from "./words.js";

export class How {
  constructor() {
    this.text = "";
    this.element = el("details", { class: "t-how", hidden: true });
  }

  /** Stand after one element; on a phone, folded away before another one. */
  place(wide, narrow) {
    if (NARROW.matches) narrow.before(this.element);
    else wide.after(this.element);
    this.element.open = !NARROW.matches;
  }

  /** Show a text, of which the first line is the title; without one, nothing. */
  show(text) {
    this.element.hidden = !text;
    if (this.text === text) return;
    this.text = text;
    const [title, ...lines] = text.split("\n");
    this.element.replaceChildren(el("summary", {}, inline(title)), el("div", { class: "t-text" }, markdown(lines.join("\n"))));
  }
}
