import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { keepBest } from "./keep-best.js";

it("keeps the best items in order, of equal ones the first", () => {
  const items = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 });
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 12 }), (values, limit) => {
      const all = values.map((value, at) => ({ value, at }));
      const best: typeof all = [];
      for (const item of all) keepBest(best, item, limit, (a, b) => a.value > b.value);
      const sorted = all.toSorted((a, b) => b.value - a.value || a.at - b.at);
      expect(best).toEqual(sorted.slice(0, limit));
    }),
  );
});
