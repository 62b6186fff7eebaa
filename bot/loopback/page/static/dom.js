// Builds elements. Texts become text nodes: no text is ever parsed as HTML.

/** Return an element. `attributes`: a string is a value, true sets a bare attribute, false or null sets none; `on`: listeners. */
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

/** Send what is chosen in a menu: by pointer at once; by keys, which pass by other entries, when the button is pressed. `confirm`: what is shown for that, the button or what holds it. */
export function sendChoice(menu, button, confirm, send) {
  let keys = false;
  menu.addEventListener("pointerdown", () => (keys = false));
  menu.addEventListener("keydown", () => (keys = true));
  menu.addEventListener("change", () => (keys ? (confirm.hidden = false) : send()));
  button.addEventListener("click", send);
}

let numbers = 0;

/** Return an unused element id. */
export function freshId(prefix) {
  numbers += 1;
  return `${prefix}-${numbers}`;
}

/** Compare two message ids: numbers too large for a JavaScript number. */
export function newer(one, other) {
  return one.length === other.length ? one > other : one.length > other.length;
}
