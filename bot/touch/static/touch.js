// A table to touch: `mount` shows it in an element and keeps it up to date over a websocket.

import { Ask } from "./ask.js";
import { Board, glide, places } from "./board.js";
import { NARROW, el, keyed, questionOf } from "./dom.js";
import { adrift, resume, spot } from "./focus.js";
import { Edge } from "./edge.js";
import { Hold } from "./hold.js";
import { How } from "./how.js";
import { items } from "./items.js";
import { Link } from "./link.js";
import { Lobby } from "./lobby.js";
import { Note } from "./note.js";
import { Panel } from "./panel.js";
import { Result } from "./result.js";
import { begin, clear, hold, out, pinned, seek, spread, stick, unseen } from "./scrolling.js";
import { Sheets } from "./sheets.js";
import { Story } from "./story.js";
import { Voice } from "./voice.js";
import { learn, markdown, say } from "./words.js";

const COARSE = window.matchMedia("(pointer: coarse)");
const DOUBLE = 500; // milliseconds between the two taps of a double tap, at most
const FINGER = 30; // pixels between them, at most

/** Show the table of the visitor with this ticket; returns {close, enter, focus, lead, say}: `lead()` goes to the open question, once it is shown; `say(region, lines)` has a live region of the page say lines, after what the table says. `turned(call)`: the page marks itself how the viewer is called upon ("turn", "answer", "react", or "" for not at all), and has it said before the question is. */
export function mount(root, ticket, turned = null) {
  const table = new Table(root, ticket, turned);
  return {
    close: () => table.close(),
    enter: (other) => table.enter(other),
    focus: () => table.home(),
    lead: () => table.lead(),
    say: (region, lines) => table.voice.say(region, lines),
  };
}

class Table {
  constructor(root, ticket, turned) {
    this.root = root;
    this.turned = turned;
    root.classList.add("touch");
    this.hold = new Hold(root, () => this.note.say([{ is: "text", text: say("late") }]));
    this.link = new Link(ticket, this.hold, { hello: (frame) => this.greet(frame), state: (changed) => this.draw(changed), lost: () => root.classList.add("offline") });
    this.acts = { press: (...pressed) => this.act(...pressed), pieces: this.link.pieces, resume: (from) => this.resume(from), refresh: () => (this.light(), this.holds()), there: () => this.there(), news: () => this.parts.hand?.news ?? [], tells: (event) => this.result.tells(event), sees: (event) => this.result.sees(event) };
    this.keyed = (event) => this.key(event);
    // Under a finger nothing moves before the press is over: what the option does is said after it.
    root.addEventListener("focusin", (event) => {
      if (!event.target.matches(":focus-visible")) return;
      this.hint.hidden = event.target !== this.question.element;
      this.question.explain(event.target, true);
      // The browser has scrolled by then. It does not know what sticks to the edge of a view.
      requestAnimationFrame(() => {
        // Keys have left what lies over the table.
        if (this.hand.over && !this.hand.element.contains(event.target)) this.hand.zoom(false);
        clear(event.target);
        this.panel.uncover(event.target);
      });
    });
    // What keys were on is explained no longer when they have left the table.
    root.addEventListener("focusout", ({ relatedTarget: to }) => {
      this.hint.hidden = true;
      if (to && !root.contains(to)) this.question.explain(to, true);
    });
    // Screen readers call an element that hears clicks, and all that is in it, "clickable"; the window is not said.
    this.clicks = [["click", (event) => this.doubled(event), true], ["click", (event) => this.clicked(event)]];
    for (const click of this.clicks) window.addEventListener(...click);
    document.addEventListener("keydown", this.keyed);
    this.build();
    this.link.open();
    this.entering = false; // whether another table has been asked for and has not come yet
    this.leads = false; // whether to go to the open question as soon as it is shown
    this.over = false; // whether the match that is shown is over
    this.answers = null; // the question during which the viewer has pressed something beside the panel
    this.wide = 0;
    this.followed = 0; // lines of the story since the last result
    this.pressed = null; // the last click that was not the second half of a double one
    this.settled = null; // how far the column was scrolled to have the hand in view
    new ResizeObserver(() => this.resized()).observe(root);
    // A notice that comes, or unfolds, takes room from what has happened, and not from the answers.
    new ResizeObserver(() => this.question.fit()).observe(this.note.element);
    // What sticks above the question of a phone.
    new ResizeObserver(() => this.ground.style.setProperty("--desk", `${this.desk.offsetHeight}px`)).observe(this.desk);
  }

  /** The parts of the table as the server has shown them. */
  get parts() {
    return this.link.parts;
  }

  build() {
    const voice = new Voice();
    this.voice = voice;
    this.head = el("header", { class: "t-head" });
    // What leads to the pictures, while keys are on the question itself. Screen readers are told of the key with the question.
    this.hint = el("p", { class: "t-small t-jump", "aria-hidden": "true", hidden: true });
    this.board = new Board("table", (tags) => this.question.touch(tags));
    this.hand = new Board("hand", (tags) => this.question.touch(tags));
    this.sheets = new Sheets(this.board.element, (sheet) => this.link.ask({ do: "look", sheet }));
    this.boardLines = el("div", { class: "t-lines" });
    this.handLines = el("div", { class: "t-lines" });
    this.question = new Ask(this.acts, voice);
    this.note = new Note({ ...this.acts, top: () => (this.desk.scrollTop = 0) });
    // On a phone the story is out of view; what happened last stands above the question. It is heard with the story.
    this.latest = el("div", { class: "t-latest", "aria-hidden": "true" });
    // Whether to agree to an undo that somebody else asks for.
    this.vote = el("div", { class: "t-vote", "aria-live": "polite" });
    this.desk = el("div", { class: "t-desk" }, this.vote, this.latest, this.question.element);
    this.edge = new Edge(this.desk);
    this.story = new Story({ why: (code) => this.press(this.parts.log.why, [code]), back: (before) => this.link.ask({ do: "back", before }) }, voice);
    this.status = el("div", { class: "t-status" });
    this.how = new How(this.boardLines, this.question.element, this.status);
    this.lobby = new Lobby({ ...this.acts, tell: (lines) => this.story.tell(lines) });
    this.panel = new Panel({ ...this.acts, title: () => this.parts.title || say("games") });
    this.result = new Result({ ...this.acts, beside: [this.boardLines, this.how.element], closed: () => this.closed(), unfolded: (folded) => this.unfolded(folded), fitted: () => this.once() });
    this.ground = el(
      "div",
      { class: "t-ground" },
      // Keys go from the question to the hand, then to the board and to the story.
      el("div", { class: "t-side t-right" }, this.desk, this.hand.element, this.handLines, this.status),
      el("div", { class: "t-side t-left" }, this.sheets.element, this.board.element, this.boardLines, this.result.element, this.story.element),
      // The lobby, or after a match the other games, below all else.
      this.lobby.element,
      this.panel.element,
    );
    this.root.replaceChildren(this.head, this.hint, this.ground, this.story.heard, this.question.heard);
    this.place();
    NARROW.addEventListener("change", () => this.place());
    this.settle(false);
  }

  /** Say how the game goes beside the board; on a phone it is folded away above the question. */
  place() {
    this.how.place();
    this.edge.place();
  }

  /** Say things beside the question, or under a lobby: nowhere on top of what is pressed next. */
  settle(playing) {
    this.root.classList.toggle("playing", playing);
    this.note.say(null);
    this.seat();
  }

  /** Put what is said in passing in its place. `row`: that of what was pressed in a panel, which is answered right below. */
  seat(row = null) {
    const { element } = this.note;
    if (row) row.after(element);
    else if (this.root.classList.contains("playing")) this.question.element.before(element);
    else this.root.append(element);
  }

  // ---------------------------------------------------------------- coming and going

  enter(ticket) {
    if (ticket === this.link.ticket) return;
    const held = this.root.contains(document.activeElement);
    this.story.open();
    this.lobby.open();
    this.panel.empty();
    if (held && adrift(this.root)) this.home();
    this.entering = true;
    this.link.enter(ticket);
  }

  close() {
    document.removeEventListener("keydown", this.keyed);
    for (const click of this.clicks) window.removeEventListener(...click);
    this.hold.close();
    this.link.close();
  }

  /** There is a connection. */
  greet(frame) {
    this.entering = false;
    learn(frame);
    this.root.lang = frame.locale;
    this.hint.textContent = say("jump");
    this.root.classList.remove("offline");
    if (this.note.cut) this.note.say(null);
  }

  // ---------------------------------------------------------------- pressing

  /** Press something else than what explains a line. */
  act(id, values, typed = false, inPanel = false) {
    if (this.parts.turn?.yours) this.result.acted = true;
    if (!inPanel) this.answers = questionOf(this.parts.ask?.id);
    return this.press(id, values, typed, inPanel);
  }

  /** Press something; `inPanel`: in the panel, which is shut when the press was its last. */
  async press(id, values, typed = false, inPanel = false) {
    this.note.say(null);
    const from = this.spot();
    this.seat();
    const { note, done, fault, panel, place, box, own } = await this.link.ask({ do: "press", id, values, typed });
    const stays = inPanel && !done && Boolean(note || fault || box);
    if (stays) this.seat(keyed(this.panel.element, id)?.closest(".t-row"));
    if (note) this.note.say(note);
    else if (fault) this.note.say([{ is: "text", text: say(`fault-${fault}`) }], fault === "offline");
    // What was typed in a panel was asked for by what opened it.
    else if (panel) this.panel.show(panel, typed ? null : from, place, typed);
    else if (box) this.note.type(box, from);
    // What is refused is read where it was pressed.
    if (stays && !panel) this.panel.reveal(this.note.element);
    // What is asked stays in view below it.
    else if (note || fault) this.question.fit(true);
    if (inPanel && (done || !(note || fault || panel || box))) this.panel.shut();
    if (own) this.holdings();
  }

  /** Bring what the viewer holds into view: it was asked for. On a phone it begins below the head. */
  holdings() {
    const held = this.hand.element.hidden ? this.handLines : this.hand.element;
    held.scrollIntoView({ block: NARROW.matches ? "start" : "nearest" });
  }

  /** Ignore the second half of a double click or of a double tap: what was drawn there after the first half must not be pressed by it. */
  doubled(event) {
    if (!this.root.contains(event.target)) return;
    const second = this.isSecond(event);
    if (!second) this.pressed = event;
    if (!second || event.target.closest(".t-onward") || !event.target.closest(".t-ask, .t-box, .t-panel .danger, .t-panel .success")) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Return whether a click follows the last press too soon to be meant for what has come since. Browsers count the clicks of a mouse, but not all of them count taps. */
  isSecond({ detail, pointerType, timeStamp, clientX, clientY }) {
    const touched = pointerType ? pointerType !== "mouse" : COARSE.matches;
    if (!touched || !detail || !this.pressed) return detail > 1;
    return timeStamp - this.pressed.timeStamp < DOUBLE && Math.hypot(clientX - this.pressed.clientX, clientY - this.pressed.clientY) < FINGER;
  }

  /** Take a click on a board, and say what the option does that was clicked. */
  clicked(event) {
    if (!event.composedPath().includes(this.root)) return; // what was clicked may be gone by now
    for (const board of [this.board, this.hand]) if (board.box.contains(event.target)) board.click(event);
    this.question.explain(event.target);
  }

  /** Go from the question to the board that lights up, on to the hand, and back to the question; `back`: the other way round. */
  jump(back) {
    const boards = [this.board, this.hand].filter((board) => board.targets().length);
    const all = [this.question, ...(boards.length || this.board.element.hidden ? boards : [this.board])];
    const at = all.findIndex((one) => one.element.contains(document.activeElement));
    const next = all[at < 0 ? 0 : (at + (back ? -1 : 1) + all.length) % all.length];
    if (next !== this.question) return next.enter();
    this.home();
    this.show();
  }

  /** Take back one step by Escape, and go from the question to the boards by F6. By Escape: say no more, shut the panel, make a picture small again, widen the choice, go to the question, or close the result. */
  key(event) {
    const within = this.root.contains(event.target);
    if (event.key === "F6" && within && this.parts.board && !event.defaultPrevented) {
      event.preventDefault();
      this.jump(event.shiftKey);
      return;
    }
    if (event.key !== "Escape" || event.defaultPrevented || !(within || event.target === document.body)) return;
    const large = [this.hand, this.board].find((board) => board.enlarged);
    if (this.note.element.contains(document.activeElement)) this.note.say(null);
    else if (!this.panel.element.hidden) this.panel.shut();
    else if (this.hand.over) {
      this.hand.zoom(false);
      this.hand.near.focus();
    }
    else if (this.result.element.contains(document.activeElement)) this.result.close();
    else if (large) large.zoom(false);
    else if (!this.question.back()) {
      // From the hand or the board it is many stops back to what ends the choice.
      if ([this.board, this.hand].some((board) => board.element.contains(document.activeElement))) {
        if (!this.question.end()) this.home();
      } else if (!this.result.element.hidden) this.result.close();
      else return;
    }
    event.preventDefault();
  }

  /** Return the control that has the focus, and how to find it when it was drawn anew. */
  spot() {
    return spot([this.lobby.element, this.vote, this.question.element, this.status, this.story.element, this.panel.element]);
  }

  /** Go back to the control of a spot; where it is gone or cannot be pressed, to where one plays. */
  resume(from) {
    if (!this.story.resume(from) && !resume(this.root, from)) this.home();
  }

  /** Go to the open question, and have it in view: at once, or when the table that has been asked for is there. */
  lead() {
    this.leads = true;
    if (this.parts.title) this.arrive();
  }

  arrive() {
    if (!this.leads || this.entering) return;
    this.leads = false;
    this.home();
    this.show();
  }

  /** Have the question in view, from its beginning. */
  show() {
    this.desk.scrollTop = 0;
    (this.parts.board ? this.question.element : this.lobby.element).scrollIntoView({ block: "nearest" });
    begin(this.question.element, this.desk.parentElement);
  }

  /** Go to where one plays: what held the focus is no longer there. */
  home() {
    (this.parts.board ? this.question.element : this.lobby.element).focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- drawing

  draw(changed) {
    const boards = [this.board, this.hand];
    const before = "board" in changed || "hand" in changed ? places(boards) : new Map();
    const { parts } = this;
    const held = this.root.contains(document.activeElement);
    this.top();
    if ("card" in changed || "games" in changed) this.lobby.show(parts, this.root.classList.contains("playing"));
    // What is only done in a running match is not offered over its end, and nothing is of a seat that is lost.
    if ("games" in changed && parts.games && this.panel.element.querySelector(".danger")) this.panel.empty();
    if ("hand" in changed && parts.board && !parts.hand) this.panel.empty();
    if ("board" in changed) this.sheet();
    if ("hand" in changed) this.own();
    if ("vote" in changed) this.consent();
    if ("status" in changed) this.status.replaceChildren(...items(parts.status ?? [], this.acts));
    if ("log" in changed || !parts.log) this.story.take(parts.log ?? null);
    // On a phone all stands in one column, and the result above the board.
    const fresh = "result" in changed && this.result.show(parts);
    if (fresh) this.ground.scrollTop = 0;
    if ("ask" in changed) this.answered(fresh);
    if ("ask" in changed && this.answers && this.answers !== questionOf(parts.ask?.id)) {
      this.answers = null;
      this.panel.leave();
    }
    if ("ask" in changed && parts.ask) this.story.asked(parts.ask.id);
    // So is the end: the board as it stood, above the ranking.
    if (parts.over && !this.over) this.ground.scrollTop = 0;
    this.over = Boolean(parts.over);
    this.root.classList.toggle("ended", this.over);
    if (["log", "over", "result"].some((name) => name in changed)) this.recent();
    if ("ask" in changed || "log" in changed) this.result.outlive(this.followed, Boolean(parts.ask) && parts.turn?.call !== "turn");
    if (this.root.classList.contains("playing") !== Boolean(parts.board)) {
      // What was read in the lobby lies over the board of the match.
      if (parts.board) this.panel.empty();
      this.settle(Boolean(parts.board));
    }
    this.root.classList.toggle("watching", Boolean(parts.board) && !("hand" in parts));
    const asked = Boolean(parts.ask);
    // Beside a question, a phone has less room for a result.
    if (this.root.classList.contains("asked") !== asked) {
      this.root.classList.toggle("asked", asked);
      if (NARROW.matches) this.result.fit();
    }
    // It is folded away with the first answer, and goes when the first round is over.
    if ("ask" in changed || "how" in changed) this.how.show(parts.ask?.how || parts.how || "", parts.ask ? !parts.ask.how : null);
    const last = questionOf(this.question.ask?.id);
    const anew = "ask" in changed && this.question.take(parts.ask ?? null);
    if (anew) this.desk.scrollTop = 0;
    if (anew && parts.ask && questionOf(parts.ask.id) !== last) this.note.shrink();
    // What is asked now is not hidden by what was read.
    if (anew && this.hand.over) this.hand.zoom(false);
    // An enlarged board shows what another question was about. It shows what this one is about, or else all of it.
    const other = anew && parts.ask && questionOf(parts.ask.id) !== last;
    if ("below" in changed) this.question.beneath(parts.below ?? []);
    // It is said after what has happened.
    this.turned?.(parts.turn?.call ?? "");
    this.light();
    if (other && this.board.enlarged && !this.board.targets().length) this.board.zoom(false);
    if (["ask", "below", "hand", "status"].some((name) => name in changed)) this.spreads(Boolean(other));
    if (anew) begin(this.question.element, this.desk.parentElement);
    if (anew) this.seek();
    // What is advised, or another step, needs more room or less.
    else if ("ask" in changed || "below" in changed) this.holds();
    if (held && adrift(this.root)) this.home();
    this.arrive();
    glide(boards, before);
  }

  top() {
    const { title, turn } = this.parts;
    const yours = turn?.yours && !this.turned ? el("strong", { class: "t-yours" }, say(turn.call === "turn" ? "your-turn" : `your-turn-${turn.call}`)) : null;
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

  sheet() {
    const { board } = this.parts;
    this.board.show(board?.picture ?? null, this.link.pieces);
    this.boardLines.replaceChildren(...(board?.lines ?? []).map((line) => el("div", {}, markdown(line))));
    this.sheets.show(board);
  }

  own() {
    const { hand } = this.parts;
    this.hand.show(hand?.picture ?? null, this.link.pieces, hand?.name);
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

  /** Fold away a result that came before the viewer's last answer. On a phone what one looks at stays in its place. */
  answered(fresh) {
    const { ground } = this;
    const [at, height] = [ground.scrollTop, ground.scrollHeight];
    this.result.ask(this.parts.ask?.id ?? null, fresh);
    ground.scrollTop = at + Math.min(0, ground.scrollHeight - height);
  }

  /** Show the latest events that no result above them tells; when the match is over, they stand with the ranking. */
  recent() {
    const lines = this.parts.over ? [] : (this.parts.log?.lines ?? []);
    const { last } = this.result;
    const [, told] = (last?.n ?? "0.0").split(".").map(Number);
    const since = lines.slice(lines.findLastIndex(({ code }) => Number(code) <= told) + 1);
    this.latest.hidden = last !== null && !since.length;
    this.latest.replaceChildren(...since.slice(-2).map((line) => el("div", {}, markdown(line.text))));
    this.followed = since.length;
    this.result.followed(since.length);
  }

  /** Tell nothing twice on the screen of a phone: above the question stands what no open result tells, and in a folded one nothing of what stands there. */
  once() {
    this.question.retell();
    this.question.fit();
    this.result.spare((from, to) => this.question.retells(from, to));
  }

  /** Light up what is offered, and draw the question with the rest as buttons. */
  light() {
    const held = this.root.contains(document.activeElement);
    const offered = this.question.offered();
    const [chosen, about] = [this.question.chosen(), this.question.about()];
    const [explained, taken] = [this.question.explained(), this.question.taken()];
    const kinds = this.question.kinds();
    const named = (places) => this.question.named(places);
    const lights = (board) => [...board.light(offered, chosen, about, explained, named, this.question.picks, taken, kinds)].map((tag) => [tag, board.title()]);
    const lit = new Map([this.hand, this.board].flatMap(lights));
    const { below, over } = this.parts;
    const dense = [this.hand, this.board].some((board) => board.element.classList.contains("dense"));
    this.question.draw(lit, over ?? below ?? [], !over, dense);
    this.edge.look();
    this.once();
    if (held && adrift(this.root)) this.home();
  }

  /** Scroll to what the question is about, unless a result is read that came since the last answer. A phone has no room for both: there the first line of the result is left, unless its reader has touched it, who is led there once it is folded or closed. */
  seek() {
    const { ask } = this.parts;
    this.ground.style.setProperty("--desk", `${this.desk.offsetHeight}px`);
    if (!(NARROW.matches && this.result.reads)) this.sought(ask);
    // What is confirmed is read to its end, as far as there is room.
    if (ask && !ask.head.length) clear(this.question.told);
    this.holds();
  }

  /** What lights up is looked for: all of the board that it stands on, as far as there is room. */
  there() {
    if (!NARROW.matches) return;
    if (!this.result.element.hidden) this.result.fold(true);
    this.once();
    seek(this.ground, this.desk, this.parts.ask, true);
  }

  /** Scroll to what is asked about where no result is read. */
  sought(ask) {
    const reads = !(this.result.element.hidden || this.result.acted);
    const lost = () => unseen(this.ground, this.desk, ask).length || (ask.held && out(this.ground, this.desk, this.hand.box));
    if (reads && ask && NARROW.matches && lost()) {
      this.result.fold(true);
      this.once();
    }
    if (!reads || this.result.folded) seek(this.ground, this.desk, ask);
  }

  /** On a phone, have the hand in view beside a question that is answered with it, unless a result is read. Enlarged, a part of it is. */
  holds() {
    const { element, acted, folded } = this.result;
    const reads = this.result.reads || !(element.hidden || acted || folded);
    const held = this.parts.ask?.held && NARROW.matches && !this.hand.enlarged && !reads;
    this.ground.classList.toggle("held", Boolean(held));
    this.ground.style.setProperty("--held", held ? `${this.hand.box.offsetHeight + pinned(this.ground)}px` : "100%");
    if (!held) return;
    // Where the reader has scrolled to, they stay if the hand is in view.
    hold(this.ground, this.desk, this.hand.box, this.ground.scrollTop === this.settled);
    this.settled = this.ground.scrollTop;
  }

  /** Beside the board, have the hand as large as the question leaves it room, and in view while the question scrolls. `anew`: another one is asked. */
  spreads(anew) {
    const [hand, column] = [this.hand.element, this.desk.parentElement];
    const beside = Boolean(this.parts.ask) && !NARROW.matches && !this.hand.enlarged;
    if (beside) spread(hand, column, anew);
    stick(hand, column, beside);
  }

  /** What a finger can hit depends on the width. */
  resized() {
    const wide = this.root.clientWidth;
    if (!wide || wide === this.wide) return;
    this.wide = wide;
    if (this.parts.board) requestAnimationFrame(() => (this.spreads(true), this.light(), this.result.fit(), this.holds()));
  }

  /** The viewer has folded the result, or opened it again: on a phone it is in view then, or what can be chosen is. */
  unfolded(folded) {
    this.once();
    if (!NARROW.matches) return;
    if (folded) this.seek();
    else {
      this.holds();
      this.ground.scrollTop = 0;
    }
  }

  /** The viewer has closed the result: what happened last is told above the question again. */
  closed() {
    this.recent();
    this.once();
    if (adrift(this.root)) this.home();
    this.seek();
  }
}
