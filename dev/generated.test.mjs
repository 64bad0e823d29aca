import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { makeStale, staleParts } from "./generated.mjs";
import { generatedFilesIn } from "./generated-parts.mjs";

const HOOKS = "client/Job.generated.ts";
const TABLE = "dist/node/server/places/towns.txt";

/** Runs `work` in a new project of two parts; one is made from `source.txt`. */
async function inProject(work) {
  const root = mkdtempSync(path.join(os.tmpdir(), "generated-"));
  const file = (name) => path.join(root, name);
  const write = (name, text) => {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), text);
  };
  const read = (name) => readFileSync(file(name), "utf8");
  for (const folder of ["client", "content", "dist"]) mkdirSync(file(folder));
  write("source.txt", "one");
  const reads = () => [["source.txt", read("source.txt")]];
  const parts = [
    { name: "Hooks", reads, make: async () => ({ [HOOKS]: `// ${read("source.txt")}\n` }) },
    { name: "Table", reads: () => [], make: async () => ({ [TABLE]: "Dallas" }) },
  ];
  const make = async () => (await makeStale(root, parts)).map(({ name }) => name);
  try {
    await work({ root, file, write, read, parts, make });
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("what is missing is made, and nothing a second time", async () => {
  await inProject(async ({ file, read, make }) => {
    assert.deepEqual(await make(), ["Hooks", "Table"]);
    assert.equal(read(HOOKS), "// one\n");
    assert.equal(read(TABLE), "Dallas");
    const { mtimeMs } = statSync(file(HOOKS));
    assert.deepEqual(await make(), []);
    rmSync(file(TABLE));
    assert.deepEqual(await make(), ["Table"]);
    assert.equal(read(TABLE), "Dallas");
    assert.equal(statSync(file(HOOKS)).mtimeMs, mtimeMs);
  });
});

test("what is old is made anew, and the reason names the file", async () => {
  await inProject(async ({ root, write, read, parts, make }) => {
    await make();
    write("source.txt", "two");
    assert.deepEqual(await make(), ["Hooks"]);
    assert.equal(read(HOOKS), "// two\n");
    write(HOOKS, "// of another version\n");
    assert.deepEqual(staleParts(root, parts), [{ name: "Hooks", reason: `${HOOKS} was changed` }]);
    assert.deepEqual(await make(), ["Hooks"]);
    assert.equal(read(HOOKS), "// two\n");
  });
});

test("a file that is already right is not written again", async () => {
  await inProject(async ({ file, make }) => {
    await make();
    const { mtimeMs } = statSync(file(HOOKS));
    rmSync(file("dist/.staffboard-generated.json"));
    assert.deepEqual(await make(), ["Hooks", "Table"]);
    assert.equal(statSync(file(HOOKS)).mtimeMs, mtimeMs);
  });
});

test("what was made from a file that is gone is removed", async () => {
  await inProject(async ({ file, write, make }) => {
    write("client/desk/Gone.generated.ts", "");
    write("client/desk/Own.ts", "");
    await make();
    assert.equal(existsSync(file("client/desk/Gone.generated.ts")), false);
    assert.equal(existsSync(file("client/desk/Own.ts")), true);
  });
});

test("a part that can't be made is named, and the others are made", async () => {
  await inProject(async ({ root, read, parts }) => {
    const [hooks, table] = parts;
    const broken = { ...hooks, make: () => Promise.reject(new Error("Job.graphql:3 has no id")) };
    await assert.rejects(makeStale(root, [broken, table]), {
      message: "Hooks could not be made:\nError: Job.graphql:3 has no id",
    });
    assert.equal(read(TABLE), "Dallas");
    assert.deepEqual(
      staleParts(root, [broken, table]).map(({ name }) => name),
      ["Hooks"],
    );
  });
});

test("two processes make it once", async () => {
  await inProject(async ({ root, parts, make }) => {
    let made = 0;
    const slow = parts.map((part) => ({
      ...part,
      make: async () => {
        made += 1;
        return part.make();
      },
    }));
    await Promise.all([makeStale(root, slow), makeStale(root, slow)]);
    assert.equal(made, 2);
    assert.deepEqual(await make(), []);
  });
});

/** The project as a fresh clone after `npm ci`, with what is not committed yet. */
function inFreshClone(work) {
  const root = mkdtempSync(path.join(os.tmpdir(), "fresh-clone-"));
  try {
    const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
      cwd: ROOT,
      encoding: "utf8",
    });
    const names = listed.split("\0").filter((one) => one && existsSync(path.join(ROOT, one)));
    for (const name of names) cpSync(path.join(ROOT, name), path.join(root, name));
    symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
    const node = (...args) =>
      spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", stdio: "pipe" });
    work({ root, node });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const TABLES = ["united-states.txt", "world-cities.txt"].map(
  (name) => `dist/node/server/places/${name}`,
);

test("in a fresh clone, the check makes everything by itself, and the same as here", async () => {
  // Otherwise nothing is there to compare with.
  await makeStale();
  inFreshClone(({ root, node }) => {
    assert.deepEqual(generatedFilesIn(root), []);
    const check = node("dev/check.mjs", "reading grade");
    assert.equal(check.status, 0, check.stdout + check.stderr);
    assert.match(check.stdout, /✓ generated files/);
    const names = [...generatedFilesIn(ROOT), ...TABLES];
    assert.deepEqual([...generatedFilesIn(root), ...TABLES], names);
    for (const name of names)
      assert.equal(
        readFileSync(path.join(root, name), "utf8"),
        readFileSync(path.join(ROOT, name), "utf8"),
        name,
      );
    assert.equal(node("dev/generate.mjs").stdout, "Generated files are up to date.\n");
    const gone = "client/features/jobs/JobCard.generated.ts";
    rmSync(path.join(root, gone));
    assert.equal(node("dev/generate.mjs").stdout, `Types and hooks made: ${gone} is missing\n`);
    assert.ok(existsSync(path.join(root, gone)));
  });
});

test("a wrong operation is named, once", () => {
  inFreshClone(({ root, node }) => {
    const wrong = "query WrongJobs { jobs { wrongField } }\n";
    writeFileSync(path.join(root, "client/features/jobs/Wrong.graphql"), wrong);
    const { status, stderr } = node("dev/generate.mjs");
    assert.equal(status, 1);
    assert.match(stderr, /^Types and hooks could not be made:/);
    assert.equal(stderr.match(/Cannot query field "wrongField"/g)?.length, 1, stderr);
    assert.match(stderr, /Wrong\.graphql/);
  });
});
