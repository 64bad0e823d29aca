import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { argumentsFor, readReport } from "./stress-runs.mjs";

const JEST = ["--json", "--outputFile=report"];

for (const [what, files, name, args] of [
  [
    "tests of the server",
    ["server/app.test.ts"],
    undefined,
    ["dev/jest.mjs", "server/app.test.ts", ...JEST],
  ],
  [
    "a folder, by name",
    ["server/kit"],
    "adds",
    ["dev/jest.mjs", "server/kit", "-t", "adds", ...JEST],
  ],
  [
    "browser tests",
    ["e2e/plans.e2e.ts"],
    "pays",
    ["dev/e2e.mjs", "e2e/plans.e2e.ts", "-t", "pays", ...JEST],
  ],
  ["all browser tests", ["e2e/"], undefined, ["dev/e2e.mjs", "e2e/", ...JEST]],
  [
    "tests of the launcher",
    ["dev/ports.test.mjs"],
    "finds",
    [
      "--test",
      "--test-reporter=./dev/stress-reporter.mjs",
      "--test-reporter-destination=report",
      "--test-name-pattern=finds",
      "dev/ports.test.mjs",
    ],
  ],
])
  test(`each kind of files has its program: ${what}`, () => {
    assert.deepEqual(argumentsFor(files, name, "report"), args);
  });

for (const files of [
  ["e2e/plans.e2e.ts", "server/app.test.ts"],
  ["dev/ports.test.mjs", "server/app.test.ts"],
  ["dev/ports.test.mjs", "e2e/plans.e2e.ts"],
])
  test(`files of two kinds are refused: ${files.join(" ")}`, () => {
    assert.throws(() => argumentsFor(files, undefined, "report"), /one after the other/);
    const { status, stderr } = spawnSync(process.execPath, ["dev/stress.mjs", ...files], {
      cwd: ROOT,
      encoding: "utf8",
    });
    assert.equal(status, 2);
    assert.match(stderr, /one after the other/);
  });

test("jest's report tells what passed, and what failed", () => {
  const [passed, failed, pending] = ["passed", "failed", "pending"].map((status) => ({
    fullName: `adds ${status}`,
    status,
    failureMessages: [],
  }));
  const testResults = [
    { assertionResults: [passed, failed] },
    { assertionResults: [pending, passed] },
  ];
  assert.deepEqual(readReport(JSON.stringify({ testResults })), { passed: 2, failed: [failed] });
  assert.deepEqual(readReport(""), { passed: 0, failed: [] });
});

function runLauncherTests(t, text, name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "stress-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const [file, report] = ["sums.test.mjs", "report"].map((each) => path.join(folder, each));
  writeFileSync(file, text);
  // With it, Node takes the run for a part of this one.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  spawnSync(process.execPath, argumentsFor([file], name, report), { cwd: ROOT, env });
  return readReport(readFileSync(report, "utf8"));
}

const LAUNCHER_TESTS = `import { describe, test } from "node:test";
describe("all", () => {
  test("adds", () => {});
  test("fails", () => { throw new Error("not so"); });
});
test.skip("is later", () => {});`;

for (const [name, passed, failed] of [
  [undefined, 1, ["fails"]],
  ["adds", 1, []],
  ["fails", 0, ["fails"]],
  ["later", 0, []],
  ["no such name", 0, []],
])
  test(`so does the report of Node's runner: tests named "${name}"`, (t) => {
    const told = runLauncherTests(t, LAUNCHER_TESTS, name);
    assert.deepEqual([told.passed, told.failed.map(({ fullName }) => fullName)], [passed, failed]);
    for (const { failureMessages } of told.failed) assert.match(failureMessages[0], /not so/);
  });

test("a file that cannot be loaded fails", (t) => {
  const { passed, failed } = runLauncherTests(t, "throw new Error();", undefined);
  assert.deepEqual([passed, failed.length], [0, 1]);
});
