import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import {
  CancelDeletionDocument,
  YourDeletionDocument,
} from "../features/my-account/YourData.generated";
import { OwnedPlansDocument } from "../features/plans/own/OwnedPlans.generated";
import { StartCheckoutDocument } from "../features/plans/checkout/StartCheckout.generated";
import { redirectTo } from "../features/plans/checkout/redirect";
import { AcceptTermsDocument } from "../features/terms/AcceptTerms.generated";
import { CurrentTermsDocument } from "../features/terms/CurrentTerms.generated";
import type { SignInRequest } from "../lib/session/sign-in";
import type { Viewer } from "../lib/session/viewer";
import { atTheButton, comparison, planIsFor, samePrice, stillUnsure } from "#content/pricing";
import { checkoutTexts } from "#texts/checkout";
import { plansTexts } from "#texts/plans";
import { deletionTexts } from "#texts/your-data";
import { plansAnswer } from "../test/plans";
import { renderApp } from "../test/render";
import { buildViewer, viewerAnswer } from "../test/viewer";
import { Component as PricingPage } from "./PricingPage";

jest.mock("../features/plans/checkout/redirect", () => ({
  ...jest.requireActual("../features/plans/checkout/redirect"),
  redirectTo: jest.fn(),
}));
jest.mock("@fingerprintjs/fingerprintjs", () => ({
  __esModule: true,
  default: { load: jest.fn(async () => Promise.reject(new Error("blocked"))) },
}));
const redirected = jest.mocked(redirectTo);
beforeEach(() => redirected.mockClear());

const PAY_PAGE = "https://checkout.stripe.com/c/pay/cs_test_1";
const userError = (code: string, message: string) => ({
  __typename: "UserError",
  code,
  field: null,
  message,
});

const termsAnswer: MockLink.MockedResponse = {
  request: { query: CurrentTermsDocument, variables: {} },
  result: {
    data: {
      currentTerms: {
        __typename: "Terms",
        version: "2025-09-19",
        lastUpdated: "September 19, 2025",
        title: "Terms and Conditions",
        html: "<h3>1. Who we are</h3><p>Be kind.</p>",
      },
    },
  },
  maxUsageCount: 5,
};

const TITLES = { BRAND_MY_CV: "Brand My CV", MARKET_MY_RESUME: "Market My Resume" };
type PlanId = keyof typeof TITLES;

/** What a plan of three months can still change to, if it can. */
const offerOf = (id: PlanId, months = 3) => ({
  ...{ __typename: "PlanTermOffer", productId: `${id}_${months}`, label: `${months} months` },
  plan: { __typename: "Plan", id, title: TITLES[id] },
  ...{ needsTerms: false, months, monthlyAmount: 7_900, currency: "USD", paidAmount: 4_900 },
  ...{ nextAmount: 10_900, paymentsLeft: 2, leftAmount: 18_800, totalAmount: 23_700 },
  ...{ nextPaymentAt: "2026-12-20T12:00:00Z", endsAt: "2027-02-20T12:00:00Z" },
});

const ownedAnswer = (id?: PlanId, offer?: PlanId): MockLink.MockedResponse => {
  const overlaps = [id === "BRAND_MY_CV" ? "MARKET_MY_RESUME" : "BRAND_MY_CV"];
  const plan = {
    ...{ __typename: "Plan", id, title: id && TITLES[id], monthlyAmount: 4_900 },
    ...{ currency: "USD", overlaps },
  };
  const bought = {
    ...{ __typename: "Subscription", id: "sub-1", isRunning: true, months: 3, plan },
    ...{
      endsAt: "2027-02-20T12:00:00Z",
      termOffers: offer === undefined ? [] : [offerOf(offer), offerOf(offer, 6)],
    },
  };
  return {
    request: { query: OwnedPlansDocument, variables: {} },
    result: { data: { mySubscriptions: id === undefined ? [] : [bought] } },
    maxUsageCount: 5,
  };
};

type Sent = Record<string, unknown>;

type Reply = Pick<MockLink.MockedResponse, "result" | "error">;

/** Mocks a mutation and records its input. */
function mutation(query: MockLink.MockedRequest["query"], reply: Reply) {
  const sent: Sent[] = [];
  const variables = ({ input }: Record<string, unknown>) => {
    if (typeof input === "object" && input !== null) sent.push({ ...input });
    return true;
  };
  return { mock: { request: { query, variables }, maxUsageCount: 5, ...reply }, sent };
}

const noAnswer: Reply = { error: new Error("connection refused") };

const accepting = (
  termsAcceptance: Sent | null,
  ...userErrors: ReturnType<typeof userError>[]
): Reply => ({
  result: {
    data: { acceptTerms: { __typename: "AcceptTermsPayload", termsAcceptance, userErrors } },
  },
});
const accepted = accepting({ __typename: "TermsAcceptance", id: "a-1", productId: "P" });
const checkout = (url: string | null, ...userErrors: ReturnType<typeof userError>[]): Reply => ({
  result: { data: { startCheckout: { __typename: "StartCheckoutPayload", url, userErrors } } },
});

interface Setting {
  viewer?: Viewer | null;
  path?: string;
  accept?: Reply;
  start?: Reply;
  plans?: MockLink.MockedResponse;
  more?: MockLink.MockedResponse[];
  /** Id of a plan that the viewer has for three months. */
  owned?: PlanId;
  /** Id of the plan that it can change to. */
  offer?: PlanId;
  /** Whether the terms were accepted lately, so that the server doesn't ask for them. */
  signed?: boolean;
  /** Whether the plans that the viewer has change after they were read. */
  ownedOnce?: boolean;
}

/** The server's first answer to who has not accepted the terms lately. */
const termsRequired: MockLink.MockedResponse = {
  request: { query: StartCheckoutDocument, variables: () => true },
  ...checkout(null, userError("TERMS_REQUIRED", "Please accept the terms.")),
};

function show(setting: Setting = {}) {
  const { viewer = buildViewer(), path = "/pricing", plans = plansAnswer(), more = [] } = setting;
  const accept = mutation(AcceptTermsDocument, setting.accept ?? accepted);
  const start = mutation(StartCheckoutDocument, setting.start ?? checkout(PAY_PAGE));
  const requests: SignInRequest[] = [];
  const view = renderApp(<PricingPage />, {
    path,
    route: "/pricing",
    loaderData: { failed: false },
    mocks: [
      viewerAnswer(viewer),
      plans,
      {
        ...ownedAnswer(setting.owned, setting.offer),
        ...(setting.ownedOnce === true ? { maxUsageCount: 1 } : {}),
      },
      termsAnswer,
      accept.mock,
      ...(setting.signed === true ? [] : [termsRequired]),
      start.mock,
      ...more,
    ],
    signIn: { openSignIn: (request = {}) => requests.push(request) },
  });
  return { ...view, accept: accept.sent, start: start.sent, requests };
}

const card = async (title: string) => within(await screen.findByRole("article", { name: title }));
const startNow = async (title: string) =>
  userEvent.click((await card(title)).getByRole("button", { name: "Start Now" }));
const acceptButton = () => screen.getByRole("button", { name: "Accept & Continue" });

async function sign() {
  await screen.findByText("Be kind.");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.type(screen.getByLabelText(/Signature/), "Anika Sharma");
  await waitFor(() => expect(acceptButton()).toBeEnabled());
}

async function buy(title = "Market My Resume") {
  await startNow(title);
  await sign();
  await userEvent.click(acceptButton());
}

describe("plans", () => {
  test("are shown with price, total and end, quarterly at first", async () => {
    show();
    const plan = await card("Brand My CV");
    expect(plan.getByText("$79.00")).toBeInTheDocument();
    expect(plan.getByText("$237.00")).toBeInTheDocument();
    expect(plan.getByText(plansTexts.billing(3))).toBeInTheDocument();
    expect(plan.getByText("Second of Brand My CV")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /Quarterly/ })).toBeChecked();
  });

  test("follow the toggle and the URL", async () => {
    const { router } = show();
    await card("Brand My CV");
    await userEvent.click(screen.getByRole("radio", { name: /Half-yearly/ }));
    expect((await card("Brand My CV")).getByText("$474.00")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?term=half-yearly");
  });

  test("start half-yearly if the URL says so", async () => {
    show({ path: "/pricing?term=half-yearly" });
    expect((await card("Market My Resume")).getByText("$294.00")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /Half-yearly/ })).toBeChecked();
  });

  test("show an error with a retry when they fail to load, and a notice when there are none", async () => {
    const { request } = plansAnswer();
    const { unmount } = show({ plans: { request, error: new Error("down") } });
    expect(await screen.findByText(plansTexts.loadFailed)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
    unmount();
    show({ plans: plansAnswer([]) });
    expect(await screen.findByText(plansTexts.none)).toBeInTheDocument();
  });
});

describe("around the plans", () => {
  const rows = () =>
    within(screen.getByRole("table", { name: comparison.title }))
      .getAllByRole("row")
      .map(({ textContent }) => textContent);

  test("each says who it is for, and the price next to its button", async () => {
    show();
    const plan = await card("Brand My CV");
    expect(plan.getByText(planIsFor.BRAND_MY_CV ?? "")).toBeInTheDocument();
    expect(plan.getByText(atTheButton)).toBeInTheDocument();
    expect(screen.getByText(samePrice)).toBeInTheDocument();
  });

  test("the comparison starts with the prices and the differences", async () => {
    show();
    await card("Brand My CV");
    expect(rows().slice(1, 4)).toEqual([
      "Price per month$49.00$79.00",
      "Total for 3 payments$147.00$237.00",
      "Resume rewritten by a specialist in your fieldWe send yoursYes",
    ]);
    expect(rows().indexOf(comparison.bothTitle)).toBe(8);
    await userEvent.click(screen.getByRole("radio", { name: /Half-yearly/ }));
    expect(rows()[2]).toBe("Total for 6 payments$294.00$474.00");
  });

  test("the page ends with links to the plans of the same term, contact and hiring", async () => {
    show({ path: "/pricing?term=half-yearly" });
    const link = (name: string) => screen.getByRole("link", { name });
    expect(link(stillUnsure.backToPlans)).toHaveAttribute(
      "href",
      "/pricing?term=half-yearly#plans",
    );
    expect(link(stillUnsure.askFirst)).toHaveAttribute("href", "/contact");
    expect(link(stillUnsure.employersAction)).toHaveAttribute("href", "/hire-talents");
  });
});

describe("buying", () => {
  test.each([
    ["Market My Resume", /Quarterly/, "MARKET_MY_RESUME_QUATERLY"],
    ["Market My Resume", /Half-yearly/, "MARKET_MY_RESUME_HALF_YEARLY"],
    ["Brand My CV", /Quarterly/, "BRAND_MY_CV_QUATERLY"],
    ["Brand My CV", /Half-yearly/, "BRAND_MY_CV_HALF_YEARLY"],
  ])("%s %s signs and pays for %s", async (title, term, productId) => {
    const { accept, start } = show();
    await card(title);
    await userEvent.click(screen.getByRole("radio", { name: term }));
    await buy(title);
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(PAY_PAGE));
    expect(accept).toMatchObject([{ productId, agree: true, signature: "Anika Sharma" }]);
    expect(start).toEqual([{ productId }]);
    expect((await card(title)).getByRole("button", { name: "Processing..." })).toBeInTheDocument();
  });

  test("asks to log in first, then continues", async () => {
    const { requests } = show({ viewer: null });
    await startNow("Market My Resume");
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText("Terms and Conditions")).not.toBeInTheDocument();
    act(() => requests[0]?.onSignedIn?.(buildViewer()));
    expect(await screen.findByText("Be kind.")).toBeInTheDocument();
  });

  test("keeps the chosen plan in the URL during a sign-in at Google", async () => {
    const { router } = show({ viewer: null, path: "/pricing?term=half-yearly" });
    await startNow("Market My Resume");
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        search: "?term=half-yearly",
        hash: "#buy=MARKET_MY_RESUME_HALF_YEARLY",
      }),
    );
  });

  test("continues after a sign-in at Google, and does not ask again without one", async () => {
    const path = "/pricing#buy=BRAND_MY_CV_QUATERLY";
    const { unmount, requests } = show({ viewer: null, path });
    await card("Brand My CV");
    expect(requests).toHaveLength(0);
    expect(screen.queryByText("Be kind.")).not.toBeInTheDocument();
    unmount();
    show({ path });
    expect(await screen.findByText("Be kind.")).toBeInTheDocument();
    expect(screen.getByText(/^Brand My CV: 3 monthly payments/)).toBeInTheDocument();
  });

  test("can be started again when the page is restored from the back/forward cache", async () => {
    show();
    await buy();
    await waitFor(() => expect(redirected).toHaveBeenCalled());
    const event = Object.assign(new Event("pageshow"), { persisted: true });
    act(() => void window.dispatchEvent(event));
    expect(
      (await card("Market My Resume")).getByRole("button", { name: "Start Now" }),
    ).toBeInTheDocument();
  });

  test("sends user agent, time, and null if the fingerprint fails", async () => {
    const { accept } = show();
    await buy();
    await waitFor(() => expect(redirected).toHaveBeenCalled());
    expect(accept[0]).toMatchObject({ browser: navigator.userAgent, fingerprint: null });
    expect(String(accept[0]?.timestamp)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test("starts only one checkout on a double click", async () => {
    const { accept, start } = show();
    await startNow("Market My Resume");
    await sign();
    await userEvent.dblClick(acceptButton());
    await waitFor(() => expect(redirected).toHaveBeenCalled());
    await userEvent.dblClick(screen.getByRole("button", { name: "Processing..." }));
    expect(accept).toHaveLength(1);
    expect(start).toHaveLength(1);
  });

  test.each([
    [
      "the server's message",
      accepting(null, userError("BAD_INPUT", "Unknown plan.")),
      "Unknown plan.",
    ],
    [
      "a top-level refusal",
      { result: { errors: [new GraphQLError("Too many tries.")] } },
      "Too many tries.",
    ],
    ["no answer", noAnswer, "Failed to accept terms."],
  ])("stops if the terms fail with %s", async (_, accept, message) => {
    const { start } = show({ accept });
    await buy();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(start).toHaveLength(0);
    expect(redirected).not.toHaveBeenCalled();
    expect(acceptButton()).toBeEnabled();
  });

  test.each([
    [
      "a refusal",
      checkout(null, userError("PROVIDER_UNAVAILABLE", "Stripe is away")),
      "Stripe is away",
    ],
    ["no address", checkout(null), "Checkout failed"],
    ["an address that is a script", checkout("javascript:alert(1)"), "Checkout failed"],
    ["an exception", noAnswer, "Checkout error: connection refused"],
    [
      "a running plan",
      checkout(null, userError("ALREADY_SUBSCRIBED", "Taken")),
      /You already have this plan/,
    ],
  ])("shows an alert if the checkout ends with %s", async (_, start, message) => {
    show({ start });
    await buy();
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(redirected).not.toHaveBeenCalled();
    const plan = await card("Market My Resume");
    expect(plan.getByRole("alert")).toBeInTheDocument();
    expect(plan.getByRole("button", { name: "Start Now" })).toBeInTheDocument();
  });
});

test("someone who is leaving can keep the account, and then pays", async () => {
  const answers = [checkout(null, userError("DELETION_PENDING", "No")), checkout(PAY_PAGE)];
  const kept = {
    cancelAccountDeletion: {
      __typename: "CancelAccountDeletionPayload",
      message: "Your account stays.",
      userErrors: [],
    },
  };
  const staying = { me: { __typename: "User", id: buildViewer().id, deletion: null } };
  const { start } = show({
    start: { result: () => answers.shift()?.result as { data: object } },
    more: [
      { ...mutation(CancelDeletionDocument, { result: { data: kept } }).mock },
      { request: { query: YourDeletionDocument, variables: {} }, result: { data: staying } },
    ],
  });
  await buy();
  expect(await screen.findByRole("alert")).toHaveTextContent(checkoutTexts.deletionPending);
  await userEvent.click(await screen.findByRole("button", { name: deletionTexts.undo }));
  await waitFor(() => expect(redirected).toHaveBeenCalledWith(PAY_PAGE));
  expect(start).toHaveLength(2);
});

describe("terms dialog", () => {
  test("shows what is bought and enables Accept only when the form is complete", async () => {
    show();
    await startNow("Brand My CV");
    await screen.findByText("Be kind.");
    expect(
      screen.getByText("Brand My CV: 3 monthly payments of $79.00, no renewal"),
    ).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Text of the terms" })).toHaveAttribute(
      "tabindex",
      "0",
    );
    expect(acceptButton()).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox"));
    expect(acceptButton()).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Signature/), "   ");
    expect(acceptButton()).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Signature/), "Anika");
    await waitFor(() => expect(acceptButton()).toBeEnabled());
    await userEvent.click(screen.getByRole("checkbox"));
    await waitFor(() => expect(acceptButton()).toBeDisabled());
    expect(await screen.findByText("You must agree to the terms and conditions.")).toBeVisible();
  });

  test("says what is missing if Enter is pressed too early", async () => {
    show();
    await startNow("Brand My CV");
    await screen.findByText("Be kind.");
    await userEvent.type(screen.getByLabelText(/Signature/), "{Enter}");
    expect(await screen.findByText("Please enter your full name as signature.")).toBeVisible();
    expect(screen.getByText("You must agree to the terms and conditions.")).toBeVisible();
  });

  test("rejects a user without a valid id", async () => {
    show({ viewer: buildViewer({ id: "short" }) });
    await startNow("Brand My CV");
    expect(
      await screen.findByText("User ID missing or invalid. Please log in again."),
    ).toBeVisible();
    await screen.findByText("Be kind.");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.type(screen.getByLabelText(/Signature/), "Anika");
    expect(acceptButton()).toBeDisabled();
  });

  test("closes on Cancel without starting a checkout", async () => {
    const { start } = show();
    await startNow("Brand My CV");
    await screen.findByText("Be kind.");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByText("Be kind.")).not.toBeInTheDocument();
    expect(start).toHaveLength(0);
  });
});

test("a plan that the viewer has leads to their plan, and no longer starts a purchase", async () => {
  show({ owned: "BRAND_MY_CV" });
  await screen.findByText(plansTexts.owned(3));
  const link = (await card("Brand My CV")).getByRole("link", { name: plansTexts.seeOwned });
  expect(link).toHaveAttribute("href", "/account/plans");
  expect(screen.getByText(plansTexts.owned(3))).toBeInTheDocument();
});

test("who signed the terms for a plan within a day goes straight to the pay page", async () => {
  const { start } = show({ signed: true });
  await startNow("Market My Resume");
  await waitFor(() => expect(redirected).toHaveBeenCalledWith(PAY_PAGE));
  expect(start).toEqual([{ productId: "MARKET_MY_RESUME_QUATERLY" }]);
  expect(screen.queryByText("Be kind.")).not.toBeInTheDocument();
});

describe("a plan that overlaps one that the viewer has", () => {
  test("is offered as a change with its amounts", async () => {
    show({ owned: "MARKET_MY_RESUME", offer: "BRAND_MY_CV" });
    const plan = await card("Brand My CV");
    const change = await plan.findByRole("button", {
      name: "Change to Brand My CV: Market My Resume",
    });
    expect(
      plan.getByText(
        /Change to 3 months of this plan, and you pay nothing today and \$109.00 on December/,
      ),
    ).toBeInTheDocument();
    expect(plan.queryByRole("button", { name: "Start Now" })).not.toBeInTheDocument();
    await userEvent.click(change);
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("$237.00 for the whole plan");
  });

  test("is offered for as many months as the page shows", async () => {
    show({ owned: "MARKET_MY_RESUME", offer: "BRAND_MY_CV", path: "/pricing?term=half-yearly" });
    const plan = await card("Brand My CV");
    expect(await plan.findByText(/Change to 6 months of this plan/)).toBeInTheDocument();
  });

  test("leads to the viewer's plan if it is too late for a change", async () => {
    show({ owned: "MARKET_MY_RESUME" });
    const plan = await card("Brand My CV");
    expect(await plan.findByText(/it’s too late to change it/)).toBeInTheDocument();
    expect(plan.getByRole("link", { name: "See your plan" })).toBeInTheDocument();
  });

  test("is bought as well only after a question that names the sum", async () => {
    const { start } = show({ owned: "MARKET_MY_RESUME", signed: true });
    const plan = await card("Brand My CV");
    await userEvent.click(await plan.findByRole("button", { name: "Buy this one as well" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent(
      "you’d pay $128.00 a month, and we’d still do that work only once",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Buy both" }));
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(PAY_PAGE));
    expect(start).toEqual([{ productId: "BRAND_MY_CV_QUATERLY", confirmOverlap: true }]);
    expect(plan.getByRole("button", { name: "Processing..." })).toBeInTheDocument();
  });

  test("says so if the other one was bought in another window", async () => {
    const refusal = checkout(null, userError("PLAN_OVERLAP", "You already have Market My Resume."));
    const bought = ownedAnswer("MARKET_MY_RESUME", "BRAND_MY_CV");
    show({ start: refusal, signed: true, ownedOnce: true, more: [bought] });
    await startNow("Brand My CV");
    const plan = await card("Brand My CV");
    expect(await plan.findByRole("alert")).toHaveTextContent("You already have Market My Resume.");
    expect(await plan.findByRole("button", { name: /^Change to Brand/ })).toBeInTheDocument();
  });
});
