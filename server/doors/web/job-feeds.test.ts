import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../test/factories.js";
import { settle } from "../../test/settle.js";
import type { TestClient } from "../../test/test-client.js";

let app: TestApp;
let slug: string;
beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app, { name: "Feed & Sons" });
  ({ slug } = company);
  const facts = { company, companyLocation: "Waco, TX", skills: ["Rust"] };
  await buildJob(app, { ...facts, role: "Older <Smith>", workplaceType: "REMOTE" });
  app.clock.advance(1000);
  await buildJob(app, { ...facts, role: "Newer Smith", workplaceType: "REMOTE" });
  await buildJob(app, { ...facts, role: "Smith on Site", workplaceType: "ONSITE" });
});
afterAll(() => app.close());

const read = async (format: "rss" | "json", query: string) =>
  app.client().get(`/feeds/jobs.${format}?${query}`);

it("lists the newest jobs that the filters find, as JSON Feed", async () => {
  const answer = await read("json", `company=${slug}&workplace=remote&utm_source=x`);
  expect(answer.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
  expect(answer.body).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: expect.stringMatching(/^Job openings at .+: Remote, Feed & Sons$/),
    home_page_url: expect.stringMatching(/\/jobs\?company=.+&workplace=remote$/),
    feed_url: expect.stringMatching(/\/feeds\/jobs\.json\?company=.+&workplace=remote$/),
    items: [
      {
        title: "Newer Smith",
        content_text: "Feed & Sons · Waco, TX (Remote) · $62 - $70 per hour",
      },
      { title: "Older <Smith>", url: expect.stringContaining("/job-details/"), tags: ["Rust"] },
    ],
  });
});

it("says of each job that isn't done on site how it is done", async () => {
  const company = await buildCompany(app, { name: "Far & Wide" });
  const post = (
    role: string,
    companyLocation: string,
    workplaceType: "ONSITE" | "REMOTE" | "HYBRID",
  ) => buildJob(app, { company, role, companyLocation, workplaceType });
  await post("Onsite", "Waco, TX", "ONSITE");
  await post("Hybrid", "Waco, TX", "HYBRID");
  await post("Remote", "Waco, TX", "REMOTE");
  await post("Said", "Remote, US", "REMOTE");
  const { body } = await read("json", `company=${company.slug}`);
  const items: { title: string; content_text: string }[] = body.items;
  const places = items.map(({ title, content_text: text }) => [title, text.split(" · ")[1]]);
  expect(Object.fromEntries(places)).toEqual({
    Onsite: "Waco, TX",
    Hybrid: "Waco, TX (Hybrid)",
    Remote: "Waco, TX (Remote)",
    Said: "Remote, US",
  });
  const rss = (await read("rss", `company=${company.slug}`)).body;
  expect(rss.match(/Far &amp; Wide · Waco, TX \(Remote\)/g)).toHaveLength(1);
});

it("takes any pay by the hour or year, and so does its page", async () => {
  const one = async (query: string) => {
    const { body } = await read("json", `company=${slug}&query=older&${query}`);
    return { count: body.items.length, page: body.home_page_url, self: body.feed_url };
  };
  expect(await one("pay=145600&pay-period=year")).toEqual({
    count: 1,
    page: expect.stringMatching(/&pay=145600&pay-period=year$/),
    self: expect.stringMatching(/&pay=145600&pay-period=year$/),
  });
  expect((await one("pay=145700&pay-period=year")).count).toBe(0);
  expect((await one("pay=1")).page).toMatch(/&pay=1$/);
});

it("is RSS 2.0 with escaped texts", async () => {
  const answer = await read("rss", `company=${slug}&query=smith&place=Texas`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "application/rss+xml; charset=utf-8",
  ]);
  expect(answer.body).toContain(": smith, Texas, Feed &amp; Sons</title>");
  expect(answer.body).toContain("<title>Older &lt;Smith&gt;</title>");
  expect(answer.body.match(/<item>/g)).toHaveLength(3);
});

it("leaves out characters that XML does not know", async () => {
  const company = await buildCompany(app);
  await buildJob(app, { company, role: "Odd\uFFFE Smith" });
  const { body } = await read("rss", `company=${company.slug}&query=odd%01%0B`);
  expect(body).toContain("<title>Odd Smith</title>");
  expect(body).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/);
  expect(body).not.toMatch(/&#x?[0-9]*[01];/);
});

it.each(["skill=Nonesuch", "company=nonesuch", "state=wy"])(
  "is empty while no open job has %s",
  async (query) => {
    expect(await read("json", query)).toMatchObject({ status: 200, body: { items: [] } });
    expect((await read("rss", query)).body).not.toContain("<item>");
  },
);

it.each(["rss", "json"] as const)(
  "is asked for each time, and sent if it changed: %s",
  async (format) => {
    const { headers } = await read(format, `company=${slug}`);
    expect(headers.get("cache-control")).toBe("no-cache");
    const etag = headers.get("etag") ?? "";
    // Without it, fetch asks to skip every copy.
    const again = { "if-none-match": etag, "cache-control": "max-age=0" };
    const path = `/feeds/jobs.${format}?company=${slug}`;
    expect((await app.client().get(path, again)).status).toBe(304);
  },
);

describe("a network that reads many different feeds", () => {
  const MAX_JOBS = 50;
  /** What a network has, in feeds of `MAX_JOBS`. */
  const AFFORDABLE = 40;
  const about = (days: number) => `query=glazier&posted=${days}`;
  const statusesOf = async (reader: TestClient, format: "rss" | "json", from: number) => {
    const statuses = [];
    for (let days = from; days < from + AFFORDABLE / 2; days += 1)
      statuses.push((await reader.get(`/feeds/jobs.${format}?${about(days)}`)).status);
    return statuses;
  };

  beforeAll(async () => {
    const company = await buildCompany(app);
    for (let n = 0; n < MAX_JOBS; n += 1) await buildJob(app, { company, role: "Glazier" });
    await settle(app);
    app.clock.hold();
  });
  afterAll(() => app.clock.release());

  it("has to wait, in both formats, when its points are spent", async () => {
    const reader = app.client();
    const served = [
      ...(await statusesOf(reader, "rss", 1)),
      ...(await statusesOf(reader, "json", 101)),
    ];
    expect(served).toEqual(served.map(() => 200));
    for (const format of ["rss", "json"]) {
      const refused = await reader.get(`/feeds/jobs.${format}?${about(201)}`);
      expect([refused.status, refused.body.code]).toEqual([429, "THROTTLED"]);
      expect(refused.headers.get("retry-after")).toBe("1");
      expect(refused.headers.get("cache-control")).toBe("no-store");
    }
    expect((await reader.get("/api/jobs?limit=50")).status).toBe(429);
    expect((await app.client().get(`/feeds/jobs.rss?${about(201)}`)).status).toBe(200);
    app.clock.advance(1000);
    expect((await reader.get(`/feeds/jobs.rss?${about(201)}`)).status).toBe(200);
  });

  it("pays only for the jobs that are there", async () => {
    const reader = app.client();
    const left = async () =>
      (await reader.graphql("{ __typename }")).body.extensions.cost.throttleStatus
        .currentlyAvailable;
    const before = await left();
    expect((await reader.get(`/feeds/jobs.rss?company=${slug}`)).status).toBe(200);
    const after = await left();
    expect((await reader.get("/feeds/jobs.json?query=nonesuch")).status).toBe(200);
    const end = await left();
    // Reading what is left costs a point too.
    expect([before - after, after - end]).toEqual([3 + 1, 1 + 1]);
    expect((await reader.get("/feeds/jobs.rss?pay=abc")).status).toBe(400);
    expect(end - (await left())).toBe(1);
  });
});

it.each([
  ["place=Nowhereville", "place"],
  ["workplace=moon", "workplace.0"],
  ["pay=abc", "pay"],
])("refuses %s with a message", async (query, field) => {
  for (const format of ["rss", "json"] as const) {
    const { status, body } = await read(format, query);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, "BAD_INPUT", [field]]);
  }
});
