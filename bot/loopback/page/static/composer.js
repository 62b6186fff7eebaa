// The writing box: text, or after a "/" a command.

import { CommandForm } from "./command.js";
import { Completion } from "./completion.js";
import { el } from "./dom.js";
import { toast } from "./toasts.js";
import { say } from "./words.js";

const MOST = 2000;

/** Return a text with the slash and the spaces of a command as they are on a keyboard for Latin letters. */
const plain = (text) => (/^[/／]/.test(text) ? text.replace("／", "/").replace(/\s+/g, " ") : text);

/** How like the name of a command a typed text must be for that command to be named. */
const NEAR = 0.5;

/** Return as many words of a text as a name has: what follows them are options. */
const firstWords = (text, name) => text.split(" ").slice(0, name.split(" ").length).join(" ");

/** Return how like two texts are, from 0 to 1, by the pairs of neighbouring letters that both have. */
function likeness(one, other) {
  const pairs = (text) => [...` ${text} `].map((letter, at, all) => letter + (all[at + 1] ?? "")).slice(0, -1);
  const left = pairs(other);
  const total = pairs(one).length + left.length;
  let shared = 0;
  for (const pair of pairs(one)) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / total;
}

export class Composer {
  /** `info`: {id, kind, name}; `acts`: {say, run, complete, people, channels} for the channel of that id; `me`: a person's id. */
  constructor(info, acts, me) {
    this.info = info;
    this.key = `form ${me} ${info.id}`;
    this.acts = acts;
    this.commands = [];
    const label = say(`write-${info.kind}`, info);
    this.text = el("input", { type: "text", id: `${info.kind}-text`, maxlength: MOST, placeholder: label, "aria-label": label, enterkeyhint: "send" });
    this.completion = new Completion(this.text, say("commands"), (entry) => this.begin(entry.command));
    const go = el("button", { type: "submit", class: "button primary", "aria-label": say("send"), title: say("send") }, "→");
    this.line = el("form", { class: "writing" }, this.completion.list, this.text, go);
    this.element = el("div", { class: "composer" }, this.line);
    this.text.addEventListener("input", () => this.offer());
    this.text.addEventListener("keydown", (event) => this.completion.key(event));
    this.line.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
  }

  /** Set the commands that are offered here. A form that was being filled in is there again after a reload. */
  know(commands) {
    this.commands = commands;
    const { path, kept } = JSON.parse(sessionStorage.getItem(this.key)) ?? {};
    const command = commands.find((one) => one.path === path);
    if (!command || this.line.hidden) return;
    const form = this.form(command);
    form.fillAgain(kept);
    this.open(form);
  }

  offer() {
    const text = plain(this.text.value);
    const typed = text.startsWith("/") ? text.slice(1).trimEnd().toLowerCase() : null;
    const fits = (command) => ` ${command.name} ${command.path}`.toLowerCase().includes(` ${typed}`);
    const found = typed === null ? [] : this.commands.filter(fits);
    this.completion.offer(found.map((command) => ({ label: `/${command.name}`, more: command.description, command })), true);
  }

  async send() {
    const text = plain(this.text.value.trim());
    if (!text) return;
    if (text.startsWith("/")) {
      const path = text.slice(1).toLowerCase();
      const called = (one) => [one.path, one.name].find((name) => `${path} `.startsWith(`${name.toLowerCase()} `));
      const command = this.commands.filter(called).sort((one, other) => other.path.length - one.path.length)[0];
      if (command) this.begin(command, text.slice(1 + called(command).length).trim());
      else toast(this.unknown(path));
      return;
    }
    this.text.value = "";
    if (!(await this.acts.say(this.info.id, text)) && !this.text.value) this.text.value = text;
  }

  /** Say that a command does not exist, and which one may be meant. */
  unknown(path) {
    const near = this.commands
      .flatMap((command) => [...new Set([command.path, command.name])].map((called) => ({ command, called })))
      .map(({ command, called }) => ({ command, like: likeness(firstWords(path, called), called.toLowerCase()) }))
      .reduce((best, one) => (one.like > best.like ? one : best), { like: NEAR });
    return near.command ? say("nearest-command", { name: `/${near.command.name}` }) : say("no-such-command");
  }

  /**
   * Open the form of a command, filled in with what was typed after its name. Run the command at once if it has no
   * options, or if the typed ones were understood and none is missing.
   */
  async begin(command, typed = "") {
    this.text.value = "";
    if (!command.options.length) {
      if (typed) toast(say("takes-nothing", { name: `/${command.name}`, typed }));
      await this.acts.run(this.info.id, command.path, {});
      return;
    }
    const form = this.form(command);
    const understood = form.fill(typed);
    if (typed && understood && !form.missing().length && (await form.run())) {
      this.text.focus();
      return;
    }
    this.open(form);
    this.keep(form);
    form.focus();
  }

  form(command) {
    const form = new CommandForm(command, {
      run: (path, options) => this.acts.run(this.info.id, path, options),
      complete: (...asked) => this.acts.complete(this.info.id, ...asked),
      people: this.acts.people,
      channels: this.acts.channels,
      keep: () => this.keep(form),
      leave: () => {
        sessionStorage.removeItem(this.key);
        form.element.remove();
        this.line.hidden = false;
        this.text.focus();
      },
    });
    return form;
  }

  open(form) {
    this.line.hidden = true;
    this.element.append(form.element);
  }

  /** Keep in this tab what a form shows. */
  keep(form) {
    sessionStorage.setItem(this.key, JSON.stringify({ path: form.command.path, kept: form.kept() }));
  }
}
