import type { Advert } from "./advert.js";
import type { JobFinding } from "./finding.js";

type Rule = (advert: Partial<Advert>) => JobFinding[];
const RULES: readonly Rule[] = [];

/** What the rules say about an advertisement, or what there is of one. */
export const findingsFor = (advert: Partial<Advert>): JobFinding[] =>
  RULES.flatMap((rule) => rule(advert));
