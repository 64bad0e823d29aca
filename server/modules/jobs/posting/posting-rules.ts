import type { Advert } from "./advert.js";
import type { JobFinding } from "./finding.js";
import { employerRules } from "./employer-rule.js";
import { PAY_RULES } from "./pay-rules.js";
import { SEARCH_RULES } from "./search-rules.js";
import { sponsorshipRules } from "./sponsorship-rule.js";
import { wordingRules } from "./wording-rules.js";

const RULES = [wordingRules, ...PAY_RULES, ...SEARCH_RULES, sponsorshipRules, employerRules];

/** What the rules say about an advertisement, which may be an unfinished draft. Pure. */
export const findingsFor = (advert: Partial<Advert>): JobFinding[] =>
  RULES.flatMap((rule) => rule(advert));
