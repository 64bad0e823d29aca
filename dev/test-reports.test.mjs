import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { lanesFor, memoryLines } from "./test-lanes.mjs";
import { failedLines, resultsIn, slowestLines } from "./test-reports.mjs";

test("reads jest's reports, the launcher's, and none that was only begun", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "staffboard-times-"));
  const file = (name) => path.join(ROOT, name);
  try {
    const testResults = [
      {
        ...{ name: file("server/a.test.ts"), startTime: 1_000, endTime: 3_500, status: "failed" },
        assertionResults: [
          { status: "passed", fullName: "jobs open", failureMessages: [] },
          { status: "failed", fullName: "jobs close", failureMessages: ["\u001b[31mExpected 1"] },
        ],
      },
      {
        ...{ name: file("server/worker-died.test.ts"), startTime: 0, endTime: 0 },
        ...{ status: "failed", message: "The worker died", assertionResults: [] },
      },
    ];
    writeFileSync(path.join(folder, "jest.json"), JSON.stringify({ testResults }));
    const launcher = [{ file: file("dev/b.test.mjs"), seconds: 1.5, failed: ["starts: No port"] }];
    writeFileSync(path.join(folder, "launcher.json"), JSON.stringify(launcher));
    writeFileSync(path.join(folder, "stopped.json"), '{"testResults":[');
    const results = resultsIn(folder);
    assert.deepEqual(
      results.map(({ file, seconds }) => [file, seconds]),
      [
        ["server/a.test.ts", 2.5],
        ["server/worker-died.test.ts", 0],
        ["dev/b.test.mjs", 1.5],
      ],
    );
    assert.deepEqual(failedLines(results), [
      "",
      "Failed tests: 3",
      "  server/a.test.ts\n    jobs close: Expected 1",
      "  server/worker-died.test.ts\n    The worker died",
      "  dev/b.test.mjs\n    starts: No port",
    ]);
    assert.deepEqual(failedLines([]), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("names the ten slowest files, and marks those that take over a tenth of the run", () => {
  const times = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n }));
  const lines = slowestLines(times, 100);
  assert.equal(lines[1], "The slowest of 12 test files:");
  assert.equal(lines.length, 12);
  assert.match(lines[2], /11\.0 s {2}11\.test\.ts .*over a tenth/);
  assert.match(lines[3], /10\.0 s {2}10\.test\.ts$/);
  assert.deepEqual(slowestLines([], 100), []);
});

test("steps run side by side only where there are cores and memory for each", () => {
  const gib = 2 ** 30;
  assert.equal(lanesFor({ cores: 1, memory: 24 * gib }), 1);
  assert.equal(lanesFor({ cores: 2, memory: 24 * gib }), 1);
  assert.equal(lanesFor({ cores: 8, memory: 4 * gib }), 1);
  assert.equal(lanesFor({ cores: 4, memory: 24 * gib }), 2);
  assert.equal(lanesFor({ cores: 16, memory: 16 * gib }), 4);
});

test("a run that little memory slows down says so, in one line", () => {
  const gib = 2 ** 30;
  assert.deepEqual(memoryLines({ cores: 2, memory: 2 * gib }), []);
  assert.deepEqual(memoryLines({ cores: 4, memory: 7 * gib }), []);
  assert.deepEqual(memoryLines({ cores: 4, memory: 4 * gib }), [
    "Slower than it could be: 4.0 GB of memory, and 2 steps side by side need 7.0 GB.",
  ]);
});
