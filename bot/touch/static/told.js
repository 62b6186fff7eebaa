// The texts of a question: the lines that are heard, those that stay when it changes, and those that are folded away on a phone.

import { NARROW, el } from "./dom.js";
import { inline, markdown, say } from "./words.js";

const LONG = 120; // bytes of an explanation that is folded away on a phone
const KEY = 30; // letters in a row that nobody wants to hear unasked

/** Return the texts of a question; where a step of a form is asked, the form's own text is folded away. */
export function heads(texts) {
  if (texts.length < 2) return texts.map((text) => markdown(text));
  const [title, ...rest] = texts[0].split("\n");
  const folded = rest.length ? el("details", {}, el("summary", {}, inline(title)), markdown(rest.join("\n"))) : el("p", {}, inline(title));
  return [folded, ...texts.slice(1).map((text) => markdown(text))];
}

/** Return whether a line is to be heard: what unfolds a hint is none, nor what is folded away, nor a key of the dice. */
export function heard(line) {
  if ([...line.querySelectorAll("code")].some((code) => code.textContent.length > KEY)) return false;
  return line.matches("summary") ? !line.closest(".t-fold") : !line.closest("details:not([open])");
}

/** Put new texts into a region. The lines with which they begin as before stay: a screen reader that reads them goes on. */
export function renew(region, fresh) {
  const [old, text] = [region.firstElementChild, fresh.firstElementChild];
  if (!old || !text || alike(old.firstElementChild) !== alike(text.firstElementChild)) {
    region.replaceChildren(...fresh.childNodes);
    return;
  }
  const lines = [...text.children];
  const same = lines.findIndex((line, n) => alike(line) !== alike(old.children[n]));
  const kept = same < 0 ? lines.length : same;
  while (old.children.length > kept) old.lastElementChild.remove();
  old.append(...lines.slice(kept));
  text.remove();
  while (region.lastElementChild !== old) region.lastElementChild.remove();
  region.append(...fresh.childNodes);
}

/** Return what a line shows, whether it is folded away or not. */
function alike(line) {
  return line?.outerHTML.replace(' open=""', "");
}

/** Return what texts show, line by line, to compare them with what comes in their place. */
export function shown(texts) {
  return new Set(linesOf(texts).map(alike));
}

/** Return the first and the last line of texts that were not `known` before, as `shown` returns them; none if there are none. */
export function unknown(texts, known) {
  const fresh = linesOf(texts).filter((line) => !known.has(alike(line)));
  return fresh.length ? [fresh[0], fresh.at(-1)] : [];
}

function linesOf(texts) {
  return texts.flatMap((text) => [...text.children]);
}

/** Put the hints and long explanations of a question where they can be folded away: on a phone they are, elsewhere not. Only explanations that follow each other are, so that all keep their order; a short line between a hint and them is read before both. */
export function fold(told) {
  for (const text of told.querySelectorAll(".t-text")) {
    const all = [...text.children].filter((line) => !hints(line));
    const first = all.findIndex(long);
    const after = all.findIndex((line, n) => n > first && !long(line));
    const explained = first < 0 ? [] : all.slice(first, after < 0 ? all.length : after);
    const lines = [...text.children].filter((line) => hints(line) || explained.includes(line));
    if (!lines.length) continue;
    const held = el("details", { class: "t-fold", open: !NARROW.matches }, el("summary", {}, say("explain")));
    lines.at(-1).after(held);
    held.append(...lines);
  }
}

/** Return whether a line is a hint for who plays for the first time. */
function hints(line) {
  return line.matches("p") && line.firstElementChild?.matches("strong") && line.firstElementChild.textContent === say("hint");
}

/** Return whether a line explains at length. A line of a list does not: it says what an option stands for. */
function long(line) {
  const told = line.textContent;
  return line.matches("p.t-small") && !/^(\d+[.．]|•)/.test(told) && new TextEncoder().encode(told).length > LONG;
}
