// Scrolls to what is asked, and clear of what sticks to the edge of a view.

import { NARROW, OUTLINE } from "./dom.js";

/** Scroll up to where a new question begins, if the answer before has left that out of view. */
export function begin(asked, side) {
  const [question, view] = [asked, side].map((part) => part.getBoundingClientRect());
  if (question.height && view.height && question.top < view.top) asked.scrollIntoView({ block: "start" });
}

/** Scroll to what lights up if all of it is out of view, as on a phone. Where one confirms nothing does: scroll to what was chosen last. `ground`: what scrolls, `desk`: what lies over it, `ask`: what is asked. */
export function seek(ground, desk, ask) {
  const lit = [...ground.querySelectorAll(".t-box [data-tag]:not([data-back])")];
  const sought = lit.length ? lit : chosen(ground, ask);
  const [view, over] = [ground, desk].map((part) => part.getBoundingClientRect());
  const seen = (shape) => {
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    // Of an enlarged board a part is in view.
    const box = shape.closest(".t-box").getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    return top >= view.top && bottom <= view.bottom && (right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom);
  };
  if (sought.length && !sought.some(seen)) sought[0].scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Return the shapes of what was chosen last in the question, of all that has any. */
function chosen(ground, ask) {
  const shapes = (tag) => [...ground.querySelectorAll(`.t-box [of~="${CSS.escape(tag)}"]`)];
  return (ask?.chosen ?? []).map(shapes).findLast((found) => found.length) ?? [];
}

/** Scroll a view, such as a row of buttons or an enlarged board, to one of its controls, where there is no room for all. Of what is larger than the view, the beginning is in it. */
export function reach(control, view) {
  const [at, over] = [control, view].map((part) => part.getBoundingClientRect());
  // `before` and `after`: how far it begins and ends behind where the view does.
  const by = (before, after) => (before < 0 ? before : Math.min(before, Math.max(0, after)));
  const [left, top] = [at.left - OUTLINE - over.left, at.top - OUTLINE - over.top];
  view.scrollBy(by(left, at.right + OUTLINE - over.right), by(top, at.bottom + OUTLINE - over.bottom));
}

/** Scroll what has the focus, or a text, clear of a row that sticks to the bottom of its view and lies over it. What is taller than the room for it is read from its beginning. */
export function clear(control) {
  const own = control.closest(".t-row, .near > .t-box");
  if (own) reach(control, own);
  const view = control.closest(NARROW.matches ? ".t-card, .t-desk" : ".t-card, .t-right");
  for (const row of view?.querySelectorAll(".t-row, .t-options, .t-foot") ?? []) {
    const apart = !row.contains(control) && !control.contains(row);
    if (!apart || getComputedStyle(row).position !== "sticky") continue;
    const [at, over] = [control, row].map((part) => part.getBoundingClientRect());
    const room = Math.max(0, at.top - view.getBoundingClientRect().top - OUTLINE);
    if (at.top < over.bottom) view.scrollTop += Math.min(room, Math.max(0, at.bottom + OUTLINE - over.top));
  }
}
