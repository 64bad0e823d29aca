import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { placesOfJob } from "./job-places.js";
import { loadPlaces, type Places } from "./places.js";

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});
const read = (location: string) => {
  const { cities, states, isRemote } = placesOfJob(location, places);
  return [cities.map((id) => places.city(id).name).join("; "), states.join(" "), isRemote];
};

describe("places in a job's location", () => {
  it.each([
    ["Austin, TX", "Austin, TX", "TX", false],
    ["Austin, TX or Dallas, TX", "Austin, TX; Dallas, TX", "TX", false],
    ["Austin, TX / Portland, OR", "Austin, TX; Portland, OR", "TX OR", false],
    ["Dallas, Austin, TX", "Dallas, TX; Austin, TX", "TX", false],
    ["Dallas, TX, Denver, CO", "Dallas, TX; Denver, CO", "TX CO", false],
    ["Portland, Oregon", "Portland, OR", "OR", false],
    ["Portland, OR (Hybrid)", "Portland, OR", "OR", false],
    ["Hybrid - NYC", "New York, NY", "NY", false],
    ["New York, NY 10001, USA", "New York, NY", "NY", false],
    ["Washington, D.C.", "Washington, DC", "DC", false],
    ["Greater Boston Area", "Boston, MA", "MA", false],
    ["Dallas-Fort Worth Metroplex", "Dallas, TX", "TX", false],
    ["Remote", "", "", true],
    ["Remote (Texas only)", "", "TX", true],
    ["Remote - Chicago, IL", "Chicago, IL", "IL", true],
    ["Texas", "", "TX", false],
    ["United States", "", "", false],
    ["Winston-Salem, NC", "Winston-Salem, NC", "NC", false],
    ["Narnia", "", "", false],
    ["St. Louis, MO; Kansas City, MO", "St. Louis, MO; Kansas City, MO", "MO", false],
    ["Reading, PA", "Reading, PA", "PA", false],
    ["", "", "", false],
  ])("%j", (location, cities, states, isRemote) => {
    expect(read(location)).toEqual([cities, states, isRemote]);
  });

  it("finds every city by the name the table gives it", () => {
    const ids = Array.from({ length: 2000 }, (_, at) => at * 8);
    const lost = ids.filter((id) => !placesOfJob(places.city(id).name, places).cities.includes(id));
    expect(lost.map((id) => places.city(id).name)).toEqual([]);
  });

  it("reads any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (location) => {
        for (const id of placesOfJob(location, places).cities) expect(id).toBeLessThan(places.size);
      }),
    );
  });
});
