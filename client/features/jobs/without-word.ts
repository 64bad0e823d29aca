/** Words, and phrases in quotes. */
const PARTS = /-?"[^"]*"|\S+/g;
const MAX = 5;

export interface Shortened {
  /** What is left out. */
  part: string;
  /** The rest. */
  query: string;
}

/**
 * A search without each of its words, for one that finds nothing. None if they are alternatives ("java or kotlin"): each of
 * them was searched for by itself.
 * @param others the search without its place, without its tax terms, and so on: what is not in all of them has a link of its own
 */
export function withoutWord(query: string, others: readonly string[] = []): Shortened[] {
  const all = query.match(PARTS) ?? [];
  if (all.some((part) => part.toLowerCase() === "or")) return [];
  const left = others.map((other) => new Set<string>(other.match(PARTS)));
  const optional = all.filter((part) => left.every((other) => other.has(part)));
  return [...new Set(optional)].slice(0, MAX).map((part) => ({
    part,
    query: all.filter((other) => other !== part).join(" "),
  }));
}
