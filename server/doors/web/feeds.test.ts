import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import express from "express";
import type { Server } from "node:http";
import { blogFeed, feedRoutes } from "./feeds.js";

const site = { name: "Staff & Board", origin: "https://staffboard.example" };
const post = {
  slug: "a-post",
  title: "Pay <ranges> & laws",
  description: 'What "range" means.',
  date: "2026-10-15",
  category: "pay",
  author: "rosa-delgado",
  scene: "post-opt",
};

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "feeds-"));
  const postsFile = path.join(folder, "blog.json");
  await writeFile(postsFile, JSON.stringify([post]));
  const app = express();
  // Express then does not print the errors it answers with 500.
  app.set("env", "test");
  app.use("/built", feedRoutes(postsFile, site));
  app.use("/late", feedRoutes(path.join(folder, "late.json"), site));
  app.use("/empty", feedRoutes(path.join(folder, "missing.json"), site));
  server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const where = server.address();
  address = `http://127.0.0.1:${typeof where === "object" && where ? where.port : 0}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

it("is RSS 2.0 with escaped texts and absolute links", () => {
  const feed = blogFeed([post], site);
  expect(feed).toContain('<rss version="2.0"');
  expect(feed).toContain("<title>Staff &amp; Board: Blog</title>");
  expect(feed).toContain("<title>Pay &lt;ranges&gt; &amp; laws</title>");
  expect(feed).toContain("<link>https://staffboard.example/blog-details/a-post</link>");
  expect(feed).toContain("<pubDate>Thu, 15 Oct 2026 12:00:00 GMT</pubDate>");
  expect(feed).toContain('<guid isPermaLink="true">');
});

it("holds the newest twenty", () => {
  const many = Array.from({ length: 25 }, (_, number) => ({ ...post, slug: `post-${number}` }));
  const feed = blogFeed(many, site);
  expect(feed.match(/<item>/g)).toHaveLength(20);
  expect(feed).toContain("post-19<");
});

it("is served with the RSS content type", async () => {
  const answer = await fetch(`${address}/built/feeds/blog.rss`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(await answer.text()).toContain("a-post");
});

it("is served as JSON Feed, too", async () => {
  const answer = await fetch(`${address}/built/feeds/blog.json`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "application/feed+json; charset=utf-8",
  ]);
  const link = "https://staffboard.example/blog-details/a-post";
  expect(await answer.json()).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Staff & Board: Blog",
    home_page_url: "https://staffboard.example/resources/blog",
    feed_url: "https://staffboard.example/feeds/blog.json",
    items: [
      {
        ...{ id: link, url: link, title: "Pay <ranges> & laws", tags: ["pay"] },
        ...{ content_text: 'What "range" means.', date_published: "2026-10-15T12:00:00Z" },
      },
    ],
  });
});

it("is missing if the client is not built", async () => {
  expect((await fetch(`${address}/empty/feeds/blog.rss`)).status).toBe(404);
  expect((await fetch(`${address}/empty/feeds/blog.json`)).status).toBe(404);
});

it("is served as soon as the posts can be read, after a failure and after they were missing", async () => {
  const late = `${address}/late/feeds/blog.rss`;
  expect((await fetch(late)).status).toBe(404);
  await writeFile(path.join(folder, "late.json"), "[{");
  expect((await fetch(late)).status).toBe(500);
  await writeFile(path.join(folder, "late.json"), JSON.stringify([post]));
  expect((await fetch(late)).status).toBe(200);
});
