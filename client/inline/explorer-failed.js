// Shows that the explorer did not load, since it can't do that itself: a file is missing, or it failed as it started (explorer/main.tsx).
(function () {
  var show = function () {
    document.getElementById("explorer-loading")?.setAttribute("hidden", "");
    document.getElementById("explorer-failed")?.removeAttribute("hidden");
  };
  var failed = function () {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
    else show();
  };
  document.addEventListener("explorer-failed", failed);
  // Errors of elements don't bubble.
  window.addEventListener(
    "error",
    function ({ target }) {
      // A missing icon is no failure.
      if (/^(?:LINK|SCRIPT)$/.test(target.nodeName) && !/icon/.test(target.rel)) failed();
    },
    true,
  );
})();
