/**
 * Part of `npm run check`: no locked package has a version with a hole that dev/dependencies/least-versions.json knows, and every
 * package and file of others has a license that someone read (dev/dependencies/licenses.json). Needs no network.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { projectFiles } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { holes, lockedPackages, unlistedFiles, unreadLicenses } from "./dependencies/rules.mjs";

const read = (name) => readFileSync(path.join(ROOT, name), "utf8");
const json = (name) => JSON.parse(read(name));

const locked = lockedPackages(json("package-lock.json"));
const licenses = json("dev/dependencies/licenses.json");
const faults = [
  ...holes(locked, json("dev/dependencies/least-versions.json")),
  ...unreadLicenses(locked, licenses),
  ...unlistedFiles(projectFiles(ROOT), read, licenses),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
