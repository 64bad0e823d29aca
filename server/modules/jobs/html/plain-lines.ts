import type { ElementContent, Nodes, Text } from "hast";
import { element, type Flow } from "./blocks.js";

/** Word writes a vertical tab for a line break inside of a paragraph. */
const LINE_END = /\r\n|[\n\r\v\u2028]/;
const PARAGRAPH_END = /(?:\r\n|[\n\r\v\u2028])[^\S\n\r\v\u2028]*(?:\r\n|[\n\r\v\u2028])+|\u2029/;

const isText = (node: Nodes): node is Text => node.type === "text";

/** A text without any element is plain text, whose lines mean what they look like. Anything else is returned as it is. */
export function linesAsHtml(nodes: readonly Nodes[]): readonly Nodes[] {
  const read = nodes.filter(({ type }) => type !== "comment" && type !== "doctype");
  const text = read.flatMap((node) => (isText(node) ? node.value : [])).join("");
  if (!read.every(isText) || !LINE_END.test(text.trim())) return nodes;
  return text
    .split(PARAGRAPH_END)
    .map((value) => element("p", withBreaks([{ type: "text", value: value.trim() }])));
}

/** Preformatted text with its lines as HTML. */
export const withBreaks = (nodes: readonly ElementContent[]): Flow =>
  nodes.flatMap((node): Flow => {
    if (node.type === "element") return [{ ...node, children: withBreaks(node.children) }];
    if (node.type !== "text") return [];
    return node.value
      .split(LINE_END)
      .flatMap((value, at): Flow => [
        ...(at === 0 ? [] : [element("br", [])]),
        { type: "text", value },
      ]);
  });
