// The texts of the page in the person's language; the server sends them.

let texts = {};
let locale = "en-US";

/** Set the texts and the language. */
export function learn(words, language) {
  texts = words;
  locale = language;
  document.documentElement.lang = language;
}

/** Return a text; `{name}` in it is filled from `facts`. */
export function say(name, facts = {}) {
  const text = texts[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (whole, key) => (key in facts ? String(facts[key]) : whole));
}

/** Return what an emoji of the bot says; its name, as on Discord, if nobody knows. */
export function saidBy(emoji) {
  return texts[`emoji-${emoji}`] ?? `:${emoji}:`;
}

/** Return the language of the person. */
export function language() {
  return locale;
}

/** Return that language as the person's browser has it, with its region: in some of them a day has 24 hours. */
export function region() {
  const [spoken] = locale.split("-");
  return navigator.languages?.find((one) => one.split("-")[0] === spoken) ?? locale;
}
