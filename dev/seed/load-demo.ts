import type { DataSource, EntityManager } from "typeorm";
import type { CompanyRole } from "../../server/core/actor.js";
import { newId } from "../../server/core/ids.js";
import type { ObjectStore } from "../../server/integrations/storage/object-store.js";
import { systemClock } from "../../server/core/clock.js";
import { inTransaction } from "../../server/kit/db/transactions.js";
import { User } from "../../server/modules/accounts/user.entity.js";
import { ChangeFeed } from "../../server/modules/changes/change-feed.js";
import { companyWrite } from "../../server/modules/changes/change.types.js";
import { CompanyLogos } from "../../server/modules/companies/company-logos.js";
import { Company, CompanyRecruiter } from "../../server/modules/companies/company.entity.js";
import { Job } from "../../server/modules/jobs/record/job.entity.js";
import { columnsOf } from "../../server/modules/jobs/record/job.columns.js";
import { insertedJob } from "../../server/modules/jobs/record/job-write.js";
import { buildConsents } from "./build-consents.js";
import { insertConsents } from "./load-consents.js";
import { insertRecords } from "./load-records.js";
import { buildPeople } from "./build-people.js";
import { insertContacts } from "./load-contacts.js";
import { insertOffice } from "./load-office.js";
import { buildInterviews, buildPlacements } from "./build-placements.js";
import { insertPlacements } from "./load-placements.js";
import { insertDay } from "./load-day.js";
import { insertPeople, peopleOf, putResumes } from "./load-people.js";
import { insertPlans, sellPlans, type DemoTill } from "./load-plans.js";
import { buildDemo } from "./build-demo.js";
import type { DemoCompany, DemoData, DemoJob } from "./demo-data.js";
import { drawLogo } from "./draw-logo.js";

/** Codes of jobs posted later continue from here. */
const LAST_SEED_CODE = 19_999;

const ACCOUNTS = [
  { email: "candidate@example.com", name: "Anika Sharma", role: "CANDIDATE" },
  { email: "recruiter@example.com", name: "Marcus Reed", role: "RECRUITER" },
  { email: "admin@example.com", name: "Elena Torres", role: "ADMIN" },
] as const;

/**
 * Fills an empty database with the demo: companies with logos, jobs, three accounts, candidates with applications, the
 * placements and interviews that some of those led to, and plans that some bought.
 * @returns what was written
 */
export async function loadDemo(
  dataSource: DataSource,
  store: ObjectStore,
  now: Date,
  till: DemoTill,
): Promise<DemoData> {
  const demo = buildDemo(now);
  const applications = buildPeople(demo, now);
  const logos = new CompanyLogos(store);
  for (const company of demo.companies) await putLogo(logos, company);
  await putResumes(store, peopleOf(applications));
  const plans = await sellPlans(till, peopleOf(applications), now);
  await inTransaction(dataSource, async (transaction) => {
    const companies = demo.companies.map((company) => companyRow(company, now));
    await transaction.insert(Company, companies);
    const jobs = demo.jobs.map(jobRow);
    await transaction.insert(Job, jobs);
    const changes = new ChangeFeed(dataSource, systemClock);
    await changes.append(
      transaction,
      companies.map(({ id }) => companyWrite(id)),
    );
    await changes.append(transaction, jobs.map(insertedJob));
    await transaction.query("UPDATE sequences SET value = ? WHERE name = 'job'", [LAST_SEED_CODE]);
    const { recruiterId, adminId } = await insertAccounts(transaction, demo.companies, now);
    await insertPeople(transaction, applications, recruiterId, now);
    const consents = buildConsents(demo, applications, now);
    await insertConsents(transaction, consents, recruiterId);
    await insertRecords(transaction, applications, recruiterId);
    await insertContacts(transaction, demo.companies, now);
    await insertOffice(transaction, { companies: demo.companies, adminId, now });
    const placements = buildPlacements(applications, consents, now);
    const interviews = buildInterviews(applications, recruitedBy(demo.companies), now);
    await insertPlacements(transaction, placements, interviews, recruiterId);
    await insertDay(transaction, applications, recruiterId, now);
    await insertPlans(transaction, plans, now);
  });
  return demo;
}

const putLogo = async (logos: CompanyLogos, { slug, logoFile }: DemoCompany): Promise<void> =>
  logos.put(logoFile, await drawLogo(slug), "image/png");

const companyRow = (company: DemoCompany, createdAt: Date) => ({ ...company, createdAt });

const jobRow = (job: DemoJob) => ({
  ...columnsOf(job),
  takenDownAt: null,
  version: 1,
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
});

/** The demo recruiter's companies: the staffing firm itself, and a client with an unfinished draft. */
const RECRUITED: ReadonlyMap<string, CompanyRole> = new Map([
  ["staffboard-partners", "OWNER"],
  ["veridane-biosciences", "RECRUITER"],
]);

const recruitedBy = (companies: readonly DemoCompany[]): ReadonlySet<string> =>
  new Set(companies.filter(({ slug }) => RECRUITED.has(slug)).map(({ id }) => id));

async function insertAccounts(
  transaction: EntityManager,
  companies: DemoCompany[],
  now: Date,
): Promise<{ recruiterId: string; adminId: string }> {
  const contact = { location: "Dallas, TX", phone: "2145550134", countryCode: "+1" };
  const rows = ACCOUNTS.map((account) => ({ id: newId(), ...account, ...contact }));
  await transaction.insert(
    User,
    rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })),
  );
  const idOf = (wanted: string) => rows.find(({ role }) => role === wanted)?.id ?? "";
  const recruiterId = idOf("RECRUITER");
  for (const { id: companyId, slug } of companies) {
    const role = RECRUITED.get(slug);
    if (role) await transaction.insert(CompanyRecruiter, { companyId, userId: recruiterId, role });
  }
  return { recruiterId, adminId: idOf("ADMIN") };
}
