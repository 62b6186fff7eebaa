// The open question: what is offered, step by step. Each touch narrows the options; the last one left is pressed.

import { advises, marked, without } from "./counsel.js";
import { NARROW, OUTLINE, along, el, questionOf, refocus, stopAt } from "./dom.js";
import { figure } from "./drawing.js";
import { busy, face, items, named } from "./items.js";
import { Onward, STRIP } from "./onward.js";
import { clear, start, tail } from "./scrolling.js";
import { fold, heads, heard, renew, shown, unknown } from "./told.js";
import { spoken } from "./voice.js";
import { markdown, say, sentences, voiced } from "./words.js";

const GAP = 7; // pixels between the parts of a question on a phone
const LEAST = 3; // lines of what has happened that are shown at any rate, unless something else stands above them
const LINE = 20; // pixels of such a line
const SHARE = 0.45; // of the view: the room for a question on a phone, as in the styles
const MOST = 0.54; // of the view: how much a question may take of it for its first options, as in the styles
const BESIDE = 0.36; // of the view: the room for a question beside the whole hand
const PAD = 4; // pixels below the last option in view
const FEW = 10; // options shown as buttons one by one; more are grouped by what they begin with

export class Ask {
  /** `acts`: {press(id, values), pieces, refresh(), there(), news(), tells(event), sees(event)}: `refresh` lights the boards anew, `there` brings what lights up into view, `news` returns the lines of the viewer's page of news, `tells` whether an event is told where it is read on the same screen, `sees` whether it is told in the part of it that stands in view. `voice` says what is asked. */
  constructor(acts, voice) {
    this.acts = acts;
    this.voice = voice;
    this.ask = null;
    this.trail = [];
    this.deep = 0; // how far the options had been narrowed when they were drawn
    this.tool = ""; // the key of the last control used in the row with help and look-ups
    this.dense = false; // whether something lights up that is too small for a finger
    this.pressing = null; // the press of an option that is not answered yet
    this.advised = false; // whether an advice stands below the question
    this.counselled = false; // whether it has just come
    // On a phone the story stands far below. Screen readers have heard it.
    this.since = el("details", { class: "t-since", hidden: true });
    // Beside the story, only what has befallen the viewer and what else weighs most is said above the question, as its lines may be out of view.
    this.main = el("div", { class: "t-main t-text", hidden: true });
    // What has happened is read whole, and scrolls with the question then.
    this.all = el("button", { type: "button", class: "t-all", on: { click: () => this.unroll() } });
    this.whole = false;
    this.sure = false; // whether the question asks once more, to confirm
    this.short = null; // what came of it in short, where that is shown
    this.comes = false; // whether what has happened has just been opened for a new question
    // What is asked, and what is said below the options, is heard when it changes; the buttons are not. It stands beside what is read.
    this.heard = el("div", { class: "t-hidden", "aria-live": "polite" });
    this.told = el("div", { class: "t-told" });
    this.more = el("div", { class: "t-told", tabindex: "-1" });
    this.left = el("span", { role: "status" });
    this.wider = el("button", { type: "button", class: "t-button secondary", on: { click: () => this.back() } });
    this.wider.dataset.key = "back";
    this.path = el("p", { class: "t-path" }, this.left);
    // What the option does that was looked at last. Screen readers hear it with the option.
    this.tip = el("p", { class: "t-small t-tip", "aria-hidden": "true", hidden: true });
    this.element = el("section", { class: "t-ask", role: "group", tabindex: "-1", "aria-keyshortcuts": "F6" }, this.main, this.since, this.told, this.path, this.tip, this.more);
    this.onward = new Onward(this.element, () => this.fill());
    // What is unfolded below the fold of a phone is read without looking for it.
    this.told.addEventListener("toggle", ({ target }) => NARROW.matches && target.open && clear(target), true);
    this.since.addEventListener("toggle", () => this.fit());
    this.said = new Map();
    this.learnt = new Set(); // the long explanations that were said, and what is the same each time
    this.lines = [[], []]; // what the question says, line by line, and what stands below its options
    NARROW.addEventListener("change", () => {
      for (const one of this.told.querySelectorAll(".t-fold")) one.open = !NARROW.matches;
    });
  }

  /** Take the question in its present state. Returns whether it is another one. */
  take(ask) {
    const same = this.ask && ask && this.ask.id === ask.id && JSON.stringify(this.ask.options) === JSON.stringify(ask.options);
    if (!same) {
      this.trail = [];
      this.pressing = null;
      this.tip.hidden = true;
    }
    this.ask = ask;
    return !same;
  }

  /** Look at what stands below the question now. Who asks for advice reads it, and it is on all that is offered. */
  beneath(below) {
    const advised = advises(below);
    this.counselled = advised && !this.advised;
    this.advised = advised;
    if (this.counselled) this.trail = [];
  }

  get picks() {
    return Boolean(this.ask?.bounds);
  }

  /** Return the options that are still open. */
  open() {
    return (this.ask?.options ?? []).filter((option) =>
      this.trail.every((step) => (step.tags ? names(option, step.tags) : (option.path ?? "").startsWith(step.head))),
    );
  }

  /** Return the tags that would narrow the options, each with the options that are left after it. */
  offered() {
    const open = this.open();
    const touched = this.touched();
    const by = new Map();
    for (const option of open) for (const tag of tagsOf(option)) by.set(tag, [...(by.get(tag) ?? []), option]);
    const narrows = ([tag, options]) => !touched.has(tag) && (options.length < open.length || this.one(options));
    return new Map([...by].filter(narrows));
  }

  /** Return the names of places, by their tags: what their one option does; else what they are, and how many options they offer. */
  named(places) {
    const offered = this.offered();
    const name = (place) => this.ask.names[place.split(" ")[0]] ?? "";
    const words = (place) => {
      const offers = place.split(" ").map((tag) => offered.get(tag));
      const options = new Set(offers.flat());
      if (offers.every((some) => some.length === 1)) return [...new Set([...options].map((one) => one.label))].join(" / ");
      return say("several", { name: name(place), count: options.size });
    };
    const all = new Map([...new Set(places)].map((place) => [place, words(place)]));
    // Places of which a touch does the same are told apart by what they are. Those that share a tag are one and the same.
    const apart = (place, other) => !place.split(" ").some((tag) => other.split(" ").includes(tag));
    const again = (place) => [...all].some(([other, said]) => said === all.get(place) && apart(place, other));
    return new Map([...all].map(([place, said]) => [place, again(place) && name(place) ? say("place", { name: name(place), option: said }) : said]));
  }

  /** Return what is to be known of tags that stand for one option, or for options of which the same is to be known. */
  explained() {
    const found = new Map();
    for (const option of this.open()) {
      for (const tag of tagsOf(option)) found.set(tag, (found.get(tag) ?? new Set()).add(option.about ?? ""));
    }
    return new Map([...found].filter(([, texts]) => texts.size === 1).map(([tag, [text]]) => [tag, text]));
  }

  /** Say what an option does: the shape or the button that has the focus, unless the button says it itself. `keys`: keys have led there. Then the name of a shape is shown at least, as nothing else shows it; and where they have left the options, nothing is. */
  explain(control, keys = false) {
    const option = control.closest("[data-tag], .t-options > .t-button");
    if (!option) {
      // Under a pointer nothing may move.
      if (keys) this.tip.hidden = true;
      return;
    }
    const about = option.querySelector(".t-about") ? "" : (option.getAttribute("aria-description") ?? "");
    const name = option.getAttribute("aria-label") ?? option.textContent;
    this.tip.hidden = !about && !(keys && option.matches("[data-tag]"));
    this.tip.replaceChildren(el("strong", {}, name), " ", about);
    if (!this.tip.hidden && NARROW.matches) reveal(this.tip, option);
  }

  /** Return the tags of what the viewer has chosen so far; what is offered now was not chosen by an earlier step. */
  chosen() {
    const options = this.ask?.options ?? [];
    const open = new Set(options.flatMap(tagsOf));
    const earlier = (this.ask?.chosen ?? []).filter((tag) => !open.has(tag));
    const picked = options.filter((option) => this.ask.picked.includes(option.value));
    return new Set([...earlier, ...this.touched(), ...picked.flatMap(tagsOf)]);
  }

  /** Return how what was chosen stands out, by its tag, where the game tells the steps of a form apart or the order counts: {look, sign, called, name}. */
  kinds() {
    if (this.ask?.ordered) return this.places();
    const { kinds = {}, kind = "", marks = {}, names = {} } = this.ask ?? {};
    const options = this.ask?.options ?? [];
    const open = new Set(options.flatMap(tagsOf));
    const picked = options.filter((option) => this.ask.picked.includes(option.value)).flatMap(tagsOf);
    const all = [...Object.entries(kinds).filter(([tag]) => !open.has(tag)), ...picked.map((tag) => [tag, kind])];
    return new Map(all.filter(([, one]) => marks[one]).map(([tag, one]) => [tag, { ...marks[one], name: names[tag] ?? "" }]));
  }

  /** Return the place of what was chosen in an order, by its tag, as `kinds`. */
  places() {
    const { options, picked, names = {} } = this.ask;
    const placed = picked.flatMap((value, n) => options.filter((option) => option.value === value).flatMap((option) => tagsOf(option).map((tag) => [tag, n + 1])));
    return new Map(placed.map(([tag, n]) => [tag, { look: "nth", sign: figure(n), called: say("nth", { n }), name: names[tag] ?? "" }]));
  }

  about() {
    return new Set(this.ask?.about ?? []);
  }

  touched() {
    return new Set(this.trail.flatMap((step) => step.tags ?? []));
  }

  /** Return what a touch takes back, by tag: {tags, name}: all the tags of that choice, and what the touch does. A choice in the draft is taken back once all those after it are. */
  taken() {
    const options = new Set((this.ask?.options ?? []).flatMap(tagsOf));
    const drafted = this.trail.length ? [] : (this.ask?.last ?? []).filter((tag) => !options.has(tag));
    const said = (name) => (name ? say("place", { name, option: say("back") }) : say("back"));
    const all = [...this.trail.map((step) => step.tags ?? []), drafted];
    return new Map(all.flatMap((tags) => tags.map((tag) => [tag, { tags, name: said(this.ask.names[tag]) }])));
  }

  /** Take the touch of a shape that stands for any of these. A second touch of what was chosen takes that back. */
  async touch(tags) {
    const step = this.trail.findIndex((one) => one.tags?.some((tag) => tags.includes(tag)));
    if (step >= 0) {
      this.trail.splice(step);
      this.acts.refresh();
      return;
    }
    if (tags.some((tag) => this.taken().has(tag))) {
      this.back();
      return;
    }
    const found = this.open().filter((option) => names(option, tags));
    if (!found.length) return;
    if (this.one(found)) return this.choose(found.find((option) => !this.ask.picked.includes(option.value)) ?? found[0]);
    this.trail.push({ tags });
    this.acts.refresh();
  }

  /** Return whether these options are one choice; copies of a card are. */
  one(options) {
    return options.length === 1 || (this.picks && options.every((option) => option.label === options[0].label));
  }

  /** Press an option, once what was pressed before it is settled: it may change what is chosen. */
  async choose(option) {
    const { id } = this.ask;
    while (this.pressing) await this.pressing;
    // After a second press of the same, another question may be asked.
    const again = this.ask?.id === id && this.ask.options.find((one) => one.value === option.value);
    if (!again) return;
    const pressing = this.press(again);
    this.pressing = pressing;
    try {
      await pressing;
    } finally {
      if (this.pressing === pressing) this.pressing = null;
    }
  }

  async press(option) {
    if (!this.picks) return this.acts.press(this.ask.press, [option.value]);
    const { options, pages, unpick, picked, ordered, bounds } = this.ask;
    // The next choice is among all options again.
    this.trail = this.trail.filter((step) => !step.tags);
    const page = Math.floor(options.indexOf(option) / 25);
    if (ordered) {
      if (picked.includes(option.value)) return this.acts.press(unpick, [option.value]);
      if (picked.length >= bounds[1]) return undefined;
      return this.acts.press(pages[page], [option.value]);
    }
    const here = options.slice(page * 25, page * 25 + 25).map((one) => one.value);
    const kept = here.filter((value) => (value === option.value ? !picked.includes(value) : picked.includes(value)));
    return this.acts.press(pages[page], kept);
  }

  /** Draw the question; `lit`: the tags that a finger hits on a board, each with the board's name; `below`: what stands below it, which ends, if `tools`, with help and look-ups; `dense`: whether others light up that are too small for a finger. */
  draw(lit, below, tools, dense = false) {
    this.dense = dense;
    const ask = this.ask;
    const goes = ask && ask.id === this.drawn;
    // Another question is no place to go on along help and look-ups.
    if (!goes) this.tool = "";
    const picked = JSON.stringify(ask?.picked ?? []);
    const chose = goes && this.picks && this.chose !== picked;
    this.chose = picked;
    const control = this.element.contains(document.activeElement) ? document.activeElement : null;
    // An option of another question is another one, though it may be called the same.
    const key = goes || !control?.closest(".t-options") ? control?.dataset.key : null;
    // A question that asks once more has texts below and no head.
    const asked = ask && !ask.head.length ? texts(ask.below) : [];
    const told = () => (ask?.head.length ? [el("div", { class: "t-text" }, heads(ask.head))] : items(asked, this.acts));
    const known = shown([...this.told.children]);
    const changed = this.tell(this.told, [ask?.head ?? [], asked], told) && goes && !this.picks;
    // What explains a question has been read when it asks once more, and would hide what it asks.
    const sure = ask?.says === false;
    if (sure && !this.sure && NARROW.matches) for (const one of this.told.querySelectorAll(".t-fold")) one.open = false;
    this.sure = sure;
    // An advice is on all that is offered. Below a choice begun, the button that follows it would seem to confirm that.
    const beside = this.trail.length ? without(below) : below;
    const said = texts(beside);
    const begun = this.trail.length !== this.deep;
    const advised = this.tell(this.more, said, () => items(said, this.acts)) && said.length && goes && (this.counselled || !begun);
    this.counselled = false;
    const answers = ask ? this.buttons(lit) : [];
    this.past();
    // Beside the hand, what is advised needs the room of what has been read.
    if (advised && ask?.held && NARROW.matches) this.since.open = false;
    this.hear(ask?.id, answers[0]);
    this.widen();
    const kept = [this.main, this.since, this.told, this.path, this.tip, this.more];
    const before = goes ? this.element.querySelector(":scope > .t-options") : null;
    const scrolled = before?.scrollTop;
    this.onward.follow(null);
    for (const old of [...this.element.children]) if (!kept.includes(old)) old.remove();
    const beneath = ask ? rows(ask.below.slice(asked.length)) : [];
    if (ask) this.path.after(...[...answers, ...items(beneath, this.acts)].filter(Boolean));
    const rest = beside.slice(said.length);
    const made = items(rest, this.acts);
    const follow = marked(rest, made);
    const under = made.filter(Boolean);
    this.more.after(...under);
    if (tools && under.length) this.tools(under.at(-1));
    this.element.setAttribute("aria-label", say("ask"));
    // An advice stands below the options, and the button that follows it comes next.
    const next = advised && under[0]?.querySelector(".success") ? this.more : this.element;
    const gone = !this.element.contains(control) || (control === this.more && !said.length);
    // Where the control is gone, a second Enter must not press another one.
    if (control && gone) refocus(this.element, key, next);
    this.fit();
    const options = this.element.querySelector(":scope > .t-options");
    // At the end of a match nothing is asked: what can be pressed then may go on below, too.
    this.onward.follow(options ?? (tools ? null : (under.filter((one) => one.matches(".t-row")).at(-1) ?? null)));
    this.fill();
    // What one has scrolled to stays under the pointer.
    if (scrolled && options && called(options) === called(before)) options.scrollTop = scrolled;
    // What is newly said of the same question is seen at once, such as another plan, and so is what is left after a touch.
    if (advised) this.counsel(follow, under.at(-1));
    else if (changed) this.reveal(known);
    else if (options && this.trail.length > this.deep) this.follow(options);
    if (chose) this.settle();
    this.deep = this.trail.length;
  }

  /** Bring the question into view after its text has changed; where only its end is new, as when it asks whether one is sure, that end, if there is no room for all. `known`: what it showed before. */
  reveal(known) {
    reveal(this.told);
    const [first] = unknown([...this.told.children], known);
    if (!first || !NARROW.matches) return;
    const [own, view] = [first, this.told.closest(".t-desk")].map((part) => part.getBoundingClientRect());
    if (own.bottom + below(this.told) > view.bottom) reveal(this.told, first);
  }

  /** Return what scrolls the question. */
  get view() {
    return this.element.closest(NARROW.matches ? ".t-desk" : ".t-right");
  }

  /** After a choice, bring what ends it back into view, if one had scrolled below it, as to an advice. */
  settle() {
    const row = this.element.querySelector(":scope > .t-row:not(.t-follow):has(> .success)");
    const { view } = this;
    if (row && view) view.scrollTop += Math.min(0, row.getBoundingClientRect().top - OUTLINE - view.getBoundingClientRect().top);
  }

  /** Bring what is said below the options into view, with the button that follows it, if it is an advice, and, where there is room, all that stands below. */
  counsel(follow, last) {
    reveal(this.more);
    const { view } = this;
    if (!view || !follow) return;
    for (const end of [follow, last]) {
      const [own, from, over] = [end, this.more, view].map((part) => part.getBoundingClientRect());
      // What is read begins in view.
      view.scrollTop += Math.min(Math.max(0, own.bottom + OUTLINE - over.bottom), Math.max(0, from.top - OUTLINE - over.top));
    }
  }

  /** Bring options that a touch has left into view, from the first one on: right below the way back, which sticks to the upper edge. Beside the board options may stick to the lower edge, and lie over the way back. */
  follow(options) {
    if (!NARROW.matches) {
      const { view } = this;
      if (!view) return;
      const [path, box, over] = [this.path, options, view].map((part) => part.getBoundingClientRect());
      const hidden = Math.max(0, path.bottom + GAP + box.height + STRIP - over.bottom);
      view.scrollTop += Math.min(hidden, path.top - OUTLINE - over.top);
      return;
    }
    reveal(options, this.path);
    const [over, first] = [this.path, this.path.nextElementSibling].map((part) => part.getBoundingClientRect());
    if (over.bottom > first.top) options.closest(".t-desk").scrollTop -= over.bottom - first.top;
  }

  /** Make the row with help and look-ups one tab stop, so that keys reach the boards soon; arrow keys lead along it. */
  tools(row) {
    const all = [...row.querySelectorAll("button:not(:disabled)")];
    stopAt(all, all.find((one) => one.dataset.key === this.tool) ?? all[0]);
    row.setAttribute("role", "toolbar");
    row.setAttribute("aria-label", say("tools"));
    row.addEventListener("focusin", (event) => {
      this.tool = event.target.dataset.key;
      stopAt(all, event.target);
    });
    row.addEventListener("keydown", (event) => along(event, all));
  }

  /** Show what has happened since the viewer's last answer, until an answer is confirmed. */
  past() {
    // The page of news says it all, where there is one.
    const since = this.ask?.since;
    const text = since === null ? this.acts.news().join("\n") : (since ?? "");
    const short = this.ask?.short ?? "";
    const news = `${short}\n${text}`.trim();
    // It is there to be read when another question comes. Others may go on while one reads; with the next step of an answer it has been read.
    if (this.ask?.id !== this.drawn) {
      this.since.open = this.comes = Boolean(news) && this.news !== news && questionOf(this.ask?.id) !== questionOf(this.drawn);
      this.whole = false;
    }
    // So it has with a touch that narrows the choice, which needs the room.
    else if (this.trail.length > this.deep) this.since.open = false;
    this.happened = text;
    this.news = news;
    this.retell();
  }

  /** Say of what has happened only what is not told elsewhere on the screen, as by an open result; what came of it is named in short beside anything else, because a result may be scrolled out of view. */
  retell() {
    const elsewhere = (n) => Boolean(n) && this.acts.tells(n);
    const seen = (n) => Boolean(n) && this.acts.sees(n);
    const main = (this.ask?.main ?? "").split("\n").filter((_, n) => !seen(this.ask?.mainOf?.[n])).join("\n");
    this.main.hidden = !main;
    if (this.weighs !== main) this.main.replaceChildren(...(main ? [el("p", { class: "t-small" }, say("since")), ...markdown(main)] : []));
    this.weighs = main;
    const lines = (this.happened ?? "").split("\n").filter((_, n) => !elsewhere(this.ask?.told?.[n]));
    const text = lines.join("\n");
    const alone = !text && (this.ask?.shortOf ?? []).every(elsewhere);
    const short = alone ? "" : (this.ask?.short ?? "");
    const shown = `${short}\n${text}`.trim();
    this.since.hidden = !shown;
    if (this.shown === shown) return;
    this.shown = shown;
    this.short = short ? el("div", { class: "t-short" }, markdown(short)) : null;
    this.since.replaceChildren(...[el("summary", {}, say("since")), this.short, el("div", { class: "t-text" }, markdown(text))].filter(Boolean));
  }

  /** Return whether what has happened says an event of these public numbers, which a result tells, too. */
  retells(from, to) {
    const told = [...(this.ask?.told ?? []), ...(this.ask?.shortOf ?? [])];
    return !this.since.hidden && told.some((n) => from <= n && n <= to);
  }

  /** Show all of what has happened, from its beginning. */
  unroll() {
    this.whole = true;
    this.all.remove();
    this.since.lastElementChild.style.maxHeight = "none";
    this.since.firstElementChild.focus({ preventScroll: true });
  }

  /** On a phone, have the first answers in view below the question, which takes more of the view for them if it must, and give what has happened the room that they leave. */
  fit(comes = this.comes) {
    const desk = this.element.parentElement;
    const ground = desk?.parentElement?.parentElement;
    if (!NARROW.matches || !ground) return;
    const whole = ground.clientHeight;
    const options = this.element.querySelector(":scope > .t-options");
    options?.style.removeProperty("--first");
    // What happened last gives way to the answers, too.
    desk.classList.remove("tight");
    let { used, first } = this.used(desk, options);
    if (used > MOST * whole) {
      desk.classList.add("tight");
      ({ used, first } = this.used(desk, options));
    }
    const told = this.since.open && !this.since.hidden ? this.recall(desk, used, whole, comes) : 0;
    const held = Boolean(this.ask?.held);
    const room = MOST * whole - used - told + first;
    if (first > 0 && first <= room) options.style.setProperty("--first", `${Math.ceil(first)}px`);
    desk.style.setProperty("--need", options && !held ? `${Math.ceil(used + told)}px` : "0px");
  }

  /** Return how much room a question takes down to its first options, or to its end if there are none: {used, first}, without what has happened; `first`: how high those options are. */
  used(desk, options) {
    const { since } = this;
    const asked = [...this.element.children].filter((one) => one !== since && !one.matches(".t-row ~ .t-row"));
    const least = options ? asked.slice(0, asked.indexOf(options)) : asked;
    const first = options ? leading(options) : 0;
    const parts = [...least, ...above(desk, this.element)].filter((one) => one.offsetHeight);
    const summary = since.hidden ? 0 : since.firstElementChild.offsetHeight + GAP;
    // What ends a choice of several lies over the end of the view.
    const row = options ? (this.element.querySelector(":scope > .t-row:not(.t-follow):has(> .success)")?.offsetHeight ?? 0) : 0;
    return { first, used: parts.reduce((sum, one) => sum + one.offsetHeight + GAP, 2 * GAP) + summary + first + row };
  }

  /** Show of what has happened whole lines, the newest last, but begun with what happened to the reader, where the game says that. Where it has more lines, a button says so; where what stands above leaves no room for any, it is folded away as the question comes. Returns how high it is. `used`: the room that the question takes without it, `whole`: the height of the view. */
  recall(desk, used, whole, comes) {
    const { since } = this;
    const text = since.lastElementChild;
    const short = this.short?.offsetHeight ?? 0;
    if (!text || this.whole) return text ? text.offsetHeight + short : 0;
    const crowded = above(desk, this.element).length > 0;
    const share = this.ask?.held ? BESIDE : SHARE;
    const room = Math.max(share * whole, 160) - used - short;
    const most = this.ask?.held ? Infinity : MOST * whole - used - short;
    this.comes = false;
    // Where there is no room for all of these lines, what came of it has its share of them. Who reads further up stays there while the same is told.
    const free = Math.floor((crowded ? room : most) / LINE);
    const lines = Math.max(1, Math.min(free < LEAST ? LEAST - Math.round(short / LINE) : LEAST, free));
    tail(text, room, lines, this.fitted === this.shown, text.querySelector(".t-quote"));
    const parted = text.scrollHeight > text.clientHeight + 1;
    // One or two lines at its end would tell of nothing: then it begins where it begins.
    if (parted && this.fitted !== this.shown && text.clientHeight < (LEAST - 0.5) * LINE) start(text);
    if (parted) {
      // What is counted is what is told, in how many rows it may stand.
      const count = text.childElementCount + (this.short?.childElementCount ?? 0);
      this.all.textContent = say("since-all", { count });
      text.before(this.all);
    } else this.all.remove();
    // The question is in view when it comes.
    if (comes && crowded && text.offsetHeight > room + LINE) since.open = false;
    this.fitted = this.shown;
    return since.open ? text.offsetHeight + short : 0;
  }

  /** Beside the board, give options that scroll the room down to the end of the view, before what stands below the question. */
  fill() {
    const { element } = this;
    const [options, view] = [element.querySelector(":scope > .t-options:has(> :nth-child(7))"), element.closest(".t-right")];
    if (!options || NARROW.matches || !view?.clientHeight) {
      element.style.minHeight = "";
      return;
    }
    const [own, box, around] = [element, options, view].map((one) => one.getBoundingClientRect());
    const last = Math.max(...[...element.children].map((one) => one.getBoundingClientRect().bottom));
    const room = around.top + view.clientHeight - parseFloat(getComputedStyle(view).paddingBottom) - (own.top + view.scrollTop);
    element.style.minHeight = `${Math.min(Math.floor(room), Math.ceil(last - own.top - box.height + options.scrollHeight))}px`;
  }

  /** Say something in a region, unless it stands there already; returns whether it is new. */
  tell(region, what, made) {
    const key = JSON.stringify(what);
    if (this.said.get(region) === key) return false;
    this.said.set(region, key);
    const fresh = el("div", {}, made());
    if (region === this.told) fold(fresh);
    renew(region, fresh);
    return true;
  }

  /** Have screen readers say what the question of that id says, and `where` else its options are. Of one that goes on, in another step or under the same title, they say what is new, or where a step back leads. They say no long explanation a second time, nor what is the same each time it stands below. */
  hear(id, where) {
    const lines = (region) => [...region.querySelectorAll("p, summary")].filter(heard);
    const asked = lines(this.told);
    const long = [...asked.filter((line) => line.closest(".t-fold")), ...this.more.querySelectorAll(".t-once p")].map(spoken);
    const [told, more] = [asked.map(spoken), [...lines(this.more), where].filter(Boolean).map(spoken)];
    const goes = id === this.drawn;
    const known = goes || told[0] === this.lines[0][0] ? this.lines : [[], []];
    // What an advice has named is asked all the same.
    const learnt = (line) => this.learnt.has(line);
    const fresh = [...told.filter((line) => !known[0].includes(line)), ...more.filter((line) => !known[1].includes(line))].filter((line) => !learnt(line));
    const back = goes ? told.slice(told.length === known[0].length ? told.length : -1) : told;
    this.voice.say(this.heard, fresh.length ? fresh : back.filter((line) => !learnt(line)));
    for (const line of long) this.learnt.add(line);
    [this.drawn, this.lines] = [id, [told, more]];
  }

  /** Show how far the options were narrowed, with the way back. */
  widen() {
    // A place that was touched is named like a group that was opened.
    const name = ({ head, tags }) => (head ? (this.ask.heads[head]?.label ?? "") : (tags.map((tag) => this.ask.names[tag]).find(Boolean) ?? ""));
    // A remark on a group was read when it was opened.
    const groups = this.trail.map((step) => name(step).replace(/\s*([(（][^()（）]*[)）])?…$/u, ""));
    const next = this.ask?.heads[this.trail.at(-1)?.head]?.next || say("left");
    const left = this.trail.length ? [...groups, next].filter(Boolean).join(say("between")) : "";
    if (this.left.textContent !== left) this.left.textContent = left;
    this.wider.textContent = say("back");
    if (this.trail.length) this.path.append(this.wider);
    else this.wider.remove();
  }

  /** Take back the last step of a choice, here or in the draft; returns whether there was one. */
  back() {
    if (this.trail.pop()) {
      this.acts.refresh();
      return true;
    }
    const drafted = this.element.querySelector("[data-key*=':back:']");
    drafted?.click();
    return Boolean(drafted);
  }

  /** Go to the button that ends a choice of several; returns whether it can be pressed. */
  end() {
    const done = this.picks && this.element.querySelector(".t-button.success:not(:disabled)");
    if (done) done.focus();
    return Boolean(done);
  }

  /** Return the options that a finger hits on no board, all if few are listed, and the groups, as buttons; before them, where the others are. */
  buttons(lit) {
    const open = this.open();
    const touched = this.touched();
    const groups = grouped(open, this.head());
    const grouping = open.length > FEW && groups.size > 1;
    const listed = this.ask.lists && open.length <= FEW;
    const shown = [];
    const elsewhere = new Set();
    for (const [head, options] of grouping ? groups : new Map(open.map((option) => [option.value, [option]]))) {
      if (grouping && head !== this.head() && options.length > 1) {
        shown.push(this.group(head));
        continue;
      }
      for (const option of options) {
        const there = tagsOf(option).filter((tag) => lit.has(tag) && !touched.has(tag));
        if (!there.length || grouping || listed || this.explicit()) shown.push(this.option(option));
        // What was chosen lights up in another way; all of it can be taken back where nothing else is left.
        else if (!this.ask.picked.includes(option.value)) for (const tag of there) elsewhere.add(lit.get(tag));
      }
    }
    // Who sees no light looks for the picture by its name.
    const names = () => el("span", { class: "t-hidden" }, `${sentences([...elsewhere].join("\n"))} `);
    const small = NARROW.matches && shown.length && !elsewhere.size && this.dense ? el("p", { class: "t-small" }, say("lit-small")) : null;
    const hint = elsewhere.size ? el("p", { class: "t-small t-there", on: { click: () => this.acts.there() } }, names(), say(shown.length ? "lit-or" : "lit")) : null;
    return [hint ?? small, shown.length ? el("div", { class: "t-options" }, shown) : null];
  }

  /** Return whether a group was opened, so that all that is in it is listed. */
  explicit() {
    return this.trail.some((step) => step.head);
  }

  head() {
    return this.trail.findLast((step) => step.head)?.head ?? "";
  }

  group(head) {
    const { label, sign } = this.ask.heads[head] ?? { label: head };
    const open = () => {
      this.trail.push({ head });
      this.acts.refresh();
    };
    const made = el("button", { type: "button", class: "t-button primary", on: { click: open } }, face({ sign, label }));
    made.dataset.key = head;
    return made;
  }

  option(option) {
    const picked = this.ask.picked.includes(option.value);
    // As on the board: the place of what was chosen in an order.
    const place = this.ask.ordered ? this.ask.picked.indexOf(option.value) + 1 : 0;
    const about = voiced(option.about ?? "");
    const made = el(
      "button",
      {
        type: "button",
        class: `t-button ${this.picks ? "secondary" : "primary"}`,
        "aria-pressed": this.picks ? String(picked) : null,
        "aria-label": named(option),
        "aria-description": [place ? say("nth", { n: place }) : "", about].filter(Boolean).join(" · ") || null,
        title: about || null,
      },
      place ? el("b", { class: "t-nth", "aria-hidden": "true" }, String(place)) : null,
      face(option),
      // Under a finger there is no other place for it, and no confirmation that says it.
      this.ask.says && NARROW.matches && about ? el("span", { class: "t-about", "aria-hidden": "true" }, about) : null,
    );
    made.dataset.key = option.value;
    made.addEventListener("click", () => busy(made, () => this.choose(option)));
    return made;
  }
}

/** Bring a text of the question into view: on a phone the question scrolls, and not the board above it; `control`: what stays in view, too. */
function reveal(text, control = null) {
  if (!NARROW.matches) {
    text.scrollIntoView({ block: "nearest" });
    return;
  }
  const desk = text.closest(".t-desk");
  const [own, view] = [text, desk].map((part) => part.getBoundingClientRect());
  const hidden = own.bottom + below(text) - view.bottom;
  // What is taller than the room for it is read from its beginning.
  const first = desk.contains(control) ? control.getBoundingClientRect().top - OUTLINE : own.top;
  desk.scrollTop += Math.min(first - view.top, Math.max(0, hidden));
}

/** Return what stands above a question, and is seen. */
function above(desk, ask) {
  return [...desk.children].filter((one) => one !== ask && one.offsetHeight);
}

/** Return how high the first two options are, with the strip that says what follows. */
function leading(options) {
  const all = [...options.children];
  const end = all[Math.min(1, all.length - 1)].getBoundingClientRect().bottom;
  return end - options.getBoundingClientRect().top + options.scrollTop + PAD + STRIP;
}

/** Return how much room a text leaves below itself for what sticks to the bottom of the view. */
function below(text) {
  return parseFloat(getComputedStyle(text).scrollMarginBottom);
}

/** Return items; on a phone, what changes parts of an answer stands in a row of its own below the button that confirms it, which stays in view. */
function rows(found) {
  const apart = ({ is, children }) => NARROW.matches && is === "row" && children.length > 3 && children[0].style === "success";
  return found.flatMap((item) => (apart(item) ? [item.children.slice(0, 1), item.children.slice(1)].map((children) => ({ ...item, children })) : [item]));
}

/** Return the keys of the options in a box. */
function called(options) {
  return [...options.children].map((one) => one.dataset.key).join("\n");
}

/** Return the texts with which items begin. */
function texts(found) {
  const end = found.findIndex((item) => item.is !== "text");
  return end < 0 ? found : found.slice(0, end);
}

/** Return whether an option names one of these tags. */
function names(option, tags) {
  return tagsOf(option).some((tag) => tags.includes(tag));
}

function tagsOf(option) {
  return option.of ? option.of.split(" ") : [];
}

/** Group options by the next part of their paths, up to ":" or "/". */
function grouped(options, head) {
  const groups = new Map();
  for (const option of options) {
    const rest = (option.path ?? option.value).slice(head.length);
    const next = /^[^:/]*[:/]/.exec(rest);
    const name = next ? head + next[0] : head;
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return groups;
}
