import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import { hostileQueries } from "../../../test/hostile-queries.js";
import { buildManyJobs } from "../../../test/many-jobs.js";

const JOBS = `query ($query: String, $filter: JobFilter) {
  jobs(first: 20, query: $query, filter: $filter, corrects: true) {
    totalCount search { suggestion } filterCounts(top: 8) { filter values { value total } unknown } } }`;

/** As many as a firm of some size has. */
const JOBS_OPEN = 4_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app);
  for (const role of ["Java Developer", "Welder", "C++ Engineer"])
    await buildJob(app, { company, role });
  await buildManyJobs(app, JOBS_OPEN);
  // Reads the vocabulary, and all code once.
  await app.client().graphql(JOBS, { query: "jva dallas", filter: { skills: ["Java"] } });
  await app.client().get("/api/jobs?query=jva dallas");
  const { data } = await app.client().graphql("{ jobs(first: 1) { totalCount } }");
  expect(data.jobs.totalCount).toBeGreaterThan(JOBS_OPEN);
});
afterAll(() => app.close());

/** An answer, and what the index was asked for it: searches, and the word sequences that it had to look for in them. */
async function withWork<Answer>(ask: () => Promise<Answer>) {
  const asked = jest.spyOn(app.services.searchIndex, "search");
  const answer = await ask();
  const queries = asked.mock.calls.map(([query]) => query);
  asked.mockRestore();
  const sequences = queries.flatMap(({ text, titles }) => [
    ...(text?.all ?? []).flat(),
    ...(text?.none ?? []),
    ...titles,
  ]);
  return { answer, searches: queries.length, sequences: sequences.length };
}
/** As typed, and as corrected. */
const MOST_SEARCHES = 2;
/** Twice what the worst of these asks for. */
const MOST_SEQUENCES = 22;
/** Characters of a query. */
const LONGEST = 200;
let words = 0;

const code = ({ errors }: { errors?: { extensions?: { code?: string } }[] }) =>
  errors?.[0]?.extensions?.code;

describe("any words", () => {
  it.each(hostileQueries)(
    "give a list, over GraphQL and REST, for little work: %j",
    async (query) => {
      const client = app.client();
      // Answers are remembered, so this one has a word of its own; the longest queries lose their end for it.
      const word = ` x${(words += 1)}`;
      const another = query.slice(0, LONGEST - word.length) + word;
      const ask = () => client.graphql(JOBS, { query: another });
      const { answer: page, searches, sequences } = await withWork(ask);
      expect(page.errors).toBeUndefined();
      expect(searches).toBeGreaterThan(0);
      expect(searches).toBeLessThanOrEqual(MOST_SEARCHES);
      expect(sequences).toBeLessThanOrEqual(MOST_SEQUENCES);
      const { data, errors } = await client.graphql(JOBS, { query });
      expect(errors).toBeUndefined();
      expect(data.jobs.totalCount).toBeGreaterThanOrEqual(0);
      const answer = await client.get(`/api/jobs?${new URLSearchParams({ query }).toString()}`);
      expect([answer.status, Array.isArray(answer.body)]).toEqual([200, true]);
    },
  );

  it("that are too long are refused by name, however long", async () => {
    const long = await app.client().graphql(JOBS, { query: "x".repeat(201) });
    expect([code(long), long.body.errors[0].extensions.fields]).toEqual([
      "BAD_INPUT",
      { query: expect.any(String) },
    ]);
    const rest = await app.client().get(`/api/jobs?query=${"x".repeat(201)}`);
    expect([rest.status, rest.body.code]).toEqual([400, "BAD_INPUT"]);
    const huge = await app.client().graphql(JOBS, { query: "dallas ".repeat(1_500_000) });
    expect(huge.status).toBe(413);
  });

  it("that are no text are no failure", async () => {
    const { status, errors } = await app.client().graphql(JOBS, { query: "java\ud800" });
    expect([status, errors]).toEqual([200, undefined]);
    expect((await app.client().get("/api/jobs?query=%ED%A0%80%FF")).status).toBe(200);
  });
});

describe("filters out of bounds", () => {
  const many = Array.from({ length: 500 }, (_, at) => `skill ${at}`);
  it.each<[object, string]>([
    [{ near: { place: "Dallas", miles: -1 } }, "filter.near.miles"],
    [{ radius: -1 }, "filter.radius"],
    [{ near: { place: "Nowhereville" } }, "filter.near.place"],
    [{ near: { place: "x".repeat(5_000) } }, "filter.near.place"],
    [{ payAtLeast: { amount: -1, period: "HOUR" } }, "filter.payAtLeast.amount"],
    [{ postedWithinDays: 0 }, "filter.postedWithinDays"],
    [{ skills: many }, "filter.skills"],
    [{ companies: many }, "filter.companies"],
    [{ taxTerms: Array(500).fill("W2").concat(Array(500).fill("C2C")) }, ""],
  ])("%j are refused by the name of their field, or mean something", async (filter, field) => {
    const { answer, searches } = await withWork(() => app.client().graphql(JOBS, { filter }));
    expect(searches).toBeLessThanOrEqual(MOST_SEARCHES);
    if (field === "") return expect(answer.errors).toBeUndefined();
    expect(code(answer)).toBe("BAD_INPUT");
    expect(Object.keys(answer.body.errors[0].extensions.fields)).toEqual([field]);
  });

  it.each<[string, string]>([
    ["radius=-1", "radius"],
    ["pay=abc", "pay"],
    ["posted=soon", "posted"],
    [`skill=${many.join("&skill=")}`, "skill"],
    ["place=Nowhereville", "place"],
    ["skill=Nowhereness", "skill"],
    ["company=nobody", "company"],
  ])("are refused over REST by the name of their parameter: %.30s", async (query, parameter) => {
    const { answer, searches } = await withWork(() =>
      app.client().get(`/api/jobs?${encodeURI(query)}`),
    );
    const { status, body } = answer;
    expect(searches).toBeLessThanOrEqual(MOST_SEARCHES);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, "BAD_INPUT", [parameter]]);
  });
});
