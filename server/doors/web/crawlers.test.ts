import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import express from "express";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { days, minutes } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../test/factories.js";
import { crawlerRoutes, readPosts } from "./crawlers.js";

const ORIGIN = "https://staffboard.example";

let app: TestApp;
let server: Server;
let address: string;

beforeAll(async () => {
  app = await createTestApp();
  const routes = crawlerRoutes({
    origin: ORIGIN,
    pages: ["/", "/about"],
    posts: [{ slug: "opt-clock", date: "2026-09-01" }],
    jobs: app.services.jobs,
    companies: app.services.companies,
    clock: app.clock,
  });
  server = createServer(express().use(routes)).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await app.close();
});

const sitemap = async () => (await fetch(`${address}/sitemap.xml`)).text();

it("lists pages, posts and open jobs, each by its public URL", async () => {
  const over = await buildJob(app);
  app.clock.advance(days(61));
  const open = await buildJob(app);
  const draft = await buildJob(app, { publish: false });

  const response = await fetch(`${address}/sitemap.xml`);
  expect(response.headers.get("content-type")).toContain("application/xml");
  expect(response.headers.get("cache-control")).toBe("public, max-age=600");
  const xml = await response.text();
  expect(xml).toContain(`<loc>${ORIGIN}/about</loc>`);
  expect(xml).toContain(`<loc>${ORIGIN}/blog-details/opt-clock</loc><lastmod>2026-09-01</lastmod>`);
  expect(xml).toMatch(
    new RegExp(`<loc>${ORIGIN}/job-details/${open.id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`),
  );
  expect(xml).not.toContain(draft.id);
  expect(xml).not.toContain(over.id);
});

it("lists the companies that have open jobs", async () => {
  const hiring = await buildCompany(app, { slug: "kiln-co" });
  await buildJob(app, { company: hiring });
  const waiting = await buildCompany(app);
  await buildJob(app, { company: waiting, publish: false });
  app.clock.advance(minutes(11));
  const xml = await sitemap();
  expect(xml).toContain(`<loc>${ORIGIN}/companies/kiln-co</loc>`);
  expect(xml).not.toContain(waiting.slug);
});

it("is rebuilt after ten minutes", async () => {
  const before = await sitemap();
  const job = await buildJob(app);
  expect(await sitemap()).toBe(before);
  app.clock.advance(minutes(11));
  expect(await sitemap()).toContain(job.id);
});

describe("beyond the jobs that one file may list", () => {
  const PER_FILE = 3;
  let many: Server;
  let at: string;
  const read = async (query = "") => {
    const response = await fetch(`${at}/sitemap.xml${query}`);
    return { status: response.status, xml: await response.text() };
  };
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location);
  const jobsIn = (xml: string) =>
    locations(xml).flatMap((url) => url.split("/job-details/")[1] ?? []);

  beforeAll(async () => {
    const { jobs, companies } = app.services;
    const pages = ["/", "/about"];
    const posts = [{ slug: "opt-clock", date: "2026-09-01" }];
    const common = { origin: ORIGIN, pages, posts, jobs, companies, clock: app.clock };
    const routes = crawlerRoutes({ ...common, jobsPerFile: PER_FILE });
    many = createServer(express().use(routes)).listen(0, "127.0.0.1");
    await new Promise((done) => many.once("listening", done));
    at = `http://127.0.0.1:${(many.address() as AddressInfo).port}`;
    app.clock.advance(days(61));
    const company = await buildCompany(app, { slug: "many-co" });
    for (let n = 0; n < PER_FILE; n += 1) await buildJob(app, { company });
  });
  afterAll(async () => {
    many.closeAllConnections();
    await new Promise((done) => many.close(done));
  });

  it("is one file as long as it is enough", async () => {
    const { xml } = await read();
    expect(xml).toContain("<urlset ");
    expect(jobsIn(xml)).toHaveLength(PER_FILE);
    for (const part of ["pages", "1"]) expect((await read(`?part=${part}`)).status).toBe(404);
  });

  it("is an index, whose files list all pages once, the newest jobs first", async () => {
    const before = jobsIn((await read()).xml);
    // Jobs of one moment are told apart by their ids.
    app.clock.hold();
    const posted: string[] = [];
    for (let n = 0; n < 4; n += 1) posted.push((await buildJob(app)).id);
    app.clock.release();
    app.clock.advance(minutes(11));
    const { xml } = await read();
    expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    const files = ["pages", "1", "2", "3"];
    expect(locations(xml)).toEqual(files.map((part) => `${ORIGIN}/sitemap.xml?part=${part}`));

    const pages = (await read("?part=pages")).xml;
    expect(locations(pages)).toEqual(
      expect.arrayContaining([
        ...[`${ORIGIN}/about`, `${ORIGIN}/blog-details/opt-clock`, `${ORIGIN}/companies/many-co`],
      ]),
    );
    expect(jobsIn(pages)).toEqual([]);
    const parts = [];
    for (const part of files.slice(1)) {
      const file = (await read(`?part=${part}`)).xml;
      expect(file).toMatch(/<urlset .+\n<url><loc>[^<]+<\/loc><lastmod>\d{4}-/);
      parts.push(jobsIn(file));
    }
    expect(parts.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(parts.flat()).toEqual([...posted.sort().reverse(), ...before]);
  });

  it("has each new job in its first file, and a closed one in none", async () => {
    const [, ...old] = jobsIn((await read("?part=1")).xml);
    const { id } = await buildJob(app);
    await app.dataSource.query("UPDATE jobs SET status = 'CLOSED' WHERE id = ?", [old[0]]);
    app.clock.advance(minutes(11));
    const first = jobsIn((await read("?part=1")).xml);
    expect(first[0]).toBe(id);
    expect(first).not.toContain(old[0]);
  });

  it.each(["0", "4", "-1", "1.0", "x", "", "999999", "9999999", "1&part=2", "constructor"])(
    "has no part %p",
    async (part) => {
      expect((await read(`?part=${part}`)).status).toBe(404);
    },
  );

  it("sends what a part was for ten minutes", async () => {
    const { xml } = await read("?part=2");
    await buildJob(app);
    expect((await read("?part=2")).xml).toBe(xml);
    app.clock.advance(minutes(11));
    expect((await read("?part=2")).xml).not.toBe(xml);
  });
});

it("points robots to the sitemap", async () => {
  const text = await (await fetch(`${address}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).toContain("Disallow: /api/");
});

it("reads the posts of the build, or none without a blog", async () => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "dist-")), "blog.json");
  expect(await readPosts(file)).toEqual([]);
  const posts = [{ slug: "a", date: "2026-01-02", title: "A" }];
  await writeFile(file, JSON.stringify(posts));
  expect(await readPosts(file)).toEqual([{ slug: "a", date: "2026-01-02" }]);
});
