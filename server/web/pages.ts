import path from "node:path";
import { Router, type Request, type Response } from "express";
import expressStaticGzip from "express-static-gzip";
import { execute as executeGraphQL, type GraphQLSchema } from "graphql";
import { visitor } from "../core/actor.js";
import type { Clock } from "../core/clock.js";
import type { Logger } from "../core/logger.js";
import type { RequestContext } from "../context.js";
import type { JobService } from "../modules/jobs/job.service.js";
import { HtmlCache, type RenderedPage } from "./html-cache.js";
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

/** Stands for the response's own nonce while the page lies in the cache. */
const NONCE_MARK = "__CSP_NONCE__";
/** Hashed names: a year. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** The service worker decides what others keep: a new one must be seen at once. */
const freshness = (file: string): string =>
  /[\\/]sw\.js(\.br|\.gz)?$/.test(file) ? "no-cache" : "public, max-age=3600";

/** Pages and assets for browsers. */
export function pageRoutes(options: PagesOptions): Router {
  const router = Router();
  const clientFolder = path.join(options.distFolder, "client");
  const pages = new PageRenderer(options, new PageTemplate(clientFolder));
  router.use(staticAssets(clientFolder));
  router.get("/{*path}", async (req, res) => {
    res.set("Cache-Control", pages.isPublic(req) ? "no-cache" : "private, no-cache");
    sendPage(res, await pages.page(req));
  });
  return router;
}

function staticAssets(clientFolder: string) {
  const hashed = `${path.sep}assets${path.sep}`;
  return expressStaticGzip(clientFolder, {
    index: false,
    enableBrotli: true,
    orderPreference: ["br", "gz"],
    serveStatic: {
      redirect: false,
      setHeaders: (res, file) => {
        res.setHeader("Cache-Control", file.includes(hashed) ? IMMUTABLE : freshness(file));
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
  isPublic(request: Request): boolean {
    return this.options.renderer.isServerRendered(this.addressOf(request).pathname);
  }

  page(request: Request): Promise<RenderedPage> {
    const { pathname, search } = this.addressOf(request);
    if (!this.isPublic(request)) return this.render(pathname + search);
    return this.cache.get(pathname + search, () => this.render(pathname + search));
  }

  private addressOf({ originalUrl }: Request): URL {
    return new URL(originalUrl, this.options.site.origin);
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
    return executeGraphQL({
      schema: this.options.schema,
      document: query,
      variableValues: variables,
      contextValue,
      ...(operationName ? { operationName } : {}),
    });
  };
}
