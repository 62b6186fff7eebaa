// The emoji of the bot's application: pictures, with what they say as alt texts.

import { el } from "./dom.js";
import { saidBy } from "./words.js";

/** Return an emoji as a picture; `spoken`: nothing beside it says what it is. */
export function emoji(name, id, spoken = true) {
  const said = saidBy(name);
  // A character says to a screen reader what it is, and to nobody who sees the picture.
  return el("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: spoken ? said : "", title: /[\p{L}\p{N}]/u.test(said) ? said : null, draggable: "false" });
}

/** Return the emoji of a button or an option, which may be a character; `spoken`: nothing else says what it is. */
export function sign(shown, spoken = true) {
  if (!shown?.name) return [];
  const made = shown.id ? emoji(shown.name, shown.id, spoken) : el("span", { class: "sign" }, shown.name);
  if (!spoken) made.setAttribute("aria-hidden", "true");
  return [made];
}
