import { OPEN_BY_RULE } from "#site/open-by-rule";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { fold, isForEveryone } from "./for-everyone";
import type { JobDetail_JobFragment as Job } from "./JobDetail.generated";

/**
 * Who may apply, in the words of a job that names some. It may leave out people who may work for any employer, who may apply all the
 * same: if all of them may, they come first and together.
 */
export function whoMayApply({
  openTo,
  workAuthorization: named,
}: Pick<Job, "openTo" | "workAuthorization">): readonly string[] {
  if (named.length === 0 || !isForEveryone(openTo)) return named;
  const byRule = OPEN_BY_RULE.map(fold);
  const others = named.filter((status) => !byRule.includes(fold(status)));
  return [jobDetailsPageTexts.everyone, ...others];
}
