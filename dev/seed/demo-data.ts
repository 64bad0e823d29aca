import type { Industry } from "../../server/modules/jobs/record/industry.js";
import type { JobFieldValues } from "../../server/modules/jobs/record/job.fields.js";
import type { SalaryRange } from "./data/pay.js";
import type { WorkplaceType } from "./data/role-family.js";
import type { JobTimes } from "./data/schedule.js";

/** A company as the loader stores it. */
export interface DemoCompany {
  id: string;
  name: string;
  slug: string;
  industry: string;
  /** "Dallas, TX" */
  location: string;
  website: string;
  /** Plain text. */
  description: string;
  /** File name in the object store. */
  logoFile: string;
}

/** A job as the loader stores it; field names follow the GraphQL type Job. */
export interface DemoJob extends JobTimes {
  id: string;
  code: string;
  companyId: string;
  role: string;
  /** "Dallas, TX" */
  companyLocation: string;
  city: string;
  region: string;
  country: "US";
  workplaceType: WorkplaceType;
  industry: Industry;
  securityClearance: JobFieldValues["securityClearance"];
  salary: string;
  salaryRange: SalaryRange;
  contract: string;
  jobType: string;
  /** Work authorizations that the job accepts. */
  workAuthorization: string[];
  sponsorship: JobFieldValues["sponsorship"];
  employerFacts: JobFieldValues["employerFacts"];
  skills: string[];
  /** HTML: p, ul, li, strong. */
  description: string;
  /** HTML of the qualifications. */
  responsibilities: string;
  /** Key of the role family, for tests and statistics. */
  family: string;
}

export interface DemoData {
  companies: DemoCompany[];
  /** Oldest first, drafts last, then those paid by the hour; codes increase in this order. */
  jobs: DemoJob[];
}
