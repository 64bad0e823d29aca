import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { failedFiles, runWithSecondTry } from "./second-try.mjs";

const MINUTE = 60_000;

const results = (...failed) => resultsIn(MINUTE, ...failed);

/** Each file took so many milliseconds. */
const resultsIn = (took, ...failed) =>
  JSON.stringify({
    testResults: ["a", "b", "c", "d", "e"].map((name) => ({
      name: path.join(ROOT, "e2e", `${name}.e2e.ts`),
      status: failed.includes(name) ? "failed" : "passed",
      startTime: 5000,
      endTime: 5000 + took,
    })),
  });

/** Runs that end with these codes; the first leaves this report. */
function runs(codes, report) {
  const asked = [];
  const run = async (args) => {
    asked.push(args);
    const file = args.find((arg) => arg.startsWith("--outputFile="))?.slice(13);
    if (file && report) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, report);
    }
    return codes[asked.length - 1];
  };
  return { run, asked };
}

test("the report names the files that failed, and how long they took", () => {
  const files = ["b", "d"].map((name) => path.join("e2e", `${name}.e2e.ts`));
  assert.deepEqual(failedFiles(results("b", "d"), ROOT), { files, took: 2 * MINUTE });
  assert.deepEqual(failedFiles(false, ROOT), { files: [], took: 0 });
});

test("runs once when everything passes", async () => {
  const { run, asked } = runs([0], results());
  assert.deepEqual(await runWithSecondTry("dev/e2e.mjs", run), { ok: true });
  assert.equal(asked.length, 1);
});

test("runs the failed files once more, and says so", async () => {
  const { run, asked } = runs([1, 0], results("a", "d"));
  const files = ["a", "d"].map((name) => path.join("e2e", `${name}.e2e.ts`));
  assert.deepEqual(await runWithSecondTry("dev/e2e.mjs", run), {
    ok: true,
    note: `second try: ${files.join(", ")}`,
  });
  assert.deepEqual(asked[1], ["dev/e2e.mjs", "--ci", "-i", ...files]);
});

test("fails if they fail again", async () => {
  const { run } = runs([1, 1], results("a"));
  assert.equal((await runWithSecondTry("dev/e2e.mjs", run)).ok, false);
});

test("has no second try for tests of races and hostile requests", async () => {
  for (const name of [
    "server/modules/billing/sync-races.test.ts",
    "server/hostile-requests.test.ts",
    "server/modules/billing/own/changes-at-once.test.ts",
    "server/modules/billing/lost-events.test.ts",
    "server/modules/changes/many-writers.test.ts",
    "server/modules/departures/deletion-and-bank-payment.test.ts",
  ]) {
    const result = { name: path.join(ROOT, name), status: "failed", startTime: 0, endTime: 1 };
    const report = { testResults: [result] };
    const { run, asked } = runs([1, 0], JSON.stringify(report));
    assert.equal((await runWithSecondTry("dev/jest.mjs", run)).ok, false);
    assert.equal(asked.length, 1);
  }
});

test("has no second try for many files, or for a run without a report", async () => {
  for (const report of [results("a", "b", "c", "d"), null]) {
    const { run, asked } = runs([1, 0], report);
    assert.equal((await runWithSecondTry("dev/e2e.mjs", run)).ok, false);
    assert.equal(asked.length, 1);
  }
});

test("has no second try for what took a quarter of an hour to fail", async () => {
  for (const [took, times] of [
    [7 * MINUTE, 2],
    [8 * MINUTE, 1],
  ]) {
    const { run, asked } = runs([1, 0], resultsIn(took, "a", "b"));
    assert.equal((await runWithSecondTry("dev/e2e.mjs", run)).ok, times === 2);
    assert.equal(asked.length, times);
  }
});
