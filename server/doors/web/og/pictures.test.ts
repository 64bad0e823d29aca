import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import express from "express";
import { jobPicturePath, postPicturePath } from "#site/picture-paths";
import { days } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { createLogger } from "../../../core/logger.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import { errorHandler } from "../../rest/errors.js";
import { pictureRoutes } from "./picture-routes.js";
import { readScene } from "./scene.js";

const post = {
  slug: "opt-clock",
  title: "The OPT unemployment clock: how the 90 days are counted",
  description: "Ninety days.",
  date: "2026-11-12",
  category: "opt",
  author: "meera-iyengar",
  scene: "post-opt",
};
const CHANGED = "2026-11-22T04:42:00.000Z";

let app: TestApp;
let server: Server;
let address: string;

beforeAll(async () => {
  app = await createTestApp();
  const postsFile = path.join(await mkdtemp(path.join(os.tmpdir(), "og-")), "blog.json");
  await writeFile(postsFile, JSON.stringify([post, { ...post, slug: "bare", scene: "none" }]));
  const { clock, services } = app;
  const routes = pictureRoutes({
    siteName: "Staffboard",
    jobs: services.jobs,
    postsFile,
    filesFolder: "client/public",
    clock,
  });
  const site = express()
    .use(routes)
    .use(errorHandler(createLogger("silent")));
  server = createServer(site).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(address + url, { headers });
const getJob = (id: string) => get(jobPicturePath(id, CHANGED));

/** The first chunk of a PNG holds its size (https://www.w3.org/TR/png-3/#11IHDR). */
async function sizeOf(response: Response) {
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

async function expectNothing(response: Response, status: 404 | 410) {
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe("");
}

describe("the picture of a job", () => {
  it("is a PNG of the size that the page's head says", async () => {
    const response = await getJob((await buildJob(app)).id);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(await sizeOf(response)).toEqual({ width: 1200, height: 630 });
  });

  it("may be kept by caches and shown by other sites", async () => {
    const { id } = await buildJob(app);
    const { headers } = await getJob(id);
    expect(headers.get("cache-control")).toBe("public, max-age=86400");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const again = await get(jobPicturePath(id, CHANGED), {
      "if-none-match": headers.get("etag") ?? "",
      // Otherwise, fetch adds "no-cache".
      "cache-control": "max-age=0",
    });
    expect(again.status).toBe(304);
  });

  it("shows the job's latest data", async () => {
    const company = await buildCompany(app);
    const { id } = await buildJob(app, { company });
    const before = (await getJob(id)).headers.get("etag");
    const recruiter = await signedIn(app, await buildRecruiter(app, company));
    await recruiter.graphql(
      "mutation ($input: UpdateJobInput!) { updateJob(input: $input) { job { id } } }",
      { input: { id, role: "Staff Engineer" } },
    );
    expect((await getJob(id)).headers.get("etag")).not.toBe(before);
  });

  it("is missing for drafts and unknown jobs", async () => {
    const draft = await buildJob(app, { publish: false });
    await expectNothing(await getJob(draft.id), 404);
    await expectNothing(await getJob(newId()), 404);
    await expectNothing(await getJob("../../etc/passwd\0"), 404);
  });

  it("stays as long as the page of a closed job", async () => {
    const { id, validThrough } = await buildJob(app);
    const open = (await getJob(id)).headers.get("etag");
    const untilClosed = (validThrough ?? new Date(0)).getTime() - app.clock.now().getTime();
    app.clock.advance(untilClosed + 1);
    const closed = await getJob(id);
    expect(closed.status).toBe(200);
    expect(closed.headers.get("etag")).not.toBe(open);
    app.clock.advance(days(30));
    await expectNothing(await getJob(id), 410);
  });
});

describe("the picture of a post", () => {
  it("a drawing that can't be read is an error, not a missing drawing", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "og-"));
    await mkdir(path.join(folder, "scenes/board.svg"), { recursive: true });
    await expect(readScene(folder, "board")).rejects.toThrow("EISDIR");
    expect(await readScene(folder, "other")).toBeNull();
  });

  it("is a PNG of the same size", async () => {
    const response = await get(postPicturePath(post.slug, post.date));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(await sizeOf(response)).toEqual({ width: 1200, height: 630 });
  });

  it("shows the post's drawing", async () => {
    const [plain, drawn] = await Promise.all(
      ["bare", post.slug].map(async (slug) => (await get(postPicturePath(slug, post.date))).blob()),
    );
    expect(drawn?.size).toBeGreaterThan((plain?.size ?? 0) + 5000);
  });

  it("is missing for an unknown post", async () => {
    await expectNothing(await get(postPicturePath("constructor", post.date)), 404);
  });
});

it("refuses a network that requests too many pictures at once", async () => {
  const { id } = await buildJob(app);
  const { jobs } = app.services;
  let goOn = () => {};
  const asked = new Promise<void>((resolve) => (goOn = resolve));
  const find = jobs.find.bind(jobs);
  const slowly = jest.spyOn(jobs, "find").mockImplementation(async (...given) => {
    await asked;
    return find(...given);
  });
  const answers = Array.from({ length: 60 }, () => getJob(id));
  // No picture is sent until one of the requests is refused.
  expect((await Promise.race(answers)).status).toBe(429);
  goOn();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  slowly.mockRestore();
});
