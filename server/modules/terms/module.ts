import type { Base, Parts } from "../base.js";
import type { PlanService } from "../plans/plan.service.js";
import { TermsResolver } from "./terms.resolver.js";
import { termsRoutes } from "./terms.routes.js";
import { TermsService, type Profiles } from "./terms.service.js";
import { currentTerms } from "./terms.text.js";

interface TermsUses {
  accounts: { profiles: Profiles };
  plans: { plans: PlanService };
}

/** The terms of plans, and who agreed to which text. */
export function createTerms(
  { env, dataSource, limits, clock }: Base,
  { accounts: { profiles }, plans: { plans } }: TermsUses,
) {
  const text = currentTerms({ name: env.SITE_NAME, email: env.SITE_EMAIL });
  const terms = new TermsService(dataSource, plans, limits, clock, text, profiles);
  const parts = {
    resolvers: [new TermsResolver(terms)],
    rest: [() => termsRoutes(terms)],
  } satisfies Parts;
  return { terms, parts };
}
