// The texts of the page in the person's language, as the server sent them.

let texts = {};
let locale = "en-US";

/** Take the texts of a language. */
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

/** Return the language of the person. */
export function language() {
  return locale;
}
