import { isStateCode, stateNames } from "../../../../kit/words/us-states.js";
import { ENGLISH_WORDS } from "./english-words.js";
import { SPANISH_ROLES, SPANISH_WORDS } from "./spanish-words.js";
import { PLAIN_CODES } from "./state-codes.js";
import { tokens } from "./tokens.js";
import { singular } from "./word-forms.js";

/** Words that mean the same as a word or words, as sequences of tokens. */
export interface Synonym {
  words: readonly string[];
  also: readonly (readonly string[])[];
  /** Those of `also` that are other names of the same. */
  same: readonly (readonly string[])[];
  /** Those of `also` that are meant only in titles, skills, and names: roles whose words mean other things in texts. */
  named?: readonly (readonly string[])[];
}

/** By first word; longer ones first, so that "software engineer" is read before "software". */
const BY_FIRST_WORD = readSynonyms(
  `${ENGLISH_WORDS.trim()}\n${SPANISH_WORDS.trim()}`,
  SPANISH_ROLES.trim(),
);

const wordsIn = (known: ReadonlyMap<string, Synonym[]>): ReadonlySet<string> =>
  new Set([...known.values()].flat().flatMap(({ words, also }) => [...words, ...also.flat()]));

/** Words of all these names: right spellings, even if no open job has them. */
export const NAME_WORDS = wordsIn(BY_FIRST_WORD);

/** Those in English, which typing errors may be meant for. */
export const ENGLISH_NAME_WORDS = wordsIn(readSynonyms(ENGLISH_WORDS.trim()));

/** What else is meant by the words from a position on: the longest known sequence, also in the plural. */
export function synonymAt(words: readonly string[], at: number): Synonym | null {
  const asTyped = knownAt(words, at, String);
  if (asTyped) return asTyped;
  const found = knownAt(words, at, oneOf);
  if (!found) return null;
  const typed = words.slice(at, at + found.words.length);
  return {
    ...found,
    words: typed,
    also: [found.words, ...found.also],
    same: [found.words, ...found.same],
  };
}

/** @param form of a typed word that is compared */
function knownAt(
  words: readonly string[],
  at: number,
  form: (word: string) => string,
): Synonym | null {
  const formAt = (place: number): string => form(words[place] ?? "");
  const known = BY_FIRST_WORD.get(formAt(at)) ?? [];
  return known.find((synonym) => synonym.words.every((word, i) => formAt(at + i) === word)) ?? null;
}

/** "developer" for "developers", and "rn" for "rns": `singular` leaves such short words alone, as it must with "hrs". */
function oneOf(word: string): string {
  const [, short = ""] = /^(?!hrs)([a-z]{2})s$/.exec(word) ?? [];
  // "cuidadores", "conductores"
  if (/(?:[aei]dor|ctor)es$/.test(word)) return word.slice(0, -2);
  return short && !isStateCode(short) ? short : (singular(word) ?? word);
}

interface ReadSynonym extends Synonym {
  words: string[];
  also: string[][];
  same: string[][];
  named: string[][];
}

/** @param roles lines of names that count only in titles, skills, and names */
function readSynonyms(text: string, roles = ""): Map<string, Synonym[]> {
  const known = new Map<string, ReadSynonym>();
  const add = (from: string, to: string, list: "same" | "named" | null) => {
    const [words, other] = [tokens(from), tokens(to)];
    const key = words.join(" ");
    if (other.join(" ") === key) return;
    const synonym = known.get(key) ?? { words, also: [], same: [], named: [] };
    synonym.also.push(other);
    if (list) synonym[list].push(other);
    known.set(key, synonym);
  };
  const addLines = (lines: string, list: "named" | null): void => {
    for (const line of lines.split("\n").filter(Boolean)) {
      const [from = "", to] = line.split(" > ");
      if (to)
        for (const one of from.split(", "))
          for (const other of to.split(", ")) add(one, other, list);
      const same = to ? [] : line.split(" = ");
      for (const one of same) for (const other of same) add(one, other, "same");
    }
  };
  addLines(text, null);
  addLines(roles, "named");
  // Jobs are indexed with the names of their states, since "PA" and "AR" in a text are other things.
  for (const { code, name } of stateNames()) add(code, name, PLAIN_CODES.has(code) ? "same" : null);
  return byFirstWord([...known.values()]);
}

function byFirstWord(synonyms: readonly Synonym[]): Map<string, Synonym[]> {
  const found = new Map<string, Synonym[]>();
  const longestFirst = synonyms.toSorted((a, b) => b.words.length - a.words.length);
  for (const synonym of longestFirst) {
    const [first = ""] = synonym.words;
    found.set(first, [...(found.get(first) ?? []), synonym]);
  }
  return found;
}
