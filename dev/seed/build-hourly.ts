import { salaryTextOf } from "../../server/modules/jobs/pay/salary-text.js";
import { employerFactsOf } from "./data/employer-facts.js";
import { CITIES } from "./data/cities.js";
import { COMPANIES } from "./data/companies.js";
import { CARE_JOBS } from "./data/hourly/care.js";
import type { HourlyJob } from "./data/hourly/hourly-job.js";
import { LOGISTICS_JOBS } from "./data/hourly/logistics.js";
import { PLANT_JOBS } from "./data/hourly/plants.js";
import { SERVICE_JOBS } from "./data/hourly/services.js";
import { E_VERIFY_TEXT, HOURLY_OFFERS, HOURLY_PROCESSES } from "./data/common-texts.js";
import { heading, list, paragraph } from "./data/job-text.js";
import { seededRandom, stableUuid } from "./data/random.js";
import { scheduleOpen, type JobTimes } from "./data/schedule.js";
import type { DemoJob } from "./demo-data.js";

/** Their `DemoJob.family`. */
export const HOURLY = "hourly";
const ALL = [...LOGISTICS_JOBS, ...CARE_JOBS, ...PLANT_JOBS, ...SERVICE_JOBS];

/** What every employer accepts: an hourly job needs no papers from it. */
const OPEN_TO = ["H4 EAD", "L2 EAD", "GC EAD", "Green Card", "US Citizen"];

/** The demo's jobs paid by the hour, with codes from this number on. All are open at `now`. A pure function. */
export function buildHourly(now: Date, firstCode: number): DemoJob[] {
  const jobs = seededRandom("order of hourly jobs").shuffle(ALL);
  const times = scheduleOpen(jobs.length, now);
  return times.flatMap((time, index) => {
    const job = jobs[index];
    return job ? [{ ...written(job, `SB-${firstCode + index}`), ...time }] : [];
  });
}

function written(job: HourlyJob, code: string): Omit<DemoJob, keyof JobTimes> {
  const [min, max] = job.pay;
  const salaryRange = { min: min * 100, max: max * 100, currency: "USD", period: "HOUR" } as const;
  const company = COMPANIES.find(({ slug }) => slug === job.company);
  if (!company) throw new Error(`no demo company ${job.company}`);
  const { city, region } = CITIES[job.city];
  const description = descriptionOf(job, code);
  return {
    ...{ id: stableUuid(code), code, companyId: company.id, role: job.title },
    ...{ companyLocation: `${city}, ${region}`, city, region, country: "US" },
    workplaceType: "ONSITE",
    industry: job.industry,
    securityClearance: "NONE",
    salary: salaryTextOf(salaryRange),
    salaryRange,
    contract: `W-2, hourly, ${job.shift}`,
    jobType: job.jobType,
    workAuthorization: [...OPEN_TO],
    sponsorship: job.sponsorsNothing ? ["NONE"] : [],
    employerFacts: employerFactsOf(description, company),
    skills: [...job.skills],
    description,
    responsibilities: [list(job.requirements), heading("Nice to have"), list(job.niceToHave)].join(
      "",
    ),
    family: HOURLY,
  };
}

function descriptionOf(job: HourlyJob, code: string): string {
  const random = seededRandom(`hourly ${code}`);
  const offer = random.pick(HOURLY_OFFERS[job.jobType]);
  return [
    paragraph(job.text),
    heading("What you’ll do"),
    list(job.duties),
    heading("Good to know"),
    list(job.facts),
    paragraph(job.usesEVerify ? `${offer} ${E_VERIFY_TEXT}` : offer),
    paragraph(random.pick(HOURLY_PROCESSES)),
  ].join("");
}
