// Builds elements and finds them again. Texts become text nodes.

export const OUTLINE = 4; // pixels around a control that has the focus

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
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Go on from the control of that key in an element; where it is gone, from the element itself. */
export function refocus(element, key) {
  (keyed(element, key) ?? element).focus({ preventScroll: true });
}

/** Return the control of that key in an element, if it can be pressed. */
export function keyed(element, key) {
  const all = [...element.querySelectorAll("button:not(:disabled), select:not(:disabled), input")];
  return all.find((one) => one.dataset.key === key);
}
