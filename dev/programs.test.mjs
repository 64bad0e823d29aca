import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { buildPrograms } from "./programs.mjs";

const FILES = {
  "package.json": JSON.stringify({ imports: { "#texts/*": "./content/en/*.ts" } }),
  "content/en/greeting.ts": `export const greeting: string = "Hello";\n`,
  "server/name.ts": `export const name: string = "Ana";\n`,
  "server/main.ts": `import { greeting } from "#texts/greeting";
import type { Unused } from "./missing.js";
const { name } = await import("./name.js");
export const said: Unused = console.log(greeting, name);
`,
  "server/other.ts": "export const other: string = ;\n",
};

async function inProject(work) {
  const root = mkdtempSync(path.join(os.tmpdir(), "programs-"));
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  mkdirSync(path.join(root, "dev"));
  cpSync(path.join(ROOT, "dev/swc.json"), path.join(root, "dev/swc.json"));
  const build = () => buildPrograms(root, ["server/main.ts"]);
  const said = () =>
    spawnSync(process.execPath, [path.join(root, "dist/node/server/main.js")], {
      encoding: "utf8",
    }).stdout.trim();
  try {
    await work({ root, write, build, said });
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("a program is built with what it imports, and with nothing else", async () => {
  await inProject(async ({ build, said }) => {
    assert.equal(await build(), 3);
    assert.equal(said(), "Hello Ana");
    assert.equal(await build(), 0);
  });
});

test("after an edit, only the edited file is built again", async () => {
  await inProject(async ({ build, said, write }) => {
    await build();
    write("server/name.ts", `export const name: string = "Ben";\n`);
    assert.equal(await build(), 1);
    assert.equal(said(), "Hello Ben");
  });
});

test("what another build has written is replaced, and that build counts as old", async () => {
  await inProject(async ({ root, build, said, write }) => {
    await build();
    write("dist/node/server/name.js", `export const name = "Eve";\n`);
    write("dist/.staffboard-server", "key");
    assert.equal(await build(), 1);
    assert.equal(said(), "Hello Ana");
    assert.throws(() => readFileSync(path.join(root, "dist/.staffboard-server")), /ENOENT/);
  });
});

test("a syntax error is told with its file", async () => {
  await inProject(async ({ build, write }) => {
    write("server/name.ts", "export const = ;\n");
    await assert.rejects(build(), /name\.ts/);
  });
});
