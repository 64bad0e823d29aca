import type { DataSource } from "typeorm";
import { HOURS_IN } from "#site/full-time-year";
import {
  columnList,
  nullable,
  readFields,
  readInteger,
  readOneOf,
  readText,
  readTime,
  type Readers,
} from "../../../kit/db/row-readers.js";
import type { Reads } from "../../../kit/db/reads.js";
import { isStateCode, stateName, statesIn } from "../../../kit/words/us-states.js";
import { joinCompany } from "../../companies/company.joins.js";
import { EMPLOYER_FACT_WORDS } from "../record/employer-facts.js";
import { readersOf } from "../../../kit/fields/table-fields.js";
import {
  jobFields,
  jobFilters,
  type FilteredJob,
  type JobFieldValues,
} from "../record/job.fields.js";
import { SalaryPeriodEnum, type SalaryPeriod } from "../pay/salary-range.js";
import { openToWords } from "../record/work-authorization.js";
import type { JobDocument } from "./index/index-calls.js";
import { placesOfJob } from "./language/job-places.js";
import type { Places } from "./language/places.js";
import { tokens } from "./language/tokens.js";

/** What the index reads of an open job. */
export interface IndexedJob extends JobFieldValues {
  id: string;
  code: string;
  companyName: string;
  companySlug: string;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  publishedAt: Date;
  validThrough: Date;
}

const ofJob = {
  ...readersOf(jobFields),
  id: readText,
  code: readText,
  salaryMax: nullable(readInteger),
  salaryCurrency: nullable(readText),
  salaryPeriod: nullable(readOneOf(SalaryPeriodEnum)),
  publishedAt: readTime,
  validThrough: readTime,
};
const readers: Readers<Omit<IndexedJob, "companyName" | "companySlug">> = ofJob;

const COLUMNS = columnList("j", Object.keys(readers));
const FROM = `SELECT ${COLUMNS}, c.name AS companyName, c.slug AS companySlug FROM jobs j ${joinCompany("j.companyId")}
  WHERE j.status = 'PUBLISHED' AND j.publishedAt IS NOT NULL AND j.validThrough IS NOT NULL`;
const SOME = `${FROM} AND j.id IN (?)`;
const NEXT = `${FROM} AND j.publishedAt >= ? AND (j.publishedAt > ? OR j.id > ?)
  ORDER BY j.publishedAt, j.id LIMIT ?`;
const BATCH = 200;
/** Reads open jobs as the index keeps them. */
export class JobDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
    private readonly places: () => Promise<Places>,
  ) {}

  /** Those of these jobs that are published. */
  ofIds(ids: readonly string[]): Promise<JobDocument[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.read(this.dataSource, SOME, [ids]);
  }

  /** All published jobs, in the order in which they were posted. */
  async *all(): AsyncIterable<JobDocument[]> {
    for (let time = new Date(0), id = ""; ;) {
      const values = [time, time, id, BATCH];
      const jobs = await this.reads.forCopies((database) => this.read(database, NEXT, values));
      const last = jobs.at(-1);
      if (!last) return;
      [time, id] = [new Date(last.postedAt), last.id];
      yield jobs;
    }
  }

  async idsOfCompanies(companyIds: readonly string[]): Promise<string[]> {
    if (companyIds.length === 0) return [];
    const rows = await this.dataSource.query<{ id: string }[]>(
      "SELECT id FROM jobs WHERE companyId IN (?) AND status = 'PUBLISHED'",
      [companyIds],
    );
    return rows.map(({ id }) => id);
  }

  private async read(database: DataSource, sql: string, values: unknown[]): Promise<JobDocument[]> {
    const places = await this.places();
    const rows = await database.query<Record<string, unknown>[]>(sql, values);
    return rows.map((row) => {
      const companyName = readText(row["companyName"]);
      const companySlug = readText(row["companySlug"]);
      return documentOf({ ...readFields(readers, row, "j_"), companyName, companySlug }, places);
    });
  }
}

export function documentOf(job: IndexedJob, places: Places): JobDocument {
  const { cities, states } = placesOfJob(job.companyLocation, places);
  return {
    id: job.id,
    role: job.role,
    company: job.companyName,
    skills: job.skills,
    texts: textsOf(job),
    ads: [job.description, job.responsibilities],
    values: {
      ...filterValues({ ...job, states }),
      // Apart from the filter of the workplace, so that "remote" can be searched with every choice there.
      remote: job.workplaceType === "REMOTE" ? ["REMOTE"] : [],
    },
    hourlyPay: hourlyPay(job),
    places: cities,
    placeNames: [...cities.map((id) => places.cityName(id)), ...states.map(stateName)],
    postedAt: job.publishedAt.getTime(),
    validThrough: job.validThrough.getTime(),
  };
}

/** The words that people look for a clearance by. */
const CLEARANCE_WORDS: Readonly<Record<IndexedJob["securityClearance"], string>> = {
  NONE: "",
  PUBLIC_TRUST: "public trust clearance",
  SECRET: "secret clearance",
  TOP_SECRET: "top secret clearance",
};

const textsOf = (job: IndexedJob): string[] => [
  job.code,
  // Codes of states are read as places; as words, "PA" is a physician assistant.
  tokens(job.companyLocation)
    .filter((word) => !isStateCode(word))
    .join(" "),
  ...statesIn(job.companyLocation).map(({ name }) => name),
  job.contract,
  job.jobType,
  job.workplaceType.toLowerCase(),
  ...job.workAuthorization,
  // "F-1" finds jobs for students, "EAD" those for card holders.
  ...openToWords(job),
  ...job.employerFacts.map((fact) => EMPLOYER_FACT_WORDS[fact]),
  CLEARANCE_WORDS[job.securityClearance],
  (job.industry ?? "").replaceAll("_", " "),
];

const filterValues = (job: FilteredJob): Record<string, readonly string[]> =>
  Object.fromEntries(Object.values(jobFilters).map(({ parameter, of }) => [parameter, of(job)]));

/** Highest pay in cents of USD an hour; null without numbers. */
function hourlyPay({ salaryMax, salaryCurrency, salaryPeriod }: IndexedJob): number | null {
  if (salaryMax === null || salaryPeriod === null || salaryCurrency !== "USD") return null;
  return Math.round(salaryMax / HOURS_IN[salaryPeriod]);
}
