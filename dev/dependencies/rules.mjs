/**
 * Rules for what the project takes from others: no version with a known hole, no license that was not read. Pure functions; all they
 * need is in package-lock.json and the lists beside this file.
 */

/**
 * @typedef {object} Locked a package in the lock
 * @property {string} name
 * @property {string} version
 * @property {string} [license]
 */

/** @param {{packages: Record<string, {name?: string, version?: string, license?: string, link?: boolean}>}} lock @returns {Locked[]} */
export const lockedPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([place, { link }]) => place !== "" && !link)
    .map(([place, { name, version = "", license }]) => ({
      // An alias (`npm:other@1`) has its real name inside.
      name: name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license,
    }));

/**
 * @typedef {object} LeastVersion
 * @property {string} package
 * @property {string[]} least the first good version of each release line, oldest first
 * @property {string[]} advisories
 * @property {string} what
 */

/** @param {Locked[]} locked @param {LeastVersion[]} list @returns {string[]} a line for each version with a known hole */
export const holes = (locked, list) =>
  list.flatMap(({ package: name, least, advisories, what }) =>
    locked
      .filter((found) => found.name === name && !isGood(found.version, least))
      .map(
        ({ version }) =>
          `${name} ${version}: needs ${least.join(" or ")} or later (${advisories.join(", ")}: ${what})`,
      ),
  );

/** @param {string} version @param {string[]} least @returns {boolean} whether it is in no release line before its first good version */
export function isGood(version, least) {
  const ofLine = least.find((good) => lineOf(good) === lineOf(version));
  return isAtLeast(version, ofLine ?? least.at(-1) ?? "0.0.0");
}

/** Fixes go to the newest version of each: 2.x, or 0.9.x, where the second number is the one that breaks. */
const lineOf = (version) => /^0\.\d+|^\d+/.exec(version)?.[0];

function isAtLeast(version, good) {
  const [mine, theirs] = [version, good].map((text) => text.split("-")[0].split(".").map(Number));
  const at = mine.findIndex((number, index) => number !== theirs[index]);
  // A prerelease comes before the version that it is named after.
  if (at === -1) return !version.includes("-");
  return mine[at] > theirs[at];
}

/**
 * @typedef {object} LicenseRules
 * @property {string[]} allowed
 * @property {{name: string, says?: string, license: string, why: string}[]} packages exceptions; a name may end in `*`, and `says` is what
 *   the lock has in place of the license: by default nothing, if it isn't the license itself
 * @property {{path: string, license: string, from: string, text?: string}[]} files of others in this repository
 */

/** @param {Locked[]} locked @param {LicenseRules} rules @returns {string[]} a line for each license that no one read, and each idle exception */
export function unreadLicenses(locked, { allowed, packages }) {
  const used = new Set();
  const faults = locked.flatMap(({ name, version, license }) => {
    const exceptions = packages.filter((exception) => isNamed(name, exception.name));
    if (license && isAllowed(license, allowed)) return [];
    // An exception is for one license: if the package changes its license, someone has to look again.
    const fitting = exceptions.find(
      (exception) =>
        exception.says === license ||
        (license !== undefined && isAllowed(license, [...allowed, exception.license])),
    );
    if (!fitting) return [`${name} ${version}: ${license ?? "no license"}`];
    used.add(fitting);
    return [];
  });
  const idle = packages.filter((exception) => !used.has(exception));
  return [...faults, ...idle.map(({ name }) => `${name}: an exception that nothing needs`)];
}

const isNamed = (name, pattern) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * @param {string} expression an SPDX expression, such as "(MIT OR Apache-2.0)"
 * @param {string[]} allowed
 * @returns {boolean} whether it can be followed with these licenses only. Not for nested parentheses, which no package has
 */
export const isAllowed = (expression, allowed) =>
  expression
    .replace(/^\(|\)$/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((license) => allowed.includes(license)));

/** Formats that people seldom make themselves. */
const FOREIGN_FILE = /\.(?:woff2?|ttf|otf|eot|wasm|min\.js)$/;
const FOREIGN_TEXT =
  /\blicensed under\b|\bSPDX-License-Identifier\b|\bCopyright \(c\)|\bApache License\b/i;
/** Where a file says whose it is. */
const HEAD = 1_500;

/**
 * @param {string[]} names files of the project
 * @param {(name: string) => string} read
 * @param {LicenseRules} rules
 * @returns {string[]} a line for each file of others that is not in the list, and each entry without its file
 */
export function unlistedFiles(names, read, { files, allowed }) {
  const isListed = (name) => files.some(({ path }) => name === path || name.startsWith(`${path}/`));
  const unlisted = names
    .filter((name) => !isListed(name) && !isAboutLicenses(name))
    .filter((name) => FOREIGN_FILE.test(name) || FOREIGN_TEXT.test(read(name).slice(0, HEAD)))
    .map(
      (name) => `${name}: looks like a work of others, which dev/dependencies/licenses.json lacks`,
    );
  const missing = files
    .filter(({ path, text }) => ![path, text ?? path].every((at) => isThere(names, at)))
    .map(({ path }) => `${path}: is listed, but it or its license is not there`);
  // Attribution is what CC BY asks for: the file says where its data are from.
  const unnamed = files
    .filter(({ path, license }) => !allowed.includes(license) && names.includes(path))
    .filter(({ path }) => !FOREIGN_TEXT.test(read(path).slice(0, HEAD)))
    .map(({ path, license }) => `${path}: has to name its source and its license, ${license}`);
  return [...unlisted, ...missing, ...unnamed];
}

const isThere = (names, at) => names.some((name) => name === at || name.startsWith(`${at}/`));

/** These speak of licenses, and are our own. */
const isAboutLicenses = (name) =>
  name.startsWith("dev/dependencies/") || name === "dev/places/place-files.ts";
