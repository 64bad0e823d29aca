import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { builtExtractor } from "../../test/create-test-app.js";
import { docOfRepeatedText } from "../../test/doc-file.js";
import { doc, docx, docxListing, pdf, zip } from "../../test/applications/files.js";
import { ProcessExtractor } from "./process-extractor.js";
import type { ExtractedFormat, ExtractionFailure } from "./text-extractor.js";

const MIB = 1024 * 1024;
const extractor = builtExtractor({ maxMs: 60_000 });

const docxOf = (xml: string | Buffer): Buffer =>
  zip([
    {
      name: "[Content_Types].xml",
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    { name: "word/document.xml", content: xml },
  ]);
const W = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;

describe("ordinary resumes", () => {
  it.each<[ExtractedFormat, Buffer]>([
    ["pdf", pdf],
    ["docx", docx],
    ["doc", doc],
  ])("%s gives its text", async (format, content) => {
    const result = await extractor.extract(format, content);
    expect(result).toMatchObject({ text: expect.stringContaining("Priya Raman") });
    expect(result).toMatchObject({ text: expect.stringContaining("Backend engineer with six") });
    expect(result).toMatchObject({ isPartial: false });
  });

  it("a docx of one long line gives at most the kept length", async () => {
    const xml = `<w:document ${W}><w:body><w:p><w:r><w:t>${"word ".repeat(100_000)}</w:t></w:r></w:p></w:body></w:document>`;
    const result = await extractor.extract("docx", docxOf(xml));
    expect(result).toMatchObject({ text: expect.any(String), isPartial: true });
    expect("text" in result && result.text.length).toBe(200_000);
  });

  it("a doc of long text gives at most the kept length", async () => {
    const result = await extractor.extract("doc", docOfRepeatedText(6));
    expect(result).toMatchObject({ text: expect.stringMatching(/^p{18000}/), isPartial: true });
    expect("text" in result && result.text.length).toBe(200_000);
    expect(await extractor.extract("doc", docOfRepeatedText(2))).toMatchObject({
      isPartial: false,
    });
  });
});

describe("files that can't be read", () => {
  it.each<[string, ExtractedFormat, Buffer]>([
    ["an empty file", "pdf", Buffer.alloc(0)],
    ["text named PDF", "pdf", Buffer.from("I am good at Java.")],
    ["a PDF named DOCX", "docx", pdf],
    ["a DOCX without relationships", "docx", docxListing("<Types/>")],
    ["a DOC that ends after its header", "doc", doc.subarray(0, 512)],
  ])("%s", async (_name, format, content) => {
    expect(await extractor.extract(format, content)).toEqual({ failure: "UNREADABLE" });
  });
});

const inBody = (xml: string) => docxOf(`<w:document ${W}><w:body>${xml}</w:body></w:document>`);
const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const textBox = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${line("Kafka")}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
const nested = (start: string, depth: number, end: string) =>
  start.repeat(depth) + end.repeat(depth);
const CELL = ["<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>"] as const;
const FIELD = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:t>Kafka</w:t></w:r>';
const OVERSIZED: [string, string][] = [
  ["a text part of 20 MB", line("Kafka").repeat(Math.ceil((20 * MIB) / line("Kafka").length))],
  ["10,000 text boxes", textBox.repeat(10_000)],
  ["tables in tables", nested(CELL[0], 5_000, CELL[1])],
  ["many tables with one inside", nested(CELL[0], 2, CELL[1]).repeat(30_000)],
  ["fields without end", `<w:p>${FIELD.repeat(50_000)}</w:p>`],
  ["paragraphs with fields without end", `<w:p>${FIELD}</w:p>`.repeat(20_000)],
];

describe("a DOCX that is too much", () => {
  it.each(OVERSIZED)("with %s is read in part, or not", async (_name, xml) => {
    const result = await extractor.extract("docx", inBody(line("Anna Meyer") + xml));
    const isInPart = "text" in result && result.isPartial && result.text.startsWith("Anna Meyer");
    expect("failure" in result || isInPart).toBe(true);
  });
});

const TAKES_BUFFERS =
  "const kept = []; setInterval(() => kept.push(Buffer.alloc(4 * 2 ** 20, 1)), 5);";
/** Slowly, so that the watch sees it before the kernel ends it, however busy the machine is. */
const TAKES_SLOWLY = "const kept = []; setInterval(() => kept.push(Buffer.alloc(2 ** 20, 1)), 50);";
/** Stand for what readers of documents do with files made for it; pdfjs-dist 5.6.205 sets no limits of its own. */
const PROGRAMS: [string, string, ExtractionFailure[]][] = [
  ["computes forever", "for (;;);", ["TOO_SLOW"]],
  ["waits forever", "setInterval(() => undefined, 1000);", ["TOO_SLOW"]],
  [
    "fills its heap",
    "const kept = []; for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));",
    ["TOO_MUCH_MEMORY"],
  ],
  ["takes buffers one after the other", TAKES_BUFFERS, ["TOO_MUCH_MEMORY", "UNREADABLE"]],
  ["takes a gigabyte at once", "Buffer.alloc(2 ** 30, 1);", ["TOO_MUCH_MEMORY", "UNREADABLE"]],
  [
    "returns more than is kept",
    'const text = "x".repeat(100_000); for (;;) writeSync(3, text);',
    ["TOO_MUCH_MEMORY"],
  ],
  ["throws", 'throw new Error("unreadable");', ["UNREADABLE"]],
  ["ends with an exit code", "process.exit(3);", ["UNREADABLE"]],
];

describe("a reader that", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "extractor-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(PROGRAMS)("%s is stopped, in less than 256 MiB", async (_name, source, failures) => {
    const program = path.join(folder, "program.mjs");
    await writeFile(program, `import { writeSync } from "node:fs";\n${source}`);
    let peak = 0;
    const onPeak = (bytes: number) => (peak = bytes);
    const isSlow = failures.includes("TOO_SLOW");
    const limited = new ProcessExtractor({ program, onPeak, maxMs: isSlow ? 2_000 : 60_000 });
    const result = await limited.extract("pdf", pdf);
    expect(failures).toContain("failure" in result ? result.failure : undefined);
    expect(peak).toBeLessThan(256 * MIB);
  });

  it("takes more than it may, a little at a time, is stopped", async () => {
    const program = path.join(folder, "program.mjs");
    await writeFile(program, TAKES_SLOWLY);
    const watched = new ProcessExtractor({ program, maxMs: 60_000, maxBytes: 100 * MIB });
    expect(await watched.extract("pdf", pdf)).toEqual({ failure: "TOO_MUCH_MEMORY" });
  });

  it("does not read its input is not waited for", async () => {
    const program = path.join(folder, "deaf.mjs");
    const done = { text: "done", blocks: null, links: [], isPartial: false };
    const source = `import { writeSync } from "node:fs"; writeSync(3, '${JSON.stringify(done)}');`;
    await writeFile(program, source);
    const patient = new ProcessExtractor({ program, maxMs: 60_000 });
    const result = await patient.extract("pdf", Buffer.alloc(5 * MIB));
    expect(result).toEqual(done);
  });

  it("can't read a PDF glyph by glyph reads it by the library's text, and says that it is partial", async () => {
    const program = path.join(folder, "plain.mjs");
    const result = { text: "plain", blocks: null, links: [], isPartial: false };
    const source = `import { writeSync } from "node:fs";
      if (process.argv[2] !== "pdf-plain") process.kill(process.pid, "SIGKILL");
      writeSync(3, '${JSON.stringify(result)}');`;
    await writeFile(program, source);
    // It ends as if it were out of memory: a time limit would hold for the second reading, too.
    const patient = new ProcessExtractor({ program, maxMs: 60_000 });
    expect(await patient.extract("pdf", pdf)).toEqual({ ...result, isPartial: true });
    expect(await patient.extract("docx", docx)).toEqual({ failure: "TOO_MUCH_MEMORY" });
  });

  it.each([
    "no JSON",
    '{"text":1}',
    '{"text":"x","blocks":[{"type":"script"}],"links":[],"isPartial":false}',
    '{"text":"x","blocks":null,"links":["javascript:x"],"isPartial":false}',
  ])("answers %s isn't believed", async (answer) => {
    const program = path.join(folder, "wrong.mjs");
    await writeFile(
      program,
      `import { writeSync } from "node:fs"; writeSync(3, ${JSON.stringify(answer)});`,
    );
    const patient = new ProcessExtractor({ program, maxMs: 60_000 });
    expect(await patient.extract("docx", docx)).toEqual({ failure: "UNREADABLE" });
  });

  it("needs too long for a resume is stopped", async () => {
    const result = await builtExtractor({ maxMs: 1 }).extract("pdf", pdf);
    expect(result).toEqual({ failure: "TOO_SLOW" });
  });
});
