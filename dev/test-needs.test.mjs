import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { needsOf, serverTests } from "./test-needs.mjs";

const needs = (...tests) => needsOf(ROOT, tests);

test("a unit test needs no services and no build", () => {
  const expected = { services: false, programs: [] };
  assert.deepEqual(needs("server/core/paging.unit.test.ts"), expected);
  const units = serverTests(ROOT, (file) => file.endsWith(".unit.test.ts"));
  assert.ok(units.length > 100);
  assert.equal(needsOf(ROOT, units).services, false);
});

test("a test with an app needs the services, and the programs of the index and of resumes", () => {
  assert.deepEqual(needs("server/modules/jobs/record/jobs.test.ts"), {
    services: true,
    programs: [
      "dev/services/main.ts",
      "server/modules/jobs/search/index/index-program.ts",
      "server/integrations/extraction/extract-program.ts",
    ],
  });
});

test("a test that starts the site needs the site", () => {
  const { programs } = needs("server/modules/applications/stages/bulk-move-crash.test.ts");
  assert.ok(programs.includes("server/main.ts"));
});

test("tests are those in the folders of the server project", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "test-needs-"));
  try {
    for (const name of ["server/a.test.ts", "server/a.ts", "dev/b/b.test.ts", "bench/c.ts"]) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), "");
    }
    assert.deepEqual(
      serverTests(root, () => true),
      ["server/a.test.ts", "dev/b/b.test.ts"],
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
