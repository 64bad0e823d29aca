/**
 * `node dev/resume-corpus/make.mjs`: makes the resumes of `bench/resumes/files` again, one text by many programs. It needs
 * the programs of Debian that README.md lists; tests and benchmarks only need the files. A program that is missing is told,
 * and its files are left out.
 */
import { mkdirSync, rmSync } from "node:fs";
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
rmSync(SCRATCH, { recursive: true, force: true });
console.log(`${made.length} files`);
