import { expect, it } from "@jest/globals";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { pagesOf } from "../test/pdf-pages.js";
import { printable, renderPdf } from "./pdf.js";

/** What a file has beside its pages. */
async function hiddenIn(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
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

it("prints names, tables, and the number of each page", async () => {
  const bytes = await renderPdf({
    title: "Evidence",
    lead: "Dvořák, Иванов, and Σωκράτης",
    createdAt: new Date("2026-07-01T00:00:00Z"),
    foot: (page, pages) => `Page ${page} of ${pages}`,
    blocks: [
      { kind: "heading", text: "Payments" },
      { kind: "facts", rows: [["Amount", "$399.00"]] },
      {
        kind: "table",
        columns: ["Day", "What"],
        shares: [0.3, 0.7],
        rows: Array.from({ length: 80 }, (_, at) => [`Day ${at}`, `Entry ${at}`]),
      },
      { kind: "list", entries: ["One", "Two"] },
    ],
  });
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toContain("Dvořák, Иванов, and Σωκράτης");
  expect(pages[0]).toContain("$399.00");
  expect(pages[0]).toContain(`Page 1 of ${pages.length}`);
  expect(pages.at(-1)).toContain("Entry 79");
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});

it("keeps a name that it has no letters for, as it was entered", async () => {
  const names = ["王小明", "محمد علي", "Ada 🚀", "Nguyễn"];
  const bytes = await renderPdf({
    title: "Terms",
    lead: "José",
    createdAt: new Date("2026-07-01T00:00:00Z"),
    foot: () => "",
    blocks: [{ kind: "facts", rows: names.map((name) => ["Signed by", name] as const) }],
  });
  const [page] = await pagesOf(bytes);
  for (const spelled of ["[U+738B]", "[U+0645]", "Ada [U+1F680]", "Nguyên", "original.txt"])
    expect(page).toContain(spelled);
  const { attachments, keywords } = await hiddenIn(bytes);
  expect(attachments).toEqual([["original.txt", `${names.join("\n")}\n`]]);
  expect(keywords).toBe(names.join(", "));
});

it("has nothing to attach if it can print every letter", async () => {
  const bytes = await renderPdf({
    ...{ title: "Terms", lead: "Dvořák\r\nИванов", blocks: [] },
    ...{ createdAt: new Date("2026-07-01T00:00:00Z"), foot: () => "" },
  });
  expect(await hiddenIn(bytes)).toEqual({ attachments: [], keywords: undefined });
});

it.each([
  ["Nguyễn", "Nguyên"],
  ["王", "[U+738B]"],
  ["a\u202eb\u0000", "ab"],
  ["José", "José"],
  ["line\r\nbreak\ttab", "line\nbreak tab"],
])("prints %j as %j", (text, expected) => {
  expect(printable(text)).toBe(expected);
});
