import assert from "node:assert/strict";
import { test } from "node:test";
import { jestArguments } from "./jest-arguments.mjs";

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
