import type { JobFieldName } from "#site/job-fields.generated";
import { payTexts } from "#texts/pay";
import { amountOf } from "../../../features/jobs/pay";
import { fromMinor } from "../../../lib/money";
import type { SalaryPeriod, SalaryRangeInput } from "../../../lib/schema-types.generated";
import { MAX_MINOR_UNITS, toMinor } from "../../money";
import { fieldNames } from "./form-fields";
import type { JobEditor_JobFragment } from "./JobEditor.generated";

type FieldValues = Pick<JobEditor_JobFragment, JobFieldName>;

/** What the form holds. Pay is in whole units, such as dollars; `salary` is empty if it is made from the range. */
export interface JobValues extends FieldValues {
  payMin: number | null;
  payMax: number | null;
  payCurrency: string;
  payPeriod: SalaryPeriod;
}

/** The declared fields alone. */
export const fieldsOf = (job: FieldValues) =>
  Object.fromEntries(fieldNames.map((name) => [name, job[name]])) as unknown as FieldValues;

/** A pay range in words, as the server makes them. */
export const salaryTextOf = (range: SalaryRangeInput): string => {
  const { period, currency = "USD" } = range;
  return payTexts.per[period](amountOf({ ...range, currency }));
};

export function valuesOf(job: JobEditor_JobFragment): JobValues {
  const { salaryRange: range, salary } = job;
  return {
    ...fieldsOf(job),
    payMin: range === null ? null : fromMinor(range.min, range.currency),
    payMax: range === null ? null : fromMinor(range.max, range.currency),
    payCurrency: range?.currency ?? "USD",
    payPeriod: range?.period ?? "HOUR",
    salary: range !== null && salary === salaryTextOf(range) ? "" : salary,
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

/** What to save. */
export function inputOf(values: JobValues) {
  const salaryRange = rangeToSave(values);
  return { ...fieldsOf(values), ...(salaryRange === undefined ? {} : { salaryRange }) };
}

/** What to check. */
export function adviceInputOf(values: JobValues) {
  const range = typedRange(values);
  const { salary } = values;
  const made = range === null || salary !== "" ? salary : salaryTextOf(range);
  return { ...fieldsOf(values), salary: made, salaryRange: range };
}

/** Whether two sets of values are the same. */
export const sameValues = (one: JobValues, other: JobValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
