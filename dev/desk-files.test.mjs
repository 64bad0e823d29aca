import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";

const DESK = path.join(ROOT, "client/desk");

test("every file of the desk that the server preloads is there", () => {
  const text = readFileSync(path.join(DESK, "sections.ts"), "utf8");
  const files = [...text.matchAll(/\bfile: "([^"]+)"/g)].map(([, file]) => file);
  assert.ok(files.length > 20);
  assert.deepEqual(
    files.filter((file) => !existsSync(path.join(DESK, file))),
    [],
  );
});
