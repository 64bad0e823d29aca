/**
 * Finds a MySQL or MariaDB server program, or unpacks one from Debian packages.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { hasCommand, run, userName } from "./processes.mjs";

/** /usr/sbin is often not on an ordinary user's PATH, and neither are Homebrew's servers. */
const USUAL_FOLDERS = [
  "/usr/sbin",
  "/usr/local/sbin",
  "/usr/local/bin",
  "/usr/bin",
  "/usr/libexec",
  "/usr/local/mysql/bin",
  "/opt/homebrew/opt/mysql/bin",
  "/opt/homebrew/opt/mariadb/bin",
  "/usr/local/opt/mysql/bin",
  "/usr/local/opt/mariadb/bin",
];

/**
 * @typedef {object} ServerBinary
 * @property {string} file absolute path of mariadbd or mysqld
 * @property {"mariadb" | "mysql"} flavour
 * @property {string} series servers of one series can use each other's data: "10.11" or "8.4"
 * @property {string} [unpacked] the folder of a privately unpacked server
 */

/**
 * @param {string[]} unpackedFolders folders `unpackServer` may have filled
 * @returns {Promise<ServerBinary[]>} every server that runs on this machine, best first
 */
export async function findServers(unpackedFolders) {
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean),
    ...USUAL_FOLDERS,
    ...unpackedFolders.map((folder) => path.join(folder, "usr/sbin")),
  ];
  const found = [];
  for (const folder of new Set(folders)) {
    for (const name of ["mariadbd", "mysqld"]) {
      const server = await describe(path.join(folder, name), unpackedFolders);
      if (server) found.push(server);
      // In a MariaDB folder mysqld is only a link to mariadbd.
      if (server?.flavour === "mariadb") break;
    }
  }
  return found;
}

/** @returns {Promise<ServerBinary | undefined>} */
async function describe(file, unpackedFolders) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return undefined;
  }
  const unpacked = unpackedFolders.find((folder) => file.startsWith(folder + path.sep));
  const env = serverEnvironment({ unpacked });
  const answer = await run(file, ["--no-defaults", "--version"], { env });
  const version = /Ver\s+(\d+)\.(\d+)/.exec(answer.stdout);
  if (!answer.ok || !version) return undefined;
  const flavour = /mariadb/i.test(answer.stdout) ? "mariadb" : "mysql";
  return { file, flavour, series: `${version[1]}.${version[2]}`, unpacked };
}

/**
 * @param {{unpacked?: string}} server
 * @returns {NodeJS.ProcessEnv} with the library paths of the unpacked packages first
 */
export function serverEnvironment({ unpacked }) {
  if (!unpacked) return process.env;
  const libraries = path.join(unpacked, "usr/lib");
  const folders = existsSync(libraries)
    ? readdirSync(libraries).filter((name) => name.includes("linux-gnu"))
    : [];
  const paths = folders.map((name) => path.join(libraries, name));
  return { ...process.env, LD_LIBRARY_PATH: paths.join(":") };
}

/**
 * Downloads MariaDB's server core and its dependencies from the distribution and unpacks them. Installs nothing, needs no
 * root, runs no package script.
 *
 * @param {string} folder appears in one step when everything is unpacked
 * @param {(line: string) => void} log
 * @returns {Promise<boolean>} false if this is not Debian or Ubuntu, or if the download fails
 */
export const unpackServer = (folder, log) =>
  unpackPackage("mariadb-server-core", folder, (line) => log(`no MySQL or MariaDB found: ${line}`));

/** The same for any package. @returns {Promise<boolean>} */
async function unpackPackage(name, folder, log) {
  if (process.platform !== "linux" || !hasCommand("apt-get") || !hasCommand("dpkg-deb"))
    return false;
  const work = `${folder}.${process.pid}`;
  try {
    log(`downloading ${name} into this checkout (3 to 8 MB)`);
    const packages = await download(name, work, log);
    if (!packages) return false;
    for (const file of packages) {
      const answer = await run("dpkg-deb", ["-x", file, path.join(work, "root")]);
      if (!answer.ok) return fail(log, `dpkg-deb -x ${path.basename(file)}`, answer);
    }
    moveIntoPlace(path.join(work, "root"), folder);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** What `npm run backup` and `restore` run, for each kind of server, and the Debian package that has it. */
const CLIENTS = {
  mariadb: { programs: ["mariadb-dump", "mariadb", "mariadb-binlog"], package: "mariadb-client" },
  mysql: { programs: ["mysqldump", "mysql", "mysqlbinlog"], package: "mysql-client" },
};

/**
 * Finds a server's client programs, or unpacks them from Debian packages.
 *
 * @param {ServerBinary} server
 * @param {string} folder where unpacked ones are kept
 * @param {(line: string) => void} log
 * @returns {Promise<NodeJS.ProcessEnv>} variables with which they are found
 * @throws {Error} that names the package to install
 */
export async function clientEnvironment({ flavour }, folder, log) {
  const { programs, package: name } = CLIENTS[flavour];
  const { PATH } = process.env;
  if (programs.every(hasCommand)) return { PATH };
  if (!existsSync(folder) && !(await unpackPackage(name, folder, log)))
    throw new Error(`${programs.join(", ")} are not on the PATH: install the package ${name}.`);
  const { LD_LIBRARY_PATH } = serverEnvironment({ unpacked: folder });
  return { PATH: [path.join(folder, "usr/bin"), PATH].join(path.delimiter), LD_LIBRARY_PATH };
}

/** If two launchers unpack at once, the first folder in place is used by both. */
function moveIntoPlace(from, folder) {
  try {
    renameSync(from, folder);
  } catch (error) {
    if (!existsSync(path.join(folder, "usr"))) throw error;
  }
}

/** Tries the system's package lists first, then downloads its own: the system's may be missing or outdated. */
async function download(name, work, log) {
  const options = ["-o", `APT::Sandbox::User=${userName()}`];
  options.push("-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=2");
  const own = [
    ...["-o", `Dir::State::Lists=${work}/lists`, "-o", `Dir::Cache=${work}/cache`],
    ...options,
  ];
  mkdirSync(path.join(work, "lists/partial"), { recursive: true });
  mkdirSync(path.join(work, "cache/archives/partial"), { recursive: true });

  const quick = await downloadWith(name, options, path.join(work, "debs"));
  if (quick.files) return quick.files;
  log("fetching package lists");
  const update = await run("apt-get", [...own, "update", "-qq"]);
  if (!update.ok) return fail(log, "apt-get update", update) || undefined;
  const slow = await downloadWith(name, own, path.join(work, "debs"));
  return slow.files ?? (fail(log, "apt-get download", slow.answer) || undefined);
}

async function downloadWith(name, options, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Library package names differ between releases; apt knows which ones are missing.
  const wanted = ["install", "--simulate", "-qq", "--no-install-recommends"];
  const list = await run("apt-get", [...options, ...wanted, name]);
  const names = [...list.stdout.matchAll(/^Inst (\S+) /gm)].map((match) => match[1]);
  // Keep the system's C library: with another one, no program would start.
  const packages = names.filter((name) => !/^libc6(-|$)|^libc-bin$/.test(name));
  if (!list.ok || packages.length === 0) return { answer: list };
  const answer = await run("apt-get", [...options, "download", "-qq", ...packages], {
    cwd: folder,
  });
  if (!answer.ok) return { answer };
  return { answer, files: readdirSync(folder).map((name) => path.join(folder, name)) };
}

function fail(log, what, answer) {
  log(`${what} failed: ${answer.stderr.trim().split("\n").slice(-2).join(" | ")}`);
  return false;
}
