import { editDistance } from "./edit-distance.js";

/** Only the beginnings of words are compared by letters left out; the rest by the distance. */
const PREFIX = 7;

/** Typing errors looked for in a word: one up to seven letters, two in longer words. */
export const errorsIn = (word: string): number => (word.length <= PREFIX ? 1 : 2);

export interface NearWord {
  word: string;
  distance: number;
}

/** In words this long and longer, two errors may still be guessed. */
const SHORTEST_FAR = 6;
const FAR = 2;

/**
 * Words that are a typing error away from another. Each word is found by its beginning with one or
 * two letters left out, so a look-up reads a few entries of a map and never all words.
 */
export class NearWords {
  private readonly words: string[];
  /** Numbers of words by what remains of them; most have one, which needs no list. */
  private readonly byRemains = new Map<string, number | number[]>();
  private byLetter: ReadonlyMap<string, string[]> | null = null;

  constructor(words: Iterable<string>) {
    this.words = [...words];
    this.words.forEach((word, number) => {
      for (const remains of remainsOf(word)) this.add(remains, number);
    });
  }

  private add(remains: string, number: number): void {
    const known = this.byRemains.get(remains);
    if (known === undefined) this.byRemains.set(remains, number);
    else if (typeof known === "number") this.byRemains.set(remains, [known, number]);
    else known.push(number);
  }

  /** Words with the same first letter that are two errors away from a word of six letters or more: "remote" from "relpote". */
  far(word: string): NearWord[] {
    if (word.length < SHORTEST_FAR) return [];
    this.byLetter ??= grouped(this.words);
    return (this.byLetter.get(word.charAt(0)) ?? [])
      .filter((other) => Math.abs(other.length - word.length) <= FAR)
      .map((other) => ({ word: other, distance: editDistance(word, other, FAR) }))
      .filter(({ distance }) => distance === FAR);
  }

  /** Words within the distance that a typing error may have, without the word itself. */
  near(word: string): NearWord[] {
    const most = errorsIn(word);
    const numbers = new Set([...remainsOf(word)].flatMap((key) => this.byRemains.get(key) ?? []));
    return [...numbers]
      .map((number) => this.words[number] ?? "")
      .filter((other) => other !== word)
      .map((other) => ({ word: other, distance: editDistance(word, other, most) }))
      .filter(({ distance }) => distance <= most);
  }
}

/** Words by their first letters. */
function grouped(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const group = groups.get(word.charAt(0));
    if (group) group.push(word);
    else groups.set(word.charAt(0), [word]);
  }
  return groups;
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
