import type { Element, ElementContent, Nodes, Root } from "hast";
import {
  boldLinesApart,
  element,
  inLists,
  isBlock,
  isBold,
  isElement,
  paragraphsOf,
  SPACE,
  withoutBlanks,
  wrapText,
  type Flow,
} from "./blocks.js";
import { INLINE, TRANSPARENT } from "../../../core/html/inline-elements.js";
import { CONTAINERS, LISTS, STRIPPED, SUBTITLES, TITLES } from "./element-kinds.js";
import { inlineNames, isBlockByStyle } from "./inline-styles.js";
import { linesAsHtml, withBreaks } from "./plain-lines.js";
import { rowsOf } from "./table-rows.js";

/** Inline elements around a node: one inside another of the same name would change nothing. */
type Open = ReadonlySet<string>;

/**
 * Says with the few elements of job texts what other elements say: headings, paragraphs, bold and italic text, lists, and
 * rows of tables. Does not remove anything dangerous: sanitize the result.
 */
export function shapeHtml(tree: Nodes): Root {
  const children = "children" in tree ? flowOf(linesAsHtml(tree.children), new Set()) : [];
  // Text that is not divided at all stays as it is.
  const isText = !children.some(isBlock) && boldLinesApart(children).length < 2;
  const shaped = isText && !isBold(children) ? children : paragraphsOf(children);
  return { type: "root", children: withoutBlanks(shaped) };
}

const flowOf = (nodes: readonly Nodes[], open: Open): Flow =>
  nodes.flatMap((node): Flow => {
    if (node.type === "text") return [node];
    return node.type === "element" ? flowOfElement(node, open) : [];
  });

function flowOfElement(node: Element, open: Open): Flow {
  const { tagName, children } = node;
  if (STRIPPED.includes(tagName)) return [SPACE];
  if (tagName === "br") return [element("br", [])];
  if (INLINE.has(tagName) || TRANSPARENT.has(tagName)) {
    const flow = inlineFlow(inlineNames(node), node, open);
    return isBlockByStyle(node) ? apart(paragraphsOf(flow)) : flow;
  }
  if (LISTS.has(tagName)) return [element(tagName, flowOf(entriesOf(children), open))];
  if (tagName === "li") return [element("li", inLists(inlineFlow(inlineNames(node), node, open)))];
  return blockFlow(node, open) ?? apartInLine(flowOf(children, open));
}

/** @param names inline elements, the outer ones first */
function inlineFlow(names: readonly string[], node: Element, open: Open): Flow {
  const [name, ...inner] = names;
  if (name === undefined) return flowOf(node.children, open);
  if (open.has(name)) return inlineFlow(inner, node, open);
  const flow = inlineFlow(inner, node, new Set([...open, name]));
  return wrapText(flow, (children) => element(name, children, node));
}

/** The children of a list; entries inside of a block are its own. */
const entriesOf = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child) =>
    child.type === "element" &&
    CONTAINERS.has(child.tagName) &&
    child.children.some((entry) => isElement(entry, "li"))
      ? [...apart([]), ...child.children, ...apart([])]
      : [child],
  );

/** Null for an element that is not known. */
function blockFlow(node: Element, open: Open): Flow | null {
  const { tagName, children } = node;
  const paragraphs = (of: readonly Nodes[]) => paragraphsOf(flowOf(of, open));
  if (tagName === "pre") return apart(paragraphs(withBreaks(children)));
  if (CONTAINERS.has(tagName))
    return apart(paragraphsOf(inlineFlow(inlineNames(node), node, open)));
  if (TITLES.has(tagName)) return apart(paragraphs(children).map(titleOf));
  if (SUBTITLES.has(tagName)) return apart(paragraphsOf(inlineFlow(["strong"], node, open)));
  if (tagName === "table") return apart(rowsOf(node, paragraphs));
  return null;
}

/** An empty paragraph, which is dropped later, keeps the text before and after an element apart. */
const apart = (blocks: Element[]): Flow => (blocks.length > 0 ? blocks : [element("p", [])]);

const apartInLine = (flow: Flow): Flow => (flow.length > 0 ? [SPACE, ...flow, SPACE] : [SPACE]);

const titleOf = (block: Element): Element =>
  isElement(block, "p") ? element("h3", block.children) : block;
