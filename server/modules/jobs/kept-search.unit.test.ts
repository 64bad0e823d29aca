import { expect, it } from "@jest/globals";
import { addressOf, filterKey, filterLabels, keptFilter } from "./kept-search.js";

it("keeps the distance from the place that its words name", () => {
  const filter = keptFilter({ radius: 40 });
  expect(filterLabels(filter, new Map())).toEqual(["Within 40 miles"]);
  expect(addressOf({ query: "java dallas", filter })).toMatchObject({
    query: "java dallas",
    radius: "50",
  });
  expect(filterKey(filter)).not.toBe(filterKey(keptFilter({ radius: 50 })));
});

it.each([{ radius: 25 }, { radius: null }])("has one form without a distance: %j", (given) => {
  expect(filterKey(keptFilter(given))).toBe("");
});

it("has the distance of a chosen place only", () => {
  const near = { place: "Waco, TX", miles: 10 };
  expect(keptFilter({ near, radius: 50 })).toEqual({ near });
});
