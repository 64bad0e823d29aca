import { expect, it } from "@jest/globals";
import { GOOD_ADVERT } from "../../../test/good-advert.js";
import { findingsFor } from "./posting-rules.js";

it("has nothing to say about a good advertisement", () => {
  expect(findingsFor(GOOD_ADVERT)).toEqual([]);
});

it("judges an advertisement by its words, its pay, and what search engines need", () => {
  const change = { role: "Only OPT", salary: "$40 an hour", skills: [] };
  expect(findingsFor({ ...GOOD_ADVERT, ...change }).map(({ code }) => code)).toEqual([
    "VISA_PREFERRED",
    "PAY_TEXT_CONTRADICTS",
    "SKILLS_MISSING",
  ]);
});
