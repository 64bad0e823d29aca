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
import { Company } from "../../companies/company.entity.js";
import { JobEditorKindEnum } from "../job-editor.js";
import { CloseReasonEnum, Job, JobStatusEnum } from "../job.entity.js";
import { readersOf, type JobField } from "../job-field.js";
import { jobFields } from "../job.fields.js";
import { SalaryPeriodEnum } from "../salary-range.js";

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
  id: readText,
  name: readText,
  slug: readText,
  logoFile: nullable(readText),
  description: readText,
  website: nullable(readText),
  location: nullable(readText),
  industry: nullable(readText),
  createdAt: readTime,
  version: readInteger,
  updatedAt: nullable(readTime),
};

const fields: Readonly<Record<string, JobField>> = jobFields;
const longColumns = Object.keys(jobColumns).filter((name) => fields[name]?.isHtml);
const shortColumns = Object.keys(jobColumns).filter((name) => !fields[name]?.isHtml);
const cards = `${columnList("j", shortColumns)}, ${columnList("c", Object.keys(companyColumns))}`;

/**
 * The columns that a list selects of a job `j` and its company `c`.
 * @param withTexts also the long texts, if the query asks for them
 */
export const cardColumns = (withTexts: boolean): string =>
  withTexts ? `${cards}, ${columnList("j", longColumns)}` : cards;

/** Turns a row of `cardColumns` into a job; long texts that were not selected are empty. */
export const toJob = (row: Readonly<Record<string, unknown>>): Job =>
  Object.assign(new Job(), readFields(jobColumns, row, "j_"), {
    company: Object.assign(new Company(), readFields(companyColumns, row, "c_")),
  });
