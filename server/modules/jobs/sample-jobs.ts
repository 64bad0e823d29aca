import { Company } from "../companies/company.entity.js";
import { SAMPLE_ID } from "../outbox/mail-samples.js";
import { typed } from "../outbox/typed-words.js";
import { Job } from "./job.entity.js";

const openings = [
  {
    role: "Senior Java Engineer",
    salary: "$65–$75 an hour",
    company: { name: "Cedar Health Systems", slug: "cedar-health-systems" },
    companyLocation: "Dallas, TX",
  },
  {
    role: "Data Engineer, Snowflake and dbt",
    salary: "$128,000–$150,000 a year",
    company: { name: "Northwind", slug: "northwind" },
    companyLocation: "Remote, US",
  },
  {
    role: "Registered Nurse, ICU Nights",
    salary: "$48–$56 an hour",
    company: { name: "Lakeside Medical", slug: "lakeside-medical" },
    companyLocation: "Columbus, OH",
  },
] as const;
type Opening = (typeof openings)[number];

const jobOf = ({ role, salary, company, companyLocation }: Opening): Job => {
  const shown = { ...company, name: typed(company.name), logoFile: "0190a1b2.png" };
  return Object.assign(new Job(), {
    ...{ id: SAMPLE_ID, code: "SB-10023" },
    ...{ role: typed(role), salary: typed(salary), companyLocation: typed(companyLocation) },
    company: Object.assign(new Company(), { id: SAMPLE_ID }, shown),
  });
};

/** Jobs in samples of emails. */
export const sampleJobs = (): Job[] => openings.map(jobOf);

/** The first of them. */
export const sampleJob = (change: Partial<Job> = {}): Job =>
  Object.assign(jobOf(openings[0]), change);
