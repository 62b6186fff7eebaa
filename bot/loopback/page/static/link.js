// The connection: one websocket, reopened when it closes. An answer carries the `ref` of its request.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Link {
  /** `address()` gives the address; `heard(frame)` gets frames without a request, `changed(up)` whether the connection is open. */
  constructor(address, heard, changed) {
    this.address = address;
    this.heard = heard;
    this.changed = changed;
    this.waiting = new Map();
    this.refs = 0;
    this.wait = FIRST_WAIT;
    this.timer = null;
    this.open();
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  /** Send a request; resolves to the answer, which has a `fault` if the request failed. */
  ask(action) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ fault: "offline" });
    this.refs += 1;
    const ref = this.refs;
    this.socket.send(JSON.stringify({ ...action, ref }));
    return new Promise((resolve) => this.waiting.set(ref, resolve));
  }

  open() {
    this.timer = null;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.lost(socket));
  }

  take(frame) {
    if (frame.kind !== "answer") {
      if (frame.kind === "state" || frame.kind === "door") {
        this.wait = FIRST_WAIT;
        this.changed(true);
      }
      this.heard(frame);
      return;
    }
    this.waiting.get(frame.ref)?.(frame);
    this.waiting.delete(frame.ref);
  }

  lost(socket) {
    if (socket !== this.socket) return;
    for (const resolve of this.waiting.values()) resolve({ fault: "offline" });
    this.waiting.clear();
    this.changed(false);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  hurry() {
    if (this.timer === null || document.visibilityState !== "visible") return;
    clearTimeout(this.timer);
    this.open();
  }
}
