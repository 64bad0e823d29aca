import escapeHtml from "escape-html";
import type { ErrorRequestHandler, Request } from "express";
import { language } from "#texts/language";
import { serverErrorTexts as words } from "#texts/server-error";
import { isOurFault, type AppError } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { toAppError } from "../../kit/http/failures.js";
import { statusOf } from "../../kit/http/status-of.js";
import { logoMark } from "./logo-mark.js";

interface ErrorSite {
  name: string;
  email: string;
}

/** Repeats the colors of client/app/tokens.css, since that file may be unavailable. */
const STYLE = `
:root{color-scheme:light dark;--page:#fbfaf7;--text:#17211f;--muted:#54635f;--line:#c3cdc9;--brand:#0f5a53;--action:#0f5a53}
@media (prefers-color-scheme:dark){:root{--page:#0e1715;--text:#e7eeec;--muted:#a3b3ae;--line:#3b4d47;--brand:#8fd0c7;--action:#1c7268}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;background:var(--page);color:var(--text);font:1rem/1.6 "Segoe UI",system-ui,sans-serif}
header{padding:1.25rem clamp(1rem,4vw,2.5rem)}
a{color:var(--brand)}
.logo{display:inline-flex;align-items:center;gap:.6rem;color:inherit;font-size:1.35rem;font-weight:700;letter-spacing:-.02em;text-decoration:none}
main{flex:1;display:flex;flex-direction:column;justify-content:center;gap:1rem;width:100%;max-width:38rem;margin:0 auto;padding:2rem clamp(1rem,4vw,2.5rem) 18vh}
h1{font-size:clamp(1.9rem,1.5rem + 2vw,2.75rem);line-height:1.15;letter-spacing:-.02em}
.muted{color:var(--muted)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:.5rem}
.button{padding:.7rem 1.25rem;border:1px solid var(--line);border-radius:10px;color:inherit;font-weight:600;text-decoration:none}
.first{border-color:transparent;background:var(--action);color:#fff}
a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
`;

const MARK = logoMark(34);

/** Without it, the browser would request /favicon.ico. */
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

/**
 * A self-contained document: no scripts, no files, and one style tag, allowed by this response's nonce.
 * "Try again" has an empty URL, which means the requested page with its query.
 */
function errorPage({ name, email }: ErrorSite, nonce: string, error: AppError): string {
  const { title, text } = reasonOf(error);
  const [site, mail] = [escapeHtml(name), escapeHtml(email)];
  return `<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site}</title>
<link rel="icon" href="${ICON}">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><a class="logo" href="/">${MARK}<span>${site}</span></a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button first" href="">${words.retry}</a> <a class="button" href="/">${words.home}</a></p>
<p class="muted">${words.write(`<a href="mailto:${mail}">${mail}</a>`)}</p>
</main>
</body>
</html>
`;
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
    res.status(statusOf(known)).set("Cache-Control", "no-store").vary("Accept").type("html");
    res.end(errorPage(site, res.locals.nonce, known));
  };
