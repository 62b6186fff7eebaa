// What is said in passing, until the next press, and the field for a number or for words.

import { NARROW, el } from "./dom.js";
import { items } from "./items.js";
import { say } from "./words.js";

export class Note {
  /** `acts`: {press(id, values, typed), pieces, resume(spot), top()}: `top` scrolls to where it stands beside the question. */
  constructor(acts) {
    this.acts = acts;
    this.asker = null; // the spot from which a number is asked for
    this.cut = false; // whether it says that there is no connection
    this.element = el("div", { class: "t-note", role: "alert", hidden: true });
    // What was pressed when it came may be meant again where it stands.
    this.element.addEventListener("click", ({ target }) => target.closest("button, a, form, select") || (this.brief ? this.shrink(false) : this.say(null)));
  }

  /** Take two lines on a phone: another question has come, which needs the room. What is being filled in, and that there is no connection, stays whole. */
  shrink(on = true) {
    this.element.classList.toggle("brief", on && !this.cut && !this.element.querySelector("form"));
  }

  get brief() {
    return NARROW.matches && this.element.matches(".t-desk > .brief");
  }

  /** Say something until the next press; null: nothing. `cut`: until there is a connection again. */
  say(told, cut = false) {
    const { element } = this;
    const held = element.contains(document.activeElement);
    this.cut = cut;
    this.shrink(false);
    element.setAttribute("role", "alert");
    element.removeAttribute("aria-label");
    element.hidden = !told;
    element.replaceChildren(...(told ? items(told, this.acts) : []));
    if (told) this.acts.top();
    if (held) this.acts.resume(this.asker);
    this.asker = null;
  }

  /** Ask for a number, or if it is free for words. `from`: the spot from which it is asked for. */
  type(box, from) {
    const { element } = this;
    const typed = el("input", { type: "text", inputmode: box.free ? "search" : "numeric", placeholder: box.hint ?? "", maxlength: box.most, "aria-label": box.label });
    const go = el("button", { type: "submit", class: "t-button success" }, say("ok"));
    const form = el("form", { class: "t-form" }, el("label", {}, el("span", {}, box.label), typed), " ", go);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.acts.press(box.id, [typed.value], true);
    });
    // The field gets the focus and is said then: an alert would say it twice, with its button.
    this.shrink(false);
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", box.title);
    element.hidden = false;
    element.replaceChildren(form);
    this.acts.top();
    typed.focus();
    this.asker = from;
  }
}
