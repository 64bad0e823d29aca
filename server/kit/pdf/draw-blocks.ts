import {
  lineHeight,
  MARGIN,
  MUTED,
  type Cell,
  type Element,
  type Look,
  type PageWriter,
} from "./page-writer.js";
import type { PdfBlock, PdfTable } from "./pdf-blocks.js";

const SMALL: Look = { size: 8.5 };
const NOTE: Look = { ...SMALL, color: MUTED };
const HEADING: Look = { weight: "bold", size: 13 };
const HEAD: Look = { ...SMALL, weight: "bold" };
/** Below a block, in points. */
const GAP = 7;
const CELL_GAP = 8;
const ROW_GAP = 3;
const BULLET = 10;
/** The shares of names and values. A hash fits on one line. */
const FACTS = [0.25, 0.75];

/** Draws a block below what the page has, with its tags in the document's element. */
export function drawBlock(writer: PageWriter, root: Element, block: PdfBlock): void {
  switch (block.kind) {
    case "heading":
      // Not as the last line of a page.
      writer.startPage(60);
      writer.y += 11;
      writer.text(writer.open("H2", root), block.text, HEADING);
      writer.y += 5;
      return;
    case "text":
      writer.text(writer.open("P", root), block.text, {});
      break;
    case "note":
      writer.text(writer.open("P", root), block.text, NOTE);
      break;
    case "list":
      drawList(writer, root, block.entries);
      break;
    case "facts":
      drawFacts(writer, root, block.rows);
      break;
    case "table":
      drawTable(writer, root, block);
  }
  writer.y += GAP;
}

function drawList(writer: PageWriter, root: Element, entries: readonly string[]): void {
  const list = writer.open("L", root);
  for (const text of entries) {
    writer.startPage(lineHeight({}));
    const item = writer.open("LI", list);
    const label = { text: "•", element: writer.open("Lbl", item), left: MARGIN, width: BULLET };
    const element = writer.open("LBody", item);
    const left = MARGIN + BULLET;
    writer.cells([label, { text, element, left, width: writer.width - BULLET }], {});
  }
}

type Places = readonly Pick<Cell, "left" | "width">[];

/** Where the cells of a row are. */
function placesOf(writer: PageWriter, shares: readonly number[]): Places {
  let left = MARGIN;
  return shares.map((share) => {
    const place = { left, width: share * writer.width - CELL_GAP };
    left += share * writer.width;
    return place;
  });
}

const inPlaces = (texts: readonly string[], places: Places) =>
  places.map((place, at) => ({ ...place, text: texts[at] ?? "" }));

function drawFacts(
  writer: PageWriter,
  root: Element,
  rows: readonly (readonly [name: string, value: string])[],
): void {
  const table = writer.open("Table", root);
  const places = placesOf(writer, FACTS);
  for (const texts of rows) {
    startRow(writer, texts, places, {});
    const row = writer.open("TR", table);
    const elements = [writer.open("TH", row, { scope: "Row" }), writer.open("TD", row)];
    drawRow(writer, elements, texts, places, {});
  }
}

function drawTable(writer: PageWriter, root: Element, { columns, shares, rows }: PdfTable): void {
  const table = writer.open("Table", root);
  const places = placesOf(writer, shares);
  startRow(writer, columns, places, HEAD);
  const head = writer.open("TR", writer.open("THead", table));
  const elements = columns.map(() => writer.open("TH", head, { scope: "Column" }));
  drawRow(writer, elements, columns, places, HEAD);
  const body = writer.open("TBody", table);
  for (const texts of rows) {
    if (startRow(writer, texts, places, SMALL)) repeatHead(writer, columns, places);
    const row = writer.open("TR", body);
    drawRow(
      writer,
      columns.map(() => writer.open("TD", row)),
      texts,
      places,
      SMALL,
    );
  }
}

/** A row is never divided between two pages if it fits on one. @returns whether it starts a page */
const startRow = (writer: PageWriter, texts: readonly string[], places: Places, look: Look) =>
  writer.startPage(writer.height(inPlaces(texts, places), look) + 2 * ROW_GAP);

function drawRow(
  writer: PageWriter,
  elements: readonly Element[],
  texts: readonly string[],
  places: Places,
  look: Look,
): void {
  writer.y += ROW_GAP;
  const cells = inPlaces(texts, places).flatMap((cell, at) => {
    const element = elements[at];
    return element ? [{ ...cell, element }] : [];
  });
  writer.cells(cells, look);
  writer.y += ROW_GAP;
  writer.rule();
}

function repeatHead(writer: PageWriter, columns: readonly string[], places: Places): void {
  writer.y += ROW_GAP;
  writer.repeated(inPlaces(columns, places), HEAD);
  writer.y += ROW_GAP;
  writer.rule();
}
