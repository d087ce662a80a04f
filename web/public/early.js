// Before anything is painted: the theme that was chosen, so that the page does not blink.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("boomtown") || "{}");
  } catch {
    // Nothing kept: the system decides.
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  var root = document.documentElement.dataset;
  root.theme = kept.theme === "dark" || (kept.theme !== "light" && dark) ? "dark" : "light";
  root.palette = kept.palette || "house";
})();
