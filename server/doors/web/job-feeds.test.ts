import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../test/factories.js";

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
      { title: "Newer Smith", content_text: "Feed & Sons · Waco, TX · $62 - $70 per hour" },
      { title: "Older <Smith>", url: expect.stringContaining("/job-details/"), tags: ["Rust"] },
    ],
  });
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
