import { editDistance } from "./edit-distance.js";

/** Only the beginnings of words are compared by letters left out; the rest by the distance. */
const PREFIX = 7;

/** Typing errors looked for in a word: one up to seven letters, two in longer words. */
export const errorsIn = (word: string): number => (word.length <= PREFIX ? 1 : 2);

/**
 * Words that are a typing error away from another. Each word is found by its beginning with one or
 * two letters left out, so a look-up reads a few entries of a map and never all words.
 */
export class NearWords {
  private readonly byRemains = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      for (const remains of remainsOf(word)) {
        const list = this.byRemains.get(remains);
        if (list) list.push(word);
        else this.byRemains.set(remains, [word]);
      }
    }
  }

  /** Words within the distance that a typing error may have, without the word itself. */
  near(word: string): { word: string; distance: number }[] {
    const most = errorsIn(word);
    const candidates = new Set(
      [...remainsOf(word)].flatMap((key) => this.byRemains.get(key) ?? []),
    );
    candidates.delete(word);
    return [...candidates]
      .map((other) => ({ word: other, distance: editDistance(word, other, most) }))
      .filter(({ distance }) => distance <= most);
  }
}

/** The beginning of a word, and what remains of it with up to as many letters left out as it may have errors. */
function remainsOf(word: string): Set<string> {
  const found = new Set([word.slice(0, PREFIX)]);
  for (let errors = errorsIn(word); errors > 0; errors--) {
    for (const text of [...found])
      for (let at = 0; at < text.length; at++) found.add(text.slice(0, at) + text.slice(at + 1));
  }
  return found;
}
