// What has not been seen yet, per conversation; remembered for this tab, as the number of the newest message seen.

import { newer } from "./dom.js";

export class Unread {
  constructor(person, channel) {
    this.key = `seen ${person} ${channel}`;
    this.seen = sessionStorage.getItem(this.key);
    this.ids = new Set();
  }

  /** Note that a message is there. At the very first visit everything counts as seen. */
  add(message, mine) {
    if (!mine && this.seen !== null && newer(message.id, this.seen)) this.ids.add(message.id);
  }

  /** Note that a message is gone. */
  drop(id) {
    this.ids.delete(id);
  }

  /** Note that everything up to a message was seen. */
  see(newest) {
    this.ids.clear();
    this.seen = newest ?? this.seen ?? "0";
    sessionStorage.setItem(this.key, this.seen);
  }

  /** How many are unread. */
  get count() {
    return this.ids.size;
  }
}
