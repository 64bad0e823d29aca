import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { projectFiles, projectKey } from "./check-cache.mjs";
import { lintKeys } from "./lint-keys.mjs";

const FILES = {
  "package.json": '{"imports":{"#texts/*":"./content/en/texts/*.ts"}}',
  "package-lock.json": "{}",
  "eslint.config.js": "export default [];",
  "tsconfig.server.json": "{}",
  "schema.graphql": "type Query { a: Int }",
  "server/page.ts":
    'import { job } from "./job.js";\nimport { t } from "#texts/shell";\njob.open();',
  "server/job.ts": 'import type { Order } from "./order.js";\nexport const job = { open() {} };',
  "server/order.ts": "export type Order = number;",
  "server/alone.ts": 'import express from "express";',
  "server/types.d.ts": "declare const a: number;",
  "server/locals.ts": 'export {};\ndeclare module "express" {\n  interface A { b: string }\n}',
  "content/en/texts/shell.ts": 'export const t = "Text";',
  "client/Jobs.graphql": "query Jobs { a }",
  "client/Card.graphql": "fragment Card on Query { a }",
  "client/App.tsx": 'import "./app.css";\nimport { Card } from "./Card";',
  "client/Card.tsx": "export const Card = () => null;",
  "client/app.css": "",
};

async function inProject(work) {
  const root = mkdtempSync(path.join(os.tmpdir(), "lint-"));
  const put = (name, text) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  for (const folder of ["bench", "client", "content", "dev", "docs", "e2e", "server"])
    mkdirSync(path.join(root, folder));
  for (const [name, text] of Object.entries(FILES)) put(name, text);
  try {
    await work({ root, put });
  } finally {
    rmSync(root, { recursive: true });
  }
}

function keysOf(root) {
  const names = projectFiles(root);
  return Object.fromEntries(names.map((name) => [name, lintKeys(root, names)(name)]));
}

/** @returns the files whose key changes when the text of one file changes */
function touched({ root, put }, name, text = `${FILES[name]}\n`) {
  const before = keysOf(root);
  put(name, text);
  const after = keysOf(root);
  put(name, FILES[name]);
  return Object.keys(FILES).filter((file) => before[file] !== after[file]);
}

const code = Object.keys(FILES).filter((name) => /\.(ts|tsx|js)$/.test(name));

test("a file is linted again when it or any direct or indirect import changes", async () => {
  await inProject(async (project) => {
    assert.deepEqual(touched(project, "server/alone.ts"), ["server/alone.ts"]);
    assert.deepEqual(touched(project, "server/order.ts"), [
      "server/page.ts",
      "server/job.ts",
      "server/order.ts",
    ]);
    assert.deepEqual(touched(project, "client/Card.tsx"), ["client/App.tsx", "client/Card.tsx"]);
    assert.deepEqual(touched(project, "content/en/texts/shell.ts"), [
      "server/page.ts",
      "content/en/texts/shell.ts",
    ]);
  });
});

test("a change of rules, compiler settings, packages or global types affects every file", async () => {
  await inProject(async (project) => {
    for (const name of [
      "eslint.config.js",
      "tsconfig.server.json",
      "package-lock.json",
      "server/types.d.ts",
      "server/locals.ts",
    ]) {
      const found = touched(project, name);
      assert.deepEqual(
        code.filter((file) => !found.includes(file)),
        [],
        name,
      );
    }
  });
});

test("a change of the schema or of one operation affects every operation", async () => {
  await inProject(async (project) => {
    const graphql = ["schema.graphql", "client/Jobs.graphql", "client/Card.graphql"];
    for (const name of graphql) assert.deepEqual(touched(project, name), graphql);
  });
});

test("an unresolvable import is an error, since changes to its file would be missed", async () => {
  await inProject(async (project) => {
    assert.throws(
      () => touched(project, "server/alone.ts", 'import "./gone.js";'),
      /alone\.ts imports \.\/gone\.js/,
    );
  });
});

test("any change in the project discards the results of all other checks", async () => {
  await inProject(async ({ root, put }) => {
    const before = projectKey(root);
    for (const name of Object.keys(FILES)) {
      put(name, `${FILES[name]} `);
      assert.notEqual(projectKey(root), before, name);
      put(name, FILES[name]);
    }
    put("server/new.ts", "");
    assert.notEqual(projectKey(root), before);
    rmSync(path.join(root, "server/new.ts"));
    assert.equal(projectKey(root), before);
  });
});
