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
  // Nothing moves while it is measured: what is asked of a box again and again is asked once.
  const once = (ask, known = new Map()) => (el) => {
    if (!known.has(el)) known.set(el, ask(el));
    return known.get(el);
  };
  const clips = once((el) => {
    const style = getComputedStyle(el);
    return { x: style.overflowX !== "visible", y: style.overflowY !== "visible" };
  });
  const place = once((el) => el.getBoundingClientRect());
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
      const r = place(box);
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
    const b = place(board);
    const low = pinned && !pinned.contains(el) ? Math.min(b.bottom, place(pinned).top) : b.bottom;
    return { left: r.left, right: r.right, top: Math.max(r.top, b.top), bottom: Math.min(r.bottom, low) };
  };
  const meet = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const apart = (a, b) => a.el !== b.el && !a.el.contains(b.el) && !b.el.contains(a.el);
  // Every two that meet, from above to below: what begins beneath the end of one meets it no more.
  const pairs = (all, slack, tell) => {
    all.sort((a, b) => a.at.top - b.at.top);
    for (let i = 0; i < all.length; i++) {
      for (let j = i + 1; j < all.length && all[j].at.top < all[i].at.bottom; j++) {
        if (meet(all[i].at, all[j].at, slack) && apart(all[i], all[j])) tell(all[i], all[j]);
      }
    }
  };
  pairs(pieces.filter((each) => !own.has(each.text)).map((each) => ({ ...each, at: seen(each.el, each) })), 2, (a, b) =>
    found.push(`overlap: "${a.text}" ${path(a.el)} and "${b.text}" ${path(b.el)}`));
  const parts = [...root.querySelectorAll("a[href], button, input, select, [tabindex]")]
    .filter((el) => shown(el) && !el.matches(".board, .scroll, [data-map], [data-map] *") && place(el).width);
  pairs(parts.map((el) => ({ el, at: seen(el, place(el)) })), 1, (a, b) =>
    found.push(`in the way: ${path(a.el)} and ${path(b.el)}`));
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
