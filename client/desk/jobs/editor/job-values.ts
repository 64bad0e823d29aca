import { payTexts } from "#texts/pay";
import { amountOf } from "../../../features/jobs/pay";
import type {
  Industry,
  SalaryPeriod,
  SalaryRangeInput,
  SecurityClearance,
  Sponsorship,
  WorkplaceType,
} from "../../../lib/schema-types.generated";
import { fromMinor, MAX_MINOR_UNITS, toMinor } from "../../money";
import type { JobEditor_JobFragment } from "./JobEditor.generated";

/** What the form holds. Pay is in whole units, such as dollars. */
export interface JobValues {
  role: string;
  companyLocation: string;
  workplaceType: WorkplaceType;
  contract: string;
  jobType: string;
  industry: Industry | null;
  securityClearance: SecurityClearance;
  payMin: number | null;
  payMax: number | null;
  payCurrency: string;
  payPeriod: SalaryPeriod;
  /** Empty if it is made from the range. */
  salary: string;
  skills: string[];
  workAuthorization: string[];
  /** Empty if the question is not answered. */
  sponsorship: Sponsorship[];
  description: string;
  responsibilities: string;
}

/** A pay range in words, as the server makes them. */
export const salaryTextOf = (range: SalaryRangeInput): string => {
  const { period, currency = "USD" } = range;
  return payTexts.per[period](amountOf({ ...range, currency }));
};

export function valuesOf(job: JobEditor_JobFragment): JobValues {
  const { salaryRange: range, salary } = job;
  return {
    role: job.role,
    companyLocation: job.companyLocation,
    workplaceType: job.workplaceType,
    contract: job.contract,
    jobType: job.jobType,
    industry: job.industry,
    securityClearance: job.securityClearance,
    payMin: range === null ? null : fromMinor(range.min, range.currency),
    payMax: range === null ? null : fromMinor(range.max, range.currency),
    payCurrency: range?.currency ?? "USD",
    payPeriod: range?.period ?? "HOUR",
    salary: range !== null && salary === salaryTextOf(range) ? "" : salary,
    skills: [...job.skills],
    workAuthorization: [...job.workAuthorization],
    sponsorship: [...job.sponsorship],
    description: job.description,
    responsibilities: job.responsibilities,
  };
}

/** The range as typed, even if its minimum is above its maximum; null until both are there. */
export function typedRange(values: JobValues): SalaryRangeInput | null {
  const { payMin, payMax, payCurrency: currency, payPeriod: period } = values;
  if (payMin === null || payMax === null) return null;
  const minor = (amount: number) => Math.min(toMinor(amount, currency), MAX_MINOR_UNITS);
  return { min: minor(payMin), max: minor(payMax), currency, period };
}

/** The range to save: undefined, which changes nothing, while it is half typed or upside down. */
function rangeToSave(values: JobValues): SalaryRangeInput | null | undefined {
  const range = typedRange(values);
  if (range !== null) return range.min <= range.max ? range : undefined;
  return values.payMin === null && values.payMax === null ? null : undefined;
}

/** The fields of the API's inputs, apart from pay in numbers. */
function textInput(values: JobValues) {
  const { role, companyLocation, workplaceType, contract, jobType, industry } = values;
  const { securityClearance, salary, skills, workAuthorization, sponsorship } = values;
  const { description, responsibilities } = values;
  const basics = { role, companyLocation, workplaceType, contract, jobType, industry };
  const words = { salary, skills, workAuthorization, sponsorship, description, responsibilities };
  return { ...basics, securityClearance, ...words };
}

/** What to save. */
export function inputOf(values: JobValues) {
  const salaryRange = rangeToSave(values);
  return { ...textInput(values), ...(salaryRange === undefined ? {} : { salaryRange }) };
}

/** What to check. */
export function adviceInputOf(values: JobValues) {
  const range = typedRange(values);
  const { salary } = values;
  const made = range === null || salary !== "" ? salary : salaryTextOf(range);
  return { ...textInput(values), salary: made, salaryRange: range };
}

/** Whether two sets of values are the same. */
export const sameValues = (one: JobValues, other: JobValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
