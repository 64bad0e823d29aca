import { skillValue } from "../language/skill-value.js";
import { foldJob, type FoldedJob } from "./folded-job.js";
import type { JobDocument } from "./index-calls.js";
import type { IndexTables } from "./index-tables.js";
import type { JobColumns, StoredJob } from "./job-columns.js";
import type { Term } from "./terms.js";
import type { TextBits } from "./text-bits.js";

/** Filters whose values are written in many ways, or change their names. */
export const SKILL = "skill";
const COMPANY = "company";

interface WrittenJob {
  job: StoredJob;
  words: FoldedJob;
}

/** Number of a skill among the terms; undefined if no job has it. */
export const skillNumber = (columns: JobColumns, skill: string): number | undefined =>
  columns.terms.numberOf(SKILL, skillValue(skill));

/** Writes jobs to the file, then to the columns. */
export class IndexWriter {
  constructor(
    private readonly tables: IndexTables,
    private readonly columns: JobColumns,
    private readonly text: TextBits,
  ) {}

  /** Writes all of it to the file, or nothing; searches see it after that. */
  write(open: readonly JobDocument[], gone: readonly string[], cursor: number | null): void {
    const removed: number[] = [];
    const written: WrittenJob[] = [];
    this.tables.inTransaction(() => {
      for (const id of gone) removed.push(...this.drop(id));
      let next = this.columns.top + 1;
      for (const document of open) {
        const known = this.tables.find(document.id);
        // An edited job keeps its number. One that was posted again gets the next, as it is newer.
        const isSame = known?.postedAt === document.postedAt;
        if (known && !isSame) removed.push(...this.drop(document.id));
        const ord = known && isSame ? known.ord : next++;
        const job = this.storedJob(ord, document);
        const words = foldJob(document);
        this.tables.put(document.id, job, words);
        written.push({ job, words });
      }
      if (cursor !== null) this.tables.setMeta("cursor", String(cursor));
    });
    this.remember(removed, written);
  }

  private remember(removed: readonly number[], written: readonly WrittenJob[]): void {
    for (const ord of removed) {
      this.columns.remove(ord);
      this.text.update(ord, null);
    }
    for (const { job, words } of written) {
      this.columns.put(job);
      this.text.grow(this.columns.capacity);
      this.text.update(job.ord, words);
    }
  }

  private drop(id: string): number[] {
    const known = this.tables.find(id);
    if (!known) return [];
    this.tables.drop(known.ord);
    return [known.ord];
  }

  private storedJob(ord: number, document: JobDocument): StoredJob {
    const { postedAt, validThrough, hourlyPay, places } = document;
    const terms = [...new Set(termsOf(document).map((term) => this.termNumber(term)))];
    return { ord, postedAt, validThrough, hourlyPay: hourlyPay ?? 0, places, terms };
  }

  private termNumber(term: Term): number {
    const { filter, value, label } = term;
    const known = this.columns.terms.numberOf(filter, value);
    if (known === undefined) {
      const number = this.columns.addTerm(term);
      this.tables.putTerm(number, term);
      return number;
    }
    // A skill keeps its first spelling; a company that was renamed has another name everywhere.
    if (filter === COMPANY && this.columns.terms.labelOf(known) !== label) {
      this.columns.terms.rename(known, label);
      this.tables.putTerm(known, term);
    }
    return known;
  }
}

/** The values of its filters. */
function termsOf({ values, company, skills }: JobDocument): Term[] {
  const terms = Object.entries(values).flatMap(([filter, list]) =>
    list.map((value) => ({ filter, value, label: filter === COMPANY ? company : value })),
  );
  const ofSkills = skills.map((label) => ({ filter: SKILL, value: skillValue(label), label }));
  return [...terms, ...ofSkills.filter(({ value }) => value !== "")];
}
