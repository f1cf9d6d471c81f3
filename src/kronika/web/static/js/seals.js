// The seals of chance that this browser was shown while games were not over: afterwards nobody can show it another.

const key = (table) => `seal ${table}`;

/** Remember the first seal of every table that the page names. */
export function remember() {
  for (const el of document.querySelectorAll("[data-seal]")) {
    try {
      const name = key(el.dataset.table);
      if (!localStorage.getItem(name)) localStorage.setItem(name, JSON.stringify([el.dataset.seal, Date.now()]));
    } catch { return; /* private windows */ }
  }
}

/** The seal that was remembered, and when; null if there is none. */
export function remembered(table) {
  try { return JSON.parse(localStorage.getItem(key(table))); } catch { return null; }
}
