// Run in the page: catches presses while options are walked, and reaches options by pointer or by keys.
// It is one expression: an object of functions.
(() => {
  const POINTS = [
    [0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.15], [0.5, 0.85], [0.25, 0.2], [0.75, 0.8], [0.25, 0.8], [0.75, 0.2],
    [0.05, 0.05], [0.95, 0.05], [0.05, 0.95], [0.95, 0.95],
  ];

  /** Hold presses back from now on while `window.holding`, and answer them here. */
  const hold = () => {
  if (window.caught) return;
  window.caught = [];
  window.holding = false;
  const honest = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const act = JSON.parse(data);
    if (!window.holding || act.do !== "press") return honest.call(this, data);
    window.caught.push([act.id, act.values]);
    const answer = JSON.stringify({ is: "answer", ref: act.ref, pieces: {} });
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: answer })));
  };
};

  /** Reach every option; return what could not be reached, or is too small for a finger. */
  const reach = async ([options, mode]) => {
  const root = document.querySelector("#touch");
  const wrong = [];
  // The client draws at once; without a pause the browser need not paint.
  const still = async () => { for (let n = 0; n < 8; n += 1) await null; };
  const tagsOf = (option) => (option.of ? option.of.split(" ") : []);
  const names = (tags, option) => tags.some((tag) => tagsOf(option).includes(tag));
  const leads = (head, option) => /[:/]$/.test(head) && (option.path ?? option.value).startsWith(head);
  const buttons = () => [...root.querySelectorAll(".t-ask .t-options .t-button")];
  const shapes = () => [...root.querySelectorAll("[data-tag]")];
  const back = () => root.querySelector('.t-path [data-key="back"]');
  /** Click at a point of a shape where no other shape lies above it. */
  const hit = (shape) => {
    shape.scrollIntoView({ block: "center", inline: "center" });
    const rect = shape.getBoundingClientRect();
    for (const [u, v] of POINTS) {
      const [x, y] = [rect.left + rect.width * u, rect.top + rect.height * v];
      const there = document.elementFromPoint(x, y);
      if (there?.closest("[data-tag]") !== shape) continue;
      there.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
      return true;
    }
    return false;
  };
  const use = (element) => {
    if (mode === "keys") {
      element.focus();
      if (document.activeElement !== element) return false;
      if (element.dataset.tag) element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      else element.click();
      return true;
    }
    if (element.dataset.tag) return hit(element);
    element.click();
    return true;
  };
  /** Note controls beside the boards that are too small for a finger. */
  const measure = () => {
    for (const control of root.querySelectorAll("button, select, summary")) {
      const rect = control.getBoundingClientRect();
      if (control.getClientRects().length && Math.min(rect.width, rect.height) < 24) wrong.push(`small: ${control.outerHTML.slice(0, 80)}`);
    }
  };
  /** Note lit places that one could not tell apart by their names, or that have none. */
  const compare = () => {
    const places = [...new Map(shapes().map((one) => [one.dataset.tag, one.getAttribute("aria-label")]))];
    const called = Map.groupBy(places, ([, name]) => name);
    // What shares a tag is one and the same place.
    const apart = (tag, other) => !tag.split(" ").some((one) => other.split(" ").includes(one));
    const unclear = places.filter(([tag, name]) => !name || /^[:\s]/.test(name) || called.get(name).some(([other]) => apart(tag, other)));
    if (unclear.length) wrong.push(`names: ${JSON.stringify(unclear)}`);
  };
  window.holding = true;
  for (const option of options) {
    while (back()) { back().click(); await still(); }
    window.caught.length = 0;
    let steps = 0;
    const used = new Set();
    while (!window.caught.length && steps < 8) {
      steps += 1;
      compare();
      measure();
      const own = buttons().find((one) => one.dataset.key === option.value);
      const shape = shapes().find((one) => !used.has(one.dataset.tag) && names(one.dataset.tag.split(" "), option));
      const group = buttons().find((one) => leads(one.dataset.key, option));
      if (own) use(own);
      else if (shape) {
        used.add(shape.dataset.tag);
        if (!use(shape) && group) use(group);
      } else if (group) use(group);
      else break;
      await still();
    }
    const [press] = window.caught;
    if (!press?.[1].includes(option.value)) {
      const there = [shapes().map((one) => one.dataset.tag), buttons().map((one) => one.dataset.key)];
      wrong.push(`${mode}: ${option.label} (${option.value}) not reached: ${JSON.stringify([press, ...there])}`);
    }
  }
  while (back()) { back().click(); await still(); }
  window.holding = false;
  return wrong;
};

  /** Press a button below the question, or choose from a menu there; return whether it is there. */
  const use = ([id, values]) => {
    const made = [...document.querySelectorAll("#touch .t-ask [data-key]")].find((one) => one.dataset.key === id);
    if (!made) return false;
    if (made.tagName === "SELECT") {
      made.value = values[0];
      made.dispatchEvent(new Event("pointerdown"));
      made.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      made.click();
    }
    return true;
  };

  window.walk = { hold, reach, use };
})()
