/**
 * Initialises and starts one private database server: its flags, its accounts, its first answer.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { serverEnvironment } from "./mysql-binary.mjs";
import { hasCommand, run, userName } from "./processes.mjs";

/** MySQL 8's default list; MariaDB's own is laxer. */
const SQL_MODE =
  "ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

/** A cold disk and a busy processor included. */
const READY_WITHIN = 300_000;

/** What mariadb-install-db feeds to the server, without help tables and the sys schema. */
const MARIADB_SYSTEM_TABLES = [
  "mysql_system_tables.sql",
  "mysql_performance_tables.sql",
  "mysql_system_tables_data.sql",
];

/** @param {string} home the instance's folder @returns the files in it */
export const instanceFiles = (home) => ({
  data: path.join(home, "data"),
  temporary: path.join(home, "tmp"),
  log: path.join(home, "server.log"),
  initSql: path.join(home, "init.sql"),
  /** Written last: a data folder without it was never finished and may be thrown away. */
  marker: path.join(home, "initialised"),
  state: path.join(home, "instance.json"),
});

/** Where the server's SQL scripts and messages are. */
const shareFolder = (server) =>
  server.unpacked
    ? path.join(server.unpacked, "usr/share/mysql")
    : [
        "/usr/share/mysql",
        "/usr/share/mariadb",
        path.join(path.dirname(server.file), "../share/mysql"),
      ].find((folder) => existsSync(path.join(folder, MARIADB_SYSTEM_TABLES[0])));

function commonFlags(server, home) {
  const { data, temporary } = instanceFiles(home);
  mkdirSync(temporary, { recursive: true, mode: 0o700 });
  // A folder of its own: in a shared one each start of MariaDB removes the temporary tables of all.
  const flags = ["--no-defaults", `--datadir=${data}`, `--tmpdir=${temporary}`];
  flags.push("--innodb-buffer-pool-size=64M");
  // A project under /root is unreadable to the server's usual user.
  if (process.getuid?.() === 0) flags.push("--user=root");
  if (server.unpacked) {
    flags.push(`--basedir=${path.join(server.unpacked, "usr")}`);
    flags.push(`--lc-messages-dir=${shareFolder(server)}`);
    flags.push(`--plugin-dir=${path.join(server.unpacked, "usr/lib/mysql/plugin")}`);
  }
  if (server.flavour === "mariadb") {
    flags.push("--innodb-log-file-size=24M", "--aria-pagecache-buffer-size=8M");
  } else {
    flags.push("--innodb-redo-log-capacity=32M", "--disable-log-bin", "--mysqlx=OFF");
    // Debian's MySQL aborts otherwise: its built-in folder does not exist.
    flags.push("--secure-file-priv=NULL");
  }
  return flags;
}

/**
 * Makes an empty data folder, unless a finished one is there.
 *
 * @param {import("./mysql-binary.mjs").ServerBinary} server
 * @param {string} home
 * @throws {Error} with the server's last words
 */
export async function initialise(server, home) {
  const files = instanceFiles(home);
  if (existsSync(files.marker)) return;
  rmSync(files.data, { recursive: true, force: true });
  mkdirSync(files.data, { recursive: true, mode: 0o700 });
  const answer = await (server.flavour === "mariadb" ? bootMariadb : bootMysql)(server, home);
  if (!answer.ok) {
    throw new Error(`${server.file} could not make its tables:\n${answer.stderr.slice(-1500)}`);
  }
  const { flavour, series } = server;
  writeFileSync(files.marker, JSON.stringify({ flavour, series }));
}

function bootMariadb(server, home) {
  const share = shareFolder(server);
  if (!share) return { ok: false, stderr: "mysql_system_tables.sql was not found" };
  const scripts = MARIADB_SYSTEM_TABLES.map((name) => readFileSync(path.join(share, name), "utf8"));
  const input = [
    "CREATE DATABASE IF NOT EXISTS mysql;",
    "USE mysql;",
    `SET @auth_root_socket='${userName()}';`,
    ...scripts,
    "FLUSH PRIVILEGES;",
    "",
  ].join("\n");
  const flags = ["--bootstrap", "--log-warnings=0", "--enforce-storage-engine="];
  flags.push("--max_allowed_packet=8M", "--net_buffer_length=16K");
  const args = [...commonFlags(server, home), ...flags];
  return run(server.file, args, { input, env: serverEnvironment(server) });
}

const bootMysql = (server, home) =>
  run(server.file, [...commonFlags(server, home), "--initialize-insecure"], {
    env: serverEnvironment(server),
  });

/** @param {string} home @returns {{flavour: string, series: string} | undefined} who made the data */
export function madeBy(home) {
  try {
    return JSON.parse(readFileSync(instanceFiles(home).marker, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Accounts and the database are made good at every start, so a lost state file does no harm.
 * One statement a line: older servers read the file so.
 */
function writeInitSql(server, home, { password, databaseName }) {
  const lines = [
    `CREATE DATABASE IF NOT EXISTS \`${databaseName}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
  ];
  for (const host of ["localhost", "127.0.0.1"]) {
    lines.push(`CREATE USER IF NOT EXISTS 'app'@'${host}' IDENTIFIED BY '${password}';`);
    lines.push(`ALTER USER 'app'@'${host}' IDENTIFIED BY '${password}';`);
    lines.push(`GRANT ALL ON *.* TO 'app'@'${host}';`);
  }
  if (server.flavour === "mysql") {
    lines.push(`ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}';`);
  }
  writeFileSync(instanceFiles(home).initSql, `${lines.join("\n")}\n`, { mode: 0o600 });
}

/** A socket's path may have 107 bytes; a deep checkout has more. */
function socketFile(home) {
  const near = path.join(home, "server.sock");
  if (Buffer.byteLength(near) <= 100) return near;
  const name = createHash("sha256").update(`${process.getuid?.()} ${home}`).digest("hex");
  return path.join(os.tmpdir(), `staffboard-${name.slice(0, 16)}.sock`);
}

function startFlags(server, home, port) {
  const socket = socketFile(home);
  // Left by a killed MySQL, and believed when another process has got that number since.
  rmSync(`${socket}.lock`, { force: true });
  return [
    ...commonFlags(server, home),
    `--port=${port}`,
    "--bind-address=127.0.0.1",
    `--socket=${socket}`,
    `--pid-file=${path.join(home, "server.pid")}`,
    `--init-file=${instanceFiles(home).initSql}`,
    "--skip-name-resolve",
    "--performance-schema=OFF",
    // Each worker of the tests has some applications, each with a pool of its own.
    "--max-connections=1000",
    "--max-connect-errors=1000000",
    "--table-open-cache=256",
    "--key-buffer-size=1M",
    "--tmp-table-size=16M",
    "--max-allowed-packet=64M",
    "--character-set-server=utf8mb4",
    "--collation-server=utf8mb4_unicode_ci",
    "--default-time-zone=+00:00",
    `--sql-mode=${SQL_MODE}`,
    "--innodb-flush-log-at-trx-commit=1",
  ];
}

/**
 * Starts the server and waits until it speaks.
 *
 * @param {import("./mysql-binary.mjs").ServerBinary} server
 * @param {string} home
 * @param {{port: number, password: string, databaseName: string, throwAway: boolean,
 *   onSpawn: (pid: number) => void}} settings `onSpawn` is called before the server answers
 * @returns {Promise<import("node:child_process").ChildProcess>} unreferenced
 * @throws {Error} with the end of its log; `portTaken` is set when that was the reason
 */
export async function startServer(server, home, settings) {
  const { port, password, databaseName, throwAway, onSpawn } = settings;
  writeInitSql(server, home, { password, databaseName });
  const { log } = instanceFiles(home);
  const pidFile = path.join(home, "server.pid");
  for (const file of [log, pidFile]) rmSync(file, { force: true });
  const output = openSync(log, "a", 0o600);
  // A process group of its own: the terminal's Ctrl-C is for the launcher, which stops it last.
  const [command, ...args] = [...(throwAway ? mortal() : []), server.file];
  const child = spawn(command, [...args, ...startFlags(server, home, port)], {
    stdio: ["ignore", output, output],
    detached: true,
    env: serverEnvironment(server),
  });
  closeSync(output);
  let ended;
  child.once("error", (error) => (ended = error.message));
  child.once("exit", (code, signal) => (ended = `exit ${code ?? signal}`));
  if (child.pid) onSpawn(child.pid);
  // Its own process number says that it is this server that answers, not one that took the port meanwhile.
  const isReady = async () => readPid(pidFile) === child.pid && (await greets(port));
  for (const end = Date.now() + READY_WITHIN; !(await isReady()); await delay(25)) {
    if (!ended && Date.now() < end) continue;
    if (!ended) child.kill("SIGKILL");
    const words = readFileSync(log, "utf8");
    const error = new Error(
      `The database did not start (${ended ?? `${READY_WITHIN / 1000} s`}):\n${words.slice(-1500)}`,
    );
    throw Object.assign(error, { portTaken: /address already in use/i.test(words) });
  }
  child.unref();
  return child;
}

const readPid = (file) => (existsSync(file) ? Number(readFileSync(file, "utf8")) : undefined);

/** Nobody comes back for throw-away data, so on Linux its server ends when we are killed. */
const mortal = () =>
  process.platform === "linux" && hasCommand("setpriv") ? ["setpriv", "--pdeathsig", "TERM"] : [];

/**
 * A listening port is not yet a database: waits for the protocol's greeting.
 *
 * @param {number} port
 * @param {number} [patience] milliseconds
 * @returns {Promise<boolean>}
 */
export function greets(port, patience = 5000) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1" });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(patience, () => end(false));
    socket.on("error", () => end(false));
    socket.on("close", () => end(false));
    // Four bytes of packet header, then the protocol's version, 10 since MySQL 3.21.
    socket.on("data", (data) => end(data[4] === 10));
  });
}
