import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../../test/render";
import { AccountBilling } from "./AccountBilling";
import { BoughtSubscriptionsDocument } from "./BoughtSubscriptions.generated";
import { redirectTo } from "../checkout/redirect";
import { OpenBillingPortalDocument } from "./OpenBillingPortal.generated";

jest.mock("../checkout/redirect", () => ({
  ...jest.requireActual("../checkout/redirect"),
  redirectTo: jest.fn(),
}));

const PORTAL = "https://billing.stripe.com/p/session/1";

const subscription = (id: string, title: string) => ({
  __typename: "Subscription",
  id,
  productId: "MARKET_MY_RESUME_QUATERLY",
  months: 3,
  endsAt: null,
  paymentsMade: 1,
  paymentsTotal: 3,
  plan: { __typename: "Plan", id: title, title },
});

const show = (...titles: string[]) =>
  renderApp(<AccountBilling />, {
    mocks: [
      {
        request: { query: BoughtSubscriptionsDocument },
        result: {
          data: {
            mySubscriptions: titles.map((title, index) => subscription(`sub-${index}`, title)),
          },
        },
      },
      {
        request: { query: OpenBillingPortalDocument, variables: () => true },
        result: {
          data: {
            openBillingPortal: {
              __typename: "OpenBillingPortalPayload",
              url: PORTAL,
              userErrors: [],
            },
          },
        },
      },
    ],
  });

test("lists each plan once and links to its billing", async () => {
  show("Brand My CV", "Market My Resume", "Brand My CV");
  expect(await screen.findByText("Brand My CV, Market My Resume")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Manage billing" }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(PORTAL));
});

test("leads a user without a plan to the plans", async () => {
  show();
  const link = await screen.findByRole("link", { name: "See our plans." });
  expect(link).toHaveAttribute("href", "/pricing");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
