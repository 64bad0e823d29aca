import { mkdtemp } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parse } from "graphql";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createApp } from "../../app.js";
import { days, minutes, seconds } from "../../core/clock.js";
import { createLogger } from "../../core/logger.js";
import { startWorker, type Worker } from "../../core/worker.js";
import { admin } from "../../test/actors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob } from "../../test/factories.js";
import { settle } from "../../test/settle.js";
import type { ClientBuild } from "./client-build.js";
import type { RenderInput, RenderOutput } from "./renderer.js";

const ROLE = parse("query ($id: ID!) { job(id: $id) { role company { name } status } }");
const PATIENCE_MS = seconds(10);
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
      styleSheet: () => null,
    },
    filesFolder,
    postsFile: path.join(filesFolder, "none.json"),
    keepsPages: true,
  };
  const { env, services } = app;
  const { handle } = await createApp({ env, services, logger, client });
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const page = async (where: string) => (await fetch(`http://127.0.0.1:${port}${where}`)).text();
  return { app, server, follower: follow(app), page };
}

const follow = ({ services: { changeFollower } }: TestApp): Worker =>
  startWorker("changes", seconds(0.5), () => changeFollower.poll(), logger);

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

/** Asks for a page until it has these words. A page lives for 30 seconds, so that waiting alone is no help. */
async function showsSoon({ page }: Instance, where: string, words: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await page(where)).includes(words)) {
    if (Date.now() > end) throw new Error(`${where} does not show "${words}"`);
    await delay(50);
  }
}

it("a job that is edited on one instance is new there at once, and soon on the other", async () => {
  const job = await buildJob(here.app, { role: "Glazier" });
  const where = `/job-details/${job.id}`;
  for (const { page } of [here, there]) expect(await page(where)).toContain("Glazier");
  await here.app.services.jobs.update(admin(), { id: job.id, role: "Window Maker" });
  expect(await here.page(where)).toContain("Window Maker");
  await showsSoon(there, where, "Window Maker");
});

it("a job's page shows on every instance that its time is over", async () => {
  const job = await buildJob(here.app, { role: "Roofer" });
  const where = `/job-details/${job.id}`;
  for (const { app, follower } of [here, there]) {
    await follower.stop();
    await settle(app);
  }
  for (const { page } of [here, there]) expect(await page(where)).toContain("PUBLISHED");
  for (const { app } of [here, there]) app.clock.advance(days(60) + minutes(1));
  // The kept page.
  expect(await here.page(where)).toContain("PUBLISHED");
  for (const instance of [here, there]) instance.follower = follow(instance.app);
  await there.app.services.jobExpiry.run();
  await showsSoon(here, where, "EXPIRED");
  await showsSoon(there, where, "EXPIRED");
});
