// Who one is: becoming somebody else, in this tab or another, letting somebody new in, one's language.

import { el, freshId } from "./dom.js";
import { say } from "./words.js";

/** Return where a person's page is. */
export function pageOf(id) {
  return `/?as=${id}`;
}

/** Show the dialog. `state`: {me, people, locales}; `acts`: {speak(locale), welcome(name, locale)}. */
export function openPeople(state, acts) {
  const title = freshId("title");
  const close = el("button", { type: "button", class: "button secondary" }, say("close"));
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": title },
    el("h2", { id: title }, say("people-title")),
    el("p", { class: "small" }, say("people-hint")),
    el("ul", { class: "people" }, state.people.map((person) => line(person, state.me))),
    ownLanguage(state, acts, () => dialog.close()),
    newcomer(state, acts),
    el("div", { class: "row end" }, close),
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function line(person, me) {
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
  menu.addEventListener("change", async () => {
    if (await acts.speak(menu.value)) done();
  });
  return el("label", { class: "field" }, el("span", { class: "label" }, say("language")), menu);
}

function newcomer(state, acts) {
  const name = el("input", { type: "text", required: true, maxlength: 32, autocomplete: "off" });
  const menu = languages(state, state.me.locale);
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
