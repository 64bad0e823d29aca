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

it.each([
  ["skill=Nonesuch", "skill"],
  ["company=nonesuch", "company"],
  ["place=Nowhereville", "place"],
  ["workplace=moon", "workplace.0"],
  ["pay=abc", "pay"],
])("refuses %s with a message", async (query, field) => {
  for (const format of ["rss", "json"] as const) {
    const { status, body } = await read(format, query);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, "BAD_INPUT", [field]]);
  }
});
