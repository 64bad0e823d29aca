// Runs before the first paint.
(function () {
  var root = document.documentElement;
  var stored = null;
  try {
    stored = localStorage.getItem("staffboard-color-scheme");
    // start.js has loaded the fonts before, so the browser's cache should have them.
    if (localStorage.getItem("staffboard-fonts") !== null) root.setAttribute("data-fonts", "");
  } catch {
    // Storage may be blocked; the system's scheme applies then.
  }
  // A dark page never flashes white. Same key as lib/color-scheme.ts.
  var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  var scheme = stored === "light" || stored === "dark" ? stored : system;
  root.setAttribute("data-color-scheme", scheme);
  // A page opened at its top: base.css leaves out what is below the screen, and start.js has it laid out soon. Only `name` shows the
  // fragment of a link to a passage (#:~:text=).
  var visit = performance.getEntriesByType("navigation")[0];
  if (visit && visit.type === "navigate" && !/#/.test(visit.name + location.hash))
    root.setAttribute("data-fresh", "");
})();
