// Searching the rulebook while typing: rules that hold all the words stay, the rest is hidden.

const field = document.getElementById("q");
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const rules = [...document.querySelectorAll("[data-rule]")].map((el) => ({ el, text: plain(el.textContent) }));

function search() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { el, text } of rules) {
    el.hidden = !wanted.every((word) => text.includes(word));
    if (!el.hidden) found++;
  }
  for (const chapter of document.querySelectorAll("[data-chapter]")) {
    const own = [...chapter.querySelectorAll("[data-rule]")];
    chapter.hidden = wanted.length > 0 && !own.some((el) => !el.hidden);
    chapter.classList.toggle("searching", wanted.length > 0);
  }
  document.getElementById("none").hidden = found > 0;
}

field.addEventListener("input", search);
if (field.value) search();
