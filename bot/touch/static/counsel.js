// An advice on a question: what the AI would do, and the button that does it. Nobody presses that without having read what it does.

import { el } from "./dom.js";
import { say } from "./words.js";

const TAKES = /^q\w:\d+:takeadvice:/; // the id of the button that follows an advice

/** Return whether an item is the row with the button that follows an advice. */
function takes(item) {
  return item.is === "row" && item.children.some(({ id }) => TAKES.test(id ?? ""));
}

/** Return whether there is an advice among items. */
export function advises(found) {
  return found.some(takes);
}

/** Return items without an advice and the button that follows it. */
export function without(found) {
  return found.filter((item, n) => !takes(item) && !(found[n + 1] && takes(found[n + 1])));
}

/** Have an advice and the row that follows it stand together among what was made of items: where that sticks to an edge, the advice does, too. `unfolded(both)`: its reasons have been unfolded or folded. */
export function together(found, made, unfolded) {
  const at = found.findIndex(takes);
  if (at < 1) return made;
  const both = el("div", { class: "t-counsel" });
  // What the AI would do may take several lines, as that of a form does.
  const lines = [...made[at - 1].children];
  const why = lines.findLastIndex((one) => one.firstChild?.nodeName === "STRONG");
  const reasons = why > 0 ? lines.slice(why) : [];
  if (reasons.length) {
    const held = el("details", { open: true }, el("summary", {}, say("why")), reasons);
    held.addEventListener("toggle", () => unfolded(both));
    made[at - 1].append(held);
  }
  both.append(made[at - 1], made[at]);
  return made.toSpliced(at - 1, 2, both);
}

/** Have an advice say in brief what the AI would do, with its reasons folded away, where they would lie over what is asked. */
export function shorten(both) {
  both.classList.add("t-brief");
  for (const held of both.querySelectorAll("details")) held.open = false;
}

/** Return whether the reasons of an advice in brief have been unfolded. */
export function opened(both) {
  return both.matches(".t-brief:has(> .t-text > details[open])");
}

/** Mark the row that follows an advice among what was made of items; returns it, null without one. */
export function marked(found, made) {
  const at = found.findIndex(takes);
  if (at < 0) return null;
  made[at].classList.add("t-follow");
  return made[at];
}
