import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";

const LISTS = `query ($searches: [JobListInput!]!, $first: Int = 2) {
  jobLists(searches: $searches, first: $first) { totalCount nodes { role } }
}`;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app);
  await buildJob(app, { company, role: "Welder", workplaceType: "ONSITE" });
  await buildJob(app, { company, role: "Welder, Nights", workplaceType: "ONSITE" });
  await buildJob(app, { company, role: "Cook", workplaceType: "HYBRID" });
});
afterAll(() => app.close());

const ask = (searches: object[], first = 2) => app.client().graphql(LISTS, { searches, first });

it("answers several lists at once, in their order", async () => {
  const { data } = await ask([
    { query: "welder" },
    { filter: { workplaceType: ["HYBRID"] } },
    { query: "welder", filter: { workplaceType: ["HYBRID"] } },
    {},
  ]);
  const lists = data.jobLists as { totalCount: number; nodes: { role: string }[] }[];
  expect(lists.map(({ totalCount }) => totalCount)).toEqual([2, 1, 0, 3]);
  expect(lists.map(({ nodes }) => nodes.length)).toEqual([2, 1, 0, 2]);
  expect(lists[1]?.nodes).toEqual([{ role: "Cook" }]);
});

it("leaves out skills that no job has, as the site's list does", async () => {
  const { data } = await ask([{ query: "cook", filter: { skills: ["cobolx"] } }]);
  expect(data.jobLists).toMatchObject([{ totalCount: 1 }]);
});

it("refuses none, too many, and a bad size", async () => {
  for (const [searches, first] of [
    [[], 2],
    [Array.from({ length: 9 }, () => ({})), 2],
    [[{}], 0],
    [[{ query: "x".repeat(201) }], 2],
  ] as const) {
    const { errors } = await ask([...searches], first);
    expect(errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
  }
});
