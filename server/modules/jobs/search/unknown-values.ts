import { jobErrorTexts } from "#texts/errors";
import { badInput } from "../../../core/errors.js";
import { jobFilters, type JobFieldFilters } from "../job.fields.js";
import type { FilterValueFound, IndexAnswer } from "./index/index-calls.js";
import { comparable } from "./job.filter.js";

/** What becomes of values that no open job has: the list is refused, or made without them. */
export type UnknownValues = "REFUSED" | "IGNORED";

/** Names of the filters by which people search and that no one can list: such a value is ignored if that is asked for. */
export const LENIENT = [jobFilters.skills, jobFilters.states, jobFilters.companies].map(
  ({ parameter }) => parameter,
);

interface Known {
  /** Names by slug of those of some companies that exist, whether or not they have open jobs. */
  companyNames(slugs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  nearestValue(parameter: string, value: string): Promise<FilterValueFound | null>;
}

/**
 * Refuses skills that no open job asks for, and companies that don't exist: an empty list would not say so.
 * @param unknown by parameter, as the index compares them
 * @throws BAD_INPUT with the field, and the value that was probably meant
 */
export async function refuseUnknown(
  asked: JobFieldFilters | null | undefined,
  unknown: IndexAnswer["unknown"],
  known: Known,
): Promise<void> {
  const missing = (field: "skills" | "companies") =>
    (asked?.[field] ?? []).filter((value) =>
      unknown[jobFilters[field].parameter]?.includes(comparable(field, value)),
    );
  const [skill] = missing("skills");
  if (skill !== undefined) throw await refusal("skills", skill, known);
  const companies = missing("companies");
  if (companies.length === 0) return;
  const names = await known.companyNames(companies);
  const company = companies.find((slug) => !names.has(comparable("companies", slug)));
  if (company !== undefined) throw await refusal("companies", company, known);
}

async function refusal(field: "skills" | "companies", value: string, known: Known): Promise<Error> {
  const meant = await known.nearestValue(jobFilters[field].parameter, comparable(field, value));
  const suggestion = meant && (field === "skills" ? meant.label : meant.value);
  const message = jobErrorTexts.valueUnknown(value, suggestion);
  return badInput(message, { [`filter.${field}`]: message });
}
