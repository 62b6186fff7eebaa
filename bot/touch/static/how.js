// How the game goes, for who plays it for the first time.

import { NARROW, el } from "./dom.js";
import { inline, markdown } from "./words.js";

export class How {
  /** `wide`: after what it stands beside the board; `narrow`: before what it stands on a phone; `later`: after what it stands when it has been read. */
  constructor(wide, narrow, later) {
    this.text = "";
    this.wide = wide;
    this.narrow = narrow;
    this.end = later;
    this.later = false; // whether the first question has been answered: it is one touch away then
    this.element = el("details", { class: "t-how", hidden: true });
    this.element.addEventListener("toggle", () => this.later && this.element.open && this.element.scrollIntoView({ block: "nearest" }));
  }

  /** Stand where there is room for it; on a phone, folded away. */
  place() {
    if (this.later) this.end.after(this.element);
    else if (NARROW.matches) this.narrow.before(this.element);
    else this.wide.after(this.element);
    this.element.open = !NARROW.matches && !this.later;
  }

  /** Show a text, of which the first line is the title; without one, nothing. `later`: whether it has been read; null: as before. */
  show(text, later) {
    this.element.hidden = !text;
    if (later !== null && later !== this.later) {
      this.later = later;
      this.place();
    }
    if (this.text === text) return;
    this.text = text;
    const [title, ...lines] = text.split("\n");
    this.element.replaceChildren(el("summary", {}, inline(title)), el("div", { class: "t-text" }, markdown(lines.join("\n"))));
  }
}
