import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { projectFiles, projectKey } from "./check-cache.mjs";
import { findStale, readSources } from "./lint-cache.mjs";
import { lintTypes } from "./lint-types.mjs";

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: "ES2022",
    module: "NodeNext",
    moduleResolution: "NodeNext",
    noLib: true,
    types: [],
    noEmit: true,
  },
  include: ["server", "content", "client"],
});
const FILES = {
  "package.json": '{"type":"module","imports":{"#texts/*":"./content/en/texts/*.ts"}}',
  "package-lock.json": "{}",
  "eslint.config.js": "export default [];",
  "tsconfig.server.json": TSCONFIG,
  "schema.graphql": "type Query { a: Int }",
  "server/page.ts":
    'import { job } from "./job.js";\nimport { t } from "#texts/shell";\nexport const text = t + job.open();',
  "server/job.ts":
    'import { order } from "./order.js";\nexport const job = { open() { return order(); } };',
  "server/order.ts": "export const order = () => 1;",
  "server/alone.ts": "export type Alone = string;",
  "server/size.ts": 'export type Size = "SMALL" | 3 | "LARGE";',
  "server/sized.ts": 'import type { Size } from "./size.js";\nexport let size: Size;',
  "server/types.d.ts": "declare const a: number;",
  "server/locals.ts":
    'import type { Alone } from "./alone.js";\ndeclare global {\n  interface Locals { b: Alone }\n}',
  "server/notices.ts": "export interface Notices {}",
  "server/notice.ts":
    'export {};\ndeclare module "./notices.js" {\n  interface Notices { a: string }\n}',
  "server/sender.ts": 'import type { Notices } from "./notices.js";\nexport let sent: Notices;',
  "server/modules/jobs/job.entity.ts": '@Entity("jobs")\nexport class Job {}',
  "content/en/texts/shell.ts": 'export const t: string = "Text";',
  "client/Jobs.graphql": "query Jobs { a }",
  "client/Card.graphql": "fragment Card on Query { a }",
  "dev/start.mjs": 'import "./log.mjs";',
  "dev/log.mjs": "",
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

const NOTHING = { everywhere: "", files: {} };

/** Checks what is stale. @returns the names, and what is remembered if all but `bad` are clean */
function lint(root, before, bad) {
  const sources = readSources(root, projectFiles(root));
  const linted = [...sources.files.keys()].filter((name) => /\.(?:ts|mjs|graphql)$/.test(name));
  const { shapeOf } = lintTypes(root, ["server"]);
  const { stale, cacheOf } = findStale(sources, before, linted, shapeOf);
  return { stale, cache: cacheOf((name) => name !== bad) };
}

/** @returns the files that are checked again after an edit of one file */
function touched({ root, put }, name, text) {
  const { cache } = lint(root, NOTHING);
  put(name, text);
  const { stale } = lint(root, cache);
  put(name, FILES[name] ?? "");
  if (FILES[name] === undefined) rmSync(path.join(root, name));
  return stale;
}

const linted = Object.keys(FILES).filter((name) => /\.(?:ts|mjs|graphql)$/.test(name));

test("the first time, every file is checked; without an edit, none is checked again", async () => {
  await inProject(({ root }) => {
    const first = lint(root, NOTHING);
    assert.deepEqual(first.stale.sort(), linted.toSorted());
    assert.deepEqual(lint(root, first.cache).stale, []);
  });
});

test("an edit that leaves a file's types as they are affects that file alone", async () => {
  await inProject((project) => {
    const edits = {
      "server/order.ts": "export const order = () => 2;",
      "server/size.ts": 'export type Size = "LARGE" | "SMALL" | 3;',
      "server/job.ts": `${FILES["server/job.ts"]}\nconst own = 1;`,
      "content/en/texts/shell.ts": 'export const t: string = "Words";',
      "server/locals.ts": `${FILES["server/locals.ts"]}\nconst own = 1;`,
      "dev/log.mjs": "export const own = 1;",
    };
    for (const [name, text] of Object.entries(edits))
      assert.deepEqual(touched(project, name, text), [name]);
  });
});

test("a change of a file's types affects its direct and indirect importers", async () => {
  await inProject((project) => {
    const importers = ["server/job.ts", "server/order.ts", "server/page.ts"];
    assert.deepEqual(
      touched(project, "server/order.ts", "export const order = async () => 1;"),
      importers,
    );
    // ESLint's unbound-method sees the difference, although the types are the same.
    assert.deepEqual(
      touched(project, "server/order.ts", "export const order = function () { return 1; };"),
      importers,
    );
  });
});

test("declarations that TypeScript cannot print are compared by the file's text", async () => {
  await inProject((project) => {
    const nameless = (value) =>
      `class Hidden { private secret = 1 }\nexport const order = () => class extends Hidden { private own = ${value} };`;
    const { root, put } = project;
    put("server/order.ts", nameless(1));
    const { cache } = lint(root, NOTHING);
    put("server/order.ts", nameless(2));
    assert.deepEqual(lint(root, cache).stale, [
      "server/job.ts",
      "server/order.ts",
      "server/page.ts",
    ]);
  });
});

test("a change of rules, compiler settings, packages, global types or table owners affects every file", async () => {
  await inProject((project) => {
    const edits = {
      "eslint.config.js": "export default [{}];",
      "tsconfig.server.json": `${TSCONFIG} `,
      "package-lock.json": "{ }",
      "server/types.d.ts": "declare const a: string;",
      "server/modules/jobs/job.entity.ts": '@Entity("all_jobs")\nexport class Job {}',
    };
    for (const [name, text] of Object.entries(edits))
      assert.deepEqual(touched(project, name, text).sort(), linted.toSorted(), name);
  });
});

test("a change of types that a file adds to a module affects the importers of that module", async () => {
  await inProject((project) => {
    const text = FILES["server/notice.ts"].replace("string", "number");
    assert.deepEqual(touched(project, "server/notice.ts", text), [
      "server/notice.ts",
      "server/notices.ts",
      "server/sender.ts",
    ]);
  });
});

test("a change of global types affects every file, also through an import", async () => {
  await inProject((project) => {
    const found = touched(project, "server/alone.ts", "export type Alone = number;");
    assert.deepEqual(found.sort(), linted.toSorted());
  });
});

test("a file with an error is checked until it is clean", async () => {
  await inProject(({ root }) => {
    const { cache } = lint(root, NOTHING, "server/alone.ts");
    const second = lint(root, cache, "server/alone.ts");
    assert.deepEqual(second.stale, ["server/alone.ts"]);
    const third = lint(root, second.cache);
    assert.deepEqual(third.stale, ["server/alone.ts"]);
    assert.deepEqual(lint(root, third.cache).stale, []);
  });
});

test("a new file that an import now finds affects the importer", async () => {
  await inProject((project) => {
    const { root, put } = project;
    put("server/page.ts", 'import { x } from "./shadow.js";\nexport const y = x;');
    put("server/shadow.tsx", "export const x = 1;");
    const { cache } = lint(root, NOTHING);
    put("server/shadow.ts", 'export const x = "1";');
    assert.deepEqual(lint(root, cache).stale, ["server/page.ts", "server/shadow.ts"]);
  });
});

test("a change of the schema or of one operation affects every operation", async () => {
  await inProject((project) => {
    const graphql = ["client/Card.graphql", "client/Jobs.graphql", "schema.graphql"];
    for (const name of graphql)
      assert.deepEqual(touched(project, name, `${FILES[name]} `).sort(), graphql);
  });
});

test("an unresolvable import is an error, since changes to its file would be missed", async () => {
  await inProject((project) => {
    assert.throws(
      () => touched(project, "server/alone.ts", 'import "./gone.js";'),
      /alone\.ts imports \.\/gone\.js/,
    );
  });
});

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
