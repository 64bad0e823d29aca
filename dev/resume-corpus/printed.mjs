/** PDF files of browsers and other programs that print HTML. */
import { writeFileSync } from "node:fs";
import { add, run, scratch } from "./corpus.mjs";
import { pages } from "./html.mjs";

export const pageFile = (layout) => scratch(`${layout}.html`);
for (const [layout, html] of Object.entries(pages)) writeFileSync(pageFile(layout), html);

const print = {
  chromium: (page, target) =>
    run("chromium", [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--no-pdf-header-footer",
      `--print-to-pdf=${target}`,
      page,
    ]),
  weasyprint: (page, target) => run("weasyprint", ["-q", page, target]),
  wkhtmltopdf: (page, target) => run("wkhtmltopdf", ["-q", page, target]),
};
/** Layouts that a program doesn't know are left out: what it prints isn't what was meant. */
const UNKNOWN = {
  chromium: ["mono", "bordered", "small", "center", "serif"],
  wkhtmltopdf: ["side", "narrow", "small", "bordered", "center"],
  weasyprint: ["side", "side-absolute", "bordered"],
};

function printed(program) {
  for (const layout of Object.keys(pages)) {
    if (UNKNOWN[program]?.includes(layout)) continue;
    const target = scratch(`${program}-${layout}.pdf`);
    print[program](pageFile(layout), target);
    add(`${program}-${layout}.pdf`, target);
  }
}

export function printPages() {
  printed("chromium");
  printed("weasyprint");
  printed("wkhtmltopdf");
}
