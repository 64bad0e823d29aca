import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
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
