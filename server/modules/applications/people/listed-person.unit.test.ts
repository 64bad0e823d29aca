import { describe, expect, it } from "@jest/globals";
import { listedName, listedPlace } from "./listed-person.js";

describe("where a person lives, in a list", () => {
  it.each([
    ["Dallas, TX (H1B, open to relocate)", "Dallas, TX (…, open to relocate)"],
    ["Austin, TX - Green Card", "Austin, TX - …"],
    ["Dallas, TX, TN", "Dallas, TX, …"],
    ["Toronto (TN visa)", "Toronto (…)"],
    ["Toronto, TN visa", "Toronto, …"],
    ["Memphis, TN (OPT)", "Memphis, TN (…)"],
    ["US citizen, Boston", "…, Boston"],
  ])("%j is shown as %j", (typed, shown) => {
    expect(listedPlace(typed)).toBe(shown);
  });

  it.each([
    ...[
      "Memphis, TN",
      "Memphis TN 38103",
      "memphis, tn",
      "Memphis, TN, USA",
      "Nashville, TN - remote",
    ],
    ...[
      "London E1 6AN",
      "Liverpool L1 8JQ",
      "Montreal, QC H1B 2C3",
      "Visalia, CA",
      "Green Bay, WI",
    ],
    ...["San Juan, PR", "Mumbai, India", "Austin, TX", ""],
  ])("%j stays", (place) => {
    expect(listedPlace(place)).toBe(place);
  });
});

describe("a person's name, in a list", () => {
  it.each([
    ["Priya Raman (H-1B)", "Priya Raman (…)"],
    ["Ben Okafor, US Citizen", "Ben Okafor, …"],
    ["Ana María Ortiz", "Ana María Ortiz"],
    ["Dana O'Neil", "Dana O'Neil"],
  ])("%j is shown as %j", (typed, shown) => {
    expect(listedName(typed)).toBe(shown);
  });
});
