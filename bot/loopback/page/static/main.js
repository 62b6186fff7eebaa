// The page: its person, its connection, its two panes.

import { Beside } from "./beside.js";
import { el, newer } from "./dom.js";
import { openModal } from "./fields.js";
import { Link } from "./link.js";
import { hue } from "./messages.js";
import { Pane, SIGNS } from "./pane.js";
import { openPeople, pageOf } from "./people.js";
import { Rooms, signed } from "./rooms.js";
import { whenStill } from "./still.js";
import { toast, went } from "./toasts.js";
import { learn, say } from "./words.js";

const NARROW = window.matchMedia("(max-width: 859px)");
const CALLS = ["turn", "answer", "react"]; // how people are called upon, from the most pressing one on
const at = (id) => document.getElementById(id);

class App {
  constructor() {
    this.state = null;
    this.panes = [];
    this.shown = sessionStorage.getItem("shown");
    this.touch = new Beside((call) => this.played(call));
    this.called = new Map(); // by room, how it was said that this person is called upon there, while they are
    this.playing = ""; // how the table that is shown calls upon this person: "turn", "answer", "react"; "": not at all
    this.lost = false;
    this.language = null;
    const names = { people: new Map(), channels: new Map(), signs: new Map(), jump: (channel, id) => this.jump(channel, id) };
    this.acts = {
      names,
      people: () => this.state?.people ?? [],
      channels: () => this.state.rooms,
      press: (message, custom_id) => this.act({ do: "press", message, custom_id }),
      select: (message, custom_id, values) => this.act({ do: "select", message, custom_id, values }),
      dismiss: (message) => this.act({ do: "dismiss", message }),
      run: (channel, command, options) => this.act({ do: "slash", channel, command, options }),
      say: (channel, text) => this.act({ do: "say", channel, text }),
      complete: async (channel, command, option, typed, others) =>
        (await this.link.ask({ do: "complete", channel, command, option, typed, others })).choices ?? [],
      unread: () => this.count(),
    };
    this.link = new Link(() => this.address(), (frame) => whenStill(() => this.take(frame)), (up) => this.connected(up));
    this.rooms = new Rooms(at("rooms"), {
      enter: (channel) => this.act({ do: "enter", channel }),
      thread: () => this.act({ do: "thread", channel: this.room }),
    });
    at("who").addEventListener("click", () => this.who());
    at("yours").addEventListener("click", () => this.lead());
    // On a phone the box may be in a tab that is not shown.
    at("skip").addEventListener("click", (event) => {
      event.preventDefault();
      const kind = this.shown === "touch" ? "channel" : this.shown;
      this.turnTo(NARROW.matches ? kind : this.shown);
      at(`${kind}-text`).focus();
    });
    at("skip-table").addEventListener("click", (event) => {
      event.preventDefault();
      this.turnTo("touch");
      this.touch.focus();
    });
    NARROW.addEventListener("change", () => {
      this.part();
      this.arrange();
    });
    document.addEventListener("visibilitychange", () => this.panes.forEach((pane) => pane.look()));
  }

  /** The id of the room that this tab shows. */
  get room() {
    return this.state.panes.find((pane) => pane.kind === "channel").id;
  }

  address() {
    const address = new URL("/page/ws", location.href);
    address.protocol = "ws:";
    const asked = new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem("as");
    if (asked) address.searchParams.set("as", asked);
    if (this.state) address.searchParams.set("since", this.state.since);
    const room = sessionStorage.getItem("room");
    if (room) address.searchParams.set("in", room);
    address.searchParams.set("lang", navigator.languages.join(","));
    return address.href;
  }

  /** Send a request and show a notice if it failed; returns whether it succeeded. */
  async act(action) {
    const answer = await this.link.ask(action);
    if (answer.modal) {
      openModal(answer.modal, this.acts, (values) => this.act({ do: "submit", modal: answer.modal.key, values }));
    }
    return went(answer);
  }

  // ---------------------------------------------------------------- frames of the server

  take(frame) {
    const told = { state: "whole", message: "message", gone: "gone", people: "people", door: "door", turn: "turn" }[frame.kind];
    if (told) this[told](frame);
  }

  whole(frame) {
    // After a restart the page is there before the bot: what stands beside the chat stays.
    if (!frame.beside.client && this.state) frame.beside = this.state.beside;
    const room = this.state?.me.id === frame.me.id ? this.room : null;
    learn(frame.words, frame.me.locale);
    const anew =
      this.state?.me.id !== frame.me.id ||
      this.language !== frame.me.locale ||
      // A page that was opened before the bot was ready had nothing beside the chat.
      Boolean(this.state.beside.client) !== Boolean(frame.beside.client) ||
      this.panes.some((pane, place) => pane.id !== frame.panes[place].id);
    this.state = frame;
    this.language = frame.me.locale;
    sessionStorage.setItem("as", frame.me.id);
    sessionStorage.setItem("room", this.room);
    history.replaceState(null, "", pageOf(frame.me.id));
    this.name(frame);
    this.touch.update(frame.beside);
    const messages = frame.panes.flatMap((info) => info.messages).sort((one, other) => (newer(one.id, other.id) ? 1 : -1));
    for (const info of frame.panes) info.messages = messages.filter((message) => paneOf(message, frame.panes) === info);
    if (anew) this.build(frame);
    else frame.panes.forEach((info, place) => this.panes[place].update(info));
    // The button that led to another channel has the focus and says nothing new.
    if (room && room !== this.room) at("heard").textContent = this.acts.names.channels.get(this.room);
    // The table of another room has not been shown yet.
    if (room !== this.room) this.playing = "";
    this.turn(frame);
    if (this.lost) toast(say("back"));
    this.lost = false;
    at("status").textContent = "";
    at("panes").removeAttribute("aria-busy");
  }

  /** Ask for the person: the server sends no messages before. */
  door(frame) {
    learn(frame.words, frame.locale);
    at("brand").textContent = document.title = say("brand");
    at("panes").removeAttribute("aria-busy");
    document.querySelector("dialog")?.remove();
    openPeople(frame, { welcome: (name, locale) => this.welcome(name, locale) });
  }

  message({ message }) {
    const pane = paneOf(message, this.panes);
    if (pane?.put(message) && message.author.id !== this.state.me.id) this.announce(pane, message);
  }

  /** Move the private replies to where they stand at the window's new width. */
  part() {
    const replies = this.panes.flatMap((pane) => pane.replies()).map(([, element]) => JSON.parse(element.source));
    for (const reply of replies) {
      this.gone(reply);
      paneOf(reply, this.panes).put(reply, true);
    }
  }

  gone({ id }) {
    this.panes.find((pane) => pane.elements.has(id))?.drop(id);
  }

  people({ people }) {
    this.state.people = people;
    this.name(this.state);
  }

  /** Show where something waits for this person's answer. At the table that is shown, it is said after what has happened there. */
  turn({ asked }) {
    this.state.asked = asked;
    this.rooms.show(this.state.rooms, this.room, asked);
    at("yours").textContent = this.waits();
    at("yours").dataset.call = this.calls().call;
    at("yours").classList.toggle("elsewhere", !asked[this.room]);
    for (const room of this.called.keys()) if (!asked[room]) this.called.delete(room);
    const here = shown(this.touch.element) ? this.room : null;
    for (const [room, call] of Object.entries(asked)) this.call(room, room === here ? this.playing : call);
    this.count();
  }

  /** Return that it is this person's turn, or what else they are called upon to do, and where, if it is not here; "" if nothing. */
  waits() {
    const { asked, me } = this.state;
    const { call, rooms } = this.calls();
    if (!call) return "";
    const names = rooms.map(signed);
    if (asked[this.room] || !names.length) return say(`mark-${call}`);
    return say(`mark-in-${call}`, { name: new Intl.ListFormat(me.locale, { style: "short" }).format(names) });
  }

  /** Return how this person is called upon: here, or where it is most pressing, with the rooms of that; `call` "": nowhere. */
  calls() {
    const { asked, rooms } = this.state;
    const all = Object.values(asked);
    const call = asked[this.room] ?? CALLS.find((one) => all.includes(one)) ?? "";
    return { call, rooms: rooms.filter((room) => asked[room.id] === call) };
  }

  /** Go to the question that waits for this person: here, or in the first room that has one. */
  async lead() {
    const there = this.state.asked[this.room] ? this.room : this.calls().rooms[0]?.id;
    if (!there || (there !== this.room && !(await this.act({ do: "enter", channel: there })))) return;
    // The room's state may wait until the press is over.
    whenStill(() => {
      if (this.state.beside.client) {
        this.turnTo("touch");
        this.touch.lead();
        return;
      }
      this.turnTo("channel");
      const pane = this.panes.find((one) => one.kind === "channel");
      pane.toEnd();
      pane.focus();
    });
  }

  /** The table beside the chat shows how it calls upon this person. */
  played(call) {
    document.body.classList.toggle("yours", Boolean(call));
    this.playing = call;
    if (shown(this.touch.element)) this.call(this.room, call);
  }

  /** Have it said that it is this person's turn in a room, or what else they are called upon to do, once a turn. Who reads the page finds it marked, and must not meet it twice. */
  call(room, call) {
    if (!call || this.called.get(room) === call) return;
    this.called.set(room, call);
    const there = this.state.rooms.find((one) => one.id === room && room !== this.room);
    this.touch.say(at("turn"), [there ? say(`called-in-${call}`, { name: signed(there) }) : say(`called-${call}`)]);
  }

  connected(up) {
    document.body.classList.toggle("offline", !up);
    // It is said once, and not at each try.
    if (up || this.lost || this.state === null) return;
    this.lost = true;
    at("status").textContent = say("lost");
  }

  // ---------------------------------------------------------------- drawing

  name(state) {
    for (const person of [...state.people, state.bot]) this.acts.names.people.set(person.id, person.name);
    for (const room of [...state.rooms, ...state.panes]) {
      this.acts.names.channels.set(room.id, room.kind === "dm" ? say("pane-dm") : room.name);
      this.acts.names.signs.set(room.id, SIGNS[room.kind ?? "channel"]);
    }
  }

  build(state) {
    at("brand").textContent = say("brand");
    at("guild").textContent = state.guild;
    at("skip").textContent = say("skip");
    at("skip").hidden = false;
    at("skip-table").textContent = say("skip-table");
    at("skip-table").hidden = !state.beside.client;
    at("who").replaceChildren(el("span", { class: "dot", "aria-hidden": "true" }), el("span", {}));
    at("who").setAttribute("aria-label", say("you", { name: state.me.name }));
    at("who").firstChild.style.setProperty("--hue", String(hue(state.me.id)));
    at("who").title = say("people");
    at("who").hidden = false;
    const held = [this.touch, ...this.panes].find((pane) => pane.element.contains(document.activeElement))?.kind;
    this.panes = state.panes.map((info) => new Pane(info, state, this.acts));
    at("panes").classList.toggle("beside", Boolean(state.beside.client));
    at("panes").replaceChildren(...(state.beside.client ? [this.touch.element] : []), ...this.panes.map((pane) => pane.element));
    const kinds = [...(state.beside.client ? ["touch"] : []), ...this.panes.map((pane) => pane.kind)];
    if (!kinds.includes(sessionStorage.getItem("shown"))) this.shown = kinds[0];
    at("tabs").setAttribute("aria-label", say("panes"));
    at("tabs").replaceChildren(...kinds.map((kind) => this.tab(kind, kinds)));
    this.arrange();
    // What is drawn anew, or put in its place anew, has lost the focus.
    if (held) [this.touch, ...this.panes].find((pane) => pane.kind === held).focus();
  }

  tab(kind, kinds) {
    const name = say(`pane-${kind}`, this.panes.find((pane) => pane.kind === kind));
    const shown = el("button", { type: "button", role: "tab", id: `${kind}-tab`, "aria-controls": kind }, el("span", {}, name), el("span", { class: "badge", hidden: true }));
    shown.addEventListener("click", () => this.turnTo(kind));
    shown.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      this.turnTo(kinds[(kinds.indexOf(kind) + step + kinds.length) % kinds.length]);
      at(`${this.shown}-tab`).focus();
    });
    return shown;
  }

  turnTo(kind) {
    this.shown = kind;
    sessionStorage.setItem("shown", kind);
    this.arrange();
  }

  /** Show both panes side by side, or on a narrow screen one of them. */
  arrange() {
    at("tabs").hidden = !NARROW.matches;
    at("who").lastChild.textContent = NARROW.matches ? this.state.me.name : say("you", { name: this.state.me.name });
    at("skip").href = `#${this.shown === "touch" ? "channel" : this.shown}-text`;
    for (const pane of [this.touch, ...this.panes]) {
      const shown = !NARROW.matches || pane.kind === this.shown;
      const tab = at(`${pane.kind}-tab`);
      tab?.setAttribute("aria-selected", String(shown));
      if (tab) tab.tabIndex = shown ? 0 : -1;
      pane.turn(shown);
    }
  }

  /** Show the numbers of unread messages. */
  count() {
    let all = 0;
    for (const pane of this.panes) {
      const badge = at(`${pane.kind}-tab`)?.querySelector(".badge");
      const number = pane.unread.count;
      all += number;
      if (!badge) continue;
      badge.hidden = number === 0;
      badge.textContent = number ? String(number) : "";
      badge.setAttribute("aria-label", say("unread", { count: number }));
    }
    const turn = this.waits();
    document.title = `${turn ? `${turn} · ` : ""}${all ? `(${all}) ` : ""}${say("brand")} · ${this.state.me.name}`;
  }

  /** Announce a new message to screen readers. Where the table is read, it says itself what the bot has to say. */
  announce(pane, message) {
    const element = at(`m${message.id}`);
    // On a phone either the table or a pane of the chat is shown, and what is not shown has no text.
    // Who reads by the screen reader's own keys has the focus nowhere, and the table is what they read.
    const here = document.activeElement === document.body || this.touch.element.contains(document.activeElement);
    const aside = shown(this.touch.element) && (here || !shown(element));
    if (message.author.id === this.state.bot.id && aside) return;
    const body = element.querySelector(".body");
    const text = shown(element) ? body.innerText.split("\n").slice(1).join(" ") : [...body.children].slice(1).map((part) => part.textContent).join(" ");
    at("heard").textContent = say("heard", { name: message.author.name, place: say(`pane-${pane.kind}`, pane), text });
  }

  async jump(channel, id) {
    const elsewhere = this.state.rooms.some((room) => room.id === channel) && channel !== this.room;
    if (elsewhere) await this.act({ do: "enter", channel });
    const pane = this.panes.find((one) => one.elements.has(id)) ?? this.panes.find((one) => one.id === channel);
    if (!pane) return;
    this.turnTo(pane.kind);
    pane.jump(id);
  }

  who() {
    openPeople(this.state, {
      speak: (locale) => this.speak(locale, false),
      table: () => this.speak(this.state.me.locale, true),
      welcome: (name, locale) => this.welcome(name, locale),
    });
  }

  /** Set the language, with `table` of the tables, too; people who may set it for the tables are asked. Returns whether it succeeded. */
  async speak(locale, table) {
    const answer = await this.link.ask({ do: "speak", locale, table });
    if (!went(answer)) return false;
    if (table) toast(say("table-set"));
    // The offer is in the language just chosen.
    if (answer.offer) setTimeout(() => this.who());
    return true;
  }

  async welcome(name, locale) {
    const answer = await this.link.ask({ do: "welcome", name, locale });
    // A new page load: no data of one person stays in memory for another.
    if (went(answer)) location.assign(pageOf(answer.person));
  }
}

/**
 * Return where a message stands: all that only this person sees is in one pane. Where one pane is shown at a time, a
 * private reply stays beside the button that asked for it.
 */
function paneOf(message, panes) {
  const there = panes.find((pane) => pane.id === message.channel);
  return there && message.private && !NARROW.matches ? panes.find((pane) => pane.kind === "dm") : there;
}

function shown(element) {
  return element.getClientRects().length > 0;
}

new App();
