// Something to read beside the table, until it is closed.

import { opened, shorten, together } from "./counsel.js";
import { NARROW, el, keyed, refocus } from "./dom.js";
import { Edge } from "./edge.js";
import { items } from "./items.js";
import { shown, unknown } from "./told.js";
import { say } from "./words.js";

const ASKED = "hr ~ .t-text"; // what is asked on a page, and what is said below the options: it stands below the line
const ANSWERS = ".t-row:has(> .success, > .primary, > .danger, > .t-menu, > .t-ticks), .t-menu, .t-ticks"; // what answers it
const END = "end"; // the step of the page that ends a lesson
const EDGE = 8; // pixels between a text that is brought into view and the edge of the panel

export class Panel {
  /** `acts`: {press(id, values, typed, inPanel), pieces, resume(spot), title()}: `title` is its name where its first line gives none. */
  constructor(acts) {
    this.acts = acts;
    this.opener = null; // the spot from which it was opened
    this.place = null; // where the reader of one of several pages is: [page, step]
    this.places = new Map(); // where the reader was in what it has shown since, and what was pressed there: by name, {top, key}
    this.element = el("section", { class: "t-panel", hidden: true, tabindex: "-1" });
    this.edge = new Edge(this.element, ":scope > .t-row, :scope > .t-counsel");
  }

  /** Show something. `from`: the spot from which it was opened; null: that of what was there before. A reader who comes back, as after a change of an option, goes on where they were. `place`: where the reader of one of several pages is, [page, step]: in the same step nothing moves, and a new step or a new page begins in view. `anew`: it answers what was typed, and is read from its beginning. */
  show(found, from, place = null, anew = false) {
    const { element } = this;
    const [at, before] = [element.scrollTop, this.place];
    const held = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const shut = el("button", { type: "button", class: "t-button secondary t-shut", on: { click: () => this.shut() } }, say("close"));
    const press = (id, values, typed) => {
      this.places.set(element.getAttribute("aria-label"), { top: element.scrollTop, key: id });
      return this.acts.press(id, values, typed, true);
    };
    const acts = { ...this.acts, press, reveal: (part) => this.reveal(part) };
    const known = shown([...element.querySelectorAll(ASKED)]);
    if (from && from.region !== element) this.opener = from;
    const made = items(found, acts);
    this.fill([el("div", { class: "t-bar" }, shut), ...(place ? together(found, made, (both) => this.unfolded(both)) : made)]);
    const first = element.querySelector(".t-text > *");
    const named = first?.firstChild?.nodeName === "STRONG" ? first.firstChild : first;
    const title = named?.textContent.replace(/[:：.。]\s*$/, "").trim();
    // A picture has no first line: then it is named by the button that was pressed.
    const pressed = from?.control.matches("button") ? from.control.textContent.trim() : "";
    const name = title || pressed || this.acts.title();
    element.setAttribute("aria-label", name);
    this.place = place;
    element.classList.toggle("t-paged", Boolean(place));
    if (place) return this.turn(before, at, held, known);
    // Another page under the same title, without the control that has led on, is read from its beginning.
    const { top, key } = this.places.get(name) ?? {};
    element.scrollTop = !anew && key && keyed(element, key) ? top : 0;
    element.focus({ preventScroll: true });
  }

  /** Show a page. `before`: the place of the one that it follows, null for none; `at`: how far that was scrolled; `held`: the key of the control that had the focus; `known`: what it asked, as `shown` returns it. */
  turn(before, at, held, known) {
    const { element, place } = this;
    const same = before?.[0] === place[0];
    const stays = same && before[1] === place[1];
    // A tick changes what is said, too: what one ticks next stays where it is.
    const ticks = stays && keyed(element, held)?.matches("input");
    element.scrollTop = same ? at : 0;
    if (ticks) this.stay(at);
    else if (stays) this.renewed(known);
    // On a phone the first page is read from its title on.
    else if (before || !NARROW.matches) this.begin(same);
    if (same && held) refocus(element, held);
    else element.focus({ preventScroll: true });
    if (!NARROW.matches) this.edge.within();
    return undefined;
  }

  /** Look at the same place: below a text that has become shorter, such as an advice that is gone, room is left. */
  stay(at) {
    const { element } = this;
    if (element.scrollTop >= at) return;
    element.append(el("div", { class: "t-room" }));
    element.lastElementChild.style.height = `${at - element.scrollTop}px`;
    element.scrollTop = at;
  }

  /** Have a new page in view, or a new step of the `same` one. What is new on a page is its guide, and below it what is asked, for which the pictures above give way; in a step, or without a guide, it is what is asked. What has happened stands above both, and is read from its beginning where there is room, on a phone before the answers. */
  begin(same) {
    const { element, place } = this;
    const asked = element.querySelector(ASKED);
    const guide = same ? null : element.querySelector(".t-quote")?.closest(".t-text");
    const said = guide ?? asked ?? element.querySelector(":scope > .t-text");
    if (!said || place[1] === END) return;
    // Where nothing is asked, a phone has what leads on below all of it.
    const fresh = NARROW.matches && !asked ? story(said) : said;
    const last = ended(asked ?? fresh);
    const [whole, least] = [same ? fresh : story(fresh), (guide && asked?.firstElementChild) ?? guide ?? last];
    const look = () => {
      for (const [from, end] of [[whole, NARROW.matches ? least : last], [fresh, last], [whole, least], [fresh, last]]) {
        this.reveal(from, last);
        if (this.hidden(end) <= 1) return;
      }
    };
    look();
    const row = this.leading();
    if (row?.matches(".t-counsel") && sticks(row) && this.hidden(last) > 1) {
      shorten(row);
      look();
    }
    if (!asked || !this.wait(guide, asked.firstElementChild, last)) return;
    look();
  }

  /** The reasons of an advice have been unfolded or folded: they are read below what is asked, not over it. */
  unfolded(both) {
    if (!both.matches(".t-brief")) return;
    const on = opened(both);
    both.classList.toggle("t-open", on);
    if (on) this.reveal(both);
    this.edge.look();
  }

  /** Have what leads on wait below, where it would lie over the guide of a page, or over where its question begins: it would be pressed unread. An advice leaves the room to the answers, too, up to the `last` of them. Returns whether it waits. */
  wait(guide, question, last) {
    const row = this.leading();
    if (!row) return false;
    const under = this.hidden(question);
    const over = under > 0 || (row.matches(".t-counsel") && this.hidden(last) > 1);
    const waits = (guide && this.hidden(guide) > 0) || (over && under <= row.offsetHeight);
    row.classList.toggle("t-waits", Boolean(waits));
    return Boolean(waits);
  }

  /** Have what is newly said in a step in view, such as other orders, an advice, or that one is asked once more: the beginning of its text, and what is new in it. */
  renewed(known) {
    const texts = [...this.element.querySelectorAll(ASKED)];
    const [first, last] = unknown(texts, known);
    if (!first) return;
    const text = first.closest(".t-text");
    this.reveal(text, ended(text));
    if (this.hidden(first) > 0) this.reveal(first, ended(last.closest(".t-text")));
  }

  /** Bring a text into view, between the rows that stick to the top and the bottom. What is taller than the room for it is read from its beginning. `last`: what is in view with it, if there is room. */
  reveal(text, last = text) {
    const { element } = this;
    const [own, bar] = [text, element.firstElementChild].map((part) => part.getBoundingClientRect());
    const above = own.top - bar.bottom;
    element.scrollTop += above < 0 ? above : Math.min(above, Math.max(0, this.hidden(last)));
  }

  /** Return how far a text ends below what is in view, in pixels. */
  hidden(text) {
    const { element } = this;
    const row = this.leading();
    const foot = row && row !== text.parentElement && sticks(row) ? row.offsetHeight : 0;
    return text.getBoundingClientRect().bottom + EDGE - (element.getBoundingClientRect().bottom - foot);
  }

  /** Return what leads on, and sticks to the end of the view where there is room: an advice, or a row. */
  leading() {
    return this.element.querySelector(":scope > .t-counsel") ?? this.element.querySelector(":scope > .t-row:has(> .success)");
  }

  /** Shut it, and go on at what opened it. */
  shut() {
    this.empty();
    this.acts.resume(this.opener);
  }

  /** Shut it, as it was read for a question that is answered. What is being filled in stays, and so does what has the focus. */
  leave() {
    const { element } = this;
    if (!element.hidden && !element.contains(document.activeElement) && !element.querySelector("input, select, textarea")) this.empty();
  }

  empty() {
    this.places.clear();
    this.place = null;
    this.fill([]);
  }

  /** Put something into it; without anything it is hidden. On a phone it sticks to the top of the column: what stands below, such as the line that is explained, does not move. */
  fill(content) {
    const column = this.element.parentElement;
    const [at, height] = [column.scrollTop, column.scrollHeight];
    this.element.hidden = !content.length;
    this.element.replaceChildren(...content);
    if (getComputedStyle(this.element).position === "sticky") column.scrollTop = at + column.scrollHeight - height;
  }

  /** Shut it if it lies over the control that has the focus: keys have left it. */
  uncover(control) {
    if (this.element.hidden || this.element.contains(control)) return;
    const [at, over] = [control, this.element].map((part) => part.getBoundingClientRect());
    if (at.left < over.right && over.left < at.right && at.top < over.bottom && over.top < at.bottom) this.empty();
  }
}

/** Return where a text begins, with the texts right above it: what has happened, or what a page is about. */
function story(text) {
  let first = text;
  for (let part = text.previousElementSibling; part?.matches(".t-text, hr"); part = part.previousElementSibling) if (part.matches(".t-text")) first = part;
  return first;
}

/** Return what ends a text: the last of the rows and menus below it that answer it, or confirm what it says, of those that do not stick to the view. */
function ended(text) {
  let last = text;
  for (let row = text.nextElementSibling; row?.matches(ANSWERS) && !sticks(row); row = row.nextElementSibling) last = row;
  return last;
}

function sticks(row) {
  return getComputedStyle(row).position === "sticky";
}
