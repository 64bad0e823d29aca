import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { holderOf, tryLock, waitForLock } from "./lock.mjs";

const inFolder = async (work) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lock-"));
  try {
    await work(path.join(folder, "lock"));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test("only one process gets the lock; others can read its data", () =>
  inFolder((file) => {
    const release = tryLock(file, { url: "http://here" });
    assert.equal(tryLock(file), undefined);
    assert.equal(holderOf(file)?.url, "http://here");
    release();
    assert.equal(holderOf(file), undefined);
    tryLock(file)();
    assert.deepEqual(readdirSync(path.dirname(file)), []);
  }));

test("a lock is free if its holder died, its pid was reused, or its file is truncated", () =>
  inFolder((file) => {
    const dead = { pid: 2 ** 22 + 1, identity: "1" };
    const again = { pid: process.pid, identity: "not when this one began" };
    for (const content of [JSON.stringify(dead), JSON.stringify(again), "", '{"pid":']) {
      writeFileSync(file, content);
      const release = tryLock(file);
      assert.ok(release, content);
      release();
    }
  }));

test("waiting ends when the lock is released, or fails with the holder's pid", () =>
  inFolder(async (file) => {
    const release = tryLock(file);
    await assert.rejects(waitForLock(file, 60), new RegExp(`process ${process.pid}`));
    setTimeout(release, 80);
    (await waitForLock(file, 60_000))();
  }));
