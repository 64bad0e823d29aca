import { expect, it } from "@jest/globals";
import Stripe from "stripe";
import { conflict, tooLate } from "../../core/errors.js";
import { isSilence, stripeVerdict } from "./stripe-verdict.js";

const { errors } = Stripe;
const noAnswer = (detail: Error) => new errors.StripeConnectionError({ message: "", detail });
const timeout = Object.assign(new TypeError("ETIMEDOUT"), { code: "ETIMEDOUT" });
const answered = (statusCode: number) => ({ message: "", statusCode }) as never;

it.each([
  ["no connection", noAnswer(new Error("ECONNREFUSED")), "down", false],
  ["silence", noAnswer(timeout), "down", true],
  ["a request that had no time left to ask", tooLate(), "local", false],
  ["a failure", new errors.StripeAPIError(answered(500)), "down", false],
  ["too many calls", new errors.StripeRateLimitError(answered(429)), "down", false],
  ["a missing thing", new errors.StripeInvalidRequestError(answered(404)), "answered", false],
  ["a declined card", new errors.StripeCardError(answered(402)), "answered", false],
  ["a key used for something else", new errors.StripeIdempotencyError(answered(409)), "answered"],
  ["a wrong key", new errors.StripeAuthenticationError(answered(401)), "denied", false],
  ["a missing right", new errors.StripePermissionError(answered(403)), "denied", false],
  ["what we made of an answer", conflict("CONFLICT", ""), "answered", false],
  ["a fault of ours", new TypeError("undefined"), "answered", false],
] as const)("%s counts as what it is", (_what, error, verdict, isSilent = false) => {
  expect([stripeVerdict(error), isSilence(error)]).toEqual([verdict, isSilent]);
});
