// The connection to the server: requests and their answers, and the parts of the table with the pieces of their drawings.

const DARK = window.matchMedia("(prefers-color-scheme: dark)");
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Link {
  /** What arrives waits for `hold`. `heard`: {hello(frame), state(changed), lost()}: `changed` has the parts that differ, null where one is gone. */
  constructor(ticket, hold, heard) {
    this.ticket = ticket;
    this.hold = hold;
    this.heard = heard;
    this.parts = {};
    this.stale = [];
    this.pieces = new Map();
    this.waiting = new Map();
    this.refs = 0;
    this.wait = FIRST_WAIT;
    this.closed = false;
    DARK.addEventListener("change", () => this.ask({ do: "look", theme: theme() }));
  }

  /** Come in again as another visitor. */
  enter(ticket) {
    this.ticket = ticket;
    this.leave();
  }

  close() {
    this.closed = true;
    this.leave();
  }

  /** Close the connection, once it is open: browsers warn of one that is closed before. */
  leave() {
    const { socket } = this;
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
    else socket.close();
  }

  open() {
    const address = new URL("./ws", import.meta.url);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("ticket", this.ticket);
    address.searchParams.set("theme", theme());
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("message", (event) => this.hold.after(() => this.take(JSON.parse(event.data))));
    socket.addEventListener("close", () => this.hold.after(() => this.lost()));
  }

  lost() {
    for (const resolve of this.waiting.values()) resolve({ fault: "offline" });
    this.waiting.clear();
    if (this.closed) return;
    this.heard.lost();
    setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Send a request; resolves to its answer. */
  ask(act) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ fault: "offline" });
    this.refs += 1;
    const ref = this.refs;
    this.socket.send(JSON.stringify({ ...act, ref }));
    return new Promise((resolve) => this.waiting.set(ref, resolve));
  }

  take(frame) {
    for (const [name, piece] of Object.entries(frame.pieces ?? {})) this.pieces.set(name, piece);
    if (frame.is === "answer") {
      this.waiting.get(frame.ref)?.(frame);
      this.waiting.delete(frame.ref);
    } else if (frame.is === "hello") {
      this.heard.hello(frame);
      this.wait = FIRST_WAIT;
      this.stale = Object.keys(this.parts);
      this.parts = {};
    } else {
      Object.assign(this.parts, frame.parts);
      for (const name of frame.gone) delete this.parts[name];
      // What was drawn for an earlier connection is gone, unless it came again.
      const gone = [...frame.gone, ...this.stale.filter((name) => !(name in this.parts))];
      this.stale = [];
      this.heard.state({ ...frame.parts, ...Object.fromEntries(gone.map((name) => [name, null])) });
    }
  }
}

function theme() {
  return DARK.matches ? "dark" : "light";
}
