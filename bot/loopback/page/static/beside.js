// What stands beside the chat: the bot serves its script, and a ticket lets this person in.

import { el } from "./dom.js";

export class Beside {
  /** `turned(yours, voice)` hears whether it is this person's turn, with the voice that says what the table says. */
  constructor(turned) {
    this.turned = turned;
    this.kind = "touch";
    this.element = el("section", { class: "pane", id: "touch" });
    this.shown = null;
  }

  /** Show it for the person with this ticket. */
  async update({ client, ticket }) {
    if (!client || ticket === this.ticket) return;
    this.ticket = ticket;
    if (this.shown) return this.shown.then((shown) => shown.enter(ticket));
    document.head.append(el("link", { rel: "stylesheet", href: client.replace(/js$/, "css") }));
    this.shown = import(client).then(({ mount }) => mount(this.element, this.ticket, this.turned));
    return this.shown;
  }

  /** Go to where one plays. */
  focus() {
    this.shown?.then((shown) => shown.focus());
  }

  turn(shown) {
    this.element.hidden = !shown;
  }
}
