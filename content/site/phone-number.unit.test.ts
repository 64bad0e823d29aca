import parseMax from "libphonenumber-js/max";
import parseMin from "libphonenumber-js/min";
import { readPhoneNumber } from "./phone-number";
import { phoneSamples, refusedPhones } from "./phone-number.samples";

it.each(phoneSamples)("with $countryCode, $typed is $stored", ({ countryCode, typed, stored }) => {
  // The browser has shorter numbering plans than the server.
  for (const parse of [parseMax, parseMin])
    expect(readPhoneNumber(parse, countryCode, typed)).toEqual({ number: stored });
});

it.each(phoneSamples)("reads $stored again as it is", ({ stored: { countryCode, phone } }) => {
  const number = { countryCode, phone };
  expect(readPhoneNumber(parseMax, countryCode, phone)).toEqual({ number });
});

it.each(refusedPhones)("with %s, %j is refused", (countryCode, typed) => {
  expect(readPhoneNumber(parseMax, countryCode, typed)).toHaveProperty("fault");
});

it("never takes ten digits of another country for a US number that can't be called", () => {
  expect(readPhoneNumber(parseMax, "+1", "9876543210")).toEqual({ fault: "NUMBER" });
});

it.each([
  ["+999", "2145550136"],
  ["", "2145550136"],
  ["x", "2145550136"],
])("needs a country: %j with %s is refused", (code, typed) => {
  expect(readPhoneNumber(parseMax, code, typed)).toEqual({ fault: "NUMBER" });
});

it("says when only the extension is wrong", () => {
  const reading = readPhoneNumber(parseMax, "+1", "214 555 0136 x12345678");
  expect(reading).toEqual({ fault: "EXTENSION" });
});
