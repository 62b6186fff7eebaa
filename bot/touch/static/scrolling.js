// Scrolls to what is asked, and clear of what sticks to the edge of a view.

import { NARROW, OUTLINE } from "./dom.js";

const EDGE = 9; // pixels below the last line of a column
const PRESSED = [0.05, 0.34]; // of the height of the page: what a hand whose cards are pressed has beside its least, and how high that may make it
const SHARE = 0.42; // of the height of a column: what may stay in view of it while the rest scrolls
const SPARE = 72; // pixels that a hand leaves free below a question, for what is said of it while it is answered

/** Scroll up to where a new question begins, if the answer before has left that out of view. */
export function begin(asked, side) {
  const [question, view] = [asked, side].map((part) => part.getBoundingClientRect());
  const over = parseFloat(getComputedStyle(side).scrollPaddingTop) || 0;
  if (question.height && view.height && question.top < view.top + over) asked.scrollIntoView({ block: "start" });
}

/** Scroll to what lights up if all of it is out of view, as on a phone, and there as much of it as there is room for. Where one confirms nothing does: scroll to what was chosen last. `ground`: what scrolls, `desk`: what lies over it, `ask`: what is asked, `all`: if any of it is out of view. */
export function seek(ground, desk, ask, all = false) {
  const lost = unseen(ground, desk, ask, all);
  const box = lost[0]?.closest(".t-box");
  const beside = NARROW.matches && !box?.closest(".near") ? lost.filter((shape) => box?.contains(shape)) : lost.slice(0, 1);
  const place = new Map(beside.map((shape) => [shape, shape.getBoundingClientRect()]));
  const order = [...beside].sort((one, other) => place.get(one).top - place.get(other).top);
  // The upper end counts where there is no room for both.
  for (const end of [order.at(-1), order[0]]) end?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Return how high what sticks to the top of a phone's column is: the first line of a result. */
export function pinned(ground) {
  const result = ground.querySelector(".t-result.folded");
  return result && NARROW.matches ? result.offsetHeight : 0;
}

/** Return where on the page the view of a column begins, below what sticks to its top. */
function upper(ground) {
  return ground.getBoundingClientRect().top + pinned(ground);
}

/** Return how far a hand is out of view, in pixels: below the question that lies over the table, or, if negative, above the view. Of one that is higher than the room for it, its upper end counts. */
export function out(ground, desk, hand) {
  const [own, over] = [hand, desk].map((part) => part.getBoundingClientRect());
  if (!own.height) return 0;
  const above = own.top - upper(ground);
  return above < 0 ? above : Math.max(0, Math.min(above, own.bottom - over.top));
}

/** Have a hand as large as its column leaves room for, beside the least that it has at any rate. `anew`: another question is asked. In the same one it may give way, but does not grow, and keeps some of it if its cards are pressed; under a pointer it stays as it is: what is pressed in it does not move. */
export function spread(hand, column, anew) {
  if (!anew && hand.matches(":hover")) return;
  const had = anew ? 0 : parseFloat(hand.style.getPropertyValue("--more")) || 0;
  if (anew) hand.style.removeProperty("--more");
  const below = [...column.children].flatMap((part) => (getComputedStyle(part).display === "contents" ? [...part.children] : [part]));
  const end = Math.max(...below.map((part) => part.getBoundingClientRect().bottom)) + column.scrollTop;
  const free = column.getBoundingClientRect().bottom - end - (anew ? SPARE : EDGE);
  const least = pressed(hand) ? Math.max(0, Math.min(PRESSED[0] * innerHeight, PRESSED[1] * innerHeight - height(hand) + had)) : 0;
  const more = Math.floor(anew ? Math.max(least, free) : Math.max(Math.min(had, least), Math.min(had, had + free)));
  if (more !== had) hand.style.setProperty("--more", `${more}px`);
}

/** Return how high the picture of a hand is. */
function height(hand) {
  return hand.querySelector("svg")?.getBoundingClientRect().height ?? 0;
}

/** Return whether one answers with the cards of a hand, or takes them back. */
function pressed(hand) {
  return hand.offsetHeight > 0 && hand.querySelector("[data-tag]") !== null;
}

/** Have a hand that a question is answered with stay in view at the top of its column, which scrolls below it, if that leaves enough room. `asked`: whether there is a question, and the hand stands beside the board. */
export function stick(hand, column, asked) {
  const sticks = asked && pressed(hand) && height(hand) <= SHARE * column.clientHeight;
  hand.classList.toggle("sticks", sticks);
  column.style.scrollPaddingTop = sticks ? `${hand.offsetHeight}px` : "";
}

/** Have all of a hand in view above the question, and of what lights up on the board above it what there is room for. `back`: whether the question ends the view again, where it has become shorter. */
export function hold(ground, desk, hand, back) {
  ground.scrollTop += Math.round(out(ground, desk, hand));
  if (back) ground.scrollTop -= Math.max(0, Math.floor(ground.getBoundingClientRect().bottom - desk.getBoundingClientRect().bottom));
  const [own, over] = [hand, desk].map((part) => part.getBoundingClientRect());
  const top = upper(ground);
  const lit = [...ground.querySelectorAll(".t-table [data-tag]")].map((shape) => shape.getBoundingClientRect().top);
  const hidden = Math.max(0, top - Math.min(top, ...lit));
  ground.scrollTop -= Math.max(0, Math.min(hidden, Math.floor(over.top - own.bottom)));
}

/** Return the shapes of what the question is about if all of them are out of view, or with `all` if any is, else none. */
export function unseen(ground, desk, ask, all = false) {
  const lit = [...ground.querySelectorAll(".t-box [data-tag]:not([data-back])")];
  const sought = lit.length ? lit : chosen(ground, ask);
  const [view, over] = [ground, desk].map((part) => part.getBoundingClientRect());
  const begins = upper(ground);
  const seen = (shape) => {
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    // Of an enlarged board a part is in view.
    const box = shape.closest(".t-box").getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    // On the strip with the button that enlarges the board nothing of the board is seen.
    const strip = shape.closest(".t-board")?.querySelector(":scope > .t-strip")?.getBoundingClientRect();
    if (strip?.height && bottom > strip.top) return false;
    return top >= begins && bottom <= view.bottom && (right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom);
  };
  return (all ? sought.every(seen) : sought.some(seen)) ? [] : sought;
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
  for (const row of view?.querySelectorAll(".t-row, .t-options, .t-foot, .t-onward.on:not(.beside)") ?? []) {
    // Options that have the focus are not covered by what says how many follow.
    const apart = !row.contains(control) && !control.contains(row) && !(row.matches(".t-onward") && control.closest(".t-options"));
    if (!apart || getComputedStyle(row).position !== "sticky") continue;
    const [at, over] = [control, row].map((part) => part.getBoundingClientRect());
    const room = Math.max(0, at.top - view.getBoundingClientRect().top - OUTLINE);
    if (at.top < over.bottom) view.scrollTop += Math.min(room, Math.max(0, at.bottom + OUTLINE - over.top));
  }
}

/** Return the lines of what a box shows, from top to bottom: where each begins and ends on the page. */
function lines(box) {
  const found = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.ELEMENT_NODE;
    if (element && !node.matches("img, button")) continue;
    const range = document.createRange();
    range.selectNode(node);
    for (const { top, bottom, width } of element ? node.getClientRects() : range.getClientRects()) if (width) found.push([top, bottom]);
  }
  found.sort(([one], [other]) => one - other);
  const whole = [];
  for (const [top, bottom] of found) {
    const last = whole.at(-1);
    // Signs and words of one line overlap by most of their height.
    if (last && top < last[1] - 0.4 * Math.min(bottom - top, last[1] - last[0])) last[1] = Math.max(last[1], bottom);
    else whole.push([top, bottom]);
  }
  return whole;
}

/** Return for each paragraph of a box which of the lines begins it. */
function beginnings(box, all) {
  const tops = [...box.children].map((one) => one.getBoundingClientRect().top);
  return tops.map((top) => all.findIndex(([from, end]) => from + end > 2 * top)).filter((n) => n >= 0);
}

/** Return with which line a box begins that has room from line `at` on: with one that begins a paragraph, for which it may be a line higher, or with the next one, if two lines follow it. */
function begun(begins, at, count) {
  const from = begins.findLast((n) => n <= at) ?? 0;
  const next = begins.find((n) => n >= at) ?? count;
  return at - from <= 1 || count - next < 2 ? from : next;
}

/** Show the end of a text in a box, in whole lines from the beginning of a paragraph on: about as many as `room` pixels hold, `least` at any rate. Of a longer paragraph the beginning is shown. Where `first`, a line of it, would be out of view, it begins there. `stays`: a reader further up stays there. Returns how many lines the text has. */
export function tail(box, room, least, stays, first = null) {
  const [from, below] = [box.scrollTop, stays ? box.scrollHeight - box.clientHeight - box.scrollTop : 0];
  box.style.maxHeight = "none";
  const all = lines(box);
  const end = box.getBoundingClientRect().bottom;
  const fits = all.findIndex(([top], n) => end - top + 1 <= room || n >= all.length - least);
  const at = fits > 0 ? begun(beginnings(box, all), fits, all.length) : fits;
  // A tall sign in the line before reaches a little below where this one begins.
  const top = at > 0 ? Math.min(Math.max(all[at][0] - 1, all[at - 1][1]), all[at][0] + 3) : box.getBoundingClientRect().top;
  const long = fits - at > 1 ? all[fits][0] - all[at][0] : 0;
  box.style.maxHeight = at > 0 || long ? `${Math.floor(end - top - long)}px` : "none";
  box.scrollTop = long && stays ? from : box.scrollHeight - box.clientHeight - (long ? Math.floor(long) : below);
  if (long) even(box);
  if (!first) return all.length;
  const up = first.getBoundingClientRect().top - 1 - box.getBoundingClientRect().top;
  if (stays) box.scrollTop = from;
  else if (up < 0) box.scrollTop += up;
  if (box.scrollTop < box.scrollHeight - box.clientHeight - 1) even(box);
  return all.length;
}

/** Show the beginning of a text in a box that scrolls, in whole lines. */
export function start(box) {
  box.scrollTop = 0;
  even(box);
}

/** Have a box that scrolls end with a whole line. */
function even(box) {
  const { bottom } = box.getBoundingClientRect();
  const edge = bottom - parseFloat(getComputedStyle(box).borderBottomWidth);
  // Of a line that was to end it, rounding may leave out less than a pixel.
  const cut = lines(box).find(([top, end]) => top < edge && end > edge + 1);
  if (cut) box.style.maxHeight = `${Math.floor(box.offsetHeight - (edge - cut[0]))}px`;
}

/** Have a box that scrolls begin with one of its texts, below the bar that sticks to its top, and end with a whole line. */
export function head(box, bar, text) {
  box.style.maxHeight = "";
  if (box.scrollHeight <= box.clientHeight + 1) return;
  box.scrollTop += text.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  even(box);
}
