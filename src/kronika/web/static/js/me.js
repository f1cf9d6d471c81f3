// The own page: notices on this screen, and its theme.

const cookie = (name, value, age = 31536000) => { document.cookie = `${name}=${value};path=/;max-age=${age};samesite=lax`; };

const sound = document.getElementById("sound");
sound.addEventListener("click", () => {
  const on = sound.getAttribute("aria-checked") !== "true";
  sound.setAttribute("aria-checked", String(on));
  cookie("sound", on ? "on" : "off");
  if (on && "Notification" in window && Notification.permission === "default") Notification.requestPermission();
});

document.getElementById("themes").addEventListener("click", (event) => {
  const chosen = event.target.closest("[data-theme-of]");
  if (!chosen) return;
  const theme = chosen.dataset.themeOf;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  cookie("theme", theme, theme ? 31536000 : 0);
  for (const each of document.querySelectorAll("[data-theme-of]")) each.toggleAttribute("aria-current", each === chosen);
});
