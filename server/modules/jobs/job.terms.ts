import { z } from "zod";
import type { EntityManager, QueryRunner } from "typeorm";
import { plainText } from "../../core/html.js";
import { jobTypeOf } from "./job-type.js";
import { foldWords, isExact, roleWords, STOPWORDS, textWords } from "./search-words.js";
import { statesIn } from "./us-states.js";
import { authorizationsIn } from "./work-authorization.js";

/** What a job is found by. */
export interface SearchedJob {
  role: string;
  companyName: string;
  companyLocation: string;
  contract: string;
  jobType: string;
  workplaceType: string;
  industry: string | null;
  workAuthorization: readonly string[];
  skills: readonly string[];
}

/**
 * The text that searches run over: its words once, folded, with a space before each. The full-text index holds the same
 * words; a short list of jobs is asked by comparing bytes (job.selection.ts).
 */
export function searchTextOf(
  job: SearchedJob & { description: string; responsibilities: string },
): string {
  const texts = [
    job.role,
    job.companyName,
    job.companyLocation,
    ...statesIn(job.companyLocation).map(({ name }) => name),
    ...job.skills,
    job.contract,
    job.jobType,
    job.workplaceType,
    ...job.workAuthorization,
    (job.industry ?? "").replaceAll("_", " "),
    plainText(job.description),
    plainText(job.responsibilities),
  ];
  return [...new Set(texts.flatMap(textWords))].map((word) => ` ${word}`).join("");
}

/** Words of a role, and what lists can be narrowed to, beside the plain words of job_terms. */
export const roleTerm = (word: string): string => `role:${word}`;
export const filterTerm = (filter: "open-to" | "type" | "workplace", value: string): string =>
  `${filter}:${value}`;

/** "IT" is a small word only by its looks; states and industries are named beside. */
const isPlainTerm = (word: string): boolean =>
  isExact(word) && (word === "it" || !STOPWORDS.has(word));

/** Every term of a job, once. Plain ones are words that the full-text index cannot look up. */
export function termsOf(job: SearchedJob & { code: string }): string[] {
  const { authorizations, words } = authorizationsIn(job.workAuthorization);
  const texts = [job.role, job.companyName, job.companyLocation, job.contract, job.jobType];
  const type = jobTypeOf(job.jobType);
  const terms = [
    ...[...texts, ...job.skills].flatMap(foldWords).filter(isPlainTerm),
    job.code.toLowerCase(),
    job.workplaceType.toLowerCase(),
    // "it" and "ai" are words of their own; longer ones are in the text.
    ...foldWords(job.industry ?? "").filter(isExact),
    ...statesIn(job.companyLocation).map(({ code }) => code.toLowerCase()),
    ...words,
    ...roleWords(job.role).map(roleTerm),
    ...authorizations.map((authorization) => filterTerm("open-to", authorization)),
    ...(type === null ? [] : [filterTerm("type", type)]),
    filterTerm("workplace", job.workplaceType),
  ];
  return [...new Set(terms)];
}

/** MariaDB keeps JSON as text; MySQL hands over what it means. */
const textList = z.preprocess(
  (value) => (typeof value === "string" ? (JSON.parse(value) as unknown) : value),
  z.array(z.string()),
);
const searchedRow = z.object({
  id: z.string(),
  code: z.string(),
  role: z.string(),
  companyName: z.string(),
  companyLocation: z.string(),
  contract: z.string(),
  jobType: z.string(),
  workplaceType: z.string(),
  industry: z.string().nullable(),
  workAuthorization: textList,
  skills: textList,
  description: z.string(),
  responsibilities: z.string(),
  status: z.string(),
  publishedAt: z.date().nullable(),
});

/** Columns by name: this also runs in migrations, before later columns are there. */
const SEARCHED = `SELECT j.id, j.code, j.role, c.name AS companyName, j.companyLocation, j.contract, j.jobType,
  j.workplaceType, j.industry, j.workAuthorization, j.skills, j.description, j.responsibilities, j.status, j.publishedAt
  FROM jobs j JOIN companies c ON c.id = j.companyId`;
const ONE_JOB = [SEARCHED, "WHERE j.id = ?"].join(" ");
const NEXT_JOBS = [SEARCHED, "WHERE j.id > ? ORDER BY j.id LIMIT ? FOR UPDATE"].join(" ");

/** Writes the terms of a job anew. Only a published one has any: lists of open jobs are all that asks. */
export async function writeTerms(transaction: EntityManager, jobId: string): Promise<void> {
  const rows = await transaction.query<unknown[]>(ONE_JOB, [jobId]);
  await transaction.query("DELETE FROM job_terms WHERE jobId = ?", [jobId]);
  await insertTerms(transaction, z.array(searchedRow).parse(rows));
}

/**
 * Stores terms and search texts of all jobs anew, for a migration; some at a time, each step in a transaction of its
 * own. Can be broken off and begun again.
 * @param step jobs in one transaction: short enough that nobody waits for its locks
 */
export async function reindexJobs(runner: QueryRunner, step = 200): Promise<void> {
  for (let last: string | null = ""; last !== null;) {
    await runner.startTransaction();
    try {
      last = await reindexSome(runner.manager, last, step);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  }
}

/** @returns the last id, null at the end */
async function reindexSome(
  transaction: EntityManager,
  afterId: string,
  limit: number,
): Promise<string | null> {
  const found = await transaction.query<unknown[]>(NEXT_JOBS, [afterId, limit]);
  const jobs = z.array(searchedRow).parse(found);
  const last = jobs.at(-1);
  if (!last) return null;
  await transaction.query("DELETE FROM job_terms WHERE jobId IN (?)", [jobs.map(({ id }) => id)]);
  for (const job of jobs)
    await transaction.query("UPDATE jobs SET searchText = ? WHERE id = ?", [
      searchTextOf(job),
      job.id,
    ]);
  await insertTerms(transaction, jobs);
  return last.id;
}

async function insertTerms(transaction: EntityManager, jobs: z.infer<typeof searchedRow>[]) {
  const open = jobs.filter(({ status }) => status === "PUBLISHED");
  const rows = open.flatMap((job) =>
    termsOf(job).map((term) => [term, job.publishedAt, job.id] as const),
  );
  if (rows.length === 0) return;
  await transaction.query("INSERT INTO job_terms (term, publishedAt, jobId) VALUES ?", [rows]);
}
