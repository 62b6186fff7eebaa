// What stands beside the chat: the bot serves its script, and a ticket lets this person in.

import { el } from "./dom.js";

export class Beside {
  /** `turned(call)` hears how the table calls upon this person: "turn", "answer", "react", or "" for not at all. */
  constructor(turned) {
    this.turned = turned;
    this.kind = "touch";
    this.element = el("section", { class: "pane", id: "touch" });
    this.shown = null; // resolves to what is shown, `table` once it is
    this.table = null;
  }

  /** Show it for the person with this ticket. */
  async update({ client, ticket }) {
    if (!client || ticket === this.ticket) return;
    this.ticket = ticket;
    if (this.shown) return this.shown.then((shown) => shown.enter(ticket));
    document.head.append(el("link", { rel: "stylesheet", href: client.replace(/js$/, "css") }));
    this.shown = import(client).then(({ mount }) => (this.table = mount(this.element, this.ticket, this.turned)));
    return this.shown;
  }

  /** Have a live region say lines, in their order with what the table says. */
  say(region, lines) {
    if (this.table) this.table.say(region, lines);
    else this.shown?.then((shown) => shown.say(region, lines));
  }

  /** Go to where one plays. */
  focus() {
    this.shown?.then((shown) => shown.focus());
  }

  /** Go to the open question, once it is shown. */
  lead() {
    this.shown?.then((shown) => shown.lead());
  }

  turn(shown) {
    this.element.hidden = !shown;
  }
}
