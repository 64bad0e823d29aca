import type mysql from "mysql2/promise";
import { judgedJobs, type JudgedJob } from "./jobs.js";
import type { JudgedEngine } from "./quality.js";

const TABLE = `CREATE TABLE bench_judged_jobs (
  id VARCHAR(40) PRIMARY KEY, publishedAt DATETIME NOT NULL, words TEXT NOT NULL, FULLTEXT (words))`;
const SEARCH = `SELECT id FROM bench_judged_jobs WHERE MATCH(words) AGAINST (?)
  ORDER BY MATCH(words) AGAINST (?) DESC, publishedAt DESC LIMIT 10`;

const TAGS = /<[^>]*>/g;
const wordsOf = (job: JudgedJob): string =>
  [
    ...[job.role, job.companyName, job.companyLocation, job.contract, job.jobType, job.code],
    ...[...job.skills, ...job.workAuthorization],
    ...[job.description, job.responsibilities].map((html) => html.replace(TAGS, " ")),
  ].join(" ");

/**
 * MySQL's FULLTEXT over the same words of the judged jobs, by relevance (natural language mode), as one would use it without
 * an index of one's own: it knows no places, no synonyms, and no spelling.
 */
export async function judgedFulltext(connection: mysql.Connection): Promise<JudgedEngine> {
  await connection.query("DROP TABLE IF EXISTS bench_judged_jobs");
  await connection.query(TABLE);
  const rows = judgedJobs.map((job) => [job.id, job.publishedAt, wordsOf(job)]);
  await connection.query("INSERT INTO bench_judged_jobs (id, publishedAt, words) VALUES ?", [rows]);
  return async (typed) => {
    const [found] = await connection.query<mysql.RowDataPacket[]>(SEARCH, [typed, typed]);
    return { ids: found.map(({ id }) => String(id)), correctedTo: null };
  };
}
