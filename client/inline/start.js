// Runs last in the page, so that its content is painted before scripts are loaded (docs/decisions/0012).
{
  const { preload, run, dialog = "" } = document.currentScript.dataset;
  const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
  const load = (href, rel, as) => {
    const link = document.createElement("link");
    Object.assign(link, { rel, href, as });
    document.head.append(link);
  };
  // What the page will query first (client/app/asks.ts). Refusals are asked for again by the page, which explains them.
  const asks = JSON.parse(document.getElementById("asks")?.textContent ?? "[]");
  const ask = async (body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/graphql", { method: "POST", headers, body });
    const result = await answer.json();
    return result.errors ? null : result;
  };
  const sheet = document.getElementById("sheet");
  // The files of the login dialog, side by side, once someone reaches for a button that opens it: the page may not be ready yet.
  const signs = saveData ? ["click"] : ["pointerdown", "focusin", "click"];
  const loadDialog = ({ target }) => {
    if (!target.closest?.("[data-opens=dialog]")) return;
    for (const sign of signs) window.removeEventListener(sign, loadDialog, true);
    for (const href of dialog.split(" ").filter(Boolean))
      if (href.endsWith(".css")) load(href, "preload", "style");
      else load(href, "modulepreload", "");
  };
  for (const sign of signs) window.addEventListener(sign, loadDialog, true);
  // Vite's loader skips style sheets that have a link. The page's sheet has these files, so their links are disabled; not in
  // the HTML, where Chromium fetches even disabled ones.
  for (const name of sheet?.getAttribute("href").split(/[/.]/).slice(2, -1) ?? []) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = `/assets/${name}.css`;
    document.head.append(link);
  }
  // During an update, an instance of the other release may have been asked for the sheet: ask again, twice. Then the page is asked
  // for again, which may come from the other release; not a page that was just reloaded, so that it can't go on forever.
  const renew = (link, [wait, ...waits]) => {
    if (wait)
      setTimeout(() => {
        const next = link.cloneNode();
        next.onerror = () => renew(next, waits);
        link.replaceWith(next);
      }, wait);
    else if (navigator.onLine && performance.getEntriesByType("navigation")[0]?.type === "navigate")
      location.reload();
  };
  if (sheet && !sheet.sheet?.cssRules.length) renew(sheet, [100, 500]);
  const root = document.documentElement;
  // Yields, so that a tap is handled without delay.
  const pause = () => new Promise((done) => setTimeout(done));
  const idle = () =>
    new Promise((done) => (window.requestIdleCallback ?? setTimeout)(() => done()));
  // Marks the parts of a page and lays them out, for a few milliseconds at a time: on a phone, the page would be busy for too long.
  const markInTurns = async (parts, mark, rest) => {
    let since = performance.now();
    for (const part of parts) {
      part.setAttribute(mark, "");
      // Lays it out now.
      part.getBoundingClientRect();
      if (performance.now() - since < 4) continue;
      await rest();
      since = performance.now();
    }
  };
  const sizeOf = (element) => element.querySelectorAll("*").length;
  // The parts of the page that are laid out so far, none of them large: those on the screen and near it.
  const partsOf = (element) => {
    const { top, width } = element.getBoundingClientRect();
    if (width === 0 || top > 2.5 * window.innerHeight) return [];
    if (sizeOf(element) <= 80) return [element];
    return [...element.children].flatMap(partsOf);
  };
  // Both fonts appear together: each by itself would have the page laid out.
  const showFonts = async () => {
    const families = ["Inter Variable", "Bricolage Grotesque Variable"];
    const load = (name) => document.fonts.load(`1em "${name}"`).catch(() => []);
    const loaded = await Promise.all(families.map(load));
    const parts = partsOf(document.getElementById("root"));
    await markInTurns(parts, "data-fonts", pause);
    root.setAttribute("data-fonts", "");
    for (const part of parts) part.removeAttribute("data-fonts");
    try {
      if (loaded.every((faces) => faces.length > 0)) localStorage.setItem("staffboard-fonts", "");
    } catch {
      // Storage is blocked or full: the next page loads them after its first paint, too.
    }
  };
  // What is below the screen.
  const layOutAll = async () => {
    await idle();
    const parts = document.querySelectorAll("main section, main li > article, #site-footer");
    await markInTurns(parts, "data-laid-out", idle);
    root.removeAttribute("data-fresh");
  };
  document.addEventListener("site-ready", layOutAll, { once: true });
  // A page that one comes back to is scrolled to where it was, so its height has to be right.
  window.addEventListener("popstate", () => root.removeAttribute("data-fresh"), true);
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    window.askedAt = performance.now();
    window.asked = new Map(asks.map((body) => [body, ask(body).catch(() => null)]));
    // After a sign-in or a sign-out in another tab, they are old. Later, client/lib/session/other-tabs.ts listens.
    if (window.BroadcastChannel) {
      const session = new window.BroadcastChannel("session");
      session.onmessage = () => window.asked.clear();
      document.addEventListener("site-ready", () => session.close(), { once: true });
    }
    for (const [index, href] of preload.split(" ").filter(Boolean).entries()) {
      load(href, "modulepreload", "");
      if (index % 6 === 5) await pause();
    }
    try {
      for (const file of run.split(" ")) {
        await import(file);
        await pause();
      }
    } catch {
      // The scripts failed to load: clicks do what they do without scripts.
      document.dispatchEvent(new Event("site-ready"));
    }
    // They are a third of what a page loads: after what it needs to work, and not at all over a slow connection, or one that is paid for
    // by the byte.
    if (!root.hasAttribute("data-fonts") && !saveData && !/[23]g/.test(effectiveType)) showFonts();
  };
  // A page without server-rendered content, or in a background tab, has no first paint to wait for.
  const painted = document.getElementById("root").firstElementChild && !document.hidden;
  if (painted && PerformanceObserver.supportedEntryTypes.includes("paint")) {
    const onPaint = (list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) start();
    };
    new PerformanceObserver(onPaint).observe({ type: "paint", buffered: true });
    // In case the browser never reports a paint.
    setTimeout(start, 2000);
  } else start();
}
