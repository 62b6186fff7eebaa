// Delays changes of the page during a press: a button that is drawn again or moves between down and up gets no click.

const LONGEST = 10000; // milliseconds; after a longer press the changes are shown all the same

let pressing = null;
let waiting = [];

/** Run a function at once or, during a press, right after it; functions run in the order of their calls. */
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

// The click comes after the event that ends the press.
const soon = () => pressing !== null && setTimeout(release);

for (const begins of ["pointerdown", "keydown"]) document.addEventListener(begins, press, true);
for (const ends of ["pointerup", "pointercancel", "keyup"]) document.addEventListener(ends, soon, true);
window.addEventListener("blur", soon);
