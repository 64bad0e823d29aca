import { tokens } from "../language/tokens.js";
import { foldJob, type FoldedJob } from "./folded-job.js";
import type { JobDocument } from "./index-calls.js";
import type { IndexTables } from "./index-tables.js";
import type { JobColumns, StoredJob } from "./job-columns.js";
import type { TextBits } from "./text-bits.js";

/** The filter whose values come from the skills of jobs. */
const SKILL = "skill";

interface WrittenJob {
  job: StoredJob;
  words: FoldedJob;
}

/** The value of a skill as it is compared: "Node JS" and "node.js" are one. */
export const skillValue = (skill: string): string => tokens(skill).join(" ");

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
    const { postedAt, validThrough, hourlyPay, places, values, skills } = document;
    const ofFilters = Object.entries(values).flatMap(([filter, list]) =>
      list.map((value) => this.termNumber(filter, value, value)),
    );
    const ofSkills = skills.flatMap((skill) => {
      const value = skillValue(skill);
      return value ? [this.termNumber(SKILL, value, skill)] : [];
    });
    const terms = [...new Set([...ofFilters, ...ofSkills])];
    return { ord, postedAt, validThrough, hourlyPay: hourlyPay ?? 0, places, terms };
  }

  private termNumber(filter: string, value: string, label: string): number {
    const known = this.columns.terms.numberOf(filter, value);
    if (known !== undefined) return known;
    const term = { filter, value, label };
    const number = this.columns.addTerm(term);
    this.tables.addTerm(number, term);
    return number;
  }
}
