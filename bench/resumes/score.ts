import type { MasterBlock } from "./corpus.js";

/** How well a text has the words of the master text. Words that aren't found are joined, split, or broken otherwise. */
export interface Score {
  words: number;
  found: number;
  joined: number;
  split: number;
  broken: number;
  /** Share of the blocks that are in the right order. */
  order: number;
  missing: string[];
}

/** For the first words of a block, which show where it starts. */
const MOST_STARTS = 6;
const LONG_WORD = 5;

/** @param hasColumns of the file: each column is judged alone */
export function score(text: string, master: readonly MasterBlock[], hasColumns: boolean): Score {
  const found = wordsOf(withLineEndHyphens(text));
  const missing = missingWords(found, master);
  const kinds = missing.map((word) => kindOf(word, found));
  const count = (kind: Kind) => kinds.filter((one) => one === kind).length;
  const words = master.flatMap((block) => wordsOf(textOf(block))).length;
  return {
    words,
    found: words - missing.length,
    joined: count("joined"),
    split: count("split"),
    broken: count("broken"),
    order: orderOf(wordsOf(text), master, hasColumns),
    missing: missing.map(({ word }) => word),
  };
}

const textOf = ({ text }: MasterBlock): string => (Array.isArray(text) ? text.join(" ") : text);

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}.+#(]+|[^\p{L}\p{N}+#%)]+$/gu, "").toLowerCase())
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** A hyphen at the end of a line may be the page's or the word's: the search knows both readings. */
const withLineEndHyphens = (text: string): string =>
  text.replace(
    /([\p{L}\p{N}][^\s]*)-[ \t]*\n\s*([\p{L}\p{N}][^\s]*)/gu,
    (_, before: string, after: string) => `${before}${after} ${before}-${after}\n`,
  );

interface Missing {
  word: string;
  before: string;
  after: string;
}

function missingWords(found: readonly string[], master: readonly MasterBlock[]): Missing[] {
  const counts = new Map<string, number>();
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  return master.flatMap((block) => {
    const words = wordsOf(textOf(block));
    return words.flatMap((word, at) => {
      const left = counts.get(word) ?? 0;
      counts.set(word, left - 1);
      return left > 0 ? [] : [{ word, before: words[at - 1] ?? "", after: words[at + 1] ?? "" }];
    });
  });
}

type Kind = "joined" | "split" | "broken";

function kindOf({ word, before, after }: Missing, found: readonly string[]): Kind {
  const glued = [before && before + word, after && word + after].filter(Boolean);
  const isJoined = (one: string) =>
    one.length > word.length &&
    one.includes(word) &&
    (word.length > LONG_WORD || glued.some((text) => one.includes(text)));
  if (found.some(isJoined)) return "joined";
  return found.join("").includes(word.replace(/[^\p{L}\p{N}]/gu, "")) ? "split" : "broken";
}

function orderOf(
  shown: readonly string[],
  master: readonly MasterBlock[],
  hasColumns: boolean,
): number {
  const isAside = (block: MasterBlock) => hasColumns && block.isAside;
  const columns = [master.filter(isAside), master.filter((block) => !isAside(block))];
  const ordered = columns.map((blocks) =>
    longestRise(blocks.map((block) => placeOf(block, shown))),
  );
  return ordered.reduce((sum, count) => sum + count, 0) / master.length;
}

/** Where a block starts, by its first two words that stand together; -1 if it isn't there. */
function placeOf(block: MasterBlock, shown: readonly string[]): number {
  const words = wordsOf(textOf(block));
  for (const at of words.keys()) {
    if (at > MOST_STARTS) break;
    const next = words[at + 1];
    const place = shown.findIndex(
      (word, index) => word === words[at] && (next === undefined || shown[index + 1] === next),
    );
    if (place >= 0) return place;
  }
  return -1;
}

/** How many of the places are in rising order at most. */
function longestRise(places: readonly number[]): number {
  const ends: number[] = [];
  for (const place of places.filter((one) => one >= 0)) {
    const at = ends.findIndex((end) => end >= place);
    ends[at < 0 ? ends.length : at] = place;
  }
  return ends.length;
}

/** Of all words and files. */
export interface Quality {
  files: number;
  recall: number;
  joined: number;
  split: number;
  broken: number;
  order: number;
}

export function qualityOf(scores: readonly Score[]): Quality {
  const sum = (key: "words" | "found" | "joined" | "split" | "broken") =>
    scores.reduce((total, one) => total + one[key], 0);
  const share = (key: "found" | "joined" | "split" | "broken") => sum(key) / sum("words");
  return {
    files: scores.length,
    recall: share("found"),
    joined: share("joined"),
    split: share("split"),
    broken: share("broken"),
    order: scores.reduce((total, { order }) => total + order, 0) / scores.length,
  };
}
