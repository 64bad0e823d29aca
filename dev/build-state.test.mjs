import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { build, buildIsFresh, packagesAreFresh, sourcesKey } from "./build-state.mjs";

const inProject = async (work) => {
  const root = mkdtempSync(path.join(os.tmpdir(), "project-"));
  const put = (name, text) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  try {
    await work({ root, put });
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

test("a changed, new or renamed source makes the build stale", async () => {
  await inProject(({ root, put }) => {
    const keys = { server: "", client: "" };
    /** @returns the parts whose sources changed since the last call */
    const changed = () => {
      const parts = Object.keys(keys).filter((part) => keys[part] !== sourcesKey(root, part));
      for (const part of parts) keys[part] = sourcesKey(root, part);
      return parts;
    };
    assert.deepEqual(changed(), ["server", "client"]);
    const readBy = {
      "client/app/x.tsx": ["client"],
      "server/a.ts": ["server"],
      "content/en/a.ts": ["server", "client"],
      "dev/services/b.ts": ["server"],
      "dev/build/b.ts": ["server", "client"],
      "package-lock.json": ["server", "client"],
      "vite.config.ts": ["client"],
      "vite.explorer.config.ts": ["client"],
      "tsconfig.build.json": ["server"],
    };
    for (const [name, parts] of Object.entries(readBy)) {
      put(name, "1");
      assert.deepEqual(changed(), parts, name);
      put(name, "2");
      assert.deepEqual(changed(), parts, name);
    }
    renameSync(path.join(root, "server/a.ts"), path.join(root, "server/c.ts"));
    assert.deepEqual(changed(), ["server"]);
    put("docs/readme.md", "no source");
    put("dist/node/x.js", "no source");
    assert.deepEqual(changed(), []);
  });
});

test("changing the site's language makes the build stale", async (t) => {
  await inProject(({ root }) => {
    const before = process.env.SITE_LANGUAGE;
    t.after(() => {
      if (before === undefined) delete process.env.SITE_LANGUAGE;
      else process.env.SITE_LANGUAGE = before;
    });
    const key = sourcesKey(root, "client");
    process.env.SITE_LANGUAGE = "pseudo";
    assert.notEqual(sourcesKey(root, "client"), key);
  });
});

test("a part is fresh only if its output and stamp exist and its sources are unchanged", async () => {
  await inProject(async ({ root, put }) => {
    put("package.json", JSON.stringify({ scripts: { "build:node": "exit 0" } }));
    put("server/a.ts", "1");
    assert.equal(buildIsFresh(root, "server"), false);
    await build(root, "server");
    assert.equal(buildIsFresh(root, "server"), false, "nothing was built");
    put("dist/node/dev/services/main.js", "");
    assert.equal(buildIsFresh(root, "server"), true);
    assert.equal(buildIsFresh(root, "client"), false);
    put("server/a.ts", "2");
    assert.equal(buildIsFresh(root, "server"), false);
  });
});

test("packages installed by hand are fresh; a changed lock file makes them stale", async () => {
  await inProject(({ root, put }) => {
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
