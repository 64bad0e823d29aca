import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import type { PageShell } from "../client-build.js";
import { Answer, type Packed } from "./answer.js";
import { AnswerStore, MIB } from "./answer-store.js";
import { encodingFor } from "./encodings.js";
import { sendPacked } from "./send-packed.js";

const CSS = "text/css; charset=utf-8";
/** Several dozen sheets: each kind of page has one. They change only with the build. */
const BOUNDS = { maxBytes: 8 * MIB, lifetimeMs: 0 };
/** The folder of sheets in their addresses. */
const FOLDER = "/assets/";
/** The address names what the sheet contains. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The style sheets of pages, as bytes (docs/decisions/0033). */
export class ReadySheets {
  private readonly answers = new AnswerStore<null>(BOUNDS);
  private readonly headers: OutgoingHttpHeaders;

  /** @param headers of every response */
  constructor(
    private readonly shell: PageShell,
    headers: OutgoingHttpHeaders,
  ) {
    this.headers = { ...headers, "Cache-Control": IMMUTABLE };
    // It matters only for documents.
    delete this.headers["content-security-policy"];
  }

  /** The sheet if it is ready. */
  take({ url = "", headers }: IncomingMessage): Packed | undefined {
    if (!url.startsWith(FOLDER)) return undefined;
    return this.answers.take(url, headers["accept-encoding"]);
  }

  readonly handle: RequestHandler = async (req, res, next) => {
    const address = req.originalUrl;
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const answer = await this.answers.get(address, async () => this.sheet(address));
    if (answer === null) return next();
    res.removeHeader("Content-Security-Policy");
    sendPacked(req, res, await answer.in(encodingFor(req.get("accept-encoding"))));
  };

  private sheet(address: string): Answer | null {
    const text = this.shell.styleSheet(address);
    return text === null ? null : new Answer(text, CSS, this.headers);
  }
}
