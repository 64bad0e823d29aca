import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "@jest/globals";
import { PLANS } from "./plan.catalog.js";

const FOLDER = "content/en";
/** "$49 or $79 a month", as pages and answers say it. */
const MONTHLY = /\$(\d+)(?: or \$(\d+))? a month/g;

it("texts name the prices of the plans for sale", () => {
  const texts = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => /^(?:pricing\.ts|faq\.questions\.md|solutions\/.+\.md)$/.test(name))
    .map((name) => readFileSync(path.join(FOLDER, name), "utf8"));
  const named = texts.flatMap((text) =>
    [...text.matchAll(MONTHLY)].flatMap(([, one, other]) => [one, other ?? one]),
  );
  expect(named.length).toBeGreaterThan(4);
  expect([...new Set(named)].toSorted()).toEqual(
    PLANS.map(({ monthlyAmount }) => String(monthlyAmount / 100)).toSorted(),
  );
});
