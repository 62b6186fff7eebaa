// A table to touch: `mount` shows it in an element and keeps it up to date over a websocket.

import { Ask } from "./ask.js";
import { Board, glide, places } from "./board.js";
import { NARROW, OUTLINE, along, el, keyed, refocus } from "./dom.js";
import { drawn } from "./drawing.js";
import { Hold } from "./hold.js";
import { items, tiles } from "./items.js";
import { Story } from "./story.js";
import { Voice } from "./voice.js";
import { inline, learn, markdown, say } from "./words.js";

const DARK = window.matchMedia("(prefers-color-scheme: dark)");
const ROOMY = window.matchMedia("(min-width: 860px) and (min-height: 900px)"); // as in the styles
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const EARLIER = 5; // results kept above the last one
const SHEET = "t-sheet"; // the id of the sheet that is looked at

/** Show the table of the visitor with this ticket; returns {close, enter, focus}. `turned(yours)`: the page marks the turn itself. */
export function mount(root, ticket, turned = null) {
  const table = new Table(root, ticket, turned);
  return { close: () => table.close(), enter: (other) => table.enter(other), focus: () => table.home() };
}

class Table {
  constructor(root, ticket, turned) {
    this.root = root;
    this.ticket = ticket;
    this.turned = turned;
    this.parts = {};
    this.stale = [];
    this.pieces = new Map();
    this.waiting = new Map();
    this.refs = 0;
    this.last = null; // the last result, and those before it that came since the viewer's last turn
    this.earlier = [];
    this.opener = null; // what opened the panel, and what opened the field for a number
    this.asker = null;
    this.lobby = null; // the lines of the lobby; null: none was shown yet
    this.acted = false; // whether something was pressed on the viewer's turn since the last result
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.acts = { press: (id, values, typed) => this.press(id, values, typed), pieces: this.pieces, refresh: () => this.light() };
    root.classList.add("touch");
    this.hold = new Hold(root, () => this.say([{ is: "text", text: say("late") }]));
    DARK.addEventListener("change", () => this.ask({ do: "look", theme: theme() }));
    this.keyed = (event) => this.key(event);
    // Under a finger nothing moves before the press is over: what the option does is said after it.
    root.addEventListener("focusin", (event) => {
      if (!event.target.matches(":focus-visible")) return;
      this.question.explain(event.target, true);
      // The browser has scrolled by then. It does not know what sticks to the edge of a view.
      requestAnimationFrame(() => {
        this.clear(event.target);
        this.uncover(event.target);
      });
    });
    // Screen readers call an element that hears clicks, and all that is in it, "clickable"; the window is not said.
    this.clicks = [["click", (event) => this.doubled(event), true], ["click", (event) => this.clicked(event)]];
    for (const click of this.clicks) window.addEventListener(...click);
    document.addEventListener("keydown", this.keyed);
    this.build();
    this.open();
    this.wide = 0;
    new ResizeObserver(() => this.resized()).observe(root);
  }

  build() {
    this.head = el("header", { class: "t-head" });
    this.board = new Board("table", (tags) => this.question.touch(tags));
    this.hand = new Board("hand", (tags) => this.question.touch(tags));
    this.sheets = el("div", { class: "t-sheets", role: "tablist", on: { keydown: (event) => along(event, [...this.sheets.children]), focusin: (event) => event.target.matches(":focus-visible") && this.along(event.target) } });
    this.board.element.id = SHEET;
    this.boardLines = el("div", { class: "t-lines" });
    this.handLines = el("div", { class: "t-lines" });
    const voice = new Voice();
    this.question = new Ask(this.acts, voice);
    this.note = el("div", { class: "t-note", role: "alert", hidden: true });
    // On a phone the story is out of view; what happened last stands above the question. It is heard with the story.
    this.latest = el("div", { class: "t-latest", "aria-hidden": "true" });
    // Whether to agree to an undo that somebody else asks for.
    this.vote = el("div", { class: "t-vote", "aria-live": "polite" });
    this.desk = el("div", { class: "t-desk" }, this.vote, this.latest, this.question.element);
    // How the game goes, for who plays it for the first time.
    this.how = el("details", { class: "t-how", hidden: true });
    this.story = new Story({ why: (code) => this.press(this.parts.log.why, [code]), back: (before) => this.ask({ do: "back", before }) }, voice);
    this.status = el("div", { class: "t-status" });
    this.card = el("div", { class: "t-card", tabindex: "-1", hidden: true });
    this.panel = el("section", { class: "t-panel", hidden: true, tabindex: "-1" });
    this.result = el("section", { class: "t-result", hidden: true, tabindex: "-1" });
    this.ground = el(
      "div",
      { class: "t-ground" },
      // Keys go from the question to the hand, then to the board and to the story.
      el("div", { class: "t-side t-right" }, this.desk, this.hand.element, this.handLines, this.status),
      el("div", { class: "t-side t-left" }, this.sheets, this.board.element, this.boardLines, this.result, this.story.element),
      // The lobby, or after a match the other games, below all else.
      this.card,
      this.panel,
    );
    this.root.replaceChildren(this.head, this.ground, this.story.heard, this.question.heard);
    this.place();
    NARROW.addEventListener("change", () => this.place());
    this.settle(false);
  }

  /** Say how the game goes beside the board; on a phone it is folded away above the question. */
  place() {
    if (NARROW.matches) this.question.element.before(this.how);
    else this.boardLines.after(this.how);
    this.how.open = !NARROW.matches;
  }

  /** Say things beside the question, or under a lobby: nowhere on top of what is pressed next. */
  settle(playing) {
    this.root.classList.toggle("playing", playing);
    if (playing) this.question.element.before(this.note);
    else this.root.append(this.note);
    this.say(null);
  }

  // ---------------------------------------------------------------- the connection

  enter(ticket) {
    if (ticket === this.ticket) return;
    this.ticket = ticket;
    this.story.open();
    this.lobby = null;
    this.empty();
    this.socket.close();
  }

  close() {
    this.closed = true;
    document.removeEventListener("keydown", this.keyed);
    for (const click of this.clicks) window.removeEventListener(...click);
    this.hold.close();
    this.socket.close();
  }

  open() {
    const address = new URL("./ws", import.meta.url);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("ticket", this.ticket);
    address.searchParams.set("theme", theme());
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("message", (event) => this.hold.after(() => this.take(JSON.parse(event.data))));
    socket.addEventListener("close", () => this.hold.after(() => this.lost()));
  }

  lost() {
    for (const resolve of this.waiting.values()) resolve({ fault: "offline" });
    this.waiting.clear();
    if (this.closed) return;
    this.root.classList.add("offline");
    setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Send a request; resolves to its answer. */
  ask(act) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ fault: "offline" });
    this.refs += 1;
    const ref = this.refs;
    this.socket.send(JSON.stringify({ ...act, ref }));
    return new Promise((resolve) => this.waiting.set(ref, resolve));
  }

  take(frame) {
    for (const [name, piece] of Object.entries(frame.pieces ?? {})) this.pieces.set(name, piece);
    if (frame.is === "answer") {
      this.waiting.get(frame.ref)?.(frame);
      this.waiting.delete(frame.ref);
    } else if (frame.is === "hello") {
      learn(frame);
      this.root.lang = frame.locale;
      this.root.classList.remove("offline");
      if (this.cut) this.say(null);
      this.wait = FIRST_WAIT;
      this.stale = Object.keys(this.parts);
      this.parts = {};
    } else {
      Object.assign(this.parts, frame.parts);
      for (const name of frame.gone) delete this.parts[name];
      // What was drawn for an earlier connection is gone, unless it came again.
      const gone = [...frame.gone, ...this.stale.filter((name) => !(name in this.parts))];
      this.stale = [];
      this.draw({ ...frame.parts, ...Object.fromEntries(gone.map((name) => [name, null])) });
    }
  }

  // ---------------------------------------------------------------- pressing

  /** Press something; `inPanel`: in the panel, which is shut when the press was its last. */
  async press(id, values, typed = false, inPanel = false) {
    this.say(null);
    const from = this.spot();
    if (this.parts.turn?.yours) this.acted = true;
    const { note, done, fault, panel, box } = await this.ask({ do: "press", id, values, typed });
    if (note) this.say(note);
    else if (fault) this.say([{ is: "text", text: say(`fault-${fault}`) }], fault === "offline");
    else if (panel) this.show(panel, from);
    else if (box) this.type(box, from);
    if (inPanel && (done || !(note || fault || panel || box))) this.shut();
  }

  /** Say something in passing, until the next press; `cut`: until there is a connection again. */
  say(told, cut = false) {
    const held = this.note.contains(document.activeElement);
    this.cut = cut;
    this.note.setAttribute("role", "alert");
    this.note.removeAttribute("aria-label");
    this.note.hidden = !told;
    this.note.replaceChildren(...(told ? items(told, this.acts) : []));
    if (told) this.desk.scrollTop = 0;
    if (held) this.resume(this.asker);
    this.asker = null;
  }

  /** Show something to read beside the table. `from`: the spot from which it was opened. */
  show(found, from) {
    const shut = el("button", { type: "button", class: "t-button secondary t-shut", on: { click: () => this.shut() } }, say("close"));
    const acts = { ...this.acts, press: (id, values, typed) => this.press(id, values, typed, true) };
    if (from.region !== this.panel) this.opener = from;
    this.panel.hidden = false;
    this.panel.replaceChildren(el("div", { class: "t-bar" }, shut), ...items(found, acts));
    this.panel.scrollTop = 0;
    // It gets the focus: screen readers say what it is, and read on from there.
    const first = this.panel.querySelector(".t-text > *");
    const named = first?.firstChild?.nodeName === "STRONG" ? first.firstChild : first;
    const title = named?.textContent.replace(/[:：.。]\s*$/, "").trim();
    this.panel.setAttribute("aria-label", title || this.parts.title || say("games"));
    this.panel.focus({ preventScroll: true });
  }

  /** Ignore the second half of a double click: what was drawn there after the first half must not be pressed by it. */
  doubled(event) {
    if (event.detail < 2 || !this.root.contains(event.target) || !event.target.closest(".t-ask, .t-box, .t-panel .danger, .t-panel .success")) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Take a click on a board, and say what the option does that was clicked. */
  clicked(event) {
    if (!event.composedPath().includes(this.root)) return; // what was clicked may be gone by now
    for (const board of [this.board, this.hand]) if (board.box.contains(event.target)) board.click(event);
    this.question.explain(event.target);
  }

  /** Take back one step by Escape: say no more, shut the panel, widen the choice, go to the question, or close the result. */
  key(event) {
    const within = this.root.contains(event.target);
    if (event.key !== "Escape" || event.defaultPrevented || !(within || event.target === document.body)) return;
    if (this.note.contains(document.activeElement)) this.say(null);
    else if (!this.panel.hidden) this.shut();
    else if (this.result.contains(document.activeElement)) this.fold();
    else if (!this.question.back()) {
      // From the hand or the board it is many stops back to what ends the choice.
      if ([this.board, this.hand].some((board) => board.element.contains(document.activeElement))) this.home();
      else if (!this.result.hidden) this.fold();
      else return;
    }
    event.preventDefault();
  }

  /** Shut the panel, and go on at what opened it. */
  shut() {
    this.empty();
    this.resume(this.opener);
  }

  empty() {
    this.panel.hidden = true;
    this.panel.replaceChildren();
  }

  /** Scroll what has the focus, or a text, clear of a row that sticks to the bottom of its view and lies over it. What is taller than the room for it is read from its beginning. */
  clear(control) {
    const view = control.closest(NARROW.matches ? ".t-card, .t-desk" : ".t-card, .t-right");
    for (const row of view?.querySelectorAll(".t-row, .t-options") ?? []) {
      const apart = !row.contains(control) && !control.contains(row);
      if (!apart || getComputedStyle(row).position !== "sticky") continue;
      const [at, over] = [control, row].map((part) => part.getBoundingClientRect());
      const room = Math.max(0, at.top - view.getBoundingClientRect().top - OUTLINE);
      if (at.top < over.bottom) view.scrollTop += Math.min(room, Math.max(0, at.bottom + OUTLINE - over.top));
    }
  }

  /** Shut the panel if it lies over the control that has the focus: keys have left it. */
  uncover(control) {
    if (this.panel.hidden || this.panel.contains(control)) return;
    const [at, over] = [control, this.panel].map((part) => part.getBoundingClientRect());
    if (at.left < over.right && over.left < at.right && at.top < over.bottom && over.top < at.bottom) this.empty();
  }

  /** Return whether what has the focus is gone, hidden or no longer to be pressed. A browser notices that only later. */
  adrift() {
    const at = document.activeElement;
    return !this.root.contains(at) || !at.getClientRects().length || (at.closest("svg") !== null && !at.hasAttribute("tabindex"));
  }

  /** Return the control that has the focus, and how to find it when it was drawn anew. */
  spot() {
    const control = document.activeElement;
    const regions = [this.card, this.vote, this.question.element, this.status, this.story.element, this.panel];
    return { control, key: control.dataset.key, region: regions.find((one) => one.contains(control)) };
  }

  /** Go back to the control of a spot; where it is gone or cannot be pressed, to where one plays. */
  resume(spot) {
    const again = this.root.contains(spot?.control) ? spot.control : spot?.region && spot.key && keyed(spot.region, spot.key);
    if (again) again.focus();
    if (!again || again !== document.activeElement) this.home();
  }

  /** Go to where one plays: what held the focus is no longer there. */
  home() {
    (this.parts.board ? this.question.element : this.card).focus({ preventScroll: true });
  }

  /** Ask for a number. `from`: the spot from which it is asked for. */
  type(box, from) {
    const typed = el("input", { type: "text", inputmode: "numeric", placeholder: box.hint ?? "", maxlength: 10, "aria-label": box.label });
    const go = el("button", { type: "submit", class: "t-button success" }, say("ok"));
    const form = el("form", { class: "t-form" }, el("label", {}, el("span", {}, box.label), typed), " ", go);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.press(box.id, [typed.value], true);
    });
    // The field gets the focus and is said then: an alert would say it twice, with its button.
    this.note.setAttribute("role", "group");
    this.note.setAttribute("aria-label", box.title);
    this.note.hidden = false;
    this.note.replaceChildren(form);
    this.desk.scrollTop = 0;
    typed.focus();
    this.asker = from;
  }

  // ---------------------------------------------------------------- drawing

  draw(changed) {
    const boards = [this.board, this.hand];
    const before = "board" in changed || "hand" in changed ? places(boards) : new Map();
    const { parts } = this;
    const held = this.root.contains(document.activeElement);
    this.top();
    if ("card" in changed || "games" in changed) this.cards();
    // What is only done in a running match is not offered over its end.
    if ("games" in changed && parts.games && this.panel.querySelector(".danger")) this.empty();
    if ("board" in changed) this.sheet();
    if ("hand" in changed) this.own();
    if ("vote" in changed) this.consent();
    if ("status" in changed) this.status.replaceChildren(...items(parts.status ?? [], this.acts));
    if ("log" in changed || !parts.log) this.story.take(parts.log ?? null);
    if ("result" in changed) this.round();
    if (["log", "over", "result"].some((name) => name in changed)) this.recent();
    if (this.root.classList.contains("playing") !== Boolean(parts.board)) {
      // What was read in the lobby lies over the board of the match.
      if (parts.board) this.empty();
      this.settle(Boolean(parts.board));
    }
    this.root.classList.toggle("watching", Boolean(parts.board) && !("hand" in parts));
    this.root.classList.toggle("asked", Boolean(parts.ask));
    if ("ask" in changed) this.introduce();
    const anew = "ask" in changed && this.question.take(parts.ask ?? null);
    if (anew) this.desk.scrollTop = 0;
    this.light();
    if (anew) this.begin();
    if (anew) this.seek();
    if (held && this.adrift()) this.home();
    glide(boards, before);
    this.turned?.(Boolean(parts.turn?.yours));
  }

  top() {
    const { title, turn } = this.parts;
    const yours = turn?.yours && !this.turned ? el("strong", { class: "t-yours" }, say("your-turn")) : null;
    const shown = JSON.stringify([title, turn]);
    if (this.head.dataset.shown === shown) return;
    this.head.dataset.shown = shown;
    this.head.replaceChildren(
      ...[
        el("h2", {}, title ?? say("games")),
        yours,
        // Of the viewer's own turn the page says so, and the question.
        turn ? el("div", { class: "t-wait", role: turn.yours && this.turned ? null : "status" }, turn.lines.map((line) => markdown(line))) : null,
      ].filter(Boolean),
    );
  }

  cards() {
    const { board, card, games } = this.parts;
    this.card.hidden = !card && !games;
    this.changes();
    const shown = games ? tiles(games, this.acts) : null;
    // Beside a board there is little room.
    const more = board ? el("details", {}, el("summary", {}, say("another-game")), shown) : shown;
    const held = this.card.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.card.replaceChildren(...(card ? items(card, this.acts) : []), ...(games ? [more] : []));
    if (held) refocus(this.card, held);
  }

  /** Have screen readers say what is new in a lobby: who has come, what is missing; and that it or a match has ended early. */
  changes() {
    const { card, games, board } = this.parts;
    const ended = card && games && (this.lobby || this.root.classList.contains("playing"));
    // What one can do now stands above the games.
    const shown = [...(card ?? []), ...(ended ? games.slice(0, 1) : [])];
    const lines = shown.filter((item) => item.is === "text").flatMap((item) => item.text.split("\n"));
    if (this.lobby || ended) this.story.tell(lines.filter((line) => !this.lobby?.includes(line)));
    this.lobby = card && !games ? lines : null;
    // Without a board, this is where keys go on when what had the focus is gone.
    for (const name of ["role", "aria-label"]) this.card.removeAttribute(name);
    if (card && !board) {
      this.card.setAttribute("role", "group");
      this.card.setAttribute("aria-label", this.parts.title ?? say("games"));
    }
  }

  sheet() {
    const { board } = this.parts;
    this.board.show(board?.picture ?? null, this.pieces);
    this.boardLines.replaceChildren(...(board?.lines ?? []).map((line) => el("div", {}, markdown(line))));
    this.sheets.hidden = !board?.sheets.length;
    const held = this.sheets.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.sheets.replaceChildren(...(board?.sheets ?? []).map(([name, title]) => this.tab(name, title, name === board.sheet)));
    if (held) refocus(this.sheets, held);
    for (const known of ["role", "aria-labelledby"]) this.board.element.removeAttribute(known);
    if (this.sheets.hidden) return;
    this.board.element.setAttribute("role", "tabpanel");
    this.board.element.setAttribute("aria-labelledby", `${SHEET}-${board.sheet}`);
    this.along(this.sheets.querySelector("[aria-selected='true']"));
  }

  /** Return what turns to a sheet of the table; `shown`: whether it is the one that is looked at. */
  tab(name, title, shown) {
    const known = { role: "tab", id: `${SHEET}-${name}`, "aria-controls": SHEET, "aria-selected": String(shown), tabindex: shown ? "0" : "-1" };
    const made = el("button", { type: "button", ...known, on: { click: () => this.ask({ do: "look", sheet: name }) } }, title);
    made.dataset.key = name;
    return made;
  }

  /** Scroll to a tab where there is no room for all, as on a phone. */
  along(tab) {
    const [at, view] = [tab, this.sheets].map((part) => part.getBoundingClientRect());
    this.sheets.scrollLeft += Math.max(0, at.right - view.right) + Math.min(0, at.left - view.left);
  }

  own() {
    const { hand } = this.parts;
    this.hand.show(hand?.picture ?? null, this.pieces);
    const news = (hand?.news ?? []).map((line) => el("div", { class: "t-news" }, markdown(line)));
    this.handLines.replaceChildren(...news, ...(hand?.lines ?? []).map((line) => el("div", {}, markdown(line))));
  }

  /** Ask whether the viewer agrees to an undo, where it is seen at once. */
  consent() {
    this.vote.replaceChildren(...items(this.parts.vote ?? [], this.acts));
    if (!this.parts.vote) return;
    this.desk.scrollTop = 0;
    this.vote.scrollIntoView({ block: "nearest" });
  }

  /** Say how the game goes, until the first answer. */
  introduce() {
    const text = this.parts.ask?.how ?? "";
    this.how.hidden = !text;
    if (this.introduced === text) return;
    this.introduced = text;
    const [title, ...lines] = text.split("\n");
    this.how.replaceChildren(el("summary", {}, inline(title)), el("div", { class: "t-text" }, markdown(lines.join("\n"))));
  }

  /** Show the latest events, unless the result above them tells the last one; when the match is over, that stands with the ranking. */
  recent() {
    const lines = this.parts.over ? [] : (this.parts.log?.lines ?? []).slice(-2);
    const [, told] = (this.last?.n ?? "0.0").split(".").map(Number);
    this.latest.hidden = this.last !== null && !lines.some(({ code }) => Number(code) > told);
    this.latest.replaceChildren(...lines.map((line) => el("div", {}, markdown(line.text))));
  }

  /** Light up what is offered, and draw the question with the rest as buttons. */
  light() {
    const held = this.root.contains(document.activeElement);
    const offered = this.question.offered();
    const [chosen, about] = [this.question.chosen(), this.question.about()];
    const explained = this.question.explained();
    const named = (places) => this.question.named(places);
    const lit = new Set([this.board, this.hand].flatMap((board) => [...board.light(offered, chosen, about, explained, named, this.question.picks)]));
    const { below, over } = this.parts;
    this.question.draw(lit, over ?? below ?? [], !over);
    if (held && this.adrift()) this.home();
  }

  /** Scroll up to where a new question begins, if the answer before has left that out of view. */
  begin() {
    const [question, side] = [this.question.element, this.desk.parentElement].map((part) => part.getBoundingClientRect());
    if (question.height && side.height && question.top < side.top) this.question.element.scrollIntoView({ block: "start" });
  }

  /** Scroll to what lights up if all of it is out of view, as on a phone, unless a result is read that came since the last answer. Where one confirms nothing does: scroll to what was chosen last. */
  seek() {
    const lit = [...this.ground.querySelectorAll(".t-box [data-tag]")];
    const sought = lit.length ? lit : this.chosen();
    const [ground, desk] = [this.ground, this.desk].map((part) => part.getBoundingClientRect());
    const clear = (shape) => {
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      // Of an enlarged board a part is in view.
      const box = shape.closest(".t-box").getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
      return top >= ground.top && bottom <= ground.bottom && (right <= desk.left || left >= desk.right || bottom <= desk.top || top >= desk.bottom);
    };
    if ((this.result.hidden || this.acted) && sought.length && !sought.some(clear)) sought[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    // What is confirmed is read to its end, as far as there is room.
    if (this.parts.ask && !this.parts.ask.head.length) this.clear(this.question.told);
  }

  /** Return the shapes of what was chosen last in the question, of all that has any. */
  chosen() {
    const shapes = (tag) => [...this.ground.querySelectorAll(`.t-box [of~="${CSS.escape(tag)}"]`)];
    return (this.parts.ask?.chosen ?? []).map(shapes).findLast((found) => found.length) ?? [];
  }

  /** What a finger can hit depends on the width. */
  resized() {
    const wide = this.root.clientWidth;
    if (!wide || wide === this.wide) return;
    this.wide = wide;
    if (this.parts.board) requestAnimationFrame(() => this.light());
  }

  /** Show the last result until it is closed; the viewer's own is not pushed out by those of the next turns. */
  round() {
    const { result } = this.parts;
    if (!result || sessionStorage.getItem(closedAt(result)) === result.n) {
      this.result.hidden = true;
      this.last = null;
      return;
    }
    if (this.last?.of !== result.of) {
      this.earlier = this.last && !this.acted && this.parts.hand?.plays && after(result, this.last) ? [...this.earlier, this.last].slice(-EARLIER) : [];
    }
    this.last = result;
    const close = el("button", { type: "button", class: "t-button success", on: { click: () => this.fold() } }, say("close"));
    close.dataset.key = "close";
    const held = this.result.contains(document.activeElement);
    // Its board is folded away if it still stands beside it, or if it would leave no room for the story.
    const anew = this.looked !== result.n;
    const open = anew ? ROOMY.matches && this.parts.board?.picture?.svg !== result.picture?.svg : this.result.querySelector("details")?.open;
    const shot = result.picture ? el("details", { open }, el("summary", {}, say("result-board")), el("div", { class: "t-shot" }, drawn(result.picture, this.pieces))) : null;
    const text = (one, more) => el("div", { class: `t-text${more}` }, markdown(one.text));
    const bar = el("div", { class: "t-bar" }, el("h3", {}, say("result")), close);
    this.result.replaceChildren(...[bar, ...this.earlier.map((one) => text(one, " t-earlier")), text(result, ""), shot].filter(Boolean));
    this.result.setAttribute("aria-label", say("result"));
    this.result.hidden = false;
    // On a phone all stands in one column, and this above the board.
    if (anew) {
      this.ground.scrollTop = 0;
      this.acted = false;
      if (!this.earlier.length) this.result.scrollTop = 0;
    }
    this.looked = result.n;
    if (held) close.focus({ preventScroll: true });
  }

  /** Close the result for good. */
  fold() {
    sessionStorage.setItem(closedAt(this.parts.result), this.parts.result.n);
    this.result.hidden = true;
    this.last = null;
    this.recent();
    this.home();
    this.seek();
  }
}

/** Return whether a result came after another one of the same table. */
function after(result, other) {
  const [[table, event], [same, before]] = [result, other].map(({ of }) => of.split(".").map(Number));
  return table === same && event > before;
}

/** Return the key under which the tab keeps which result of a table was closed; `n` is table and event. */
function closedAt({ n }) {
  return `touch-result-${n.split(".")[0]}`;
}

function theme() {
  return DARK.matches ? "dark" : "light";
}
