// The person of the tab: changing to another, in this tab or a new one; adding people; the language.

import { el, freshId, sendChoice } from "./dom.js";
import { say } from "./words.js";

/** Return the address of a person's page. */
export function pageOf(id) {
  return `/?as=${id}`;
}

/**
 * Show the dialog. `state`: {me, manages, people, locales}; `acts`: {speak(locale), table(), welcome(name, locale)}.
 * Without `me`, a person must be chosen before the dialog closes.
 */
export function openPeople(state, acts) {
  const title = freshId("title");
  const close = el("button", { type: "button", class: "button secondary" }, say("close"));
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": title },
    el("h2", { id: title }, say("people-title")),
    el("p", { class: "small" }, state.me ? say("people-hint") : say("people-door")),
    el("ul", { class: "people" }, state.people.map((person) => line(person, state.me))),
    state.me ? ownLanguage(state, acts, () => dialog.close()) : null,
    newcomer(state, acts),
    state.me ? el("div", { class: "row end" }, close) : null,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => (state.me ? dialog.remove() : dialog.showModal()));
  document.body.append(dialog);
  dialog.showModal();
}

function line(person, me) {
  if (!me) {
    const be = el("a", { class: "button primary", href: pageOf(person.id) }, say("people-become", { name: person.name }));
    return el("li", {}, be, person.played ? el("span", { class: "small" }, say("people-played")) : null);
  }
  const tab = el(
    "a",
    { class: "button secondary", href: pageOf(person.id), target: "_blank", rel: "noopener", "aria-label": say("people-tab-of", { name: person.name }) },
    `${say("people-tab")} ↗`,
  );
  if (person.id === me.id) return el("li", {}, el("strong", {}, person.name), el("span", { class: "small" }, say("people-now")));
  const become = el("a", { class: "button primary", href: pageOf(person.id) }, say("people-become", { name: person.name }));
  return el("li", {}, become, tab);
}

function languages(state, chosen) {
  return el(
    "select",
    {},
    state.locales.map((locale) => el("option", { value: locale, selected: locale === chosen, lang: locale }, say(`language-${locale}`))),
  );
}

function ownLanguage(state, acts, done) {
  const menu = languages(state, state.me.locale);
  const button = el("button", { type: "button", class: "button success" }, say("ok"));
  const go = el("div", { class: "row", hidden: true }, button);
  const speak = async () => (await acts.speak(menu.value)) && done();
  sendChoice(menu, button, go, speak);
  const own = [el("label", { class: "field" }, el("span", { class: "label" }, say("language")), menu), go];
  if (!state.manages) return own;
  const language = say(`language-${state.me.locale}`);
  const table = el("button", { type: "button", class: "button secondary" }, say("table-too", { language }));
  table.addEventListener("click", async () => (await acts.table()) && done());
  return [...own, el("div", { class: "row" }, table)];
}

function newcomer(state, acts) {
  const name = el("input", { type: "text", required: true, maxlength: 32, autocomplete: "off" });
  const menu = languages(state, state.me?.locale ?? state.locale);
  const form = el(
    "form",
    { class: "newcomer" },
    el("h3", {}, say("newcomer-title")),
    el("label", { class: "field" }, el("span", { class: "label" }, say("newcomer-name")), name),
    el("label", { class: "field" }, el("span", { class: "label" }, say("language")), menu),
    el("button", { type: "submit", class: "button success" }, say("newcomer-go")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (name.value.trim()) acts.welcome(name.value, menu.value);
  });
  return form;
}
