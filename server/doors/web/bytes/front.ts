import type { IncomingMessage, RequestListener } from "node:http";
import type { Logger } from "../../../core/logger.js";
import { logRequest } from "../request-log.js";
import type { Packed } from "./answer.js";
import type { AnswerStore } from "./answer-store.js";
import type { ReadyLists } from "./ready-lists.js";
import type { ReadySheets } from "./ready-sheets.js";
import { sendPacked } from "./send-packed.js";

interface FrontOptions {
  /** Pages. */
  answers: AnswerStore<unknown>;
  lists: ReadyLists;
  /** None without a client. */
  sheets: ReadySheets | null;
  /** Answers everything else. */
  behind: RequestListener;
  /** Hears of every page that was sent, and of lists. */
  onSent: (request: IncomingMessage) => void;
  logger: Logger;
}

/**
 * Sends pages that are ready without a way through Express, which costs more than the rest of it. Only a GET or HEAD for exactly the
 * canonical address of a page in the store is answered here: an answer there is for visitors, depends on nothing but address and
 * encoding, and came from behind once. Pages ignore cookies, hosts, and ranges. So do public lists of the REST API, but for callers
 * with a session, a key, or an origin, which all go behind. And so do the style sheets of pages. While pages and lists can't be made,
 * the last ones are sent.
 */
export function inFront(options: FrontOptions): RequestListener {
  const { answers, lists, sheets, behind, onSent, logger } = options;
  const ready = (request: IncomingMessage): Packed | undefined =>
    answers.take(request.url ?? "", request.headers["accept-encoding"]) ??
    lists.take(request) ??
    sheets?.take(request) ??
    answers.takeLast(request.url ?? "", request.headers["accept-encoding"]) ??
    lists.takeLast(request);
  return (request, response) => {
    const packed = isRead(request) ? ready(request) : undefined;
    if (!packed) return behind(request, response);
    logRequest(logger, request, response);
    sendPacked(request, response, packed);
    onSent(request);
  };
}

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";
