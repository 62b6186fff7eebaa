// Short notices that go away by themselves.

import { el } from "./dom.js";
import { say } from "./words.js";

const STAYS = 6000;

/** Show a notice. */
export function toast(text) {
  const shown = el("p", { class: "toast" }, text);
  const box = document.getElementById("toasts");
  box.append(shown);
  // Shown last, it is above a dialog that is open.
  box.hidePopover();
  box.showPopover();
  setTimeout(() => shown.remove(), STAYS);
}

/** Say kindly why something was not done; returns whether it was. */
export function went(answer) {
  if (answer.fault) toast(say(`fault-${answer.fault}`));
  return !answer.fault;
}
