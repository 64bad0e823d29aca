import { postingTexts } from "#texts/posting";
import { HTML_FIELDS, type Advert } from "./advert.js";
import { sentencesOf, sentencesOfHtml } from "./advert-words.js";
import { findingOf, type JobFinding } from "./finding.js";
import {
  CITIZENSHIP,
  CITIZENSHIP_ALONE,
  CITIZENSHIP_IN_LINE,
  EXPORT,
  GROUND,
  NO_GROUND,
} from "./permit-patterns.js";
import type { Wording } from "./wording-parts.js";
import { NEGATED, WORDINGS } from "./wording-patterns.js";

/** One text of an advertisement. */
interface Text {
  field: string;
  kind: "html" | "line" | "entry";
  sentences: readonly string[];
}

const MAX_EXCERPT = 120;
/** Characters before the words found that may turn their meaning. */
const BEFORE = 60;
const LINES = ["role", "companyLocation", "salary", "contract", "jobType"] as const;
const LISTS = ["workAuthorization", "skills"] as const;

/** What the words of an advertisement say about who is wanted. At most one finding for each code and field. */
export function wordingRules(advert: Partial<Advert>): JobFinding[] {
  const texts = textsOf(advert);
  const cleared = !["NONE", undefined].includes(advert.securityClearance);
  return texts.flatMap((text) => [
    ...citizenshipIn(text, cleared ? () => "GROUND" : groundsOf(text, texts)),
    ...WORDINGS.flatMap((wording) => {
      const found = firstOf(text.sentences, wording);
      return found === null ? [] : [wordingFinding(text.field, wording.code, found.excerpt)];
    }),
  ]);
}

function textsOf(advert: Partial<Advert>): Text[] {
  return [
    ...LINES.map((field) => ({
      field,
      kind: "line" as const,
      sentences: sentencesOf(advert[field] ?? ""),
    })),
    ...LISTS.flatMap((field) =>
      (advert[field] ?? []).map((entry, at) => ({
        field: `${field}.${at}`,
        kind: "entry" as const,
        sentences: sentencesOf(entry),
      })),
    ),
    ...HTML_FIELDS.map((field) => ({
      field,
      kind: "html" as const,
      sentences: sentencesOfHtml(advert[field] ?? ""),
    })),
  ];
}

type Ground = "GROUND" | "EXPORT" | null;

/** A legal ground counts in the sentence itself or next to it; a title has its ground in the other texts. */
const groundsOf =
  ({ kind, sentences }: Text, texts: readonly Text[]) =>
  (at: number): Ground => {
    const near =
      kind === "html"
        ? sentences.slice(Math.max(0, at - 1), at + 2)
        : texts.flatMap((text) => text.sentences);
    if (near.some((sentence) => GROUND.test(sentence) && !NO_GROUND.test(sentence)))
      return "GROUND";
    return near.some((sentence) => EXPORT.test(sentence)) ? "EXPORT" : null;
  };

const CODE_BY_GROUND = { GROUND: "CITIZENSHIP_GROUND", EXPORT: "EXPORT_CONTROL" } as const;

function citizenshipIn(text: Text, groundAt: (at: number) => Ground): JobFinding[] {
  const patterns = [...CITIZENSHIP, ...(text.kind === "line" ? [CITIZENSHIP_IN_LINE] : [])];
  const found =
    firstOf(text.sentences, { patterns }) ??
    (text.kind === "entry" ? null : aloneIn(text.sentences));
  if (found === null) return [];
  const ground = groundAt(found.at);
  const code = ground === null ? "CITIZENSHIP_REQUIRED" : CODE_BY_GROUND[ground];
  return [wordingFinding(text.field, code, found.excerpt)];
}

interface Found {
  /** Index of the sentence. */
  at: number;
  excerpt: string;
}

function aloneIn(sentences: readonly string[]): Found | null {
  const at = sentences.findIndex((sentence) => CITIZENSHIP_ALONE.test(sentence));
  return at < 0 ? null : { at, excerpt: sentences[at] ?? "" };
}

function firstOf(
  sentences: readonly string[],
  { patterns, unless, unlessBefore }: Omit<Wording, "code">,
): Found | null {
  for (const [at, sentence] of sentences.entries())
    for (const pattern of patterns)
      for (const match of sentence.matchAll(pattern)) {
        const before = sentence.slice(Math.max(0, match.index - BEFORE), match.index);
        if (NEGATED.test(before) || unlessBefore?.test(before) || unless?.test(sentence)) continue;
        return { at, excerpt: match[0].slice(0, MAX_EXCERPT) };
      }
  return null;
}

const wordingFinding = (field: string, code: Wording["code"], excerpt: string): JobFinding => ({
  ...findingOf(field, code, postingTexts[code]),
  excerpt,
});
