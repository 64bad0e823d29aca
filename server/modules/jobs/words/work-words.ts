import { WORK_SPELLINGS } from "./work-spellings.js";

/**
 * How words of job fields and of resumes are compared, both stored and typed. After a change here, raise
 * INDEX_VERSION (person-tokens.ts), otherwise resumes indexed before cannot be found, and SEARCH_VERSION
 * (job.fields.ts).
 */

/** Names with many spellings, each mapped to one word. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  ...WORK_SPELLINGS,
  [/\bvisa[\s-]sponsor(?:ship|ed|s)?\b/g, "h1b"],
  [/\bsb[\s-]?(\d{4,10})\b/g, "sb-$1"],
];

/** Words for contract, status and workplace: a job's field decides, not mentions in its text. */
const FACTS: ReadonlySet<string> = new Set(
  "stemopt opt cpt f1 h1b h4ead l2ead l1 gcead ead greencard uscitizen e3 w2 c2c 1099 contracttohire fulltime parttime onsite hybrid remote".split(
    " ",
  ),
);
/** Words for work authorizations; next to one of them, "visa" or "sponsorship" adds nothing. */
const AUTHORIZATIONS: ReadonlySet<string> = new Set(
  "stemopt opt cpt f1 h1b h4ead l2ead l1 gcead ead greencard uscitizen e3 tn".split(" "),
);
const JOB_CODE = /^sb-\d{4,10}$/;
const MAX_LENGTH = 40;

/** Lower case, without accents. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[\u2010-\u2015]/g, "-")
    .toLowerCase();

/**
 * Splits a text into folded words: lower case, no accents, one spelling per known name, no
 * punctuation outside words.
 */
export function foldWords(text: string): string[] {
  let folded = fold(text);
  for (const [spelling, word] of SPELLINGS) folded = folded.replace(spelling, word);
  return folded
    .split(/[\s,;/|()[\]"'“”‘’?!]+/)
    .map((word) => initials(word.replace(/^[^\p{L}\p{N}.]+|[.:]+$/gu, "")).slice(0, MAX_LENGTH))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** "u.s" and "d.c" become "us" and "dc". */
const initials = (word: string): string =>
  /^\p{L}(?:\.\p{L})+$/u.test(word) ? word.replaceAll(".", "") : word;

export const isFact = (word: string): boolean => FACTS.has(word) || JOB_CODE.test(word);
export const isAuthorization = (word: string): boolean => AUTHORIZATIONS.has(word);
