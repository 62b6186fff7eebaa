// Nothing moves under a finger: a button that is drawn anew, or pushed away, between down and up would never be pressed.

const LONGEST = 2000; // milliseconds; whoever goes on pressing is shown what is new all the same

let pressing = null;
let waiting = [];

/** Do something at once, or, while somebody is pressing, right after that; in the order in which it was asked for. */
export function whenStill(work) {
  if (pressing === null) work();
  else waiting.push(work);
}

function press(event) {
  const key = event.type === "keydown";
  if (event.repeat || (key && event.key !== " ") || !event.target.closest?.("button, label, a")) return;
  clearTimeout(pressing);
  pressing = setTimeout(release, LONGEST);
}

function release() {
  clearTimeout(pressing);
  pressing = null;
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

// The click comes after the event that ends it.
const soon = () => pressing !== null && setTimeout(release);

for (const begins of ["pointerdown", "keydown"]) document.addEventListener(begins, press, true);
for (const ends of ["pointerup", "pointercancel", "keyup"]) document.addEventListener(ends, soon, true);
window.addEventListener("blur", soon);
