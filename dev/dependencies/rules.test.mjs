import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { projectFiles } from "../check-cache.mjs";
import { ROOT } from "../child.mjs";
import {
  holes,
  isAllowed,
  isGood,
  lockedPackages,
  unlistedFiles,
  unreadLicenses,
} from "./rules.mjs";

const read = (name) => readFileSync(path.join(ROOT, name), "utf8");
const json = (name) => JSON.parse(read(name));
const lock = json("package-lock.json");
const least = json("dev/dependencies/least-versions.json");
const licenses = json("dev/dependencies/licenses.json");
const locked = lockedPackages(lock);

/** The lock with another version or license of a package. */
const withPackage = (name, change) => [
  ...locked.filter((found) => found.name !== name),
  { name, version: "1.0.0", license: "MIT", ...change },
];

test("a release line is good from its own first good version, and others from the newest", () => {
  const cases = [
    ["9.0.1", ["9.0.1"], true],
    ["9.0.0", ["9.0.1"], false],
    ["10.0.0", ["9.0.1"], true],
    ["8.9.9", ["9.0.1"], false],
    ["0.8.15", ["0.8.15", "0.9.11"], true],
    ["0.8.14", ["0.8.15", "0.9.11"], false],
    ["0.9.10", ["0.8.15", "0.9.11"], false],
    ["0.10.0", ["0.8.15", "0.9.11"], true],
    ["0.7.13", ["0.8.15", "0.9.11"], false],
    ["1.20.6", ["1.20.6", "2.3.0"], true],
    ["1.20.10", ["1.20.6", "2.3.0"], true],
    ["2.2.2", ["1.20.6", "2.3.0"], false],
    ["3.0.0", ["1.20.6", "2.3.0"], true],
    ["9.0.1-beta.1", ["9.0.1"], false],
    ["9.0.2-beta.1", ["9.0.1"], true],
  ];
  for (const [version, good, expected] of cases)
    assert.equal(isGood(version, good), expected, `${version} of ${good}`);
});

test("the lock has no hole that is known, and each one known would be found", () => {
  assert.deepEqual(holes(locked, least), []);
  for (const { package: name, advisories } of least) {
    const [fault, ...others] = holes(withPackage(name, { version: "0.0.1" }), least);
    assert.match(fault, new RegExp(`^${name} 0\\.0\\.1: needs .*${advisories[0]}`));
    assert.deepEqual(others, []);
  }
});

test("a hole is found wherever in the tree it is, and behind an alias", () => {
  const packages = {
    "": {},
    "node_modules/qs": { version: "6.17.1" },
    "node_modules/a/node_modules/qs": { version: "6.15.1" },
    "node_modules/other-name": { name: "qs", version: "6.15.2" },
    "node_modules/linked": { name: "qs", version: "6.15.3", link: true },
  };
  const found = holes(lockedPackages({ packages }), least).map((line) => line.split(":")[0]);
  assert.deepEqual(found, ["qs 6.15.1", "qs 6.15.2"]);
});

test("each entry of the list names an advisory, and has its versions in order", () => {
  const names = least.map((entry) => entry.package);
  assert.deepEqual(names, [...new Set(names)].sort());
  for (const { advisories, least: versions } of least) {
    assert.ok(advisories.length > 0);
    for (const id of advisories) assert.match(id, /^(?:GHSA(?:-[\da-z]{4}){3}|CVE-\d{4}-\d{4,})$/);
    for (const [index, version] of versions.entries()) {
      assert.match(version, /^\d+\.\d+\.\d+$/);
      if (index > 0) assert.ok(isGood(version, [versions[index - 1]]));
    }
  }
});

test("licenses are read as expressions", () => {
  const allowed = ["MIT", "ISC"];
  for (const good of ["MIT", "(MIT OR GPL-3.0)", "GPL-3.0 OR MIT", "MIT AND ISC", "(MIT AND ISC)"])
    assert.ok(isAllowed(good, allowed), good);
  for (const bad of ["GPL-3.0", "MIT AND GPL-3.0", "(MIT AND GPL-3.0 OR GPL-2.0)", "mit", ""])
    assert.ok(!isAllowed(bad, allowed), bad);
});

test("every license in the lock was read, and one that was not is found", () => {
  assert.deepEqual(unreadLicenses(locked, licenses), []);
  for (const license of ["GPL-3.0-only", "SEE LICENSE IN LICENSE", "UNLICENSED", undefined]) {
    const changed = [...locked, { name: "new-one", version: "1.2.3", license }];
    assert.deepEqual(unreadLicenses(changed, licenses), [
      `new-one 1.2.3: ${license ?? "no license"}`,
    ]);
  }
});

test("an exception is for the license that was read, and goes with its package", () => {
  const axe = unreadLicenses(withPackage("axe-core", { license: "GPL-3.0-only" }), licenses);
  assert.ok(axe.includes("axe-core 1.0.0: GPL-3.0-only"));
  const gone = locked.filter(({ name }) => name !== "axe-core");
  assert.deepEqual(unreadLicenses(gone, licenses), ["axe-core: an exception that nothing needs"]);
});

test("files of others are listed, and say where they are from", () => {
  const names = projectFiles(ROOT);
  assert.deepEqual(unlistedFiles(names, read, licenses), []);
  const others = {
    "client/fonts/Nice.woff2": "",
    "server/kit/borrowed.ts": "/*! Copyright (c) 2020 Someone. Licensed under the MIT license. */",
  };
  const readWith = (name) => others[name] ?? read(name);
  const found = unlistedFiles([...names, ...Object.keys(others)], readWith, licenses);
  assert.deepEqual(
    found.map((line) => line.split(":")[0]),
    Object.keys(others),
  );
});

test("a listed file that is gone, without its license's text, or silent about its source is found", () => {
  const names = projectFiles(ROOT);
  const rivers = { path: "server/rivers.txt", license: "CC-BY-4.0", from: "https://example.com" };
  const listed = { ...licenses, files: [...licenses.files, rivers] };
  const found = (files, head = "Licensed under CC BY 4.0") =>
    unlistedFiles(files, (name) => (name === rivers.path ? head : read(name)), listed);
  assert.deepEqual(found([...names, rivers.path]), []);
  assert.match(found(names)[0], /^server\/rivers\.txt: is listed, but/);
  const without = names.filter((name) => name !== "dev/compose-spec/LICENSE");
  assert.match(found(without)[0], /^dev\/compose-spec: is listed, but/);
  assert.match(found([...names, rivers.path], "Nile")[0], /has to name its source/);
});
