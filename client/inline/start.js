// The page's last element: what there is to read is painted before scripts are fetched (docs/decisions/0012).
{
  const { preload, run } = document.currentScript.dataset;
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    // In tasks of their own: a tap in between is answered.
    const pause = () => new Promise((done) => setTimeout(done));
    for (const [index, href] of preload.split(" ").entries()) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
      if (index % 6 === 5) await pause();
    }
    try {
      for (const file of run.split(" ")) {
        await import(file);
        await pause();
      }
    } catch {
      // No scripts: presses shall do what they do without.
      document.dispatchEvent(new Event("site-ready"));
    }
  };
  // Without HTML of its own, or in a background tab, a page has nothing to paint.
  const painted = document.getElementById("root").firstElementChild && !document.hidden;
  if (painted && PerformanceObserver.supportedEntryTypes.includes("paint")) {
    const onPaint = (list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) start();
    };
    new PerformanceObserver(onPaint).observe({ type: "paint", buffered: true });
    // Should the browser never report it.
    setTimeout(start, 2000);
  } else start();
}
