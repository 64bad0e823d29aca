import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";

const markdownIn = (folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join(folder, name));
const DOCS = [".", "docs", "docs/decisions", "dev/stripe"].flatMap(markdownIn);
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));

/** What matches in any of the documents, and where. */
const found = (pattern) =>
  DOCS.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(pattern)].map(([, what]) => ({
      file,
      what,
    })),
  );

test("the documents name commands that exist", () => {
  const named = found(/npm run ([\w:-]+)/g);
  assert.ok(named.length > 20);
  assert.deepEqual(
    named.filter(({ what }) => !(what in scripts)),
    [],
  );
});

test("the documents run tests that exist", () => {
  const named = found(/npm run test:jest -- ((?:\w[\w.-]*\/)+\S+?\.test\.m?tsx?)/g);
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter(({ what }) => !existsSync(path.join(ROOT, what))),
    [],
  );
});
