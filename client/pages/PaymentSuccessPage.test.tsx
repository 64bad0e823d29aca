import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { paths } from "#site/paths";
import { BoughtProductDocument } from "../features/plans/checkout/BoughtProduct.generated";
import { CheckoutSubscriptionDocument } from "../features/plans/checkout/CheckoutSubscription.generated";
import { redirectTo } from "../features/plans/checkout/redirect";
import { KnownForIntakeDocument } from "../features/plans/own/intake/Intake.generated";
import { OpenBillingPortalDocument } from "../features/plans/own/OpenBillingPortal.generated";
import { RecordPaymentDocument } from "../features/plans/checkout/RecordPayment.generated";
import type { Viewer } from "../lib/session/viewer";
import { renderApp } from "../test/render";
import { buildViewer, viewerAnswer } from "../test/viewer";
import { Component as PaymentSuccessPage } from "./PaymentSuccessPage";

jest.mock("../features/plans/checkout/redirect", () => ({
  ...jest.requireActual("../features/plans/checkout/redirect"),
  redirectTo: jest.fn(),
}));

const PORTAL = "https://billing.stripe.com/p/session/1";
const SESSION = "cs_test_42";
const PRODUCT = "MARKET_MY_RESUME_QUATERLY";
const MARKER = `payment-saved:${SESSION}`;
const THANKS = "Thank you for your payment. Your order will be processed shortly.";

const step = (kind: string, day: string | null, isDone = false) => ({
  ...{ __typename: "PlanStep", kind, day, isDone },
});
const intakeWith = (given: object) => ({
  ...{ __typename: "PlanIntake", targetRole: "", location: "", countryCode: "", phone: "" },
  ...{ resume: null, missing: ["RESUME", "TARGET_ROLE", "LOCATION", "PHONE"] },
  ...given,
});

const subscription = (endsAt: string | null = "2027-02-20T12:00:00.000Z") => ({
  __typename: "Subscription",
  id: "sub-1",
  productId: PRODUCT,
  months: 3,
  endsAt,
  paymentsMade: 1,
  paymentsTotal: 3,
  plan: { __typename: "Plan", id: "MARKET_MY_RESUME", title: "Market My Resume" },
  ...{ isRunning: true, isOverlapInReview: false },
  intake: intakeWith({}),
  track: [
    step("PAID", "2026-11-20", true),
    step("INTAKE", null),
    step("CONTACT", "2026-11-23"),
    step("FIRST_LIST", "2026-11-27"),
  ],
});

const knownAnswer: MockLink.MockedResponse = {
  request: { query: KnownForIntakeDocument, variables: {} },
  result: { data: { myLastApplication: null } },
};

const boughtAnswer = (checkoutSubscription: object | null): MockLink.MockedResponse => ({
  request: { query: CheckoutSubscriptionDocument, variables: { sessionId: SESSION } },
  result: { data: { checkoutSubscription } },
});

type Reply = Pick<MockLink.MockedResponse, "result" | "error" | "delay">;

const answering = (answer: Record<string, unknown>): Reply => ({
  result: {
    data: {
      recordPayment: {
        __typename: "RecordPaymentPayload",
        payment: null,
        message: null,
        userErrors: [],
        ...answer,
      },
    },
  },
});

const saved = (message = "Payment saved.", endsAt?: string | null): Reply =>
  answering({
    message,
    payment: {
      __typename: "Payment",
      id: "pay-1",
      productId: PRODUCT,
      planTitle: "Market My Resume",
      amount: 4900,
      currency: "USD",
      subscription: subscription(endsAt),
    },
  });

const refused = (code: string, message: string): Reply =>
  answering({ userErrors: [{ __typename: "UserError", code, field: null, message }] });

const term = (productId: string, label: string, months: number) => ({
  __typename: "PlanTerm",
  productId,
  label,
  months,
});
const plansAnswer: MockLink.MockedResponse = {
  request: { query: BoughtProductDocument },
  result: {
    data: {
      plans: [
        {
          __typename: "Plan",
          id: "MARKET_MY_RESUME",
          title: "Market My Resume",
          monthlyAmount: 4900,
          currency: "USD",
          terms: [term(PRODUCT, "Quarterly", 3), term("OTHER", "Half-yearly", 6)],
        },
      ],
    },
  },
};

/** Unless a test answers it: what the payment brought is shown meanwhile. */
const unansweredPlan: MockLink.MockedResponse = {
  request: { query: CheckoutSubscriptionDocument, variables: { sessionId: SESSION } },
  ...{ result: { data: { checkoutSubscription: null } }, delay: Number.POSITIVE_INFINITY },
};

interface Setting {
  viewer?: Viewer | null;
  path?: string;
  /** Responses to the attempts to save the payment, in order. */
  replies?: Reply[];
  more?: MockLink.MockedResponse[];
  openSignIn?: () => void;
}

function show({ viewer = buildViewer(), path, replies = [], more = [], openSignIn }: Setting) {
  const attempts = replies.map((reply) => ({
    request: { query: RecordPaymentDocument, variables: { input: { sessionId: SESSION } } },
    ...reply,
  }));
  return renderApp(<PaymentSuccessPage />, {
    path: path ?? `/payment-success?session_id=${SESSION}&productId=${PRODUCT}`,
    route: "/payment-success",
    mocks: [viewerAnswer(viewer), plansAnswer, knownAnswer, ...attempts, ...more, unansweredPlan],
    signIn: { openSignIn: openSignIn ?? (() => undefined) },
  });
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => localStorage.clear());

test("says that the payment is being saved, with the home link disabled", () => {
  show({ replies: [{ ...saved(), delay: Number.POSITIVE_INFINITY }] });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Processing Payment...");
  expect(screen.getByText("Saving your transaction, please wait...")).toBeInTheDocument();
  expect(screen.getByText(SESSION)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Go to Homepage" })).toBeDisabled();
});

test("names the plan by its title from the first render", async () => {
  show({ replies: [{ ...saved(), delay: Number.POSITIVE_INFINITY }] });
  expect(await screen.findByText("Market My Resume")).toBeInTheDocument();
  expect(screen.getByText("Quarterly: 3 monthly payments of $49.00")).toBeInTheDocument();
  expect(screen.queryByText(PRODUCT)).not.toBeInTheDocument();
  expect(screen.queryByText(/confirmation/)).not.toBeInTheDocument();
});

test("saves the payment, stores a marker, and shows the plan's start and end", async () => {
  show({ replies: [saved()] });
  await heading("Payment Successful");
  expect(screen.getByText(THANKS)).toBeInTheDocument();
  expect(screen.getByText("Market My Resume")).toBeInTheDocument();
  expect(screen.getByText("Payment 1 of 3")).toBeInTheDocument();
  expect(screen.getByText("$49.00 paid")).toBeInTheDocument();
  expect(screen.getByText(/confirmation to candidate@example\.com/)).toBeInTheDocument();
  expect(screen.getByText("Ends on February 20, 2027, no renewal")).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Go to Homepage" })).toHaveAttribute("href", "/");
  expect(localStorage.getItem(MARKER)).not.toBeNull();
});

test("links to the plan's billing", async () => {
  const sent: unknown[] = [];
  const keep = (variables: unknown) => {
    sent.push(variables);
    return true;
  };
  const answer = { __typename: "OpenBillingPortalPayload", url: PORTAL, userErrors: [] };
  const portal = {
    request: { query: OpenBillingPortalDocument, variables: keep },
    result: { data: { openBillingPortal: answer } },
  };
  show({ replies: [saved()], more: [portal] });
  await userEvent.click(await screen.findByRole("button", { name: "Manage billing" }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(PORTAL));
  expect(sent).toEqual([{ input: { returnTo: "PRICING" } }]);
});

test("says on which day the plan ends where the firm works, as its track does", async () => {
  show({ replies: [saved("Payment saved.", "2027-02-21T02:00:00.000Z")] });
  expect(await screen.findByText("Ends on February 20, 2027, no renewal")).toBeInTheDocument();
});

test("says that the end date is not known yet", async () => {
  show({ replies: [saved("Payment saved.", null)] });
  expect(await screen.findByText("Ends after 3 months, no renewal")).toBeInTheDocument();
});

test("treats a payment that was saved before as success", async () => {
  show({ replies: [saved("Duplicate payment, already saved.")] });
  await heading("Payment Successful");
  expect(localStorage.getItem(MARKER)).not.toBeNull();
});

test("with the marker in this browser, saves nothing and looks up the plan", async () => {
  localStorage.setItem(MARKER, "saved");
  show({ more: [boughtAnswer(subscription())] });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Payment Successful");
  expect(await screen.findByText("Payment 1 of 3")).toBeInTheDocument();
  expect(screen.getByText(/confirmation to candidate@example\.com/)).toBeInTheDocument();
});

test("looks up the plan by its checkout alone, as from the notice after a payment", async () => {
  localStorage.setItem(MARKER, "saved");
  const path = paths.paymentOf(SESSION);
  show({ path, more: [boughtAnswer(subscription())] });
  expect(await screen.findByText("Payment 1 of 3")).toBeInTheDocument();
  expect(await screen.findByText("Quarterly: 3 monthly payments of $49.00")).toBeInTheDocument();
});

test("asks for nothing more for a plan that is over", async () => {
  localStorage.setItem(MARKER, "saved");
  show({ more: [boughtAnswer({ ...subscription(), isRunning: false })] });
  expect(await screen.findByText("Payment 1 of 3")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Send us your resume" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Manage billing" })).toBeInTheDocument();
});

test("does not promise a mail to another user who opens the URL in this browser", async () => {
  localStorage.setItem(MARKER, "saved");
  const { allAnswered } = show({ more: [boughtAnswer(null)] });
  await allAnswered();
  expect(screen.queryByText(/confirmation/)).not.toBeInTheDocument();
});

test.each([
  [
    "an unknown session",
    refused("NOT_FOUND", "Payment session not found"),
    "Could not get subscription ID from Stripe.",
  ],
  ["the server's own words", refused("PROVIDER_UNAVAILABLE", "Stripe is away"), "Stripe is away"],
  ["no payment and no reason", answering({}), "Could not save payment."],
  ["a top-level refusal", { result: { errors: [new GraphQLError("Slow down")] } }, "Slow down"],
  ["an exception", { error: new Error("cut off") }, "An error occurred: cut off"],
])("shows an error after %s and can be tried again", async (_, reply, message) => {
  show({ replies: [reply, saved()] });
  await heading("Payment Error");
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(localStorage.getItem(MARKER)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await heading("Payment Successful");
});

test("asks a visitor to log in", async () => {
  const openSignIn = jest.fn();
  show({ viewer: null, openSignIn });
  await heading("Payment Error");
  expect(screen.getByRole("alert")).toHaveTextContent("User ID missing. Please log in again.");
  await userEvent.click(screen.getByRole("button", { name: "Log In" }));
  expect(openSignIn).toHaveBeenCalled();
});

test("asks to log in if the session has expired", async () => {
  const ended = new GraphQLError("Please log in.", { extensions: { code: "UNAUTHENTICATED" } });
  show({ replies: [{ result: { errors: [ended] } }] });
  await heading("Payment Error");
  expect(screen.getByRole("alert")).toHaveTextContent("User ID missing. Please log in again.");
});

test("shows an error without a retry if the session id is missing", async () => {
  show({ path: "/payment-success" });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Could not get subscription ID from Stripe.",
  );
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

describe("a checkout that is not paid yet", () => {
  const notPaid = refused("NOT_PAID", "This checkout hasn’t been paid yet.");
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("is checked every 2 seconds until it is paid", async () => {
    show({ replies: [notPaid, notPaid, saved()] });
    await wait(2500);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Processing Payment...");
    await wait(3000);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Payment Successful");
  });

  test("is not called an error while a bank still sends the payment", async () => {
    const message = "Your payment is on its way.";
    show({ replies: [refused("PAYMENT_ON_ITS_WAY", message)] });
    await wait(1000);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Payment on its way");
    expect(screen.getByText(message)).toHaveAttribute("role", "status");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("fails after a minute, with a reason", async () => {
    show({ replies: Array.from({ length: 40 }, () => notPaid) });
    await wait(58_000);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Processing Payment...");
    await wait(6000);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Could not get subscription ID from Stripe.This checkout hasn’t been paid yet.",
    );
  });
});
