import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { z } from "zod";
import { ModuleGraph } from "./module-graph.js";
import type { SiteChild } from "./site-child.js";
import { ENTRIES, Spares } from "./spares.js";

const FILES = {
  "package.json": `{ "imports": {} }`,
  "server/prepare.js": `import "./core/clock.js";`,
  "server/serve.js": `import "./doors/health.js";\nimport "./modules/jobs/job.service.js";`,
  "server/doors/health.js": `import "../core/clock.js";`,
  "server/modules/jobs/job.service.js": `import "./job.rules.js";`,
  "server/modules/jobs/job.rules.js": "",
  "server/core/clock.js": "",
};

const asked = z.object({ modules: z.array(z.string()) });

/** A process that only notes what it is told. */
class FakeChild implements SiteChild {
  modules: string[] | undefined;
  isThere = true;
  hasEnded = false;
  isAlive = async () => this.isThere;
  end = async () => ((this.hasEnded = true), "");
  async call(_name: string, argument: unknown): Promise<null> {
    this.modules = asked.parse(argument).modules;
    return null;
  }
}

let folder: string;
let children: FakeChild[];
let spares: Spares;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "spares-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  children = [];
  spares = new Spares({
    fork: () => {
      const child = new FakeChild();
      children.push(child);
      return child;
    },
    graph: () => new ModuleGraph(folder, ENTRIES),
    packages: async () => ["express"],
  });
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts the site once, so that there is a process that has loaded modules. */
async function started(): Promise<void> {
  await spares.take([]);
  spares.refill();
}
const loaded = (): FakeChild | undefined => children.find(({ modules }) => modules?.length);

it("loads what no door uses ahead of time, each module after those it imports", async () => {
  await started();
  await spares.take([]);
  expect(loaded()?.modules).toEqual([
    "server/core/clock.js",
    "server/prepare.js",
    "server/modules/jobs/job.rules.js",
    "server/modules/jobs/job.service.js",
  ]);
});

it("gives the process that has loaded most after an edit of what it has not loaded", async () => {
  await started();
  expect(await spares.take(["server/doors/health.ts"])).toBe(loaded());
});

it("never gives a process that has loaded what was edited", async () => {
  await started();
  const child = await spares.take(["server/core/clock.ts"]);
  expect(child).toMatchObject({ modules: [] });
  expect(loaded()).toMatchObject({ hasEnded: true });
});

it("nor one that may have loaded a file of which it knows nothing", async () => {
  await started();
  expect(await spares.take(["server/new.ts"])).toMatchObject({ modules: [] });
});

it("leaves out next time what was edited, what uses it, and the services beside it", async () => {
  await started();
  await spares.take(["server/modules/jobs/job.rules.ts"]);
  spares.refill();
  const next = await spares.take(["server/modules/jobs/job.service.ts"]);
  expect(next).toMatchObject({ modules: ["server/core/clock.js", "server/prepare.js"] });
});

it("gives another process if the waiting ones have ended", async () => {
  await started();
  await spares.take([]);
  spares.refill();
  await new Promise(setImmediate);
  children.forEach((child) => (child.isThere = false));
  const child = await spares.take([]);
  expect(child).toBe(children.at(-1));
  expect(child).toMatchObject({ isThere: true });
});

it("ends all that wait when it stops", async () => {
  await started();
  await spares.stop();
  expect(children.slice(1).every(({ hasEnded }) => hasEnded)).toBe(true);
});
