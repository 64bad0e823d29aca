import { jobFilterWords } from "#content/job-filters";
import { jobSearchTexts } from "#texts/job-search";
import { jobsTexts } from "#texts/jobs";
import type { WorkAuthorization } from "#site/schema-enums.generated";

/** As many statuses as "visa" alone names. */
const ANY_VISA = 7;

export const isAnyVisa = (statuses: readonly WorkAuthorization[]): boolean =>
  statuses.length >= ANY_VISA;

/** What the words say about statuses: "Open to OPT or CPT". */
export function openTo(statuses: readonly WorkAuthorization[]): string {
  if (isAnyVisa(statuses)) return jobSearchTexts.openToAnyVisa;
  const { values } = jobFilterWords.workAuthorization;
  return jobsTexts.openToAny(statuses.map((status) => values[status]));
}
