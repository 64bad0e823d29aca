// The page's last element: what there is to read is painted before scripts are fetched (docs/decisions/0012).
{
  const files = document.currentScript.dataset.files.split(" ");
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    void import(files[0]);
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
