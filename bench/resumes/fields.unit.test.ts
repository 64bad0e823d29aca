import { beforeAll, describe, expect, it } from "@jest/globals";
import { readDoc } from "../../server/integrations/extraction/doc/read-doc.js";
import { linksOf, textOf } from "../../server/integrations/extraction/document.js";
import { readDocx } from "../../server/integrations/extraction/docx/read-docx.js";
import { readPdf } from "../../server/integrations/extraction/pdf/read-pdf.js";
import { readResumeFields } from "../../server/modules/applications/reading/resume-fields.js";
import { shownText } from "../../server/modules/applications/texts/shown-text.js";
import { WorkTermsService } from "../../server/modules/jobs/words/work-terms.service.js";
import { docxOfLines, pdfOfLines } from "../../server/test/linked-resumes.js";
import { contentOf, corpus } from "./corpus.js";
import {
  asTruth,
  FieldScore,
  FIELDS,
  isInvented,
  MASTER_TRUTH,
  people,
  type FieldFault,
} from "./fields.js";

const PRECISION = 0.97;
const RECALL = 0.85;
const terms = new WorkTermsService();

async function contentIn(
  file: string,
  content: Buffer,
): Promise<{ text: string; links: string[] }> {
  if (file.endsWith(".pdf")) return readPdf(content);
  const { blocks } = file.endsWith(".doc") ? readDoc(content) : await readDocx(content);
  return { text: textOf(blocks), links: linksOf(blocks) };
}

const read = (text: string, links: readonly string[]) =>
  asTruth(readResumeFields(shownText(text), links, terms));
const told = (fault: FieldFault) => JSON.stringify(fault);

describe("fields of one resume by many programs", () => {
  const score = new FieldScore();
  const faults: string[] = [];
  const invented: string[] = [];
  beforeAll(async () => {
    for (const file of corpus()) {
      const { text, links } = await contentIn(file.file, contentOf(file));
      const found = score.add(MASTER_TRUTH, read(text, links));
      faults.push(...found.map((fault) => `${file.file} ${told(fault)}`));
      invented.push(...found.filter(isInvented).map((fault) => `${file.file} ${told(fault)}`));
    }
  });

  it("has no value that no file says", () => {
    expect(invented).toEqual([]);
  });

  it("is at least 40 files by at least 10 programs", () => {
    expect(corpus().length).toBeGreaterThanOrEqual(40);
    expect(new Set(corpus().map(({ program }) => program)).size).toBeGreaterThanOrEqual(10);
  });

  it.each(FIELDS)("%s", (field) => {
    const of = faults.filter((fault) => fault.includes(`"field":"${field}"`));
    expect({ of, isPrecise: score.precision(field) >= PRECISION }).toMatchObject({
      isPrecise: true,
    });
    expect({ of, isFound: score.recall(field) >= RECALL }).toMatchObject({ isFound: true });
  });
});

describe("fields of many people", () => {
  const score = new FieldScore();
  const found = people().flatMap(({ text, truth }) => score.add(truth, read(text, [])));
  const faults = found.map(told);

  it("has no value that no resume says", () => {
    expect(found.filter(isInvented).map(told)).toEqual([]);
  });

  it.each(FIELDS)("%s", (field) => {
    const of = faults.filter((fault) => fault.includes(`"field":"${field}"`));
    expect({ of, isPrecise: score.precision(field) >= PRECISION }).toMatchObject({
      isPrecise: true,
    });
    expect({ of, isFound: score.recall(field) >= RECALL }).toMatchObject({ isFound: true });
  });
});

describe("a LinkedIn profile in a file", () => {
  const linkedin = "https://www.linkedin.com/in/zoe-nunez-bjork";
  const other = "https://www.linkedin.com/in/ana-ruiz";
  const NAME = { text: "Zoe Nunez-Bjork" };

  it.each([
    ["as text", linkedin, [{ text: linkedin.replace("https://www.", "") }]],
    ["behind a word", linkedin, [{ text: "LinkedIn", link: linkedin }]],
    ["as text and behind it", linkedin, [{ text: linkedin, link: `${linkedin}/` }]],
    ["beside another one", null, [{ text: linkedin }, { text: "Ana Ruiz", link: other }]],
    ["that isn't there", null, [{ text: "LinkedIn", link: "https://www.linkedin.com/company/x" }]],
  ])("%s is %j in a PDF and in a DOCX", async (_where, profile, lines) => {
    const files = {
      ".pdf": await pdfOfLines([NAME, ...lines]),
      ".docx": docxOfLines([NAME, ...lines]),
    };
    for (const [format, content] of Object.entries(files)) {
      const { text, links } = await contentIn(format, content);
      expect([format, read(text, links).linkedin]).toEqual([format, profile]);
    }
  });
});
