/** A word in a text: its position, and the keys that find it. */
export interface Word {
  start: number;
  end: number;
  /** Folded spellings: "H-1B" has "h1b" and its longer parts. */
  keys: string[];
}

/** Words that every text contains. Ignored, unless the query has no others. */
const COMMON = new Set(
  "a an and are as at be by can do does for from how i if in is it my of on or the to what when which who with".split(
    " ",
  ),
);
/** Shorter words match whole words only; longer ones match the start of a word too. */
const SHORTEST_BEGINNING = 3;
const MAX_WORDS = 12;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}.&/’'‐-]*[\p{L}\p{N}])?[+#]*/gu;

/** Lower case, without accents, hyphens and other characters within a word. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "");

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const parts = word.split(/[^\p{L}\p{N}+#]+/u).filter((part) => part.length > 1);
    const keys = new Set([word, ...parts].map(fold));
    return { start: index, end: index + word.length, keys: [...keys] };
  });
}

/** Drops a plural "s"; the rest still matches the start of the word. */
const stem = (word: string): string =>
  word.length > 4 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;

/** The words of a query. Common words count only if there are no others. */
export function searchedWords(query: string): string[] {
  const words = [...query.matchAll(WORD)].map(([word]) => fold(word)).filter(Boolean);
  const telling = words.filter((word) => !COMMON.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))].slice(0, MAX_WORDS);
}

export const matches = ({ keys }: Word, searched: string): boolean =>
  keys.some((key) =>
    searched.length < SHORTEST_BEGINNING ? key === searched : key.startsWith(searched),
  );
