/**
 * `node dev/resume-corpus/make.mjs`: makes the resumes of `bench/resumes/files` again, one text by many programs. It needs
 * the programs of Debian that README.md lists; tests and benchmarks only need the files. A program that is missing is told,
 * and its files are left out.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { FILES, made, SCRATCH } from "./corpus.mjs";
import { drawPages, drawWithPython } from "./drawn.mjs";
import { writeDocuments } from "./office.mjs";
import { printPages } from "./printed.mjs";
import { format, lock } from "./roff.mjs";
import { typeset } from "./tex.mjs";

rmSync(FILES, { recursive: true, force: true });
mkdirSync(FILES, { recursive: true });
printPages();
typeset();
format();
lock();
await drawPages();
drawWithPython();
writeDocuments();
const list = made.toSorted((a, b) => a.file.localeCompare(b.file));
writeFileSync("bench/resumes/corpus.json", `${JSON.stringify(list, null, 2)}\n`);
rmSync(SCRATCH, { recursive: true, force: true });
console.log(`${made.length} files by ${new Set(made.map(({ program }) => program)).size} programs`);
