import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import type { CreateJob } from "../record/job.validation.js";

const JOBS = `query ($query: String, $filter: JobFilter) {
  jobs(first: 50, query: $query, filter: $filter, corrects: true) { nodes { role } search {
    workAuthorization withoutWorkAuthorization payAtLeast { amount period } withoutPay
    refusedTaxTerms withoutRefusedTaxTerms unneededWords otherMeaning correctedTo suggestion place } } }`;

let app: TestApp;
let code: string;

beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app, { name: "Quillhaven" });
  const post = async (role: string, change: Partial<CreateJob>) => {
    const job = await buildJob(app, {
      company,
      role,
      skills: [],
      companyLocation: "Dallas, TX",
      ...change,
    });
    app.clock.advance(1000);
    return job;
  };
  const hourly = (max: number) => ({ min: 1000, max, currency: "USD", period: "HOUR" }) as const;
  const first = await post("Java Developer", {
    ...{
      workAuthorization: ["OPT", "H-1B"],
      contract: "W2 only, 6 months",
      salaryRange: hourly(7_000),
    },
    description: "<p>We are enrolled in E-Verify.</p>",
  });
  code = first.code;
  await post("Java Tester", {
    ...{ workAuthorization: ["TN"], contract: "C2C, 6 months", salaryRange: hourly(4_000) },
  });
  await post("Nurse", {
    companyLocation: "Nashville, TN",
    contract: "Permanent",
    salaryRange: hourly(3_000),
    workAuthorization: [],
  });
  await post("Warehouse Associate", {
    ...{
      companyLocation: "San Francisco, CA",
      workAuthorization: [],
      contract: "",
      salaryRange: hourly(2_000),
    },
    description: "<p>You verify orders.</p>",
  });
});
afterAll(() => app.close());

async function jobs(query: string, filter?: object) {
  const { data, errors } = await app.client().graphql(JOBS, { query, filter });
  expect(errors).toBeUndefined();
  const { nodes, search } = data.jobs as {
    nodes: { role: string }[];
    search: Record<string, unknown>;
  };
  return { roles: nodes.map(({ role }) => role), search };
}

describe("facts in the words of a search", () => {
  it.each([
    ["opt visa", ["Java Developer"]],
    ["jobs for opt students", ["Java Developer"]],
    ["h1b visa java", ["Java Developer"]],
    ["tn visa", ["Java Tester"]],
    ["TN", ["Java Tester"]],
    ["visa", ["Java Tester", "Java Developer"]],
    ["nurse TN", ["Nurse"]],
    ["60/hr", ["Java Developer"]],
    ["$35 an hour java", ["Java Tester", "Java Developer"]],
    ["dallas, tx java $60", ["Java Developer"]],
    ["over 120k", ["Java Developer"]],
    ["java no c2c", ["Java Developer"]],
    ["no c2c", ["Warehouse Associate", "Nurse", "Java Developer"]],
    ["w2", ["Java Developer"]],
    ["java no sponsorship", ["Java Tester", "Java Developer"]],
    ["e-verify", ["Java Developer"]],
    ["everify", ["Java Developer"]],
    ["E Verify employer", ["Java Developer"]],
    ["e-verified", ["Java Developer"]],
    ["java no e-verify", ["Java Tester", "Java Developer"]],
    ["$65/hr c2c or $35/hr w2", ["Java Tester", "Java Developer"]],
    ["120000 java", ["Java Developer"]],
    ["opt hiring companies", ["Java Developer"]],
    ["dallas java", ["Java Tester", "Java Developer"]],
    ["75201 tester", ["Java Tester"]],
    ["enfermera", ["Nurse"]],
    ["trabajo en almacén", ["Warehouse Associate"]],
  ])("%s finds %j, over both doors", async (query, roles) => {
    expect((await jobs(query)).roles).toEqual(roles);
    const rest = await app.client().get(`/api/jobs?query=${encodeURIComponent(query)}`);
    expect(rest.body.map(({ role }: { role: string }) => role).sort()).toEqual(roles.toSorted());
    const feed = await app.client().get(`/feeds/jobs.json?query=${encodeURIComponent(query)}`);
    const { title, items } = feed.body as { title: string; items: { title: string }[] };
    expect(items.map((item) => item.title).sort()).toEqual(roles.toSorted());
    expect(title).toContain(query);
  });

  it("says that words narrow nothing if the filter's choices overrule them", async () => {
    const filter = { workAuthorization: ["H1B"] };
    const { roles, search } = await jobs("tn visa java", filter);
    expect(roles).toEqual(["Java Developer"]);
    expect(search).toMatchObject({ workAuthorization: [], unneededWords: ["tn visa"] });
    expect((await jobs("opt or h1b visa java", filter)).search).toMatchObject({
      workAuthorization: ["OPT", "H1B"],
      unneededWords: [],
    });
  });

  it("reads work from home beside a status as a place", async () => {
    const { search } = await jobs("h1b work from home");
    expect(search).toMatchObject({ workAuthorization: ["H1B"], place: "Remote" });
  });

  it("says what was read, and the search without it", async () => {
    const { search } = await jobs("java opt visa 60/hr no c2c no sponsorship needed dallas");
    expect(search).toMatchObject({
      ...{ workAuthorization: ["OPT"], payAtLeast: { amount: 6_000, period: "HOUR" } },
      ...{
        refusedTaxTerms: ["C2C"],
        unneededWords: ["no sponsorship needed"],
        place: "Dallas, TX",
      },
      withoutWorkAuthorization: "no c2c 60/hr no sponsorship needed java dallas",
      withoutPay: "opt visa no c2c no sponsorship needed java dallas",
      withoutRefusedTaxTerms: "opt visa 60/hr no sponsorship needed java dallas",
      otherMeaning: null,
    });
  });

  it.each([
    ["TN", "Tennessee"],
    ["nurse TN", "nurse TN visa"],
    ["visa", "visa sponsorship"],
    ["java", null],
  ])("says that %s may also be %s", async (query, other) => {
    expect((await jobs(query)).search["otherMeaning"]).toBe(other);
  });

  it("wants no less than the pay that was chosen, nor than the one typed", async () => {
    const chosen = (amount: number) => ({ payAtLeast: { amount, period: "HOUR" } });
    expect((await jobs("java 35/hr", chosen(6_000))).roles).toEqual(["Java Developer"]);
    expect((await jobs("java 60/hr", chosen(3_500))).roles).toEqual(["Java Developer"]);
  });

  it("finds a job by its number alone", async () => {
    const number = code.replace(/\D/g, "");
    expect((await jobs(number)).roles).toEqual(["Java Developer"]);
    expect((await jobs(`job #${number}`)).roles).toEqual(["Java Developer"]);
    expect((await jobs("9999999")).roles).toEqual([]);
  });

  it("spells a city right if nothing is found, even where no job has it", async () => {
    const found = await jobs("warehouse san fransisco");
    expect([found.roles, found.search["correctedTo"]]).toEqual([
      ["Warehouse Associate"],
      "warehouse san francisco",
    ]);
    expect((await jobs("java newyork")).search["suggestion"]).toBe("java New York");
  });

  it("takes e-verify and what the rules of a status say for right spellings", async () => {
    for (const query of ["everify", "opt 60 days unemployment", "no sponsorship", "hourly 60"])
      expect((await jobs(query)).search).toMatchObject({ correctedTo: null, suggestion: null });
  });

  it.each(["1e9/hr", "$$$/hr", "\u0000opt\u0007 visa", "/hr", "k", "visa ".repeat(40)])(
    "answers %j without an error",
    async (query) => {
      await jobs(query);
    },
  );

  it("names an alert for such a search by what was typed", async () => {
    const search = { query: "opt visa 60/hr", filter: {} };
    await app.services.keptSearches.check(search);
    expect(await app.services.keptSearches.partsOf(search)).toEqual(["opt visa 60/hr"]);
  });
});
