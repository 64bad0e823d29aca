import { describe, expect, it } from "@jest/globals";
import { isKnownPlace, statesOfWork } from "./place.js";

describe("a place that people can find", () => {
  it.each([
    ...["Austin, TX", "Dallas TX", "Dallas(TX)", "austin, tx", "New York", "Texas", "(Texas)"],
    ...["Austin TX 78701-1234", "Austin, TX 78701", "Austin, TX, USA", "Boston, Massachusetts"],
    ...["Washington, D.C.", "Washington, D. C.", "Washington, D.C. only", "San Juan, PR"],
    ...["Winston-Salem, NC", "Dallas–Fort Worth, TX", "Greater Boston, MA area"],
    ...["Portland, OR", "Indianapolis, IN", "Hybrid - Portland, OR", "Hybrid - Chicago, IL"],
    ...["Remote", "Remote, US", "Remote (US)", "Fully remote", "100% remote", "Remote - Texas"],
    ...["Remote within the US", "Remote or Austin, TX", "Anywhere in the US", "USA", "UK", "U.K."],
    ...["Toronto, ON", "Halifax, NS", "Hagåtña, GU", "Hagåtña, GU 96910", "Hagåtña, GU 96910-1234"],
    ...["Toronto, Canada", "London, UK", "Munich - Germany", "São Paulo, Brazil", "Germany 10115"],
    ...["Sydney, New South Wales, Australia", "Guinea-Bissau", "Côte d’Ivoire", "Cote d’Ivoire"],
    ...["Dallas, TX / Austin, TX", "Dallas, TX; Toronto, ON | Remote", "Dallas, TX / "],
  ])("is %j", (place) => {
    expect(isKnownPlace(place)).toBe(true);
  });

  it.each([
    ...["", " / ", "ON", "GU", "Springfield", "12345", "— only", "???", "somewhere nice"],
    ...["Narnia", "Gotham City", "Austin, ZZ", "Gotham, Narnia", "The moon", "USA, Narnia"],
    ...["Dallas, TX or Narnia", "Dallas, TX / Narnia"],
  ])("is not %j", (place) => {
    expect(isKnownPlace(place)).toBe(false);
  });
});

describe("the states of the work", () => {
  const codes = (place: string, isRemote: boolean) => {
    const states = statesOfWork(place, isRemote);
    return states === "ALL" ? states : states.map(({ code }) => code);
  };

  it.each([
    ["Austin, TX", ["TX"]],
    ["Dallas, TX / San Jose, CA", ["TX", "CA"]],
    ["Austin, TX, USA", ["TX"]],
    ["Austin, TX, US", ["TX"]],
    ["Austin, TX,USA", ["TX"]],
    ["Dallas TX USA", ["TX"]],
    ["Austin, Texas, United States", ["TX"]],
    ["Austin, Texas, United States of America", ["TX"]],
    ["Austin, TX, USA / Reno, NV", ["TX", "NV"]],
    ["Washington, D.C.", ["DC"]],
    ["Hybrid - Texas", ["TX"]],
    ["Texas - on-site", ["TX"]],
    ["New  York", ["NY"]],
    ["London, UK", []],
  ] as const)("of a job on site in %j are %j", (place, states) => {
    expect(codes(place, false)).toStrictEqual(states);
  });

  it.each([
    ["Remote", "ALL"],
    ["Remote, US", "ALL"],
    ["Remote, Texas", "ALL"],
    ["Remote, Texas only", ["TX"]],
    ["Remote, Ohio residents", ["OH"]],
    ["Remote, Ohio resident", ["OH"]],
    ["Remote, US only", "ALL"],
    ["US, remote", "ALL"],
    ["United States, remote", "ALL"],
    ["America, remote", "ALL"],
    // The state, not the country.
    ["Remote, Georgia", "ALL"],
    ["Remote, Narnia", "ALL"],
    ["Remote, Canada", []],
    ["Remote, Australia", []],
    ["Remote, Canada only", []],
    ["Remote - Berlin, Germany", []],
  ] as const)("of a remote job in %j are %j", (place, states) => {
    expect(codes(place, true)).toStrictEqual(states);
  });
});
