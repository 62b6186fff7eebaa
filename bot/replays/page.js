"use strict";
(() => {
  const at = id => document.getElementById(id);
  const words = JSON.parse(at("words").textContent);
  const said = (name, values) => words[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
  let data, view, signs = /(?!)/, place = 0, timer = 0;
  const whole = new Map();

  // A piece of a picture: "{k}" in it stands for piece number k, in base 36.
  const piece = number => {
    if (!whole.has(number)) whole.set(number, data.pieces[number].replace(/\{(\w+)\}/g, (_, key) => piece(parseInt(key, 36))));
    return whole.get(number);
  };

  const made = (tag, text, about = {}) => {
    const element = document.createElement(tag);
    if (text !== undefined) element.textContent = text;
    for (const [name, value] of Object.entries(about)) element.setAttribute(name, value);
    return element;
  };

  // The bot's own emoji are drawn; what people wrote, and every other emoji, stays text.
  const drawn = part => {
    const sign = made("span", undefined, {class: "sign", role: "img", "aria-label": part});
    sign.innerHTML = `<svg viewBox="0 0 100 100"><use href="#sign${Object.keys(data.signs).indexOf(part)}"/></svg>`;
    return sign;
  };

  // An emoji stays on the line of the word after it: a card is one word. Where no spaces are written, its start is enough.
  const text = line => line.split(signs).reduce((parts, part, n) => {
    if (n % 2) return [...parts, drawn(part)];
    const [word] = (n && /^[\p{L}\p{N}]\S{0,5}/u.exec(part)) || [""];
    if (!word) return [...parts, part];
    const together = made("span", undefined, {class: "whole"});
    together.append(parts.at(-1), word);
    return [...parts.slice(0, -1), together, part.slice(word.length)];
  }, []);

  const keepSigns = () => {
    const drawn = Object.values(data.signs).map((number, n) => piece(number).replace(/^<svg[^>]*>/, `<symbol id="sign${n}" viewBox="0 0 100 100">`).replace(/<\/svg>$/, "</symbol>"));
    at("signs").innerHTML = drawn.join("");
    const longest = Object.keys(data.signs).sort((one, other) => other.length - one.length);
    // As bot/text/emoji.py finds them.
    if (longest.length) signs = new RegExp(`(${longest.join("|")})(?![\u2060\u200d\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}])(?<!\u200d)`, "u");
  };

  const paragraph = (line, ...before) => {
    const element = made("p");
    element.append(...before, ...text(line));
    return element;
  };

  const paragraphs = ([lines]) => lines.map(([line, who]) =>
    paragraph(data.lines[line], ...(who === undefined ? [] : [made("span", said("of", {name: data.lines[who]}), {class: "who"})])));

  // How the event came about; it stays open from one event to the next.
  const explain = why => {
    at("why").hidden = !why.length;
    at("why").lastChild.replaceChildren(...why.flatMap(line => data.lines[line].split("\n")).map(line => paragraph(line)));
  };

  // Pictures that stay are left where they are.
  const draw = pictures => {
    const box = at("pictures");
    pictures.forEach(([subject, number, alt, who], n) => {
      const key = [subject, number, who].join(" ");
      const old = box.children[n];
      const spoken = alt.map(line => data.lines[line]).join("\n");
      // The words for an equal picture may differ: they may say more than it shows.
      if (old && old.dataset.key === key) return old.lastChild.setAttribute("aria-label", spoken);
      const figure = made("figure", undefined, {class: subject});
      figure.dataset.key = key;
      if (who !== undefined) figure.append(made("figcaption", data.lines[who]));
      const art = made("div", undefined, {role: "img", "aria-label": spoken});
      art.innerHTML = piece(number);
      figure.append(art);
      old ? old.replaceWith(figure) : box.append(figure);
    });
    while (box.children.length > pictures.length) box.lastChild.remove();
  };

  const show = to => {
    place = Math.max(0, Math.min(view.steps.length - 1, to));
    const step = view.steps[place], last = view.steps.length, told = at("told");
    at("where").textContent = said("where", {n: place + 1, last}) + (step[2] ? " " + words.undone : "");
    told.className = step[2] ? "undone" : "";
    told.replaceChildren(...paragraphs(step));
    explain(step[4]);
    draw(step[1]);
    const slider = at("slider");
    slider.value = place + 1;
    slider.setAttribute("aria-valuetext", said("where", {n: place + 1, last}));
    // A button that is disabled would lose the focus.
    for (const id of ["first", "back"]) at(id).setAttribute("aria-disabled", place === 0);
    for (const id of ["forward", "last"]) at(id).setAttribute("aria-disabled", place === last - 1);
    const log = at("log"), now = log.querySelector("[aria-current]"), line = log.children[place];
    if (now) now.removeAttribute("aria-current");
    line.setAttribute("aria-current", "step");
    log.scrollTop = line.offsetTop - (log.clientHeight - line.offsetHeight) / 2;
    if (place === last - 1) play(false);
  };

  const go = to => { play(false); show(to); };

  const play = on => {
    clearInterval(timer);
    timer = on ? setInterval(() => show(place + 1), Number(at("speed").value)) : 0;
    at("play").textContent = on ? words.pause : words.play;
    at("play").title = at("play").textContent + " (P)";
    // While it plays, a screen reader would be told more than it can say.
    at("told").setAttribute("aria-live", on ? "off" : "polite");
  };

  const toggle = () => {
    if (timer) return play(false);
    if (place === view.steps.length - 1) show(0);
    play(true);
  };

  // The event that this viewpoint shows nearest to the one that was shown before.
  const look = number => {
    const share = view ? view.steps[place][3] : 0;
    play(false);
    view = data.views[number];
    at("slider").max = view.steps.length;
    at("log").replaceChildren(...view.steps.map((step, n) => {
      const line = made("li", undefined, step[2] ? {class: "undone"} : {});
      const button = made("button", undefined, {type: "button", tabindex: "-1"});
      step[0].forEach(([told, who], nth) => button.append(nth ? "\n" : "", who === undefined ? "" : said("of", {name: data.lines[who]}), ...text(data.lines[told])));
      button.addEventListener("click", () => go(n));
      line.append(button);
      return line;
    }));
    const near = view.steps.findIndex(step => step[3] >= share);
    show(near < 0 ? view.steps.length - 1 : near);
  };

  const keys = {ArrowLeft: () => go(place - 1), ArrowRight: () => go(place + 1), PageUp: () => go(place - 10), PageDown: () => go(place + 10),
    Home: () => go(0), End: () => go(view.steps.length - 1), p: toggle, P: toggle};

  const start = async () => {
    const packed = Uint8Array.from(atob(at("data").textContent), letter => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    data = JSON.parse(await new Response(stream).text());
    keepSigns();
    data.views.forEach((one, n) => at("view").append(made("option", one.name, {value: n})));
    at("eyes").hidden = data.views.length === 1;
    at("view").addEventListener("change", () => look(Number(at("view").value)));
    at("first").addEventListener("click", () => go(0));
    at("back").addEventListener("click", () => go(place - 1));
    at("forward").addEventListener("click", () => go(place + 1));
    at("last").addEventListener("click", () => go(view.steps.length - 1));
    at("play").addEventListener("click", toggle);
    at("slider").addEventListener("input", () => go(Number(at("slider").value) - 1));
    at("speed").addEventListener("change", () => timer && play(true));
    document.addEventListener("keydown", event => {
      const box = event.target.closest("select, input");
      if (event.ctrlKey || event.altKey || event.metaKey || !keys[event.key] || (box && (box.tagName === "SELECT" || event.key.length > 1))) return;
      event.preventDefault();
      keys[event.key]();
    });
    // Text that is laid out before its font is there may keep the boxes of another font.
    await Promise.allSettled([...document.fonts].map(face => face.load()));
    for (const part of ["head", "main", "controls"]) at(part).hidden = false;
    look(0);
  };

  start().catch(() => { at("trouble").hidden = false; });
})();
