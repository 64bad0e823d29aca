import "./styles";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from "react-router-dom";
import { App } from "./App";
import { idle } from "../lib/idle";
import { takeAllEarly } from "../lib/early-answers";
import { noteFailedLoads } from "../lib/not-loaded";
import type { Prefetch } from "../lib/page";
import { readAppState } from "./app-state";
import { createPageClient, type PageClient } from "./page-client";
import { makeRoutes } from "./routes";

/** Loads the first page's code before hydration; otherwise React would replace its HTML with nothing. */
async function loadMatchedPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const page = await route.lazy();
      Object.assign(route, page, { lazy: undefined });
    }),
  );
}

/** Only starts to load: the page shows a skeleton meanwhile. Its own query reports a failure. */
const startLoading =
  (client: PageClient): Prefetch =>
  async (query, variables) => {
    // A failure is one of the page's own files.
    await client.load();
    client.query({ query, variables }).catch(() => undefined);
    return { data: undefined, failed: false };
  };

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element");
  const state = readAppState();
  const isRendered = root.firstElementChild !== null;
  const client = createPageClient(state.answers);
  const { development, demoCheckout } = state.site;
  const routes = makeRoutes({ prefetchIn: () => startLoading(client), development, demoCheckout });
  // Most pages ask for more when someone is signed in, such as the jobs that they saved.
  const loadForPerson = async (answer: Record<string, unknown> | null | undefined) => {
    if (answer?.["me"]) await client.load();
  };
  if (isRendered)
    for (const { data, ...asked } of takeAllEarly()) {
      client.answers.expect(asked, data);
      void data.then(loadForPerson).catch(() => undefined);
    }
  // The server sends neither HTML nor answers of a page that is all about a person.
  await Promise.all([loadMatchedPages(routes), isRendered || client.load()]);
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  const app = (
    <StrictMode>
      <App client={client.asApollo} site={state.site} now={state.now}>
        <Ready>
          <RouterProvider router={router} />
        </Ready>
      </App>
    </StrictMode>
  );
  // In a transition, so that React pauses to handle clicks.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    // Optional, so its failures are ignored.
    void idle()
      .then(async () => (await import("./offline")).startOffline(router, import.meta.url))
      .catch(() => undefined);
  }
}

/** Signals that the page handles clicks: inline/early-presses.js then repeats an earlier one. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event("site-ready"));
  }, []);
  return children;
}

noteFailedLoads();
start().catch((error: unknown) => {
  // A script of the page did not load: the rest works as it does without scripts.
  document.dispatchEvent(new Event("site-ready"));
  throw error;
});
