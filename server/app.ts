import { expressMiddleware } from "@as-integrations/express5";
import compression from "compression";
import cors from "cors";
import express, { json, type Express } from "express";
import type { GraphQLSchema } from "graphql";
import { pinoHttp } from "pino-http";
import { randomUUID } from "node:crypto";
import type { Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { createContext } from "./context.js";
import type { Env } from "./env.js";
import { createApolloServer } from "./graphql/apollo.js";
import { graphqlErrorHandler } from "./graphql/errors.js";
import { createResolvers, GOOGLE_START_PATH } from "./graphql/resolvers.js";
import { createSchema } from "./graphql/schema.js";
import { graphqlUploads } from "./graphql/upload-guard.js";
import { restApi } from "./rest/api.js";
import { errorHandler } from "./rest/errors.js";
import { originGuard } from "./rest/origin-guard.js";
import { stripeWebhook } from "./modules/billing/stripe-webhook.js";
import { resumeRoutes } from "./modules/applications/application.routes.js";
import { companyLogoRoutes } from "./modules/companies/company-logo.routes.js";
import { oneClickUnsubscribe } from "./modules/newsletter/newsletter.routes.js";
import type { Services } from "./services.js";
import { crawlerRoutes, readPosts } from "./web/crawlers.js";
import { feedRoutes } from "./web/feeds.js";
import { googleStart } from "./web/google-start.js";
import { healthRoutes } from "./web/health.js";
import { errorPageHandler } from "./web/error-page.js";
import { manifestRoute } from "./web/manifest.js";
import { missingFiles } from "./web/missing-files.js";
import { pageRoutes, staticAssets } from "./web/pages.js";
import type { Renderer, SiteConfig } from "./web/renderer.js";
import { securityHeaders } from "./web/security-headers.js";

export interface AppOptions {
  env: Env;
  services: Services;
  logger: Logger;
  /** The built client; without it there are only the two doors (server tests). */
  pages: { renderer: Renderer; distFolder: string } | null;
  isDraining?: () => boolean;
}

/** What other sites' pages may call. All else is the same for everybody: `Vary: Origin` would split its caches. */
const CORS_PATHS = ["/api", "/graphql", "/uploads/resumes"];
const GRAPHQL_BODY_LIMIT = "100kb";

/** The whole site as one Express application: health, webhook, the two doors, pages. */
export async function createApp(options: AppOptions): Promise<Express> {
  const { env, services, logger, pages, isDraining = () => false } = options;
  const production = env.NODE_ENV === "production";
  const ownOrigin = new URL(env.PUBLIC_BASE_URL).origin;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.TRUST_PROXY_HOPS);
  app.set("query parser", "simple");

  app.use(healthRoutes(services.dataSource, isDraining));
  app.use(requestLog(logger));
  app.use(compression());
  app.use(securityHeaders(production));
  // Before anything that asks who it is: Stripe signs, it has no session and no origin of ours.
  app.use(stripeWebhook(services.stripeEvents));
  if (pages)
    app.use(manifestRoute(pages.distFolder, env.SITE_NAME), staticAssets(pages.distFolder));
  app.use(CORS_PATHS, crossOrigin(env.ALLOWED_ORIGINS));
  app.use(originGuard(ownOrigin, env.ALLOWED_ORIGINS));
  const withContext = contextOf(services, usesHttps(env));
  app.use(["/api", "/graphql", "/uploads/resumes", GOOGLE_START_PATH], withContext);
  app.post("/newsletter/unsubscribe", withContext);

  app.use("/api", restApi(services, logger));
  const schema = createSchema(createResolvers(services));
  app.use("/graphql", await graphqlDoor(schema, logger, services.clock));
  app.use("/graphql", graphqlErrorHandler(logger));
  app.use(resumeRoutes(services.resumes));
  app.use(companyLogoRoutes(services.logos));
  app.use(oneClickUnsubscribe(services.newsletter));
  app.use(googleStart(services.google, env.PUBLIC_BASE_URL, services.clock));
  if (pages) app.use(await publicPages(options, pages, schema));
  app.use(errorHandler(logger));
  return app;
}

/** What browsers and crawlers read, the page for a failure of it last. */
async function publicPages(
  { env, services, logger }: AppOptions,
  pages: NonNullable<AppOptions["pages"]>,
  schema: GraphQLSchema,
) {
  const { clock, jobs } = services;
  const { distFolder, renderer } = pages;
  const posts = await readPosts(distFolder);
  const origin = env.PUBLIC_BASE_URL;
  const site = siteConfig(env, services);
  return [
    crawlerRoutes({ origin, pages: renderer.sitemapPaths, posts, jobs, clock }),
    feedRoutes(distFolder, site),
    missingFiles,
    pageRoutes({ ...pages, schema, site, jobs, clock, logger }),
    errorPageHandler(site, logger),
  ];
}

/** Only for those who ask who it is: pages and files are the same for everybody and spare the database. */
const contextOf =
  (services: Services, secureCookies: boolean): express.RequestHandler =>
  async (req, res, next) => {
    req.context = await createContext(services, secureCookies, req, res);
    next();
  };

const crossOrigin = (origin: string[]) =>
  cors({ origin, credentials: true, exposedHeaders: ["Link"] });

async function graphqlDoor(schema: GraphQLSchema, logger: Logger, clock: Clock) {
  const server = createApolloServer(schema, logger, clock);
  await server.start();
  return [
    ...graphqlUploads(),
    json({ limit: GRAPHQL_BODY_LIMIT }),
    // Express leaves it undefined for GET, and Apollo takes that for a missing body parser.
    ((req, _res, next) => {
      req.body ??= {};
      next();
    }) satisfies express.RequestHandler,
    expressMiddleware(server, { context: async ({ req }) => req.context }),
  ];
}

/** One line a request: no query string, no headers, no addresses. */
const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    quietReqLogger: true,
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? "error" : "debug"),
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split("?")[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });

/** `Secure` cookies and their `__Host-` names need https; a private http demo would lose them. */
const usesHttps = (env: Env): boolean => env.PUBLIC_BASE_URL.startsWith("https://");

const siteConfig = (env: Env, { demoCheckouts }: Services): SiteConfig => ({
  name: env.SITE_NAME,
  phone: env.SITE_PHONE,
  chatNumber: env.SITE_CHAT_NUMBER,
  email: env.SITE_EMAIL,
  address: env.SITE_ADDRESS ?? null,
  origin: env.PUBLIC_BASE_URL,
  development: env.NODE_ENV !== "production",
  demoCheckout: demoCheckouts.isOffered,
});
