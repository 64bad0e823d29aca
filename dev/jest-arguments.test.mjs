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
  ]);
});

test("named projects are passed on unchanged", () => {
  assert.deepEqual(jestArguments(["--selectProjects", "client"]), ["--selectProjects", "client"]);
  assert.deepEqual(jestArguments(["--selectProjects=client"]), ["--selectProjects=client"]);
});

test("tests of the launcher are kept apart from jest's arguments", () => {
  assert.deepEqual(splitArguments(["dev/ports.test.mjs", "server/app.test.ts", "-t", "answers"]), {
    launcherTests: ["dev/ports.test.mjs"],
    others: ["server/app.test.ts", "-t", "answers"],
  });
});
