// Builds elements. Texts become text nodes; only drawings of the server are parsed as SVG.

import { sentences } from "./words.js";

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

/** Return the texts and pictures that a drawing shows, as an element: `picture` has `svg` and `alt`. */
export function drawn(picture, pieces, attributes = {}) {
  const text = whole(picture.svg, pieces);
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const svg = document.importNode(parsed, true);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", sentences(picture.alt));
  // The style sheet gives a tall drawing a smaller width, so that nothing outside of its frame is seen beside it.
  const { width, height } = svg.viewBox.baseVal;
  svg.style.setProperty("--ratio", width / height);
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  return svg;
}

/** Put the pieces of a drawing into their places. */
function whole(svg, pieces) {
  return svg.replace(/\{([0-9a-f]{12})\}/g, (_, name) => whole(pieces.get(name) ?? "", pieces));
}
