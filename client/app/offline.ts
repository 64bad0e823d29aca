import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Registers the service worker (public/sw.js) and tells it which pages are seen.
 * @param entry address of the entry script: its name holds the hash of the build
 */
export async function startOffline(router: Router, entry: string): Promise<void> {
  const build = /\/assets\/([\w.-]+)\.js/.exec(entry)?.[1];
  if (build === undefined) return;
  // A controlled page came through the worker, which has seen it.
  let seen = navigator.serviceWorker.controller ? location.pathname : null;
  await navigator.serviceWorker.register(`/sw.js?v=${build}`);
  const { active } = await navigator.serviceWorker.ready;
  const tell = (path: string) => {
    const worker = navigator.serviceWorker.controller ?? active;
    if (path !== seen && navigator.onLine) worker?.postMessage({ type: "visited", path });
    seen = path;
  };
  tell(location.pathname);
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state === "idle") tell(pathname);
  });
  document.addEventListener("click", leaveToTheBrowser, { capture: true });
}

/**
 * Without a network the page's script could fetch neither the next page's data nor its code; as a visit of
 * the browser's own, the link leads to the worker's copy, or to the offline page.
 */
function leaveToTheBrowser(event: MouseEvent): void {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (link?.origin !== location.origin) return;
  // Inside the page there is nothing to fetch.
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.stopPropagation();
}
