import { isNoise, withoutFilling } from "#site/stop-words";

/** Words, phrases in quotes, and alternatives: "java or kotlin" is one part. */
const PARTS = /(?:-?"[^"]*"|\S+)(?:\s+(?:or|\|+)\s+(?:"[^"]*"|\S+))*/gi;

export interface Shortened {
  /** What is left out. */
  part: string;
  /** The rest. */
  query: string;
}

/** Whether a part was searched for. "IT" in capitals is the field of work. */
const isSearched = (part: string): boolean =>
  part === "IT" ||
  (/[\p{L}\p{N}]/u.test(part) && !isNoise(part.toLowerCase().replace(/[,.;:!?]+$/, "")));

/**
 * A search without each of its parts, for one that finds nothing. Parts that were not searched for would change nothing.
 * @param others the search without its place, without its tax terms, and so on: what is not in all of them has a link of its own
 */
export function withoutWord(query: string, others: readonly string[] = []): Shortened[] {
  const all = query.match(PARTS) ?? [];
  const left = [withoutFilling(query), ...others].map((text) => new Set<string>(text.match(PARTS)));
  const optional = all.filter((part) => isSearched(part) && left.every((text) => text.has(part)));
  return [...new Set(optional)].map((part) => ({
    part,
    query: all.filter((other) => other !== part).join(" "),
  }));
}
