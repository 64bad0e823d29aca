import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { CheckoutResultDocument } from "./OrderResult.generated";
import { OrderNotice } from "./OrderNotice";

const CANCELED = /^Order canceled -- continue to shop around/;
const show = (path: string) => renderApp(<OrderNotice />, { path });

test("shows the cancellation notice on any page", () => {
  show("/jobs?canceled=true");
  expect(screen.getByText(CANCELED)).toBeInTheDocument();
});

describe("after a payment", () => {
  const PAID = "/?success=true&session_id=cs_test_1";
  const resultIs = (checkoutResult: "PAID" | "PENDING" | null): MockLink.MockedResponse => ({
    request: { query: CheckoutResultDocument, variables: { sessionId: "cs_test_1" } },
    result: { data: { checkoutResult } },
  });
  const showTo = (...mocks: MockLink.MockedResponse[]) =>
    renderApp(<OrderNotice />, { path: PAID, mocks });

  test.each([
    ["PAID", "Payment succeeded."],
    ["PENDING", "We’re checking your payment."],
  ] as const)("tells the buyer, and links to the order (%s)", async (result, text) => {
    showTo(viewerAnswer(buildViewer()), resultIs(result));
    expect(await screen.findByRole("status")).toHaveTextContent(text);
    expect(screen.getByRole("link", { name: "See your order" })).toHaveAttribute(
      "href",
      "/payment-success?session_id=cs_test_1",
    );
  });

  test("believes no address: another person's checkout, or one that does not exist", async () => {
    const { allAnswered } = showTo(viewerAnswer(buildViewer()), resultIs(null));
    await allAnswered();
    expect(screen.queryByText(/Payment/)).not.toBeInTheDocument();
  });

  test("tells a visitor nothing, and asks nothing", async () => {
    const { allAnswered } = showTo(viewerAnswer(null));
    await allAnswered();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });
});

test.each(["canceled=true", "success=true&session_id=cs_test_1"])(
  "shows nothing on the demo checkout page, which shows its own notice (%s)",
  (flags) => {
    for (const path of ["/stripe-demo", "/stripe-demo/"]) {
      const { unmount } = show(`${path}?${flags}`);
      expect(screen.queryByRole("status")).not.toBeInTheDocument();
      unmount();
    }
  },
);
