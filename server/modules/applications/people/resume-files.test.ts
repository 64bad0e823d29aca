import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  EXTRACTED_FORMATS,
  type ExtractedFormat,
} from "../../../integrations/extraction/text-extractor.js";
import { builtExtractor } from "../../../test/create-test-app.js";
import { shownText } from "../texts/shown-text.js";
import { passagesOf } from "./passages.js";
import { searchedWords, tokensOf } from "./person-tokens.js";
import { searchedText } from "./searched-text.js";

const isFormat = (name: string): name is ExtractedFormat =>
  (EXTRACTED_FORMATS as readonly string[]).includes(name);

async function searchedTextOf(file: string): Promise<string> {
  const format = path.extname(file).slice(1);
  if (!isFormat(format)) throw new Error(`no format of a resume: ${file}`);
  const content = readFileSync(path.resolve("server/integrations/extraction/fixtures", file));
  const read = await builtExtractor().extract(format, content);
  if ("failure" in read) throw new Error(`${file}: ${read.failure}`);
  return searchedText(shownText(read.text));
}

/** As the search over people compares them. */
function finds(text: string, query: string): boolean {
  const tokens = new Set(tokensOf({ text, name: "", place: "" }));
  const { words } = searchedWords(query);
  return words.length > 0 && words.every((forms) => forms.some((form) => tokens.has(form)));
}

/** Resumes as real programs write them, and searches that find them or don't. */
const FILES: [file: string, searches: { found: string[]; notFound?: string[] }][] = [
  [
    "shift-enter.docx",
    { found: ["senior data engineer", "fabrikam", "austin", "kafka", "page one", "col two"] },
  ],
  ["header-footnote.docx", { found: ["anna meyer", "terraform", "fabrikam"] }],
  ["merge-fields.docx", { found: ["anna meyer", "terraform"] }],
  ["chart.docx", { found: ["kafka engineer"] }],
  ["soft-hyphen.doc", { found: ["infrastructure", "cross-functional"] }],
  ["text-box.doc", { found: ["terraform", "kafka"] }],
  ["short.doc", { found: ["fabrikam"] }],
  ["owner-password.pdf", { found: ["senior data engineer"] }],
  ["form-fields.pdf", { found: ["anna meyer", "kafka"] }],
  [
    "hyphenated-lines.pdf",
    {
      found: ["telecommunications", "internationalization", "infrastructure", "cross-functional"],
    },
  ],
  [
    "tex-accents.pdf",
    { found: ["josé muñoz", "jose munoz", "são paulo", "montréal", "université"] },
  ],
  [
    "tex-ligatures.pdf",
    { found: ["certified", "airflow", "snowflake", "office workflows", "efficient"] },
  ],
  ["spaced-headings.pdf", { found: ["kafka", "certifications", "engineer"], notFound: ["c", "r"] }],
  ["arabic-name.pdf", { found: ["أحمد علي"] }],
  ["soft-line-breaks.docx", { found: ["kafka"] }],
  [
    "words-split-at-line-end.pdf",
    { found: ["workflows", "opentelemetry", "instrumentation", "transaction-processing"] },
  ],
  [
    "lines-of-one-paragraph.docx",
    { found: ["java developer"], notFound: ["green", "card", "cardaustin"] },
  ],
  [
    "hyphenated-status.pdf",
    { found: ["java developer", "fabrikam"], notFound: ["resident", "nent", "permanent"] },
  ],
];

describe("the search over people finds a resume by what its reader sees", () => {
  it.each(FILES)("%s", async (file, { found, notFound = [] }) => {
    const text = await searchedTextOf(file);
    expect(found.filter((query) => !finds(text, query))).toEqual([]);
    expect(notFound.filter((query) => finds(text, query))).toEqual([]);
  });

  it.each([
    ["lines-of-one-paragraph.docx", /green|card/i],
    ["hyphenated-status.pdf", /perma|nent|resi|dent/i],
  ])("a passage of %s shows no immigration status", async (file, status) => {
    const passages = passagesOf(await searchedTextOf(file), ["java", "developer"]);
    const shown = passages.flatMap(({ spans }) => spans.map(({ text }) => text)).join("");
    expect(shown).toContain("Java");
    expect(shown).not.toMatch(status);
  });

  it("words of short parts are words", () => {
    const text = searchedText("Software co-op at Fabrikam; UX-UI and CI-CD, I/O");
    for (const query of ["co-op", "ux-ui", "ci-cd", "ci/cd"])
      expect([query, finds(text, query)]).toEqual([query, true]);
  });
});
