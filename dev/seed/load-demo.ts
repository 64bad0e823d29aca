import { readFile } from "node:fs/promises";
import path from "node:path";
import type { DataSource, EntityManager } from "typeorm";
import { newId } from "../../server/core/ids.js";
import { User } from "../../server/modules/accounts/user.entity.js";
import type { CompanyLogos } from "../../server/modules/companies/company-logos.js";
import { Company, CompanyRecruiter } from "../../server/modules/companies/company.entity.js";
import { Job } from "../../server/modules/jobs/job.entity.js";
import { columnsOf } from "../../server/modules/jobs/job.rows.js";
import { writeTerms } from "../../server/modules/jobs/job.terms.js";
import { buildDemo, type DemoCompany, type DemoData, type DemoJob } from "./build-demo.js";

const LOGOS = path.resolve("dev/seed/data/logos");
/** Codes of jobs posted later go on from here. */
const LAST_SEED_CODE = 19_999;

const ACCOUNTS = [
  { email: "candidate@example.com", name: "Anika Sharma", role: "CANDIDATE" },
  { email: "recruiter@example.com", name: "Marcus Reed", role: "RECRUITER" },
  { email: "admin@example.com", name: "Elena Torres", role: "ADMIN" },
] as const;

/**
 * Fills an empty database with the demo: companies with logos, jobs, three accounts.
 * @returns what was written, or null when there are companies already
 */
export async function loadDemo(
  dataSource: DataSource,
  logos: CompanyLogos,
  now: Date,
): Promise<DemoData | null> {
  if ((await dataSource.manager.count(Company)) > 0) return null;
  const demo = buildDemo(now);
  for (const company of demo.companies) await putLogo(logos, company);
  await dataSource.transaction(async (transaction) => {
    const companies = demo.companies.map((company) => companyRow(company, now));
    await transaction.insert(Company, companies);
    for (const job of demo.jobs) await insertJob(transaction, job, demo.companies, now);
    await transaction.query("UPDATE sequences SET value = ? WHERE name = 'job'", [LAST_SEED_CODE]);
    await insertAccounts(transaction, demo.companies, now);
  });
  return demo;
}

async function putLogo(logos: CompanyLogos, { logoFile }: DemoCompany): Promise<void> {
  const body = await readFile(path.join(LOGOS, logoFile));
  await logos.put(logoFile, body, "image/svg+xml");
}

const companyRow = (company: DemoCompany, createdAt: Date) => ({ ...company, createdAt });

async function insertJob(
  transaction: EntityManager,
  job: DemoJob,
  companies: DemoCompany[],
  now: Date,
): Promise<void> {
  const company = companies.find(({ id }) => id === job.companyId);
  if (!company) throw new Error(`${job.code} names a company that is not in the demo`);
  const { role, companyLocation, salary, salaryRange, contract, jobType, workplaceType } = job;
  const { industry, workAuthorization, skills, description, responsibilities } = job;
  const terms = { role, companyLocation, salary, salaryRange, contract, jobType, workplaceType };
  const texts = { workAuthorization, skills, description, responsibilities };
  await transaction.insert(Job, {
    id: job.id,
    code: job.code,
    companyId: job.companyId,
    ...columnsOf({ ...terms, industry, ...texts }, company),
    status: job.status,
    closeReason: job.closeReason,
    publishedAt: job.publishedAt,
    validThrough: job.validThrough,
    closedAt: job.closedAt,
    createdAt: job.publishedAt ?? now,
    updatedAt: job.closedAt ?? job.publishedAt ?? now,
  });
  await writeTerms(transaction, job.id);
}

/** The demo recruiter's companies: the firm itself, and a client with a draft to finish. */
const RECRUITED = ["staffboard-partners", "veridane-biosciences"];

async function insertAccounts(transaction: EntityManager, companies: DemoCompany[], now: Date) {
  const contact = { location: "Dallas, TX", phone: "2145550134", countryCode: "+1" };
  for (const account of ACCOUNTS) {
    const id = newId();
    await transaction.insert(User, { id, ...account, ...contact, createdAt: now, updatedAt: now });
    if (account.role !== "RECRUITER") continue;
    for (const { id: companyId } of companies.filter((company) => RECRUITED.includes(company.slug)))
      await transaction.insert(CompanyRecruiter, { companyId, userId: id });
  }
}
