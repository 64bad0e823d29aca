import { NO_VISA } from "./status-words.js";
import { unfilteredStatusIn } from "./unfiltered-status.js";
import { joined, splitWords, typedWords, type TypedWord } from "./typed-words.js";

/** Words of a search that say what someone does not need, so they narrow nothing. */
export interface UnneededWords {
  words: string;
  /** The search without them. */
  rest: string;
}

/** They refuse by themselves, the others only before a word of NEED. */
const PLAIN_NO: ReadonlySet<string> = new Set(["no", "without", "w/o"]);
const NO: ReadonlySet<string> = new Set([...PLAIN_NO, "not", "dont", "don't", "doesn't"]);
const NEED: ReadonlySet<string> = new Set(
  "need needs needing require requires requiring needed required necessary any a for of".split(" "),
);
const SPONSORSHIP: ReadonlySet<string> = new Set(["sponsorship", "sponsor", "sponsoring"]);
const VISA: ReadonlySet<string> = new Set(["visa", "visas"]);
const KINDS: ReadonlySet<string> = new Set(
  "visa visas h1b h-1b gc green card work employment immigration".split(" "),
);
const BEFORE: ReadonlySet<string> = new Set(["i", "do", "does"]);
const AFTER: ReadonlySet<string> = new Set(["needed", "required", "necessary", "please"]);

const FACT = String.raw`(?:e[\s._-]{0,3}verif(?:y|ied)|cap[\s-]?exempt(?:ed|ions?)?)(?:\s+(?:employers?|compan(?:y|ies)|jobs?))?`;
const NO_FACT = String.raw`(?:no|not|non|without|w\/o|(?:do|does|is|are)(?:n['’]?t|\s+not))[\s-]+(?:(?:needs?|requires?|an?|any|use|using|for|enrolled\s+in|participating\s+in|registered\s+with)\s+){0,3}${FACT}(?:\s+(?:needed|required|necessary|please))?`;
const FACT_NOT = String.raw`${FACT}\s+(?:is\s+)?not\s+(?:needed|required|necessary)`;
const REFUSED_FACT = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:${NO_FACT}|${FACT_NOT})(?![\p{L}\p{N}])`,
  "iu",
);

/**
 * Finds "no sponsorship", "don't need visa sponsorship", "sponsorship not required", "no visa", "no E-Verify", and "not cap-exempt", and statuses that jobs are not listed by: an employer that sponsors
 * also takes people who need none.
 */
export function unneededIn(text: string): UnneededWords | null {
  return READERS.reduce<UnneededWords | null>((found, read) => {
    const more = read(found?.rest ?? text);
    return more ? { ...more, words: joined(found?.words ?? "", more.words) } : found;
  }, null);
}

function visaRefused(text: string): UnneededWords | null {
  // Most searches have neither.
  if (!/spons|visa/i.test(text)) return null;
  const words = typedWords(text);
  return unneeded(words, SPONSORSHIP) ?? unneeded(words, VISA);
}

function factRefused(text: string): UnneededWords | null {
  const found = /verif|cap/i.test(text) ? REFUSED_FACT.exec(text) : null;
  if (!found) return null;
  const [words] = found;
  const after = text.slice(found.index + words.length).trim();
  return { words, rest: joined(text.slice(0, found.index).trim(), after) };
}

function unneeded(words: readonly TypedWord[], what: ReadonlySet<string>): UnneededWords | null {
  const at = words.findIndex(({ key }) => what.has(key));
  // "No visa processing" is about the work.
  const isOfWork = VISA.has(words[at]?.key ?? "") && NO_VISA.has(words[at + 1]?.key ?? "");
  if (at < 0 || isOfWork) return null;
  const start = refusalBefore(words, at);
  const taken = new Set<number>();
  const take = (from: number, to: number): void => {
    for (let place = from; place < to; place++) taken.add(place);
  };
  if (start !== null) {
    const first = BEFORE.has(words[start - 1]?.key ?? "") ? start - 1 : start;
    take(first, endAfter(words, at + 1));
  } else {
    const end = refusedAfter(words, at + 1);
    if (end === null) return null;
    take(kindsBefore(words, at), end);
  }
  return splitWords(words, taken);
}

function kindsBefore(words: readonly TypedWord[], at: number): number {
  let start = at;
  while (KINDS.has(words[start - 1]?.key ?? "")) start--;
  return start;
}

/** Where "no" or "don't need" begins. "Companies that don't sponsor" says something else. */
function refusalBefore(words: readonly TypedWord[], at: number): number | null {
  let start = kindsBefore(words, at);
  let needs = false;
  for (; NEED.has(words[start - 1]?.key ?? ""); start--) needs = true;
  const word = words[start - 1]?.key ?? "";
  return NO.has(word) && (PLAIN_NO.has(word) || needs) ? start - 1 : null;
}

const endAfter = (words: readonly TypedWord[], at: number): number => {
  let end = at;
  while (AFTER.has(words[end]?.key ?? "")) end++;
  return end;
};

/** "is not required", "not needed" */
function refusedAfter(words: readonly TypedWord[], at: number): number | null {
  const not = words[at]?.key === "is" ? at + 1 : at;
  if (words[not]?.key !== "not") return null;
  return AFTER.has(words[not + 1]?.key ?? "") ? endAfter(words, not + 1) : null;
}

const READERS = [visaRefused, factRefused, unfilteredStatusIn];
