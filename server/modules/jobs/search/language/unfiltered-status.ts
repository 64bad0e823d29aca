import { BESIDE } from "./status-noise.js";
import { splitWords, typedWords, type TypedWord } from "./typed-words.js";

/** Statuses that jobs are not listed by: an employer files for them, or no one may work in them. */
const NAMES: ReadonlySet<string> = new Set(
  "o1 o1a o1b o3 j1 td e1 e2 h2a h2b h3 p1 r1 b1 b2 eb1 eb2 eb3 niw".split(" "),
);
/** Names of several letters after the digit, or with a hyphen, mean little else. */
const SURE = /^(?:[ojh]-\d[ab]?|h2[ab]|eb-?\d|niw)$/;
const ALONE = /^(?:[oj]1[ab]?|e[12]|eb[123])$/;
const LEADS: ReadonlySet<string> = new Set("on with my for am i'm im have holding".split(" "));

const nameOf = (key: string): string => key.replaceAll("-", "");

/**
 * Finds statuses by which no one can search, such as "O-1 visa" and "J-1", with the words around them. Names that mean something else
 * as well, such as "TD", count only beside such words.
 */
export function unfilteredStatusIn(text: string): { words: string; rest: string } | null {
  // Most searches have none.
  if (!/[a-z]b?-?\d|\b(?:td|niw)\b/i.test(text)) return null;
  const words = typedWords(text);
  const named = words.flatMap(({ key }, at) => (isMeant(words, key, at) ? [at] : []));
  if (named.length === 0) return null;
  const taken = new Set(named);
  for (const at of named) {
    for (let next = at + 1; BESIDE.has(words[next]?.key ?? ""); next++) taken.add(next);
    for (let next = at - 1; BESIDE.has(words[next]?.key ?? ""); next--) taken.add(next);
  }
  return splitWords(words, taken);
}

function isMeant(words: readonly TypedWord[], key: string, at: number): boolean {
  if (!NAMES.has(nameOf(key))) return false;
  const [before, after] = [words[at - 1]?.key ?? "", words[at + 1]?.key ?? ""];
  // A spouse's card allows working for any employer.
  if (after === "ead") return false;
  const isAlone = words.length === 1 && ALONE.test(key);
  return isAlone || SURE.test(key) || BESIDE.has(after) || BESIDE.has(before) || LEADS.has(before);
}
