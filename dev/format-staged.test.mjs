import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";

const UGLY = "export const  a = {b : 1}\n";
const PRETTY = "export const a = { b: 1 };\n";

/** Runs `work` in a new repository. */
function inRepository(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "format-staged-"));
  const git = (...args) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  try {
    git("init", "-q");
    work({
      folder,
      git,
      write: (name, text) => writeFileSync(path.join(folder, name), text),
      read: (name) => readFileSync(path.join(folder, name), "utf8"),
      hook: () =>
        execFileSync(process.execPath, [path.join(ROOT, "dev/format-staged.mjs")], {
          cwd: folder,
          stdio: "pipe",
        }),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("what is committed is formatted, and nothing else", () => {
  inRepository(({ git, write, read, hook }) => {
    write("staged.ts", UGLY);
    write("notes.txt", UGLY);
    git("add", ".");
    write("other.ts", UGLY);
    hook();
    assert.equal(git("show", ":staged.ts"), PRETTY);
    assert.equal(read("staged.ts"), PRETTY);
    assert.equal(git("show", ":notes.txt"), UGLY);
    assert.equal(read("other.ts"), UGLY);
    assert.equal(git("ls-files"), "notes.txt\nstaged.ts\n");
  });
});

test("a file that is staged in part stays as it is", () => {
  inRepository(({ git, write, read, hook }) => {
    write("both.ts", UGLY);
    git("add", ".");
    write("both.ts", `${UGLY}// later\n`);
    hook();
    assert.equal(git("show", ":both.ts"), UGLY);
    assert.equal(read("both.ts"), `${UGLY}// later\n`);
  });
});

test("a file that can't be read stops the commit and is named", () => {
  inRepository(({ git, write, hook }) => {
    write("broken.ts", "export const = ;\n");
    git("add", ".");
    assert.throws(hook, /broken\.ts/);
  });
});

test("a commit of nothing but a deletion is no error", () => {
  inRepository(({ hook }) => hook());
});

test("without the packages, it says how to install them", () => {
  inRepository(({ git, write, read, folder }) => {
    mkdirSync(path.join(folder, "dev"));
    for (const name of ["format-staged.mjs", "child.mjs", "processes.mjs"])
      cpSync(path.join(ROOT, "dev", name), path.join(folder, "dev", name));
    write("staged.ts", UGLY);
    git("add", "staged.ts");
    const { status, stderr } = spawnSync(process.execPath, ["dev/format-staged.mjs"], {
      cwd: folder,
      encoding: "utf8",
    });
    assert.deepEqual([status, read("staged.ts")], [1, UGLY]);
    assert.match(stderr, /^The packages are not installed: run npm ci/);
  });
});
