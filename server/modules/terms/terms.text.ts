import { createHash } from "node:crypto";
import { TERMS_RULES, termsSections, type TermsSection } from "./terms.content.js";
import type { Terms } from "./terms.types.js";

const TITLE = "Terms and Conditions";

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const block = (part: string | string[]): string =>
  typeof part === "string"
    ? `<p>${escapeHtml(part)}</p>`
    : `<ul>${part.map((entry) => `<li>${escapeHtml(entry)}</li>`).join("")}</ul>`;

const section = ({ heading, body }: TermsSection): string =>
  `<h3>${escapeHtml(heading)}</h3>\n${body.map(block).join("\n")}`;

/** The current terms as HTML. Every text is escaped, so a site's name cannot carry markup. */
export function currentTerms(site: { name: string; email: string }): Terms {
  const { version, lastUpdated } = TERMS_RULES;
  const html = termsSections(site).map(section).join("\n");
  const hash = createHash("sha256").update([TITLE, version, html].join("\n")).digest("hex");
  return { version, lastUpdated, title: TITLE, html, hash };
}
