import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MOST_VALUES } from "#site/filter-values";
import { stateNames } from "../../../kit/words/us-states.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";

const STATES = stateNames().map(({ code }) => code);
/** "Washington" alone is the city. */
const PLACES = stateNames().map(({ code, name }) => (code === "WA" ? "Seattle, WA" : name));
/** More than are listed. */
const COMPANIES = MOST_VALUES + 1;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (let at = 0; at < COMPANIES; at++) {
    const company = await buildCompany(app, { name: `Firm${at}` });
    // The last company has the fewest jobs.
    const places = at === COMPANIES - 1 ? 1 : 2;
    for (let n = 0; n < places; n++)
      await buildJob(app, { company, companyLocation: PLACES[(2 * at + n) % PLACES.length] ?? "" });
  }
});
afterAll(() => app.close());

const LIST = `query ($query: String, $filter: JobFilter) {
  jobs(first: 1, query: $query, filter: $filter) { totalCount filterCounts { filter values { value total } } } }`;
interface Counted {
  filter: string;
  values: { value: string }[];
}
async function list(asked: object) {
  const { data, errors } = await app.client().graphql(LIST, asked);
  expect(errors).toBeUndefined();
  const counts: Counted[] = data.jobs.filterCounts;
  const of = (name: string) =>
    counts.find(({ filter }) => filter === name)?.values.map(({ value }) => value) ?? [];
  return { total: data.jobs.totalCount, of };
}

describe("filters with many values", () => {
  it("list every state, and take all of them at once", async () => {
    expect((await list({})).of("states").toSorted()).toEqual(STATES.toSorted());
    const all = await list({ filter: { states: STATES } });
    expect(all.total).toBe(2 * COMPANIES - 1);
  });

  it("list a rare company once the words name it", async () => {
    const [rare] = (await list({ query: `Firm${COMPANIES - 1}` })).of("companies");
    const listed = (await list({})).of("companies");
    expect(listed).toHaveLength(40);
    expect(listed).not.toContain(rare);
    expect((await list({ filter: { companies: [rare] } })).total).toBe(1);
  });
});
