// The story of a match: its last lines, older ones on demand, each with its "why?". Screen readers hear what is new.

import { el, refocus, stopAt } from "./dom.js";
import { spoken } from "./voice.js";
import { markdown, say } from "./words.js";

export class Story {
  /** `acts`: {why(code), back(before)}: explain a line; resolve to older lines. `voice` says the lines that are new. */
  constructor(acts, voice) {
    this.acts = acts;
    this.voice = voice;
    this.heard = el("div", { class: "t-hidden", role: "log", "aria-live": "polite" });
    this.older = el("button", { type: "button", class: "t-button secondary", hidden: true, on: { click: () => this.back() } });
    this.older.dataset.key = "older";
    this.list = el("ol", { class: "t-story", on: { keydown: (event) => this.walk(event) } });
    this.scroll = el("div", { class: "t-scroll" }, el("div", {}, this.older, this.list));
    this.title = el("h3", {});
    this.newest = el("button", { type: "button", class: "t-button secondary", hidden: true, on: { click: () => this.end() } });
    this.scroll.addEventListener("scroll", () => this.away());
    this.element = el("section", { class: "t-log" }, el("div", { class: "t-bar" }, this.title, this.newest), this.scroll);
    this.open();
  }

  /** Begin anew: the page has just been opened on this table. */
  open() {
    this.lines = null; // texts by code, in their order; null: nothing was shown yet
    this.why = "";
  }

  /** Show a log; null: there is none. What was shown stays where it is, and what the reader looks at does not move. */
  take(log) {
    this.element.hidden = !log;
    if (!log) {
      // What happens from here on is heard.
      this.clear();
      return;
    }
    this.title.textContent = say("story");
    this.list.setAttribute("aria-label", say("story"));
    this.older.textContent = say("older");
    this.newest.textContent = say("newest");
    // Another match counts its events anew.
    if (this.lines && this.why !== log.why) this.clear();
    this.why = log.why;
    const held = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const known = this.lines;
    const told = known ? log.lines.filter((line) => !known.has(line.code)) : [];
    if (!known || !follows(known, log.lines)) {
      this.clear();
      this.more = log.more;
    }
    this.append(log.lines.filter((line) => !this.lines.has(line.code)));
    this.older.hidden = !this.more;
    // Lines that are gone may have taken the way back with them, and no scrolling tells of it.
    this.away();
    // Lines that were drawn anew, as after an undo.
    if (held && !this.element.contains(document.activeElement)) refocus(this.element, held);
    this.tell(told.map((line) => line.text));
  }

  clear() {
    this.lines = new Map();
    this.list.replaceChildren();
    this.more = 0;
  }

  /** Add new lines at the end. */
  append(lines) {
    const [before, from] = [this.scroll.scrollHeight, this.scroll.scrollTop];
    for (const line of lines) this.list.append(this.line(line));
    // It is scrolled from its end: who reads further up stays there.
    if (from < -1) this.scroll.scrollTop = from - (this.scroll.scrollHeight - before);
    if (!this.list.contains(document.activeElement)) this.stop(this.list.querySelector("li:last-child > .t-why"));
  }

  /** Offer the way to the newest line to who reads further up. */
  away() {
    this.newest.hidden = this.scroll.scrollTop > -1;
  }

  /** Go to the newest line. */
  end() {
    this.scroll.scrollTop = 0;
    this.list.querySelector("li:last-child > .t-why")?.focus({ preventScroll: true });
  }

  async back() {
    const { why } = this;
    const { lines = [], more = this.more } = await this.acts.back(this.more);
    if (why !== this.why) return;
    const newer = this.lines;
    this.lines = new Map();
    this.list.prepend(...lines.filter((line) => !newer.has(line.code)).map((line) => this.line(line)));
    for (const [code, text] of newer) this.lines.set(code, text);
    this.more = more;
    this.older.hidden = !more;
  }

  line(line) {
    const told = el("div", { id: `t-line-${line.code}` }, markdown(line.text));
    const why = el("button", { type: "button", class: "t-why", title: say("why"), tabindex: "-1", "aria-label": say("why"), "aria-describedby": told.id }, "?");
    why.dataset.key = line.code;
    why.addEventListener("click", () => this.acts.why(line.code));
    this.lines.set(line.code, line.text);
    return el("li", {}, told, why);
  }

  /** Have screen readers say texts. */
  tell(texts) {
    this.voice.say(this.heard, texts.flatMap(markdown).filter(Boolean).map(spoken));
  }

  /** Make one line the tab stop of all; arrow keys lead to the others. */
  stop(control) {
    if (control) stopAt(this.list.querySelectorAll(".t-why"), control);
  }

  /** Go along the lines by arrow keys. */
  walk(event) {
    const all = [...this.list.querySelectorAll(".t-why")];
    const at = all.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = all[Math.min(Math.max(to, 0), all.length - 1)];
    this.stop(next);
    next.focus();
  }
}

/** Return whether lines only go on from those that are shown: an undo marks older ones, and much may happen at once. */
function follows(known, lines) {
  const shown = [...known];
  const from = shown.findIndex(([code]) => code === lines[0]?.code);
  return from >= 0 && shown.slice(from).every(([code, text], n) => lines[n]?.code === code && lines[n].text === text);
}
