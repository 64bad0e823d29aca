/**
 * Keeps packages and build up to date: each is redone only when what it is made from has changed.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { run } from "./processes.mjs";

/** Everything a build reads. Missing ones are skipped. */
const SOURCES = [
  "client",
  "server",
  "dev",
  "e2e",
  "bench",
  "package.json",
  "package-lock.json",
  "codegen.ts",
  "jest.config.ts",
  "schema.graphql",
  "tsconfig.base.json",
  "tsconfig.build.json",
  "tsconfig.client.json",
  "tsconfig.server.json",
  "vite.config.ts",
];
const IGNORED = new Set(["node_modules", "dist", "output", ".data"]);
const BUILT = ["dist/node/server/main.js", "dist/node/dev/services/main.js"];

/**
 * @param {string} root
 * @returns {boolean} whether node_modules holds what package-lock.json says, for this Node
 */
export function packagesAreFresh(root) {
  const stamp = path.join(root, "node_modules/.staffboard-install");
  if (readText(stamp) === packagesKey(root)) return true;
  if (existsSync(stamp) || !matchesLock(root)) return false;
  // Somebody ran `npm ci` by hand.
  writeFileSync(stamp, packagesKey(root));
  return true;
}

/** Native packages are for one platform and one Node. */
const packagesKey = (root) =>
  hash([
    readText(path.join(root, "package-lock.json")),
    process.platform,
    process.arch,
    process.version.split(".")[0],
  ]);

/** npm notes what it installed; optional packages of other platforms are not in it. */
function matchesLock(root) {
  const wanted = readPackages(path.join(root, "package-lock.json"));
  const installed = readPackages(path.join(root, "node_modules/.package-lock.json"));
  return Object.entries(wanted).every(
    ([name, { version, optional, devOptional, link }]) =>
      !name || optional || devOptional || link || installed[name]?.version === version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/** @param {string} root @throws {Error} with the end of npm's output */
export async function installPackages(root) {
  const folder = path.join(root, "node_modules");
  // npm would empty the folder behind the link, which belongs to another checkout.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error("node_modules is a link to another folder: remove the link, then start again.");
  const answer = await npm(root, ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (!answer.ok) throw new Error(`npm ci failed:\n${tail(answer)}`);
  writeFileSync(path.join(root, "node_modules/.staffboard-install"), packagesKey(root));
}

/** @param {string} root @returns {boolean} */
export const buildIsFresh = (root) =>
  BUILT.every((file) => existsSync(path.join(root, file))) &&
  readText(path.join(root, "dist/.staffboard-build")) === sourcesKey(root);

/** @param {string} root @throws {Error} with the end of the compiler's output */
export async function build(root) {
  // Taken before: an edit during the build must lead to another one.
  const key = sourcesKey(root);
  const stamp = path.join(root, "dist/.staffboard-build");
  rmSync(stamp, { force: true });
  const answer = await npm(root, ["run", "build"]);
  if (!answer.ok) throw new Error(`npm run build failed:\n${tail(answer)}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
}

/**
 * @param {string} root
 * @returns {string} differs when any source's name or content does
 */
export function sourcesKey(root) {
  const parts = [process.version];
  for (const source of SOURCES) collect(root, source, parts);
  return hash(parts);
}

function collect(root, name, parts) {
  const file = path.join(root, name);
  let entries;
  try {
    entries = readdirSync(file, { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOTDIR") parts.push(name, readFileSync(file));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!IGNORED.has(entry.name)) collect(root, path.join(name, entry.name), parts);
  }
}

function hash(parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part ?? "").update("\0");
  return sum.digest("hex");
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** The npm that runs us, when one does: PATH may have another. */
function npm(root, args) {
  const own = process.env.npm_execpath;
  const isNpm = own !== undefined && /npm-cli\.[cm]?js$/.test(own);
  const [command, first] = isNpm ? [process.execPath, [own]] : ["npm", []];
  return run(command, [...first, ...args], { cwd: root, env: process.env });
}

const tail = ({ stdout, stderr }) =>
  `${stdout}\n${stderr}`.trim().split("\n").slice(-40).join("\n");
