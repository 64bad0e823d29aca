import { skillValue } from "../language/skill-value.js";
import type { FilterValue } from "./filter-values.js";
import { foldJob, type FoldedJob } from "./folded-job.js";
import type { JobDocument } from "./index-calls.js";
import type { IndexTables } from "./index-tables.js";
import type { JobColumns, StoredJob } from "./job-columns.js";
import { bytesOfId } from "./job-ids.js";
import type { TextBits } from "./text-bits.js";

/** Filters whose values are written in many ways, or change their names. */
export const SKILL = "skill";
const COMPANY = "company";

interface WrittenJob {
  job: StoredJob;
  words: FoldedJob;
}

/** Number of a skill among the filter values; undefined if no job has it. */
export const skillNumber = (columns: JobColumns, skill: string): number | undefined =>
  columns.values.numberOf(SKILL, skillValue(skill));

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
      for (const document of withoutRepeats(open)) {
        const known = this.columns.ids.find(document.id);
        // An edited job keeps its number. One that was posted again gets the next, as it is newer.
        const isSame = known >= 0 && this.columns.postedAtOf(known) === document.postedAt;
        if (!isSame) removed.push(...this.drop(document.id));
        const ord = isSame ? known : next++;
        const job = this.storedJob(ord, document);
        const words = foldJob(document);
        this.tables.put(job, words);
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
    const known = this.columns.ids.find(id);
    if (known < 0) return [];
    this.tables.drop(known);
    return [known];
  }

  private storedJob(ord: number, document: JobDocument): StoredJob {
    const { postedAt, validThrough, hourlyPay, places } = document;
    const values = [...new Set(filterValuesOf(document).map((value) => this.numberOf(value)))];
    const facts = { postedAt, validThrough, hourlyPay: hourlyPay ?? 0, places, values };
    return { ord, id: bytesOfId(document.id), ...facts };
  }

  /** The number of a value, which is stored if it is new. */
  private numberOf(filterValue: FilterValue): number {
    const { filter, value, label } = filterValue;
    const known = this.columns.values.numberOf(filter, value);
    if (known === undefined) {
      const number = this.columns.addValue(filterValue);
      this.tables.putValue(number, filterValue);
      return number;
    }
    // A skill keeps its first spelling; a company that was renamed has another name everywhere.
    if (filter === COMPANY && this.columns.values.labelOf(known) !== label) {
      this.columns.values.rename(known, label);
      this.tables.putValue(known, filterValue);
    }
    return known;
  }
}

/** Each job as it was given last: the columns learn of one only when all are written. */
const withoutRepeats = (jobs: readonly JobDocument[]): Iterable<JobDocument> =>
  new Map(jobs.map((job) => [job.id, job])).values();

/** The values of its filters. */
function filterValuesOf({ values, company, skills }: JobDocument): FilterValue[] {
  const chosen = Object.entries(values).flatMap(([filter, list]) =>
    list.map((value) => ({ filter, value, label: filter === COMPANY ? company : value })),
  );
  const ofSkills = skills.map((label) => ({ filter: SKILL, value: skillValue(label), label }));
  return [...chosen, ...ofSkills.filter(({ value }) => value !== "")];
}
