import escapeHtml from "escape-html";
import { fullTitle, headTags, OWNED, type HeadContent, type Tag } from "./head";

function tagToHtml({ name, attributes, text }: Tag): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join("");
  return `<${name} ${OWNED}${written}>${text === undefined ? "" : `${text}</${name}>`}`;
}

/** The head's HTML, for the server. */
export const headToHtml = (head: HeadContent, siteName: string): string =>
  `<title>${escapeHtml(fullTitle(head, siteName))}</title>` +
  headTags(head, siteName).map(tagToHtml).join("");
