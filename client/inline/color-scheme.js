// Runs before the first paint, so that a dark page never flashes white. Same key as lib/color-scheme.ts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem("staffboard-color-scheme");
  } catch {
    // Storage may be blocked; the system's scheme applies then.
  }
  var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  var scheme = stored === "light" || stored === "dark" ? stored : system;
  document.documentElement.setAttribute("data-color-scheme", scheme);
})();
