/**
 * The project's private database: one MariaDB or MySQL server in the data folder. All processes that use this folder share
 * it; the last one to leave stops it. No dependencies: it may run before `npm ci`.
 */
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { holderOf, waitForLock, writeClaim } from "./lock.mjs";
import { findServers, unpackServer } from "./mysql-binary.mjs";
import { removeDockerDatabase, startDockerDatabase } from "./mysql-docker.mjs";
import { greets, initialise, instanceFiles, madeBy, startServer } from "./mysql-instance.mjs";
import { nextFreePort } from "./ports.mjs";
import { endProcess, processArguments, processIdentity } from "./processes.mjs";

const FIRST_PORT = 3307;
/** In milliseconds. Another process may be downloading a server, or starting one from a cold disk. */
const LOCK_PATIENCE_MS = 15 * 60_000;
const START_PATIENCE_MS = 120_000;

const HELP = `No database can be started here. Do one of these:
  - set DATABASE_URL to a MySQL 8+ or MariaDB 10.6+ server
  - Debian, Ubuntu:  sudo apt-get install mariadb-server-core
  - Fedora, RHEL:    sudo dnf install mariadb-server
  - macOS:           brew install mariadb
  - start Docker`;

/**
 * @typedef {object} Database
 * @property {string} url mysql://app:…@127.0.0.1:port/name; this user may create databases
 * @property {number | undefined} pid undefined if the server runs in Docker
 * @property {number} port
 * @property {boolean} started false if it was already running
 * @property {() => Promise<void>} stop leaves the database; the last process to leave stops the server
 */

/**
 * Returns a running database. Starts the private server if it is not running.
 *
 * @param {object} options
 * @param {string} options.dataDir the project's data folder; the server is in its `mysql` folder
 * @param {string} [options.databaseName] created if missing
 * @param {string} [options.binariesDir] where an unpacked server is kept, so that temporary data
 *   folders share one download
 * @param {boolean} [options.throwAway] the server dies with this process, even on kill -9 (Linux)
 * @param {boolean} [options.durable] false: faster, but a power cut may destroy the data
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<Database>}
 * @throws {Error} whose message says what to install, or why the server does not start
 */
export async function ensureDatabase({
  dataDir,
  databaseName = "staffboard",
  binariesDir = path.join(dataDir, "mysql-server"),
  throwAway = false,
  durable = true,
  log = () => {},
}) {
  if (!/^\w{1,60}$/.test(databaseName))
    throw new Error(`Not a valid database name: ${databaseName}`);
  mkdirSync(path.join(dataDir, "mysql"), { recursive: true, mode: 0o700 });
  const home = realpathSync(path.join(dataDir, "mysql"));
  const unlock = await waitForLock(path.join(home, "lock"), LOCK_PATIENCE_MS);
  try {
    const leave = joinUsers(home);
    try {
      const wish = {
        databaseName,
        binariesDir: path.resolve(binariesDir),
        throwAway,
        durable,
        log,
      };
      const database = (await reuse(home, wish)) ?? (await start(home, wish));
      return { ...database, stop: once(() => stop(home, leave, database)) };
    } catch (error) {
      leave();
      throw error;
    }
  } finally {
    unlock();
  }
}

const once = (action) => {
  let result;
  return () => (result ??= action());
};

/** @returns {{password?: string, port?: number, pid?: number, identity?: string}} */
function readState(home) {
  try {
    return JSON.parse(readFileSync(instanceFiles(home).state, "utf8"));
  } catch {
    return {};
  }
}

const writeState = (home, state) =>
  writeFileSync(instanceFiles(home).state, JSON.stringify(state), { mode: 0o600 });

const urlOf = ({ password, port }, databaseName) =>
  `mysql://app:${password}@127.0.0.1:${port}/${databaseName}`;

/** The pid may have been reused by another program: its start time and data folder must match too. */
function runningServer(home) {
  const state = readState(home);
  if (!state.pid || !state.port || !state.password) return undefined;
  if (processIdentity(state.pid) !== state.identity) return undefined;
  const folder = `--datadir=${instanceFiles(home).data}`;
  return processArguments(state.pid).includes(folder) ? state : undefined;
}

async function reuse(home, { databaseName, log }) {
  const state = runningServer(home);
  if (!state) return undefined;
  for (const end = Date.now() + START_PATIENCE_MS; !(await greets(state.port)); await delay(50)) {
    if (!runningServer(home)) return undefined;
    if (Date.now() > end)
      throw new Error(`The database (process ${state.pid}) is running but does not answer.`);
  }
  log(`reusing the running database (process ${state.pid}, port ${state.port})`);
  const url = urlOf(state, databaseName);
  if (databaseName !== state.databaseName) await createDatabase(url, databaseName);
  return { url, pid: state.pid, port: state.port, started: false };
}

/**
 * Makes one more database on a running server. The mysql2 package is installed by the time that it is needed.
 *
 * @param {string} url of a database on the server
 * @param {string} databaseName
 * @returns {Promise<string>} its URL
 */
export async function createDatabase(url, databaseName) {
  const { createConnection } = await import("mysql2/promise");
  const connection = await createConnection(url.replace(/\/\w+$/, "/"));
  await connection.query(
    `CREATE DATABASE IF NOT EXISTS \`${databaseName}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  );
  await connection.end();
  return url.replace(/\/\w+$/, `/${databaseName}`);
}

async function start(home, { databaseName, binariesDir, throwAway, durable, log }) {
  const server = await prepare(home, binariesDir, log);
  const state = readState(home);
  state.password ??= randomBytes(18).toString("base64url");
  if (!server) {
    const docker = await startDockerDatabase({ home, state, databaseName, log });
    if (!docker) throw new Error(HELP);
    writeState(home, state);
    return docker;
  }
  for (let attempt = 1; ; attempt += 1) {
    const port = await nextFreePort(state.port ?? FIRST_PORT);
    try {
      const onSpawn = (pid) => {
        Object.assign(state, { pid, port, databaseName, identity: processIdentity(pid) });
        writeState(home, state);
      };
      const settings = {
        port,
        password: state.password,
        databaseName,
        throwAway,
        durable,
        onSpawn,
      };
      const child = await startServer(server, home, settings);
      log(`${server.flavour} ${server.series} on 127.0.0.1:${port} (process ${child.pid})`);
      return { url: urlOf(state, databaseName), pid: child.pid, port, started: true, child };
    } catch (error) {
      if (!error.portTaken || attempt === 3) throw error;
      state.port = port + 1;
    }
  }
}

/** Finds a server that can open the data, or creates new data with the first server that works. */
async function prepare(home, binariesDir, log) {
  const made = madeBy(home);
  const canOpenData = (server) =>
    !made || (server.flavour === made.flavour && server.series === made.series);
  const tried = new Set();
  for (const mayUnpack of [true, false]) {
    for (const server of (await findServers([binariesDir])).filter(canOpenData)) {
      if (tried.has(server.file)) continue;
      tried.add(server.file);
      try {
        await initialise(server, home);
        return server;
      } catch (error) {
        // The distribution's AppArmor profile may deny this server access to our folder.
        log(error.message);
      }
    }
    if (mayUnpack && (existsSync(binariesDir) || !(await unpackServer(binariesDir, log)))) break;
  }
  if (!made) return undefined;
  throw new Error(
    `${home} was made by ${made.flavour} ${made.series}, which is not on this machine anymore.\n` +
      "Install it again, or run `npm run reset` to begin with an empty database.",
  );
}

const usersFolder = (home) => path.join(home, "users");
let joins = 0;

/** Registers this process as a user of the server. @returns {() => void} removes the registration */
function joinUsers(home) {
  const file = path.join(usersFolder(home), `${process.pid}-${++joins}.json`);
  writeClaim(file);
  return () => rmSync(file, { force: true });
}

/** @returns {boolean} whether a live process uses it; deletes registrations of dead processes */
function isUsed(home) {
  const files = readdirSync(usersFolder(home)).map((name) => path.join(usersFolder(home), name));
  const alive = files.filter((file) => holderOf(file));
  for (const file of files) if (!alive.includes(file)) rmSync(file, { force: true });
  return alive.length > 0;
}

async function stop(home, leave, database) {
  const unlock = await waitForLock(path.join(home, "lock"), LOCK_PATIENCE_MS);
  try {
    leave();
    if (isUsed(home)) return;
    if (database.stopContainer) return await database.stopContainer();
    // Otherwise an idle process would exit before the server has stopped.
    database.child?.ref();
    await stopRunning(home);
  } finally {
    unlock();
  }
}

async function stopRunning(home) {
  const state = runningServer(home);
  if (state?.pid) await endProcess(state.pid, 30_000);
}

/** @param {string} dataDir @returns {boolean} whether a live process uses its server */
export function isDatabaseUsed(dataDir) {
  const home = path.join(dataDir, "mysql");
  return existsSync(usersFolder(home)) && isUsed(home);
}

/**
 * Stops the private server of a data folder and removes its data.
 *
 * @param {string} dataDir
 */
export async function removeDatabase(dataDir) {
  if (!existsSync(path.join(dataDir, "mysql"))) return;
  const home = realpathSync(path.join(dataDir, "mysql"));
  await stopRunning(home);
  const { dockerProject } = readState(home);
  if (dockerProject) await removeDockerDatabase(dockerProject);
  rmSync(home, { recursive: true, force: true });
}
