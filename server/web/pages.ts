import { randomBytes } from "node:crypto";
import path from "node:path";
import { Router, type Response } from "express";
import expressStaticGzip from "express-static-gzip";
import { execute as executeGraphQL, type GraphQLError, type GraphQLSchema } from "graphql";
import { visitor } from "../core/actor.js";
import type { Clock } from "../core/clock.js";
import type { Logger } from "../core/logger.js";
import type { RequestContext } from "../context.js";
import type { JobService } from "../modules/jobs/job.service.js";
import { toAppError } from "../failures.js";
import { HtmlCache, type RenderedPage } from "./html-cache.js";
import { readAddress, type PageAddress } from "./page-address.js";
import { PageTemplate } from "./page-template.js";
import type { Execute, Renderer, SiteConfig } from "./renderer.js";

export interface PagesOptions {
  distFolder: string;
  renderer: Renderer;
  schema: GraphQLSchema;
  site: SiteConfig;
  jobs: JobService;
  clock: Clock;
  logger: Logger;
}

/**
 * Stands for the response's own nonce while the page lies in the cache. Nobody can guess it: in a search, or in a job
 * somebody posted, it would become the nonce too.
 */
const NONCE_MARK = `nonce-${randomBytes(16).toString("hex")}`;
/** Hashed names: a year. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** The service worker decides what others keep: a new one must be seen at once. */
const freshness = (file: string): string =>
  /[\\/]sw\.js(\.br|\.gz)?$/.test(file) ? "no-cache" : "public, max-age=3600";

/** Server-rendered pages for browsers: every address that nothing else answers. */
export function pageRoutes(options: PagesOptions): Router {
  const router = Router();
  const template = new PageTemplate(path.join(options.distFolder, "client"), NONCE_MARK);
  const pages = new PageRenderer(options, template);
  router.use(async (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const address = readAddress(req.originalUrl);
    if (address.redirect !== null) return res.redirect(302, address.redirect);
    setFreshness(res, address, pages.isPublic(address));
    sendPage(res, await pages.page(address));
  });
  return router;
}

function setFreshness(res: Response, { isSecret }: PageAddress, isPublic: boolean): void {
  if (isSecret) res.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
  else res.set("Cache-Control", isPublic ? "no-cache" : "private, no-cache");
}

/** The built client's files. */
export function staticAssets(distFolder: string) {
  const clientFolder = path.join(distFolder, "client");
  const hashed = `${path.sep}assets${path.sep}`;
  return expressStaticGzip(clientFolder, {
    index: false,
    enableBrotli: true,
    orderPreference: ["br", "gz"],
    serveStatic: {
      redirect: false,
      setHeaders: (res, file) => {
        if (!file.includes(hashed)) return void res.setHeader("Cache-Control", freshness(file));
        res.setHeader("Cache-Control", IMMUTABLE);
        // A policy is for what is opened by itself; on two dozen scripts a page its text weighs more than some of them.
        res.removeHeader("Content-Security-Policy");
      },
    },
  });
}

function sendPage(res: Response, page: RenderedPage): void {
  if (page.location !== undefined) return res.redirect(page.status, page.location);
  res.status(page.status).type("html");
  // Not `send`, which would add an ETag: an old body must never meet the nonce of a new header.
  res.end(page.html.replaceAll(NONCE_MARK, res.locals.nonce));
}

class PageRenderer {
  private readonly cache = new HtmlCache();

  constructor(
    private readonly options: PagesOptions,
    private readonly template: PageTemplate,
  ) {
    options.jobs.onChange(() => this.cache.clear());
  }

  /** Whether the page is the same for everybody. */
  isPublic({ pathname, isSecret }: PageAddress): boolean {
    return !isSecret && this.options.renderer.isServerRendered(pathname);
  }

  page(address: PageAddress): Promise<RenderedPage> {
    if (!this.isPublic(address)) return this.render(address.asked);
    return this.cache.get(address.canonical, () => this.render(address.canonical));
  }

  private async render(address: string): Promise<RenderedPage> {
    const { renderer, site, clock, logger } = this.options;
    const input = {
      url: `${site.origin}${address}`,
      now: clock.now().toISOString(),
      nonce: NONCE_MARK,
      site,
      execute: this.execute,
    };
    const output = await renderer.render(input).catch((err: unknown) => {
      logger.error({ err, path: address.split("?")[0] }, "page rendered without its body");
      return renderer.render({ ...input, headOnly: true });
    });
    if (output.redirect) return { ...output.redirect, html: "" };
    return { status: output.status, html: this.template.fill(output) };
  }

  /** Queries of a page run in this process, as a visitor: what is cached belongs to nobody. */
  private readonly execute: Execute = async ({ query, variables, operationName }) => {
    const contextValue: Pick<RequestContext, "actor"> = { actor: visitor };
    const result = await executeGraphQL({
      schema: this.options.schema,
      document: query,
      variableValues: variables,
      contextValue,
      ...(operationName ? { operationName } : {}),
    });
    for (const error of result.errors ?? []) this.logFailure(error, operationName);
    return result;
  };

  /** A page can only say that something did not load; what it was is for those who run the site. */
  private logFailure(error: GraphQLError, operationName: string | undefined): void {
    const known = toAppError(error.originalError ?? error);
    if (known.status < 500 && !known.cause) return;
    this.options.logger.error(
      { err: error.originalError ?? error, operationName },
      "page query failed",
    );
  }
}
