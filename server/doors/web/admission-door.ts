import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import type { Request, RequestHandler } from "express";
import { errorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { countRequest } from "../../core/metrics/counts.js";
import type { Admission, WorkKind } from "../../kit/http/admission.js";
import { OWN } from "../../kit/http/cache-control.js";
import { whenWorkEnds } from "../../kit/http/network-gate.js";
import { statusOf } from "../../kit/http/status-of.js";
import { toGraphQLBody } from "../graphql/errors.js";
import { routeOf } from "../metrics/counted-routes.js";
import { toRestBody } from "../rest/errors.js";
import type { Packed } from "./bytes/answer.js";
import { sendPacked } from "./bytes/send-packed.js";
import { errorPage, type ErrorSite } from "./error-page.js";
import { isFree } from "./free-paths.js";
import { Refusals } from "./refusals.js";

interface DoorOptions {
  admission: Admission;
  /** Of every response. */
  headers: OutgoingHttpHeaders;
  /** What a request for a public page or list gets instead of a refusal. */
  spare: (request: IncomingMessage) => Packed | undefined;
  /** Lets other sites' pages read a refusal, as they may read the answer. */
  cross: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Paths that other sites' pages may call. */
  crossPaths: readonly string[];
  site: ErrorSite;
  logger: Logger;
}

const GRAPHQL = /^\/graphql(?:\/?$|\/?\?)/;
const RETRY_AFTER_S = 2;
/** A mutation may stand behind comments, or behind the fragments that it uses. */
const MUTATION = /(?:^\s*(?:#[^\n]*\n\s*)*|\}\s*)mutation\b/;
const JSON_TYPE = "application/json; charset=utf-8";

interface Refusal {
  bytes: Buffer;
  headers: OutgoingHttpHeaders;
}

/**
 * Refuses what this process can't do now: 503 and `Retry-After`, within the time of an empty answer. Stands behind what is ready, and
 * in front of everything else.
 */
export class AdmissionDoor {
  private readonly refusals: Refusals;
  private readonly forPages: Refusal;
  private readonly forQueries: Refusal;
  private readonly forOthers: Refusal;

  constructor(private readonly options: DoorOptions) {
    const { site, headers, logger } = options;
    const error = new AppError("UNAVAILABLE", errorTexts.busy, {
      retryAfterSeconds: RETRY_AFTER_S,
    });
    const { html, policy } = errorPage(site, error);
    const refusal = (text: string, own: OutgoingHttpHeaders): Refusal => {
      const bytes = Buffer.from(text);
      const general = { "cache-control": OWN, "retry-after": String(RETRY_AFTER_S) };
      return { bytes, headers: { ...headers, ...general, ...own, "content-length": bytes.length } };
    };
    this.status = statusOf(error);
    this.refusals = new Refusals(logger);
    this.forPages = refusal(html, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
    });
    this.forQueries = refusal(JSON.stringify(toGraphQLBody(error)), { "content-type": JSON_TYPE });
    this.forOthers = refusal(JSON.stringify(toRestBody(error)), { "content-type": JSON_TYPE });
  }

  private readonly status: number;

  /** What a query does is known only once it is read, so queries by POST are refused here only when writes are. */
  inFrontOf(behind: RequestListener): RequestListener {
    const { admission, spare } = this.options;
    return (request, response) => {
      const kind = kindOf(request);
      if (kind === null || admission.hasRoom(kind)) return behind(request, response);
      const packed = kind === "READ" ? spare(request) : undefined;
      if (packed) return sendPacked(request, response, packed);
      const [path = ""] = (request.url ?? "").split("?");
      countRequest({ status: this.status, tookMs: 0, isAborted: false, route: routeOf(path) });
      this.refuse(request, response);
    };
  }

  /** Refuses queries of GraphQL, once the body is parsed. */
  readonly queries: RequestHandler = (request, response, next) => {
    if (this.options.admission.hasRoom(workOf(request))) next();
    else this.refuse(request, response);
  };

  /** Counts a request until its work has ended. */
  readonly counted: RequestHandler = (request, response, next) => {
    whenWorkEnds(response, this.options.admission.begin(workOf(request)));
    next();
  };

  private refuse(request: IncomingMessage, response: ServerResponse): void {
    const { cross, crossPaths } = this.options;
    const { headers } = request;
    const url = addressOf(request);
    this.refusals.note(response);
    const { bytes, headers: own } = this.refusalOf(request);
    const send = () => void response.writeHead(this.status, own).end(bytes);
    if (headers.origin !== undefined && crossPaths.some((path) => url.startsWith(path)))
      cross(request, response, send);
    else send();
  }

  private refusalOf(request: IncomingMessage): Refusal {
    const url = addressOf(request);
    if (GRAPHQL.test(url)) return this.forQueries;
    const isForProgram = this.options.crossPaths.some((path) => url.startsWith(path));
    const wantsPage = !isForProgram && /\btext\/html\b/.test(request.headers.accept ?? "");
    return wantsPage ? this.forPages : this.forOthers;
  }
}

/** Express shortens the url of a request on its way. */
const addressOf = ({ originalUrl, url = "" }: IncomingMessage & { originalUrl?: string }): string =>
  originalUrl ?? url;

/** Null for what is always answered. */
function kindOf({ method = "", url = "" }: IncomingMessage): WorkKind | null {
  const [path = ""] = url.split("?");
  // A browser's question before the actual request is answered without work.
  if (method === "OPTIONS" || isFree(path)) return null;
  return method === "GET" || method === "HEAD" ? "READ" : "WRITE";
}

/** An upload's operation is not read yet; only mutations take files. */
function workOf(request: Request<unknown, unknown, unknown>): WorkKind {
  const { method, body, originalUrl } = request;
  if (method === "GET" || method === "HEAD") return "READ";
  if (!GRAPHQL.test(originalUrl) || typeof body !== "object" || body === null) return "WRITE";
  const query = "query" in body ? body.query : undefined;
  return typeof query !== "string" || MUTATION.test(query) ? "WRITE" : "READ";
}
