import { jobFilterWords } from "#content/job-filters";
import type { WorkAuthorization } from "#site/schema-enums.generated";
import type { VisaStatus } from "#site/status-rules";

const names: Partial<Record<string, string>> = jobFilterWords.workAuthorization.values;

/** The status as the jobs' filter knows it, with its name there; null if it has none, such as O-1. */
export function openToFilterOf(
  status: VisaStatus,
): { value: WorkAuthorization; name: string; slug: string } | null {
  const name = names[status];
  if (name === undefined) return null;
  const value = status as WorkAuthorization;
  return { value, name, slug: value.toLowerCase().replaceAll("_", "-") };
}
