import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Registers the service worker (public/sw.js) and tells it which pages are visited.
 * @param entry URL of the entry script, whose name contains the build's hash
 */
export async function startOffline(router: Router, entry: string): Promise<void> {
  const build = /\/assets\/([\w.-]+)\.js/.exec(entry)?.[1];
  if (build === undefined) return;
  // If a worker controls the page, it has already handled this navigation.
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
 * Without a network, the router could load neither the next page's data nor its code. So leave the link to the
 * browser: its navigation gets the service worker's cached copy or the offline page.
 */
function leaveToTheBrowser(event: MouseEvent): void {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (link?.origin !== location.origin) return;
  // Links within the page load nothing.
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.stopPropagation();
}
