import { newId } from "../core/ids.js";
import type { Company } from "../modules/companies/company.entity.js";
import { Job } from "../modules/jobs/record/job.entity.js";
import { inTransaction } from "../kit/db/transactions.js";
import type { TestApp } from "./create-test-app.js";
import { buildCompany, buildJob } from "./factories.js";
import { insertedJob } from "../modules/jobs/record/job-write.js";
import { settle } from "./settle.js";

const AT_ONCE = 250;
const COMPANIES = 60;
const ROLES = ["Java Developer", "Registered Nurse", "Welder", "C++ Engineer", "Data Analyst"];
const LEVELS = ["", "Senior ", "Lead ", "Junior "];
const CITIES = ["Dallas, TX", "Austin, TX", "Oakland, CA", "Reno, NV", "Portland, OR", "Tulsa, OK"];
const SYLLABLES = "ba ce di fo gu ka le mi no pu ra se ti vo zu an er in or us".split(" ");
const WORDS = SYLLABLES.length ** 3;
const WORDS_OF_AD = 80;

const wordOf = (number: number): string =>
  [number, number / SYLLABLES.length, number / SYLLABLES.length ** 2]
    .map((at) => SYLLABLES[Math.floor(at) % SYLLABLES.length])
    .join("");

/** The same numbers from 0 to 1 in each run (a linear congruential generator). */
function numbers(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Publishes many jobs of different words at once, and lets the index follow. A few of the words are in most of the jobs. */
export async function buildManyJobs(app: TestApp, count: number): Promise<void> {
  const next = numbers();
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? "";
  const words = (many: number): string[] =>
    Array.from({ length: many }, () => wordOf(Math.floor(next() ** 3 * WORDS)));
  const companies: Company[] = [];
  for (let n = 0; n < COMPANIES; n++)
    companies.push(await buildCompany(app, { name: `${words(2).join(" ")} ${n}` }));
  const model = await buildJob(app);
  const rows = Array.from({ length: count }, (_, n) => ({
    ...model,
    company: undefined,
    id: newId(),
    code: `MANY-${n}`,
    companyId: companies[n % COMPANIES]?.id ?? "",
    role: `${pick(LEVELS)}${pick(ROLES)} ${words(1).join("")}`,
    companyLocation: pick(CITIES),
    skills: [...words(4), pick(["Java", "SQL", "Go", "C#"])],
    description: `<p>${words(WORDS_OF_AD).join(" ")}</p>`,
  }));
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await inTransaction(app.dataSource, async (transaction) => {
      await transaction.insert(Job, some);
      await app.services.changes.append(transaction, some.map(insertedJob));
    });
  }
  await settle(app);
}
