import { expect, it } from "@jest/globals";
import { withHint } from "./compile-early.js";

const HINT = "//# allFunctionsCalledOnLoad\n";
const large = "x();".repeat(20_000);

it("small scripts and the common packages start with the hint", () => {
  expect(withHint("JobsPage", "x();")).toBe(`${HINT}x();`);
  expect(withHint("vendor", large)).toBe(HINT + large);
});

it("other large scripts are compiled as they are used", () => {
  expect(withHint("RichText", large)).toBe(large);
});
