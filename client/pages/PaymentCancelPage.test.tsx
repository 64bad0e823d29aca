import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { OpenOrdersDocument } from "../features/billing/plans/OpenOrder.generated";
import { AddToCartDocument } from "../features/cart/AddToCart.generated";
import type { Viewer } from "../lib/session/viewer";
import { renderApp } from "../test/render";
import { buildViewer, viewerAnswer } from "../test/viewer";
import { Component as PaymentCancelPage } from "./PaymentCancelPage";

const ORDER = "?productId=BRAND_MY_CV_QUATERLY&productName=Brand%20My%20CV&amount=79.00";

const left = {
  __typename: "OpenOrder",
  productId: "BRAND_MY_CV_QUATERLY",
  months: 3,
  isWaiting: false,
  since: "2026-11-20T11:00:00.000Z",
  plan: {
    __typename: "Plan",
    id: "BRAND_MY_CV",
    title: "Brand My CV",
    monthlyAmount: 7900,
    currency: "USD",
  },
} as const;

const ordersAnswer = (orders: readonly object[]): MockLink.MockedResponse => ({
  request: { query: OpenOrdersDocument },
  result: { data: { myOpenOrders: orders } },
});

function show(
  search: string,
  viewer: Viewer | null,
  reply?: Partial<MockLink.MockedResponse>,
  orders: readonly object[] = [],
) {
  const asked: unknown[] = [];
  const cart: MockLink.MockedResponse = {
    request: {
      query: AddToCartDocument,
      variables: (variables) => {
        asked.push(variables);
        return true;
      },
    },
    result: {
      data: {
        addToCart: {
          __typename: "AddToCartPayload",
          cartItem: {
            __typename: "CartItem",
            id: "item-1",
            productId: "BRAND_MY_CV_QUATERLY",
            productName: "Brand My CV",
          },
          userErrors: [],
        },
      },
    },
    maxUsageCount: 5,
    ...reply,
  };
  const { allAnswered } = renderApp(<PaymentCancelPage />, {
    path: `/payment-cancel${search}`,
    route: "/payment-cancel",
    mocks: [viewerAnswer(viewer), cart, ordersAnswer(orders)],
  });
  return { asked, allAnswered };
}

test("says that the payment was canceled and links to home and plans", () => {
  show("", null);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Payment Cancelled");
  expect(
    screen.getByText(
      "Your payment was cancelled or failed. Please try again or contact support if you need help.",
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to Homepage" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Back to pricing" })).toHaveAttribute("href", "/pricing");
});

test("puts a signed-in user's order into the cart, once", async () => {
  const { asked, allAnswered } = show(ORDER, buildViewer());
  expect(await screen.findByText(/We saved Brand My CV in your cart/)).toBeInTheDocument();
  await allAnswered();
  expect(asked).toEqual([{ input: { productId: "BRAND_MY_CV_QUATERLY" } }]);
});

test.each([
  ["nobody is signed in", ORDER, null],
  ["the name is missing", "?productId=BRAND_MY_CV_QUATERLY&amount=79.00", buildViewer()],
  ["the amount is missing", "?productId=BRAND_MY_CV_QUATERLY&productName=B", buildViewer()],
  ["the product is missing", "?productName=B&amount=79.00", buildViewer()],
])("does not change the cart if %s", async (_, search, viewer) => {
  const { asked, allAnswered } = show(search, viewer);
  await allAnswered();
  expect(asked).toEqual([]);
});

test("shows no error if updating the cart fails", async () => {
  const failing = { result: undefined, error: new Error("down") };
  const { asked, allAnswered } = show(ORDER, buildViewer(), failing);
  await waitFor(() => expect(asked).toHaveLength(1));
  await allAnswered();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("leads back to the checkout of a plan that is not paid", async () => {
  show(ORDER, buildViewer(), {}, [left]);
  const go = await screen.findByRole("button", { name: "Continue to checkout for Brand My CV" });
  expect(go).toHaveTextContent(/^Continue to checkout/);
  expect(screen.getByText(/3 monthly payments of \$79\.00/)).toBeInTheDocument();
});

test("offers no checkout for a payment that is on its way", async () => {
  const { allAnswered } = show(ORDER, buildViewer(), {}, [{ ...left, isWaiting: true }]);
  await allAnswered();
  expect(screen.queryByRole("button", { name: /^Continue/ })).not.toBeInTheDocument();
});
