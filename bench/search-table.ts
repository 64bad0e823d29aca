import type mysql from "mysql2/promise";
import { benchJobs, type BenchJob } from "./search-data.js";
import type { JobDocument } from "../server/modules/jobs/search/index/index-calls.js";

const ROWS_AT_ONCE = 500;
const READ_AT_ONCE = 200;

/** The table of the benchmark: the columns that the index reads, and MySQL's own index of words. */
const TABLE = `CREATE TABLE bench_search_jobs (
  id CHAR(36) PRIMARY KEY, role VARCHAR(150) NOT NULL, company VARCHAR(120) NOT NULL, skills JSON NOT NULL,
  location VARCHAR(120) NOT NULL, description MEDIUMTEXT NOT NULL, workplace VARCHAR(10) NOT NULL,
  type VARCHAR(20) NOT NULL, openTo JSON NOT NULL, tax JSON NOT NULL, industry VARCHAR(20) NOT NULL,
  clearance VARCHAR(12) NOT NULL, state CHAR(2) NOT NULL, place SMALLINT UNSIGNED NOT NULL, hourlyPay INT UNSIGNED,
  postedAt BIGINT NOT NULL, validThrough BIGINT NOT NULL, words MEDIUMTEXT NOT NULL,
  KEY posted (postedAt, id))`;

const COLUMNS =
  "id, role, company, skills, location, description, workplace, type, openTo, tax, industry, clearance, state, place, hourlyPay, postedAt, validThrough";
export const CARD_COLUMNS = COLUMNS.replace("description, ", "");

export async function fillTable(connection: mysql.Connection, jobs: number, now: number) {
  await connection.query("DROP TABLE IF EXISTS bench_search_jobs");
  await connection.query(TABLE);
  let rows: unknown[][] = [];
  const flush = async () => {
    if (rows.length > 0)
      await connection.query(`INSERT INTO bench_search_jobs (${COLUMNS}, words) VALUES ?`, [rows]);
    rows = [];
  };
  for (const job of benchJobs(jobs, now)) {
    const { skills, openTo, tax, ...rest } = job;
    const lists = { skills, openTo, tax };
    const columns = COLUMNS.split(", ").map((name) =>
      name in lists
        ? JSON.stringify(lists[name as keyof typeof lists])
        : rest[name as keyof typeof rest],
    );
    const words = [job.role, job.company, ...skills, job.location, job.description].join(" ");
    rows.push([...columns, words]);
    if (rows.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
}

/** What the index would get from the product's table. */
export const documentOf = (row: BenchJob): JobDocument => ({
  id: row.id,
  role: row.role,
  company: row.company,
  skills: row.skills,
  texts: [row.location],
  ads: [row.description],
  values: {
    workplace: [row.workplace],
    type: [row.type],
    "open-to": row.openTo,
    tax: row.tax,
    industry: [row.industry],
    clearance: [row.clearance],
    state: [row.state],
    company: [row.company],
  },
  hourlyPay: row.hourlyPay,
  places: [row.place],
  placeNames: [row.location],
  postedAt: row.postedAt,
  validThrough: row.validThrough,
});

/** All jobs, oldest first. */
export async function* documents(connection: mysql.Pool): AsyncIterable<JobDocument[]> {
  for (let postedAt = 0, id = ""; ;) {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT ${COLUMNS} FROM bench_search_jobs WHERE postedAt >= ? AND (postedAt > ? OR id > ?) ORDER BY postedAt, id LIMIT ${READ_AT_ONCE}`,
      [postedAt, postedAt, id],
    );
    const last = rows.at(-1);
    if (!last) return;
    postedAt = Number(last.postedAt);
    id = String(last.id);
    yield (rows as BenchJob[]).map(documentOf);
  }
}
