import { isFact } from "../../jobs/words/work-words.js";

/**
 * Which words of a resume are indexed, and in which form. After a change here, raise INDEX_VERSION (person-tokens.ts),
 * otherwise resumes indexed before cannot be found.
 */

/** Shorter parts of a word say too little to be indexed. */
const SHORTEST_INDEXED = 3;

/** Words too common to tell one resume from another. */
export const STOPWORDS: ReadonlySet<string> = new Set(
  "a about an and any are as at be by com de en for from how i in is it la near of on or that the this to us usa was what when where who will with und www".split(
    " ",
  ),
);

/**
 * Whether a word is compared as it is: a fact, or a word that would be lost in parts ("C#", "Go", "R",
 * ".NET", "R&D").
 */
export const isExact = (word: string): boolean =>
  isFact(word) ||
  /^[\p{L}\p{N}][#+]{1,2}$|^\.\p{L}+$|^\p{L}{1,3}&\p{L}{1,3}$/u.test(word) ||
  (/^[\p{L}\p{N}]+$/u.test(word) && word.length < SHORTEST_INDEXED);

/** The parts in which any other word is indexed; short ones only if it has no others, as "co-op" and "CI-CD". */
export function indexedParts(word: string): string[] {
  const parts = word.split(/[^\p{L}\p{N}_]+/u);
  const long = parts.filter((part) => part.length >= SHORTEST_INDEXED);
  return long.length > 0 ? long : parts.filter((part) => part.length > 1);
}

/** The word without a plural "s". */
export const stem = (word: string): string =>
  word.length > 4 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
