import { docxOf } from "./docx-package.js";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const ELEMENTS: Readonly<Record<string, string>> = {
  "\n": "<w:br/>",
  "\t": "<w:tab/>",
  "\u00AD": "<w:softHyphen/>",
  "\u2011": "<w:noBreakHyphen/>",
};

/** Text as Word writes it: breaks and special hyphens as elements, and a new run wherever the look changed once. */
const runsOf = (text: string): string =>
  text
    .split(/([\n\t\u00AD\u2011]|[^\n\t\u00AD\u2011]{1,3})/u)
    .filter(Boolean)
    .map((part) => ELEMENTS[part] ?? `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .map((content) => `<w:r>${content}</w:r>`)
    .join("");

const paragraph = (text: string): string => `<w:p>${runsOf(text)}</w:p>`;

/** A DOCX with a paragraph for each text. */
export const docxOfParagraphs = (texts: readonly string[]): Buffer =>
  docxOf(texts.map(paragraph).join(""));

/** A DOCX with a table: a row for each text, and a cell for each of its words. */
export const docxOfCells = (texts: readonly string[]): Buffer => {
  const rows = texts.map((text) => {
    const cells = text.split(" ").map((word) => `<w:tc>${paragraph(word)}</w:tc>`);
    return `<w:tr>${cells.join("")}</w:tr>`;
  });
  return docxOf(`<w:tbl>${rows.join("")}</w:tbl>`);
};
