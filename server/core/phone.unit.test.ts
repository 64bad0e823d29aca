import { expect, it } from "@jest/globals";
import { phoneDoubt, readPhone } from "./phone.js";

it.each([
  ["+1", "(214) 555-0134", { countryCode: "+1", phone: "2145550134" }],
  ["+91", "98765 43210", { countryCode: "+91", phone: "9876543210" }],
  ["+1", "+91 98765 43210", { countryCode: "+91", phone: "9876543210" }],
  ["+1", "+0091 98765 43210", { countryCode: "+91", phone: "9876543210" }],
  ["+1", "+00 44 20 7946 0958", { countryCode: "+44", phone: "2079460958" }],
  ["+91", "+001 214 555 0134", { countryCode: "+1", phone: "2145550134" }],
])("with %s, %j is %j", (code, typed, number) => {
  expect(readPhone(code, typed)).toEqual({ number });
});

it("reads the digits of every script", () => {
  const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const digits = characters.filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  for (let zero = 0; zero < digits.length; zero += 10) {
    const typed = Array.from("2145550134", (digit) => digits[zero + Number(digit)]).join("");
    const number = { countryCode: "+1", phone: "2145550134" };
    expect([typed, readPhone("+1", typed)]).toEqual([typed, { number }]);
  }
});

it.each([
  ["+1", "12"],
  ["+1", "call me"],
  ["+999", "2145550134"],
  ["", "2145550134"],
])("with %s, %j is refused", (code, typed) => {
  expect(readPhone(code, typed)).toEqual({ fault: "NUMBER" });
});

it.each([
  ["+1", "2145550134", null],
  ["+1", "2145550134x12", null],
  ["+91", "9876543210", null],
  ["", "", null],
  ["+1", "9876543210", "OTHER_COUNTRY"],
  ["+91", "919876543210", "REPEATED_CODE"],
  ["+91", "0919876543210", "REPEATED_CODE"],
  ["+1", "12145550134", "REPEATED_CODE"],
  ["+1", "0000000000", "NOT_CALLABLE"],
  ["", "12", "NOT_CALLABLE"],
])("%s %s, as stored, is doubtful: %s", (code, phone, doubt) => {
  expect(phoneDoubt(code, phone)).toBe(doubt);
});
