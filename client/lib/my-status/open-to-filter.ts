import { jobFilterWords } from "#content/job-filters";
import type { WorkAuthorization } from "#site/schema-enums.generated";
import type { VisaStatus } from "#site/status-rules";

const isInFilter = (status: string): status is WorkAuthorization =>
  Object.hasOwn(jobFilterWords.workAuthorization.values, status);

/** Statuses that the filter hasn't, and what it has for them. The server reads their names in a search the same way. */
const READ_AS: Partial<Record<VisaStatus, readonly WorkAuthorization[]>> = {
  // Its card allows working for any employer (8 CFR 274a.12(c)(33)), as these do.
  DACA: ["H4_EAD", "L2_EAD", "GC_EAD"],
  // For the employer, the nearest: it files the same labor condition application.
  H1B1: ["H1B"],
};

/** The status as the jobs' filter knows it, which may take several values; null if it has none, such as O-1. */
export function openToFilterOf(
  status: VisaStatus,
): { values: readonly WorkAuthorization[]; slugs: readonly string[] } | null {
  const values = isInFilter(status) ? [status] : READ_AS[status];
  if (values === undefined) return null;
  return { values, slugs: values.map((value) => value.toLowerCase().replaceAll("_", "-")) };
}
