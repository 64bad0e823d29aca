import { MAX_POSTED_DAYS } from "#site/posted-days";
import { FARTHEST } from "#site/radii";
import { z } from "zod";
import { LONGEST_VALUE, MOST_VALUES } from "#site/filter-values";
import { MAX_PAY, readPay } from "#site/pay-at-least";
import { QUERY_LENGTH } from "#site/query-length";
import { jobErrorTexts } from "#texts/errors";
import { renamedFields } from "../../../core/errors.js";
import { parseQuery } from "../../../core/query-string.js";
import { jobFilters, type JobFieldFilters } from "../record/job.fields.js";
import { JobSortEnum } from "../search/job-sort.js";
import { SalaryPeriodEnum } from "../pay/salary-range.js";
import type { SearchedJobs } from "../search/asked.js";

const slugOf = (value: string): string => value.toLowerCase().replaceAll("_", "-");

/** Any of an enum's values, as URLs spell them; GraphQL's spelling is taken too. */
function valuesOf<Value extends string>(name: string, values: Readonly<Record<string, Value>>) {
  const bySlug = new Map(Object.values(values).map((value) => [slugOf(value), value]));
  const error = jobErrorTexts.chooseFrom(name, [...bySlug.keys()]);
  const known = z.string({ error }).transform((given, context): Value => {
    const value = bySlug.get(slugOf(given));
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: error });
    return z.NEVER;
  });
  const several = jobErrorTexts.chooseFewer(name, MOST_VALUES);
  return z.preprocess(
    (given) => (given === undefined ? [] : [given].flat()),
    z.array(known).max(MOST_VALUES, several),
  );
}
const oneOf = <Value extends string>(name: string, values: Readonly<Record<string, Value>>) =>
  valuesOf(name, values).transform((chosen) => chosen[0] ?? null);

/** A parameter of free text that may be repeated. An empty value, as a form sends for an empty field, is ignored. */
function wordsOf(name: string) {
  const tooLong = jobErrorTexts.tooLong;
  const several = jobErrorTexts.chooseFewer(name, MOST_VALUES);
  return z.preprocess(
    (given) => (given === undefined ? [] : [given].flat().filter((value) => value !== "")),
    z.array(z.string({ error: tooLong }).max(LONGEST_VALUE, tooLong)).max(MOST_VALUES, several),
  );
}

const filters = Object.values(jobFilters).map(
  ({ parameter, values }) =>
    [parameter, values ? valuesOf(parameter, values) : wordsOf(parameter)] as const,
);
const pay = jobErrorTexts.payIsNumber(MAX_PAY);
const miles = jobErrorTexts.chooseMiles(FARTHEST);
const days = jobErrorTexts.chooseDays(MAX_POSTED_DAYS);

/** The query of the list besides `limit` and `after`. Parameters it does not know are ignored. */
const jobsQuery = z.object({
  query: z
    .string({ error: jobErrorTexts.searchTooLong(QUERY_LENGTH) })
    .max(QUERY_LENGTH, jobErrorTexts.searchTooLong(QUERY_LENGTH))
    .optional(),
  sort: oneOf("sort", JobSortEnum),
  pay: z
    .string({ error: pay })
    .refine((dollars) => readPay(dollars) !== null, pay)
    .optional(),
  "pay-period": oneOf("pay-period", SalaryPeriodEnum),
  posted: z.coerce
    .number({ error: days })
    .int(days)
    .min(1, days)
    .max(MAX_POSTED_DAYS, days)
    .optional(),
  place: z
    .string({ error: jobErrorTexts.placeUnknown })
    .max(LONGEST_VALUE, jobErrorTexts.placeUnknown)
    .optional(),
  radius: z.coerce
    .number({ error: miles })
    .int(miles)
    .min(1, miles)
    .max(FARTHEST, miles)
    .optional(),
  ...Object.fromEntries(filters),
});
const NAMES: readonly string[] = Object.keys(jobsQuery.shape);
const SEVERAL: readonly string[] = filters.map(([parameter]) => parameter);

/**
 * Reads which jobs a REST list asks for, newest first unless it names another order.
 * @throws BAD_INPUT for a value that its parameter does not know
 */
export function readJobsQuery(given: object): SearchedJobs {
  const {
    query = null,
    sort,
    pay: atLeast,
    "pay-period": period,
    posted = null,
    place,
    radius,
    ...chosen
  } = parseQuery(jobsQuery, given, SEVERAL);
  const byParameter: Record<string, unknown> = chosen;
  const fields = Object.entries(jobFilters);
  const byField = fields.map(([field, { parameter }]) => [field, byParameter[parameter]] as const);
  // Object.entries loses the key types.
  const filter = Object.fromEntries(byField) as JobFieldFilters;
  return {
    query,
    sort: sort ?? "NEWEST",
    filter: {
      ...filter,
      payAtLeast: atLeast === undefined ? null : readPay(atLeast, period ?? ""),
      postedWithinDays: posted,
      near: place ? { place, miles: radius ?? null } : null,
      radius: place || !query?.trim() ? null : (radius ?? null),
    },
  };
}

const parameters: Readonly<Record<string, string>> = {
  "filter.near.place": "place",
  "filter.near.miles": "radius",
  "filter.radius": "radius",
  "filter.payAtLeast.amount": "pay",
  "filter.postedWithinDays": "posted",
  ...Object.fromEntries(
    Object.entries(jobFilters).map(([field, { parameter }]) => [`filter.${field}`, parameter]),
  ),
};

/** Names the parameters in a refusal, instead of the fields of GraphQL's filter. @throws what it was given */
export function renameFields(error: unknown): never {
  throw renamedFields(error, (name) => parameters[name] ?? name);
}

/** The parameters of a query that was read, for the address of the next page. */
export const keptOf = (given: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries<unknown>({ ...given })
      .filter(([name]) => NAMES.includes(name))
      .flatMap(([name, values]) =>
        [values].flat().map((value): [string, string] => [name, String(value)]),
      ),
  );
