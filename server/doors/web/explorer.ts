import escapeHtml from "escape-html";
import type { Request, RequestHandler } from "express";
import { sitePages, type Page } from "#site/paths";
import { explorerTexts as words } from "#texts/explorer";
import { shellTexts } from "#texts/shell";
import type { PageShell } from "./client-build.js";
import { contentPolicy } from "./content-policy.js";
import { logoMark } from "./logo-mark.js";
import type { ExplorerParts } from "./page-template.js";

/** What a program may accept comes first: it gets the same as before, unless it prefers a page. */
const TYPES = ["application/json", "application/graphql-response+json", "text/html"];
/** By which a request has a query: in words, or as the hash of one that is known. */
const QUERY_PARTS = ["query", "extensions"];
/** The page is the same for all, but at its address, a cache that ignores `Vary` would send it to programs. */
const UNSHARED = "private, no-cache";
/** Where the guide is, on a site that has it. */
const guide = Object.values<Page>(sitePages).find(({ path }) => path === "/developers");

/**
 * `GET /graphql` in a browser: a page on which people read the schema and try queries. It is for requests that ask for HTML and have no
 * query; all others go on to Apollo. Nobody is identified for it, and the page itself asks by the API.
 */
export function explorerRoute(shell: PageShell, siteName: string): RequestHandler {
  const parts = partsOf(siteName);
  return async (request, response, next) => {
    const page = isForPeople(request) ? await shell.explorer(parts) : null;
    if (page === null) return next();
    response
      .set({
        "Cache-Control": UNSHARED,
        "Content-Security-Policy": contentPolicy(page.inline),
      })
      .vary("Accept")
      .type("html")
      .send(page.html);
  };
}

function isForPeople(request: Request): boolean {
  const { method, path, query } = request;
  const mayBe = (method === "GET" || method === "HEAD") && path === "/";
  if (!mayBe || QUERY_PARTS.some((part) => part in query)) return false;
  return request.accepts(TYPES) === "text/html";
}

function partsOf(siteName: string): ExplorerParts {
  const site = escapeHtml(siteName);
  const links = guide ? `<a href="${guide.path}">${words.guide}</a>` : "";
  return {
    "app-head": `<title>${words.title} | ${site}</title>`,
    "app-html": `<a class="explorer-skip" href="#content">${shellTexts.skip}</a>
<header class="explorer-header">
<a class="explorer-home" href="/" aria-label="${escapeHtml(shellTexts.homeLink(siteName))}">${logoMark(28)}<span>${site}</span></a>
<h1>${words.title}</h1>
<nav class="explorer-links" aria-label="${shellTexts.mainMenu}"><a href="/">${words.home}</a>${links}</nav>
<div id="explorer-tools"></div>
</header>
<main id="content" tabindex="-1">
<div id="explorer"><p id="explorer-loading" class="explorer-note" role="status">${words.loading}</p></div>
<p id="explorer-failed" class="explorer-note" role="alert" hidden>${words.failed} <a href="">${words.reload}</a></p>
<noscript><p class="explorer-note">${words.noScript}</p></noscript>
</main>`,
  };
}
