import { useApolloClient } from "@apollo/client/react";
import type { MockLink } from "@apollo/client/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { DemoCheckoutDocument } from "../features/plans/checkout/DemoCheckout.generated";
import { DemoPlanDocument } from "../features/plans/checkout/DemoPlan.generated";
import { redirectTo } from "../features/plans/checkout/redirect";
import { OpenBillingPortalDocument } from "../features/plans/own/OpenBillingPortal.generated";
import { StartDemoCheckoutDocument } from "../features/plans/checkout/StartDemoCheckout.generated";
import type { SignInRequest } from "../lib/session/sign-in";
import type { Viewer } from "../lib/session/viewer";
import { ViewerDocument } from "../lib/session/Viewer.generated";
import { renderApp } from "../test/render";
import { buildViewer, viewerAnswer } from "../test/viewer";
import * as demoPage from "./StripeDemoPage";

const StripeDemoPage = demoPage.Component;

jest.mock("../features/plans/checkout/redirect", () => ({
  ...jest.requireActual("../features/plans/checkout/redirect"),
  redirectTo: jest.fn(),
}));
const redirected = jest.mocked(redirectTo);
beforeEach(() => redirected.mockClear());

const SESSION = "cs_test_42";
const BACK = `/stripe-demo?success=true&session_id=${SESSION}`;
const PAY_PAGE = "https://checkout.stripe.com/c/pay/cs_test_1";
const PORTAL = "https://billing.stripe.com/p/session/1";
const CANCELED = "Order canceled -- continue to shop around and checkout when you're ready.";
const SUCCESS = "Subscription to starter plan successful!";

type Reply = Pick<MockLink.MockedResponse, "result" | "error" | "delay">;

const redirectPayload = (
  field: string,
  url: string | null,
  code?: string,
  message = "",
): Reply => ({
  result: {
    data: {
      [field]: {
        __typename: "Payload",
        url,
        userErrors:
          code === undefined ? [] : [{ __typename: "UserError", code, field: null, message }],
      },
    },
  },
});
const started = (...answer: [string | null, string?, string?]) =>
  redirectPayload("startDemoCheckout", ...answer);
const opened = (...answer: [string | null, string?, string?]) =>
  redirectPayload("openBillingPortal", ...answer);
const told = (isComplete: boolean | null): Reply => ({
  result: {
    data: {
      demoCheckout:
        isComplete === null ? null : { __typename: "DemoCheckout", id: SESSION, isComplete },
    },
  },
});
/** @param amount cents; null if the price is unknown */
const priced = (amount: number | null): Reply => ({
  result: {
    data: {
      demoPlan: amount && {
        __typename: "DemoPlan",
        lookupKey: "starter_plan",
        monthlyAmount: amount,
        currency: "USD",
      },
    },
  },
});
const topLevel = (message: string, code: string): Reply => ({
  result: { errors: [new GraphQLError(message, { extensions: { code } })] },
});

/** A minimal login dialog. */
function Login() {
  const client = useApolloClient();
  const signIn = () =>
    void client.writeQuery({ query: ViewerDocument, data: { me: buildViewer() } });
  return <button onClick={signIn}>as the dialog does</button>;
}

interface Setting {
  viewer?: Viewer | null;
  path?: string;
  start?: Reply;
  /** Responses to the queries for the checkout's result, in order. */
  results?: Reply[];
  portal?: Reply;
  plan?: Reply;
}

function show(setting: Setting = {}) {
  const { viewer = buildViewer(), path = "/stripe-demo", results = [] } = setting;
  const { start = started(PAY_PAGE), portal = opened(PORTAL), plan = priced(2000) } = setting;
  const sent: unknown[] = [];
  const keep = (variables: unknown) => {
    sent.push(variables);
    return true;
  };
  const requests: SignInRequest[] = [];
  const page = (
    <>
      <StripeDemoPage />
      <Login />
    </>
  );
  const view = renderApp(page, {
    path,
    route: "/stripe-demo",
    mocks: [
      viewerAnswer(viewer),
      { request: { query: DemoPlanDocument }, ...plan },
      { request: { query: StartDemoCheckoutDocument, variables: keep }, ...start },
      { request: { query: OpenBillingPortalDocument, variables: keep }, ...portal },
      ...results.map((reply) => ({
        request: { query: DemoCheckoutDocument, variables: { sessionId: SESSION } },
        ...reply,
      })),
    ],
    signIn: { openSignIn: (request = {}) => requests.push(request) },
  });
  return { ...view, sent, requests };
}

const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

describe("the offer", () => {
  test("shows the price, that it is a demonstration, and the test card", async () => {
    show();
    expect(await heading("Starter plan")).toBeInTheDocument();
    expect(await screen.findByText("$20.00 / month")).toBeInTheDocument();
    expect(screen.getByText(/only a demo: you won’t be charged/)).toBeInTheDocument();
    expect(screen.getByText("4242 4242 4242 4242")).toBeInTheDocument();
    expect(screen.queryByText(CANCELED)).not.toBeInTheDocument();
  });

  test("shows the server's price, or none while it is loading", async () => {
    const { unmount } = show({ plan: priced(2550) });
    expect(await screen.findByText("$25.50 / month")).toBeInTheDocument();
    unmount();
    const { allAnswered } = show({ plan: priced(null) });
    await allAnswered();
    expect(screen.queryByText(/month$/)).not.toBeInTheDocument();
    expect(await button("Checkout")).toBeEnabled();
  });

  // Stripe's client waits up to 15 seconds, which must not delay the page.
  test("renders on the server without the price", () => {
    expect(demoPage).not.toHaveProperty("load");
  });

  test("opens the pay page only once on a double click", async () => {
    const { sent } = show();
    await userEvent.dblClick(await button("Checkout"));
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(PAY_PAGE));
    expect(sent).toEqual([{ input: { lookupKey: "starter_plan" } }]);
    expect(await button("Processing...")).toHaveAttribute("aria-disabled", "true");
  });

  test("asks to log in first, then continues", async () => {
    const { requests, sent } = show({ viewer: null });
    await userEvent.click(await button("Checkout"));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(await button("Checkout")).toBeEnabled();
    expect(sent).toHaveLength(0);
    act(() => requests[0]?.onSignedIn?.(buildViewer()));
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(PAY_PAGE));
  });

  test("keeps the plan in the URL and continues after a sign-in at Google", async () => {
    const { router } = show({ viewer: null });
    await userEvent.click(await button("Checkout"));
    await waitFor(() => expect(router.state.location.hash).toBe("#buy=starter_plan"));
    cleanup();
    const { requests } = show({ path: "/stripe-demo#buy=starter_plan" });
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(PAY_PAGE));
    expect(requests).toHaveLength(0);
  });

  test("a reload after closing the login dialog does not open the pay page", async () => {
    const { requests, router } = show({ viewer: null });
    await userEvent.click(await button("Checkout"));
    await waitFor(() => expect(requests).toHaveLength(1));
    window.location.hash = router.state.location.hash;
    act(() => requests[0]?.onDismissed?.());
    expect(router.state.location.hash).toBe("");
    window.location.hash = "";
  });

  test("does not open the login dialog after a return from Google without signing in", async () => {
    const { requests, allAnswered } = show({
      viewer: null,
      path: "/stripe-demo#buy=starter_plan",
    });
    await allAnswered();
    expect(requests).toHaveLength(0);
    expect(await button("Checkout")).toBeEnabled();
  });

  test.each([
    ["a refusal", started(null, "PROVIDER_UNAVAILABLE", "Checkout failed"), "Checkout failed"],
    ["a limit", topLevel("Please wait.", "RATE_LIMITED"), "Please wait."],
    ["an address that is a script", started("javascript:alert(1)"), "Checkout failed"],
    ["an exception", { error: new Error("cut off") }, "Checkout error: cut off"],
  ])("shows %s as an error and can be tried again", async (_, start, message) => {
    show({ start });
    await userEvent.click(await button("Checkout"));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(redirected).not.toHaveBeenCalled();
    expect(await button("Checkout")).not.toHaveAttribute("aria-disabled");
  });

  test("can be started again when the page is restored from the back/forward cache", async () => {
    show();
    await userEvent.click(await button("Checkout"));
    await waitFor(() => expect(redirected).toHaveBeenCalled());
    await button("Processing...");
    const event = Object.assign(new Event("pageshow"), { persisted: true });
    act(() => void window.dispatchEvent(event));
    expect(await button("Checkout")).toBeInTheDocument();
  });

  test("shows the offer again with a notice after a cancellation", async () => {
    show({ path: "/stripe-demo?canceled=true" });
    expect(screen.getByText(CANCELED)).toBeInTheDocument();
    expect(await button("Checkout")).toBeInTheDocument();
  });
});

describe("back from the pay page", () => {
  test("shows a loading state until the server has checked the session", async () => {
    show({ path: BACK, results: [{ ...told(true), delay: Number.POSITIVE_INFINITY }] });
    expect(await heading("Checking your payment...")).toBeInTheDocument();
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
  });

  test("shows success with the session id and links to the billing portal", async () => {
    const { sent } = show({ path: BACK, results: [told(true)] });
    expect(await heading(SUCCESS)).toBeInTheDocument();
    expect(screen.getByText(SESSION)).toBeInTheDocument();
    await userEvent.click(await button("Manage your billing information"));
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(PORTAL));
    expect(sent).toEqual([{ input: { returnTo: "STRIPE_DEMO" } }]);
  });

  test("shows why the billing portal cannot be opened", async () => {
    const portal = opened(null, "PROVIDER_UNAVAILABLE", "The payment provider cannot be reached.");
    show({ path: BACK, results: [told(true)], portal });
    await userEvent.click(await button("Manage your billing information"));
    expect(await screen.findByRole("alert")).toHaveTextContent("cannot be reached");
    expect(redirected).not.toHaveBeenCalled();
  });

  test.each([
    ["another person's or unknown", BACK, [told(null)]],
    ["missing", "/stripe-demo?success=true", []],
  ])("does not show success for a session that is %s", async (_, path, results) => {
    show({ path, results });
    expect(await heading("We can’t find this checkout")).toBeInTheDocument();
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to the demo" })).toHaveAttribute(
      "href",
      "/stripe-demo",
    );
  });

  test("says that the session is not paid yet, and checks again", async () => {
    show({ path: BACK, results: [told(false), told(true)] });
    await heading("This checkout hasn’t been paid yet");
    await userEvent.click(await button("Check again"));
    expect(await heading(SUCCESS)).toBeInTheDocument();
  });

  test.each([
    ["no answer", { error: new Error("cut off") }, /check your connection/],
    ["the server's words", topLevel("Stripe is away.", "PROVIDER_UNAVAILABLE"), /Stripe is away/],
  ])("shows %s as an error with a retry", async (_, failure, message) => {
    show({ path: BACK, results: [failure, told(true)] });
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    await userEvent.click(await button("Retry"));
    expect(await heading(SUCCESS)).toBeInTheDocument();
  });

  test("asks to log in, then shows the result", async () => {
    const ended = topLevel("Please log in.", "UNAUTHENTICATED");
    const { requests } = show({ path: BACK, results: [ended, told(true)] });
    await heading("Log in to see this checkout");
    await userEvent.click(await button("Log In"));
    expect(requests).toHaveLength(1);
    await userEvent.click(await button("as the dialog does"));
    expect(await heading(SUCCESS)).toBeInTheDocument();
  });

  test("shows a visitor no result", async () => {
    show({ viewer: null, path: BACK, results: [told(true)] });
    expect(await heading("Log in to see this checkout")).toBeInTheDocument();
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
  });
});
