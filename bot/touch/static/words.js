// Texts: the client's own, and Markdown as the bot writes it.

import { el } from "./dom.js";

let texts = {};
let locale = "en-US";
let region = "en-US"; // how the reader's browser writes times in that language
let signs = {};
let aloud = {};
let marks = []; // the characters of `aloud`, several in a row before one of them

/** Learn the texts and the language, and what is said for emoji: for the bot's own by name, for others by character. */
export function learn(hello) {
  texts = hello.words;
  locale = hello.locale;
  region = regional(locale);
  signs = hello.signs;
  aloud = hello.spoken;
  marks = Object.keys(aloud).sort((one, other) => other.length - one.length);
}

/** Return a text with words in place of the emoji whose names would not say what they stand for; dice are said in any case. */
export function voiced(text) {
  let said = "";
  for (let at = 0; at < text.length; ) {
    const mark = marks.find((one) => text.startsWith(one, at));
    const silent = mark && repeated(aloud[mark], text.slice(at + mark.length)) && !/\p{N}/u.test(aloud[mark]);
    if (!silent) said += mark ? before(aloud[mark], text.slice(at + mark.length)) : text[at];
    at += mark ? mark.length : 1;
    if (silent) while (text[at] === " ") at += 1;
  }
  return said.trim();
}

/** Return the lines of a text as sentences: in a name, screen readers make no pause at the end of a line. */
export function sentences(text) {
  const stop = locale.startsWith("ja") ? "。" : ".";
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  return lines.map((line) => (/[.!?…:;,。！？：；、，]$/.test(line) ? line : line + stop)).join(" ");
}

/** Return a text; `{name}` in it is filled from `facts`. */
export function say(name, facts = {}) {
  return (texts[name] ?? name).replace(/\{(\w+)\}/g, (all, key) => (key in facts ? String(facts[key]) : all));
}

const INSIDE = String.raw`((?:\\[\s\S]|[^\\])+?)`;
const WORD = /^[\s*“«「]*@?\p{L}/u; // an emoji before a word repeats it
const LATER = /^\s*(?:(?:<:\w+:\d+>|[\p{Extended_Pictographic}\p{Regional_Indicator}\u{FE0F}\u{200D}]+)\s*|\**\d+\**\s+)+\**@?\p{L}/u; // so does one before another emoji or a number, other than dice and votes
const RULES = [
  [/\\([^\w\s])/y, (found) => found[1]],
  [/`([^`]+)`/y, (found) => el("code", {}, found[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found) => time(Number(found[1]), found[2])],
  [/<:(\w+):\d+>/y, (found) => sign(found[1], alt(signs[found[1]], found.input.slice(found.index + found[0].length)))],
  [/<#\d+>/y, () => ""],
  [new RegExp(String.raw`\*\*${INSIDE}\*\*(?!\*)`, "y"), (found) => el("strong", {}, inline(found[1]))],
  [new RegExp(String.raw`~~${INSIDE}~~`, "y"), (found) => el("s", {}, inline(found[1]))],
  [/\*(?![\s*])((?:\\[\s\S]|\*\*(?:\\[\s\S]|[^\\*])+\*\*|[^\\*])+?)\*(?!\*)/y, (found) => el("em", {}, inline(found[1]))],
  [/\[((?:\\[\s\S]|[^\\\[\]])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (found) => inline(found[1])],
];

/** Return whether the words after an emoji say what it stands for. Those for dice and votes list their parts. */
function repeated(said, after) {
  return WORD.test(after) || (LATER.test(after) && !/[\p{N},、]/u.test(said));
}

/** Return what is said for an emoji: nothing where the words after it say it. */
function alt(said, after) {
  return repeated(said, after) ? "" : before(said, after);
}

/** Return what is said for dice without the space that parts them from a number, where another space follows. */
function before(said, after) {
  return after.startsWith(" ") ? said?.trimEnd() : said;
}

/** Return a text as blocks. */
export function markdown(text) {
  return text.split("\n").map((line) => {
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    if (heading) return el("p", { class: "t-h", role: "heading", "aria-level": 3 }, inline(heading[2]));
    if (line.startsWith("-# ")) return el("p", { class: "t-small" }, inline(line.slice(3)));
    const quoted = /^> ?(.*)$/.exec(line);
    if (quoted) return el("p", { class: "t-quote" }, inline(quoted[1]));
    const item = /^ *(?:[-*]|(\d{1,9})\.) +(.+)$/.exec(line);
    if (item) return el("p", { class: "t-item" }, el("span", { class: "t-bullet" }, item[1] ? `${item[1]}. ` : "• "), inline(item[2]));
    return line.trim() ? el("p", {}, inline(line)) : null;
  });
}

/** Return a line as text and inline elements. */
export function inline(text) {
  const made = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const hit = matched(text, at);
    if (hit) {
      if (plain) made.push(plain);
      plain = "";
      made.push(hit[1](hit[0]));
      at += hit[0][0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) made.push(plain);
  return glued(made);
}

/** Where no line may end: after the dot inside a Japanese name such as ラ・ビューズ and the hyphen in the number of a ship such as Q-7, and before what a piece counts, as in 金（10）×2. */
const IN_NAME = /(?<=[ァ-ヶー])・(?=[ァ-ヶー])|(?<=(?<![\p{L}\p{N}])\p{Lu})-(?=\d)/gu;
const COUNT = /(?<=\S)(?:×(?=\d)|（(?=[\d,]+）))/g;

/** Keep a sign on the line of the word or the mark after it: a card is one word. Where no spaces are written, its start is enough. */
function glued(parts) {
  const kept = [];
  for (const part of parts) {
    const word = /^(?:[\p{L}\p{N}]\S{0,5}|[\u00a0\u202f]?[:;,.!?)：、。）])/u.exec(typeof part === "string" && kept.at(-1)?.className === "t-sign" ? part : "");
    if (word) kept.push(el("span", { class: "t-whole" }, kept.pop(), word[0]));
    const rest = word ? part.slice(word[0].length) : part;
    if (rest) kept.push(typeof rest === "string" ? rest.replace(IN_NAME, "$&\u2060").replace(COUNT, "\u2060$&") : rest);
  }
  return kept;
}

function matched(text, at) {
  if (!"\\`<*~[".includes(text[at])) return null;
  for (const [form, make] of RULES) {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found) return [found, make];
  }
  return null;
}

/** Return one of the bot's own emoji; `alt`: what says it where no word beside it does. */
export function sign(name, alt = "") {
  return el("img", { class: "t-sign", src: new URL(`./emoji/${name}.svg`, import.meta.url).href, alt, draggable: "false" });
}

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Return the language as the reader's browser has it, with its region: in some of them a day has 24 hours. */
function regional(language) {
  const [spoken] = language.split("-");
  return navigator.languages?.find((one) => one.split("-")[0] === spoken) ?? language;
}

function time(seconds, style) {
  const moment = new Date(seconds * 1000);
  const shown = el("time", { datetime: moment.toISOString(), title: moment.toLocaleString(region) });
  if (style === "R") shown.dataset.until = String(seconds);
  const day = style === "d" || style === "D" ? { dateStyle: "long" } : { dateStyle: "medium", timeStyle: "short" };
  shown.textContent = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(region, day).format(moment);
  return shown;
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / length), unit);
}

setInterval(() => {
  for (const shown of document.querySelectorAll(".touch time[data-until]")) {
    const text = relative(Number(shown.dataset.until));
    if (shown.textContent !== text) shown.textContent = text;
  }
}, 1000);
