import { expect, it } from "@jest/globals";
import { withHint } from "./compile-early.js";

const HINT = "//# allFunctionsCalledOnLoad\n";
const page = "x();".repeat(5_000);
const large = "x();".repeat(20_000);

it("scripts of pages and the common packages start with the hint", () => {
  expect(withHint("JobsPage", page)).toBe(HINT + page);
  expect(withHint("vendor", large)).toBe(HINT + large);
});

it("tiny scripts and other large ones are compiled as they are used", () => {
  expect(withHint("Heart", "x();")).toBe("x();");
  expect(withHint("RichText", large)).toBe(large);
});
