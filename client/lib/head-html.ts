import escapeHtml from "escape-html";
import { fullTitle, headTags, OWNED, safeJson, type HeadContent, type Tag } from "./head";

function tagToHtml({ name, attributes, text }: Tag): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join("");
  return `<${name} ${OWNED}${written}>${text === undefined ? "" : `${text}</${name}>`}`;
}

/**
 * The head's HTML, for the server.
 * @param breadcrumb JSON-LD. It comes last, since the browser takes the first JSON-LD for the page's own
 */
export function headToHtml(
  head: HeadContent,
  siteName: string,
  breadcrumb?: Record<string, unknown>,
): string {
  const title = `<title>${escapeHtml(fullTitle(head, siteName))}</title>`;
  const last =
    breadcrumb === undefined
      ? ""
      : `<script ${OWNED}="${escapeHtml(head.canonical)}" type="application/ld+json">${safeJson(breadcrumb)}</script>`;
  return title + headTags(head, siteName).map(tagToHtml).join("") + last;
}
