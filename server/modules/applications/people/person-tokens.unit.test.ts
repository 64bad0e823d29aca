import { describe, expect, it } from "@jest/globals";
import { placeTokens, tokensOf } from "./person-tokens.js";

const tokensFor = (given: { name?: string; place?: string }): string[] =>
  tokensOf({ text: "", name: "", place: "", ...given });

describe("a name", () => {
  it("is found by its beginnings", () => {
    expect(tokensFor({ name: "Bo Lee" })).toEqual(["name:bo", "name:le", "name:lee", "bo", "lee"]);
  });

  it.each([
    ...["Bo Lee (US Citizen)", "Bo Lee, GC", "Bo Lee - H1B visa", "Bo Lee Green Card"],
    ...[
      "Bo Lee F1OPT",
      "Bo Lee OPT2026",
      "Bo Lee (O/P/T)",
      "Bo Lee, Indian national",
      "Bo Lee TPS",
    ],
  ])("is not found by the status beside it: %s", (name) => {
    expect(tokensFor({ name })).toEqual(tokensFor({ name: "Bo Lee" }));
  });
});

describe("a place", () => {
  it.each([
    "Austin H1B",
    "Austin (permanent resident)",
    "Austin, US citizen",
    "Austin | O.P.T.",
    "Austin OPTs",
  ])("is not found by the status beside it: %s", (place) => {
    expect(tokensFor({ place })).toEqual(["in:austin"]);
  });

  it.each(["Nashville, TN", "Nashville TN (GC)", "Nashville, TN 37201"])(
    "is in the state of Tennessee: %s",
    (place) => {
      expect(tokensFor({ place })).toEqual(expect.arrayContaining(placeTokens("Nashville, TN")));
    },
  );
});
