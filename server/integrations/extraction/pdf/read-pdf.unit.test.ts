import { describe, expect, it } from "@jest/globals";
import { pdfOfLines } from "../../../test/linked-resumes.js";
import { pageLinks } from "./page-links.js";
import { readPdf } from "./read-pdf.js";

const PROFILE = "https://www.linkedin.com/in/priya-raman";

describe("links of a PDF", () => {
  it("are found behind words and icons, each once", async () => {
    const content = await pdfOfLines([
      { text: "Priya Raman" },
      { text: "LinkedIn", link: PROFILE },
      { text: "", link: "http://example.com/priya" },
      { text: "my profile", link: PROFILE },
    ]);
    const { text, links } = await readPdf(content);
    expect(text).toBe("Priya Raman\nLinkedIn\nmy profile");
    expect(links).toEqual([PROFILE, "http://example.com/priya"]);
  });

  it("are none in a PDF without them", async () => {
    expect((await readPdf(await pdfOfLines([{ text: PROFILE }]))).links).toEqual([]);
  });

  it("are kept up to 100,000 characters", async () => {
    const link = (n: number) => `https://example.com/${n}/${"x".repeat(1_900)}`;
    const lines = Array.from({ length: 80 }, (_, n) => ({ text: "site", link: link(n) }));
    const { links } = await readPdf(await pdfOfLines(lines));
    expect(links[0]).toBe(link(0));
    expect(links.length).toBeGreaterThan(40);
    expect(links.join("").length).toBeLessThanOrEqual(100_000);
  });
});

describe("links among annotations", () => {
  const link = { subtype: "Link", url: PROFILE, annotationFlags: 4 };
  it.each<[string, unknown]>([
    ["a mail address", { ...link, url: "mailto:priya@example.com" }],
    ["another protocol", { ...link, url: "ftp://example.com/priya" }],
    ["no address", { ...link, url: undefined }],
    ["an address of another type", { ...link, url: 5 }],
    ["an address that is too long", { ...link, url: `https://example.com/${"x".repeat(2_000)}` }],
    ["a hidden link", { ...link, annotationFlags: 2 }],
    ["a link that isn't viewed", { ...link, annotationFlags: 32 }],
    ["a note", { ...link, subtype: "Text" }],
    ["nothing", null],
  ])("%s is left out", (_what, annotation) => {
    expect(pageLinks([annotation, link])).toEqual([PROFILE]);
  });
});
