import type { PlanCard_PlanFragment } from "./PlanCard.generated";

/** The two lengths a plan is sold for, as the address carries them. */
export type TermChoice = "quarterly" | "half-yearly";

/** Name of the parameter in the address of the pricing page. */
export const TERM_PARAMETER = "term";

export interface TermOption {
  choice: TermChoice;
  /** Monthly payments; the specification's section 9. */
  months: number;
}

export const termOptions: readonly [TermOption, TermOption] = [
  { choice: "quarterly", months: 3 },
  { choice: "half-yearly", months: 6 },
];

/** Quarterly unless the address says half-yearly. */
export const termFromSearch = (search: URLSearchParams): TermOption =>
  termOptions.find(({ choice }) => choice === search.get(TERM_PARAMETER)) ?? termOptions[0];

/** What is bought when this plan is taken for this term; null when it is not sold so. */
export const productOf = (plan: PlanCard_PlanFragment, { months }: TermOption) =>
  plan.terms.find((term) => term.months === months) ?? null;
