import { screen } from "@testing-library/react";
import { renderApp } from "../../test/render";
import { OrderNotice } from "./OrderNotice";

const CANCELED = /^Order canceled -- continue to shop around/;
const show = (path: string) => renderApp(<OrderNotice />, { path });

test("shows the cancellation notice on any page", () => {
  show("/jobs?canceled=true");
  expect(screen.getByText(CANCELED)).toBeInTheDocument();
});

test("links to the order after a payment", () => {
  show("/?success=true&session_id=cs_test_1");
  expect(screen.getByRole("link", { name: "See your order" })).toHaveAttribute(
    "href",
    "/payment-success?session_id=cs_test_1",
  );
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
