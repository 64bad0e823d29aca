import { mkdtemp } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { parse } from "graphql";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createApp } from "../../app.js";
import { days, minutes } from "../../core/clock.js";
import { createLogger } from "../../core/logger.js";
import { startWorker, type Worker } from "../../core/worker.js";
import { admin } from "../../test/actors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob } from "../../test/factories.js";
import { settle } from "../../test/settle.js";
import { until } from "../../test/until.js";
import { CHANGES_EVERY_MS } from "../../modules/changes/module.js";
import { EXPIRY_EVERY_MS } from "../../modules/jobs/module.js";
import type { ClientBuild } from "./client-build.js";
import type { RenderInput, RenderOutput } from "./renderer.js";

const ROLE = parse("query ($id: ID!) { job(id: $id) { role company { name } status } }");
const logger = createLogger("silent");

/** An instance with pages that follows the feed of changes. */
interface Instance {
  app: TestApp;
  server: Server;
  follower: Worker;
  page: (path: string) => Promise<string>;
}

/** Shows what it was told about a job. */
const renderer = {
  render: async ({ url, execute }: RenderInput): Promise<RenderOutput> => {
    const id = new URL(url).pathname.split("/").at(-1) ?? "";
    const { data } = await execute({ query: ROLE, variables: { id } });
    const parts = { head: "", state: "", noScript: "", modules: [], late: [] };
    return { ...parts, status: 200, html: JSON.stringify(data?.["job"]) };
  },
};

async function start(): Promise<Instance> {
  const app = await createTestApp();
  const filesFolder = await mkdtemp(path.join(os.tmpdir(), "pages-"));
  const client: ClientBuild = {
    renderer,
    shell: {
      fill: ({ html }) => ({ html, inline: { scripts: [], styles: [] } }),
      explorer: () => null,
      styleSheet: () => null,
    },
    filesFolder,
    postsFile: path.join(filesFolder, "none.json"),
    keepsPages: true,
  };
  const { env, services } = app;
  const { handle } = await createApp({ env, services, logger, client, keptMs: 0 });
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const page = async (where: string) => (await fetch(`http://127.0.0.1:${port}${where}`)).text();
  return { app, server, follower: follow(app), page };
}

const follow = ({ services: { changeFollower } }: TestApp): Worker =>
  startWorker("changes", CHANGES_EVERY_MS, () => changeFollower.poll(), logger);

let here: Instance;
let there: Instance;
beforeAll(async () => {
  here = await start();
  there = await start();
});
afterAll(async () => {
  for (const { app, server, follower } of [here, there]) {
    await follower.stop();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await app.close();
  }
});

/** A page or a list, and what tells that it is new. */
type Shown = readonly [where: string, isNew: (text: string) => boolean];

const has =
  (words: string) =>
  (text: string): boolean =>
    text.includes(words);
const hasNone = (text: string): boolean => text === "[]";

/** Asks an instance for pages and lists until they are new. They are kept until the instance hears of a change. */
const showSoon = ({ page }: Instance, shown: readonly Shown[]) =>
  Promise.all(
    shown.map(([where, isNew]) =>
      until(`${where} is not new`, async () => isNew(await page(where))),
    ),
  );

const showEverywhere = (shown: readonly Shown[]) =>
  Promise.all([here, there].map((each) => showSoon(each, shown)));

const pageOf = ({ id }: { id: string }): string => `/job-details/${id}`;
const listOf = (role: string): string => `/api/jobs?query=${role}`;

it("a job that is edited on one instance is new there at once, and soon on the other", async () => {
  const job = await buildJob(here.app, { role: "Glazier" });
  const where = pageOf(job);
  for (const { page } of [here, there]) expect(await page(where)).toContain("Glazier");
  expect(await there.page(listOf("carver"))).toBe("[]");
  await here.app.services.jobs.update(admin(), { id: job.id, role: "Carver" });
  const shown: Shown[] = [
    [where, has("Carver")],
    [listOf("carver"), has(job.id)],
    [listOf("glazier"), hasNone],
  ];
  await Promise.all([
    showSoon(there, shown),
    expect(here.page(where)).resolves.toContain("Carver"),
  ]);
});

it("a job that is published on one instance is soon on the other, and gone when it is closed", async () => {
  const job = await buildJob(here.app, { role: "Cooper", publish: false });
  const where = pageOf(job);
  for (const { page } of [here, there]) {
    expect(await page(where)).toBe("null");
    expect(await page(listOf("cooper"))).toBe("[]");
  }
  await here.app.services.jobs.publish(admin(), job.id);
  const open: Shown[] = [
    [where, has("PUBLISHED")],
    [listOf("cooper"), has(job.id)],
  ];
  await showEverywhere(open);
  await there.app.services.jobClose.close(admin(), job.id, "FILLED");
  const closed: Shown[] = [
    [where, has("CLOSED")],
    [listOf("cooper"), hasNone],
  ];
  await showEverywhere(closed);
});

it("a job's page shows on every instance that its time is over", async () => {
  const job = await buildJob(here.app, { role: "Roofer" });
  const where = pageOf(job);
  for (const { app, follower } of [here, there]) {
    await follower.stop();
    await settle(app);
  }
  for (const { page } of [here, there]) {
    expect(await page(where)).toContain("PUBLISHED");
    expect(await page(listOf("roofer"))).toContain(job.id);
  }
  for (const { app } of [here, there]) app.clock.advance(days(60) + minutes(1));
  // The kept page.
  expect(await here.page(where)).toContain("PUBLISHED");
  for (const instance of [here, there]) instance.follower = follow(instance.app);
  const { jobExpiry } = there.app.services;
  // It has looked a moment before the job's time was over.
  const expiry = startWorker("job expiry", EXPIRY_EVERY_MS, () => jobExpiry.run(), logger, {
    firstRunAfterMs: EXPIRY_EVERY_MS,
  });
  const over: Shown[] = [
    [where, has("EXPIRED")],
    [listOf("roofer"), hasNone],
  ];
  await showEverywhere(over).finally(() => expiry.stop());
});
