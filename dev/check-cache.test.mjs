import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { CACHE, cleanFiles, projectKey } from "./check-cache.mjs";

const FOLDERS = ["bench", "client", "content", "dev", "docs", "e2e", "findings", "server"];
const FILES = {
  "package.json": "{}",
  "tsconfig.server.json": "{}",
  "server/job.ts": "export const a = 1;",
  "server/jobs/order.ts": "export const b = 1;",
  "client/Jobs.graphql": "query Jobs { a }",
  "dev/start.mjs": "",
};

async function inProject(work) {
  const root = mkdtempSync(path.join(os.tmpdir(), "check-"));
  const put = (name, text) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  for (const folder of FOLDERS) mkdirSync(path.join(root, folder));
  for (const [name, text] of Object.entries(FILES)) put(name, text);
  try {
    await work({ root, put });
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("any change in the folders that a check reads, or in the root, discards its result", async () => {
  await inProject(async ({ root, put }) => {
    const all = projectKey(root);
    const ofServer = projectKey(root, ["server"]);
    for (const name of Object.keys(FILES)) {
      put(name, `${FILES[name]} `);
      assert.notEqual(projectKey(root), all, name);
      const isRead = name.startsWith("server/") || !name.includes("/");
      assert.equal(projectKey(root, ["server"]) !== ofServer, isRead, name);
      put(name, FILES[name]);
    }
    put("server/new.ts", "");
    assert.notEqual(projectKey(root), all);
    rmSync(path.join(root, "server/new.ts"));
    assert.equal(projectKey(root), all);
  });
});

test("a file is remembered as clean until its key or the settings change", (t) => {
  t.after(() => rmSync(path.join(CACHE, "cleaning.json")));
  const first = cleanFiles("cleaning", "settings");
  assert.equal(first.has("a.ts", "1"), false);
  first.add("a.ts", "1");
  first.add("b.ts", "1");
  first.save();

  const second = cleanFiles("cleaning", "settings");
  assert.equal(second.has("a.ts", "1"), true);
  assert.equal(second.has("b.ts", "2"), false);
  second.save();

  const third = cleanFiles("cleaning", "settings");
  assert.equal(third.has("a.ts", "1"), true);
  assert.equal(third.has("b.ts", "1"), false);
  assert.equal(cleanFiles("cleaning", "others").has("a.ts", "1"), false);
});
