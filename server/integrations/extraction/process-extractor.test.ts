import { describe, expect, it } from "@jest/globals";
import { deflateSync } from "node:zlib";
import { builtExtractor } from "../../test/create-test-app.js";
import { doc, docx, docxListing, pdf, zip } from "../../test/applications/files.js";
import type { ExtractedFormat } from "./text-extractor.js";

const MIB = 1024 * 1024;
const extractor = builtExtractor({ maxMs: 60_000 });

/** A PDF of these objects, the first of which is the catalog; parsers find them without a table. */
const pdfOf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]),
    Buffer.from(`trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`),
  ]);
const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);
const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const pageWith = (contents: string, resources = "") =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << ${resources} >> /Contents ${contents} >>`;

/** Content that unpacks to this many bytes. */
const bomb = (bytes: number, fill: string): Buffer => deflateSync(Buffer.alloc(bytes, fill));
const twiceFilled = (bytes: number): Buffer => deflateSync(bomb(bytes, "0 "));

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

/** The DOC with a run of its bytes replaced. */
function damagedDoc(from: number, bytes: number, fill: number): Buffer {
  const copy = Buffer.from(doc);
  copy.fill(fill, from, from + bytes);
  return copy;
}

describe("ordinary resumes", () => {
  it.each<[ExtractedFormat, Buffer]>([
    ["pdf", pdf],
    ["docx", docx],
    ["doc", doc],
  ])("%s gives its text", async (format, content) => {
    const result = await extractor.extract(format, content);
    expect(result).toEqual({ text: expect.stringContaining("Priya Raman") });
    expect(result).toEqual({ text: expect.stringContaining("Backend engineer with six years") });
  });

  it("a docx of one long line gives at most the kept length", async () => {
    const xml = `<w:document ${W}><w:body><w:p><w:r><w:t>${"word ".repeat(100_000)}</w:t></w:r></w:p></w:body></w:document>`;
    const result = await extractor.extract("docx", docxOf(xml));
    expect(result).toEqual({ text: expect.any(String) });
    expect("text" in result && result.text.length).toBe(200_000);
  });
});

const HOSTILE: [string, ExtractedFormat, () => Buffer][] = [
  [
    "a PDF stream that unpacks to 1 GiB",
    "pdf",
    () =>
      pdfOf(
        CATALOG,
        PAGES,
        pageWith("4 0 R"),
        stream("/Filter /FlateDecode", bomb(1024 * MIB, "q ")),
      ),
  ],
  [
    "a PDF stream packed twice",
    "pdf",
    () =>
      pdfOf(
        CATALOG,
        PAGES,
        pageWith("4 0 R"),
        stream("/Filter [/FlateDecode /FlateDecode]", twiceFilled(1024 * MIB)),
      ),
  ],
  [
    "5 MiB of nested arrays",
    "pdf",
    () => pdfOf(CATALOG, PAGES, pageWith("4 0 R"), stream("", Buffer.alloc(5 * MIB - 1000, "["))),
  ],
  [
    "5 MiB of nested dictionaries in an object",
    "pdf",
    () => pdfOf(CATALOG, PAGES, pageWith("4 0 R", "<< /A ".repeat(800_000))),
  ],
  [
    "a page tree that contains itself",
    "pdf",
    () => pdfOf(CATALOG, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 99999999 >>"),
  ],
  [
    "a form that draws itself",
    "pdf",
    () =>
      pdfOf(
        CATALOG,
        PAGES,
        pageWith("4 0 R", "/XObject << /X 5 0 R >>"),
        stream("", Buffer.from("/X Do ".repeat(1000))),
        stream(
          "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>",
          Buffer.from("/X Do ".repeat(1000)),
        ),
      ),
  ],
  [
    "a PDF that claims ten million pages",
    "pdf",
    () =>
      pdfOf(
        CATALOG,
        `<< /Type /Pages /Kids [${"3 0 R ".repeat(500_000)}] /Count 10000000 >>`,
        pageWith("4 0 R"),
      ),
  ],
  [
    "noise after a PDF header",
    "pdf",
    () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5 * MIB - 9, "1 0 obj << /A ")]),
  ],
  ["an empty file", "pdf", () => Buffer.alloc(0)],
  ["a DOCX part that unpacks to 1 GiB", "docx", () => docxOf(Buffer.alloc(1024 * MIB, "<w:p/>"))],
  [
    "a DOCX of five million paragraphs",
    "docx",
    () => docxOf(`<w:document ${W}><w:body>${"<w:p/>".repeat(5_000_000)}</w:body></w:document>`),
  ],
  [
    "a DOCX nested half a million deep",
    "docx",
    () => docxOf(`<w:document ${W}>${"<w:p>".repeat(500_000)}`),
  ],
  [
    "entities that multiply",
    "docx",
    () =>
      docxOf(
        `<!DOCTYPE d [<!ENTITY a "${"x".repeat(1000)}">${"bcdefghi"
          .split("")
          .map((name, index) => `<!ENTITY ${name} "${`&${"abcdefgh"[index]};`.repeat(50)}">`)
          .join(
            "",
          )}]><w:document ${W}><w:body><w:p><w:r><w:t>&i;</w:t></w:r></w:p></w:body></w:document>`,
      ),
  ],
  ["a DOCX without relationships", "docx", () => docxListing("<Types/>")],
  ["a DOC whose sector table is all ones", "doc", () => damagedDoc(512, 4096, 0xff)],
  ["a DOC whose sectors point at the first", "doc", () => damagedDoc(512, 4096, 0)],
  ["a DOC whose header is noise", "doc", () => damagedDoc(24, 488, 0x41)],
  [
    "a DOC that is 5 MiB of one byte",
    "doc",
    () => Buffer.concat([doc.subarray(0, 512), Buffer.alloc(5 * MIB - 512, 1)]),
  ],
];

describe("hostile files", () => {
  it.each(HOSTILE)(
    "%s ends by itself or is stopped, in less than 256 MiB",
    async (_name, format, make) => {
      const content = make();
      let peak = 0;
      const onPeak = (bytes: number) => (peak = bytes);
      const result = await builtExtractor({ maxMs: 10_000, onPeak }).extract(format, content);
      expect(peak).toBeLessThan(256 * MIB);
      if ("text" in result) expect(result.text.length).toBeLessThanOrEqual(200_000);
      else expect(["UNREADABLE", "TOO_SLOW", "TOO_MUCH_MEMORY"]).toContain(result.failure);
    },
  );

  it("a reader that needs too long is stopped", async () => {
    const result = await builtExtractor({ maxMs: 1 }).extract("pdf", pdf);
    expect(result).toEqual({ failure: "TOO_SLOW" });
  });
});
