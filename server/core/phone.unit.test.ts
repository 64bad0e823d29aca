import { expect, it } from "@jest/globals";
import { nationalNumber } from "./phone.js";

it.each([
  ["+1", "(214) 555-0134", "2145550134"],
  ["+1", "+1 214 555 0134", "2145550134"],
  ["+91", "98765 43210", "9876543210"],
  ["+91", "+91 98765 43210", "9876543210"],
  ["+1", "12", null],
  ["+1", "call me", null],
  ["+999", "2145550134", null],
  ["", "2145550134", null],
])("with %s, %j is %j", (code, phone, number) => {
  expect(nationalNumber(code, phone)).toBe(number);
});
