import type { World } from "../actors.js";
import { planOf } from "./deliveries.js";
import { query, mutation, type OperationRows } from "./ask.js";

const byPaidSession = ({ paidSession }: World) => ({ id: paidSession });
const PRODUCT = "BRAND_MY_CV_QUATERLY";

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const billingRows: OperationRows = {
  queries: {
    billingDifferences: [
      query("billingDifferences(first: 1) { compared }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    failedStripeEvents: [
      query("failedStripeEvents(first: 1) { nodes { id } }"),
      "401 403 403 403 403 none 403 2FA 403 403",
    ],
    soldPlans: [
      query("soldPlans(first: 1) { nodes { id buyer { name } } }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    soldPlan: [
      async (world, client) =>
        client.graphql(
          "query ($id: ID!) { soldPlan(id: $id) { id events { id } invoices { id } terms { hash } mails { id } } }",
          { id: await planOf(world) },
        ),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    revenue: [query("revenue { month }"), "401 403 403 403 403 ok 403 2FA 403 403"],
    checkoutResult: [
      query("checkoutResult(sessionId: $id)", byPaidSession, "($id: ID!)"),
      "401 ok null null null null null null 403 403",
    ],
    checkoutSubscription: [
      query("checkoutSubscription(sessionId: $id) { id }", byPaidSession, "($id: ID!)"),
      "401 ok null null null null null null 403 403",
    ],
    currentTerms: [query("currentTerms { version }"), "ok"],
    demoCheckout: [
      query("demoCheckout(sessionId: $id) { id }", byPaidSession, "($id: ID!)"),
      "401 null null null null null null null 403 403",
    ],
    demoPlan: [query("demoPlan { lookupKey }"), "ok"],
    myOpenOrders: [
      query("myOpenOrders { productId }"),
      "401 none ok none none none none none 403 403",
    ],
    mySubscriptions: [
      query("mySubscriptions { id }"),
      "401 ok none none none none none none 403 403",
    ],
    paymentsToReview: [query("paymentsToReview { id }"), "401 403 403 403 403 ok 403 2FA 403 403"],
    plans: [query("plans { id }"), "ok"],
  },
  mutations: {
    repairBilling: [
      mutation("repairBilling", () => ({ id: "sub_unknown" })),
      "401 403 403 403 403 404 403 2FA 403 403",
    ],
    retryStripeEvent: [
      mutation("retryStripeEvent", () => ({ id: "evt_unknown" })),
      "401 403 403 403 403 404 403 2FA 403 403",
    ],
    savePlanIntake: [
      mutation("savePlanIntake", async (world) => ({
        ...{ id: await planOf(world), targetRole: "Java developer" },
      })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    acceptTerms: [
      mutation("acceptTerms", () => ({
        productId: PRODUCT,
        signature: "Priya Raman",
        agree: true,
      })),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    addToCart: [
      mutation("addToCart", () => ({ productId: PRODUCT })),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    cancelPlan: [
      mutation("cancelPlan", async (world) => ({ id: await world.planOfOwner() })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    changePlanTerm: [
      mutation("changePlanTerm", async (world) => ({
        id: await world.planOfOwner(),
        productId: "MARKET_MY_RESUME_QUATERLY",
        expectedLeftAmount: 15_800,
      })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    openBillingPortal: [
      mutation("openBillingPortal", () => ({ returnTo: "PRICING" })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    planPortal: [
      mutation("planPortal", async (world) => ({
        id: await world.planOfOwner(),
        purpose: "CHANGE_CARD",
      })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    recordPayment: [
      mutation("recordPayment", ({ paidSession }) => ({ sessionId: paidSession })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    startCheckout: [
      mutation("startCheckout", async (_world, _actor, client) => {
        await client.post("/api/accept-terms", { plan: PRODUCT, signature: "Priya Raman" });
        return { productId: PRODUCT, confirmOverlap: true };
      }),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    startDemoCheckout: [
      mutation("startDemoCheckout", () => ({ lookupKey: "starter_plan" })),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    undoCancelPlan: [
      mutation("undoCancelPlan", async (world) => ({ id: await world.planOfOwner() })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
  },
};
