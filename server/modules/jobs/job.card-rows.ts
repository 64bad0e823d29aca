import { Company } from "../companies/company.entity.js";
import { Job } from "./job.entity.js";

/** What a list shows of a job `j` and its company `c`; long texts only when somebody will look at them. */
export const cardColumns = (withTexts: boolean): string =>
  `j.id, j.code, j.companyId, j.role, j.companyLocation, j.salary, j.salaryMin, j.salaryMax,
  j.salaryCurrency, j.salaryPeriod, j.contract, j.jobType, j.workplaceType, j.industry, j.workAuthorization, j.skills, j.status,
  j.closeReason, j.publishedAt, j.validThrough, j.closedAt, j.createdAt, j.updatedAt, c.name AS companyName, c.slug,
  c.logoFile, c.description AS companyDescription, c.website, c.location, c.industry AS companyIndustry, c.createdAt AS companyCreatedAt${
    withTexts ? ", j.description, j.responsibilities" : ""
  }`;

export type JobRow = Omit<Job, "company" | "description" | "responsibilities" | "salaryRange"> &
  Omit<Company, "id" | "name" | "description" | "industry" | "createdAt" | "logoUrl"> & {
    companyName: string;
    companyDescription: string;
    companyIndustry: string | null;
    companyCreatedAt: Date;
    description?: string;
    responsibilities?: string;
    workAuthorization: string[] | string;
    skills: string[] | string;
  };

export function toJob(row: JobRow): Job {
  const company = Object.assign(new Company(), {
    id: row.companyId,
    name: row.companyName,
    slug: row.slug,
    logoFile: row.logoFile,
    description: row.companyDescription,
    website: row.website,
    location: row.location,
    industry: row.companyIndustry,
    createdAt: row.companyCreatedAt,
  });
  return Object.assign(new Job(), {
    id: row.id,
    code: row.code,
    companyId: row.companyId,
    company,
    role: row.role,
    companyLocation: row.companyLocation,
    salary: row.salary,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    salaryCurrency: row.salaryCurrency,
    salaryPeriod: row.salaryPeriod,
    contract: row.contract,
    jobType: row.jobType,
    workplaceType: row.workplaceType,
    industry: row.industry,
    workAuthorization: textList(row.workAuthorization),
    skills: textList(row.skills),
    description: row.description ?? "",
    responsibilities: row.responsibilities ?? "",
    status: row.status,
    closeReason: row.closeReason,
    publishedAt: row.publishedAt,
    validThrough: row.validThrough,
    closedAt: row.closedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  });
}

/** MariaDB keeps JSON as text; MySQL hands over what it means. */
const textList = (value: string[] | string): string[] =>
  typeof value === "string" ? (JSON.parse(value) as string[]) : value;
