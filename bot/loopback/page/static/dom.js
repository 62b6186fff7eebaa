// Building elements. Texts become text nodes, never markup: nothing that anybody wrote is parsed as HTML.

/** Return an element. `attributes`: strings as they are, true for a bare one, false or null for none; `on`: listeners. */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

let numbers = 0;

/** Return an id that no element has yet. */
export function freshId(prefix) {
  numbers += 1;
  return `${prefix}-${numbers}`;
}

/** Compare two ids of messages: they are numbers too long for the language. */
export function newer(one, other) {
  return one.length === other.length ? one > other : one.length > other.length;
}
