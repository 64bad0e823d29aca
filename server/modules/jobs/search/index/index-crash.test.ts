import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { IndexQuery } from "./index-calls.js";
import { IndexEngine } from "./index-engine.js";

const NOW = Date.UTC(2026, 10, 1);
/** Another process cannot run the tests' TypeScript, so it runs the built program. */
const BUILT = pathToFileURL(
  path.resolve("dist/node/server/modules/jobs/search/index/index-engine.js"),
).href;

/** Fills an index, then adds a job with each change, and says how far it is. */
const WRITER = `
import { IndexEngine } from ${JSON.stringify(BUILT)};
const [directory] = process.argv.slice(1);
const job = (n) => ({ id: crypto.randomUUID(), role: "Welder " + n, company: "Acme", skills: ["Steel"],
  texts: ["Welds pipes. ".repeat(40)], ads: [], values: {}, hourlyPay: null, places: [], placeNames: [], postedAt: ${NOW} - n, validThrough: ${NOW + 1} });
const engine = new IndexEngine();
engine.create(directory, "1");
engine.fill(Array.from({ length: 2000 }, (_, n) => job(n)));
engine.finish(0);
process.send(0);
for (let cursor = 1; ; cursor += 1) {
  engine.apply({ open: [job(5000 + cursor)], gone: [], cursor });
  process.send(cursor);
}`;

const WELDERS: IndexQuery = {
  ...{ text: { all: [[["welder"]]], none: [] }, titles: [], values: {}, payAtLeast: null },
  ...{ postedSince: null, places: null, sort: "NEWEST", first: 1, after: null },
  ...{ now: NOW, meant: {}, lenient: [], state: null, withCounts: true, ranges: null },
};

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), "index-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** @returns the last change of which the process said that it is written; null if it was killed before the first one */
async function killedWhile(isTime: (cursor: number) => boolean): Promise<number | null> {
  const writer = spawn(
    process.execPath,
    ["--input-type=module", "--eval", WRITER, directory],
    // Its warnings are not ours.
    { stdio: ["ignore", "ignore", "ignore", "ipc"] },
  );
  let last: number | null = null;
  writer.on("message", (cursor: number) => {
    last = cursor;
    if (isTime(cursor)) writer.kill("SIGKILL");
  });
  await once(writer, "exit");
  return last;
}

it.each([0, 1, 7, 60, 150])(
  "has every change that was written when its process is killed after %i of them",
  async (kills) => {
    const last = await killedWhile((cursor) => cursor >= kills);
    const engine = new IndexEngine();
    const cursor = engine.open(directory, "1")?.cursor ?? -1;
    expect(cursor).toBeGreaterThanOrEqual(last ?? 0);
    const { total } = engine.search(WELDERS);
    expect(total).toBe(2000 + cursor);
    engine.close();
  },
);
