import { phoneSamples, refusedPhones } from "#site/phone-number.samples";
import { fieldTexts } from "#texts/fields";
import { formatPhone, loadPhoneRules, phoneFault } from "./phone";
import { readPhone } from "./phone-rules";

beforeAll(loadPhoneRules);

it.each(phoneSamples)(
  "keeps the meaning of $typed while it is typed",
  async ({ countryCode, typed, stored }) => {
    let shown = "";
    for (const character of typed) shown = formatPhone(countryCode, shown + character);
    expect(readPhone(countryCode, shown)).toEqual({ number: stored });
    expect(await phoneFault(countryCode, shown)).toBeUndefined();
  },
);

it.each(phoneSamples)(
  "keeps the meaning of $typed when it is pasted",
  ({ countryCode, typed, stored }) => {
    const shown = formatPhone(countryCode, typed);
    expect(readPhone(countryCode, shown)).toEqual({ number: stored });
  },
);

it.each(refusedPhones.slice(0, 4))("with %s, refuses %j", async (countryCode, typed) => {
  expect(await phoneFault(countryCode, typed)).toBe(fieldTexts.phoneInvalid);
});

it.each([
  ["2145550136x123", "(214) 555-0136 x123"],
  ["214555013", "(214) 555-013"],
  ["2145550136 ext. 5", "(214) 555-0136 ext. 5"],
  ["2145550136 cell", "(214) 555-0136"],
])("shows %s as %s", (typed, shown) => {
  expect(formatPhone("+1", typed)).toBe(shown);
});
