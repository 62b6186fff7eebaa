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
    this.scroll.addEventListener("scroll", () => this.scrolled());
    this.element = el("section", { class: "t-log" }, el("div", { class: "t-bar" }, this.title, this.newest), this.scroll);
    this.open();
  }

  /** Begin anew: the page has just been opened on this table. */
  open() {
    this.lines = null; // by its code, what a line says and its element; null: nothing was shown yet
    this.why = "";
    this.taken = null; // the log that came last
    this.question = ""; // the viewer's last question
    this.at = 0; // where the story itself has left its view
    this.moved = false; // whether the reader has scrolled up since that question
  }

  /** Show a log; null: there is none. What was shown stays where it is, and what the reader looks at does not move. */
  take(log) {
    this.element.hidden = !log;
    this.taken = log;
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
    // So much has happened at once that lines between are missing.
    if (this.lines?.size && this.reads() && !this.meets(log)) this.bridge(log);
    else this.show(log, log.lines);
  }

  /** Return whether one is further up in the story than its newest line, or goes along it by keys. */
  reads() {
    return this.scroll.scrollTop < -1 || this.list.contains(document.activeElement);
  }

  /** Return whether a log begins no later than what is shown ends. */
  meets(log) {
    return log.lines.some((line) => this.lines.has(line.code));
  }

  /** Show a log with the lines that are missing between it and what is shown, so that the reader keeps the place. */
  async bridge(log) {
    let whole = log;
    while (whole.more && !this.meets(whole)) {
      const { fault, lines, more } = await this.acts.back(whole.more);
      // Another log has come meanwhile, or will come once the page is connected again; or the story has begun anew.
      if (fault || this.taken !== log) return;
      whole = { ...whole, lines: [...lines, ...whole.lines], more };
    }
    this.show(whole, log.lines);
  }

  /** Show a log; `fresh`: its lines of which screen readers say those that are new. */
  show(log, fresh) {
    const held = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const known = this.lines;
    const told = known ? fresh.filter((line) => !known.has(line.code)) : [];
    if (!known || !this.meets(log)) this.clear();
    this.merge(log);
    this.older.hidden = !this.more;
    // Lines that are gone may have taken the way back with them, and no scrolling tells of it.
    this.away();
    // Its line is no longer there.
    if (held && !this.element.contains(document.activeElement)) refocus(this.element, held);
    this.tell(told.map((line) => line.text));
  }

  clear() {
    this.lines = new Map();
    this.list.replaceChildren();
    this.more = 0;
  }

  /** Show the last lines of a log: those that are there stay, as others do before them; an undo marks them, and new ones come. */
  merge(log) {
    this.heed();
    const [before, from] = [this.scroll.scrollHeight, this.scroll.scrollTop];
    if (!this.lines.has(log.lines[0]?.code)) this.more = log.more;
    let place = log.lines.map(({ code }) => this.lines.get(code)?.element).find(Boolean) ?? null;
    for (const line of log.lines) {
      const there = this.lines.get(line.code);
      if (!there) {
        this.list.insertBefore(this.line(line), place);
        continue;
      }
      while (place && place !== there.element) place = this.drop(place);
      this.reword(there, line.text);
      place = there.element.nextElementSibling;
    }
    while (place) place = this.drop(place);
    // It is scrolled from its end: who reads further up stays there.
    if (from < -1) this.put(from - (this.scroll.scrollHeight - before));
    if (!this.list.contains(document.activeElement)) this.stop(this.list.querySelector("li:last-child > .t-why"));
  }

  /** The viewer is asked a question of this id. A new one has the newest line in view, unless the reader has scrolled up since the one before, or goes along the lines by keys. */
  asked(id) {
    const question = `${this.why} ${id.split("/")[0]}`;
    if (question === this.question) return;
    this.heed();
    if (!this.moved && !this.list.querySelector(":focus-visible")) {
      this.put(0);
      this.away();
    }
    this.question = question;
    this.moved = false;
  }

  /** Scroll to a place: the reader has not done that. */
  put(top) {
    this.scroll.scrollTop = top;
    this.at = this.scroll.scrollTop;
  }

  /** Find out whether the reader has scrolled. */
  heed() {
    const { scrollTop } = this.scroll;
    if (Math.abs(scrollTop - this.at) > 1) this.moved = scrollTop < -1;
    this.at = scrollTop;
  }

  /** The view has moved, by the reader or by the story. */
  scrolled() {
    this.heed();
    this.away();
  }

  /** Offer the way to the newest line to who reads further up. */
  away() {
    const ends = this.scroll.scrollTop > -1;
    if (this.newest.hidden === ends) return;
    const place = () => document.activeElement.getBoundingClientRect().top - this.scroll.getBoundingClientRect().top;
    const before = place();
    this.newest.hidden = ends;
    // Its bar may lie over what has just come into view because it got the focus.
    if (this.scroll.contains(document.activeElement) && before > -1) this.put(this.scroll.scrollTop + Math.min(0, place()));
  }

  /** Go to the newest line. */
  end() {
    this.put(0);
    this.moved = false;
    this.list.querySelector("li:last-child > .t-why")?.focus({ preventScroll: true });
  }

  /** Go back to the line that was explained, if it was one: the story stays where it is. Where new lines have pushed that line out of view, go to the newest one. Returns whether it was one. */
  resume(from) {
    const line = from?.region === this.element && from.key ? this.lines?.get(from.key)?.element : null;
    if (!line) return false;
    const [at, view] = [line, this.scroll].map((part) => part.getBoundingClientRect());
    this.heed();
    const { scrollTop } = this.scroll;
    const seen = at.bottom > view.top && at.top < view.bottom;
    const next = seen || scrollTop < -1 ? line : this.list.lastElementChild;
    next.lastElementChild.focus();
    this.put(scrollTop);
    return true;
  }

  async back() {
    const { why } = this;
    // Who asks for more of what was, reads there.
    this.moved = this.scroll.scrollTop < -1;
    const { lines = [], more = this.more } = await this.acts.back(this.more);
    if (why !== this.why) return;
    const newer = this.lines;
    this.lines = new Map();
    this.list.prepend(...lines.filter((line) => !newer.has(line.code)).map((line) => this.line(line)));
    for (const [code, line] of newer) this.lines.set(code, line);
    this.more = more;
    this.older.hidden = !more;
  }

  line(line) {
    const told = el("div", { id: `t-line-${line.code}` }, markdown(line.text));
    const why = el("button", { type: "button", class: "t-why", title: say("why"), tabindex: "-1", "aria-label": say("why"), "aria-describedby": told.id }, "?");
    why.dataset.key = line.code;
    why.addEventListener("click", () => this.acts.why(line.code));
    const element = el("li", { "data-code": line.code }, told, why);
    this.lines.set(line.code, { text: line.text, element });
    return element;
  }

  /** Have a line say something else. */
  reword(line, text) {
    if (line.text === text) return;
    line.text = text;
    line.element.firstElementChild.replaceChildren(...markdown(text).filter(Boolean));
  }

  /** Take out a line that is no longer told; returns the next one. */
  drop(element) {
    const next = element.nextElementSibling;
    this.lines.delete(element.dataset.code);
    element.remove();
    return next;
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
