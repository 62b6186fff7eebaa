// Pictures in messages: as wide as the space allows, and larger after a press.

import { el } from "./dom.js";
import { say } from "./words.js";

/** Return a picture, `media` {url, width?, height?}, which a press enlarges; `description` is its alt text. */
export function picture(media, description, kind) {
  const alt = description || say("picture");
  // With its size given, nothing moves when the picture arrives.
  const size = { width: media.width, height: media.height };
  const image = el("img", { src: media.url, alt, class: kind, loading: "lazy", ...size });
  const link = el("a", { href: media.url, target: "_blank", rel: "noopener", class: "picture" }, image);
  link.addEventListener("click", (event) => {
    // A modified click opens the picture in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge(media.url, alt);
  });
  return link;
}

function enlarge(url, alt) {
  const close = el("button", { type: "button", class: "button secondary" }, say("close"));
  const large = el("div", { class: "large", tabindex: "0" }, el("img", { src: url, alt }));
  const dialog = el("dialog", { class: "enlarged", "aria-label": alt }, large, close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
