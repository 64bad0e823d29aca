import { expect, it } from "@jest/globals";
import { requestOf } from "./consent-values";

const values = {
  clientName: "Cedar Health",
  requisition: "",
  amount: 70.5,
  currency: "USD",
  period: "HOUR",
  validUntil: "2026-12-31",
  message: "",
} as const;

it.each([
  ["USD", 70.5, 7050],
  ["JPY", 9000, 9000],
  ["KWD", 20.125, 20_125],
  // In floating point, 1.15 * 100 is below 115.
  ["USD", "1.15", 115],
])("sends %s %s as %i minor units", (currency, amount, minor) => {
  expect(requestOf("a1", { ...values, currency, amount }).rate).toEqual({
    amount: minor,
    currency,
    period: "HOUR",
  });
});

it("lets the consent last until the end of the day", () => {
  expect(requestOf("a1", values).validUntil).toBe("2026-12-31T23:59:59Z");
});
