import type { Element, ElementContent } from "hast";
import { element, isBlank, isElement, type Flow } from "./blocks.js";

type Paragraphs = (of: readonly ElementContent[]) => Element[];

/**
 * The rows of a table as paragraphs with " · " between the cells. Cells with more than a paragraph, such as those of a page's
 * layout, follow each other.
 * @param paragraphs makes blocks of what is in a cell
 */
export const rowsOf = (table: Element, paragraphs: Paragraphs): Element[] =>
  table.children.flatMap((part) => {
    if (isElement(part, "thead", "tbody", "tfoot")) return rowsOf(part, paragraphs);
    if (isElement(part, "tr")) return rowOf(part, paragraphs);
    return paragraphs([part]);
  });

function rowOf(row: Element, paragraphs: Paragraphs): Element[] {
  const cells = row.children
    .filter((cell) => cell.type === "element")
    .map((cell) => paragraphs(cell.children).filter((block) => !isBlank(block)))
    .filter((blocks) => blocks.length > 0);
  if (cells.length < 2 || !cells.every(isLine)) return cells.flat();
  return [
    element(
      "p",
      cells.flatMap(([cell], at) => [...separator(at), ...(cell?.children ?? [])]),
    ),
  ];
}

const isLine = (blocks: Element[]): boolean =>
  blocks.every((block) => isElement(block, "p")) && blocks.length === 1;

const separator = (at: number): Flow => (at === 0 ? [] : [{ type: "text", value: " · " }]);
