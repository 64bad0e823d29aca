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
const ASSET_AGE_MS = 31_536_000_000;

/** Pages and assets for browsers. */
export function pageRoutes(options: PagesOptions): Router {
  const router = Router();
  const clientFolder = path.join(options.distFolder, "client");
  const pages = new PageRenderer(options, new PageTemplate(clientFolder));
  router.use(staticAssets(clientFolder));
  router.get("/{*path}", async (req, res) => sendPage(res, await pages.page(req)));
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
        const age = file.includes(hashed)
          ? `public, max-age=${ASSET_AGE_MS / 1000}, immutable`
          : "public, max-age=3600";
        res.setHeader("Cache-Control", age);
      },
    },
  });
}

function sendPage(res: Response, page: RenderedPage): void {
  if (page.location !== undefined) return res.redirect(page.status, page.location);
  res.set("Cache-Control", "no-cache");
  res.status(page.status).type("html");
  res.send(page.html.replaceAll(NONCE_MARK, res.locals.nonce));
}

class PageRenderer {
  private readonly cache = new HtmlCache();

  constructor(
    private readonly options: PagesOptions,
    private readonly template: PageTemplate,
  ) {
    options.jobs.onChange(() => this.cache.clear());
  }

  page(request: Request): Promise<RenderedPage> {
    const { pathname, search } = new URL(request.originalUrl, this.options.site.origin);
    if (!this.options.renderer.isServerRendered(pathname)) return this.render(pathname + search);
    return this.cache.get(pathname + search, () => this.render(pathname + search));
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
