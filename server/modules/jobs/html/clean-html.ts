import { sanitize, type Schema } from "hast-util-sanitize";
import type { Nodes } from "hast";
import { toHtml } from "hast-util-to-html";
import { LRUCache } from "lru-cache";
import { textOf } from "./clean-text.js";
import { STRIPPED } from "./element-kinds.js";
import { escapedMarkupIn } from "./escaped-markup.js";
import { LARGEST, parseHtml, sizeOf } from "./parse-html.js";
import { shapeHtml } from "./shape-html.js";

/**
 * Version of the rules below. Raise it with every change of what they let through: texts that were cleaned by older ones are
 * then cleaned again.
 */
export const HTML_VERSION = 4;

/**
 * Text is parsed like in a browser (parse5) and written from the resulting tree, so that anything not on these lists is
 * dropped; see docs/decisions/0016.
 */
const ALLOWED: Schema = {
  tagNames: ["p", "br", "ul", "ol", "li", "strong", "em", "h3", "a"],
  attributes: { a: ["href"] },
  strip: [...STRIPPED],
  // Set here, because the library's default is GitHub's list.
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
};
const LINK_PROTOCOLS = ["http:", "https:", "mailto:"];
const LONGEST_LINK = 2_000;

/** The content of a removed element may parse differently in its new place; this settles after one or two passes. */
const MAX_PASSES = 5;

/** Characters of the texts cleaned lately and of what they came to: about a thousand jobs. */
const MAX_CLEANED = 8_000_000;
const CLEANED = new LRUCache<string, string>({
  maxSize: MAX_CLEANED,
  sizeCalculation: (result, html) => html.length + result.length + 1,
  memoMethod: (html) => clean(html),
});

/**
 * Cleans a job text with a short allow-list of tags. Other tags become those that mean the same, or end a word; markup that
 * was escaped by mistake is decoded. Links may point to the web or a mail address and get rel=nofollow. Cleaning a clean text
 * changes nothing.
 * @returns "" for tags that are too entangled to read (`isTangled`)
 */
export const cleanJobHtml = (html: string): string =>
  // Lists show the same texts again and again, and cleaning one takes a good part of a millisecond.
  CLEANED.memo(html);

/** Whether the tags of a text open each other again so often that it would fill the memory. */
export const isTangled = (html: string): boolean => shaped(html) === null;

/** The text without markup, as search and the rules for advertisements read it. */
export const plainText = (html: string): string => textOf(cleanJobHtml(html));

function clean(html: string): string {
  let text = html;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const result = cleanOnce(text);
    if (result === text) break;
    text = result;
  }
  return text;
}

function cleanOnce(html: string): string {
  const shape = shaped(html);
  if (shape === null) return "";
  const tree = sanitize(shape, ALLOWED);
  finishLinks(tree);
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }).trim();
}

function shaped(html: string): Nodes | null {
  const tree = parseHtml(withoutSections(escapedMarkupIn(html) ?? html));
  const shape = tree && shapeHtml(tree);
  return shape && sizeOf(shape) <= LARGEST ? shape : null;
}

/** Feeds put HTML into a section of XML. In HTML, its start would be a comment that hides the first words. */
const withoutSections = (html: string): string =>
  html.includes("<![CDATA[") ? html.replaceAll("<![CDATA[", " ").replaceAll("]]>", " ") : html;

function finishLinks(node: Nodes): void {
  if (!("children" in node)) return;
  if (node.type === "element" && node.tagName === "a") {
    const { href } = node.properties;
    if (typeof href !== "string" || !isAllowedLink(href)) delete node.properties.href;
    node.properties.rel = ["noopener", "nofollow"];
  }
  node.children.forEach(finishLinks);
}

const PLACEHOLDER_ORIGIN = "https://nowhere.invalid";

/** Parses like a browser, including tabs, control characters and backslashes: `java\nscript:` is a script, `/\x.com` a host. */
function isAllowedLink(href: string): boolean {
  if (href.length > LONGEST_LINK) return false;
  if (URL.canParse(href)) return LINK_PROTOCOLS.includes(new URL(href).protocol);
  return (
    URL.canParse(href, PLACEHOLDER_ORIGIN) &&
    new URL(href, PLACEHOLDER_ORIGIN).origin === PLACEHOLDER_ORIGIN
  );
}
