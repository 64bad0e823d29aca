import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import path from "node:path";
import { Router, type RequestHandler, type Response } from "express";
import expressStaticGzip from "express-static-gzip";
import { execute as executeGraphQL, type GraphQLError, type GraphQLSchema } from "graphql";
import { isServerRendered, needsSession } from "#site/page-rules";
import { paths, sitePages, withoutEndSlash } from "#site/paths";
import { visitor } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { isOurFault } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { Cookies } from "../../kit/http/cookies.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { ChangeFollower } from "../../modules/changes/change-follower.js";
import type { JobService } from "../../modules/jobs/record/job.service.js";
import { isSearchable } from "../../modules/jobs/places/place-to-search.js";
import { loadPlaces } from "../../modules/jobs/search/language/places.js";
import type { JobViews } from "../../modules/jobs/workspace/job-views.js";
import type { Admission } from "../../kit/http/admission.js";
import { OWN, STALE_IF_ERROR_S } from "../../kit/http/cache-control.js";
import { showElsewhere } from "../../kit/http/shown-elsewhere.js";
import { toAppError } from "../../kit/http/failures.js";
import { inTime } from "../../kit/http/in-time.js";
import { Answer } from "./bytes/answer.js";
import type { AnswerStore } from "./bytes/answer-store.js";
import { encodingFor } from "./bytes/encodings.js";
import type { LastAnswer } from "./bytes/last-answer.js";
import { sendPacked } from "./bytes/send-packed.js";
import type { ClientBuild } from "./client-build.js";
import { contentPolicy } from "./content-policy.js";
import { namesPlace, readAddress, type PageAddress } from "./page-address.js";
import { PagePace } from "./page-pace.js";
import type { Execute, SiteConfig } from "./renderer.js";

/** A page that is not kept. */
export interface RenderedPage {
  status: number;
  /** The target of a redirect. */
  location?: string;
  html: string;
  /** Its content security policy. */
  policy: string;
  /** Whether rendering its body failed. */
  lacksBody?: boolean;
}

export interface PagesOptions {
  /** Where pages for visitors are kept. */
  answers: AnswerStore<RenderedPage>;
  /** Learns which pages are being made. */
  admission: Admission;
  /** Headers of every response. */
  headers: OutgoingHttpHeaders;
  client: ClientBuild;
  schema: GraphQLSchema;
  site: SiteConfig;
  jobs: JobService;
  changes: ChangeFollower;
  /** Hears of every page that exists and was sent. */
  onSent: (request: IncomingMessage) => void;
  /** Whether the names of cookies are those of https. */
  secureCookies: boolean;
  /** How long visitors wait for a page. */
  pageMs: number;
  clock: Clock;
  logger: Logger;
}

/** Of a page whose data could not be loaded. */
const UNAVAILABLE = 503;
const RETRY_AFTER_S = 5;
const HTML = "text/html; charset=utf-8";
/** Browsers keep pages, but ask each time whether they changed. */
const REVALIDATED = "no-cache";
/**
 * A CDN may send its copy for a second, and for one more while it asks for a new one (RFC 9213, RFC 5861): each page is then asked for about once a
 * second, however many people want it. While the site fails, it may send its copy for longer.
 */
const AT_A_CDN = `max-age=1, stale-while-revalidate=1, stale-if-error=${STALE_IF_ERROR_S}`;
/** For file names with a hash: one year. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** The service worker controls what browsers cache, so a new one must be seen at once. */
const freshness = (file: string): string =>
  /[\\/]sw\.js(\.br|\.gz)?$/.test(file) ? "no-cache" : "public, max-age=3600";

/** Pages that most visits begin with, or lead to. */
const MAIN_PAGES = [
  sitePages.home,
  sitePages.jobs,
  sitePages.pricing,
  sitePages.hireTalents,
  sitePages.about,
  sitePages.contact,
  sitePages.faq,
  sitePages.industries,
  sitePages.blog,
  sitePages.terms,
].map(({ path }) => path);

interface Pages {
  router: Router;
  /** Makes the main pages, so that they are there if the database fails before anyone has asked for them. */
  warm: () => Promise<void>;
}

/** Server-rendered pages for browsers: every URL that nothing else handles. */
export function pageRoutes(options: PagesOptions): Pages {
  const router = Router();
  const pages = new PageRenderer(options);
  router.use(async (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const address = await addressOf(req.originalUrl);
    if (address.redirect !== null) return res.redirect(302, address.redirect);
    setFreshness(res, address);
    const mayHaveSession = () =>
      new Cookies(req, res, options.secureCookies).get("sid") !== undefined;
    // The browser would do the same once it has loaded the page, as it does if the session has ended.
    if (needsSession(address.pathname) && !mayHaveSession()) return res.redirect(302, paths.home);
    const asked = pages.page(address, req.ip ?? "", () => res.closed);
    // With the wait for the network's turn, which is long when the pages before it wait for the database.
    const page = await pages.orLast(address, inTime(asked, 2 * options.pageMs));
    if (!page) return;
    if ("status" in page) sendPage(res, page);
    else sendPacked(req, res, await page.in(encodingFor(req.get("accept-encoding"))));
    if (res.statusCode === 200 || res.statusCode === 304) options.onSent(req);
  });
  return { router, warm: () => pages.warm(MAIN_PAGES) };
}

async function addressOf(originalUrl: string): Promise<PageAddress> {
  if (!namesPlace(originalUrl)) return readAddress(originalUrl);
  const places = await loadPlaces();
  return readAddress(originalUrl, (text) => isSearchable(text, places));
}

/** Counts the pages of jobs that people read. */
export const countView =
  (views: JobViews) =>
  ({ method, url = "", headers }: IncomingMessage): void => {
    const job = jobIn(withoutEndSlash(url.split("?")[0] ?? ""));
    if (job !== null && method === "GET" && !headers["sec-purpose"])
      views.count(job, headers["user-agent"] ?? "");
  };

const JOB_PAGE = new RegExp(`^${sitePages.jobDetails.path.replace(":id", "([^/]+)")}$`);

/** Id or code of the job whose page this is; null for other pages. */
const jobIn = (pathname: string): string | null => JOB_PAGE.exec(pathname)?.[1] ?? null;

const isForAll = (pathname: string): boolean =>
  isServerRendered(pathname) && !needsSession(pathname);

function setFreshness(res: Response, { isSecret, pathname }: PageAddress): void {
  if (isSecret) res.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
  else res.set("Cache-Control", isForAll(pathname) ? REVALIDATED : `private, ${REVALIDATED}`);
}

/** The page shell; it is one of the client's files, under any spelling of its path. */
const SHELL = /(?:^|\/)index\.html(?:\.br|\.gz)?$/i;

/** Redirects requests for the empty shell to the rendered page. */
const hideShell: RequestHandler = (req, res, next) => {
  if (SHELL.test(decoded(req.path))) res.redirect(301, "/");
  else next();
};

/** A path that cannot be decoded is not a file name. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Each file has a name with a dot, so pages are not looked for on the disk. A path that is not encoded correctly is refused there. */
const MAY_BE_FILE = /[.%]/;

const exceptPages =
  (files: RequestHandler): RequestHandler =>
  (req, res, next) =>
    MAY_BE_FILE.test(req.path) ? files(req, res, next) : next();

/** The client's files. */
export const staticAssets = (folder: string): RequestHandler[] => [
  hideShell,
  exceptPages(filesOf(folder)),
];

/** A picture, under any of its encodings. */
const PICTURE = /\.(?:svg|png|ico|jpe?g|webp|avif|gif)(?:\.br|\.gz)?$/i;

function filesOf(folder: string): RequestHandler {
  const hashed = `${path.sep}assets${path.sep}`;
  return expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ["br", "gz"],
    serveStatic: {
      redirect: false,
      setHeaders: (res, file) => {
        if (PICTURE.test(file)) showElsewhere(res);
        if (!file.includes(hashed)) return void res.setHeader("Cache-Control", freshness(file));
        res.setHeader("Cache-Control", IMMUTABLE);
        // The policy matters only for documents; on some of a page's two dozen scripts, it would be larger than the script.
        res.removeHeader("Content-Security-Policy");
      },
    },
  });
}

function sendPage(res: Response, page: RenderedPage): void {
  if (page.location !== undefined) return res.redirect(page.status, page.location);
  res.status(page.status).type("html").set("Content-Security-Policy", page.policy);
  if (page.status >= 400) res.set("Cache-Control", OWN);
  if (page.status === UNAVAILABLE) res.set("Retry-After", String(RETRY_AFTER_S));
  res.end(page.html);
}

class PageRenderer {
  private readonly pace = new PagePace();

  constructor(private readonly options: PagesOptions) {
    const { changes, answers } = options;
    changes.onChanges(() => answers.clear());
    changes.onGap(() => answers.clear());
  }

  /**
   * Returns a kept page, or one that is already being rendered, at once. Otherwise the page waits
   * for its network's turn before other requests can join its rendering.
   * @param isGone whether the client has disconnected
   * @returns null if the client disconnected before the page's turn
   * @throws THROTTLED if the network has requested too many pages
   */
  async page(
    address: PageAddress,
    ipAddress: string,
    isGone: () => boolean,
  ): Promise<Answer | RenderedPage | null> {
    const { asked, canonical, isSecret, pathname } = address;
    const { answers, client } = this.options;
    // The browser renders its content; rendering only the head costs little.
    if (!isServerRendered(pathname)) return this.render(asked);
    const isAsAsked = isSecret || needsSession(pathname);
    const isKept = !isAsAsked && client.keepsPages;
    const kept = isKept ? answers.find(canonical) : undefined;
    if (kept) return kept;
    return this.pace.inTurn(ipAddress, async () => {
      if (isGone()) return null;
      const done = this.options.admission.begin("READ");
      const made = isKept
        ? answers.get(canonical, () => this.answer(canonical))
        : this.render(isAsAsked ? asked : canonical);
      return made.finally(done);
    });
  }

  /**
   * The page, or the last good one if its data can't be loaded.
   * @throws what the page's making throws, if there is no such page
   */
  async orLast(
    { canonical, isSecret, pathname }: PageAddress,
    made: Promise<Answer | RenderedPage | null>,
  ): Promise<Answer | LastAnswer | RenderedPage | null> {
    const last = () =>
      isForAll(pathname) && !isSecret ? this.options.answers.last(canonical) : undefined;
    try {
      const page = await made;
      const isFailed = page !== null && "status" in page && page.status === UNAVAILABLE;
      return (isFailed ? last() : undefined) ?? page;
    } catch (error) {
      const instead = toAppError(error).code === "UNAVAILABLE" ? last() : undefined;
      if (!instead) throw error;
      return instead;
    }
  }

  /** Makes pages one after another. A failure is no matter: whoever asks for the page hears of it. */
  async warm(addresses: readonly string[]): Promise<void> {
    if (!this.options.client.keepsPages) return;
    for (const address of addresses) {
      const page = await this.options.answers
        .get(address, () => this.answer(address))
        .catch(() => null);
      if (page instanceof Answer) await page.in("br");
    }
  }

  /** @returns a page that does not exist, moved, or could not be rendered whole, as it is */
  private async answer(address: string): Promise<Answer | RenderedPage> {
    const page = await this.render(address);
    if (page.status !== 200 || page.lacksBody) return page;
    return new Answer(page.html, HTML, {
      ...this.options.headers,
      "content-security-policy": page.policy,
      "Cache-Control": REVALIDATED,
      "CDN-Cache-Control": AT_A_CDN,
    });
  }

  /** @throws UNAVAILABLE if it takes too long */
  private render(address: string): Promise<RenderedPage> {
    return inTime(this.renderNow(address), this.options.pageMs);
  }

  private async renderNow(address: string): Promise<RenderedPage> {
    const { client, site, clock, logger } = this.options;
    const { renderer, shell } = client;
    const input = {
      url: `${site.origin}${address}`,
      now: clock.now().toISOString(),
      site,
      execute: this.execute,
    };
    let lacksBody = false;
    const output = await renderer.render(input).catch((err: unknown) => {
      lacksBody = true;
      logger.error({ err, path: address.split("?")[0] }, "page rendered without its body");
      return renderer.render({ ...input, headOnly: true });
    });
    if (output.redirect) return { ...output.redirect, html: "", policy: "" };
    const { html, inline } = await shell.fill(output);
    const status = await this.statusOf(address, output.status);
    return { status, html, policy: contentPolicy(inline), lacksBody };
  }

  /** A job that staff took down looks like none to visitors, but search engines should forget its page at once. */
  private async statusOf(address: string, status: number): Promise<number> {
    const job = status === 404 ? jobIn(address.split("?")[0] ?? "") : null;
    return job !== null && (await this.options.jobs.wasTakenDown(job)) ? 410 : status;
  }

  /**
   * Runs a page's queries in this process, as a visitor, so that cached pages contain no personal
   * data.
   */
  private readonly execute: Execute = async ({ query, variables, operationName }) => {
    const contextValue: ActorContext = { actor: visitor };
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

  /** The page only says that something did not load; the cause is in the log. */
  private logFailure(error: GraphQLError, operationName: string | undefined): void {
    const known = toAppError(error.originalError ?? error);
    if (!isOurFault(known) && !known.cause) return;
    this.options.logger.error(
      { err: error.originalError ?? error, operationName },
      "page query failed",
    );
  }
}
