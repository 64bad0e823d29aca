import { createHash } from "node:crypto";
import escapeHtml from "escape-html";
import { termsTexts } from "#texts/terms";
import { termsLastUpdated, termsSections, type TermsSection } from "#texts/terms-text";
import { TERMS_RULES } from "./terms.rules.js";
import type { Terms } from "./terms.types.js";

const block = (part: string | string[]): string =>
  typeof part === "string"
    ? `<p>${escapeHtml(part)}</p>`
    : `<ul>${part.map((entry) => `<li>${escapeHtml(entry)}</li>`).join("")}</ul>`;

const section = ({ heading, body }: TermsSection): string =>
  `<h3>${escapeHtml(heading)}</h3>\n${body.map(block).join("\n")}`;

/** The current Terms as HTML. All text is escaped, so the site's name cannot inject markup. */
export function currentTerms(site: { name: string; email: string }): Terms {
  const { version } = TERMS_RULES;
  const { title } = termsTexts;
  const html = termsSections(site, TERMS_RULES).map(section).join("\n");
  const hash = createHash("sha256").update([title, version, html].join("\n")).digest("hex");
  return { version, lastUpdated: termsLastUpdated, title, html, hash };
}
