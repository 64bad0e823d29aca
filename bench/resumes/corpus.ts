import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const FOLDER = path.resolve("bench/resumes");
const MASTER = path.resolve("dev/resume-corpus/master.json");

const blockSchema = z.object({
  id: z.string(),
  text: z.union([z.string(), z.array(z.string())]),
  /** In the narrow column, where a file has two. */
  isAside: z.boolean().default(false),
});
export type MasterBlock = z.infer<typeof blockSchema>;

/** LibreOffice converts several formats. */
const CONVERTED = /^(?:docx|html|odt)-/;
const PROGRAMS = [
  ...["AbiWord", "Chromium", "Ghostscript", "groff", "LibreOffice", "pandoc", "pdfkit", "pdfTeX"],
  ...["python-docx", "qpdf", "ReportLab", "WeasyPrint", "wkhtmltopdf"],
];

export interface CorpusFile {
  file: string;
  program: string;
  layout: string;
  /** Two columns; either may be read first, but each as a whole. */
  hasColumns: boolean;
}

const parsed = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The text that every file of the corpus has. */
export const master = (): MasterBlock[] => z.array(blockSchema).parse(parsed(MASTER));

/** One resume by many programs, made by `dev/resume-corpus/make.mjs`. */
export const corpus = (): CorpusFile[] =>
  readdirSync(path.join(FOLDER, "files")).sort().map(described);

/** "libreoffice-docx-side.pdf" is by LibreOffice, which read a DOCX file, and has the layout "side". */
function described(file: string): CorpusFile {
  const program = PROGRAMS.find((name) => file.startsWith(`${name.toLowerCase()}-`));
  if (program === undefined) throw new Error(`${file}: no known program is in its name`);
  const layout = path
    .parse(file)
    .name.slice(program.length + 1)
    .replace(CONVERTED, "");
  return { file, program, layout, hasColumns: /side|column|box/.test(layout) };
}

export const contentOf = ({ file }: CorpusFile): Buffer =>
  readFileSync(path.join(FOLDER, "files", file));
