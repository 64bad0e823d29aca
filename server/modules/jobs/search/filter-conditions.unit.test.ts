import { describe, expect, it } from "@jest/globals";
import { badInput } from "../../../core/errors.js";
import type { SalaryPeriod } from "../pay/salary-range.js";
import { filterConditions, placeAsked } from "./filter-conditions.js";
import { isSearchable } from "../places/place-to-search.js";
import { loadPlaces } from "./language/places.js";

describe("list filters", () => {
  const now = new Date("2026-05-10T12:00:00Z");

  it.each([null, undefined, {}])("%j do not filter anything", (filter) => {
    expect(filterConditions(filter, now)).toMatchObject({
      values: { "open-to": [], workplace: [], type: [], clearance: [] },
      postedSince: null,
    });
  });

  it("become values by the name of the filter in URLs", () => {
    const filter = {
      workAuthorization: ["OPT", "H1B"],
      workplaceType: [],
      jobType: null,
      securityClearance: ["SECRET"],
      postedWithinDays: 7,
    } as const;
    expect(filterConditions(filter, now)).toMatchObject({
      values: { "open-to": ["OPT", "H1B"], workplace: [], type: [], clearance: ["SECRET"] },
      postedSince: Date.parse("2026-05-03T12:00:00Z"),
    });
  });

  it.each([1, 365])("accept %d days", (postedWithinDays) => {
    expect(filterConditions({ postedWithinDays }, now).postedSince).toBe(
      now.getTime() - postedWithinDays * 86_400_000,
    );
  });

  it.each([0, -1, 366, Number.NaN])("refuse %d days", (postedWithinDays) => {
    expect(() => filterConditions({ postedWithinDays }, now)).toThrow(
      badInput("Choose 1 to 365 days."),
    );
    expect(() => filterConditions({ postedWithinDays }, now)).toThrow(
      expect.objectContaining({
        details: { fields: { "filter.postedWithinDays": "Between 1 and 365." } },
      }),
    );
  });
});

const NOW = new Date("2026-11-01T00:00:00Z");
const payOf = (amount: number, period: SalaryPeriod) =>
  filterConditions({ payAtLeast: { amount, period } }, NOW).payAtLeast;

it("compares pay by the hour, with a year of 2,080 hours", () => {
  expect(payOf(40_000, "DAY")).toBe(5_000);
  expect(payOf(200_000, "WEEK")).toBe(5_000);
  expect(payOf(866_667, "MONTH")).toBe(5_000);
  expect(payOf(5_000, "HOUR")).toBe(5_000);
  expect(payOf(10_400_000, "YEAR")).toBe(5_000);
  expect(payOf(0, "YEAR")).toBe(0);
  expect(filterConditions({}, NOW).payAtLeast).toBeNull();
  expect(filterConditions({ payAtLeast: null }, NOW).payAtLeast).toBeNull();
});

it("refuses pay below zero by the name of its field", () => {
  expect(() => payOf(-1, "HOUR")).toThrow(
    expect.objectContaining({
      details: { fields: { "filter.payAtLeast.amount": "Pay can’t be below zero." } },
    }),
  );
});

it("compares skills as the index does", () => {
  const { values } = filterConditions({ skills: ["Node.JS", "node js", "Go"] }, NOW);
  expect(values["skill"]).toEqual(["node.js", "node.js", "go"]);
});

it.each([
  [{ skills: Array.from({ length: 500 }, (_, n) => `skill ${n}`) }, "filter.skills", /up to 60/],
  [{ companies: ["x".repeat(81)] }, "filter.companies", /too long/],
])("refuses too many or too long values", (filter, field, message) => {
  expect(() => filterConditions(filter, NOW)).toThrow(
    expect.objectContaining({ details: { fields: { [field]: expect.stringMatching(message) } } }),
  );
});

describe("a place", () => {
  it("is read as people write it, with 25 miles around it", async () => {
    const places = await loadPlaces();
    expect(placeAsked(null, places)).toBeNull();
    expect(placeAsked({ place: "75201" }, places)).toMatchObject({
      place: { kind: "city", name: "Dallas, TX" },
      miles: 25,
    });
    expect(placeAsked({ place: "texas", miles: 100 }, places)).toMatchObject({
      place: { kind: "state", state: "TX" },
    });
    expect(placeAsked({ place: "Remote" }, places)?.place).toEqual({ kind: "remote" });
  });

  it.each([
    ["TX - Austin", "Austin, TX"],
    ["US-TX-Austin", "Austin, TX"],
    ["US_TX_Austin", "Austin, TX"],
    ["Hybrid (Austin)", "Austin, TX"],
    ["Hybrid - NYC", "New York, NY"],
    ["San Francisco Office", "San Francisco, CA"],
    ["Greater Boston", "Boston, MA"],
    ["Boston, Mass.", "Boston, MA"],
    ["Dallas, TX • United States", "Dallas, TX"],
    ["N. Virginia", "Virginia"],
    ["State of Texas", "Texas"],
    ["Paris, TX", "Paris, TX"],
    ["London, OH", "London, OH"],
    ["London, USA", "London, OH"],
    ["New York", "New York, NY"],
    ["Washington", "Washington, DC"],
    ["Springfield", "Springfield, MO"],
    ["Dublin", "Dublin, CA"],
    ["Remote (US)", "remote"],
    ["100% remote", "remote"],
  ])("%j is %s", async (place, name) => {
    const places = await loadPlaces();
    expect(isSearchable(place, places)).toBe(true);
    const found = placeAsked({ place }, places)?.place;
    expect(found?.kind === "remote" ? "remote" : found?.name).toBe(name);
  });

  it.each([
    ["London", "London, United Kingdom", " Did you mean “London, OH” or “London, KY”?"],
    ["Berlin", "Berlin, Germany", " Did you mean “Berlin, NH,” “Berlin, NJ,” or “Berlin, WI”?"],
    ["Hybrid (London)", "London, United Kingdom", ""],
    ["London, UK", "London, United Kingdom", ""],
    ["Bangalore", "Bengaluru, India", ""],
    ["Toronto, ON", "Toronto, Canada", ""],
    ["Mexico", "Mexico", " Did you mean “Mexico, MO”?"],
    ["Canada", "Canada", ""],
  ])("%j is refused as a place abroad", async (place, name, choices) => {
    const places = await loadPlaces();
    const message = `You can search near places in the United States, but not near ${name}.${choices}`;
    expect(isSearchable(place, places)).toBe(false);
    const fields = { "filter.near.place": message };
    expect(() => placeAsked({ place }, places)).toThrow(
      expect.objectContaining({ code: "BAD_INPUT", message, details: { fields } }),
    );
  });

  it("of a search that was kept earlier is still the town here", async () => {
    const asked = placeAsked({ place: "London" }, await loadPlaces(), true);
    expect(asked?.place).toMatchObject({ name: "London, OH" });
  });

  it.each([
    [{ place: "Dallas, TX", miles: -1 }, "filter.near.miles"],
    [{ place: "Dallas, TX", miles: 0 }, "filter.near.miles"],
    [{ place: "Dallas, TX", miles: 251 }, "filter.near.miles"],
    [{ place: "Nowhereville" }, "filter.near.place"],
    [{ place: "Dallas, TX / Austin, TX" }, "filter.near.place"],
    [{ place: "London or Berlin" }, "filter.near.place"],
    [{ place: "Austin, CA" }, "filter.near.place"],
    [{ place: "Austin, TX or Remote (US)" }, "filter.near.place"],
    [{ place: "Europe" }, "filter.near.place"],
    [{ place: "" }, "filter.near.place"],
    [{ place: "x".repeat(10_000) }, "filter.near.place"],
  ])("%j is refused by the name of its field", async (near, field) => {
    const places = await loadPlaces();
    expect(() => placeAsked(near, places)).toThrow(
      expect.objectContaining({
        code: "BAD_INPUT",
        details: { fields: { [field]: expect.any(String) } },
      }),
    );
  });
});
