import { createHash } from "node:crypto";
import escapeHtml from "escape-html";
import { termsTexts } from "#texts/terms";
import { termsLastUpdated, termsSections, type TermsSection } from "#texts/terms-text";
import { TERMS_RULES } from "./terms.rules.js";
import type { Terms } from "./terms.types.js";

/** Escapes a text, and turns the site's email address into a link. */
const textWithLinks = (text: string, email: string): string =>
  text
    .split(email)
    .map(escapeHtml)
    .join(`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`);

const block = (part: string | string[], email: string): string =>
  typeof part === "string"
    ? `<p>${textWithLinks(part, email)}</p>`
    : `<ul>${part.map((entry) => `<li>${textWithLinks(entry, email)}</li>`).join("")}</ul>`;

const section = ({ heading, body }: TermsSection, email: string): string =>
  `<h3>${escapeHtml(heading)}</h3>\n${body.map((part) => block(part, email)).join("\n")}`;

/** The current Terms as HTML. All text is escaped, so the site's name cannot inject markup. */
export function currentTerms(site: { name: string; email: string }): Terms {
  const { version } = TERMS_RULES;
  const { title } = termsTexts;
  const html = termsSections(site, TERMS_RULES)
    .map((part) => section(part, site.email))
    .join("\n");
  const hash = createHash("sha256").update([title, version, html].join("\n")).digest("hex");
  return { version, lastUpdated: termsLastUpdated, title, html, hash };
}
