import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";
import { run } from "./processes.mjs";

const FILES = ["mails.json", "authenticator.json", "stripe.json", "dev.json", "site.log"];

async function inFolder(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "reset-"));
  for (const name of FILES) writeFileSync(path.join(folder, name), "");
  mkdirSync(path.join(folder, "s3"));
  const reset = (...args) =>
    run(process.execPath, [path.join(ROOT, "dev/reset.mjs"), ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
  try {
    await work(folder, reset);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("reset removes what the launcher and its services make, and the empty folder", async () => {
  await inFolder(async (folder, reset) => {
    const { code, stdout } = await reset("--yes");
    assert.deepEqual([code, existsSync(folder)], [0, false], stdout);
  });
});

test("reset keeps files of others", async () => {
  await inFolder(async (folder, reset) => {
    writeFileSync(path.join(folder, "notes.txt"), "mine");
    const { stdout } = await reset("--yes");
    assert.match(stdout, /Kept other files: notes\.txt/);
    assert.deepEqual(readdirSync(folder), ["notes.txt"]);
  });
});

test("reset removes nothing without a confirmation", async () => {
  await inFolder(async (folder, reset) => {
    const { code } = await reset();
    assert.equal(code, 1);
    assert.equal(existsSync(path.join(folder, "mails.json")), true);
  });
});
