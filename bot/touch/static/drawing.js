// Builds drawings of the server, the only texts that are parsed as SVG.

import { sentences } from "./words.js";

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

/** Return a mark of the server as an element, drawn in the colour of what it stands in. */
export function mark(svg) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg"><g>${svg}</g></svg>`, "image/svg+xml");
  return document.importNode(parsed.documentElement.firstElementChild, true);
}

/** Return a number as a mark. */
export function figure(n) {
  return `<text x="12" y="12" text-anchor="middle" dominant-baseline="central" font-size="22" font-weight="700" fill="currentColor">${Number(n)}</text>`;
}

/** Put the pieces of a drawing into their places. */
function whole(svg, pieces) {
  return svg.replace(/\{([0-9a-f]{12})\}/g, (_, name) => whole(pieces.get(name) ?? "", pieces));
}
