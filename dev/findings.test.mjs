import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROOT } from "./child.mjs";

const FOLDER = path.join(ROOT, "findings");
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith(".sh"));
const table = readFileSync(path.join(FOLDER, "README.md"), "utf8");
const EXACT = /^(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/;

for (const name of scripts)
  test(`findings/${name} has the form that findings/README.md describes`, () => {
    const file = path.join(FOLDER, name);
    const text = readFileSync(file, "utf8");
    assert.ok(statSync(file).mode & 0o100, "executable");
    const head = text.split("\n").slice(0, 12).join("\n");
    for (const label of ["What", "Versions", "Why it matters", "Expected"])
      assert.match(head, new RegExp(`^# ${label}: \\S`, "m"));
    assert.match(text, /mktemp -d[^]*trap 'rm -rf/);
    const [, packages = ""] =
      /npm install --no-audit --no-fund --ignore-scripts --silent \\\n(.*)/.exec(text) ?? [];
    for (const one of packages.trim().split(" ")) assert.match(one, EXACT);
    assert.match(text, /diff -u - seen\.txt/);
    assert.ok(table.includes(`(${name})`), "listed in findings/README.md");
  });

test("the table of findings lists nothing else", () => {
  const listed = [...table.matchAll(/\(([\w-]+\.sh)\)/g)].map(([, name]) => name);
  assert.deepEqual(listed, scripts.sort());
});
