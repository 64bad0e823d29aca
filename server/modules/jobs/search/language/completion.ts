import { fold } from "./tokens.js";

/** A skill or role as jobs write it, and how many open jobs have it. */
export interface CompletionEntry {
  text: string;
  jobs: number;
}

const LONGEST_TYPED = 60;
const plain = (text: string): string => fold(text).replace(/\s+/g, " ").trim();

/** Completes skills or roles from those of the open jobs. */
export class Completion {
  private readonly entries: { text: string; key: string }[];

  /** Spellings that differ in case or accents only are one entry, written as most jobs write it. */
  constructor(entries: Iterable<CompletionEntry>) {
    const byKey = new Map<string, { text: string; most: number; jobs: number }>();
    for (const { text, jobs } of entries) {
      const key = plain(text);
      const known = byKey.get(key);
      if (!known) byKey.set(key, { text, most: jobs, jobs });
      else {
        known.jobs += jobs;
        if (jobs > known.most) Object.assign(known, { text, most: jobs });
      }
    }
    this.entries = [...byKey]
      .sort(([a, { jobs }], [b, { jobs: other }]) => other - jobs || (a < b ? -1 : 1))
      .map(([key, { text }]) => ({ text, key }));
  }

  /** Entries that begin with what was typed, then those with a word that does; those of most jobs first. */
  complete(typed: string, limit: number): string[] {
    const key = plain(typed.slice(0, LONGEST_TYPED));
    if (!key) return [];
    const starts = this.entries.filter((entry) => entry.key.startsWith(key));
    const inside = this.entries.filter((entry) => entry.key.includes(` ${key}`));
    return [...new Set([...starts, ...inside].map(({ text }) => text))].slice(0, limit);
  }
}
