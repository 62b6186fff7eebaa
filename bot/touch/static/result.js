// The last result of a table, until it is closed, with those before it that came since the viewer's last turn, or the one that has put the viewer out of the match. Once the viewer has played on, its first line is left of it, so that nobody takes it for the latest news.

import { el, questionOf, refocus } from "./dom.js";
import { drawn } from "./drawing.js";
import { head } from "./scrolling.js";
import { inline, markdown, say } from "./words.js";

const ROOMY = window.matchMedia("(min-width: 860px) and (min-height: 900px)"); // as in the styles
const EARLIER = 5; // results kept above the last one
const FOLLOWED = 1; // lines of the story after it that fit below it, as whose turn it is; more of them need some of its room
const SHADOW = 18; // pixels, as in the styles
const EDGE = 8; // pixels below its board, with the edge of the box
const ANOTHER = 4; // lines of the story after it, of which the viewer is asked something out of turn, that are those of another round
const LONG = 14; // lines of the story after it with which it is no news, whatever the viewer did
const HELD = 60; // pixels of it that are in view while it is read
const KEPT = 1; // questions during which its first line is left

export class Result {
  /** `acts`: {pieces, beside, closed(), unfolded(), fitted()}: `beside` are elements that take room from it, `closed` tells that the viewer has closed it, `unfolded(folded)` that the viewer has folded it or opened it again, `fitted` that it begins at its beginning, or does so no more. */
  constructor(acts) {
    this.acts = acts;
    this.last = null;
    this.earlier = [];
    this.plays = false; // whether the viewer still plays
    this.fell = null; // the result that has put the viewer out
    this.acted = false; // whether something was pressed on the viewer's turn since the last result
    this.asked = null; // the id of the viewer's question
    this.folded = false; // whether only its first line is shown
    this.old = false; // whether the viewer has played on since
    this.played = null; // the last question that came after an answer
    this.turns = 0; // how many came since it was folded
    this.begun = 0; // how far it was scrolled when it was fitted
    this.offered = false; // whether its board was opened for its reader, who has not touched it since
    this.turned = false; // whether its reader has just opened its board, or folded it away
    this.touched = false; // whether its reader has pressed or scrolled something in it, or opened it
    this.room = new ResizeObserver(() => requestAnimationFrame(() => this.refit()));
    const touch = () => (this.touched = !this.folded);
    this.element = el("section", { class: "t-result", hidden: true, tabindex: "-1", on: { pointerdown: touch, wheel: touch, keydown: touch } });
  }

  /** Whether its reader is at it, so that nothing that others do may fold it away or scroll it out of view: they have touched it, and some of it is in view. */
  get reads() {
    const { element, touched, folded } = this;
    if (element.hidden || folded || !touched) return false;
    const [own, view] = [element, element.parentElement.closest(".t-ground")].map((part) => part.getBoundingClientRect());
    return own.bottom - HELD > view.top && own.top + HELD < view.bottom;
  }

  /** Show the last result until it is closed; the viewer's own is not pushed out by those of the next turns. Returns whether it is another one. */
  show({ result, hand, board }) {
    const { element } = this;
    const fell = result && this.plays && hand && !hand.plays && this.last?.of !== result.of;
    if (fell) this.fell = result;
    this.plays = Boolean(hand?.plays);
    if (!result || sessionStorage.getItem(closedAt(result)) === result.of) {
      element.hidden = true;
      this.last = null;
      return false;
    }
    const another = this.last?.of !== result.of;
    if (another) {
      const read = this.last && !this.acted && hand?.plays && after(result, this.last) ? [...this.earlier, this.last].slice(-EARLIER) : [];
      this.earlier = !this.plays && this.fell && after(result, this.fell) ? [this.fell] : read;
    }
    this.last = result;
    const close = el("button", { type: "button", class: "t-button success", on: { click: () => this.close() } }, say("close"));
    close.dataset.key = "close";
    this.head = el("button", { type: "button", class: "t-unfold", on: { click: () => this.unfold() } });
    this.head.dataset.key = "head";
    const held = element.contains(document.activeElement) ? document.activeElement : null;
    // What a result brings once the viewer has played on, as where they put a prize, is told as any other act is.
    const anew = this.looked !== result.n && (another || !(this.acted || this.old));
    // Its board is folded away if it still stands beside it, or if it would leave no room for the story.
    const open = anew ? ROOMY.matches && board?.picture?.svg !== result.picture?.svg : element.querySelector("details")?.open;
    const shot = result.picture ? el("details", { open, on: { toggle: () => this.opened() } }, el("summary", { on: { click: () => this.turn() } }, say("result-board")), el("div", { class: "t-shot" }, drawn(result.picture, this.acts.pieces))) : null;
    const text = (one, more) => el("div", { class: `t-text${more}` }, markdown(one.text));
    const bar = el("div", { class: "t-bar" }, el("h3", {}, this.head), close);
    const [line] = result.text.replace(/^(#{1,3}|-#|>|[-*]) +/, "").split("\n");
    const first = el("p", { class: "t-first" }, inline(line));
    element.replaceChildren(...[bar, first, ...this.earlier.map((one) => text(one, " t-earlier")), text(result, ""), shot].filter(Boolean));
    element.setAttribute("aria-label", say("result"));
    element.hidden = false;
    if (another) this.touched = false;
    if (anew) {
      this.offered = Boolean(shot && open);
      this.acted = this.old = false;
      element.scrollTop = 0;
    }
    this.room.disconnect();
    for (const part of [element.parentElement, element.lastElementChild, ...(this.acts.beside ?? [])]) this.room.observe(part);
    this.name();
    this.looked = result.n;
    this.fold(this.folded && !anew);
    if (anew) this.fit();
    if (held) refocus(element, held.dataset.key, close);
    return anew;
  }

  /** Its reader opens its board, or folds it away. */
  turn() {
    this.offered = false;
    this.turned = true;
  }

  /** Its board was opened or folded away. What its reader has opened is in view, as far as there is room for it. */
  opened() {
    const { element, turned } = this;
    this.turned = false;
    this.fit();
    const board = element.querySelector("details[open]");
    if (!board || !turned) return;
    const [own, bar, view] = [board, element.firstElementChild, element].map((part) => part.getBoundingClientRect());
    element.scrollTop += Math.max(0, Math.min(own.bottom + EDGE - view.bottom, own.top - bar.bottom));
  }

  /** Begin with the newest result, and end with a whole line of it. Where it is not read whole, a board beside a low screen's story leaves it some of its room; where its outcome would still be out of view, it stands before what leads to it. The board of a result takes the room that there is, and is folded away where not even the newest result is read whole above it, only a strip of it would be in view, or it would lie over the table, unless its reader has opened it. */
  fit() {
    const { element, folded } = this;
    const newest = [...element.querySelectorAll(":scope > .t-text")].at(-1);
    if (element.hidden || !newest) return;
    element.classList.remove("cramped", "tight");
    const board = element.querySelector("details[open]");
    if (folded || board) {
      element.style.maxHeight = "";
      const fits = () => ROOMY.matches && !cut(newest, element) && !strip(board.lastElementChild, element);
      if (folded || !this.offered || fits()) return;
      this.offered = board.open = false;
    }
    for (const [more, text] of [["cramped", newest], ["tight", newest.querySelector("p:not(.t-small)")]]) {
      head(element, element.firstElementChild, newest);
      if (!cut(text, element)) break;
      element.classList.add(more);
    }
    if (element.classList.contains("tight")) head(element, element.firstElementChild, newest);
    const moved = element.scrollTop > 0 !== this.begun > 0;
    this.begun = element.scrollTop;
    if (moved) this.acts.fitted?.();
  }

  /** The room for it is another one, or its lines are, as when the fonts have come: fit it again, unless its reader has scrolled. */
  refit() {
    const { scrollTop, scrollHeight, clientHeight } = this.element;
    if (Math.abs(scrollTop - Math.min(this.begun, scrollHeight - clientHeight)) <= 1) this.fit();
  }

  /** The viewer is asked a question of this id now, or none: fold away what came before an answer of theirs, here or elsewhere, and close it when they have answered another question since. `fresh`: it has just come, as by that answer. */
  ask(id, fresh = false) {
    const elsewhere = !fresh && this.asked && questionOf(id) !== questionOf(this.asked);
    const answered = id !== this.asked && (this.acted || elsewhere);
    const other = answered && id && questionOf(id) !== this.played;
    this.asked = id;
    if (other) {
      this.played = questionOf(id);
      this.turns += 1;
    }
    if (!answered || !this.last) return;
    if (this.folded && this.turns > KEPT) this.close();
    else this.age();
  }

  /** So many lines of the story have come after it, and the viewer is `called` upon to answer what somebody else has done, or not: fold it away when those tell of another round. */
  outlive(lines, called) {
    if (!this.last || !this.plays || this.old || this.touched) return;
    if (lines >= LONG || (called && lines >= ANOTHER)) this.age();
  }

  /** It is no news any more: fold it away. */
  age() {
    this.old = true;
    this.name();
    if (this.folded) return;
    const within = this.element.contains(document.activeElement);
    this.fold(true);
    if (within && !document.activeElement.getClientRects().length) this.head.focus({ preventScroll: true });
  }

  /** So many lines of the story have come after it: where both have little room, it leaves more to several of them. */
  followed(lines) {
    const several = lines > FOLLOWED;
    if (this.element.classList.contains("followed") === several) return;
    this.element.classList.toggle("followed", several);
    this.fit();
  }

  /** Return whether all that it tells of an event of this public number is to be read in it now. */
  tells(event) {
    if (this.element.hidden || this.folded) return false;
    return [...this.earlier, this.last].some((one) => one.from <= event && event <= numbers(one.n)[1]);
  }

  /** Return whether what is in view of it tells an event of this public number: those before the newest result may be scrolled away. */
  sees(event) {
    return this.tells(event) && (!this.begun || (this.last.from <= event && event <= numbers(this.last.n)[1]));
  }

  /** Leave out its first line while it is folded and `said(from, to)`, which tells whether these events are said elsewhere on the screen, says so. */
  spare(said) {
    this.element.classList.toggle("said", this.last !== null && said(this.last.from, numbers(this.last.n)[1]));
  }

  /** Say what it is: what it tells is no news once the viewer has played on. */
  name() {
    this.element.classList.toggle("old", this.old);
    this.head.textContent = say(this.old ? "result-earlier" : "result");
  }

  /** Fold it, or show all of it again. */
  unfold() {
    this.fold(!this.folded);
    this.touched = !this.folded;
    this.fit();
    this.acts.unfolded(this.folded);
  }

  /** Show its first line alone, or all of it. */
  fold(folded) {
    if (folded !== this.folded) this.turns = 0;
    this.folded = folded;
    if (folded) this.touched = false;
    this.element.classList.toggle("folded", folded);
    this.head.setAttribute("aria-expanded", String(!folded));
    if (folded) this.element.style.maxHeight = "";
  }

  /** Close it for good. */
  close() {
    sessionStorage.setItem(closedAt(this.last), this.last.of);
    this.element.hidden = true;
    this.last = null;
    this.fell = null;
    this.acts.closed();
  }
}

/** Return whether the end of a line is below what a box shows, or in the shadow there that says that it goes on; false without a line. */
function cut(line, box) {
  if (!line || box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return false;
  return line.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom - SHADOW;
}

/** Return whether less than half of a picture is in view above the end of a box. */
function strip(shot, box) {
  const [own, view] = [shot, box].map((part) => part.getBoundingClientRect());
  return view.bottom - own.top < own.height / 2;
}

/** Return whether a result came after another one of the same table. */
function after(result, other) {
  const [[table, event], [same, before]] = [result, other].map(({ of }) => numbers(of));
  return table === same && event > before;
}

/** Return the key under which the tab keeps which result of a table was closed. */
function closedAt({ of }) {
  return `touch-result-${numbers(of)[0]}`;
}

/** Return the numbers of the table and of the event that a name of both says. */
function numbers(name) {
  return name.split(".").map(Number);
}
