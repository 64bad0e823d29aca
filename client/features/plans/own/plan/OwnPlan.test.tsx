import { fireEvent, screen } from "@testing-library/react";
import { renderApp } from "../../../../test/render";
import { OwnPlan } from "./OwnPlan";
import type { OwnPlan_SubscriptionFragment as Plan } from "./OwnPlans.generated";

const acceptance = (id: string, termsVersion: string, acceptedAt: string) => ({
  ...{ __typename: "TermsAcceptance" as const, id, termsVersion, acceptedAt },
});

const PLAN: Plan = {
  ...{ __typename: "Subscription", id: "s1", productId: "BRAND_MY_CV_QUATERLY", status: "ACTIVE" },
  ...{ isRunning: true, months: 3, freeMonths: 0, paymentsMade: 2, paymentsTotal: 3 },
  ...{ paidAmount: 15_800, refundedAmount: 0, currency: "USD", canceledBy: null },
  ...{ startedAt: "2026-10-01T12:00:00Z", nextPaymentAt: "2026-12-01T12:00:00Z" },
  ...{ paidUntil: "2026-12-01T12:00:00Z", endsAt: "2027-01-01T12:00:00Z" },
  ...{ termEndsAt: "2027-01-01T12:00:00Z", viewerCanCancel: true, viewerCanUndoCancel: false },
  ...{ cardBrand: "visa", cardLast4: "4242", cardExpiresAt: "2026-12-01T00:00:00Z" },
  ...{ nextPaymentAmount: 7_900, termOffers: [], invoices: [], deliveries: [] },
  plan: {
    ...{ __typename: "Plan", id: "BRAND_MY_CV", title: "Brand My CV", monthlyAmount: 7_900 },
    currency: "USD",
  },
  isOverlapInReview: false,
  intake: {
    ...{ __typename: "PlanIntake", targetRole: "Java developer", location: "Dallas, TX" },
    ...{ countryCode: "+1", phone: "2145550134", resume: null, missing: ["RESUME"] },
  },
  track: [],
  termsUrl: "/account/plan-files/terms/s1",
  termsAcceptance: { ...acceptance("a2", "2026-10-05", "2026-10-06T12:00:00Z"), termsHash: "ab" },
  earlierTerms: [],
};

const show = (plan: Partial<Plan>) =>
  renderApp(<OwnPlan plan={{ ...PLAN, ...plan }} terms={() => null} />);

test("says how far the payments are", () => {
  show({});
  expect(screen.getByText("Payment 2 of 3, next on December 1, 2026.")).toBeInTheDocument();
});

test.each([
  ["more, after a change to a plan that costs more", 10_900, 1],
  ["as much as the others", 7_900, 0],
])("says what the next payment takes if it is %s", (_, nextPaymentAmount, said) => {
  show({ paymentsMade: 1, nextPaymentAmount });
  const sentence =
    "Your next payment is $109.00, because you changed plans. The one after it is $79.00.";
  expect(screen.queryAllByText(sentence)).toHaveLength(said);
});

test.each([
  ["nothing differs", 4_900, "you pay $49.00. Then"],
  [
    "the first month cost less",
    7_900,
    "you pay $79.00: $49.00 for that month and the $30.00 still",
  ],
  ["the first month cost more", 1_900, "you pay $19.00: $49.00 for that month, minus the $30.00"],
])("says what a change to the other plan costs: %s", async (_, nextAmount, said) => {
  const title = "Market My Resume";
  const offer = {
    ...{ __typename: "PlanTermOffer" as const, productId: "MARKET_MY_RESUME_QUATERLY" },
    plan: { __typename: "Plan" as const, id: "MARKET_MY_RESUME", title },
    ...{ needsTerms: false, months: 3, monthlyAmount: 4_900, currency: "USD", nextAmount },
    ...{ paidAmount: 4_900, paymentsLeft: 2, leftAmount: 9_800, totalAmount: 14_700 },
    ...{ nextPaymentAt: "2026-12-01T12:00:00Z", endsAt: "2027-01-01T12:00:00Z" },
  };
  show({ termOffers: [offer] });
  fireEvent.click(screen.getByRole("button", { name: `Change to ${title}: Brand My CV` }));
  const sentence = await screen.findByText(/^On December 1, 2026, the same day as before, /);
  expect(sentence).toHaveTextContent(said);
});

test.each([
  ["more", 10_900, "You changed plans, and $30.00 of your first month is still unpaid."],
  ["less", 1_900, "You changed plans, and you’ve overpaid your first month by $60.00."],
])("says before a cancellation what stays unsettled: %s", async (_, nextPaymentAmount, said) => {
  show({ paymentsMade: 1, nextPaymentAmount, viewerCanCancel: true });
  fireEvent.click(screen.getByRole("button", { name: /^Cancel/ }));
  expect(await screen.findByText((text) => text.startsWith(said))).toBeInTheDocument();
});

test("says nothing of an unsettled month if none is", async () => {
  show({ nextPaymentAmount: 7_900, viewerCanCancel: true });
  fireEvent.click(screen.getByRole("button", { name: /^Cancel/ }));
  expect(await screen.findByText(/^You’ve paid /)).toBeInTheDocument();
  expect(screen.queryByText(/^You changed plans/)).toBeNull();
});

test.each(["CANCELING", "DISPUTED", "PAST_DUE", "REFUNDED"] as const)(
  "says that a plan is canceled, and until when it runs: %s",
  (status) => {
    const canceled = { canceledBy: "BUYER", endsAt: PLAN.paidUntil, nextPaymentAt: null } as const;
    show({ status, ...canceled, viewerCanCancel: false, viewerCanUndoCancel: true });
    expect(screen.getByText(/^You canceled this plan/)).toBeInTheDocument();
    expect(screen.queryByText(/^Payment 2 of 3/)).toBeNull();
  },
);

describe("a payment that failed", () => {
  const invoice = {
    ...{ __typename: "PlanInvoice" as const, id: "i3", status: "OPEN" as const, amountRefunded: 0 },
    amountLost: 0,
    ...{ amount: 7_900, currency: "USD", createdAt: "2026-12-01T12:00:00Z", paidAt: null },
    ...{ nextAttemptAt: null, needsAction: false, receiptUrl: null, invoiceUrl: null },
    attemptCount: 1,
  };

  test.each(["PAST_DUE", "UNPAID"] as const)("can be made while the plan runs: %s", (status) => {
    show({ status, invoices: [invoice] });
    expect(screen.getByText("Payment failed")).toBeInTheDocument();
    expect(screen.getByText("$79.00 is due. Pay now to keep the plan.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Pay now/ })).toBeInTheDocument();
    expect(screen.queryByText(/^This plan ended/)).toBeNull();
  });

  test.each([
    ["DISPUTED", "Disputed", /^Your bank opened a dispute/],
    ["REFUNDED", "Refunded", /^We refunded everything you’ve paid so far/],
  ] as const)("can be made although the plan is %s", (status, badge, said) => {
    show({ status, invoices: [invoice] });
    expect(screen.getByText(badge)).toBeInTheDocument();
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.getByText("$79.00 is due. Pay now to keep the plan.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Pay now/ })).toBeInTheDocument();
  });

  test.each([
    ["was not tried yet", { attemptCount: 0 }, true],
    ["was paid", { status: "PAID" as const }, true],
    ["is of a plan that is over", {}, false],
  ])("isn’t asked for in a dispute if it %s", (_, change, isRunning) => {
    show({ status: "DISPUTED", isRunning, invoices: [{ ...invoice, ...change }] });
    expect(screen.queryByRole("button", { name: /^Pay now/ })).toBeNull();
  });

  test("can’t be made once the plan is over", () => {
    show({ status: "UNPAID", isRunning: false, invoices: [invoice] });
    expect(screen.getByText("Ended unpaid")).toBeInTheDocument();
    expect(screen.getByText(/^This plan ended because/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Pay now/ })).toBeNull();
  });
});

test.each([
  ["kept", {}, "Paid"],
  ["partly refunded", { amountRefunded: 1_900 }, "$19.00 refunded"],
  ["lost in a dispute", { amountLost: 7_900 }, "$79.00 returned by your bank after a dispute"],
  [
    "partly refunded, and then lost",
    { amountRefunded: 1_900, amountLost: 6_000 },
    "$19.00 refunded, $60.00 returned by your bank after a dispute",
  ],
])("says what became of a payment that was %s", (_, change, said) => {
  const invoice = {
    ...{ __typename: "PlanInvoice" as const, id: "i1", status: "PAID" as const, attemptCount: 1 },
    ...{ amount: 7_900, currency: "USD", amountRefunded: 0, amountLost: 0, needsAction: false },
    ...{ createdAt: PLAN.startedAt, paidAt: PLAN.startedAt, nextAttemptAt: null },
    ...{ receiptUrl: null, invoiceUrl: null },
  };
  show({ invoices: [{ ...invoice, ...change }] });
  expect(screen.getByText(said)).toBeInTheDocument();
});

test("says that all payments are made", () => {
  show({ paymentsMade: 3, nextPaymentAt: null });
  expect(screen.getByText("All 3 payments made.")).toBeInTheDocument();
});

test.each([
  ["in its last month", { cardExpiresAt: "2026-12-01T00:00:00Z" }, 0],
  ["over", { cardExpiresAt: "2026-11-01T00:00:00Z" }, 1],
  [
    "over, with nothing left to pay",
    { cardExpiresAt: "2026-11-01T00:00:00Z", nextPaymentAt: null },
    0,
  ],
])("a card that is %s", (_, plan, warnings) => {
  show(plan);
  expect(screen.queryAllByText(/^This card has expired/)).toHaveLength(warnings);
});

test("leads to the Terms that hold, and to those before", () => {
  const url = "/account/plan-files/terms/s1/a1";
  const before = acceptance("a1", "2025-09-19", "2026-10-01T12:00:00Z");
  show({ earlierTerms: [{ __typename: "PlanTerms", url, acceptance: before }] });
  const links = [...document.querySelectorAll("details a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Terms (PDF)", PLAN.termsUrl],
    ["Terms (PDF)", url],
  ]);
});
