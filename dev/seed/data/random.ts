import { createHash } from "node:crypto";

/** A repeatable source of random numbers: the same seed always gives the same sequence. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One item; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** `count` different items in the list's order (all of them if there are fewer). */
  sample<T>(items: readonly T[], count: number): T[];
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Random numbers (mulberry32) seeded by a text. For demo data only, never for secrets. */
export function seededRandom(seed: string): Random {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error("Can't pick from an empty list");
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count));
    return items.filter((_, index) => chosen.has(index));
  };
  return { next, between, pick, sample, shuffle };
}

const JOB_NAMESPACE = "7c0b6a52-9a0e-4f0e-8f5b-2d6f4d1f8e33";

/** A UUID (version 5 layout) derived from the name alone, so that URLs survive reseeding. */
export function stableUuid(name: string): string {
  const bytes = createHash("sha1").update(`${JOB_NAMESPACE}:${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}
