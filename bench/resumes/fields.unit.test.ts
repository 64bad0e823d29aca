import { beforeAll, describe, expect, it } from "@jest/globals";
import { readDoc } from "../../server/integrations/extraction/doc/read-doc.js";
import type { Block } from "../../server/integrations/extraction/document.js";
import { textOf } from "../../server/integrations/extraction/document.js";
import { readDocx } from "../../server/integrations/extraction/docx/read-docx.js";
import { readPdf } from "../../server/integrations/extraction/pdf/read-pdf.js";
import { readResumeFields } from "../../server/modules/applications/reading/resume-fields.js";
import { shownText } from "../../server/modules/applications/texts/shown-text.js";
import { WorkTermsService } from "../../server/modules/jobs/words/work-terms.service.js";
import { contentOf, corpus, type CorpusFile } from "./corpus.js";
import { asTruth, FieldScore, FIELDS, MASTER_TRUTH, people } from "./fields.js";

const PRECISION = 0.97;
const RECALL = 0.85;
const terms = new WorkTermsService();

interface Content {
  text: string;
  blocks: Block[] | null;
}

async function contentIn(file: CorpusFile): Promise<Content> {
  const content = contentOf(file);
  if (file.file.endsWith(".pdf")) return { text: (await readPdf(content)).text, blocks: null };
  const { blocks } = file.file.endsWith(".doc") ? readDoc(content) : await readDocx(content);
  return { text: textOf(blocks), blocks };
}

const read = (text: string, blocks: Block[] | null) =>
  asTruth(readResumeFields(shownText(text), blocks, terms));

describe("fields of one resume by many programs", () => {
  const score = new FieldScore();
  const faults: string[] = [];
  beforeAll(async () => {
    for (const file of corpus()) {
      const { text, blocks } = await contentIn(file);
      for (const fault of score.add(MASTER_TRUTH, read(text, blocks)))
        faults.push(`${file.file} ${JSON.stringify(fault)}`);
    }
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
  const faults = people().flatMap(({ text, truth }) =>
    score.add(truth, read(text, null)).map((fault) => JSON.stringify(fault)),
  );

  it.each(FIELDS)("%s", (field) => {
    const of = faults.filter((fault) => fault.includes(`"field":"${field}"`));
    expect({ of, isPrecise: score.precision(field) >= PRECISION }).toMatchObject({
      isPrecise: true,
    });
    expect({ of, isFound: score.recall(field) >= RECALL }).toMatchObject({ isFound: true });
  });
});
