import { createHash } from "node:crypto";
import type { Response } from "express";
import { Html, html } from "./html.js";
import { STYLES } from "./styles.js";

/** Not part of the page template, because the policy's hash must match these exact characters. */
const STYLE_ELEMENT = new Html(`<style>${STYLES}</style>`);
const STYLE_HASH = createHash("sha256").update(STYLES).digest("base64");

interface Page {
  title: string;
  body: Html;
  status?: number;
  /** Other URLs that a form on the page may end at after redirects. */
  leadsTo?: (string | null)[];
}

/**
 * Sends a page without scripts. Browsers apply `form-action` to redirects too, so the policy must list the origins where
 * a form ends.
 */
export function sendPage(
  response: Response,
  { title, body, status = 200, leadsTo = [] }: Page,
): void {
  const origins = leadsTo.flatMap((url) => (url ? [new URL(url).origin] : []));
  response
    .status(status)
    .set({
      "content-security-policy": [
        "default-src 'none'",
        `style-src 'sha256-${STYLE_HASH}'`,
        "img-src data:",
        `form-action 'self' ${origins.join(" ")}`.trim(),
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    })
    .type("html")
    .send(layout(title, body).markup);
}

const layout = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${body}
      </body>
    </html> `;

/** Shown on every customer page. */
export const testBanner = html`<header class="banner">
  <p><strong>Test payment page.</strong> No real card is charged.</p>
</header>`;

interface Notice {
  title: string;
  text: string;
  link?: { href: string; label: string } | undefined;
  status?: number;
}

/** A page with one message and one link. */
export function sendNotice(response: Response, { title, text, link, status = 200 }: Notice): void {
  const body = html`${testBanner}
    <main class="narrow">
      <section class="card">
        <h1>${title}</h1>
        <p>${text}</p>
        ${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}
      </section>
    </main>`;
  sendPage(response, { title, body, status });
}
