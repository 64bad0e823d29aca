/**
 * Keeps installed packages and builds up to date: each is redone only if its inputs have changed.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentKey, hash } from "./content-key.mjs";
import { run } from "./processes.mjs";

const SHARED = ["content", "dev/build", "package.json", "package-lock.json", "tsconfig.base.json"];

/**
 * The two builds: the script that makes each one, the files it reads (missing ones are skipped), and an output file whose
 * presence shows that the build finished.
 */
const PARTS = {
  server: {
    script: "build:node",
    sources: [...SHARED, "server", "dev", "bench", "tsconfig.server.json", "tsconfig.build.json"],
    built: "dist/node/dev/services/main.js",
  },
  client: {
    script: "build:client",
    sources: [
      ...SHARED,
      "client",
      "tsconfig.client.json",
      "vite.config.ts",
      "vite.explorer.config.ts",
    ],
    built: "dist/ssr/entry-server.js",
  },
};
/** @typedef {keyof typeof PARTS} Part */

/**
 * @param {string} root
 * @returns {boolean} whether node_modules matches package-lock.json, for this Node version
 */
export function packagesAreFresh(root) {
  const stamp = path.join(root, "node_modules/.staffboard-install");
  if (readText(stamp) === packagesKey(root)) return true;
  if (existsSync(stamp) || !matchesLock(root)) return false;
  // The user ran `npm ci` by hand.
  writeFileSync(stamp, packagesKey(root));
  return true;
}

/** Native packages are built for one platform and one Node version. */
const packagesKey = (root) =>
  hash([
    readText(path.join(root, "package-lock.json")),
    process.platform,
    process.arch,
    process.version.split(".")[0],
  ]);

/** Compares with npm's own record of what it installed, which lacks the optional packages of other platforms. */
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
  // npm would empty the link's target, which belongs to another checkout.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error("node_modules is a link to another folder: remove the link, then start again.");
  const answer = await npm(root, ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (!answer.ok) throw new Error(`npm ci failed:\n${tail(answer)}`);
  writeFileSync(path.join(root, "node_modules/.staffboard-install"), packagesKey(root));
}

/** The file that stores the key of the sources a part was built from. @param {string} root @param {Part} part */
export const stampOf = (root, part) => path.join(root, `dist/.staffboard-${part}`);

/** @param {string} root @param {Part} part @returns {boolean} */
export const buildIsFresh = (root, part) =>
  existsSync(path.join(root, PARTS[part].built)) &&
  readText(stampOf(root, part)) === sourcesKey(root, part);

/** @param {string} root @param {Part} part @throws {Error} with the end of the compiler's output */
export async function build(root, part) {
  // Computed before the build, so that an edit during it leads to another build.
  const key = sourcesKey(root, part);
  const { script } = PARTS[part];
  rmSync(stampOf(root, part), { force: true });
  const answer = await npm(root, ["run", script]);
  if (!answer.ok) throw new Error(`npm run ${script} failed:\n${tail(answer)}`);
  mkdirSync(path.join(root, "dist"), { recursive: true });
  writeFileSync(stampOf(root, part), key);
}

/**
 * @param {string} root
 * @param {Part} part
 * @returns {string} a key that changes when the name or content of any source changes
 */
export const sourcesKey = (root, part) =>
  contentKey(root, PARTS[part].sources, [process.env.SITE_LANGUAGE]);

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Uses the npm that started this process, if any: the one on PATH may be another version. */
function npm(root, args) {
  const own = process.env.npm_execpath;
  const isNpm = own !== undefined && /npm-cli\.[cm]?js$/.test(own);
  const [command, first] = isNpm ? [process.execPath, [own]] : ["npm", []];
  return run(command, [...first, ...args], { cwd: root, env: process.env });
}

const tail = ({ stdout, stderr }) =>
  `${stdout}\n${stderr}`.trim().split("\n").slice(-40).join("\n");
