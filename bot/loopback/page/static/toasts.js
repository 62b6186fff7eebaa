// Short notices that disappear by themselves.

import { el } from "./dom.js";
import { say } from "./words.js";

const STAYS = 6000;

/** Show a notice. */
export function toast(text) {
  const shown = el("p", { class: "toast" }, text);
  const box = document.getElementById("toasts");
  box.append(shown);
  // The element shown last is above an open dialog.
  box.hidePopover();
  box.showPopover();
  setTimeout(() => shown.remove(), STAYS);
}

/** Show a notice if a request failed; returns whether it succeeded. */
export function went(answer) {
  if (answer.fault) toast(say(`fault-${answer.fault}`));
  return !answer.fault;
}
