import type { MockLink } from "@apollo/client/testing";
import type { PlanCard_PlanFragment } from "../features/plans/offer/PlanCard.generated";
import { PlansDocument } from "../features/plans/offer/Plans.generated";

const buildPlan = (id: string, title: string, monthlyAmount: number): PlanCard_PlanFragment => ({
  __typename: "Plan",
  id,
  title,
  description: `What ${title} is.`,
  features: [`First of ${title}`, `Second of ${title}`],
  monthlyAmount,
  currency: "USD",
  terms: [
    { __typename: "PlanTerm", productId: `${id}_QUATERLY`, months: 3, label: "Quarterly" },
    { __typename: "PlanTerm", productId: `${id}_HALF_YEARLY`, months: 6, label: "Half-yearly" },
  ],
});

export const testPlans = [
  buildPlan("MARKET_MY_RESUME", "Market My Resume", 4900),
  buildPlan("BRAND_MY_CV", "Brand My CV", 7900),
];

export const plansAnswer = (plans = testPlans): MockLink.MockedResponse => ({
  request: { query: PlansDocument, variables: {} },
  result: { data: { plans } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
