/** PDF files of groff, and of Ghostscript and qpdf from them. */
import { writeFileSync } from "node:fs";
import { add, blocks, FILES, run, scratch } from "./corpus.mjs";

/** Its fonts have no such letter, so the accent is set over it. */
const LETTERS = { ń: "\\o'n\\[aa]'" };
const safe = (text) => text.replace(/^\./, "\\&.").replace(/ń/g, (letter) => LETTERS[letter]);
const MACROS = {
  title: (text) => `.ps 20\n${safe(text)}\n.br\n.ps 10`,
  subtitle: (text) => `${safe(text)}\n.br`,
  heading: (text) => `.SH\n${safe(text)}`,
  item: (text) => `.IP \\(bu 2\n${safe(text)}`,
  row: ([left, right]) => `.LP\n.B "${safe(left)}"\n.br\n${right}`,
  paragraph: (text) => `.LP\n${safe(text)}`,
};
const body = blocks.map(({ kind, text }) => MACROS[kind](text)).join("\n");

const LAYOUTS = {
  plain: body,
  narrow: `.nr LL 4i\n${body}`,
  "narrow-small": `.nr LL 2.8i\n.nr PS 8\n${body}`,
  "two-flows": `.2C\n${body}`,
  helvetica: `.fam H\n${body}`,
};

export function format() {
  for (const [layout, source] of Object.entries(LAYOUTS)) {
    const file = scratch(`groff-${layout}.ms`);
    writeFileSync(file, source);
    const groff = (device) => run("groff", ["-Kutf8", "-ms", `-T${device}`, file]);
    add(`groff-${layout}.pdf`, groff("pdf"));
    const postscript = scratch(`groff-${layout}.ps`);
    writeFileSync(postscript, groff("ps") ?? "");
    const distilled = scratch(`ghostscript-${layout}.pdf`);
    run("ps2pdf", [postscript, distilled]);
    add(`ghostscript-${layout}.pdf`, distilled);
  }
}

/** The same page with a password that only changes need. */
export function lock() {
  const locked = scratch("qpdf-permissions.pdf");
  const source = `${FILES}/chromium-plain.pdf`;
  run("qpdf", ["--encrypt", "", "owner", "256", "--modify=none", "--", source, locked]);
  add("qpdf-permissions.pdf", locked);
}
