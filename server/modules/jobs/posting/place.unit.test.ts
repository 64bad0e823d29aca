import { describe, expect, it } from "@jest/globals";
import { isKnownPlace, statesOfWork } from "./place.js";

describe("a place that people can find", () => {
  it.each([
    "Austin, TX",
    "Austin TX 78701-1234",
    "Washington, D. C.",
    "(Texas)",
    "Greater Boston, MA area",
    "Remote within the US",
    "100% remote",
    "Halifax, NS",
    "Munich - Germany",
    "Côte d’Ivoire",
    "U.K.",
    "Dallas, TX; Toronto, ON | Remote",
  ])("is %j", (place) => {
    expect(isKnownPlace(place)).toBe(true);
  });

  it.each(["", " / ", "ON", "Springfield", "Dallas, TX or Narnia", "12345", "— only"])(
    "is not %j",
    (place) => {
      expect(isKnownPlace(place)).toBe(false);
    },
  );
});

describe("the states of the work", () => {
  const codes = (place: string, isRemote: boolean) => {
    const states = statesOfWork(place, isRemote);
    return states === "ALL" ? states : states.map(({ code }) => code);
  };

  it.each([
    ["Austin, TX", ["TX"]],
    ["Dallas, TX / San Jose, CA", ["TX", "CA"]],
    ["London, UK", []],
  ] as const)("of a job on site in %j are %j", (place, states) => {
    expect(codes(place, false)).toEqual(states);
  });

  it.each([
    ["Remote", "ALL"],
    ["Remote, US", "ALL"],
    ["Remote, Texas", "ALL"],
    ["Remote, Texas only", ["TX"]],
    ["Remote, Ohio residents", ["OH"]],
    ["Remote, Canada", []],
    ["Remote - Berlin, Germany", []],
  ] as const)("of a remote job in %j are %j", (place, states) => {
    expect(codes(place, true)).toEqual(states);
  });
});
