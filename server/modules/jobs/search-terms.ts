import {
  foldWords,
  indexedParts,
  isAuthorization,
  isExact,
  isFact,
  stem,
  STOPWORDS,
} from "./search-words.js";
import { isStateCode } from "./us-states.js";

/** Every opening is one. */
const NOISE: ReadonlySet<string> = new Set(
  "job jobs opening openings position positions vacancy vacancies hiring".split(" "),
);
/** Says nothing more beside an authorization: "H-1B visa sponsorship". */
const BESIDE_AUTHORIZATION: ReadonlySet<string> = new Set(
  "visa visas sponsor sponsors sponsorship transfer status holder holders".split(" "),
);
const MAX_WORDS = 8;

export interface SearchTerms {
  /** Looked up as a whole in job_terms: facts, state codes, short and special words. All must be there. */
  exact: string[];
  /** Beginnings of words of the text. All must be there. */
  texts: string[];
  /** Those that a role may be called by: jobs whose role has them come first. */
  role: string[];
}

/** Splits what somebody typed; `null` when nothing searchable is left of it. */
export function searchTerms(query: string): SearchTerms | null {
  const states = statesBeside(query);
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

/** Drops what says nothing, unless it is all there is ("IT"). */
function withoutNoise(words: string[], states: ReadonlySet<string>): string[] {
  const hasAuthorization = words.some(isAuthorization);
  const telling = words.filter(
    (word) =>
      states.has(word) ||
      !(
        STOPWORDS.has(word) ||
        NOISE.has(word) ||
        (hasAuthorization && BESIDE_AUTHORIZATION.has(word))
      ),
  );
  return telling.length > 0 ? telling : words.filter((word) => NOISE.has(word) || isExact(word));
}

/** "Portland, OR" means the state, "nurse or doctor" and "NURSE IN DALLAS" do not. */
function statesBeside(query: string): ReadonlySet<string> {
  const shouts = query === query.toUpperCase() && /\p{L}{4}/u.test(query);
  const found = query.matchAll(/(,?)\s*\b(\p{L}{2})\b/gu);
  const named = [...found].filter(([, comma, word = ""]) =>
    comma ? isStateCode(word) : !shouts && word === word.toUpperCase() && isStateCode(word),
  );
  return new Set(named.map(([, , word = ""]) => word.toLowerCase()));
}

/** No role is called "Remote"; "PA" may be an assistant, when nothing else says what is looked for. */
function ofRoles(words: string[]): string[] {
  const named = words.filter((word) => !isFact(word));
  const others = named.filter((word) => !isStateCode(word));
  return others.length > 0 ? others : named;
}
