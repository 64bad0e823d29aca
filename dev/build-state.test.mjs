import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { packagesAreFresh, sourcesKey } from "./build-state.mjs";

const inProject = (work) => {
  const root = mkdtempSync(path.join(os.tmpdir(), "project-"));
  const put = (name, text) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  try {
    work({ root, put });
  } finally {
    rmSync(root, { recursive: true });
  }
};

const lock = (version) =>
  JSON.stringify({
    packages: {
      "": {},
      "node_modules/a": { version },
      "node_modules/other-platform": { version: "1.0.0", optional: true },
    },
  });

test("any change to a source asks for a build, a new file and a new name too", () => {
  inProject(({ root, put }) => {
    const keys = new Set();
    const changed = () => {
      const size = keys.size;
      keys.add(sourcesKey(root));
      return keys.size > size;
    };
    assert.ok(changed());
    for (const name of ["client/app/x.tsx", "server/a.ts", "dev/b.mjs", "package-lock.json"]) {
      put(name, "1");
      assert.ok(changed(), name);
      put(name, "2");
      assert.ok(changed(), name);
    }
    renameSync(path.join(root, "server/a.ts"), path.join(root, "server/c.ts"));
    assert.ok(changed());
    put("docs/readme.md", "no source");
    put("dist/node/x.js", "no source");
    assert.ok(!changed());
  });
});

test("packages installed by hand count, another lock file does not", () => {
  inProject(({ root, put }) => {
    put("package-lock.json", lock("1.0.0"));
    assert.equal(packagesAreFresh(root), false);
    put("node_modules/.package-lock.json", lock("0.9.0"));
    assert.equal(packagesAreFresh(root), false);
    put("node_modules/.package-lock.json", lock("1.0.0"));
    assert.equal(packagesAreFresh(root), true);
    put("package-lock.json", lock("1.0.1"));
    assert.equal(packagesAreFresh(root), false);
  });
});
