// Counts the unread messages of each conversation. This tab stores the id of the newest message seen.

import { newer } from "./dom.js";

export class Unread {
  constructor(person, channel) {
    this.key = `seen ${person} ${channel}`;
    this.seen = sessionStorage.getItem(this.key);
    this.ids = new Set();
  }

  /** Add a message. At the very first visit every message counts as seen. */
  add(message, mine) {
    if (!mine && this.seen !== null && newer(message.id, this.seen)) this.ids.add(message.id);
  }

  /** Remove a message. */
  drop(id) {
    this.ids.delete(id);
  }

  /** Mark all messages up to this one as seen. */
  see(newest) {
    this.ids.clear();
    this.seen = newest ?? this.seen ?? "0";
    sessionStorage.setItem(this.key, this.seen);
  }

  /** The number of unread messages. */
  get count() {
    return this.ids.size;
  }
}
