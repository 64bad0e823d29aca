import { keysOf } from "../../../core/keys.js";
import type { Clock } from "../../../core/clock.js";
import { readRows } from "../../../kit/db/pool.js";
import type { Reads } from "../../../kit/db/reads.js";
import { joinCompany } from "../../companies/company.joins.js";
import { cardsWith } from "../reading/listed-job.rows.js";
import type { Job } from "../record/job.entity.js";
import { jobFields } from "../record/job.fields.js";

/** Jobs of a statement: with their texts, they take about 3 MB. */
const PAGE = 500;
const FIRST = "";

const CARDS = cardsWith({
  job: [
    ...keysOf(jobFields),
    ...(["id", "code", "companyId", "status", "publishedAt", "validThrough"] as const),
    ...(["textsVersion", "version", "updatedAt", "externalId"] as const),
    ...(["salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod"] as const),
  ],
  company: ["id", "name", "logoFile", "description"],
});
const SQL = `SELECT ${CARDS.columns} FROM jobs j FORCE INDEX (PRIMARY) ${joinCompany("j.companyId")}
  WHERE j.id > ? AND j.status = 'PUBLISHED' AND j.validThrough > ? ORDER BY j.id LIMIT ${PAGE}`;

/** All open jobs in the order of their ids, a page at a time; the next one is read while the caller works on this one. */
export async function* openJobs(reads: Reads, clock: Clock): AsyncGenerator<readonly Job[]> {
  const now = clock.now();
  const pageAfter = (id: string) =>
    reads.forCopies(async (database) =>
      (await readRows(database, SQL, [id, now])).map(CARDS.toJob),
    );
  let next: Promise<readonly Job[]> | null = pageAfter(FIRST);
  while (next) {
    const page: readonly Job[] = await next;
    const last = page.at(-1);
    next = last && page.length === PAGE ? pageAfter(last.id) : null;
    // Whoever stops early must not leave an error that no one hears.
    next?.catch(() => undefined);
    if (last) yield page;
  }
}
