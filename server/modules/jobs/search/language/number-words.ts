import type { TypedWord } from "./typed-words.js";

const ONES = "one two three four five six seven eight nine".split(" ");
const TEENS =
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const UP_TO_99: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, at): [string, number] => [word, at + 1]),
  ...TEENS.map((word, at): [string, number] => [word, at + 10]),
  ...TENS.flatMap((ten, at): [string, number][] => [
    [ten, (at + 2) * 10],
    ...ONES.map((one, by): [string, number] => [`${ten}-${one}`, (at + 2) * 10 + by + 1]),
  ]),
]);

/** Words of numbers from ten. */
export const NUMBER_WORDS: readonly string[] = [...TEENS, ...TENS, "hundred"];

/** Whether a text may have a number in words: a quick look, as most have none. */
export const mayHaveNumberWords = (text: string): boolean =>
  /ty(?![a-z])|ty-|t?een(?![a-z])|\b(?:ten|eleven|twelve|hundred)\b|\bfig|\dfig/i.test(text);

/** The number in words that begins at a position, up to 999: "sixty", "twenty five", "one hundred fifty"; null if none does. */
export function numberWordsAt(
  words: readonly TypedWord[],
  at: number,
): { value: number; count: number } | null {
  const keyAt = (place: number): string => words[place]?.key ?? "";
  const first = below100At(keyAt, at);
  const hundredAt = at + (first?.count ?? 0);
  if (keyAt(hundredAt) !== "hundred") return first;
  const hundreds = (first?.value ?? 1) * 100;
  if (hundreds > 900) return null;
  const after = keyAt(hundredAt + 1) === "and" ? hundredAt + 2 : hundredAt + 1;
  const rest = below100At(keyAt, after);
  const end = rest ? after + rest.count : hundredAt + 1;
  return { value: hundreds + (rest?.value ?? 0), count: end - at };
}

function below100At(
  keyAt: (at: number) => string,
  at: number,
): { value: number; count: number } | null {
  const value = UP_TO_99.get(keyAt(at));
  if (value === undefined) return null;
  const one = ONES.indexOf(keyAt(at + 1)) + 1;
  const isWithOne = value >= 20 && value % 10 === 0 && one > 0;
  return isWithOne ? { value: value + one, count: 2 } : { value, count: 1 };
}
