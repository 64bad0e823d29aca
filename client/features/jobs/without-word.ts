/** Words, phrases in quotes, and alternatives: "java or kotlin" is one part. */
const PARTS = /(?:-?"[^"]*"|\S+)(?:\s+(?:or|\|+)\s+(?:"[^"]*"|\S+))*/gi;
const MAX = 5;

export interface Shortened {
  /** What is left out. */
  part: string;
  /** The rest. */
  query: string;
}

/**
 * A search without each of its parts, for one that finds nothing.
 * @param others the search without its place, without its tax terms, and so on: what is not in all of them has a link of its own
 */
export function withoutWord(query: string, others: readonly string[] = []): Shortened[] {
  const all = query.match(PARTS) ?? [];
  const left = others.map((other) => new Set<string>(other.match(PARTS)));
  const optional = all.filter((part) => left.every((other) => other.has(part)));
  return [...new Set(optional)].slice(0, MAX).map((part) => ({
    part,
    query: all.filter((other) => other !== part).join(" "),
  }));
}
