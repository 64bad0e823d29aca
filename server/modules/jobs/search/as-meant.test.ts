import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import type { CreateJob } from "../record/job.validation.js";

const JOBS = `query ($first: Int!, $after: String, $query: String, $filter: JobFilter, $sort: JobSort, $corrects: Boolean!) {
  jobs(first: $first, after: $after, query: $query, filter: $filter, sort: $sort, corrects: $corrects) {
    totalCount nodes { role } search { place placeMiles withoutPlace sponsorship withoutSponsorship workAuthorization withoutWorkAuthorization taxTerms withoutTaxTerms refusedTaxTerms withoutRefusedTaxTerms payAtLeast { amount period } withoutPay unneededWords otherMeaning droppedWords correctedTo suggestion phrasesReadAsWords }
    pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app, { name: "Quillhaven" });
  const post = async (role: string, companyLocation: string, pay: CreateJob["salaryRange"]) => {
    const sponsorship = role === "Java Tester" ? (["TRANSFER"] as const) : [];
    await buildJob(app, {
      company,
      role,
      companyLocation,
      skills: [],
      salaryRange: pay,
      sponsorship: [...sponsorship],
    });
    app.clock.advance(1000);
  };
  const hourly = (max: number) => ({ min: 1000, max, currency: "USD", period: "HOUR" }) as const;
  await post("Java Developer", "Dallas, TX", hourly(9_000));
  await post("Java Tester", "Plano, TX", {
    min: 8_000_000,
    max: 20_000_000,
    currency: "USD",
    period: "YEAR",
  });
  await post("Elixir Developer", "Portland, OR", hourly(9_000));
  await post("Welder", "Reno, NV", hourly(3_000));
});
afterAll(() => app.close());

interface Asked {
  first?: number;
  after?: string | null;
  query?: string;
  filter?: object;
  sort?: string;
  corrects?: boolean;
}
const jobs = async (asked: Asked) => {
  const variables = { first: 50, corrects: true, ...asked };
  const { data, errors } = await app.client().graphql(JOBS, variables);
  expect(errors).toBeUndefined();
  return data.jobs;
};
const rolesOf = ({ nodes }: { nodes: { role: string }[] }) => nodes.map(({ role }) => role);
const asTyped = {
  ...{
    place: null,
    placeMiles: null,
    withoutPlace: null,
    sponsorship: [],
    withoutSponsorship: null,
  },
  ...{
    workAuthorization: [],
    withoutWorkAuthorization: null,
    taxTerms: [],
    withoutTaxTerms: null,
    refusedTaxTerms: [],
    withoutRefusedTaxTerms: null,
  },
  ...{
    payAtLeast: null,
    withoutPay: null,
    unneededWords: [],
    otherMeaning: null,
    droppedWords: [],
    correctedTo: null,
    suggestion: null,
    phrasesReadAsWords: [],
  },
};

describe("a search is read as people mean it", () => {
  it.each([
    ["jobs", 4],
    ["jobs in TX", 2],
    ["H-1B sponsorship jobs", 1],
    ["*", 0],
    ['""', 0],
  ])("%s finds %d jobs", async (query, total) => {
    expect((await jobs({ query })).totalCount).toBe(total);
  });

  it("says when the words of a phrase are searched for", async () => {
    const { totalCount, search } = await jobs({ query: '"developer java"' });
    expect([totalCount, search.phrasesReadAsWords]).toEqual([1, ["developer java"]]);
    expect((await jobs({ query: '"java developer"' })).search.phrasesReadAsWords).toEqual([]);
  });

  it("finds jobs within 25 miles of the city that it names", async () => {
    const found = await jobs({ query: "java dallas" });
    expect(rolesOf(found)).toEqual(["Java Tester", "Java Developer"]);
    expect(found.search).toEqual({
      ...asTyped,
      place: "Dallas, TX",
      placeMiles: 25,
      withoutPlace: "java",
    });
    expect(rolesOf(await jobs({ query: "java portland" }))).toEqual([]);
  });

  it("finds jobs within the distance asked for of the city that it names", async () => {
    const near = await jobs({ query: "java dallas", filter: { radius: 10 } });
    expect([rolesOf(near), near.search.placeMiles]).toEqual([["Java Developer"], 10]);
    const typed = await jobs({ query: "java within 10 miles of dallas" });
    expect([rolesOf(typed), typed.search.placeMiles]).toEqual([["Java Developer"], 10]);
    const both = await jobs({ query: "java within 10 miles of dallas", filter: { radius: 50 } });
    expect([rolesOf(both).length, both.search.placeMiles]).toEqual([2, 50]);
    const state = await jobs({ query: "java texas", filter: { radius: 10 } });
    expect([rolesOf(state).length, state.search.placeMiles]).toEqual([2, null]);
    const chosen = { query: "java", filter: { radius: 250, near: { place: "Dallas", miles: 10 } } };
    expect(rolesOf(await jobs(chosen))).toEqual(["Java Developer"]);
    const other = await app.client().get("/api/jobs?query=java dallas&radius=10");
    expect(rolesOf({ nodes: other.body })).toEqual(["Java Developer"]);
  });

  it("takes a place for words if only the words find something", async () => {
    const found = await jobs({ query: "developer elixir" });
    expect([rolesOf(found), found.search]).toEqual([["Elixir Developer"], asTyped]);
  });

  it("takes a word of the jobs for a skill, not for a town of that name", async () => {
    const found = await jobs({ query: "java sd" });
    expect(found.search).toEqual(asTyped);
    expect((await jobs({ query: "Java, SD" })).search.place).toBe("Java, SD");
  });

  it("says which words were too many", async () => {
    const others = Array.from({ length: 11 }, () => "java").join(" ");
    const found = await jobs({ query: `java ${others} tester welder` });
    expect(found.search.droppedWords).toEqual(["tester", "welder"]);
    expect(rolesOf(found)).toEqual(["Java Tester", "Java Developer"]);
  });

  it("corrects words that no job has, if it is asked to", async () => {
    const found = await jobs({ query: "Jva developr" });
    expect(rolesOf(found)).toEqual(["Java Developer"]);
    expect(found.search).toEqual({ ...asTyped, correctedTo: "Java developer" });
    const exact = await jobs({ query: "Jva developr", corrects: false });
    expect([rolesOf(exact), exact.search]).toEqual([[], asTyped]);
  });

  it("corrects by the words of a job posted a moment ago", async () => {
    await jobs({ query: "Jva" });
    const company = await buildCompany(app);
    await buildJob(app, { company, role: "Jva Expert", companyLocation: "Reno, NV" });
    app.clock.advance(1000);
    const found = await jobs({ query: "jva" });
    expect([rolesOf(found), found.search]).toEqual([["Jva Expert"], asTyped]);
  });

  it("pages through what a corrected search finds", async () => {
    const first = await jobs({ query: "devloper", first: 1 });
    expect(first.totalCount).toBe(2);
    const { endCursor: after } = first.pageInfo;
    const second = await jobs({ query: "devloper", first: 1, after });
    expect([...rolesOf(first), ...rolesOf(second)]).toEqual(["Elixir Developer", "Java Developer"]);
    expect(second.search.correctedTo).toBe("developer");
  });

  it("finds jobs whose employer states the sponsorship asked for, not those open to its holders", async () => {
    for (const query of ["java visa sponsorship", "Sponsors H-1B", "h1b transfer dallas"])
      expect(rolesOf(await jobs({ query }))).toEqual(["Java Tester"]);
    expect(rolesOf(await jobs({ query: "green card sponsorship" }))).toEqual([]);
    const { search } = await jobs({ query: "h1b transfer dallas" });
    expect(search).toMatchObject({
      ...{ place: "Dallas, TX", withoutPlace: "h1b transfer" },
      ...{ sponsorship: ["TRANSFER"], withoutSponsorship: "dallas" },
    });
  });

  it("reads tax terms as a fact", async () => {
    const { search, totalCount } = await jobs({ query: "java c2c sponsors h1b dallas" });
    expect(totalCount).toBe(0);
    expect(search).toMatchObject({
      ...{ taxTerms: ["C2C"], withoutTaxTerms: "sponsors h1b java dallas" },
      ...{ sponsorship: ["TRANSFER", "NEW"], withoutSponsorship: "c2c java dallas" },
      withoutPlace: "java sponsors h1b c2c",
    });
  });

  it("says nothing without words", async () => {
    expect((await jobs({})).search).toBeNull();
    expect((await jobs({ query: "  " })).search).toBeNull();
  });
});

describe("the order by pay", () => {
  const best = ["Java Tester", "Elixir Developer", "Java Developer", "Welder"];

  it("compares years and hours; among equals the newest comes first", async () => {
    const found = rolesOf(await jobs({ sort: "PAY" })).filter((role) => best.includes(role));
    expect(found).toEqual(best);
    expect(rolesOf(await jobs({ sort: "PAY", query: "developer" }))).toEqual([
      "Elixir Developer",
      "Java Developer",
    ]);
  });

  it("pages without gaps or duplicates", async () => {
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page = await jobs({ sort: "PAY", first: 1, after });
      seen.push(...rolesOf(page));
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    expect(seen).toEqual(rolesOf(await jobs({ sort: "PAY" })));
  });

  it("accepts only its own cursors", async () => {
    const cursor = async (sort: string) => (await jobs({ sort, first: 1 })).pageInfo.endCursor;
    for (const [sort, after] of [
      ["PAY", await cursor("NEWEST")],
      ["NEWEST", await cursor("PAY")],
    ]) {
      const variables = { first: 1, corrects: false, sort, after };
      const { errors } = await app.client().graphql(JOBS, variables);
      expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
    }
  });
});
