import type { TextQuery } from "../language/text-query.js";
import { bitsFor, bitsOf, intersect, unite, type Bits } from "./bits.js";
import type { FoldedJob } from "./folded-job.js";
import { JobSet } from "./job-set.js";
import type { SqlFile, Statement } from "./sqlite.js";

/** Where words are looked for: title, the company's name, everything above the text, everything. */
type Field = "role" | "company" | "head" | "body";

interface Remembered {
  jobs: JobSet;
  field: Field;
  words: readonly string[];
}

const MOST_REMEMBERED = 512;

const quoted = (words: readonly string[]): string => `"${words.join(" ").replaceAll('"', "")}"`;

/**
 * Jobs by their words. The lists of the last searches are kept in memory, and changed with each job. Short ones too: to find a phrase,
 * or a word in titles only, SQLite reads the whole lists of its words, however few jobs have it.
 */
export class TextBits {
  private readonly head: Statement;
  private readonly body: Statement;
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    sql: SqlFile,
    private capacity: number,
  ) {
    this.head = sql.prepare("SELECT group_concat(rowid) FROM head WHERE head MATCH ?");
    this.body = sql.prepare("SELECT group_concat(rowid) FROM body WHERE body MATCH ?");
  }

  get bytes(): number {
    return [...this.remembered.values()].reduce((sum, { jobs }) => sum + jobs.bytes, 0);
  }

  /** Jobs that the query finds. The caller must not change them. */
  matching({ all, none, named = [] }: TextQuery): Bits | null {
    let found: Bits | null = null;
    const find = (words: readonly string[]): Bits =>
      named.includes(words.join(" ")) ? this.found("head", words) : this.anywhere(words);
    for (const group of all) {
      const either = this.anyOf(group, find);
      found = found ? intersect(found, either) : either.slice();
    }
    return none.length === 0 ? found : this.without(found, none);
  }

  /** Jobs whose `field` contains a word of every group. */
  inField(field: "role" | "head", groups: TextQuery["all"]): Bits {
    const [first = [], ...others] = groups;
    const found = this.anyOf(first, (words) => this.found(field, words)).slice();
    for (const group of others)
      intersect(
        found,
        this.anyOf(group, (words) => this.found(field, words)),
      );
    return found;
  }

  /** Jobs whose field has these words in this order. The caller must not change them. */
  found(field: Field, words: readonly string[]): Bits {
    const key = `${field} ${words.join(" ")}`;
    const known = this.remembered.get(key);
    if (known) {
      // The map keeps the order of use.
      this.remembered.delete(key);
      this.remembered.set(key, known);
      return known.jobs.asBits();
    }
    const bits = this.read(field, words);
    this.remember(key, { jobs: JobSet.of(bits, this.capacity), field, words });
    return bits;
  }

  /** @param job null if it is gone */
  update(ord: number, job: FoldedJob | null): void {
    for (const { jobs, field, words } of this.remembered.values())
      if (job && hasWords(job, field, words)) jobs.add(ord);
      else jobs.delete(ord);
  }

  grow(capacity: number): void {
    if (capacity === this.capacity) return;
    this.capacity = capacity;
    for (const { jobs } of this.remembered.values()) jobs.grow(capacity);
  }

  /** Quoted phrases that no title, skill or name has, so that their words are searched for. */
  readAsWords({ quoted = [] }: TextQuery): string[] {
    return quoted.filter(({ words }) => !this.isNamed(words)).map(({ typed }) => typed);
  }

  private isNamed(words: readonly string[]): boolean {
    return this.found("head", words).some((part) => part !== 0);
  }

  /** The order of words in texts is not known: a phrase that no title, skill or name has counts as words. */
  private anywhere(words: readonly string[]): Bits {
    if (words.length < 2) return this.found("body", words);
    return this.isNamed(words) ? this.found("head", words) : this.allWords(words);
  }

  private allWords(words: readonly string[]): Bits {
    const [first = "", ...others] = words;
    const found = this.found("body", [first]).slice();
    for (const word of others) intersect(found, this.found("body", [word]));
    return found;
  }

  private anyOf(group: readonly string[][], find: (words: readonly string[]) => Bits): Bits {
    const [first = [], ...others] = group;
    const found = find(first);
    return others.reduce(
      (either, words) => unite(either, find(words)),
      others.length ? found.slice() : found,
    );
  }

  private without(found: Bits | null, none: TextQuery["none"]): Bits {
    const kept = found ?? bitsFor(this.capacity).fill(0xffffffff);
    for (const words of none) {
      const unwanted = this.found(words.length > 1 ? "head" : "body", words);
      for (let w = 0; w < kept.length; w++) kept[w] = (kept[w] ?? 0) & ~(unwanted[w] ?? 0);
    }
    return kept;
  }

  private read(field: Field, words: readonly string[]): Bits {
    const isColumn = field === "role" || field === "company";
    const match = isColumn ? `${field}: ${quoted(words)}` : quoted(words);
    const [[list] = []] = (field === "body" ? this.body : this.head).rows(match);
    return bitsOf(typeof list === "string" ? list : null, this.capacity);
  }

  private remember(key: string, list: Remembered): void {
    this.remembered.set(key, list);
    if (this.remembered.size <= MOST_REMEMBERED) return;
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined) this.remembered.delete(oldest);
  }
}

function hasWords(job: FoldedJob, field: Field, words: readonly string[]): boolean {
  const all = field === "body" ? job.words : job.named;
  if (!words.every((word) => all.has(word))) return false;
  if (field === "body") return true;
  if (field !== "company" && isIn(job.role, words)) return true;
  if (field !== "role" && isIn(job.company, words)) return true;
  return field === "head" && job.skills.some((skill) => isIn(skill, words));
}

const isIn = (text: readonly string[], words: readonly string[]): boolean =>
  text.some((_, at) => words.every((word, offset) => text[at + offset] === word));
