// What screen readers are to say by themselves: line by line, in its order, and once.

import { el } from "./dom.js";

const HEARD = 7000; // milliseconds until a screen reader has taken up a line that it is to say
const APART = 150; // milliseconds from one line to the next

export class Voice {
  constructor() {
    this.due = []; // the line that is being said, and those after it: [live region, text]
    this.told = []; // those, and what was said just before
  }

  /** Have lines said by a live region, after all that is still to be said; what another region says is not repeated. Who reads the page itself must not meet them twice. */
  say(region, lines) {
    const idle = !this.due.length;
    const fresh = lines.filter((line) => !this.told.some(([other, text]) => other !== region && text === line)).map((line) => [region, line]);
    this.due.push(...fresh);
    this.told.push(...fresh);
    if (idle && fresh.length) this.next();
  }

  /** Have the next line said. Of lines that come at once Chromium tells screen readers the last one first. */
  next() {
    const [said] = this.due;
    const line = el("div", {}, said[1]);
    said[0].append(line);
    setTimeout(() => {
      line.remove();
      this.told.splice(this.told.indexOf(said), 1);
    }, HEARD);
    setTimeout(() => {
      this.due.shift();
      if (this.due.length) this.next();
    }, APART);
  }
}

/** Return what a block says, as one text: screen readers say again what stands in an element of its own. */
export function spoken(block) {
  const said = block.cloneNode(true);
  for (const shown of said.querySelectorAll("img")) shown.replaceWith(shown.alt);
  return said.textContent;
}
