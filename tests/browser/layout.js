// Whatever is wrong with how a page lies on the screen: a list of sentences. `names` may be cut: they are people's own words.
(names) => {
  const GLYPHS = ".resource, .coin, .victory-points, .shield, .science, .token, .chain, .kind-mark, .seat, svg.i";
  const BOXES = ".btn, .card, .bigboard, .mini, .panel, .chip, .option, .stage, .segments button, .count, .token, .coin, .tool, dialog, .prompt, .top";
  const SMALLEST = 10.5;
  const root = document.querySelector("dialog[open]") || document.querySelector("#table, main");
  const desk = innerWidth > 1100;
  const own = new Set(names);
  const found = [];

  const shown = (el) => el.checkVisibility({ visibilityProperty: true }) && !el.closest(".unseen, .sum, .entries, .strength-row, .chat, .badge, .offline-note, .busy-note, [hidden]");
  const path = (el) => {
    const one = (e) => e.id || (e.getAttribute("class") || e.tagName.toLowerCase()).trim().replace(/\s+/g, ".");
    return [el.parentElement, el].map(one).join(" > ");
  };
  const clips = (el) => {
    const style = getComputedStyle(el);
    return { x: style.overflowX !== "visible", y: style.overflowY !== "visible" };
  };
  // Everything below .board may be reached by scrolling it on a phone; nowhere else.
  const scrolls = (el) => !desk && el.matches(".board, .beside, main, html, body, dialog");

  const pieces = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim().replace(/\u00ad/g, "");
    const el = node.parentElement;
    if (!text || !shown(el) || el.closest("template, svg, script")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
      if (r.width < 1) continue;
      const trim = r.height * 0.18;
      pieces.push({ el, text, top: r.top + trim, bottom: r.bottom - trim, left: r.left, right: r.right });
    }
    if (parseFloat(getComputedStyle(el).fontSize) < SMALLEST) found.push(`small: "${text}" in ${path(el)}`);
  }
  for (const el of root.querySelectorAll(GLYPHS)) {
    const r = el.getBoundingClientRect();
    if (!shown(el) || !r.width || el.closest("[data-map]")) continue;      // a map is moved; its signs are measured apart
    pieces.push({ el, text: "", top: r.top, bottom: r.bottom, left: r.left, right: r.right });
  }

  for (const piece of pieces) {
    if (own.has(piece.text)) continue;
    for (let box = piece.el; box && box !== document.documentElement; box = box.parentElement) {
      const { x, y } = clips(box);
      const solid = box !== piece.el && box.matches(BOXES);
      const r = box.getBoundingClientRect();
      const wide = (x || solid) && (piece.right > r.right + 1 || piece.left < r.left - 1);
      const high = (y || solid) && !scrolls(box) && (piece.bottom > r.bottom + 1 || piece.top < r.top - 1);
      if (wide || high) {
        found.push(`cut: "${piece.text}" ${path(piece.el)} by ${path(box)} (${wide ? "width" : "height"})`);
        break;
      }
      if (scrolls(box) && y) break;
    }
  }

  // What is scrolled out of sight, or lies under the panel of the picked card on a phone, is in nobody's way.
  const board = !desk && root.querySelector(".board");
  const pinned = board && [...board.querySelectorAll(".beside")].find((el) => getComputedStyle(el).position === "sticky");
  const seen = (el, r) => {
    if (!board || !board.contains(el)) return r;
    const b = board.getBoundingClientRect();
    const low = pinned && !pinned.contains(el) ? Math.min(b.bottom, pinned.getBoundingClientRect().top) : b.bottom;
    return { left: r.left, right: r.right, top: Math.max(r.top, b.top), bottom: Math.min(r.bottom, low) };
  };
  const meet = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  for (let i = 0; i < pieces.length; i++) {
    for (let j = i + 1; j < pieces.length; j++) {
      const [a, b] = [pieces[i], pieces[j]];
      if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el) || own.has(a.text) || own.has(b.text)) continue;
      if (meet(seen(a.el, a), seen(b.el, b), 2)) found.push(`overlap: "${a.text}" ${path(a.el)} and "${b.text}" ${path(b.el)}`);
    }
  }
  const parts = [...root.querySelectorAll("a[href], button, input, select, [tabindex]")]
    .filter((el) => shown(el) && !el.matches(".board, .scroll, [data-map], [data-map] *") && el.getBoundingClientRect().width);
  const places = parts.map((el) => seen(el, el.getBoundingClientRect()));
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      if (parts[i].contains(parts[j]) || parts[j].contains(parts[i])) continue;
      if (meet(places[i], places[j], 1)) found.push(`in the way: ${path(parts[i])} and ${path(parts[j])}`);
    }
  }
  const page = document.documentElement;
  for (const box of [page, document.body, ...(root.id === "table" ? [root] : [])]) {
    [box.scrollLeft, box.scrollTop] = [999, box === root ? 999 : 0];       // as the focus on something hidden would
    if (box.scrollLeft || (box === root && box.scrollTop)) found.push(`${path(box)} slides`);
    [box.scrollLeft, box.scrollTop] = [0, 0];
  }
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  if (desk && root.id === "table" && page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high`);
  return [...new Set(found)];
}
