// Turns Discord's subset of Markdown into elements.

import { el } from "./dom.js";
import { emoji } from "./emoji.js";
import { timeOf } from "./times.js";
import { say } from "./words.js";

const WORD = /^[\s*“«「]*@?\p{L}/u; // an emoji before a word repeats it
const INSIDE = String.raw`((?:\\[\s\S]|[^\\])+?)`;
const pattern = (source) => new RegExp(source, "y");
const RULES = [
  [pattern(String.raw`\\([^\w\s])`), (found) => found[1]],
  [pattern("(`+)([\\s\\S]*?[^`])\\1(?!`)"), (found) => el("code", {}, found[2])],
  [pattern(String.raw`<@!?(\d+)>`), (found, names) => mention("@", names.people.get(found[1]))],
  [pattern(String.raw`<#(\d+)>`), (found, names) => mention("#", names.channels.get(found[1]))],
  [pattern(String.raw`<t:(-?\d{1,13})(?::([tTdDfFR]))?>`), (found) => timeOf(Number(found[1]), found[2])],
  [pattern(String.raw`<a?:(\w+):(\d+)>`), (found) => emoji(found[1], found[2], !WORD.test(found.input.slice(found.index + found[0].length)))],
  [pattern(String.raw`\[((?:\\[\s\S]|[^\\\[\]])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)`), linked],
  [pattern(String.raw`<(https?:\/\/[^\s>]+)>`), (found, names) => link(found[1], [found[1]], names)],
  [pattern(String.raw`https?:\/\/[^\s<>]*[^\s<>.,:;!?)\]'"*_|~]`), (found, names) => link(found[0], [found[0]], names)],
  [pattern(String.raw`\*\*\*${INSIDE}\*\*\*(?!\*)`), (found, names) => el("em", {}, el("strong", {}, inline(found[1], names)))],
  [pattern(String.raw`\*\*${INSIDE}\*\*(?!\*)`), (found, names) => el("strong", {}, inline(found[1], names))],
  [pattern(String.raw`__${INSIDE}__(?!_)`), (found, names) => el("u", {}, inline(found[1], names))],
  [pattern(String.raw`\*(?![\s*])((?:\\[\s\S]|\*\*|[^\\*])+?)\*(?!\*)`), (found, names) => el("em", {}, inline(found[1], names))],
  [pattern(String.raw`(?<!\w)_(?![\s_])((?:\\[\s\S]|__|[^\\_])+?)_(?!\w)`), (found, names) => el("em", {}, inline(found[1], names))],
  [pattern(String.raw`~~${INSIDE}~~`), (found, names) => el("s", {}, inline(found[1], names))],
  [pattern(String.raw`\|\|${INSIDE}\|\|`), (found, names) => spoiler(inline(found[1], names))],
];
const SPECIAL = /[\\`<[*_~|h]/g;
const MESSAGE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Return a text as blocks. `names`: the Maps `people` and `channels` from id to name, and `jump`, which goes to a message. */
export function markdown(text, names) {
  const lines = text.split("\n");
  const blocks = [];
  while (lines.length) blocks.push(...block(lines, names));
  return blocks;
}

function block(lines, names) {
  const line = lines.shift();
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  const fence = /^```(\w*)$/.exec(line);
  if (fence && lines.some((later) => later.trimEnd().endsWith("```"))) return [fenced(lines)];
  if (heading) {
    const level = heading[1].length;
    return [el("p", { class: `h h${level}`, role: "heading", "aria-level": level + 2 }, inline(heading[2], names))];
  }
  if (line.startsWith("-# ")) return [el("p", { class: "small" }, inline(line.slice(3), names))];
  if (line.startsWith(">>> ")) {
    return [el("blockquote", {}, markdown([line.slice(4), ...lines.splice(0)].join("\n"), names))];
  }
  if (/^> /.test(line)) {
    const quoted = [line.slice(2), ...taken(lines, /^> /).map((later) => later.slice(2))];
    return [el("blockquote", {}, markdown(quoted.join("\n"), names))];
  }
  if (ITEM.test(line)) return list([line, ...taken(lines, ITEM)], names);
  return [el("p", { class: line.trim() ? "line" : "gap" }, inline(line, names))];
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

function taken(lines, form) {
  const end = lines.findIndex((line) => !form.test(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function fenced(lines) {
  const inside = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line.trimEnd().endsWith("```")) {
      const rest = line.trimEnd().slice(0, -3);
      if (rest) inside.push(rest);
      break;
    }
    inside.push(line);
  }
  return el("pre", {}, el("code", {}, inside.join("\n")));
}

function list(lines, names) {
  const items = lines.map((line) => ITEM.exec(line));
  const made = [];
  while (items.length) {
    const [, indent, mark, text] = items.shift();
    const numbered = /\d/.test(mark);
    const item = el("li", numbered ? { value: parseInt(mark, 10) } : {}, inline(text, names));
    const deeper = [];
    while (items.length && items[0][1].length > indent.length) deeper.push(items.shift()[0]);
    item.append(...list(deeper, names));
    const kind = numbered ? "OL" : "UL";
    if (made.at(-1)?.tagName !== kind) made.push(el(kind.toLowerCase()));
    made.at(-1).append(item);
  }
  return made;
}

/** Return a line as text and inline elements. */
export function inline(text, names) {
  const made = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    const hit = at < text.length ? matched(text, at) : null;
    if (hit) {
      if (plain) made.push(plain);
      plain = "";
      made.push(hit.make(hit.found, names));
      at += hit.found[0].length;
    } else if (at < text.length) {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) made.push(plain);
  return glued(made);
}

/** After these no line may end: an emoji before a word, the dot inside a Japanese name such as ラ・ビューズ, and the hyphen in the number of a ship such as Q-7. */
const WITHIN_A_WORD = /\p{Extended_Pictographic}\uFE0F?(?=[\p{L}\p{N}])|(?<=[ァ-ヶー])・(?=[ァ-ヶー])|(?<=(?<![\p{L}\p{N}])\p{Lu})-(?=\d)/gu;

/** Keep an emoji on the line of the word after it: a card is one word. Where no spaces are written, its start is enough. */
function glued(parts) {
  const kept = [];
  for (const part of parts) {
    const word = /^[\p{L}\p{N}]\S{0,5}/u.exec(typeof part === "string" && kept.at(-1)?.className === "emoji" ? part : "");
    if (word) kept.push(el("span", { class: "whole" }, kept.pop(), word[0]));
    const rest = word ? part.slice(word[0].length) : part;
    if (rest) kept.push(typeof rest === "string" ? rest.replace(WITHIN_A_WORD, "$&\u2060") : rest);
  }
  return kept;
}

function matched(text, at) {
  for (const [form, make] of RULES) {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found) return { found, make };
  }
  return null;
}

function mention(sign, name) {
  return el("span", { class: "mention" }, `${sign}${name ?? "?"}`);
}

function linked(found, names) {
  return link(found[2], inline(found[1], names), names);
}

function link(address, children, names) {
  const message = MESSAGE.exec(address);
  if (!message) return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
  const place = `${names.signs.get(message[1]) ?? "#"} ${names.channels.get(message[1]) ?? "?"} ›`;
  const worded = children[0] === address ? place : children;
  const jump = (event) => {
    event.preventDefault();
    names.jump(message[1], message[2]);
  };
  return el("a", { href: `#m${message[2] ?? ""}`, on: { click: jump } }, worded);
}

function spoiler(children) {
  const show = (event) => event.currentTarget.replaceWith(el("span", { class: "shown" }, children));
  return el("button", { type: "button", class: "spoiler", "aria-label": say("spoiler"), on: { click: show } }, "▒▒▒▒");
}
