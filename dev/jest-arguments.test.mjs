import assert from "node:assert/strict";
import { test } from "node:test";
import { jestArguments, splitArguments } from "./jest-arguments.mjs";

test("files and -t come before --selectProjects, which would take them as project names", () => {
  assert.deepEqual(jestArguments(["server/app.test.ts", "-t", "answers"]), [
    "server/app.test.ts",
    "-t",
    "answers",
    "--selectProjects",
    "server",
    "client",
    "client rules",
  ]);
});

test("named projects are passed on unchanged", () => {
  assert.deepEqual(jestArguments(["--selectProjects", "client"]), ["--selectProjects", "client"]);
  assert.deepEqual(jestArguments(["--selectProjects=client"]), ["--selectProjects=client"]);
});

for (const [what, given, launcher, jest] of [
  ["no file", [], null, []],
  [
    "a file of jest",
    ["server/app.test.ts", "-t", "a.b/c"],
    null,
    ["server/app.test.ts", "-t", "a.b/c"],
  ],
  ["a test of the launcher", ["dev/ports.test.mjs"], ["dev/ports.test.mjs"], null],
  [
    "a test of the launcher by name",
    ["dev/ports.test.mjs", "-t", "takes a.b/c"],
    ["--test-name-pattern=takes a.b/c", "dev/ports.test.mjs"],
    null,
  ],
  [
    "a name that is part of the option",
    ["--testNamePattern=x.y", "dev/ports.test.mjs"],
    ["--test-name-pattern=x.y", "dev/ports.test.mjs"],
    null,
  ],
  ["an option of jest", ["dev/ports.test.mjs", "--verbose"], ["dev/ports.test.mjs"], null],
  [
    "files of both",
    ["dev/ports.test.mjs", "server/app.test.ts", "-t", "answers"],
    ["--test-name-pattern=answers", "dev/ports.test.mjs"],
    ["server/app.test.ts", "-t", "answers"],
  ],
])
  test(`only the named files run: ${what}`, () => {
    assert.deepEqual(splitArguments(given), { launcher, jest });
  });
