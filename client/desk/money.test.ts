import { fromMinor } from "../lib/money";
import { toMinor, typedAmount } from "./money";

test.each([
  [7650, "USD", "76.50"],
  [7600, "USD", "76"],
  [7605, "USD", "76.05"],
  [9000, "JPY", "9000"],
  [0, "USD", "0"],
])("%d in minor units of %s is written as %s, and read as the same", (amount, currency, text) => {
  expect(typedAmount(amount, currency)).toBe(text);
  expect(toMinor(text, currency)).toBe(amount);
  expect(fromMinor(amount, currency)).toBe(Number(text));
});
