/** PDF files of libraries that draw text where they are told to. */
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { add, aside, blocks, main, plain, run, scratch } from "./corpus.mjs";

const FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
const SIZES = { title: 22, heading: 13 };
const sizeOf = ({ kind }) => SIZES[kind] ?? 10;
const shown = (block) => (block.kind === "item" ? `• ${plain(block)}` : plain(block));

async function draw(layout, drawing) {
  const target = scratch(`pdfkit-${layout}.pdf`);
  const document = new PDFDocument({ margin: 50, font: FONT });
  const stream = document.pipe(createWriteStream(target));
  drawing(document);
  document.end();
  await finished(stream);
  add(`pdfkit-${layout}.pdf`, target);
}

const inFlow = (options) => (document) => {
  for (const block of blocks) document.fontSize(sizeOf(block)).text(shown(block), options(block));
};

/** Lines of a list in a column, top down. */
function linesOf(document, list, x, width) {
  const lines = [];
  let y = 50;
  for (const block of list) {
    const size = sizeOf(block);
    document.fontSize(size);
    for (const text of wrap(document, shown(block), width)) {
      lines.push({ text, x, y, size });
      y += 1.3 * size;
    }
    y += 0.4 * size;
  }
  return lines;
}

function wrap(document, text, width) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (document.widthOfString(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Two columns whose lines are drawn in an order of its own. */
const inColumns = (order) => (document) => {
  const lines = [...linesOf(document, aside, 40, 150), ...linesOf(document, main, 220, 330)];
  for (const { text, x, y, size } of order(lines))
    document.fontSize(size).text(text, x, y, { lineBreak: false });
};

/** Each word on its own, without spaces. */
const byWord = (document) => {
  for (const { text, x, y, size } of linesOf(document, blocks, 50, 480)) {
    let left = x;
    document.fontSize(size);
    for (const word of text.split(" ")) {
      document.text(word, left, y, { lineBreak: false });
      left += document.widthOfString(word) + 0.28 * size;
    }
  }
};

/** The same order in every run. */
function shuffled(lines) {
  let seed = 7;
  const keys = new Map(lines.map((line) => [line, (seed = (seed * 16_807) % 2_147_483_647)]));
  return lines.toSorted((a, b) => keys.get(a) - keys.get(b));
}

export async function drawPages() {
  await draw(
    "plain",
    inFlow(() => ({})),
  );
  await draw(
    "spaced",
    inFlow(({ kind }) => ({ characterSpacing: { title: 4, heading: 2.2 }[kind] ?? 0 })),
  );
  await draw(
    "justified",
    inFlow(() => ({ align: "justify", width: 300 })),
  );
  await draw("words", byWord);
  await draw(
    "columns-in-turn",
    inColumns((lines) => lines.toSorted((a, b) => a.y - b.y || a.x - b.x)),
  );
  await draw(
    "columns-right-first",
    inColumns((lines) => lines.toSorted((a, b) => b.x - a.x || a.y - b.y)),
  );
  await draw("columns-shuffled", inColumns(shuffled));
  await draw(
    "columns",
    inColumns((lines) => lines),
  );
}

/** ReportLab, by a script in Python. */
export function drawWithPython() {
  for (const layout of ["plain", "narrow", "justified", "frames-columns"]) {
    const target = scratch(`reportlab-${layout}.pdf`);
    run("/usr/bin/python3", [
      new URL("./reportlab_pages.py", import.meta.url).pathname,
      layout,
      target,
    ]);
    add(`reportlab-${layout}.pdf`, target);
  }
}
