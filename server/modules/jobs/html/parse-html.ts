import type { Nodes } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";
import { parseApart } from "../../../core/html/words-apart.js";

/** Levels of nesting. No job text is deeper, and the libraries, which recurse once per level, would overflow the stack. */
const DEEPEST = 100;
/**
 * How large a tree may grow, in characters that its tags take about. The parser opens unclosed tags again in each paragraph,
 * so that a short text can make a tree that fills the memory.
 */
export const LARGEST = 500_000;
const TAG_SIZE = 20;

class TangledHtmlError extends Error {}

type CreateElement = typeof defaultTreeAdapter.createElement;

/**
 * Parses like a browser, but a tag that a browser drops ends a word; ignores what is nested deeper than 100 levels. Null if the
 * tree would be too large.
 */
export function parseHtml(html: string): Nodes | null {
  try {
    const tree = parseApart(html, limitedAdapter());
    cutDeep(tree);
    return fromParse5(tree);
  } catch (error) {
    if (error instanceof TangledHtmlError) return null;
    throw error;
  }
}

function limitedAdapter(): typeof defaultTreeAdapter {
  let size = 0;
  const createElement: CreateElement = (tagName, namespace, attributes) => {
    size += attributes.reduce((sum, { value }) => sum + value.length, TAG_SIZE);
    if (size > LARGEST) throw new TangledHtmlError();
    return defaultTreeAdapter.createElement(tagName, namespace, attributes);
  };
  return { ...defaultTreeAdapter, createElement };
}

/** How large a tree is, in characters that its tags take about. */
export function sizeOf(node: Nodes): number {
  if (!("children" in node)) return 0;
  const { href } = node.type === "element" ? node.properties : {};
  const own = TAG_SIZE + (typeof href === "string" ? href.length : 0);
  return node.children.reduce((sum, child) => sum + sizeOf(child), own);
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
