// Holds changes back while something is pressed: a control that is replaced between down and up gets no click.

const LONGEST = 3000; // milliseconds that a change waits at most: no up may ever come
const TAP = 400; // milliseconds after the up of a finger until its click has come, if there is one

export class Hold {
  /** `root`: the element in which presses count. `missed()`: a press came to nothing, because what it was on has changed. */
  constructor(root, missed) {
    this.missed = missed;
    this.due = []; // changes that wait
    this.down = false; // whether a finger, the mouse or the space bar presses something
    this.late = false; // whether changes did not wait for the end of the press: its click would answer what is shown since
    this.listeners = [
      ["pointerdown", (event) => event.button === 0 && root.contains(event.target) && this.begin()],
      ["pointerup", () => this.endIn(TAP)],
      // A touch that turns into a scroll is no press.
      ["pointercancel", () => this.end()],
      ["keydown", (event) => root.contains(event.target) && this.key(event)],
      ["keyup", (event) => event.key === " " && this.endIn(0)],
      ["click", (event) => this.clicked(event)],
      ["blur", (event) => event.target === window && this.end()],
    ];
    for (const listener of this.listeners) window.addEventListener(...listener, true);
  }

  close() {
    for (const listener of this.listeners) window.removeEventListener(...listener, true);
    this.end();
  }

  /** Carry out a change: at once, or after the press. Changes keep their order. */
  after(change) {
    this.due.push(change);
    if (this.down) this.limit ??= setTimeout(() => this.giveUp(), LONGEST);
    else this.go();
  }

  begin() {
    clearTimeout(this.ending);
    this.down = true;
    this.late = false;
  }

  endIn(wait) {
    clearTimeout(this.ending);
    this.ending = setTimeout(() => this.end(), wait);
  }

  end() {
    clearTimeout(this.ending);
    this.late = false;
    this.go();
  }

  giveUp() {
    this.late = true;
    this.go();
  }

  go() {
    clearTimeout(this.limit);
    this.limit = null;
    this.down = false;
    while (this.due.length) this.due.shift()();
  }

  key(event) {
    if (event.key === " " && !event.repeat) this.begin();
    // A key that stays down presses once: what follows it may have the focus by then.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  }

  /** The click of a press is its end, once all have heard it. */
  clicked(event) {
    // Keys, screen readers and scripts click without a count.
    if (this.late && event.detail) {
      event.preventDefault();
      event.stopPropagation();
      this.missed();
    }
    if (this.down || this.late) this.endIn(0);
  }
}
