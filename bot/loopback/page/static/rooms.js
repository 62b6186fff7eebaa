// The channels and threads to choose from: each may have a table of its own.

import { el } from "./dom.js";
import { say } from "./words.js";

/** Return the name of a room with the sign of its kind. */
export function signed(room) {
  return (room.thread ? "↳ " : "#") + room.name;
}

export class Rooms {
  /** `acts`: {enter(id), thread()}. */
  constructor(element, acts) {
    this.element = element;
    this.acts = acts;
    this.buttons = new Map();
    this.here = null; // the room that was shown last
    this.more = el("button", { type: "button", class: "room", on: { click: () => acts.thread() } }, "+");
  }

  /** Show the rooms, that of the tab, and where something waits for this person: by id, how it calls them. */
  show(rooms, here, asked) {
    this.element.setAttribute("aria-label", say("rooms"));
    this.more.title = say("thread-new");
    this.more.setAttribute("aria-label", say("thread-new"));
    for (const room of rooms) if (!this.buttons.has(room.id)) this.buttons.set(room.id, this.button(room));
    for (const room of rooms) {
      const button = this.buttons.get(room.id);
      const call = asked[room.id];
      const name = signed(room);
      button.textContent = name;
      button.classList.toggle("asked", Boolean(call));
      button.setAttribute("aria-label", call ? say(`room-asked-${call}`, { name }) : name);
      button.setAttribute("aria-current", String(room.id === here));
    }
    // A button that stays in its place keeps the focus.
    for (const [place, button] of [...rooms.map((room) => this.buttons.get(room.id)), this.more].entries()) {
      if (this.element.children[place] !== button) this.element.insertBefore(button, this.element.children[place] ?? null);
    }
    // On a phone there is not room for all of them.
    if (here !== this.here) this.buttons.get(here)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.here = here;
  }

  button(room) {
    return el("button", { type: "button", class: "room", on: { click: () => this.acts.enter(room.id) } });
  }
}
