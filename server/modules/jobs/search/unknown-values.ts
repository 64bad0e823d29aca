import { jobErrorTexts } from "#texts/errors";
import { badInput } from "../../../core/errors.js";
import { jobFilters, type JobFieldFilters } from "../record/job.fields.js";
import type { FilterValueFound, IndexAnswer } from "./index/index-calls.js";
import { comparable } from "./filter-conditions.js";

/** What happens to values that no open job has: the list is refused, or made without them. */
export type UnknownValues = "REFUSED" | "IGNORED";

/** Names of the filters by which people search and that no one can list: such a value is ignored if that is asked for. */
export const LENIENT_FILTERS = ["skills", "states", "companies"] as const;
export const LENIENT = LENIENT_FILTERS.map((filter) => jobFilters[filter].parameter);

/** Chosen values that a list refuses, because it could only be empty, and would not say why. */
export type RefusedValues = { readonly [Field in keyof JobFieldFilters]?: readonly string[] };

interface Known {
  /** Names by slug of those of some companies that exist, whether or not they have open jobs. */
  companyNames(slugs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  nearestValue(parameter: string, value: string): Promise<FilterValueFound | null>;
}

/**
 * Finds the skills that no open job asks for, and the companies that don't exist, as they were asked for.
 * @param unknown by parameter, as the index compares them
 */
export async function refusedValues(
  asked: JobFieldFilters | null | undefined,
  unknown: IndexAnswer["unknown"],
  known: Pick<Known, "companyNames">,
): Promise<RefusedValues> {
  const missing = (field: "skills" | "companies") =>
    (asked?.[field] ?? []).filter((value) =>
      unknown[jobFilters[field].parameter]?.includes(comparable(field, value)),
    );
  const companies = missing("companies");
  const names = await known.companyNames(companies);
  return {
    skills: missing("skills"),
    companies: companies.filter((slug) => !names.has(comparable("companies", slug))),
  };
}

/** @throws BAD_INPUT with the field, and the value that was probably meant */
export async function refuse(refused: RefusedValues, known: Known): Promise<void> {
  for (const field of ["skills", "companies"] as const) {
    const [value] = refused[field] ?? [];
    if (value !== undefined) throw await refusal(field, value, known);
  }
}

const messages = { skills: jobErrorTexts.skillUnknown, companies: jobErrorTexts.companyUnknown };

async function refusal(field: "skills" | "companies", value: string, known: Known): Promise<Error> {
  const meant = await known.nearestValue(jobFilters[field].parameter, comparable(field, value));
  const suggestion = meant && (field === "skills" ? meant.label : meant.value);
  const message = messages[field](value, suggestion);
  return badInput(message, { [`filter.${field}`]: message });
}
