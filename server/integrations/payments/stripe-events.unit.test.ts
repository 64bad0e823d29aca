import { expect, it, jest } from "@jest/globals";
import Stripe from "stripe";
import { readStripeEvent } from "./stripe-events.js";

const { webhooks } = new Stripe("sk_test_none");

/** Whether Stripe's library is asked about a signature made this many seconds from now. It is a false one in any case. */
function isPassedOn(inSeconds: number): boolean {
  const ask = jest.spyOn(webhooks, "constructEvent");
  const signature = `t=${Math.floor(Date.now() / 1000) + inSeconds},v1=00`;
  const read = () =>
    readStripeEvent(webhooks, ["whsec_test"], false, { body: Buffer.from("{}"), signature });
  expect(read).toThrow("signature is not valid");
  const isAsked = ask.mock.calls.length > 0;
  ask.mockRestore();
  return isAsked;
}

it.each([310, 3_600, 1e9])("a signature from %i seconds ahead is refused here", (seconds) => {
  expect(isPassedOn(seconds)).toBe(false);
});

it.each([-3_600, 0, 290])("the library judges a signature from %i seconds ahead", (seconds) => {
  expect(isPassedOn(seconds)).toBe(true);
});
