import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { importKey } from "./import-key.mjs";

const FILES = {
  "package.json": "{}",
  "server/job.ts": 'import { order } from "./order.js";\nexport const job = order;',
  "server/order.ts": 'export { a } from "./a.js";\nexport const order = () => 1;',
  "server/a.ts": "export const a = 1;",
  "client/pages.ts": 'export const page = () => import("./page");',
  "client/page.ts": "export const text = 1;",
  "docs/page.md": "# Page",
};

/** @returns {boolean} whether the key is another one after these edits; null removes a file */
function changes(edits) {
  const root = mkdtempSync(path.join(os.tmpdir(), "imports-"));
  try {
    for (const folder of [
      "bench",
      "client",
      "content",
      "dev",
      "docs",
      "e2e",
      "findings",
      "ops",
      "server",
    ])
      mkdirSync(path.join(root, folder));
    const put = (name, text) => writeFileSync(path.join(root, name), text);
    for (const [name, text] of Object.entries(FILES)) put(name, text);
    const before = importKey(root, ["client", "server"]);
    for (const [name, text] of Object.entries(edits))
      if (text === null) rmSync(path.join(root, name));
      else put(name, text);
    return importKey(root, ["client", "server"]) !== before;
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("an edit that changes no import leaves the key as it is", () => {
  for (const edits of [
    { "server/job.ts": `${FILES["server/job.ts"]}\nexport const own = 2;` },
    { "server/a.ts": "// A comment.\nexport const a = 2;" },
    { "docs/page.md": "# Another page" },
    { "docs/more.md": "# More" },
  ])
    assert.equal(changes(edits), false, JSON.stringify(edits));
});

test("a changed import, a file more or less, or a setting changes the key", () => {
  for (const edits of [
    { "server/job.ts": 'import { order } from "./a.js";\nexport const job = order;' },
    { "server/job.ts": 'import type { order } from "./order.js";\nexport const job = 1;' },
    { "server/job.ts": "export const job = 1;" },
    { "server/order.ts": "export const order = () => 1;" },
    { "server/a.ts": 'export const a = require("./job.js");' },
    { "client/pages.ts": 'export const page = () => import("./pages");' },
    { "server/b.ts": "export const b = 1;" },
    { "server/a.ts": null },
    { "package.json": '{"type":"module"}' },
  ])
    assert.equal(changes(edits), true, JSON.stringify(edits));
});
