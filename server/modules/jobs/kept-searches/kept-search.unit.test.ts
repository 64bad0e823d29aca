import { expect, it } from "@jest/globals";
import { addressOf, filterKey, filterLabels, keptFilter } from "./kept-search.js";

it("keeps the distance from the place that its words name", () => {
  const filter = keptFilter({ radius: 40 });
  expect(filterLabels(filter, new Map())).toEqual(["Within 40 miles"]);
  expect(addressOf({ query: "java dallas", filter })).toMatchObject({
    query: "java dallas",
    radius: "40",
  });
  expect(filterKey(filter)).not.toBe(filterKey(keptFilter({ radius: 50 })));
});

it.each([
  [{ amount: 7500, period: "HOUR" }, { pay: "75" }],
  [{ amount: 6250, period: "HOUR" }, { pay: "62.5" }],
  [
    { amount: 40_000, period: "DAY" },
    { pay: "400", "pay-period": "day" },
  ],
  [
    { amount: 10_400_000, period: "YEAR" },
    { pay: "104000", "pay-period": "year" },
  ],
] as const)("has the very pay that was asked for: %j", (payAtLeast, address) => {
  expect(addressOf({ query: "", filter: keptFilter({ payAtLeast }) })).toMatchObject(address);
});

it.each([{ radius: 25 }, { radius: null }])("has one form without a distance: %j", (given) => {
  expect(filterKey(keptFilter(given))).toBe("");
});

it("has the distance of a chosen place only", () => {
  const near = { place: "Waco, TX", miles: 10 };
  expect(keptFilter({ near, radius: 50 })).toEqual({ near });
});
