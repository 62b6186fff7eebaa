// What stands below the table or in its place: the lobby, and the games on offer.

import { el, refocus } from "./dom.js";
import { items, tiles } from "./items.js";
import { say } from "./words.js";

export class Lobby {
  /** `acts`: {press(id, values), pieces, tell(lines)}: `tell` has screen readers say lines. */
  constructor(acts) {
    this.acts = acts;
    this.element = el("div", { class: "t-card", tabindex: "-1", hidden: true });
    this.open();
  }

  /** Begin anew: the page has just been opened on this table. */
  open() {
    this.lines = null; // the lines of the lobby; null: none was shown yet
  }

  /** Show the lobby and the games on offer of a table; `played`: whether a match was shown until now. */
  show(parts, played) {
    const { board, card, games } = parts;
    const { element } = this;
    element.hidden = !card && !games;
    this.changes(parts, played);
    const shown = games ? tiles(games, this.acts) : null;
    // Beside a board there is little room.
    const more = board ? el("details", {}, el("summary", {}, say("another-game")), shown) : shown;
    const held = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    element.replaceChildren(...footed(card ? items(card, this.acts) : []), ...(games ? [more] : []));
    if (held) refocus(element, held);
  }

  /** Have screen readers say what is new in a lobby: who has come, what is missing; and that it or a match has ended early. */
  changes({ board, card, games, title }, played) {
    const ended = card && games && (this.lines || played);
    // What one can do now stands above the games.
    const shown = [...(card ?? []), ...(ended ? games.slice(0, 1) : [])];
    const lines = shown.filter((item) => item.is === "text").flatMap((item) => item.text.split("\n"));
    if (this.lines || ended) this.acts.tell(lines.filter((line) => !this.lines?.includes(line)));
    this.lines = card && !games ? lines : null;
    // Without a board, this is where keys go on when what had the focus is gone.
    for (const name of ["role", "aria-label"]) this.element.removeAttribute(name);
    if (card && !board) {
      this.element.setAttribute("role", "group");
      this.element.setAttribute("aria-label", title ?? say("games"));
    }
  }
}

/** Return the elements of a card with the rows at its end in one block, which on a phone stays in view. */
function footed(elements) {
  const end = elements.findLastIndex((one) => !one.matches(".t-row")) + 1;
  const rows = elements.slice(end);
  return [...elements.slice(0, end), ...(rows.length ? [el("div", { class: "t-foot" }, rows)] : [])];
}
