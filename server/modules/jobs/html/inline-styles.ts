import type { Element } from "hast";
import { INLINE } from "../../../core/html/inline-elements.js";

const WEIGHT = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i;
const ITALIC = /(?:^|;)\s*font-style\s*:\s*italic/i;
const BOLD = /^(?:bold(?:er)?|[6-9]00)$/i;
const NOT_BOLD = /^(?:normal|lighter|[1-4]00)$/i;

const BLOCK = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|table|list-item)\b/i;

const styleOf = ({ properties }: Element): string =>
  typeof properties.style === "string" ? properties.style : "";

/**
 * The inline elements that an element means, outer ones first. Editors also say it with styles: Google Docs wraps all it copies in
 * a `b` that isn't bold, and makes bold text with `span`.
 */
export function inlineNames(node: Element): string[] {
  const style = styleOf(node);
  const named = INLINE.get(node.tagName);
  const weight = WEIGHT.exec(style)?.[1] ?? "";
  const own = named === undefined || (named === "strong" && NOT_BOLD.test(weight)) ? [] : [named];
  const styled = [...(BOLD.test(weight) ? ["strong"] : []), ...(ITALIC.test(style) ? ["em"] : [])];
  return [...new Set([...own, ...styled])];
}

/** Whether an inline element is drawn as a block. */
export const isBlockByStyle = (node: Element): boolean => BLOCK.test(styleOf(node));
