import type { FilterValue } from "./filter-values.js";
import { columnsOf, type FoldedJob } from "./folded-job.js";
import type { StoredJob } from "./job-columns.js";
import { numbersOfText, textOfNumbers } from "./number-text.js";
import type { SqlFile } from "./sqlite.js";

const LOADED_AT_ONCE = 2_000;
/** Takes a millisecond. Two jobs add one or two pages, each of which is merged about three times. */
const MERGED_PAGES = 16;

/** The statements on the tables of one file. */
export class IndexTables {
  private readonly putHead;
  private readonly putBody;
  private readonly putJob;
  private readonly putPlaceWord;
  private readonly writeValue;
  private readonly putMeta;
  private readonly dropHead;
  private readonly dropBody;
  private readonly dropJob;

  constructor(private readonly sql: SqlFile) {
    // A plain INSERT on a row that exists would leave its old words searchable for good.
    this.putHead = sql.prepare(
      "INSERT OR REPLACE INTO head (rowid, role, skills, company) VALUES (?, ?, ?, ?)",
    );
    this.putBody = sql.prepare("INSERT OR REPLACE INTO body (rowid, words) VALUES (?, ?)");
    this.putJob = sql.prepare("INSERT OR REPLACE INTO job VALUES (?, ?, ?, ?, ?, ?, ?)");
    this.putPlaceWord = sql.prepare("INSERT OR IGNORE INTO place_word VALUES (?)");
    this.writeValue = sql.prepare("INSERT OR REPLACE INTO filter_value VALUES (?, ?, ?, ?)");
    this.putMeta = sql.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)");
    this.dropHead = sql.prepare("DELETE FROM head WHERE rowid = ?");
    this.dropBody = sql.prepare("DELETE FROM body WHERE rowid = ?");
    this.dropJob = sql.prepare("DELETE FROM job WHERE ord = ?");
  }

  inTransaction(work: () => void): void {
    this.sql.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.sql.exec("COMMIT");
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  put(job: StoredJob, words: FoldedJob): void {
    const { role, skills, company, words: all } = columnsOf(words);
    this.putHead.run(job.ord, role, skills, company);
    this.putBody.run(job.ord, all);
    for (const word of words.placeWords) this.putPlaceWord.run(word);
    this.putJob.run(
      job.ord,
      job.id,
      job.postedAt,
      job.validThrough,
      job.hourlyPay,
      textOfNumbers(job.places),
      textOfNumbers(job.values),
    );
  }

  drop(ord: number): void {
    this.dropHead.run(ord);
    this.dropBody.run(ord);
    this.dropJob.run(ord);
  }

  putValue(number: number, { filter, value, label }: FilterValue): void {
    this.writeValue.run(number, filter, value, label);
  }

  setMeta(name: string, value: string): void {
    this.putMeta.run(name, value);
  }

  count(): number {
    const [[top] = []] = this.sql.prepare("SELECT max(ord) FROM job").rows();
    return typeof top === "number" ? top + 1 : 0;
  }

  values(): FilterValue[] {
    const rows = this.sql
      .prepare("SELECT filter, value, label FROM filter_value ORDER BY number")
      .rows();
    return rows.map(([filter, value, label]) => ({
      filter: String(filter),
      value: String(value),
      label: String(label),
    }));
  }

  /** Reads all jobs, a part at a time: as one list they would take a gigabyte. */
  *jobs(): Iterable<StoredJob> {
    const part = this.sql.prepare(
      `SELECT ord, id, postedAt, validThrough, hourlyPay, places, filterValues FROM job WHERE ord > ? ORDER BY ord LIMIT ${LOADED_AT_ONCE}`,
    );
    for (let last = -1; ;) {
      const rows = part.rows(last);
      for (const [ord, id, postedAt, validThrough, hourlyPay, places, values] of rows) {
        last = Number(ord);
        yield {
          ord: last,
          id: id as Uint8Array,
          postedAt: Number(postedAt),
          validThrough: Number(validThrough),
          hourlyPay: Number(hourlyPay),
          places: numbersOfText(String(places)),
          values: numbersOfText(String(values)),
        };
      }
      if (rows.length < LOADED_AT_ONCE) return;
    }
  }

  /** Merges the words' lists, so that each is read in one piece. */
  optimize(): void {
    this.ofWords("optimize");
  }

  /** From now on, lists are only merged by `mergeSome`. By itself, SQLite would merge so many at times that searches wait 10 ms. */
  mergeWhenAsked(): void {
    this.ofWords("automerge", 0);
  }

  /** Merges a few of the lists that writing has added, if there are enough for it. */
  mergeSome(): void {
    this.ofWords("merge", MERGED_PAGES);
  }

  private ofWords(command: string, value = 0): void {
    for (const table of ["head", "body"])
      this.sql.exec(`INSERT INTO ${table}(${table}, rank) VALUES('${command}', ${value})`);
  }

  private rollback(): void {
    try {
      this.sql.exec("ROLLBACK");
    } catch {
      // A full disk has rolled it back already.
    }
  }
}
