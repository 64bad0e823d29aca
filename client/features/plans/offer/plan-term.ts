import type { PlanCard_PlanFragment } from "./PlanCard.generated";

/** A plan's term, as spelled in the URL. */
export type TermChoice = "quarterly" | "half-yearly";

/** URL parameter of the pricing page. */
export const TERM_PARAMETER = "term";

export interface TermOption {
  choice: TermChoice;
  /** Number of monthly payments. */
  months: number;
}

export const termOptions: readonly [TermOption, TermOption] = [
  { choice: "quarterly", months: 3 },
  { choice: "half-yearly", months: 6 },
];

/** The term in the URL; quarterly by default. */
export const termFromSearch = (search: URLSearchParams): TermOption =>
  termOptions.find(({ choice }) => choice === search.get(TERM_PARAMETER)) ?? termOptions[0];

/** The product of a plan for a term; undefined or null if it is not sold for that term. */
export const productOf = (plan: PlanCard_PlanFragment, { months }: TermOption) =>
  plan.terms.find((term) => term.months === months) ?? null;
