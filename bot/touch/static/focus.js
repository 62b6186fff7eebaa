// Where keys are: the control that has the focus is found again when it was drawn anew.

import { keyed } from "./dom.js";

/** Return whether what has the focus is gone, hidden or no longer to be pressed. A browser notices that only later. */
export function adrift(root) {
  const at = document.activeElement;
  return !root.contains(at) || !at.getClientRects().length || (at.closest("svg") !== null && !at.hasAttribute("tabindex"));
}

/** Return the control that has the focus, and how to find it in one of these regions when it was drawn anew. */
export function spot(regions) {
  const control = document.activeElement;
  return { control, key: control.dataset.key, region: regions.find((one) => one.contains(control)) };
}

/** Go back to the control of a spot; returns whether it is there and can be pressed. */
export function resume(root, from) {
  const again = root.contains(from?.control) ? from.control : from?.region && from.key && keyed(from.region, from.key);
  if (again) again.focus();
  return Boolean(again) && again === document.activeElement;
}
