import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { jobWords } from "../jobs/job-words.js";
import { checkAdvert } from "../jobs/posting/advert-check.js";
import { createJobSchema } from "../jobs/record/job.validation.js";
import type { BoardAdvert } from "./board.types.js";
import { jobInputOf } from "./job-input/job-input.js";
import {
  ADVERT_TEXTS,
  htmlOf,
  STYLES,
  wordsOf,
  type Style,
} from "../../test/boards/advert-texts.js";
import { SAMPLE_BOARDS } from "../../test/boards/sample-boards.js";
import { oneAdvert } from "../../test/boards/one-advert.js";
import { readAll } from "../../test/boards/source-of.js";

/** The words that would be stored, in order. */
function storedWords(advert: BoardAdvert): string[] {
  const { input } = jobInputOf(advert, jobWords);
  // Jobs need pay, and some boards never tell it.
  const job = createJobSchema.parse({ salary: "By experience", ...input, companyId: "1" });
  return [job.description, job.responsibilities]
    .flatMap((html) => jobWords.linesOf(html))
    .flatMap((line) => line.split(" "))
    .filter((word) => word !== "·" && word !== "-");
}

describe.each(SAMPLE_BOARDS)("a board of $format", ({ format, content }) => {
  it("is told by its shape, and each of its adverts would be stored, word for word", async () => {
    const { board, adverts, unread, error } = await readAll(content);
    expect(error).toBeNull();
    expect(unread).toEqual([]);
    expect(board.format).toBe(format);
    expect(adverts).toHaveLength(ADVERT_TEXTS.length);
    expect(board.summary()).toMatchObject({
      adverts: ADVERT_TEXTS.length,
      isWhole: format !== "JSON_LD",
    });
    for (const [at, advert] of adverts.entries()) {
      const { title = "", blocks = [] } = ADVERT_TEXTS[at] ?? {};
      const words = wordsOf(blocks);
      // Lever's lists have titles.
      const also = format === "LEVER" ? ["Also", ...wordsOf(blocks.slice(2))] : null;
      expect(storedWords(advert)).toEqual(also ? [...wordsOf(blocks.slice(0, 2)), ...also] : words);
      expect(jobInputOf(advert, jobWords).input.role).toBe(title);
      expect(jobInputOf(advert, jobWords).externalId).toMatch(/\d/);
    }
  });

  it("is read alike in chunks of any size", async () => {
    const whole = await readAll(content, 2 ** 20);
    expect((await readAll(content, 61)).rows).toEqual(whole.rows);
  });

  it("of which the end is missing is cut short: what came before is given, and the rest isn't gone", async () => {
    const cut = content.slice(0, Math.floor(content.length * 0.7));
    const read = await readAll(cut).catch((error: unknown) => ({ error, rows: [], board: null }));
    expect(read.error).toMatchObject({ code: "CUT_SHORT" });
    expect(read.board?.summary().isWhole ?? false).toBe(false);
  });
});

it("there are at least 60 adverts", () => {
  expect(SAMPLE_BOARDS.length * ADVERT_TEXTS.length).toBeGreaterThanOrEqual(60);
});

it("any blocks in any markup keep their words, wherever a format has its text", () => {
  const block = fc.constantFrom(...ADVERT_TEXTS.flatMap(({ blocks }) => blocks));
  const style = fc.constantFrom(...(Object.keys(STYLES) as Style[]));
  fc.assert(
    fc.property(fc.array(fc.tuple(block, style), { minLength: 1, maxLength: 6 }), (parts) => {
      const texts = parts.map(([one, its]) => ({
        ...{ heading: null, html: htmlOf([one], its), from: "x", as: "description" as const },
      }));
      const advert = { ...ADVERT, texts };
      const words = wordsOf(parts.map(([one]) => one));
      expect(storedWords(advert)).toEqual(words);
    }),
    { numRuns: 60 },
  );
});

/** Phrases that block publishing, each by another rule. */
const UNLAWFUL = [
  "US citizens only.",
  "Males preferred.",
  "No OPT or CPT.",
  "Recent graduates under 30 only.",
];
const ELEMENTS = ["p", "div", "td", "li", "h1", "h2", "h4", "h6", "blockquote", "pre", "b"];
const around = (element: string, text: string): string => {
  const inside = `<${element}>${text}</${element}>`;
  return `<div>12 months</div>${element === "td" ? `<table><tr><td>Notes</td>${inside}</tr></table>` : inside}<div>Austin</div>`;
};
const escaped = (html: string): string => html.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const WRAPPED: Record<string, (html: string) => unknown> = {
  GREENHOUSE: (html) => ({
    jobs: [{ id: 1, title: "Kite", absolute_url: "x", content: escaped(html) }],
  }),
  LEVER: (html) => [
    { id: "1", text: "Kite", hostedUrl: "x", lists: [{ text: "Also", content: html }] },
  ],
  JSON_LD: (html) => ({
    "@type": "JobPosting",
    title: "Kite",
    description: "x",
    qualifications: html,
  }),
};

it.each(Object.entries(WRAPPED))(
  "what the law forbids is found in any element of %s",
  async (_format, wrap) => {
    for (const phrase of UNLAWFUL)
      for (const element of ELEMENTS) {
        const advert = await oneAdvert(wrap(around(element, phrase)));
        const { findings } = checkAdvert({ ...jobInputOf(advert, jobWords).input });
        const blocking = findings.filter(
          ({ severity, field }) =>
            severity === "BLOCKING" && /description|responsibilities/.test(field),
        );
        expect({ phrase, element, found: blocking.length > 0 }).toEqual({
          phrase,
          element,
          found: true,
        });
      }
  },
);

const ADVERT: BoardAdvert = {
  ...{ kind: "ADVERT", at: 1, externalId: { value: "1", from: "id" } },
  title: { value: "Analyst", from: "title" },
  texts: [],
  places: [{ value: ["Austin, TX"], from: "location" }],
  ...{ workplace: null, jobType: null, contract: null, skills: null, workAuthorization: null },
  pay: { text: { value: "$60,000 a year", from: "pay" }, numbers: null },
  own: { sponsorship: null, employerFacts: null, industry: null, securityClearance: null },
  ...{ applyUrl: null, publishedAt: null, validThrough: null, company: null, refused: [] },
};
