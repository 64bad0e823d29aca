import { fold, isForEveryone } from "#site/for-everyone";
import { OPEN_BY_RULE } from "#site/open-by-rule";
import type { WorkAuthorization } from "#site/schema-enums.generated";
import { jobDetailsPageTexts } from "#texts/job-details-page";

interface Openness {
  openTo: readonly WorkAuthorization[];
  /** In the employer's words. */
  workAuthorization: readonly string[];
}

/**
 * Who may apply, in the job's words. These may leave out people who may work for any employer, and who may apply all the same. If
 * all of them may, they come first and together.
 */
export function whoMayApply({ openTo, workAuthorization: named }: Openness): readonly string[] {
  if (!isForEveryone(openTo)) return named;
  const byRule = OPEN_BY_RULE.map(fold);
  const others = named.filter((status) => !byRule.includes(fold(status)));
  return [jobDetailsPageTexts.everyone, ...others];
}
