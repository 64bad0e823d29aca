import { expect, it } from "@jest/globals";
import { differencesOf, factsOf } from "./billing-facts.js";

const end = new Date("2026-11-22T10:00:00Z");
const row = { status: "ACTIVE", currentPeriodEnd: end, endsAt: end, refundedAmount: 0 };
const ours = factsOf(row, [7_900]);

it("the same facts do not differ", () => {
  expect(differencesOf(ours, factsOf({ ...row }, [7_900]))).toEqual([]);
});

it.each([
  ["STATUS", factsOf({ ...row, status: "CANCELED" }, [7_900]), "ACTIVE", "CANCELED"],
  ["END", factsOf({ ...row, endsAt: null }, [7_900]), end.toISOString(), null],
  ["RECEIVED", factsOf(row, [4_900]), "7900", "4900"],
  ["REFUNDED", factsOf({ ...row, refundedAmount: 7_900 }, [7_900]), "0", "7900"],
])("%s that differs is named with both values", (fact, stripes, here, there) => {
  expect(differencesOf(ours, stripes)).toEqual([{ fact, ours: here, stripes: there }]);
});

it("a payment that is missing differs in number and sum", () => {
  const facts = differencesOf(ours, factsOf(row, [7_900, 7_900])).map(({ fact }) => fact);
  expect(facts).toEqual(["PAYMENTS", "RECEIVED"]);
});
