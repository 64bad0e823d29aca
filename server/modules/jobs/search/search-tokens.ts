import {
  foldWords,
  indexedParts,
  isAuthorization,
  isExact,
  isFact,
  stem,
  STOPWORDS,
} from "../../../kit/words/search-words.js";
import { isStateCode } from "../../../kit/words/us-states.js";

/** Words that apply to every job, so they select nothing. */
const NOISE: ReadonlySet<string> = new Set(
  "job jobs opening openings position positions vacancy vacancies hiring".split(" "),
);
/** Words that are redundant next to a work authorization, as in "H-1B visa sponsorship". */
const REDUNDANT_WITH_AUTHORIZATION: ReadonlySet<string> = new Set(
  "visa visas sponsor sponsors sponsorship transfer status holder holders".split(" "),
);
const MAX_WORDS = 8;

export interface SearchTokens {
  /**
   * Tokens that must match exactly: facts, state codes, short and special words. A job must have
   * all of them.
   */
  exact: string[];
  /** Word beginnings. The search text must contain all of them. */
  texts: string[];
  /** Words that may occur in a role; jobs whose role contains them come first. */
  role: string[];
}

/** Splits a query into tokens and texts; null if nothing in it can be searched for. */
export function searchTokens(query: string): SearchTokens | null {
  const states = stateCodesIn(query);
  const all = foldWords(query);
  const words = [...new Set(withoutNoise(all, states))].slice(0, MAX_WORDS);
  const exact = words.filter((word) => isExact(word));
  const texts = words
    .filter((word) => !isExact(word))
    .flatMap((word) => indexedParts(word).filter((part) => !STOPWORDS.has(part)));
  if (exact.length === 0 && texts.length === 0) return null;
  const stems = [...new Set(texts.map(stem))].slice(0, MAX_WORDS);
  return { exact, texts: stems, role: ofRoles([...exact, ...stems]) };
}

/** Drops words that select nothing, unless there are no others: "jobs", or "it", which is an industry. */
function withoutNoise(words: string[], states: ReadonlySet<string>): string[] {
  const hasAuthorization = words.some(isAuthorization);
  const useful = words.filter(
    (word) =>
      states.has(word) ||
      !(
        STOPWORDS.has(word) ||
        NOISE.has(word) ||
        (hasAuthorization && REDUNDANT_WITH_AUTHORIZATION.has(word))
      ),
  );
  return useful.length > 0 ? useful : words.filter((word) => NOISE.has(word) || word === "it");
}

/**
 * Finds words meant as state codes: in "Portland, OR", but not in "nurse or doctor" or "NURSE IN
 * DALLAS".
 */
function stateCodesIn(query: string): ReadonlySet<string> {
  const isAllCapitals = query === query.toUpperCase() && /\p{L}{4}/u.test(query);
  const found = query.matchAll(/(,?)\s*\b(\p{L}{2})\b/gu);
  const named = [...found].filter(([, comma, word = ""]) =>
    comma ? isStateCode(word) : !isAllCapitals && word === word.toUpperCase() && isStateCode(word),
  );
  return new Set(named.map(([, , word = ""]) => word.toLowerCase()));
}

/**
 * Facts such as "remote" never occur in a role. State codes count as role words only if there are
 * no others ("PA" can mean physician assistant).
 */
function ofRoles(words: string[]): string[] {
  const named = words.filter((word) => !isFact(word));
  const others = named.filter((word) => !isStateCode(word));
  return others.length > 0 ? others : named;
}
