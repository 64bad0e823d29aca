/**
 * The project's private database: one MariaDB or MySQL server in the data folder, shared by
 * everything that is started there and stopped by the last one that leaves.
 * No dependencies: it may run before `npm ci`.
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
/** Somebody else may be downloading a server, or starting one from a cold disk. */
const OTHERS_WITHIN = 15 * 60_000;
const ANSWERS_WITHIN = 120_000;

const HELP = `No database can be started here. Do one of these:
  - set DATABASE_URL to a MySQL 8+ or MariaDB 10.6+ server
  - Debian, Ubuntu:  sudo apt-get install mariadb-server-core
  - Fedora, RHEL:    sudo dnf install mariadb-server
  - macOS:           brew install mariadb
  - start Docker`;

/**
 * @typedef {object} Database
 * @property {string} url mysql://app:…@127.0.0.1:port/name; this user may create databases
 * @property {number | undefined} pid undefined when Docker holds the server
 * @property {number} port
 * @property {boolean} started false when it ran already
 * @property {() => Promise<void>} stop leaves the database; the last one to leave stops the server
 */

/**
 * Gives a running database, starting the private server when it does not run.
 *
 * @param {object} options
 * @param {string} options.dataDir the project's data folder; the server lives in its `mysql`
 * @param {string} [options.databaseName] made when missing
 * @param {string} [options.binariesDir] where an unpacked server is kept, so that throw-away data
 *   folders need not download it again
 * @param {boolean} [options.throwAway] the server dies with this process, by kill -9 too (Linux)
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<Database>}
 * @throws {Error} that says what to install, or why the server does not start
 */
export async function ensureDatabase({
  dataDir,
  databaseName = "staffboard",
  binariesDir = path.join(dataDir, "mysql-server"),
  throwAway = false,
  log = () => {},
}) {
  if (!/^\w{1,60}$/.test(databaseName)) throw new Error(`No database name: ${databaseName}`);
  mkdirSync(path.join(dataDir, "mysql"), { recursive: true, mode: 0o700 });
  const home = realpathSync(path.join(dataDir, "mysql"));
  const unlock = await waitForLock(path.join(home, "lock"), OTHERS_WITHIN);
  try {
    const leave = joinUsers(home);
    try {
      const wish = { databaseName, binariesDir: path.resolve(binariesDir), throwAway, log };
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

/** The number alone may belong to another program by now: its start and its folder must agree. */
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
  for (const end = Date.now() + ANSWERS_WITHIN; !(await greets(state.port)); await delay(50)) {
    if (!runningServer(home)) return undefined;
    if (Date.now() > end)
      throw new Error(`The database (process ${state.pid}) runs but is silent.`);
  }
  log(`reusing the database that runs (process ${state.pid}, port ${state.port})`);
  const url = urlOf(state, databaseName);
  if (databaseName !== state.databaseName) await createDatabase(url, databaseName);
  return { url, pid: state.pid, port: state.port, started: false };
}

/** Only a server that ran already needs a client for this, and by then packages are installed. */
async function createDatabase(url, databaseName) {
  const { createConnection } = await import("mysql2/promise");
  const connection = await createConnection(url.replace(/\/\w+$/, "/"));
  await connection.query(
    `CREATE DATABASE IF NOT EXISTS \`${databaseName}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  );
  await connection.end();
}

async function start(home, { databaseName, binariesDir, throwAway, log }) {
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
      const settings = { port, password: state.password, databaseName, throwAway, onSpawn };
      const child = await startServer(server, home, settings);
      log(`${server.flavour} ${server.series} on 127.0.0.1:${port} (process ${child.pid})`);
      return { url: urlOf(state, databaseName), pid: child.pid, port, started: true, child };
    } catch (error) {
      if (!error.portTaken || attempt === 3) throw error;
      state.port = port + 1;
    }
  }
}

/** Finds a server that suits the data, or makes new data with the first server that can. */
async function prepare(home, binariesDir, log) {
  const made = madeBy(home);
  const suits = (server) =>
    !made || (server.flavour === made.flavour && server.series === made.series);
  const tried = new Set();
  for (const mayUnpack of [true, false]) {
    for (const server of (await findServers([binariesDir])).filter(suits)) {
      if (tried.has(server.file)) continue;
      tried.add(server.file);
      try {
        await initialise(server, home);
        return server;
      } catch (error) {
        // A distribution's profile (AppArmor) may forbid its server our folder.
        log(error.message);
      }
    }
    if (mayUnpack && (existsSync(binariesDir) || !(await unpackServer(binariesDir, log)))) break;
  }
  if (!made) return undefined;
  throw new Error(
    `${home} was made by ${made.flavour} ${made.series}, which is not on this machine any more.\n` +
      "Install it again, or run `npm run reset` to begin with an empty database.",
  );
}

const usersFolder = (home) => path.join(home, "users");
let joins = 0;

/** Says that this process uses the server. @returns {() => void} takes it back */
function joinUsers(home) {
  const file = path.join(usersFolder(home), `${process.pid}-${++joins}.json`);
  writeClaim(file);
  return () => rmSync(file, { force: true });
}

/** @returns {boolean} whether somebody who lives still uses it; claims of the dead are cleared */
function isUsed(home) {
  const files = readdirSync(usersFolder(home)).map((name) => path.join(usersFolder(home), name));
  const alive = files.filter((file) => holderOf(file));
  for (const file of files) if (!alive.includes(file)) rmSync(file, { force: true });
  return alive.length > 0;
}

async function stop(home, leave, database) {
  const unlock = await waitForLock(path.join(home, "lock"), OTHERS_WITHIN);
  try {
    leave();
    if (isUsed(home)) return;
    if (database.stopContainer) return await database.stopContainer();
    // Without this an otherwise idle process ends before the server has.
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

/** @param {string} dataDir @returns {boolean} whether a process that lives uses its server */
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
