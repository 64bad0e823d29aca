import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MOST_VALUES } from "#site/filter-values";
import { days } from "../../../core/clock.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import type { Company } from "../../companies/company.entity.js";

const JOBS = `query ($first: Int!, $after: String, $query: String, $filter: JobFilter, $industry: Industry, $sort: JobSort) {
  jobs(first: $first, after: $after, query: $query, filter: $filter, industry: $industry, sort: $sort) {
    totalCount nodes { id role } pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  const post = async (role: string, change: object, before: number) => {
    const now = app.clock.now();
    app.clock.advance(-days(before));
    await buildJob(app, { company, role, ...change });
    app.clock.advance(now.getTime() - app.clock.now().getTime());
  };
  const all = ["H4 EAD", "Green Card", "US Citizen"];
  const full = { jobType: "Full-time", contract: "Full time", workplaceType: "ONSITE" };
  const contract = { jobType: "Contract", contract: "W2, 6 months", workplaceType: "REMOTE" };
  await post("Old Nurse", { ...full, workAuthorization: all }, 40);
  await post(
    "Month Nurse",
    { ...full, companyLocation: "Tulsa, OK", workAuthorization: ["OPT", "STEM OPT", ...all] },
    20,
  );
  await post("Week Engineer", { ...contract, workAuthorization: ["H1B transfer", ...all] }, 5);
  await post(
    "Hire Engineer",
    {
      ...contract,
      jobType: "Contract-to-Hire",
      workAuthorization: ["STEM-OPT"],
      companyLocation: "San Francisco, CA",
      skills: ["Rust", "Go"],
    },
    3,
  );
  await post(
    "New Nurse",
    {
      ...contract,
      workplaceType: "HYBRID",
      industry: "HEALTHCARE",
      skills: ["COBOL", "Rust"],
      workAuthorization: ["H-1B", "TN"],
    },
    0,
  );
});
afterAll(() => app.close());

const ask = async (variables: object) => app.client().graphql(JOBS, { first: 50, ...variables });
const roles = async (filter: object | null, more: object = {}): Promise<string[]> => {
  const { data, errors } = await ask({ filter, ...more });
  expect(errors).toBeUndefined();
  expect(data.jobs.totalCount).toBe(data.jobs.nodes.length);
  return data.jobs.nodes.map(({ role }: { role: string }) => role);
};

const COUNTS = `query ($filter: JobFilter, $top: Int!) {
  jobs(first: 1, filter: $filter, ignoresUnknown: true) { totalCount filterCounts(top: $top) { filter values { value label total } unknown refused } } }`;
const countsOf = async (filter: object | null, top = MOST_VALUES) => {
  const { data, errors } = await app.client().graphql(COUNTS, { filter, top });
  expect(errors).toBeUndefined();
  const counts: Counts[] = data.jobs.filterCounts;
  return new Map(counts.map(({ filter: name, ...counted }) => [name, counted]));
};
interface Counts {
  filter: string;
  values: { value: string; label: string; total: number }[];
  unknown: string[];
  refused: string[];
}

const RANGES = `query ($filter: JobFilter) {
  jobs(first: 1, filter: $filter) { rangeCounts { filter steps { value total } } } }`;
const rangesOf = async (filter: object | null) => {
  const { data, errors } = await app.client().graphql(RANGES, { filter });
  expect(errors).toBeUndefined();
  const counts: { filter: string; steps: { value: number; total: number }[] }[] =
    data.jobs.rangeCounts;
  return new Map(counts.map(({ filter: name, steps }) => [name, steps]));
};

describe("counts", () => {
  it("are those of the lists that the values would give", async () => {
    const filter = { workplaceType: ["REMOTE"], taxTerms: ["W2"], postedWithinDays: 30 };
    const counts = await countsOf(filter);
    for (const [name, { values }] of counts)
      for (const { value, total } of values)
        expect([name, value, (await roles({ ...filter, [name]: [value] })).length]).toEqual([
          name,
          value,
          total,
        ]);
    const workplaces = counts
      .get("workplaceType")
      ?.values.map(({ value, total }) => [value, total]);
    expect(workplaces).toEqual([
      ["REMOTE", 2],
      ["HYBRID", 1],
    ]);
  });

  it("of pay, days, and distances are those of the lists that the choices would give", async () => {
    const filter = { near: { place: "Oakland, CA", miles: 10 }, postedWithinDays: 7 };
    const asked = {
      payAtLeast: (dollars: number) => ({ amount: dollars * 100, period: "HOUR" }),
      postedWithinDays: (days: number) => days,
      near: (miles: number) => ({ ...filter.near, miles }),
    };
    for (const narrowing of [filter, { ...filter, payAtLeast: asked.payAtLeast(50) }]) {
      const counts = await rangesOf(narrowing);
      for (const [name, of] of Object.entries(asked))
        for (const { value, total } of counts.get(name) ?? [])
          expect([name, value, (await roles({ ...narrowing, [name]: of(value) })).length]).toEqual([
            name,
            value,
            total,
          ]);
      const values = [...counts].map(([name, steps]) => [name, steps.map(({ value }) => value)]);
      expect(Object.fromEntries(values)).toEqual({
        payAtLeast: [20, 35, 50, 65, 80, 100],
        postedWithinDays: [1, 7, 30],
        near: [10, 25, 50, 100],
      });
    }
    expect((await rangesOf(filter)).get("near")?.[0]?.total).toBe(1);
    expect((await rangesOf(null)).get("near")).toEqual([]);
    expect((await rangesOf({ postedWithinDays: 1 })).get("postedWithinDays")).toEqual([
      { value: 1, total: 1 },
      { value: 7, total: 3 },
      { value: 30, total: 4 },
    ]);
  });

  it("of states are those of jobs that are in the state chosen as the place, too", async () => {
    const states = (await countsOf({ near: { place: "California" } })).get("states")?.values;
    expect(states).toEqual([{ value: "CA", label: "California", total: 1 }]);
    expect(await roles({ near: { place: "California" }, states: ["OK"] })).toEqual([]);
    const among = await countsOf({ near: { place: "California" }, states: ["OK"] });
    expect(among.get("states")?.values).toEqual([
      { value: "CA", label: "California", total: 1 },
      { value: "OK", label: "Oklahoma", total: 0 },
    ]);
  });

  it("name states and companies, and write skills as jobs do", async () => {
    const counts = await countsOf(null);
    expect(counts.get("states")?.values).toContainEqual({
      value: "OK",
      label: "Oklahoma",
      total: 1,
    });
    expect(counts.get("companies")?.values).toEqual([
      { value: company.slug, label: company.name, total: 5 },
    ]);
    expect(counts.get("skills")?.values).toContainEqual({ value: "COBOL", label: null, total: 1 });
  });

  it("are of the most frequent values, and of those chosen", async () => {
    const [most] = (await countsOf(null)).get("states")?.values ?? [];
    expect((await countsOf(null, 1)).get("states")?.values).toEqual([most]);
    const values = (await countsOf({ states: ["OK"], taxTerms: ["C2C"] }, 1)).get("states");
    expect(values?.values.at(-1)).toEqual({ value: "OK", label: "Oklahoma", total: 0 });
  });
});

describe("values that no open job has", () => {
  it("are named as they were asked for", async () => {
    const filter = {
      skills: ["cobol", "Cobolx"],
      companies: ["nobody"],
      workplaceType: ["REMOTE"],
    };
    const counts = await countsOf(filter);
    expect(counts.get("skills")?.unknown).toEqual(["Cobolx"]);
    const list =
      "query ($filter: JobFilter) { jobs(first: 1, filter: $filter, ignoresUnknown: true) { unknownValues } }";
    const { data } = await app.client().graphql(list, { filter });
    expect(data.jobs.unknownValues.toSorted()).toEqual(["Cobolx", "nobody"]);
    expect(counts.get("companies")?.unknown).toEqual(["nobody"]);
    expect(counts.get("workplaceType")?.unknown).toEqual([]);
  });

  it("are refused if there are none such, unless jobs may have them tomorrow", async () => {
    const { slug } = await buildCompany(app);
    const filter = { skills: ["Cobolx", "rust"], companies: ["nobody", slug], states: ["WY"] };
    const counts = await countsOf(filter);
    const of = (name: string) => [counts.get(name)?.unknown, counts.get(name)?.refused];
    expect(of("skills")).toEqual([["Cobolx"], ["Cobolx"]]);
    expect(of("companies")).toEqual([["nobody", slug], ["nobody"]]);
    expect(of("states")).toEqual([["WY"], []]);
  });

  it("are not refused on later pages, because their last job may have closed meanwhile", async () => {
    const skill = "Fortran 77";
    const role = "Closing Engineer";
    const other = await buildCompany(app);
    const { id } = await buildJob(app, { company: other, role, skills: [skill] });
    const filter = { skills: [skill, "Rust"] };
    const { data } = await ask({ filter, first: 1 });
    const after = data.jobs.pageInfo.endCursor;
    expect(data.jobs.nodes).toEqual([{ id, role }]);
    const recruiter = await signedIn(app, await buildRecruiter(app, other));
    const close = `mutation ($id: ID!) { closeJob(input: { id: $id, reason: FILLED }) { job { status } } }`;
    const closed = await recruiter.graphql(close, { id });
    expect(closed.data.closeJob.job.status).toBe("CLOSED");
    const only = { skills: [skill] };
    expect((await ask({ filter: only, after })).data.jobs.nodes).toEqual([]);
    expect((await ask({ filter: only })).errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
  });

  it("can be left out of the list", async () => {
    const ignoring = (filter: object, query: string | null = null) =>
      app
        .client()
        .graphql(
          `query ($filter: JobFilter, $query: String) { jobs(first: 50, filter: $filter, query: $query, ignoresUnknown: true) { nodes { role } } }`,
          { filter, query },
        );
    const one = await ignoring({ skills: ["cobol", "Cobolx"], companies: ["nobody"] });
    expect(one.data.jobs.nodes).toEqual([{ role: "New Nurse" }]);
    const unused = await ignoring({ states: ["WY"], workplaceType: ["HYBRID"] });
    expect(unused.data.jobs.nodes).toEqual([{ role: "New Nurse" }]);
    const none = await ignoring({ workAuthorization: ["CPT"], skills: ["Cobolx"] });
    expect(none.data.jobs.nodes).toEqual([]);
    // Words are not a choice that could be left out.
    expect((await ignoring({}, "nurse wyoming")).data.jobs.nodes).toEqual([]);
    const words = await ignoring({ states: ["WY"] }, "nurse oklahoma");
    expect(words.data.jobs.nodes).toEqual([{ role: "Month Nurse" }]);
  });

  it.each<[string, string, RegExp]>([
    ["skills", "Cobl", /^No open job matches “Cobl”. Did you mean “COBOL”\?$/],
    ["skills", "Underwater basket weaving", /^No open job matches “Underwater basket weaving”.$/],
    ["companies", "nobody", /^We don’t have a company called “nobody”.$/],
  ])("are refused over GraphQL and REST: %s %s", async (field, value, message) => {
    const refusal = expect.stringMatching(message);
    const { data, errors } = await ask({ filter: { [field]: [value], postedWithinDays: 7 } });
    expect([data, errors?.[0]]).toEqual([
      null,
      expect.objectContaining({
        message: refusal,
        extensions: { code: "BAD_INPUT", fields: { [`filter.${field}`]: refusal } },
      }),
    ]);
    const parameter = field === "skills" ? "skill" : "company";
    const query = new URLSearchParams({ [parameter]: value, posted: "7" });
    const answer = await app.client().get(`/api/jobs?${query.toString()}`);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      400,
      "BAD_INPUT",
      { [parameter]: refusal },
    ]);
  });

  it("name the company that was probably meant", async () => {
    const near = `${company.slug.slice(0, -1)}`;
    const { errors } = await ask({ filter: { companies: [near] } });
    expect(errors?.[0]?.message).toContain(`Did you mean “${company.slug}”?`);
  });
});

describe("completions", () => {
  const complete = async (field: string, typed: string, first = 8) => {
    const text = `query ($typed: String!, $first: Int!) { names: ${field}(typed: $typed, first: $first) }`;
    return app.client().graphql(text, { typed, first });
  };

  it("of skills are those of open jobs", async () => {
    expect((await complete("completedSkills", "cob")).data.names).toEqual(["COBOL"]);
    expect((await complete("completedSkills", "zzz")).data.names).toEqual([]);
  });

  it("of places are cities, states, and ZIP codes", async () => {
    expect((await complete("completedPlaces", "dall", 2)).data.names).toEqual([
      "Dallas, TX",
      expect.stringMatching(/^Dallas?/),
    ]);
    expect((await complete("completedPlaces", "75201")).data.names).toEqual(["Dallas, TX"]);
    expect((await complete("completedPlaces", "\u0000%'\u{1F600}")).data.names).toEqual([]);
  });

  it("are at most twenty", async () => {
    for (const first of [0, -1, 21]) {
      const { errors } = await complete("completedSkills", "a", first);
      expect(errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
    }
  });
});

describe("filters", () => {
  it.each<[object | null, string[]]>([
    [{ workAuthorization: ["H1B"] }, ["New Nurse", "Week Engineer"]],
    [{ workAuthorization: ["OPT"] }, ["Month Nurse"]],
    [{ workAuthorization: ["STEM_OPT"] }, ["Hire Engineer", "Month Nurse"]],
    [{ workAuthorization: ["OPT", "TN"] }, ["New Nurse", "Month Nurse"]],
    [{ workAuthorization: ["CPT"] }, []],
    [{ workplaceType: ["REMOTE"] }, ["Hire Engineer", "Week Engineer"]],
    [{ workplaceType: ["REMOTE", "HYBRID"] }, ["New Nurse", "Hire Engineer", "Week Engineer"]],
    [{ jobType: ["CONTRACT"] }, ["New Nurse", "Week Engineer"]],
    [{ jobType: ["CONTRACT_TO_HIRE"] }, ["Hire Engineer"]],
    [{ jobType: ["FULL_TIME"] }, ["Month Nurse", "Old Nurse"]],
    [{ taxTerms: ["W2"] }, ["New Nurse", "Hire Engineer", "Week Engineer"]],
    [{ taxTerms: ["C2C", "FORM_1099"] }, []],
    [{ contractLength: ["PERMANENT"] }, ["Month Nurse", "Old Nurse"]],
    [{ contractLength: ["MONTHS_4_TO_6"], jobType: ["CONTRACT"] }, ["New Nurse", "Week Engineer"]],
    [{ industry: ["HEALTHCARE", "AI"] }, ["New Nurse"]],
    [{ skills: ["RUST", "cobol"] }, ["New Nurse", "Hire Engineer"]],
    [{ skills: ["Rust"], jobType: ["CONTRACT_TO_HIRE"] }, ["Hire Engineer"]],
    [{ states: ["CA", "OK"] }, ["Hire Engineer", "Month Nurse"]],
    [{ near: { place: "San Jose, CA", miles: 50 } }, ["Hire Engineer"]],
    [{ near: { place: "San Jose, CA", miles: 10 } }, []],
    [{ near: { place: "Tulsa" } }, ["Month Nurse"]],
    [{ near: { place: "Hybrid (Tulsa)" } }, ["Month Nurse"]],
    [{ near: { place: "California" } }, ["Hire Engineer"]],
    [{ near: { place: "California" }, states: ["OK"] }, []],
    [{ near: { place: "California" }, states: ["CA", "OK"] }, ["Hire Engineer"]],
    [{ near: { place: "Remote" }, jobType: ["CONTRACT_TO_HIRE"] }, ["Hire Engineer"]],
    [{ payAtLeast: { amount: 7001, period: "HOUR" } }, []],
    [{ payAtLeast: { amount: 14_560_000, period: "YEAR" }, postedWithinDays: 1 }, ["New Nurse"]],
    [{ payAtLeast: { amount: 14_570_000, period: "YEAR" } }, []],
    [{ postedWithinDays: 1 }, ["New Nurse"]],
    [{ postedWithinDays: 7 }, ["New Nurse", "Hire Engineer", "Week Engineer"]],
    [{ workAuthorization: ["H1B"], workplaceType: ["REMOTE"] }, ["Week Engineer"]],
    [{ workAuthorization: ["H1B"], jobType: ["CONTRACT"], postedWithinDays: 1 }, ["New Nurse"]],
    [{ workAuthorization: ["OPT"], workplaceType: ["REMOTE"] }, []],
    [
      { workAuthorization: [], jobType: null, postedWithinDays: 7 },
      ["New Nurse", "Hire Engineer", "Week Engineer"],
    ],
  ])("%j", async (filter, expected) => {
    expect(await roles(filter)).toEqual(expected);
  });

  it("combine with a search, an industry and every sort order", async () => {
    const filter = { workAuthorization: ["H1B"] };
    expect(await roles(filter, { query: "nurse" })).toEqual(["New Nurse"]);
    expect(await roles(filter, { query: "engineer", sort: "NEWEST" })).toEqual(["Week Engineer"]);
    expect(await roles(filter, { query: "W2" })).toEqual(["New Nurse", "Week Engineer"]);
    expect(await roles(filter, { industry: "HEALTHCARE" })).toEqual(["New Nurse"]);
  });

  it("finds the jobs of companies by their slugs", async () => {
    const slug = company.slug.toUpperCase();
    expect(await roles({ companies: [slug], postedWithinDays: 1 })).toEqual(["New Nurse"]);
    const other = await buildCompany(app);
    expect(await roles({ companies: [other.slug] })).toEqual([]);
  });

  it("take a place instead of the one that words name", async () => {
    const filter = { near: { place: "Tulsa, OK" } };
    expect(await roles(filter, { query: "nurse" })).toEqual(["Month Nurse"]);
    expect(await roles(filter, { query: "nurse san francisco" })).toEqual([]);
  });

  it.each([
    [{ near: { place: "Nowhereville" } }, "filter.near.place"],
    [{ near: { place: "London" } }, "filter.near.place"],
    [{ near: { place: "Tulsa", miles: -1 } }, "filter.near.miles"],
    [{ skills: Array.from({ length: 500 }, (_, n) => `s${n}`) }, "filter.skills"],
  ])("refuse what is out of bounds", async (filter, field) => {
    const { errors, data } = await ask({ filter });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      extensions: { code: "BAD_INPUT", fields: { [field]: expect.any(String) } },
    });
  });

  it("take a place as jobs say it over REST, too, and refuse one abroad", async () => {
    const ask = (place: string) =>
      app.client().get(`/api/jobs?${new URLSearchParams({ place }).toString()}`);
    const found = await ask("US-OK-Tulsa");
    expect(found.body.map(({ role }: { role: string }) => role)).toEqual(["Month Nurse"]);
    const { status, body } = await ask("London");
    expect([status, body.code]).toEqual([400, "BAD_INPUT"]);
    expect(body.fields.place).toMatch(/not near London, United Kingdom/);
  });

  it.each([null, "nurse"])("page without duplicates or gaps (search: %s)", async (query) => {
    const filter = { postedWithinDays: 30, workAuthorization: ["H1B", "OPT", "STEM_OPT"] };
    const all = await roles(filter, { query });
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data } = await ask({ first: 1, filter, query, after });
      seen.push(...data.jobs.nodes.map(({ role }: { role: string }) => role));
      after = data.jobs.pageInfo.endCursor;
      more = data.jobs.pageInfo.hasNextPage;
    }
    expect(seen).toEqual(all);
    expect(all.length).toBeGreaterThan(1);
  });

  it.each([1, 365])("accept %d days", async (postedWithinDays) => {
    expect(await roles({ postedWithinDays })).toContain("New Nurse");
  });

  it.each([0, -1, 366])("refuse %d days", async (postedWithinDays) => {
    const { errors, data } = await ask({ filter: { postedWithinDays } });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: "Choose 1 to 365 days.",
      extensions: {
        code: "BAD_INPUT",
        fields: { "filter.postedWithinDays": "Between 1 and 365." },
      },
    });
  });

  it.each([
    { postedWithinDays: 1.5 },
    { workAuthorization: ["GREEN"] },
    { workAuthorization: "'; DROP TABLE jobs" },
    { jobType: ["FULL-TIME"] },
    { color: "red" },
  ])("refuse %j", async (filter) => {
    const { status, body } = await ask({ filter });
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });

  it("leave the documented REST list, which is newest first, to its own parameters", async () => {
    const { body } = await app.client().get("/api/jobs?filter=x&jobType=FULL_TIME");
    expect(body.map(({ role }: { role: string }) => role)).toEqual([
      "New Nurse",
      "Hire Engineer",
      "Week Engineer",
      "Month Nurse",
      "Old Nurse",
    ]);
  });

  it("are the same in the REST list", async () => {
    const named = async (query: string) => {
      const { body } = await app.client().get(`/api/jobs?${query}`);
      return body.map(({ role }: { role: string }) => role);
    };
    expect(await named("skill=rust&skill=java&state=ca")).toEqual(["Hire Engineer"]);
    expect(await named("skill=&state=ca&company=")).toEqual(["Hire Engineer"]);
    expect(await named("place=Oakland, CA&radius=25")).toEqual(["Hire Engineer"]);
    expect(await named("industry=healthcare&industry=ai")).toEqual(["New Nurse"]);
    expect(await named("tax=w2&workplace=remote")).toEqual(["Hire Engineer", "Week Engineer"]);
    expect(await named("query=nurse&type=full-time&posted=30")).toEqual(["Month Nurse"]);
    expect(await named("pay=70.01")).toEqual([]);
    expect(await named("pay=145700&pay-period=year&length=permanent")).toEqual([]);
    expect(await named("pay=145600&pay-period=year&length=permanent")).toEqual([
      "Month Nurse",
      "Old Nurse",
    ]);
    expect(await named("pay=70&length=permanent")).toEqual(["Month Nurse", "Old Nurse"]);
  });
});
