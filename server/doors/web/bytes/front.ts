import type { IncomingMessage, RequestListener } from "node:http";
import type { Logger } from "../../../core/logger.js";
import { logRequest } from "../request-log.js";
import type { AnswerStore } from "./answer-store.js";
import { sendPacked } from "./send-packed.js";

interface FrontOptions {
  answers: AnswerStore<unknown>;
  /** Answers everything else. */
  behind: RequestListener;
  /** Hears of every page that was sent. */
  onSent: (request: IncomingMessage) => void;
  logger: Logger;
}

/**
 * Sends pages that are ready without a way through Express, which costs more than the rest of it. Only a GET or HEAD for exactly the
 * canonical address of a page in the store is answered here: an answer there is for visitors, depends on nothing but address and
 * encoding, and came from behind once. Pages ignore cookies, hosts, and ranges.
 */
export const inFront =
  ({ answers, behind, onSent, logger }: FrontOptions): RequestListener =>
  (request, response) => {
    const { method, url = "", headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    const packed = isRead ? answers.take(url, headers["accept-encoding"]) : undefined;
    if (!packed) return behind(request, response);
    logRequest(logger, request, response);
    sendPacked(request, response, packed);
    onSent(request);
  };
