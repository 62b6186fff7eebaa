// Builds elements and finds them again. Texts become text nodes.

export const NARROW = window.matchMedia("(max-width: 859px)");
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

/** Go on from the control of that key in an element; where it is gone, from the element itself, or from what else is given. */
export function refocus(element, key, otherwise = element) {
  (keyed(element, key) ?? otherwise).focus({ preventScroll: true });
}

/** Return the control of that key in an element, if it can be pressed. */
export function keyed(element, key) {
  const all = [...element.querySelectorAll("button:not(:disabled), select:not(:disabled), input")];
  return all.find((one) => one.dataset.key === key);
}

/** Make one of some controls the tab stop of all; arrow keys lead to the others. What stays is not touched: a screen reader would lose its place. */
export function stopAt(all, control) {
  for (const one of all) {
    const tabindex = one === control ? "0" : "-1";
    if (one.getAttribute("tabindex") !== tabindex) one.setAttribute("tabindex", tabindex);
  }
}

/** Go along controls by arrow keys, and by Home and End, round and round. */
export function along(event, all) {
  if (event.altKey || event.ctrlKey || event.metaKey) return; // keys of the browser
  const at = all.indexOf(document.activeElement);
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  all.at(to % all.length).focus();
}

/** Return the question of a step: its id is "question/step". */
export function questionOf(id) {
  return id?.split("/")[0];
}
