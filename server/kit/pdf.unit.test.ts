import { expect, it } from "@jest/globals";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { printable, renderPdf } from "./pdf.js";

/** The words of each page. */
async function pagesOf(bytes: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return pages;
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

it.each([
  ["Nguyễn", "Nguyên"],
  ["王", "[U+738B]"],
  ["a\u202eb\u0000", "ab"],
  ["José", "José"],
  ["line\r\nbreak\ttab", "line\nbreak tab"],
])("prints %j as %j", (text, expected) => {
  expect(printable(text)).toBe(expected);
});
