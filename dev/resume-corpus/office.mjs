/** DOCX, DOC, and PDF files of office programs. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { add, blocks, run, SCRATCH, scratch } from "./corpus.mjs";
import { pageFile } from "./printed.mjs";

/** Pages whose layout word processors know. */
const PAGES = ["plain", "serif", "center", "table", "bordered", "side-table", "small"];
const PYTHON = [
  "plain",
  "header",
  "breaks",
  "text-box",
  "side-table",
  "footnote",
  "styles",
  "hidden",
  "fields",
  "list-levels",
  "sections",
];

/** Of the others, LibreOffice's pages lack words, or repeat them. */
const PRINTED = ["header", "breaks"];

const FORMATS = { docx: "docx:MS Word 2007 XML", doc: "doc:MS Word 97", pdf: "pdf" };

/** All files at once, since each start of the program takes seconds. */
function convert(sources, format) {
  const folder = scratch(`libreoffice-${format}`);
  mkdirSync(folder, { recursive: true });
  const profile = `-env:UserInstallation=file://${SCRATCH}/profile`;
  run("soffice", [
    profile,
    "--headless",
    "--convert-to",
    FORMATS[format],
    "--outdir",
    folder,
    ...sources,
  ]);
  return (source) => path.join(folder, `${path.parse(source).name}.${format}`);
}

function convertAll(kind, sources, formats) {
  for (const format of formats) {
    const converted = convert(Object.values(sources), format);
    for (const [layout, source] of Object.entries(sources))
      add(`libreoffice-${kind}-${layout}.${format}`, converted(source));
  }
}

function pandoc() {
  const markdown = scratch("master.md");
  const line = ({ kind, text }) => {
    if (kind === "row") return `| **${text[0]}**\n| ${text[1]}`;
    const mark = { title: "# ", heading: "## ", item: "- " }[kind] ?? "";
    return mark + text.replace(/([#|])/g, "\\$1");
  };
  writeFileSync(markdown, blocks.map(line).join("\n\n"));
  for (const layout of ["plain", "table", "bordered"]) {
    const target = scratch(`pandoc-${layout}.docx`);
    run("pandoc", ["-f", "html", pageFile(layout), "-o", target]);
    add(`pandoc-${layout}.docx`, target);
  }
  const target = scratch("pandoc-lines.docx");
  run("pandoc", [markdown, "-o", target]);
  add("pandoc-lines.docx", target);
  const open = scratch("pandoc.odt");
  run("pandoc", [markdown, "-o", open]);
  return open;
}

function pythonDocx() {
  const script = new URL("./python_docx_files.py", import.meta.url).pathname;
  execFileSync("/usr/bin/python3", [script, SCRATCH, ...PYTHON], { stdio: "inherit" });
  const sources = Object.fromEntries(
    PYTHON.map((layout) => [layout, scratch(`python-${layout}.docx`)]),
  );
  for (const [layout, source] of Object.entries(sources)) add(`python-docx-${layout}.docx`, source);
  return sources;
}

function abiword(sources) {
  for (const [layout, source] of Object.entries(sources))
    for (const format of layout === "styles" ? ["docx"] : ["pdf", "docx"]) {
      const target = scratch(`abiword-${layout}.${format}`);
      run("abiword", [`--to=${format}`, `--to-name=${target}`, source]);
      add(`abiword-${layout}.${format}`, target);
    }
}

export function writeDocuments() {
  const open = pandoc();
  const python = pythonDocx();
  convertAll("html", Object.fromEntries(PAGES.map((layout) => [layout, pageFile(layout)])), [
    "docx",
    "doc",
  ]);
  convertAll("odt", { plain: open }, ["docx", "doc", "pdf"]);
  convertAll("docx", python, ["docx", "doc"]);
  convertAll("docx", Object.fromEntries(PRINTED.map((layout) => [layout, python[layout]])), [
    "pdf",
  ]);
  abiword({ plain: open, breaks: python.breaks, styles: python.styles });
}
