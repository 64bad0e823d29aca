import {
  columnList,
  nullable,
  readInteger,
  readOneOf,
  readText,
  readTime,
  type Readers,
} from "../../../kit/db/row-readers.js";
import { keysOf } from "../../../core/keys.js";
import { Company } from "../../companies/company.entity.js";
import { companyFields } from "../../companies/company.fields.js";
import { JobEditorKindEnum } from "../workspace/job-editor.js";
import { CloseReasonEnum, Job, JobStatusEnum } from "../record/job.entity.js";
import { readersOf, type TableField } from "../../../kit/fields/table-fields.js";
import { jobFields } from "../record/job.fields.js";
import { SalaryPeriodEnum } from "../pay/salary-range.js";

/** A job's columns in lists. Search texts are never selected. */
type ListedJob = Omit<Job, "company" | "roleFamily" | "salaryRange" | "searchVersion">;
/** A company's columns in lists; `logoUrl` is derived from them. */
type ListedCompany = Omit<Company, "logoUrl">;

/** Both the SQL and the objects are built from these; a missing column does not compile. */
const jobColumns: Readers<ListedJob> = {
  ...readersOf(jobFields),
  id: readText,
  code: readText,
  companyId: readText,
  textsVersion: readInteger,
  salaryMin: nullable(readInteger),
  salaryMax: nullable(readInteger),
  salaryCurrency: nullable(readText),
  salaryPeriod: nullable(readOneOf(SalaryPeriodEnum)),
  status: readOneOf(JobStatusEnum),
  closeReason: nullable(readOneOf(CloseReasonEnum)),
  publishedAt: nullable(readTime),
  validThrough: nullable(readTime),
  closedAt: nullable(readTime),
  takenDownAt: nullable(readTime),
  source: nullable(readText),
  externalId: nullable(readText),
  closedBySource: (raw) => readInteger(raw) === 1,
  expiryNoticedAt: nullable(readTime),
  version: readInteger,
  createdByKind: nullable(readOneOf(JobEditorKindEnum)),
  createdById: nullable(readText),
  updatedByKind: nullable(readOneOf(JobEditorKindEnum)),
  updatedById: nullable(readText),
  createdAt: readTime,
  updatedAt: readTime,
};
const companyColumns: Readers<ListedCompany> = {
  ...readersOf(companyFields),
  id: readText,
  slug: readText,
  logoFile: nullable(readText),
  createdAt: readTime,
  version: readInteger,
  updatedAt: nullable(readTime),
};

export type JobColumn = keyof ListedJob;
export type CompanyColumn = keyof ListedCompany;

/** What a list reads of each job, and of its company. */
export interface CardColumns {
  job: readonly JobColumn[];
  company: readonly CompanyColumn[];
}

/** A way to read some columns of a job `j` and its company `c`. */
export interface Cards {
  /** For SELECT. */
  columns: string;
  /** Turns a row into a job. Columns that were not selected are undefined, but long texts are empty. */
  toJob: (row: Readonly<Record<string, unknown>>) => Job;
}

const fields: Readonly<Record<string, TableField>> = jobFields;
const LONG = ["description", "responsibilities"] as const;
const isLong = (name: string): boolean => fields[name]?.isHtml ?? false;
const allOfJob = keysOf(jobColumns);
const allOfCompany = keysOf(companyColumns);

export function cardsWith({ job, company }: CardColumns): Cards {
  const readJob = readerOf(jobColumns, job, "j_");
  const readCompany = readerOf(companyColumns, company, "c_");
  const unread = LONG.filter((name) => !job.includes(name));
  return {
    columns: `${columnList("j", job)}, ${columnList("c", company)}`,
    toJob: (row) => {
      const read = readJob(new Job(), row);
      for (const name of unread) read[name] = "";
      read.company = readCompany(new Company(), row);
      return read;
    },
  };
}

/** Everything but the long texts. */
export const SHORT_CARDS = cardsWith({
  job: allOfJob.filter((name) => !isLong(name)),
  company: allOfCompany,
});

export const LONG_CARDS = cardsWith({ job: allOfJob, company: allOfCompany });

/** Sets these columns of an entity. */
function readerOf<Fields extends object, Name extends keyof Fields & string>(
  readers: Readers<Fields>,
  names: readonly Name[],
  prefix: string,
) {
  const columns = names.map((name) => ({ name, column: prefix + name, read: readers[name] }));
  return <Target extends Fields>(
    target: Target,
    row: Readonly<Record<string, unknown>>,
  ): Target => {
    for (const { name, column, read } of columns) target[name] = read(row[column]) as Target[Name];
    return target;
  };
}
