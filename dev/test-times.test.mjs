import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { lanesFor } from "./test-lanes.mjs";
import { slowestLines, timesIn } from "./test-times.mjs";

test("reads jest's reports and the launcher's, and leaves out files that never began", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "staffboard-times-"));
  const file = (name) => path.join(ROOT, name);
  try {
    const testResults = [
      { name: file("server/a.test.ts"), startTime: 1_000, endTime: 3_500 },
      { name: file("server/worker-died.test.ts"), startTime: 0, endTime: 0 },
    ];
    writeFileSync(path.join(folder, "jest.json"), JSON.stringify({ testResults }));
    const launcher = [{ file: file("dev/b.test.mjs"), seconds: 1.5 }];
    writeFileSync(path.join(folder, "launcher.json"), JSON.stringify(launcher));
    assert.deepEqual(timesIn(folder), [
      { file: "server/a.test.ts", seconds: 2.5 },
      { file: "server/worker-died.test.ts", seconds: 0 },
      { file: "dev/b.test.mjs", seconds: 1.5 },
    ]);
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
