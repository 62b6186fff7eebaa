// The tabs of the sheets of a table, of which the board shows one.

import { along, el, refocus } from "./dom.js";

const SHEET = "t-sheet"; // the id of the sheet that is looked at

export class Sheets {
  /** `sheet`: the element of the board. `turn(name)` asks for another sheet. */
  constructor(sheet, turn) {
    this.sheet = sheet;
    this.turn = turn;
    this.sheet.id = SHEET;
    this.element = el("div", { class: "t-sheets", role: "tablist", on: { keydown: (event) => along(event, [...this.element.children]), focusin: (event) => event.target.matches(":focus-visible") && this.scroll(event.target) } });
  }

  show(board) {
    const { element, sheet } = this;
    element.hidden = !board?.sheets.length;
    const held = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    element.replaceChildren(...(board?.sheets ?? []).map(([name, title]) => this.tab(name, title, name === board.sheet)));
    if (held) refocus(element, held);
    for (const known of ["role", "aria-labelledby"]) sheet.removeAttribute(known);
    if (element.hidden) return;
    sheet.setAttribute("role", "tabpanel");
    sheet.setAttribute("aria-labelledby", `${SHEET}-${board.sheet}`);
    this.scroll(element.querySelector("[aria-selected='true']"));
  }

  /** Return what turns to a sheet of the table; `shown`: whether it is the one that is looked at. */
  tab(name, title, shown) {
    const known = { role: "tab", id: `${SHEET}-${name}`, "aria-controls": SHEET, "aria-selected": String(shown), tabindex: shown ? "0" : "-1" };
    const made = el("button", { type: "button", ...known, on: { click: () => this.turn(name) } }, title);
    made.dataset.key = name;
    return made;
  }

  /** Scroll to a tab where there is no room for all, as on a phone. */
  scroll(tab) {
    const [at, view] = [tab, this.element].map((part) => part.getBoundingClientRect());
    this.element.scrollLeft += Math.max(0, at.right - view.right) + Math.min(0, at.left - view.left);
  }
}
