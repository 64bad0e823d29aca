import { statesIn, isStateCode } from "../../../kit/words/us-states.js";
import { foldWords } from "../../jobs/words/work-words.js";
import { indexedParts, isExact, stem, STOPWORDS } from "./indexed-words.js";
import { lineReadings, spacedWords } from "./searched-text.js";
import { withoutStatus, withoutStatusWords } from "./visa-words.js";

/** Raised with every change of what is indexed, or of how words are folded; a worker then indexes all resumes again. */
export const INDEX_VERSION = 7;

/** A resume of ten pages has about 1,500 different words. */
const MAX_TOKENS = 2000;
const MAX_TOKEN = 48;
const SHORTEST_PREFIX = 2;

/** What is indexed of one resume; name and place are those of its newest application. */
export interface IndexedPerson {
  /** As `searchedText` returns it. */
  text: string;
  name: string;
  place: string;
}

/** The forms in which words are compared: "C#" as it is, "Node.js services" as "node" and "service". */
function comparable(words: readonly string[]): string[] {
  const parts = words.flatMap((word) =>
    isExact(word) ? [word] : indexedParts(word).map((part) => stem(part)),
  );
  return parts.filter((part) => !STOPWORDS.has(part));
}

/** Beginnings of a name's words, so that people are found while someone types their name. */
function beginnings(name: string): string[] {
  const parts = withoutStatus(name).words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  return parts.flatMap((part) =>
    Array.from({ length: part.length }, (_, index) => part.slice(0, index + 1)).filter(
      ({ length }) => length >= SHORTEST_PREFIX,
    ),
  );
}

export const nameToken = (beginning: string): string => `name:${beginning}`;
const placeToken = (word: string): string => `in:${word}`;

/** "Austin, TX" is in austin, tx, and texas. "TN" is a state here, and no status. */
function placeWords(place: string): string[] {
  const states = statesIn(place).flatMap(({ code, name }) => [code, name]);
  const codes = foldWords(place).filter(isStateCode);
  const words = [...withoutStatus(place).words, ...codes, ...states.flatMap(foldWords)];
  return words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
}

/** The tokens of a place to search: "TX" and "Texas" are the same, and so are their capitals. */
export const placeTokens = (place: string): string[] => {
  const words = foldWords(place).flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words.filter((word) => word.length > 1 || isStateCode(word)))].map(placeToken);
};

/** All tokens of a resume, without duplicates. */
export function tokensOf({ text, name, place }: IndexedPerson): string[] {
  const tokens = [
    ...beginnings(name).map(nameToken),
    ...placeWords(place).filter(Boolean).map(placeToken),
    ...comparable(withoutStatus(name).words),
    ...[...lineReadings(text), ...spacedWords(text)].flatMap((reading) =>
      comparable(withoutStatusWords(foldWords(reading))),
    ),
  ];
  return [...new Set(tokens.map((token) => token.slice(0, MAX_TOKEN)))].slice(0, MAX_TOKENS);
}

const MAX_WORDS = 8;

export interface SearchedWords {
  /** Each must match, by one of its tokens. */
  words: string[][];
  /** What was typed and is never searched. */
  dropped: string[];
}

/** Splits what someone typed into the words to search. */
export function searchedWords(query: string): SearchedWords {
  const { words, dropped } = withoutStatus(query);
  const found = new Map(
    comparable(words).map((word) => [
      word,
      [word, nameToken(word)].map((t) => t.slice(0, MAX_TOKEN)),
    ]),
  );
  return { words: [...found.values()].slice(0, MAX_WORDS), dropped };
}
