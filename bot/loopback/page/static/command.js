// The form of a slash command: a field for each of its options.

import { Completion } from "./completion.js";
import { el } from "./dom.js";
import { toast } from "./toasts.js";
import { say } from "./words.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;
const PATIENCE = 120; // milliseconds without typing before completions are requested

export class CommandForm {
  /** `acts`: {run(path, options), complete(path, option, typed, others), people(), channels(), keep(), leave()}. */
  constructor(command, acts) {
    this.command = command;
    this.acts = acts;
    this.boxes = command.options.map((option) => this.box(option));
    const cancel = el("button", { type: "button", class: "plain", "aria-label": say("command-cancel"), on: { click: () => acts.leave() } }, "×");
    this.element = el(
      "form",
      { class: "command", "aria-label": `/${command.name}` },
      el("p", { class: "command-head" }, el("strong", {}, `/${command.name}`), el("span", { class: "small" }, command.description), cancel),
      el("div", { class: "options" }, this.boxes.map((box) => box.element), el("button", { type: "submit", class: "button primary" }, say("command-go"))),
    );
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") acts.leave();
    });
    for (const about of ["input", "change"]) this.element.addEventListener(about, () => acts.keep());
  }

  focus() {
    (this.missing()[0] ?? this.boxes[0])?.input.focus();
  }

  /**
   * Fill in what was typed after the command's name: "name: value" for each option, as on Discord, or values alone.
   * A text takes all that follows; a number or a choice is one word. Return whether everything was understood.
   */
  fill(typed) {
    const names = this.boxes.flatMap((box) => [box.option.name, box.option.label]).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const parts = typed.split(new RegExp(`(?:^|\\s+)(${names.join("|")})\\s*[:：]\\s*`, "iu"));
    const [alone, ...named] = parts;
    let understood = true;
    for (let at = 0; at < named.length; at += 2) {
      const called = named[at].toLowerCase();
      const box = this.boxes.find(({ option }) => [option.name, option.label].some((name) => name.toLowerCase() === called));
      understood = box.write(named[at + 1].trim()) && understood;
    }
    const rest = alone.split(/\s+/).filter(Boolean);
    const open = this.boxes.filter((box) => box.read() === null);
    while (rest.length && open.length) {
      const box = open.shift();
      understood = box.write(box.bounded ? rest.shift() : rest.splice(0).join(" ")) && understood;
    }
    return understood && !rest.length;
  }

  /** Return what the boxes show, to be filled in again after a reload. */
  kept() {
    return this.boxes.map((box) => ({ name: box.option.name, shown: box.shown(), chosen: box.chosen ?? null }));
  }

  fillAgain(kept) {
    for (const { name, shown, chosen } of kept) {
      const box = this.boxes.find((one) => one.option.name === name);
      box?.write(shown);
      if (chosen && box) box.chosen = chosen;
    }
  }

  missing() {
    return this.boxes.filter((box) => box.option.required && box.read() === null);
  }

  run() {
    return this.acts.run(this.command.path, this.filled());
  }

  /** Return the filled-in options except for one. */
  filled(but = null) {
    const given = this.boxes.filter((box) => box.option.name !== but).map((box) => [box.option.name, box.read()]);
    return Object.fromEntries(given.filter(([, value]) => value !== null));
  }

  async send() {
    const missing = this.missing();
    if (missing.length) {
      toast(say("missing", { names: missing.map((box) => box.option.label).join(", ") }));
      missing[0].input.focus();
    } else if (await this.run()) {
      this.acts.leave();
    }
  }

  box(option) {
    const entries = this.entries(option);
    const made = entries ? menu(option, () => this.entries(option)) : typed(option);
    const box = { option, ...made };
    const name = option.required ? option.label : say("optional", { label: option.label });
    const list = entries || !option.autocomplete ? [] : [this.completing(box)];
    box.element = el("label", { class: "option" }, el("span", { class: "label", title: option.description }, name), box.input, list);
    return box;
  }

  entries(option) {
    if (option.choices.length) return option.choices;
    if (option.type === BOOLEAN) return [{ name: say("yes"), value: true }, { name: say("no"), value: false }];
    if (option.type === USER) return this.acts.people().map((person) => ({ name: person.name, value: person.id }));
    if (option.type === CHANNEL) return this.acts.channels().map((channel) => ({ name: channel.name, value: channel.id }));
    return null;
  }

  completing(box) {
    const { input, option } = box;
    let asked = 0;
    const completion = new Completion(input, option.label, (entry) => {
      input.value = entry.label;
      box.chosen = entry;
      this.acts.keep();
      // Completions of what was typed before come too late.
      asked += 1;
    });
    const plain = box.read;
    box.read = () => (box.chosen && box.chosen.label === input.value ? box.chosen.value : plain());
    const ask = async () => {
      asked += 1;
      const mine = asked;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      if (mine !== asked) return;
      const found = await this.acts.complete(this.command.path, option.name, input.value, this.filled(option.name));
      if (mine !== asked || document.activeElement !== input) return;
      completion.offer(found.map((choice) => ({ label: choice.name, value: choice.value })), Boolean(option.required));
    };
    input.addEventListener("input", ask);
    input.addEventListener("focus", ask);
    input.addEventListener("keydown", (event) => completion.key(event));
    return completion.list;
  }
}

function typed(option) {
  const number = option.type === INTEGER || option.type === NUMBER;
  const input = el("input", {
    type: number ? "number" : "text",
    step: option.type === NUMBER ? "any" : null,
    min: option.min_value,
    max: option.max_value,
    maxlength: option.max_length,
    placeholder: option.description,
    autocomplete: "off",
  });
  const read = () => {
    if (input.value.trim() === "") return null;
    return option.type === STRING || !number ? input.value : Number(input.value);
  };
  const write = (value) => {
    input.value = value;
    return input.value === value && input.checkValidity();
  };
  return { input, read, write, shown: () => input.value, bounded: number };
}

// `entries` is called whenever the menu is about to open: people may have joined since.
function menu(option, entries) {
  const blank = el("option", { value: "" }, option.required ? say("choose") : say("none"));
  const input = el("select", {}, blank);
  let known = [];
  const read = () => (input.value === "" ? null : known[Number(input.value)].value);
  const renew = () => {
    const now = entries();
    if (JSON.stringify(now) === JSON.stringify(known)) return;
    const chosen = read();
    known = now;
    input.replaceChildren(blank, ...known.map((entry, place) => el("option", { value: place }, entry.name)));
    const place = known.findIndex((entry) => entry.value === chosen);
    input.value = place < 0 ? "" : String(place);
  };
  renew();
  for (const about of ["pointerdown", "focus", "keydown"]) input.addEventListener(about, renew);
  const write = (value) => {
    renew();
    const place = known.findIndex((entry) => [entry.name, `@${entry.name}`, `#${entry.name}`].some((name) => name.toLowerCase() === value.toLowerCase()));
    if (place >= 0) input.value = String(place);
    return place >= 0;
  };
  const shown = () => (input.value === "" ? "" : known[Number(input.value)].name);
  return { input, read, write, shown, bounded: true };
}
