import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { FULL_ONLY, LATER_BROWSER_TESTS, QUICK_BROWSER_TESTS } from "./suite.mjs";

const filesIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) =>
    path.posix.join(folder, ...name.split(path.sep)),
  );

test("each browser test is in the quick run or in one group of the full run", () => {
  const starts = LATER_BROWSER_TESTS.flatMap(({ files }) =>
    files.map((start) => `${start}.e2e.ts`),
  );
  assert.deepEqual(
    [...QUICK_BROWSER_TESTS, ...starts].sort(),
    filesIn("e2e")
      .filter((name) => name.endsWith(".e2e.ts"))
      .sort(),
  );
});

test("what only the full run has exists", () => {
  const all = ["server", "client", "dev", "bench"].flatMap(filesIn);
  const gone = FULL_ONLY.flatMap(({ files }) => files).filter(
    (start) => !all.some((name) => name.startsWith(start)),
  );
  assert.deepEqual(gone, []);
  assert.ok(QUICK_BROWSER_TESTS.every((name) => existsSync(path.join(ROOT, name))));
});
