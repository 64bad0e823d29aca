import { beforeAll, describe, expect, it } from "@jest/globals";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { readDoc } from "../../server/integrations/extraction/doc/read-doc.js";
import { textOf } from "../../server/integrations/extraction/document.js";
import { readDocx } from "../../server/integrations/extraction/docx/read-docx.js";
import { readPdf } from "../../server/integrations/extraction/pdf/read-pdf.js";
import { contentOf, corpus, master, type CorpusFile } from "./corpus.js";
import { qualityOf, score, type Quality, type Score } from "./score.js";

const FILES = path.resolve("bench/resumes/files");
const FORMATS = ["docx", "doc", "pdf"];

async function textIn(file: CorpusFile): Promise<string> {
  const content = contentOf(file);
  if (file.file.endsWith(".pdf")) return (await readPdf(content)).text;
  return textOf((file.file.endsWith(".doc") ? readDoc(content) : await readDocx(content)).blocks);
}

describe("one resume by many programs", () => {
  const scores = new Map<CorpusFile, Score>();
  beforeAll(async () => {
    const blocks = master();
    for (const file of corpus())
      scores.set(file, score(await textIn(file), blocks, file.hasColumns));
  });

  const qualityIn = (format: string): Quality =>
    qualityOf(
      [...scores].flatMap(([{ file }, one]) => (path.extname(file) === `.${format}` ? [one] : [])),
    );

  it("is at least 120 files by at least 12 programs, in all formats", () => {
    expect(corpus().length).toBeGreaterThanOrEqual(120);
    expect(new Set(corpus().map(({ program }) => program)).size).toBeGreaterThanOrEqual(12);
    expect(FORMATS.every((format) => qualityIn(format).files >= 15)).toBe(true);
  });

  it.each(FORMATS)("%s: its words are found, neither joined nor split", (format) => {
    const { recall, joined, split } = qualityIn(format);
    expect(recall).toBeGreaterThanOrEqual(0.995);
    expect(joined).toBeLessThanOrEqual(0.001);
    expect(split).toBeLessThanOrEqual(0.001);
  });

  it.each(FORMATS)("%s: its blocks are in the order of reading", (format) => {
    expect(qualityIn(format).order).toBeGreaterThanOrEqual(0.98);
  });

  it("has nothing that a page doesn't show", async () => {
    for (const file of corpus().filter(({ layout }) => layout === "hidden"))
      expect(await textIn(file)).not.toContain("zzhidden");
  });
});

it("the files take less than 3 MiB of every clone", () => {
  const sizes = readdirSync(FILES).map((file) => statSync(path.join(FILES, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
});

describe("the score of a text", () => {
  const blocks = [
    { id: "a", text: "Java engineer at Fabrikam", isAside: true },
    { id: "b", text: ["Dallas office", "2021"], isAside: false },
  ];

  it("is full for the text itself, and for words broken at line ends", () => {
    const whole = score("Java engi-\nneer at Fabrikam\nDallas office\t2021", blocks, false);
    expect(whole).toMatchObject({ words: 7, found: 7, order: 1, missing: [] });
  });

  it("tells joined, split, and broken words", () => {
    const poor = score("Javaengineer at Fab rikam\nD?llas office 2021", blocks, false);
    expect(poor).toMatchObject({ found: 3, joined: 2, split: 1, broken: 1 });
  });

  it("tells blocks out of order, unless they are in columns", () => {
    const turned = "Dallas office 2021\nJava engineer at Fabrikam";
    expect(score(turned, blocks, false).order).toBe(0.5);
    expect(score(turned, blocks, true).order).toBe(1);
  });
});
