// The tabs of the sheets of a table, of which the board shows one.

import { along, el, refocus } from "./dom.js";
import { reach } from "./scrolling.js";

const SHEET = "t-sheet"; // the id of the sheet that is looked at

export class Sheets {
  /** `sheet`: the element of the board. `turn(name)` asks for another sheet. */
  constructor(sheet, turn) {
    this.sheet = sheet;
    this.turn = turn;
    this.sheet.id = SHEET;
    this.element = el("div", { class: "t-sheets", role: "tablist", on: { keydown: (event) => along(event, [...this.element.children]), focusin: (event) => event.target.matches(":focus-visible") && reach(event.target, this.element) } });
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
    reach(element.querySelector("[aria-selected='true']"), element);
  }

  /** Return what turns to a sheet of the table; `shown`: whether it is the one that is looked at. */
  tab(name, title, shown) {
    const known = { role: "tab", id: `${SHEET}-${name}`, "aria-controls": SHEET, "aria-selected": String(shown), tabindex: shown ? "0" : "-1" };
    const made = el("button", { type: "button", ...known, on: { click: () => this.turn(name) } }, title);
    made.dataset.key = name;
    return made;
  }
}
