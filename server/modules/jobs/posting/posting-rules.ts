import type { Advert } from "./advert.js";
import type { JobFinding } from "./finding.js";

/** What the rules say about an advertisement, or what there is of one. */
export function findingsFor(_advert: Partial<Advert>): JobFinding[] {
  return [];
}
