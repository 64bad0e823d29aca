import { describe, expect, it } from "@jest/globals";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { readPdf } from "../../integrations/extraction/pdf/read-pdf.js";
import { pagesOf } from "../../test/pdf-pages.js";
import type { PdfBlock } from "./pdf-blocks.js";
import { renderPdf } from "./render-pdf.js";

const render = (blocks: PdfBlock[], title = "Terms") =>
  renderPdf({
    ...{ title, lead: "José", blocks },
    createdAt: new Date("2026-07-01T00:00:00Z"),
    foot: (page, pages) => `Page ${page} of ${pages}`,
  });

const signed = (names: readonly string[]): PdfBlock[] => [
  { kind: "facts", rows: names.map((name) => ["Signed by", name] as const) },
];

const open = (bytes: Uint8Array) =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

/** What a file has beside its pages. */
async function hiddenIn(bytes: Buffer) {
  const document = await open(bytes);
  const files: Record<string, { filename: string; content: Uint8Array }> =
    (await document.getAttachments()) ?? {};
  const { info } = (await document.getMetadata()) as { info: { Keywords?: string } };
  return {
    attachments: Object.values(files).map(({ filename, content }) => [
      filename,
      new TextDecoder().decode(content),
    ]),
    keywords: info.Keywords,
  };
}

type Tag = NonNullable<Awaited<ReturnType<PDFPageProxy["getStructTree"]>>>;

const tagsIn = ({ children }: Tag): Tag[] =>
  children.flatMap((child) => ("role" in child ? [child] : []));

/** "Document(H1,P)" */
const outlineOf = (tag: Tag): string => {
  const inner = tagsIn(tag).map(outlineOf);
  return inner.length > 0 ? `${tag.role}(${inner.join()})` : tag.role;
};

const tagsOf = async (bytes: Buffer): Promise<string[]> => {
  const document = await open(bytes);
  const trees: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const tree = await (await document.getPage(at)).getStructTree();
    if (tree) trees.push(...tagsIn(tree).map(outlineOf));
  }
  return trees;
};

const pageCount = async (bytes: Buffer): Promise<number> => (await open(bytes)).numPages;

it("prints names, tables, and the number of each page", async () => {
  const bytes = await render([
    { kind: "heading", text: "Payments" },
    { kind: "facts", rows: [["Amount", "$399.00"]] },
    {
      kind: "table",
      columns: ["Day", "What"],
      shares: [0.3, 0.7],
      rows: Array.from({ length: 80 }, (_, at) => [`Day ${at}`, `Entry ${at}`]),
    },
    { kind: "list", entries: ["One", "Two"] },
  ]);
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toContain("José");
  expect(pages[0]).toContain("$399.00");
  expect(pages[0]).toContain(`Page 1 of ${pages.length}`);
  expect(pages.at(-1)).toContain("Entry 79");
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});

describe("a name", () => {
  const NAMES = [
    ["Vietnamese", "José Nguyễn Thị Đặng"],
    ["Yoruba", "Ọlọ́runfẹ́mi Adébáyọ̀"],
    ["European", "Łukasz Dvořák, Şule İğ, Ñandú"],
    ["Cyrillic and Greek", "Иванов Ґалаґан Σωκράτης"],
    ["Chinese", "李小龍 王小明"],
    ["with a character of its own for a variant", "神\ufa19 李\uf9e1"],
    ["Japanese", "山田 太郎 さくら"],
    ["Korean", "김철수"],
    ["Hindi", "श्रीकृष्ण क्षत्रिय हिन्दी"],
    ["Bengali", "শ্রী কৃষ্ণ কো"],
    ["Gujarati", "ગુજરાતી શ્રી"],
    ["Punjabi", "ਗੁਰਮੁਖੀ ਸਿੰਘ"],
    ["Kannada", "ಕೃಷ್ಣ ಶ್ರೀ ಕೊಡಗು"],
    ["Malayalam", "ശ്രീ കൃഷ്ണൻ കൊ"],
    ["Tamil", "தமிழ் கொண்டு ஸ்ரீ"],
    ["Telugu", "శ్రీనివాస్ కృష్ణ"],
    ["Thai", "สมชาย น้ำใจดี"],
    ["Arabic", "محمد علي"],
    ["Hebrew", "דוד כהן"],
    ["with ligatures", "Griffith Ufﬁzi"],
  ];
  const all = NAMES.map(([, name = ""]) => name);

  it("can be read and copied as it was entered, and needs no attachment", async () => {
    const bytes = await render(signed(all), all.join(", "));
    const { text } = await readPdf(bytes);
    const lines = text
      .split("\n")
      .map((line) => line.replace(/^Signed by\s*/, "").normalize("NFKC"));
    expect(lines).toEqual(expect.arrayContaining(all.map((name) => name.normalize("NFKC"))));
    expect(await hiddenIn(bytes)).toEqual({ attachments: [], keywords: undefined });
  });

  it.each(["李小龍", "Nguyễn", "श्री", "கொ"])(
    "has the exact text of %s in the file",
    async (name) => {
      expect((await pagesOf(await render(signed([name]))))[0]).toContain(name);
    },
  );

  it("with accents as characters of their own is printed composed", async () => {
    const [page] = await pagesOf(await render(signed(["Nguyễn".normalize("NFD")])));
    expect(page).toContain("Nguyễn");
  });

  it.each([
    ["hundreds of accents on a letter", `a${"\u0301".repeat(400)}`],
    ["a word of many consonants", "क्".repeat(300)],
    ["turned around", "\u202eevil\u202c (\u0627) 12"],
    ["without a letter", "\u0301\u200d\ufe0f"],
  ])("may be %s", async (_kind, name) => {
    expect(await pageCount(await render(signed([name])))).toBe(1);
  });

  it("in unknown letters is kept as it was entered", async () => {
    const names = ["Ada 🚀", "ኢትዮ"];
    const bytes = await render(signed(names));
    const [page] = await pagesOf(bytes);
    for (const spelled of ["Ada [U+1F680]", "[U+12A2]", "original.txt"])
      expect(page).toContain(spelled);
    const { attachments, keywords } = await hiddenIn(bytes);
    expect(attachments).toEqual([["original.txt", `${names.join("\n")}\n`]]);
    expect(keywords).toBe(names.join(", "));
  });
});

it("has nothing to attach if it can print every letter", async () => {
  const bytes = await render([{ kind: "text", text: "Dvořák\r\nИванов" }]);
  expect(await hiddenIn(bytes)).toEqual({ attachments: [], keywords: undefined });
});

it("has a title, a language, and tags that say so", async () => {
  const bytes = await render([], "Terms of José Nguyễn");
  const document = await open(bytes);
  expect((await document.getMetadata()).info).toMatchObject({
    Title: "Terms of José Nguyễn",
    PDFFormatVersion: "1.7",
    Language: "en-US",
  });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  expect(bytes.toString("latin1")).toContain("/DisplayDocTitle true");
});

it("tags what its parts are, without the feet of pages", async () => {
  const bytes = await render([
    { kind: "heading", text: "Payments" },
    { kind: "text", text: "Text" },
    { kind: "note", text: "Note" },
    { kind: "list", entries: ["One", "Two"] },
    { kind: "facts", rows: [["Amount", "$399.00"]] },
    { kind: "table", columns: ["Day", "What"], shares: [0.3, 0.7], rows: [["Mon", "Paid"]] },
  ]);
  expect(await tagsOf(bytes)).toEqual([
    [
      "Document(H1,P,H2,P,P,L(LI(Lbl,LBody),LI(Lbl,LBody)),Table(TR(TH,TD)),",
      "Table(THead(TR(TH,TH)),TBody(TR(TD,TD))))",
    ].join(""),
  ]);
});

it("tags the head of a table once, though each page repeats it", async () => {
  const rows = Array.from({ length: 80 }, (_, at) => [`Day ${at}`]);
  const bytes = await render([{ kind: "table", columns: ["Day"], shares: [1], rows }]);
  const pages = await pagesOf(bytes);
  expect(pages[1]).toMatch(/^Day\s/);
  const [tags = ""] = await tagsOf(bytes);
  expect(tags.match(/TH\b/g)).toHaveLength(1);
  expect(tags.match(/TD\b/g)).toHaveLength(80);
});

it.each([
  ["letters without spaces", "x".repeat(2_500)],
  ["Chinese letters", "漢字".repeat(700)],
  ["words", "word ".repeat(700)],
  ["Arabic words", "محمد ".repeat(700)],
])("keeps %s within the margins, and goes on at the next page", async (_name, text) => {
  const bytes = await render([
    { kind: "text", text },
    { kind: "table", columns: ["A", "B"], shares: [0.5, 0.5], rows: [[text, "B"]] },
  ]);
  expect(await pageCount(bytes)).toBeGreaterThan(1);
  const document = await open(bytes);
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    for (const item of items) {
      if (!("transform" in item) || item.str.trim() === "") continue;
      const [, , , , left, bottom] = item.transform as number[];
      expect(left).toBeGreaterThanOrEqual(55);
      expect((left ?? 0) + item.width).toBeLessThanOrEqual(612 - 55);
      expect(bottom).toBeGreaterThan(30);
    }
  }
});
