import { describe, expect, it } from "@jest/globals";
import { badCursor } from "../../../core/paging.js";
import { readAsked, type SearchRequest } from "./asked.js";
import { knownPlaces } from "./language/places.js";

const NOW = new Date("2026-11-01T00:00:00Z");
const read = (request: Partial<SearchRequest>) =>
  readAsked({ first: 20, ...request }, knownPlaces(), NOW);

describe("a search that was read", () => {
  it("has its words, order, and place decided", () => {
    const near = { place: "75201", miles: 50 };
    expect(read({ query: " Java  C# ", filter: { near } })).toMatchObject({
      typed: " Java  C# ",
      words: ["java", "c#"],
      sort: "BEST_MATCH",
      place: { place: { kind: "city", name: "Dallas, TX" }, miles: 50 },
      radius: null,
      first: 20,
      after: null,
      isHopeless: false,
      now: NOW.getTime(),
    });
  });

  it("goes on after the cursor that it made", () => {
    const position = { id: "0190a5b0-7c3e-7000-8000-000000000001", postedAt: 5, hourlyPay: 3 };
    const after = read({ sort: "PAY" }).cursorOf(position);
    expect(read({ sort: "PAY", after }).after).toEqual(position);
    expect(() => read({ after })).toThrow(badCursor());
  });

  it("asks for one industry, if others were not chosen", () => {
    const industry = "AI";
    const valuesOf = (request: Partial<SearchRequest>) => read(request).filter.values["industry"];
    expect(valuesOf({ industry })).toEqual([industry]);
    expect(valuesOf({ industry, filter: { industry: ["AI", "RETAIL_CONSUMER"] } })).toEqual([
      industry,
    ]);
    expect(read({ industry, filter: { industry: [] } }).isHopeless).toBe(false);
    expect(read({ industry, filter: { industry: ["RETAIL_CONSUMER"] } }).isHopeless).toBe(true);
  });

  it.each([
    ["...", true],
    ["  ", false],
    ["jobs", false],
    [null, false],
  ])("of %j is hopeless: %j", (query, isHopeless) => {
    expect(read({ query }).isHopeless).toBe(isHopeless);
  });

  it("takes numbers of jobs with any signs around them, and else 200 characters", () => {
    const padded = `10194${" ".repeat(300)}`;
    expect(read({ query: padded }).numbers).toEqual(["10194"]);
    expect(read({ query: "x".repeat(200) }).numbers).toEqual([]);
    expect(() => read({ query: "x".repeat(201) })).toThrow("200 characters");
  });

  it("takes a place abroad for the town here only if it was kept earlier", () => {
    const filter = { near: { place: "London" } };
    expect(read({ filter }).place?.place).toMatchObject({ name: "London, OH" });
    for (const unknown of ["REFUSED", "IGNORED"] as const)
      expect(() => read({ filter, unknown })).toThrow("not near London, United Kingdom");
  });
});

it("refuses the first of several bad parts: size, cursor, words, values, place, radius", () => {
  const bad = {
    first: 0,
    after: "x",
    query: "x".repeat(201),
    filter: { payAtLeast: { amount: -1, period: "HOUR" }, near: { place: "?" }, radius: 251 },
  } as const;
  const mended: [Partial<SearchRequest>, RegExp][] = [
    [{}, /1 to 100/],
    [{ first: 1 }, /page cursor/],
    [{ after: null }, /200 characters/],
    [{ query: "java" }, /below zero/],
    [{ filter: { ...bad.filter, payAtLeast: null } }, /location/],
    [{ filter: { radius: 251 } }, /250 miles/],
  ];
  let request: Partial<SearchRequest> = bad;
  for (const [mend, message] of mended) {
    request = { ...request, ...mend };
    expect(() => read(request)).toThrow(message);
  }
});
