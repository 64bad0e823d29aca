import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { ReturnedOrderDocument } from "../features/plans/checkout/ReturnedOrder.generated";
import { AddToCartDocument } from "../features/cart/AddToCart.generated";
import type { Viewer } from "../lib/session/viewer";
import { renderApp } from "../test/render";
import { buildViewer, viewerAnswer } from "../test/viewer";
import { Component as PaymentCancelPage } from "./PaymentCancelPage";

const ORDER = "?productId=BRAND_MY_CV_QUATERLY&productName=Brand%20My%20CV&amount=79.00";

const terms = ["BRAND_MY_CV_QUATERLY", "BRAND_MY_CV_HALF_YEARLY"].map((productId) => ({
  __typename: "PlanTerm",
  productId,
}));

const left = {
  __typename: "OpenOrder",
  productId: "BRAND_MY_CV_QUATERLY",
  months: 3,
  isWaiting: false,
  overlapConfirmed: false,
  since: "2026-11-20T11:00:00.000Z",
  plan: {
    __typename: "Plan",
    id: "BRAND_MY_CV",
    title: "Brand My CV",
    monthlyAmount: 7900,
    currency: "USD",
    terms,
  },
} as const;

const owned = {
  __typename: "Subscription",
  id: "plan-1",
  isRunning: true,
  plan: { __typename: "Plan", id: "BRAND_MY_CV", title: "Brand My CV", terms },
};

/** What the person has open, and bought. */
interface Standing {
  orders?: readonly object[];
  plans?: readonly object[];
}

const standingAnswer = ({ orders = [], plans = [] }: Standing): MockLink.MockedResponse => ({
  request: { query: ReturnedOrderDocument },
  result: { data: { myOpenOrders: orders, mySubscriptions: plans } },
});

function show(
  search: string,
  viewer: Viewer | null,
  reply?: Partial<MockLink.MockedResponse>,
  standing: Standing = {},
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
    mocks: [viewerAnswer(viewer), cart, standingAnswer(standing)],
  });
  return { asked, allAnswered };
}

/** Buttons, and links that look like them, in the color of the page's main action. */
const mainActions = () => [...document.querySelectorAll("[data-variant=filled]")];

test("says that the payment was canceled and links to home and plans", () => {
  show("", null);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Payment Cancelled");
  expect(
    screen.getByText(
      "Your payment was cancelled or failed. Please try again or contact support if you need help.",
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to Homepage" })).toHaveAttribute("href", "/");
  const pricing = screen.getByRole("link", { name: "Back to pricing" });
  expect(pricing).toHaveAttribute("href", "/pricing");
  expect(mainActions()).toEqual([pricing]);
});

test("puts a signed-in user's order into the cart, once", async () => {
  const { asked, allAnswered } = show(ORDER, buildViewer());
  expect(await screen.findByText(/We saved Brand My CV in your cart/)).toBeInTheDocument();
  await allAnswered();
  expect(asked).toEqual([{ input: { productId: "BRAND_MY_CV_QUATERLY" } }]);
  expect(mainActions()).toEqual([screen.getByRole("link", { name: "Back to pricing" })]);
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
  const { asked } = show(ORDER, buildViewer(), {}, { orders: [left] });
  const go = await screen.findByRole("button", { name: "Continue to checkout for Brand My CV" });
  expect(go).toHaveTextContent(/^Continue to checkout/);
  expect(screen.getByText(/3 monthly payments of \$79\.00/)).toBeInTheDocument();
  expect(mainActions()).toEqual([go]);
  // The plan goes into the cart, but the offer says enough.
  await waitFor(() => expect(asked).toHaveLength(1));
  const notice = await screen.findByText(/We saved Brand My CV in your cart/);
  expect(notice).not.toBeVisible();
});

test("leads back to the checkout although the site was too busy at first", async () => {
  const busy = {
    request: { query: ReturnedOrderDocument },
    error: new Error("busy"),
    maxUsageCount: 2,
  };
  renderApp(<PaymentCancelPage />, {
    path: "/payment-cancel",
    route: "/payment-cancel",
    mocks: [viewerAnswer(buildViewer()), busy, standingAnswer({ orders: [left] })],
  });
  const go = { name: /^Continue to checkout/ };
  expect(await screen.findByRole("button", go)).toBeVisible();
});

test("says what is in the cart beside the offer of another plan", async () => {
  const other = { ...left, productId: "OTHER", plan: { ...left.plan, terms: [] } };
  show(ORDER, buildViewer(), {}, { orders: [other] });
  expect(await screen.findByText(/We saved Brand My CV in your cart/)).toBeVisible();
  expect(await screen.findByRole("button", { name: /^Continue to checkout/ })).toBeVisible();
});

test("offers no checkout for a payment that is on its way", async () => {
  const standing = { orders: [{ ...left, isWaiting: true }] };
  const { asked } = show(ORDER, buildViewer(), {}, standing);
  await screen.findByRole("heading", { name: "Your payment is on its way" });
  expect(screen.queryByRole("button", { name: /^Continue/ })).not.toBeInTheDocument();
  expect(mainActions()).toEqual([screen.getByRole("link", { name: "See your plan" })]);
  expect(asked).toEqual([]);
});

test("leads to the other term’s checkout if that was opened in another window", async () => {
  const other = { ...left, productId: "BRAND_MY_CV_HALF_YEARLY", months: 6 };
  const { asked } = show(ORDER, buildViewer(), {}, { orders: [other] });
  await screen.findByRole("heading", { name: "You opened another checkout" });
  expect(screen.getByText(/That closed this checkout/)).toBeInTheDocument();
  expect(screen.getByText(/6 monthly payments of \$79\.00/)).toBeInTheDocument();
  screen.getByRole("button", { name: "Continue to checkout for Brand My CV" });
  // The term that was chosen last stays the one to continue with.
  expect(asked).toEqual([]);
});

test("says that the plan was bought in another window", async () => {
  const { asked } = show(ORDER, buildViewer(), {}, { plans: [owned] });
  await screen.findByRole("heading", { name: "You already have Brand My CV" });
  expect(screen.getByRole("link", { name: "See your plan" })).toHaveAttribute(
    "href",
    "/account/plans",
  );
  expect(screen.queryByText(/in your cart/)).not.toBeInTheDocument();
  // The card was charged, by the other window's checkout.
  expect(screen.getByText(/This checkout didn’t charge your card\./)).toBeInTheDocument();
  expect(mainActions()).toEqual([screen.getByRole("link", { name: "See your plan" })]);
  expect(asked).toEqual([]);
});

test("takes an ended plan for none", async () => {
  const { asked } = show(ORDER, buildViewer(), {}, { plans: [{ ...owned, isRunning: false }] });
  expect(await screen.findByText(/We saved Brand My CV in your cart/)).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});
