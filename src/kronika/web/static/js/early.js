// What is clicked, pressed or changed before the scripts of the page listen is kept, and told them as soon as they do. They
// are modules, which run one after the other when the page has been read; this one runs before there is anything to click.

(() => {
  const FIELD = "input, textarea, select, [contenteditable]";
  const OWN = `a[href], summary, label, ${FIELD}`;           // what a browser does by itself is left to it
  const PRESSED = "a[href], button, summary";                // whose keys make clicks
  const KEY = /^(.|Enter|Escape|Home|End|Arrow\w+)$/u;
  const kept = [];

  const keep = (event, again) => {
    event.stopImmediatePropagation();
    kept.push([event.target, again]);
  };

  const hear = {
    click(event) {
      if (event.target.closest(OWN)) return;
      event.preventDefault();
      if (event.detail > 1) event.stopImmediatePropagation();      // of a double click, only the first counts
      else keep(event, new MouseEvent("click", event));
    },
    keydown(event) {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !KEY.test(key) || target.closest(FIELD)) return;
      if ((key === "Enter" || key === " ") && target.closest(PRESSED)) return;
      keep(event, new KeyboardEvent("keydown", event));
    },
    input(event) { keep(event, new Event("input", { bubbles: true })); },
    change(event) { keep(event, new Event("change", { bubbles: true })); },
  };

  for (const type of Object.keys(hear)) document.addEventListener(type, hear[type], true);
  document.addEventListener("DOMContentLoaded", () => {            // every module has run
    for (const type of Object.keys(hear)) document.removeEventListener(type, hear[type], true);
    for (const [part, again] of kept) (part.isConnected ? part : document.body).dispatchEvent(again);
  });
})();
