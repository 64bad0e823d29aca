import { fold } from "./tokens.js";

/** A word as it was typed, and as it is compared: lower case, without accents, and without signs at its ends. */
export interface TypedWord {
  typed: string;
  key: string;
}

const BEFORE = new Set(["(", "[", "'", ","]);
const AFTER = new Set([")", "]", "'", ",", ";", ":", "!", "?", "."]);

/** The words of a text between its spaces, in order. */
export const typedWords = (text: string): TypedWord[] =>
  text
    .split(/\s/)
    .filter(Boolean)
    .map((typed) => ({ typed, key: trimmed(fold(typed)) }));

/** Counted by hand: a pattern for the end of a text looks from every sign that may begin it. */
function trimmed(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && BEFORE.has(word.charAt(start))) start++;
  while (end > start && AFTER.has(word.charAt(end - 1))) end--;
  return word.slice(start, end);
}

/** Splits words into those at some positions and the rest, as texts. */
export function splitWords(
  words: readonly TypedWord[],
  taken: ReadonlySet<number>,
): { words: string; rest: string } {
  const textOf = (isTaken: boolean): string =>
    words.flatMap(({ typed }, at) => (typed && taken.has(at) === isTaken ? [typed] : [])).join(" ");
  return { words: textOf(true), rest: textOf(false) };
}

/** Texts with a space between them, without empty ones. */
export const joined = (...texts: string[]): string => texts.filter(Boolean).join(" ");

/** Words for who offers jobs: beside a status or sponsorship, they add nothing wherever they stand. */
export const EMPLOYER_WORDS: ReadonlySet<string> = new Set(
  "companies employers firms which list lists".split(" "),
);

/** Whether an "or" beside one of these positions leaves a choice with another word. At the end, "OR" is Oregon. */
export const isOneOfTwo = (words: readonly TypedWord[], taken: ReadonlySet<number>): boolean =>
  words.some(
    ({ key }, at) =>
      (key === "or" || key === "|") &&
      !taken.has(at) &&
      at < words.length - 1 &&
      (taken.has(at - 1) || taken.has(at + 1)),
  );
