import "./styles";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type HydrationState,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from "react-router-dom";
import { getApolloContext } from "@apollo/client/react";
import { commonTexts } from "#texts/common";
import { pageShellTexts } from "#texts/page-shell";
import type { HeadContent } from "../lib/head";
import { headToHtml } from "../lib/head-html";
import { APOLLO, isPageHandle, type Prefetch } from "../lib/page";
import { isServerRendered } from "#site/page-rules";
import { paths } from "#site/paths";
import type { SiteConfig } from "../lib/site";
import { TrailContext, type Crumb } from "../lib/trail";
import { App } from "./App";
import { stateToHtml } from "./app-state";
import { asksToHtml } from "./asks";
import { breadcrumbList } from "./breadcrumb-list";
import { idleClient, PageData, type Execute } from "./page-data";
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
  /** Keys of parts that need only their style sheets at first. */
  late: string[];
}

const redirectTo = (response: Response): RenderOutput => ({
  status: response.status,
  redirect: { status: response.status, location: response.headers.get("Location") ?? "/" },
  html: "",
  head: "",
  state: "",
  noScript: "",
  modules: [],
  late: [],
});

function renderHead(
  context: StaticHandlerContext,
  client: PageData,
  input: RenderInput,
  crumbs: readonly Crumb[],
) {
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
  const late = handles.flatMap(({ handle }) => handle.late ?? []);
  const asks = handles.flatMap(({ handle }) => handle.asks?.(url) ?? []);
  return {
    head: content ? headToHtml(content, input.site.name, breadcrumbOf(crumbs, content)) : "",
    modules,
    late,
    asks: asksToHtml(asks),
  };
}

/** Of a page that shows one. Pages that are not for search engines need none. */
const breadcrumbOf = (crumbs: readonly Crumb[], { canonical, noIndex }: HeadContent) =>
  crumbs.length === 0 || noIndex === true ? undefined : breadcrumbList(crumbs, canonical);

/** Sends no error details to the browser, which only needs to know that there was an error. */
const hydrationState = (context: StaticHandlerContext): HydrationState => ({
  loaderData: context.loaderData,
  actionData: context.actionData,
  errors:
    context.errors && Object.fromEntries(Object.keys(context.errors).map((id) => [id, "failed"])),
});

const prefetchIn = (context: unknown): Prefetch => {
  if (!(context instanceof PageData))
    throw new Error("The router was asked without the page's data");
  return context.prefetch;
};

/** By whether the site has pages for developers and the demo checkout. Making a handler takes a fifth of a page's time. */
const handlers = new Map<string, StaticHandler>();

function handlerOf({ development, demoCheckout }: SiteConfig): StaticHandler {
  const key = JSON.stringify([development, demoCheckout]);
  const handler =
    handlers.get(key) ?? createStaticHandler(makeRoutes({ prefetchIn, development, demoCheckout }));
  handlers.set(key, handler);
  return handler;
}

/** The branch of the routes that the page is on. Given all of them, the router would prepare each one, and look for the page again. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [route.index ? route : { ...route, children }],
    [],
  );

const ApolloContext = getApolloContext();

/** All that a page without HTML of its own shows without scripts. */
const needsScript = ({ email }: SiteConfig): string => {
  const { title, text } = pageShellTexts.needsScript;
  return renderToStaticMarkup(
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={paths.jobs()}>{commonTexts.browseJobs}</a> ·{" "}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>,
  );
};

/** Renders one URL for an anonymous visitor. Rejects if a component throws. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { site, now } = input;
  const data = new PageData(input.execute);
  const handler = handlerOf(site);
  const context = await handler.query(new Request(input.url), { requestContext: data });
  if (context instanceof Response) return redirectTo(context);
  const headOnly = input.headOnly === true || !isServerRendered(new URL(input.url).pathname);
  let crumbs: readonly Crumb[] = [];
  const html = headOnly
    ? ""
    : renderToString(
        <ApolloContext value={data.context}>
          <TrailContext value={(shown) => (crumbs = shown)}>
            <App client={idleClient} site={site} now={now}>
              <StaticRouterProvider
                router={createStaticRouter(branchOf(context), context)}
                context={context}
                // No inline script: the state element below has the same data.
                hydrate={false}
              />
            </App>
          </TrailContext>
        </ApolloContext>,
      );
  const state = { answers: data.all, site, now, router: hydrationState(context) };
  const { asks, modules, ...head } = renderHead(context, data, input, crumbs);
  return {
    status: context.statusCode,
    html,
    ...head,
    modules: headOnly ? [...modules, APOLLO] : modules,
    state: stateToHtml(state) + asks,
    noScript: headOnly ? needsScript(site) : pageShellTexts.noScript,
  };
}
