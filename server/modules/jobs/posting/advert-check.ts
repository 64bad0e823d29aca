import { z } from "zod";
import { postingTexts } from "#texts/posting";
import { badInput, type FieldMessages } from "../../../core/errors.js";
import { keysOf } from "../../../core/keys.js";
import { parse } from "../../../core/validation.js";
import { escapedMarkupIn } from "../html/escaped-markup.js";
import { draftRules } from "../../../kit/fields/table-fields.js";
import { jobFields } from "../record/job.fields.js";
import { completeJobSchema } from "../record/job.validation.js";
import { salaryRangeRule } from "../pay/salary-range.js";
import { HTML_FIELDS, type Advert } from "./advert.js";
import { FindingCodeEnum, findingOf, type FindingSeverity, type JobFinding } from "./finding.js";
import { findingsFor } from "./posting-rules.js";

/** @throws BAD_INPUT with one message for each field that is missing, or breaks a rule that blocks publishing */
export function requirePublishable(advert: Advert): void {
  parse(completeJobSchema, advert);
  const blocking = findingsFor(advert).filter(({ severity }) => severity === "BLOCKING");
  if (blocking.length === 0) return;
  const fields: FieldMessages = {};
  for (const { field, message, suggestion } of blocking) {
    const text = suggestion ? `${message} ${suggestion}` : message;
    const said = fields[field];
    fields[field] = said === undefined ? text : `${said} ${text}`;
  }
  throw badInput(Object.values(fields)[0] ?? "", fields);
}

const draftSchema = z.object({
  ...draftRules(jobFields),
  salaryRange: salaryRangeRule.nullable().optional(),
});

const ORDER = keysOf(FindingCodeEnum);
const WEIGHT: Record<FindingSeverity, number> = { BLOCKING: 0, WARNING: 1, HINT: 2 };

/** Judges an advertisement that may be incomplete. */
export function checkAdvert(given: Record<string, unknown>): {
  findings: JobFinding[];
  missing: string[];
} {
  const parsed = draftSchema.safeParse(given);
  const invalid = parsed.error?.issues ?? [];
  const found = findingsFor(readable(given, new Set(invalid.map(({ path }) => path[0]))));
  const named = new Set(found.map(({ field }) => field));
  const faults = invalid
    .map(({ path, message }) => ({ field: path.join("."), message }))
    .filter(({ field }) => !named.has(field))
    .map(({ field, message }) => findingOf(field, "INVALID_VALUE", { message }));
  const findings = [...found, ...faults, ...escapedIn(given)].toSorted(
    (a, b) =>
      WEIGHT[a.severity] - WEIGHT[b.severity] || ORDER.indexOf(a.code) - ORDER.indexOf(b.code),
  );
  return { findings, missing: missingIn(given) };
}

/** Only what was given shows this: cleaning decodes it. */
const escapedIn = (given: Record<string, unknown>): JobFinding[] =>
  HTML_FIELDS.filter((field) => {
    const html = given[field];
    return typeof html === "string" && escapedMarkupIn(html) !== null;
  }).map((field) => findingOf(field, "MARKUP_ESCAPED", postingTexts.MARKUP_ESCAPED));

/** The fields that can be read, cleaned as they would be stored. */
function readable(
  given: Record<string, unknown>,
  invalid: ReadonlySet<PropertyKey | undefined>,
): Partial<Advert> {
  const valid = Object.entries(given).filter(([name]) => !invalid.has(name));
  const { salaryRange } = given;
  const range = invalid.has("salaryRange") && isRange(salaryRange) ? { salaryRange } : {};
  return { ...draftSchema.parse(Object.fromEntries(valid)), ...range } as Partial<Advert>;
}

/** Whether rules about pay can read the range, however wrong its numbers are. */
const isRange = (value: unknown): boolean =>
  z.object({ min: z.number(), max: z.number() }).safeParse(value).success;

function missingIn(given: Record<string, unknown>): string[] {
  const issues = completeJobSchema.safeParse(given).error?.issues ?? [];
  const names = issues.map(({ path }) => String(path[0]));
  return [...new Set(names)].filter((name) => isBlank(given[name]));
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && !value.trim());
