// A text box that offers completions: a combobox with a list, by pointer and by keys.

import { el, freshId } from "./dom.js";

export class Completion {
  /** `input` is the box; `take(entry)` gets the chosen one of the offered entries {label, more}. */
  constructor(input, label, take) {
    this.input = input;
    this.take = take;
    this.entries = [];
    this.active = -1;
    // The entry that was marked by key: it stays marked while newer entries arrive.
    this.picked = null;
    this.list = el("ul", { class: "offers", role: "listbox", id: freshId("offers"), hidden: true, "aria-label": label });
    for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-expanded", "false"], ["aria-controls", this.list.id], ["autocomplete", "off"]]) {
      input.setAttribute(name, value);
    }
    input.addEventListener("blur", () => this.close());
  }

  get open() {
    return this.entries.length > 0;
  }

  /** Offer entries; the first is marked if `eager`. */
  offer(entries, eager = false) {
    this.entries = entries;
    this.list.replaceChildren(...entries.map((entry, place) => this.line(entry, place)));
    this.list.hidden = !this.open;
    this.input.setAttribute("aria-expanded", String(this.open));
    const again = entries.findIndex((entry) => this.picked && entry.label === this.picked.label);
    if (again < 0) this.picked = null;
    this.mark(again < 0 && eager && this.open ? 0 : again);
  }

  close() {
    this.offer([]);
  }

  line(entry, place) {
    const more = entry.more ? [el("span", { class: "small" }, entry.more)] : [];
    const made = el("li", { role: "option", id: `${this.list.id}-${place}` }, el("span", {}, entry.label), more);
    // This event comes before the box loses the focus, which would close the list.
    made.addEventListener("pointerdown", (event) => event.preventDefault());
    made.addEventListener("click", () => this.choose(place));
    return made;
  }

  mark(place) {
    this.active = place;
    [...this.list.children].forEach((line, at) => line.setAttribute("aria-selected", String(at === place)));
    const line = this.list.children[place];
    line?.scrollIntoView({ block: "nearest" });
    if (line) this.input.setAttribute("aria-activedescendant", line.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  choose(place) {
    const entry = this.entries[place];
    this.close();
    this.take(entry);
  }

  /** Handle a key; returns whether it was for the list. */
  key(event) {
    if (!this.open) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.mark((Math.max(this.active, step > 0 ? -1 : 0) + step + this.entries.length) % this.entries.length);
      this.picked = this.entries[this.active];
    } else if (event.key === "Escape") this.close();
    else if ((event.key === "Enter" || event.key === "Tab") && this.active >= 0) this.choose(this.active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
