// Times in the reader's own time zone and language.

import { el } from "./dom.js";
import { language, region } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Return a <time> for `<t:seconds:style>`; style R is updated as time passes. */
export function timeOf(seconds, style = "f") {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return document.createTextNode(String(seconds));
  const shown = el("time", { datetime: moment.toISOString(), title: worded(moment, "F") });
  if (style === "R") shown.dataset.relative = String(seconds);
  shown.textContent = style === "R" ? relative(seconds) : worded(moment, style);
  return shown;
}

/** Return the time of a message, with the day if it is not today. */
export function clock(milliseconds) {
  const moment = new Date(milliseconds);
  const today = moment.toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  const text = new Intl.DateTimeFormat(region(), style).format(moment);
  return el("time", { class: "at", datetime: moment.toISOString() }, text);
}

function worded(moment, style) {
  return new Intl.DateTimeFormat(region(), STYLES[style] ?? STYLES.f).format(moment);
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(away / length), unit);
}

setInterval(() => {
  for (const shown of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(shown.dataset.relative));
    if (shown.textContent !== text) shown.textContent = text;
  }
}, 1000);
