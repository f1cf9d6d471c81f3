// A new table: chairs, who sits on them, and the sentence that says what will happen.

const form = document.querySelector(".setup-form");
const words = JSON.parse(form.dataset.words);
const round = form.querySelector(".round");
const menu = document.getElementById("asked");
const chairs = [...form.querySelectorAll("[data-chair]")];
const sprite = chairs[0].querySelector(".glyph use").getAttribute("href").split("#")[0];
const option = (who) => menu.querySelector(`[data-who="${who}"]`);
const field = (n) => form.elements[`seat${n}`];
const count = () => Number(form.elements.seats.value);
const sorts = { link: "link", any: "people", here: "screen" };
const levels = [...menu.querySelectorAll("[data-level]")].map((each) => each.dataset.who);
let asked = -1;

/** A chair as it was chosen: filled for whoever sits, dashed for whoever is awaited. */
function draw(chair, n) {
  const who = field(n).value;
  const bot = levels.includes(who);
  const said = option(who);
  const sort = chair.querySelector(".sort");
  chair.classList.toggle("free", who === "link" || who === "any");
  sort.hidden = who === "me";
  sort.querySelector("use").setAttribute("href", `${sprite}#${bot ? "bot" : sorts[who] || "person"}`);
  const beside = form.elements[`name${n}`];
  chair.querySelector(".who").textContent = who === "me" ? form.elements.name.value || words.me
    : bot ? chair.dataset.bot : who === "here" ? beside.value || said.dataset.name : said.dataset.name;
  chair.querySelector(".how > span:last-child").textContent = said.dataset.how;
  const bars = chair.querySelector(".strength");
  bars.hidden = !bot;
  bars.querySelectorAll("i").forEach((bar, k) => bar.classList.toggle("on", k < Number(said.dataset.level || 0)));
  beside.closest("label").hidden = who !== "here" || n >= count();
}

/** What will happen, in one sentence. */
function tell() {
  const sit = chairs.slice(0, count()).map((_, n) => field(n).value);
  const many = (who) => sit.filter((each) => each === who).length;
  const parts = many("me") ? [words.me] : [];
  for (const who of ["here", "link", ...levels, "any"]) if (many(who)) parts.push(words[who][many(who)]);
  const way = many("link") + many("any") ? "open" : sit.every((who) => levels.includes(who)) ? "watch" : "full";
  document.getElementById("say").textContent =
    `${words.game}, ${words.seats[count()]}: ${parts.join(", ")}; ${words.clock[form.elements.clock.value]}.`;
  document.getElementById("next").textContent = words.next[way];
  form.querySelector(".bar .main").textContent = words.go[way];
  form.elements.name.hidden = form.elements.name.disabled = !many("me");
  const chosen = chairs.slice(0, count()).map((_, n) => field(n).value).join(",");
  for (const link of form.querySelectorAll(".pick")) {
    const url = new URL(link.href);
    url.searchParams.set("chairs", chosen);
    link.href = url;
  }
}

/** An option is there while what it needs is chosen: the mode, a value of another option. What is not there is not sent. */
function fit() {
  for (const row of form.querySelectorAll("[data-only]")) {
    const fits = row.dataset.only.split(" ").every((need) => {
      const [name, values] = need.split("=");
      const asked = form.elements[name === "mode" ? name : `option-${name}`];
      return !asked || (!asked.disabled && values.split(",").includes(asked.value));
    });
    row.hidden = row.querySelector("select").disabled = !fits;
  }
}

function show() {
  fit();
  round.dataset.count = count();
  chairs.forEach(draw);
  tell();
}

/** Who shall sit here? Beside the chair on a desk, from below on a phone. */
function ask(n) {
  asked = n;
  chairs[n].classList.add("on");
  for (const each of menu.querySelectorAll("[data-who]")) {
    each.setAttribute("aria-pressed", String(each.dataset.who === field(n).value));
  }
  menu.showModal();
  const at = chairs[n].querySelector(".disc").getBoundingClientRect();
  const left = at.left < innerWidth * 0.72 ? at.right + 18 : at.left - menu.offsetWidth - 18;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(at.top - 120, innerHeight - menu.offsetHeight - 8))}px`;
}

/** Whoever sits beside me does so at this screen: then nobody comes by a link. I change places with whoever sat there. */
function seat(n, who) {
  const mine = chairs.findIndex((_, k) => field(k).value === "me");
  if (who === "me" && mine >= 0) field(mine).value = field(n).value;
  field(n).value = who;
  const away = (value) => value === "link" || value === "any";
  chairs.forEach((_, k) => {
    if (who === "here" && away(field(k).value)) field(k).value = "here";
    if (away(who) && field(k).value === "here") field(k).value = who;
  });
}

menu.addEventListener("click", (event) => {
  const chosen = event.target.closest("[data-who]");
  if (!chosen) return;
  seat(asked, chosen.dataset.who);
  menu.close();
  show();
});
menu.addEventListener("close", () => { chairs[asked]?.classList.remove("on"); chairs[asked]?.focus(); });
chairs.forEach((chair, n) => chair.addEventListener("click", () => ask(n)));
form.addEventListener("input", show);
show();
