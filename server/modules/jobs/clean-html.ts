import type { Nodes } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { LRUCache } from "lru-cache";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";

/**
 * Version of the rules below. Raise it with every change of what they let through: texts that were cleaned by older ones are
 * then cleaned again.
 */
export const HTML_VERSION = 1;

/**
 * Text is parsed like in a browser (parse5) and written from the resulting tree, so that anything not on these lists is
 * dropped; see docs/decisions/0016.
 */
const ALLOWED: Schema = {
  tagNames: ["p", "br", "ul", "ol", "li", "strong", "em", "h3", "a"],
  attributes: { a: ["href"] },
  // Removed with their content, which is not meant to be read. Other elements are removed, but their text stays.
  strip: [
    ...["script", "style", "template", "title", "textarea", "select", "option", "noscript"],
    ...["iframe", "noembed", "noframes", "xmp", "plaintext", "svg", "math", "object"],
  ],
  // Set here, because the library's default is GitHub's list.
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
};
const LINK_PROTOCOLS = ["http:", "https:", "mailto:"];
const LONGEST_LINK = 2_000;
/** Levels of nesting. No job text is deeper, and the libraries, which recurse once per level, would overflow the stack. */
const DEEPEST = 100;
/** Elements that end a word. */
const BLOCKS = ["p", "br", "li", "h3", "ul", "ol"];

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
 * Cleans a job text with a short allow-list of tags. Links may point to the web or a mail address and get rel=nofollow.
 * Cleaning a clean text changes nothing.
 */
export const cleanJobHtml = (html: string): string =>
  // Lists show the same texts again and again, and cleaning one takes a good part of a millisecond.
  CLEANED.memo(html);

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
  const tree = sanitize(parse(html), ALLOWED);
  finishLinks(tree);
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }).trim();
}

/** The text without markup, for search and descriptions. */
export function plainText(html: string): string {
  return wordsOf(sanitize(parse(html), ALLOWED))
    .replace(/\s+/g, " ")
    .trim();
}

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const words = node.children.map(wordsOf).join("");
  return node.type === "element" && BLOCKS.includes(node.tagName) ? `${words} ` : words;
}

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

function parse(html: string): Nodes {
  const tree = parseFragment(html);
  cutDeep(tree);
  return fromParse5(tree);
}

/** Removes everything nested deeper than `DEEPEST`, without recursion. */
function cutDeep(root: DefaultTreeAdapterTypes.ParentNode): void {
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === DEEPEST) level.forEach((node) => (node.childNodes = []));
    level = level.flatMap((node) => node.childNodes.flatMap(parentsIn));
  }
}

const parentsIn = (node: DefaultTreeAdapterTypes.ChildNode) => [
  ...("content" in node ? [node.content] : []),
  ...("childNodes" in node ? [node] : []),
];
