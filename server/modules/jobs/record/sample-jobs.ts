import { Company } from "../../companies/company.entity.js";
import { SAMPLE_ID } from "../../outbox/mail-samples.js";
import { typed } from "../../outbox/typed-words.js";
import { Job } from "./job.entity.js";

const openings = [
  {
    role: typed("Senior Java Engineer"),
    salary: typed("$65–$75 an hour"),
    company: { name: typed("Cedar Health Systems"), slug: "cedar-health-systems" },
    companyLocation: typed("Dallas, TX"),
    workplaceType: "ONSITE",
  },
  {
    role: typed("Data Engineer, Snowflake and dbt"),
    salary: typed("$128,000–$150,000 a year"),
    company: { name: typed("Northwind"), slug: "northwind" },
    companyLocation: typed("Denver, CO"),
    workplaceType: "REMOTE",
  },
  {
    role: typed("Registered Nurse, ICU Nights"),
    salary: typed("$48–$56 an hour"),
    company: { name: typed("Lakeside Medical"), slug: "lakeside-medical" },
    companyLocation: typed("Columbus, OH"),
    workplaceType: "ONSITE",
  },
] as const;
type Opening = (typeof openings)[number];

const jobOf = ({ role, salary, company, companyLocation, workplaceType }: Opening): Job => {
  const shown = { id: SAMPLE_ID, ...company, logoFile: "0190a1b2.png" };
  return Object.assign(new Job(), {
    id: SAMPLE_ID,
    code: "SB-10023",
    role,
    salary,
    companyLocation,
    workplaceType,
    company: Object.assign(new Company(), shown),
  });
};

/** Jobs in samples of emails. */
export const sampleJobs = (): Job[] => openings.map(jobOf);

/** The first of them. */
export const sampleJob = (change: Partial<Job> = {}): Job =>
  Object.assign(jobOf(openings[0]), change);
