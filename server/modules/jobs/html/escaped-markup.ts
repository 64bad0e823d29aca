import { parseFragment } from "parse5";
import { INLINE, TRANSPARENT } from "../../../core/html/inline-elements.js";
import { CONTAINERS, LISTS, SUBTITLES, TITLES } from "./element-kinds.js";

/** A reference to "<", perhaps escaped again. */
const ESCAPED_TAG = /&(?:amp;|#0*38;|#x0*26;)*(?:lt|#0*60|#x0*3c)\b/i;
const REAL_TAG = /<[a-z/!?]/i;
const NAMES = `(?:${[...INLINE.keys(), ...TITLES, ...SUBTITLES, ...LISTS, ...CONTAINERS, ...TRANSPARENT, "li", "table", "thead", "tbody", "tr", "td", "th"].join("|")})`;
/** A tag that ends an element, a line break, or a text that begins with a tag. */
const MARKUP = new RegExp(`</${NAMES}\\s*>|<br\\s*/?>|^\\s*<${NAMES}(?:\\s[^<>]*)?>`, "i");
/** What editors put around lines of text, escaped markup among them. */
const WRAPPER = /<\/?(?:p|div|span|br|pre|code)\b[^<>]*>/gi;
/** Markup from the first character to the last. */
const WHOLE = new RegExp(`^\\s*<${NAMES}(?:\\s[^<>]*)?>[^]*</${NAMES}\\s*>\\s*$`, "i");
/** How often text is escaped by mistake: once by the system that sends it, and once by the one that it comes from. */
const MOST_LEVELS = 2;

/**
 * The markup in a text that is nothing but escaped markup, e.g. `&lt;p&gt;Hi&lt;/p&gt;`, also as the lines of an editor; null if it is
 * anything else, such as HTML that quotes a tag.
 */
export function escapedMarkupIn(html: string): string | null {
  if (!ESCAPED_TAG.test(html)) return null;
  if (!REAL_TAG.test(html)) return decodedMarkup(html, MARKUP);
  const lines = html.replace(WRAPPER, "\n");
  return REAL_TAG.test(lines) ? null : decodedMarkup(lines, WHOLE);
}

function decodedMarkup(html: string, markup: RegExp): string | null {
  let text = html;
  for (let level = 0; level < MOST_LEVELS && !REAL_TAG.test(text); level++) {
    text = decoded(text);
    if (markup.test(text)) return text;
  }
  return null;
}

/** The characters of HTML without tags. */
const decoded = (text: string): string =>
  parseFragment(text)
    .childNodes.map((node) => ("value" in node ? node.value : ""))
    .join("");
