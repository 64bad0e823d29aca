import "./styles";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type HydrationState,
  type StaticHandlerContext,
} from "react-router-dom";
import type { ApolloClient } from "@apollo/client";
import { pageShellTexts } from "#texts/page-shell";
import { headToHtml } from "../lib/head-html";
import { isPageHandle } from "../lib/page";
import { isServerRendered } from "#site/paths";
import type { SiteConfig } from "../lib/site";
import { createServerClient, type Execute } from "./apollo";
import { App } from "./App";
import { stateToHtml } from "./app-state";
import { makeRoutes } from "./routes";

export type { Execute, SiteConfig };

export interface RenderInput {
  /** Absolute URL of the request. */
  url: string;
  /** Time for relative dates, ISO 8601. */
  now: string;
  site: SiteConfig;
  execute: Execute;
  /** Renders only the head, for personal pages, whose body the browser renders. */
  headOnly?: boolean;
}

export interface RenderOutput {
  status: number;
  /** Set if the page redirects; everything else is then empty. */
  redirect?: { status: number; location: string };
  html: string;
  head: string;
  state: string;
  /** Message for browsers without JavaScript. */
  noScript: string;
  /** Keys of the matched pages, and of their parts, in Vite's manifest, for preloads and style sheets. */
  modules: string[];
}

const redirectTo = (response: Response): RenderOutput => ({
  status: response.status,
  redirect: { status: response.status, location: response.headers.get("Location") ?? "/" },
  html: "",
  head: "",
  state: "",
  noScript: "",
  modules: [],
});

function renderHead(context: StaticHandlerContext, client: ApolloClient, input: RenderInput) {
  const handles = context.matches.flatMap(({ route, params }) => {
    const handle: unknown = route.handle;
    return isPageHandle(handle) ? [{ handle, params }] : [];
  });
  const page = handles.at(-1);
  const url = new URL(input.url);
  const content = page?.handle.head({ client, params: page.params, url, site: input.site });
  const modules = handles.flatMap(({ handle: { module, parts } }) => [
    module,
    ...(parts?.(url) ?? []),
  ]);
  return { head: content ? headToHtml(content, input.site.name) : "", modules };
}

/** Sends no error details to the browser, which only needs to know that there was an error. */
const hydrationState = (context: StaticHandlerContext): HydrationState => ({
  loaderData: context.loaderData,
  actionData: context.actionData,
  errors:
    context.errors && Object.fromEntries(Object.keys(context.errors).map((id) => [id, "failed"])),
});

/** Renders one URL for an anonymous visitor. Rejects if a component throws. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { client, cache } = createServerClient(input.execute);
  try {
    const { development, demoCheckout } = input.site;
    const routes = makeRoutes({ client, awaitData: true, development, demoCheckout });
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(input.url));
    if (context instanceof Response) return redirectTo(context);
    const headOnly = input.headOnly === true || !isServerRendered(new URL(input.url).pathname);
    const html = headOnly
      ? ""
      : renderToString(
          <App client={client} site={input.site} now={input.now}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              // No inline script: the state element below has the same data.
              hydrate={false}
            />
          </App>,
        );
    const { site, now } = input;
    const state = { apollo: cache.extract(), site, now, router: hydrationState(context) };
    return {
      status: context.statusCode,
      html,
      ...renderHead(context, client, input),
      state: stateToHtml(state),
      noScript: pageShellTexts.noScript,
    };
  } finally {
    client.stop();
  }
}
