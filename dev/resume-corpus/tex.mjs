/** PDF files of pdfTeX. */
import { writeFileSync } from "node:fs";
import { add, aside, blocks, main, run, SCRATCH, scratch } from "./corpus.mjs";

const escape = (text) => text.replace(/([#%&_])/g, "\\$1").replace(/–/g, "--");

const COMMANDS = {
  title: (text) => `\\begin{center}{\\Huge ${escape(text)}}\\end{center}\n`,
  subtitle: (text) => `\\begin{center}${escape(text)}\\end{center}\n`,
  heading: (text) => `\\section*{${escape(text)}}\n`,
  item: (text) => `\\item ${escape(text)}\n`,
  paragraph: (text) => `${escape(text)}\n`,
  row: ([left, right]) => `\\noindent\\textbf{${escape(left)}}\\hfill ${escape(right)}\n`,
};

const body = (list) =>
  list
    .map(({ kind, text }, at) => {
      const starts = kind === "item" && list[at - 1]?.kind !== "item";
      const ends = kind === "item" && list[at + 1]?.kind !== "item";
      const start = starts ? "\\begin{itemize}\n" : "";
      return start + COMMANDS[kind](text) + (ends ? "\\end{itemize}\n" : "");
    })
    .join("\n");

const COLUMNS = `\\noindent\\begin{minipage}[t]{0.3\\textwidth}${body(aside)}\\end{minipage}\\hfill\\begin{minipage}[t]{0.62\\textwidth}${body(main)}\\end{minipage}`;
const T1 = "\\usepackage[T1]{fontenc}";
const NARROW = "\\textwidth=6.5cm";

/** Without T1, accents are signs of their own; with T1 and no outlines of it, fonts are bitmaps (Type 3). */
const LAYOUTS = {
  ot1: ["", body(blocks)],
  t1: [T1, body(blocks)],
  "t1-narrow": [T1 + NARROW, body(blocks)],
  times: ["\\usepackage{times}", body(blocks)],
  "times-t1": [`\\usepackage{times}${T1}`, body(blocks)],
  helvetica: [`\\usepackage{helvet}\\renewcommand\\familydefault{\\sfdefault}${T1}`, body(blocks)],
  courier: [`\\usepackage{courier}\\renewcommand\\familydefault{\\ttdefault}${T1}`, body(blocks)],
  "side-t1": [T1, COLUMNS],
};

export function typeset() {
  for (const [layout, [preamble, content]] of Object.entries(LAYOUTS)) {
    const source = scratch(`tex-${layout}.tex`);
    writeFileSync(
      source,
      `\\documentclass{article}\\usepackage[utf8]{inputenc}${preamble}\\pagestyle{empty}\\begin{document}${content}\\end{document}`,
    );
    run("pdflatex", ["-interaction=batchmode", `-output-directory=${SCRATCH}`, source]);
    add(`pdftex-${layout}.pdf`, scratch(`tex-${layout}.pdf`));
  }
}
