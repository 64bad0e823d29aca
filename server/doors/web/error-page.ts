import escapeHtml from "escape-html";
import type { ErrorRequestHandler, Request } from "express";
import { serverErrorTexts as words } from "#texts/server-error";
import { isOurFault, type AppError } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { toAppError } from "../../kit/http/failures.js";
import { statusOf } from "../../kit/http/status-of.js";
import { barePage, sendDocument, type Document } from "./bare-page.js";

export interface ErrorSite {
  name: string;
  email: string;
}

/** "Try again" has an empty URL, which means the requested page with its query. */
export function errorPage({ name, email }: ErrorSite, error: AppError): Document {
  const { title, text } = reasonOf(error);
  const mail = escapeHtml(email);
  return barePage({
    siteName: name,
    title,
    body: `<p>${text}</p>
<p class="actions"><a class="button first" href="">${words.retry}</a> <a class="button" href="/">${words.home}</a></p>
<p class="muted">${words.write(`<a href="mailto:${mail}">${mail}</a>`)}</p>`,
  });
}

function reasonOf({ code, details: { retryAfterSeconds = 1 } }: AppError) {
  if (code === "THROTTLED")
    return { title: words.slowDownTitle, text: words.slowDown(retryAfterSeconds) };
  const reason =
    code === "INTERNAL"
      ? { title: words.title, text: words.failed }
      : { title: words.busyTitle, text: words.busy };
  return { ...reason, text: `${reason.text} ${words.hint}` };
}

/** Whether the client explicitly accepts HTML, as browsers do when a person opens a URL. */
const wantsPage = (req: Request): boolean =>
  /\btext\/html\b/.test(req.get("accept") ?? "") && req.accepts(["json", "html"]) === "html";

/**
 * The error page for people, for server errors and for networks without points. Requests for data, and failures that have
 * their own page or response, go to the next handler.
 */
export const errorPageHandler =
  (site: ErrorSite, logger: Logger): ErrorRequestHandler =>
  (error, req, res, next) => {
    const known = toAppError(error);
    const isThrottled = known.code === "THROTTLED";
    if (res.headersSent || !(isThrottled || isOurFault(known)) || !wantsPage(req))
      return next(error);
    if (!isThrottled) logger.error({ err: error, path: req.path }, "page failed");
    const { retryAfterSeconds } = known.details;
    if (retryAfterSeconds) res.set("Retry-After", String(retryAfterSeconds));
    res.status(statusOf(known)).set("Cache-Control", "no-store").vary("Accept");
    sendDocument(res, errorPage(site, known));
  };
