import escapeHtml from "escape-html";
import type { Response } from "express";
import { language } from "#texts/language";
import { contentPolicy, hashSource } from "./content-policy.js";
import { logoMark } from "./logo-mark.js";

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
.button{font:inherit;cursor:pointer;padding:.7rem 1.25rem;border:1px solid var(--line);border-radius:10px;color:inherit;font-weight:600;text-decoration:none}
.first{border-color:transparent;background:var(--action);color:#fff}
a:focus-visible,button:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
`;

const MARK = logoMark(34);

/** Without it, the browser would request /favicon.ico. */
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

const POLICY = contentPolicy({ scripts: [], styles: [hashSource(STYLE)] });

interface BarePage {
  siteName: string;
  /** HTML. */
  title: string;
  /** HTML of what follows the heading. */
  body: string;
}

/** A document, and its content security policy. */
export interface Document {
  html: string;
  policy: string;
}

/** Sends a self-contained document: no scripts, no files, and one style tag. The caller sets status and caching. */
export const sendBarePage = (res: Response, page: BarePage): void =>
  sendDocument(res, barePage(page));

export function sendDocument(res: Response, { html, policy }: Document): void {
  res.set("Content-Security-Policy", policy).type("html").end(html);
}

export const barePage = (page: BarePage): Document => ({ html: htmlOf(page), policy: POLICY });

function htmlOf({ siteName, title, body }: BarePage): string {
  const site = escapeHtml(siteName);
  return `<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site}</title>
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
</head>
<body>
<header><a class="logo" href="/">${MARK}<span>${site}</span></a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
