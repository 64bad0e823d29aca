import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from "node:http";
import compression from "compression";
import cors from "cors";
import express, { type Express } from "express";
import type { GraphQLSchema } from "graphql";
import { jsonFeedOf } from "#site/json-feed";
import { sitemapPaths } from "#site/page-rules";
import { paths, sitePages } from "#site/paths";
import { notFound } from "./core/errors.js";
import type { Logger } from "./core/logger.js";
import { limitRequest } from "./core/request-scope.js";
import { createContext } from "./doors/context.js";
import type { Env } from "./env.js";
import { graphqlDoor } from "./doors/graphql/door.js";
import { KeptData } from "./doors/graphql/kept-data.js";
import { graphqlErrorHandler } from "./doors/graphql/errors.js";
import { createSchema } from "./doors/graphql/schema.js";
import { restApi } from "./doors/rest/api.js";
import { errorHandler } from "./doors/rest/errors.js";
import { originGuard } from "./doors/rest/origin-guard.js";
import { STILL_OPEN_PATH } from "./modules/jobs/expiry/still-open.paths.js";
import { Admission, type Load } from "./kit/http/admission.js";
import { OWN } from "./kit/http/cache-control.js";
import { NetworkGate } from "./kit/http/network-gate.js";
import { jsonBody, longJsonBody } from "./kit/http/json-bodies.js";
import { PointBuckets } from "./kit/http/point-buckets.js";
import { markStrangers } from "./kit/http/strangers.js";
import { forwardedWarning } from "./kit/http/forwarded-warning.js";
import { inTurn } from "./kit/http/in-turn.js";
import type { Services } from "./compose.js";
import { AdmissionDoor } from "./doors/web/admission-door.js";
import type { Packed } from "./doors/web/bytes/answer.js";
import { AnswerStore } from "./doors/web/bytes/answer-store.js";
import { encodingFor } from "./doors/web/bytes/encodings.js";
import { ReadyLists } from "./doors/web/bytes/ready-lists.js";
import { ReadySheets } from "./doors/web/bytes/ready-sheets.js";
import { inFront } from "./doors/web/bytes/front.js";
import type { ClientBuild } from "./doors/web/client-build.js";
import { crawlerRoutes, readPosts } from "./doors/web/crawlers.js";
import { faviconRoute } from "./doors/web/favicon.js";
import { feedRoutes } from "./doors/web/feeds.js";
import { jobFeedRoutes } from "./doors/web/job-feeds.js";
import { healthRoutes } from "./doors/web/health.js";
import { errorPageHandler } from "./doors/web/error-page.js";
import { explorerRoute } from "./doors/web/explorer.js";
import { manifestRoute } from "./doors/web/manifest.js";
import { missingFiles } from "./doors/web/missing-files.js";
import { pictureRoutes } from "./doors/web/og/picture-routes.js";
import { countView, pageRoutes, staticAssets, type RenderedPage } from "./doors/web/pages.js";
import type { SiteConfig } from "./doors/web/renderer.js";
import { stillOpenRoutes } from "./doors/web/still-open.js";
import { requestLog } from "./doors/web/request-log.js";
import { securityTextRoute } from "./doors/web/security-text.js";
import { securityHeaders, withHeaders } from "./doors/web/security-headers.js";

export interface AppOptions {
  env: Env;
  services: Services;
  logger: Logger;
  /** Without it, the app serves only GraphQL and REST (server tests). */
  client: ClientBuild | null;
  isDraining?: () => boolean;
  /** How long visitors wait for a page; tests wait less. */
  pageMs?: number;
  /**
   * How long pages and lists for visitors are kept, in milliseconds; 0 means until something changes. Tests of changes use it: what
   * is new there is not just made anew after its time.
   */
  keptMs?: number;
  /** How much work is let in; without it, as if there were never too much. */
  admission?: Admission;
}

/** Paths that other sites' pages may call. Other paths get no `Vary: Origin`, which would split their caches. */
const CORS_PATHS = ["/api", "/graphql", "/uploads/resumes"];
/** Without a look at the load, there is none. */
const IDLE: Load = { lagMs: 0, waiting: 0 };
/** Of every response whose route says nothing else. */
const UNKEPT = { "cache-control": OWN };
/** Several people behind one address may each open a page of logos. */
const LOGOS_WAITING = 200;

export interface App {
  /** Answers every request of the site. */
  handle: RequestListener;
  /** What is behind the pages that are ready. */
  routes: Express;
  /** Makes the main pages before anyone asks for them. */
  warm: () => Promise<void>;
}

/** What the routes of pages and lists share with the listener in front of them. */
interface PageParts {
  answers: AnswerStore<RenderedPage>;
  lists: ReadyLists;
  kept: KeptData;
  sheets: ReadySheets | null;
  onSent: (request: IncomingMessage) => void;
  headers: OutgoingHttpHeaders;
  admission: Admission;
  door: AdmissionDoor;
}

/** The whole site: pages that are ready, then an Express application with health, webhook, GraphQL, REST, pages. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, services, logger, client, keptMs, admission = new Admission(() => IDLE) } = options;
  const headers = securityHeaders(env.SITE_MODE === "production");
  const parts: PageParts = {
    answers: new AnswerStore({ lifetimeMs: keptMs }),
    lists: new ReadyLists(keptMs),
    kept: new KeptData(services.clock, keptMs),
    onSent: countView(services.jobViews),
    sheets: client && new ReadySheets(client.shell, headers),
    headers,
    admission,
    door: new AdmissionDoor({
      admission,
      headers,
      logger,
      spare: (request) => spareFor(request, parts),
      cross: crossOrigin(env.ALLOWED_ORIGINS),
      crossPaths: CORS_PATHS,
      site: { name: env.SITE_NAME, email: env.SITE_EMAIL },
    }),
  };
  dropWhatChanged(services, parts);
  const { routes, graphql, warm } = await createRoutes(options, parts);
  const behind = parts.door.inFrontOf((request, response) => {
    const answer: RequestListener = isGraphqlPost(request) ? graphql : routes;
    answer(request, response);
  });
  return { handle: inFront({ ...parts, behind, logger }), routes, warm };
}

/** What a request that is refused may have instead: the last page or list, while none can be made. */
const spareFor = (request: IncomingMessage, { answers, lists }: PageParts): Packed | undefined =>
  answers.takeLast(request.url ?? "", request.headers["accept-encoding"], false) ??
  lists.takeLast(request, false);

/** The usual way to ask; Express answers the same at other addresses of the path, and by other methods. */
const isGraphqlPost = ({ method, url }: IncomingMessage): boolean =>
  method === "POST" && url === "/graphql";

/** Pages hear of changes by themselves (`pageRoutes`). */
function dropWhatChanged(
  { changeFollower, freshIndex }: Services,
  { answers, lists, kept }: PageParts,
): void {
  const dropLists = () => [lists, kept].forEach((each) => each.clear());
  changeFollower.onChanges(dropLists);
  changeFollower.onGap(dropLists);
  freshIndex.onOlderAnswers(() => {
    answers.clear();
    dropLists();
  });
}

interface Routes {
  routes: Express;
  /** The same handlers as at /graphql among the routes. */
  graphql: RequestListener;
  warm: () => Promise<void>;
}

async function createRoutes(options: AppOptions, parts: PageParts): Promise<Routes> {
  const { env, services, logger, client, isDraining = () => false } = options;
  const { queries, counted } = parts.door;
  const ownOrigin = new URL(env.PUBLIC_BASE_URL).origin;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.TRUST_PROXY_HOPS);
  app.set("query parser", "simple");

  app.use(
    withHeaders(UNKEPT),
    healthRoutes({ isReady: () => services.siteNumbers.isReady(), isDraining }),
  );
  const { log, ofAll, cross, guard, body } = entrance(options, parts.headers);
  app.use(log);
  // Before identification: Stripe and SNS sign what they send, and send no session and no Origin header. The short answers are
  // read by programs, so they need neither compression nor the headers for browsers.
  app.use(...services.parts.webhooks);
  app.use(ofAll);
  app.use(CORS_PATHS, cross);
  app.use(guard);
  if (client) app.use("/graphql", explorerRoute(client.shell, env.SITE_NAME));
  // Before the gate, so that a slow body takes no place there.
  app.use(["/api", "/graphql"], body, queries);
  const gate = new NetworkGate();
  // Apart, so that a page's logos take no places of its queries.
  const logoGate = new NetworkGate({ waiting: LOGOS_WAITING });
  const withContext = [gate.handle, counted, contextOf(services, usesHttps(env))];
  app.use([...CORS_PATHS, ...services.parts.identified], ...withContext);
  app.post(sitePages.newsletterUnsubscribe.path, ...withContext);

  const points = new PointBuckets(services.clock);
  app.use("/api", restApi(services.parts.rest, { points, sender: parts.lists }, logger));
  const schema = createSchema(services.parts.resolvers);
  const { readMs: queryMs } = services.patience;
  const { idempotency: repeats } = services;
  const longBody = longJsonBody(points);
  const door = await graphqlDoor(schema, { points, ...parts, queryMs, logger, repeats });
  const onGraphqlError = graphqlErrorHandler(logger);
  app.use("/graphql", longBody, door, onGraphqlError);
  // After the APIs, whose calls need not be looked up among the files.
  if (client)
    app.use(
      manifestRoute(client.filesFolder, env.SITE_NAME),
      faviconRoute(client.filesFolder),
      staticAssets(client.filesFolder),
    );
  // Sheets that join several files.
  if (parts.sheets) app.use("/assets", parts.sheets.handle);
  app.use(services.parts.web.map((routesOf) => routesOf(logoGate.handle)));
  app.use(STILL_OPEN_PATH, gate.handle);
  app.use(stillOpenRoutes(env.SITE_NAME, services.stillOpen));
  app.use([paths.jobFeed, jsonFeedOf(paths.jobFeed)], gate.handle);
  const feedSite = { name: env.SITE_NAME, origin: ownOrigin };
  app.use(jobFeedRoutes({ ...services, points }, feedSite, logger));
  const pages = client && (await publicPages(options, client, schema, parts));
  if (pages) app.use(pages.handlers);
  app.use(() => {
    throw notFound("path");
  });
  app.use(errorHandler(logger));
  const ofGraphql = [log, ...ofAll, cross, guard, body, queries, ...withContext, longBody, ...door];
  const warm = async () => pages?.warm();
  return { routes: app, graphql: inTurn(app, ofGraphql, onGraphqlError), warm };
}

/** What stands before all routes, or before those of the APIs. */
function entrance({ env, logger }: AppOptions, headers: OutgoingHttpHeaders) {
  return {
    log: requestLog(logger),
    ofAll: [
      markStrangers,
      forwardedWarning(env.TRUST_PROXY_HOPS, logger),
      compressed(),
      withHeaders({ ...headers, ...UNKEPT }),
    ],
    cross: crossOrigin(env.ALLOWED_ORIGINS),
    guard: originGuard(new URL(env.PUBLIC_BASE_URL).origin, env.ALLOWED_ORIGINS),
    body: jsonBody,
  };
}

/** Pages and files for browsers and crawlers; the error page comes last. */
async function publicPages(
  { env, services, logger, pageMs = services.patience.readMs }: AppOptions,
  client: ClientBuild,
  schema: GraphQLSchema,
  parts: PageParts,
) {
  const { clock, jobs, companies } = services;
  const posts = await readPosts(client.postsFile);
  const origin = env.PUBLIC_BASE_URL;
  const site = siteConfig(env, services);
  const { router, warm } = pageRoutes({
    client,
    schema,
    site,
    jobs,
    clock,
    logger,
    pageMs,
    secureCookies: usesHttps(env),
    ...parts,
    changes: services.changeFollower,
  });
  const handlers = [
    crawlerRoutes({ origin, pages: sitemapPaths, posts, jobs, companies, clock }),
    securityTextRoute({ ...site, clock }),
    feedRoutes(client.postsFile, site),
    pictureRoutes({ ...client, siteName: site.name, jobs, clock }),
    missingFiles,
    router,
    errorPageHandler(site, logger),
  ];
  return { handlers, warm };
}

/** Only on paths that identify the caller: pages and files are the same for all and must not use the database. */
const contextOf =
  (services: Services, secureCookies: boolean): express.RequestHandler =>
  async (req, res, next) => {
    limitRequest(services.patience);
    req.context = await createContext(services, secureCookies, req, res);
    next();
  };

/**
 * Compresses for clients that accept br or gzip, as all browsers do. For other clients it is skipped: adding it to a response
 * takes more time than a short answer does.
 */
function compressed(): express.RequestHandler {
  const compress = compression();
  return (req, res, next) => {
    if (encodingFor(req.get("accept-encoding")) !== "identity") return compress(req, res, next);
    res.vary("Accept-Encoding");
    next();
  };
}

const crossOrigin = (origin: string[]) =>
  cors({ origin, credentials: true, exposedHeaders: ["Link"] });

/** `Secure` cookies and `__Host-` names need https; a demo over http could not use them. */
const usesHttps = (env: Env): boolean => env.PUBLIC_BASE_URL.startsWith("https://");

const siteConfig = (env: Env, { demoCheckouts, providers }: Services): SiteConfig => ({
  name: env.SITE_NAME,
  phone: env.SITE_PHONE,
  chatNumber: env.SITE_CHAT_NUMBER,
  email: env.SITE_EMAIL,
  address: env.SITE_ADDRESS ?? null,
  profiles: env.SITE_PROFILES,
  origin: env.PUBLIC_BASE_URL,
  development: env.SITE_MODE !== "production",
  demoCheckout: demoCheckouts.isOffered,
  signIn: providers.options(),
});
