import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { test } from "node:test";
import ts from "typescript";
import { ROOT } from "./child.mjs";

const BUILT = ["dist/node/server", "dist/node/content", "dist/ssr"].map((name) =>
  path.join(ROOT, name),
);
const skip = BUILT.every((folder) => existsSync(folder)) ? false : "not built";

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => path.join(folder, name));
const importsOf = (file) =>
  ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map((i) => i.fileName);
const packageOf = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

test("the built site imports only packages that the image installs", { skip }, () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const imported = BUILT.flatMap(filesIn)
    .flatMap(importsOf)
    .filter((name) => !/^(?:[./#]|node:)/.test(name))
    .map(packageOf)
    .filter((name) => !builtinModules.includes(name));
  const missing = imported.filter((name) => !(name in dependencies));
  assert.deepEqual([...new Set(missing)], []);
});
