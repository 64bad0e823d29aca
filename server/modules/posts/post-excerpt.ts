import { matches, wordsOf } from "./post-words.js";

export interface ExcerptPart {
  text: string;
  /** True if this part is one of the words searched for. */
  isMatch: boolean;
}

const LENGTH = 26;
/** Words shown before the first match. */
const LEAD = 5;
const MORE = "…";

/** A few words of a text around the matches; the beginning of the text if nothing matches. */
export function excerptOf(text: string, searched: readonly string[]): ExcerptPart[] {
  const words = wordsOf(text).map((word) => ({
    ...word,
    found: searched.filter((one) => matches(word, one)),
  }));
  const from = Math.max(0, densest(words) - LEAD);
  const shown = words.slice(from, from + LENGTH);
  const begin = from === 0 ? 0 : (shown[0]?.start ?? 0);
  const end = from + LENGTH < words.length ? shown.at(-1)?.end : undefined;
  const lead = from === 0 ? "" : MORE;
  const excerpt = lead + text.slice(begin, end) + (end === undefined ? "" : MORE);
  const shift = lead.length - begin;
  const parts: ExcerptPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== "") parts.push({ text: piece, isMatch });
  };
  let position = 0;
  for (const word of shown.filter(({ found }) => found.length > 0)) {
    add(excerpt.slice(position, word.start + shift), false);
    position = word.end + shift;
    add(excerpt.slice(word.start + shift, position), true);
  }
  add(excerpt.slice(position), false);
  return parts;
}

/** Index of the word where an excerpt would contain the most different matches. */
function densest(words: readonly { found: string[] }[]): number {
  let best = { index: 0, count: 0 };
  words.forEach(({ found }, index) => {
    if (found.length === 0) return;
    const near = words.slice(index, index + LENGTH - LEAD).flatMap((word) => word.found);
    const count = new Set(near).size * LENGTH + near.length;
    if (count > best.count) best = { index, count };
  });
  return best.index;
}
