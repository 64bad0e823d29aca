// Runs before the first paint.
(function () {
  var root = document.documentElement;
  var stored = null;
  try {
    stored = localStorage.getItem("staffboard-color-scheme");
    // start.js has loaded the fonts before, so the browser's cache has them.
    if (localStorage.getItem("staffboard-fonts") !== null) root.setAttribute("data-fonts", "");
  } catch {
    // Storage may be blocked; the system's scheme applies then.
  }
  // A dark page never flashes white. Same key as lib/color-scheme.ts.
  var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  var scheme = stored === "light" || stored === "dark" ? stored : system;
  root.setAttribute("data-color-scheme", scheme);
  // A page opened at its top: base.css leaves out what is far below, and start.js has it laid out soon.
  var visit = performance.getEntriesByType("navigation")[0];
  if (visit && visit.type === "navigate" && !location.hash) root.setAttribute("data-fresh", "");
})();
