import "./styles";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from "react-router-dom";
import { createBrowserClient } from "./apollo";
import { App } from "./App";
import { readAppState } from "./app-state";
import { makeRoutes } from "./routes";

/** Fetches the first page's file before hydration, or React would replace its HTML by a blank. */
async function loadMatchedPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element");
  const state = readAppState();
  const client = createBrowserClient(state.apollo);
  const { development, demoCheckout } = state.site;
  const routes = makeRoutes({ client, awaitData: false, development, demoCheckout });
  await loadMatchedPages(routes);
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  const app = (
    <StrictMode>
      <App client={client} site={state.site} now={state.now}>
        <Ready>
          <RouterProvider router={router} />
        </Ready>
      </App>
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root).render(app);
  // In slices, so that a tap meanwhile is answered.
  else startTransition(() => void hydrateRoot(root, app));
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    whenIdle(async () => (await import("./offline")).startOffline(router, import.meta.url));
  }
}

/** Says when the page answers presses: inline/early-presses.js has kept the one that came before. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event("site-ready"));
  }, []);
  return children;
}

/** After the page is loaded and has nothing better to do. Failures of such extras are nobody's worry. */
function whenIdle(work: () => Promise<void>): void {
  const later = () => {
    const run = () => void work().catch(() => undefined);
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(run);
    else setTimeout(run, 2000);
  };
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

void start();
